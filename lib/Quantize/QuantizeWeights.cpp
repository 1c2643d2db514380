//===- QuantizeWeights.cpp - Quantizes constants alone --------------------===//
//
// Modes dynamic-range, float16 and weights: activations stay float32. A
// quantized constant gets to its op in one of three forms:
//
//   hybrid      the kernel takes float32 activations and integer weights:
//
//                 fully_connected(x, qconst)
//
//   moved       the kernel only moves elements of the constant (gather), so it
//               moves integers, and the result is dequantized:
//
//                 dequantize(gather(qconst, indices))
//
//   dequantized the kernel is that for float32; the runtime dequantizes the
//               constant once:
//
//                 conv_2d(x, dequantize(qconst))
//
// Mode dynamic-range chooses what TFLiteConverter chooses: the hybrid kernels,
// for constants with at least 1024 elements.
//
//===----------------------------------------------------------------------===//

#include "OpConfigs.h"
#include "OperandRoles.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Quantize/Weights.h"
#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

#define GEN_PASS_DEF_QUANTIZEWEIGHTSPASS
#include "tfuse/Quantize/Passes.h.inc"

using tfl::OpFactsInterface;

/// The default of Options::minElements. TFLiteConverter quantizes weights from
/// 1024 elements on. The DEQUANTIZE of a float16 constant takes about 250 bytes
/// in the file: with 128 elements, the constant saves as many.
static int64_t defaultMinElements(Mode mode) {
  return mode == Mode::Float16 ? 128 : 1024;
}

/// The float16 default for vectors, such as biases. Each element of a bias has
/// as large a part in the result as the many weights of its channel, so that
/// rounding biases costs as much accuracy as rounding weights, and saves
/// little.
static constexpr int64_t kMinHalfVectorElements = 257;

static bool isVector(ShapedType type) {
  return count_if(type.getShape(), [](int64_t size) { return size != 1; }) <= 1;
}

static constexpr StringLiteral kAsymmetricInputs = "asymmetric_quantize_inputs";
static constexpr StringLiteral kResizedStates =
    "the function has recurrent state of unknown batch size, and LiteRT loses "
    "dequantized constants when that size changes; fix the batch with "
    "--input-shapes";

namespace {
enum class Form { Hybrid, Moved, Dequantized };

class WeightsQuantizer {
public:
  WeightsQuantizer(ModuleOp module, const Options &options, Report *report)
      : module(module), options(options), report(report),
        configs(commonConfig(), options.keepFloat),
        builder(module.getContext()) {}

  LogicalResult run();

private:
  OpConfig commonConfig() const;
  int64_t minElements() const {
    return options.minElements ? options.minElements
                               : defaultMinElements(options.mode);
  }
  int64_t minHalfElements(ShapedType constant, const OpConfig &config) const;
  void convertToHalf(Operation *constant);
  LogicalResult quantizeOp(OpFactsInterface op);
  std::string whyFloat(OpFactsInterface op, ArrayRef<OpOperand *> weights,
                       const OpConfig &config);
  static Form chooseForm(OpFactsInterface op, const OpConfig &config);
  FailureOr<quant::QuantizedType> typeFor(OpFactsInterface op,
                                          OpOperand &weights, Form form,
                                          const OpConfig &config);
  bool kernelTakes(OpFactsInterface op, OpOperand &weights,
                   quant::QuantizedType type) const;
  void dequantizeResult(Operation *op, Type elementType);

  static bool isSmall(ArrayRef<OpOperand *> weights, int64_t minElements);
  void note(Operation *op, const Twine &reason);
  Value stored(Value constant, quant::QuantizedType type);
  Value dequantized(Value stored);

  ModuleOp module;
  const Options &options;
  Report *report;
  OpConfigs configs;
  OpBuilder builder;
  /// Functions whose DEQUANTIZE results do not survive a new batch size.
  SmallPtrSet<Operation *, 2> resizedStates;
  /// Each constant is stored once for each type, and dequantized once.
  SmallDenseMap<std::pair<Value, Type>, Value> storedConstants;
  SmallDenseMap<Value, Value> dequantizedConstants;
  unsigned numSmall = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

OpConfig WeightsQuantizer::commonConfig() const {
  OpConfig config;
  config.mode = options.mode;
  config.weightBits = options.weightBits;
  config.minElements = minElements();
  return config;
}

void WeightsQuantizer::note(Operation *op, const Twine &reason) {
  if (!report)
    return;
  auto facts = dyn_cast<OpFactsInterface>(op);
  StringRef name = facts ? StringRef(facts.getFacts().builtinName)
                         : op->getName().getStringRef();
  report->recordNote(
      (name + " keeps float32 constants at '" + nodeName(op) + "': " + reason)
          .str());
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static bool takesBits(OpOperand &use, unsigned bits) {
  auto op = cast<OpFactsInterface>(use.getOwner());
  const tfl::ValueFacts *facts =
      operandFacts(op, op.getFacts(), use.getOperandNumber());
  tfl::ElementKind kind =
      bits == 4 ? tfl::ElementKind::QI4 : tfl::ElementKind::QI8;
  return facts && (facts->kinds == 0 || (facts->kinds & tfl::kindBit(kind)));
}

static bool hasFloatActivations(OpFactsInterface op) {
  return any_of(op->getOpOperands(), [&](OpOperand &use) {
    return roleOf(op.getFacts().quant, use) == OperandRole::Activation;
  });
}

/// The reason the weights stay float32, or an empty string.
std::string WeightsQuantizer::whyFloat(OpFactsInterface op,
                                       ArrayRef<OpOperand *> weights,
                                       const OpConfig &config) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  if (config.mode == Mode::None)
    return "its name matches a pattern of layers to keep";
  if (config.mode == Mode::DynamicRange &&
      (!facts.dynamicRange ||
       !all_of(weights, [](OpOperand *use) { return takesBits(*use, 8); })))
    return "its kernel takes no int8 weights with float32 inputs";
  // Kernels with several weights take integers for all or for none.
  for (int index : facts.weights)
    if (index < static_cast<int>(op->getNumOperands()) &&
        isFloat(op->getOperand(index).getType()) &&
        !isConstant(op->getOperand(index)))
      return ("operand " + Twine(index) + " is computed by the model").str();
  for (OpOperand *use : weights)
    if (!viewableConstant(use->get()))
      return "the data of the weights is missing";
  return "";
}

/// Vectors, such as peephole weights, follow the matrices of their op.
bool WeightsQuantizer::isSmall(ArrayRef<OpOperand *> weights,
                               int64_t minElements) {
  bool hasMatrix = false;
  for (OpOperand *use : weights) {
    auto type = cast<ShapedType>(use->get().getType());
    if (type.getRank() <= 1)
      continue;
    if (type.getNumElements() < minElements)
      return true;
    hasMatrix = true;
  }
  return !hasMatrix;
}

LogicalResult WeightsQuantizer::quantizeOp(OpFactsInterface op) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  OpConfig config = configs.of(op);
  if (OpConfigs::isFromRecipe(op) && config.mode != Mode::DynamicRange &&
      config.mode != Mode::Weights)
    return success();
  SmallVector<OpOperand *> weights;
  for (OpOperand &use : op->getOpOperands())
    if (roleOf(facts, use) == OperandRole::Weights)
      weights.push_back(&use);
  if (weights.empty())
    return success();
  if (isSmall(weights, config.minElements)) {
    numSmall += weights.size();
    return success();
  }
  if (std::string why = whyFloat(op, weights, config); !why.empty()) {
    note(op, why);
    return success();
  }
  Form form = chooseForm(op, config);
  if (form == Form::Dequantized &&
      resizedStates.contains(op->getParentOfType<func::FuncOp>())) {
    note(op, kResizedStates);
    return success();
  }
  SmallVector<quant::QuantizedType> types;
  for (OpOperand *use : weights) {
    FailureOr<quant::QuantizedType> type = typeFor(op, *use, form, config);
    if (failed(type))
      return failure();
    if (!*type) {
      note(op, form == Form::Dequantized
                   ? "one scale does not fit small and large weights"
                   : "its kernel does not take these integers, or one scale "
                     "does not fit small and large weights");
      return success();
    }
    types.push_back(*type);
  }
  for (auto [use, type] : zip_equal(weights, types)) {
    Value quantized = stored(use->get(), type);
    use->set(form == Form::Dequantized ? dequantized(quantized) : quantized);
  }
  if (form == Form::Moved)
    dequantizeResult(op, types.front());
  if (form == Form::Hybrid &&
      tfl::findAttribute(op.getFacts(), kAsymmetricInputs))
    op->setAttr(kAsymmetricInputs, builder.getBoolAttr(true));
  return success();
}

Form WeightsQuantizer::chooseForm(OpFactsInterface op, const OpConfig &config) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  if (facts.sameScales)
    return Form::Moved;
  bool isHybrid =
      facts.dynamicRange && config.symmetricWeights &&
      (config.mode == Mode::DynamicRange || !hasFloatActivations(op));
  return isHybrid ? Form::Hybrid : Form::Dequantized;
}

/// Whether the runtime has a kernel for the op with weights of this type, as
/// far as it has one for float32.
bool WeightsQuantizer::kernelTakes(OpFactsInterface op, OpOperand &weights,
                                   quant::QuantizedType type) const {
  const tfl::OpFacts &facts = op.getFacts();
  Value constant = weights.get();
  Type floatType = constant.getType();
  auto hold = [&] {
    return all_of(facts.runtimeChecks, [&](const tfl::RuntimeCheck &check) {
      return check.holds(op);
    });
  };
  if (!takesBits(weights, type.getStorageTypeIntegralWidth()))
    return false;
  if (!hold())
    return true;
  constant.setType(cast<ShapedType>(floatType).clone(type));
  bool takes = hold();
  constant.setType(floatType);
  return takes;
}

/// The axis with a scale for each index. DEQUANTIZE takes any axis, also where
/// the op's own kernel takes one scale: that of the output channels then.
static std::optional<unsigned> channelAxis(OpFactsInterface op, OpOperand &use,
                                           Form form) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  if (facts.channelAxis >= 0)
    return facts.channelAxis;
  int64_t rank = cast<ShapedType>(use.get().getType()).getRank();
  if (form != Form::Dequantized || rank < 2)
    return std::nullopt;
  if (auto matmul = dyn_cast<tfl::BatchMatMulOp>(*op))
    return rank - (matmul.getAdjY() ? 2 : 1);
  return 0;
}

/// The type of stored weights; null if no type fits.
FailureOr<quant::QuantizedType>
WeightsQuantizer::typeFor(OpFactsInterface op, OpOperand &use, Form form,
                          const OpConfig &config) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  ElementsAttr constant = viewableConstant(use.get());
  std::optional<unsigned> axis;
  if (config.perChannel)
    axis = channelAxis(op, use, form);
  // Depthwise filters are few bytes, and each element counts for much.
  unsigned fewest =
      isa<tfl::DepthwiseConv2DOp>(*op) && !OpConfigs::isFromRecipe(op)
          ? 8
          : config.weightBits;
  auto fail = [&](Error error) -> LogicalResult {
    InFlightDiagnostic diagnostic = emitUserError(op, Code::UnsupportedType);
    diagnostic << "cannot quantize weights: " << toString(std::move(error));
    return LogicalResult(
        attachHint(diagnostic, "keep the layer float32 with --keep-float"));
  };
  for (unsigned bits = fewest; bits <= 8; bits += 4) {
    if (!config.symmetricWeights) {
      Expected<quant::QuantizedType> type =
          asymmetricType(constant, bits, axis);
      if (!type)
        return fail(type.takeError());
      if (form == Form::Dequantized || kernelTakes(op, use, *type))
        return *type;
      continue;
    }
    Expected<WeightScales> found = weightScales(constant, bits, axis);
    if (!found)
      return fail(found.takeError());
    quant::QuantizedType type =
        symmetricType(op->getContext(), bits,
                      /*narrow=*/true, found->scales, axis);
    if (form != Form::Dequantized && !kernelTakes(op, use, type))
      continue;
    if (facts.channelAxis < 0 && (!axis || *axis == 0) &&
        losesWeights(constant, found->scales))
      continue;
    return type;
  }
  return quant::QuantizedType();
}

/// The constant in another type, next to the float32 constant.
Value WeightsQuantizer::stored(Value constant, quant::QuantizedType type) {
  Value &quantized = storedConstants[{constant, type}];
  if (!quantized) {
    builder.setInsertionPointAfterValue(constant);
    Type tensor = cast<ShapedType>(constant.getType()).clone(type);
    quantized =
        tfl::QConstOp::create(builder, constant.getLoc(), TypeAttr::get(tensor),
                              storeAs(viewableConstant(constant), type));
  }
  return quantized;
}

Value WeightsQuantizer::dequantized(Value stored) {
  Value &value = dequantizedConstants[stored];
  if (!value) {
    builder.setInsertionPointAfterValue(stored);
    value = tfl::DequantizeOp::create(builder, stored.getLoc(), stored);
  }
  return value;
}

/// Gives the results of an op that moves integers their type, and dequantizes
/// them for the users.
void WeightsQuantizer::dequantizeResult(Operation *op, Type elementType) {
  builder.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    if (!isFloat(result.getType()))
      continue;
    result.setType(cast<ShapedType>(result.getType()).clone(elementType));
    auto dequantize =
        tfl::DequantizeOp::create(builder, result.getLoc(), result);
    result.replaceAllUsesExcept(dequantize, dequantize);
  }
}

//===----------------------------------------------------------------------===//
// float16
//===----------------------------------------------------------------------===//

/// Whether float16 has a finite value for each finite element.
static bool fitsHalf(ElementsAttr constant) {
  const auto greatest = llvm::bit_cast<uint32_t>(65504.0f);
  const auto infinity =
      llvm::bit_cast<uint32_t>(std::numeric_limits<float>::infinity());
  uint32_t numGreater = 0;
  // Data exists: lazy::canView holds.
  cantFail(eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
    for (size_t i = 0; i < chunk.size(); i += sizeof(uint32_t)) {
      uint32_t bits;
      std::memcpy(&bits, chunk.data() + i, sizeof(bits));
      bits &= 0x7FFFFFFF; // Integers have the order of the magnitudes.
      numGreater |= bits > greatest && bits < infinity;
    }
    return Error::success();
  }));
  return numGreater == 0;
}

/// Whether the use requires the constant itself: a variable tensor must not
/// have a producer, and the runtime requires that a constant result of the
/// model is not computed.
static bool needsConstant(OpOperand &use) {
  if (isa<func::ReturnOp>(use.getOwner()))
    return true;
  auto op = dyn_cast<OpFactsInterface>(use.getOwner());
  return op && is_contained(op.getFacts().stateful, use.getOperandNumber());
}

int64_t WeightsQuantizer::minHalfElements(ShapedType constant,
                                          const OpConfig &config) const {
  bool isDefault = options.mode == Mode::Float16 && options.minElements == 0;
  return isDefault && isVector(constant) ? kMinHalfVectorElements
                                         : config.minElements;
}

void WeightsQuantizer::convertToHalf(Operation *op) {
  Value constant = op->getResult(0);
  auto type = cast<ShapedType>(constant.getType());
  SmallVector<OpOperand *> uses;
  bool isTooSmall = false;
  for (OpOperand &use : constant.getUses()) {
    Operation *user = use.getOwner();
    OpConfig config = configs.of(user);
    bool isKept = config.mode == Mode::None && !OpConfigs::isFromRecipe(user);
    if (needsConstant(use) || (config.mode != Mode::Float16 && !isKept))
      continue;
    if (isKept)
      note(user, "its name matches a pattern of layers to keep");
    else if (type.getNumElements() < minHalfElements(type, config))
      isTooSmall = true;
    else
      uses.push_back(&use);
  }
  numSmall += isTooSmall;
  if (uses.empty())
    return;
  ElementsAttr elements = viewableConstant(constant);
  if (!elements)
    return note(uses.front()->getOwner(),
                "the data of the constant is missing");
  if (resizedStates.contains(op->getParentOfType<func::FuncOp>()))
    return note(uses.front()->getOwner(), kResizedStates);
  if (!fitsHalf(elements))
    return note(uses.front()->getOwner(),
                "the greatest element exceeds the range of float16");
  builder.setInsertionPointAfter(op);
  Type half = builder.getF16Type();
  Value stored = tfl::ConstOp::create(builder, op->getLoc(),
                                      eval::lazy::cast(elements, half));
  Value value = dequantized(stored);
  for (OpOperand *use : uses)
    use->set(value);
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

LogicalResult WeightsQuantizer::run() {
  SmallVector<Operation *> constants;
  SmallVector<OpFactsInterface> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumResults() == 1 && isFloat(op->getResult(0).getType()) &&
        isConstant(op->getResult(0)))
      constants.push_back(op);
    else if (auto facts = dyn_cast<OpFactsInterface>(op))
      ops.push_back(facts);
  });
  // Variable tensors share an arena with dequantized constants, which LiteRT
  // computes once: larger variables move the constants, but not their data.
  for (OpFactsInterface op : ops)
    for (int state : op.getFacts().stateful)
      if (!cast<ShapedType>(op->getOperand(state).getType()).hasStaticShape())
        resizedStates.insert(op->getParentOfType<func::FuncOp>());
  bool hasRecipe = any_of(ops, OpConfigs::isFromRecipe);
  if (options.mode == Mode::Float16 || hasRecipe)
    for_each(constants, [&](Operation *op) { convertToHalf(op); });
  if (options.mode != Mode::Float16)
    for (OpFactsInterface op : ops)
      if (failed(quantizeOp(op)))
        return failure();
  for (OpFactsInterface op : ops)
    op->removeAttr(kConfigAttr);
  for (Operation *constant : constants)
    if (constant->use_empty())
      constant->erase();
  if (report && numSmall) {
    std::string limit = hasRecipe ? "the recipe's min_weight_elements"
                                  : std::to_string(minElements()) + " elements";
    report->recordNote("constants that stay float32 because they, or other "
                       "weights of their ops, have fewer than " +
                       limit + ": " + std::to_string(numSmall));
  }
  return success();
}

namespace {
class QuantizeWeightsPass
    : public impl::QuantizeWeightsPassBase<QuantizeWeightsPass> {
public:
  QuantizeWeightsPass() = default;
  QuantizeWeightsPass(const QuantizeWeightsPassOptions &options,
                      Report *report = nullptr)
      : QuantizeWeightsPassBase(options), report(report) {}

private:
  LogicalResult initialize(MLIRContext *context) override {
    auto fail = [&](Error error) {
      emitError(UnknownLoc::get(context)) << toString(std::move(error));
      return failure();
    };
    Expected<Mode> parsed = parseMode(mode);
    if (!parsed)
      return fail(parsed.takeError());
    options.mode = *parsed;
    options.weightBits = weightBits;
    options.minElements = minElements;
    options.keepFloat.assign(keepFloat.begin(), keepFloat.end());
    if (Error error = checkOptions(options))
      return fail(std::move(error));
    return success();
  }

  void runOnOperation() override {
    if (failed(WeightsQuantizer(getOperation(), options, report).run()))
      signalPassFailure();
  }

  Options options;
  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass>
createQuantizeWeightsPass(const QuantizeWeightsPassOptions &options,
                          Report *report) {
  return std::make_unique<QuantizeWeightsPass>(options, report);
}

} // namespace tfuse::quantize
