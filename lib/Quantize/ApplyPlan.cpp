//===- ApplyPlan.cpp - Gives a module the types of a plan -----------------===//

#include "ApplyPlan.h"

#include "Bias.h"
#include "BiasCorrection.h"
#include "OperandRoles.h"
#include "QuantizedRecurrent.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Quantize/Weights.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

using quant::UniformQuantizedType;
using tfl::OpFactsInterface;

static Type withElementType(Value value, Type elementType) {
  return cast<ShapedType>(value.getType()).clone(elementType);
}

namespace {
class PlanApplier {
public:
  PlanApplier(ModuleOp module, const QuantizationPlan &plan,
              const ApplyOptions &options)
      : module(module), plan(plan), options(options),
        builder(module.getContext()) {}

  LogicalResult run();

private:
  void decide(Value value);
  LogicalResult quantizeConstants(OpFactsInterface op);
  LogicalResult quantizeWeights(OpFactsInterface op, OpOperand &use,
                                ArrayRef<float> bias, double biasFactor);
  LogicalResult correctBias(OpFactsInterface op, quant::QuantizedType type);
  LogicalResult quantizeBiasOf(OpFactsInterface op, OpOperand &use);
  LogicalResult replaceBias(OpOperand &use, ArrayRef<double> scales,
                            unsigned bits);
  void replaceWith(OpOperand &use, quant::QuantizedType type,
                   ElementsAttr stored);
  LogicalResult replaceConstant(OpOperand &use, quant::QuantizedType type);
  Value convert(Value value, UniformQuantizedType type);

  ModuleOp module;
  const QuantizationPlan &plan;
  const ApplyOptions &options;
  OpBuilder builder;

  /// The planned type of a value and of its uses; decided before any type
  /// changes.
  struct Decision {
    Value value;
    UniformQuantizedType type;
    SmallVector<std::pair<OpOperand *, UniformQuantizedType>, 2> uses;
  };
  std::vector<Decision> decisions;
  SmallVector<std::pair<OpOperand *, UniformQuantizedType>> constants;
};
} // namespace

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

void PlanApplier::decide(Value value) {
  if (!isFloat(value.getType()))
    return;
  bool constant = isConstant(value);
  Decision decision{
      value, constant ? UniformQuantizedType() : plan.typeOf(value), {}};
  for (OpOperand &use : value.getUses()) {
    // The state of a final_state follows that of the recurrent op.
    if (recurrentOpOf(use.getOwner()))
      continue;
    auto op = dyn_cast<OpFactsInterface>(use.getOwner());
    if (op && plan.isQuantized(op) &&
        (isIntegerRecurrent(op) ? !isActivationOfRecurrent(use)
                                : roleInIntegers(op.getFacts().quant, use) !=
                                      OperandRole::Activation))
      continue;
    UniformQuantizedType type = plan.typeAt(use);
    if (!constant)
      decision.uses.emplace_back(&use, type);
    else if (type)
      constants.emplace_back(&use, type);
  }
  if (!constant)
    decisions.push_back(std::move(decision));
}

/// The value in another type, computed right after its producer.
Value PlanApplier::convert(Value value, UniformQuantizedType type) {
  builder.setInsertionPointAfterValue(value);
  Location loc = value.getLoc();
  if (!type)
    return tfl::DequantizeOp::create(builder, loc, value);
  Type tensor = withElementType(value, type);
  return tfl::QuantizeOp::create(builder, loc, tensor, value,
                                 TypeAttr::get(tensor));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

void PlanApplier::replaceWith(OpOperand &use, quant::QuantizedType type,
                              ElementsAttr stored) {
  Value value = use.get();
  builder.setInsertionPointAfterValue(value);
  use.set(tfl::QConstOp::create(builder, value.getLoc(),
                                TypeAttr::get(withElementType(value, type)),
                                stored));
  if (value.use_empty())
    value.getDefiningOp()->erase();
}

/// The integers of an imported variable tensor. The importer numbers variables
/// so that they differ; the runtime starts each one at its zero point.
static ElementsAttr variableOf(Operation *variable, quant::QuantizedType type) {
  DenseElementsAttr number;
  bool isSplat = matchPattern(variable, m_Constant(&number)) &&
                 number.isSplat() && number.getNumElements() > 0;
  double value =
      isSplat ? number.getSplatValue<APFloat>().convertToDouble() : 0;
  auto storage = cast<IntegerType>(type.getStorageType());
  return DenseElementsAttr::get(
      cast<ShapedType>(variable->getResult(0).getType()).clone(storage),
      APInt(storage.getWidth(), static_cast<uint64_t>(value),
            /*isSigned=*/false, /*implicitTrunc=*/true));
}

LogicalResult PlanApplier::replaceConstant(OpOperand &use,
                                           quant::QuantizedType type) {
  if (Operation *op = use.get().getDefiningOp();
      op->hasAttr("tfl.is_variable")) {
    replaceWith(use, type, variableOf(op, type));
    use.get().getDefiningOp()->setAttr("tfl.is_variable",
                                       builder.getUnitAttr());
    return success();
  }
  ElementsAttr constant = viewableConstant(use.get());
  if (!constant)
    return emitUserError(use.getOwner(), Code::UnsupportedType)
           << "cannot quantize a constant whose data is missing";
  replaceWith(use, type, storeAs(constant, type));
  return success();
}

/// The scale of a quantized value for channel `channel`.
static double scaleOf(Value value, int64_t channel) {
  Type type = getElementTypeOrSelf(value.getType());
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
    return perAxis.getScales()[channel];
  return cast<UniformQuantizedType>(type).getScale();
}

/// Increases the scale of a channel's weights if the int32 bias would overflow:
/// |bias| / (input scale * weight scale) must stay below 2^31. This happens
/// only if the weights are small compared with the bias.
LogicalResult PlanApplier::quantizeWeights(OpFactsInterface op, OpOperand &use,
                                           ArrayRef<float> bias,
                                           double biasFactor) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  ElementsAttr constant = viewableConstant(use.get());
  if (!constant)
    return emitUserError(op, Code::UnsupportedType)
           << "cannot quantize weights whose data is missing";
  std::optional<unsigned> axis;
  const OpConfig config = plan.configOf(op);
  if (facts.channelAxis >= 0 && config.perChannel &&
      (options.perChannelFullyConnected || !isa<tfl::FullyConnectedOp>(*op)))
    axis = facts.channelAxis;
  Expected<WeightScales> found =
      weightScales(constant, config.weightBits, axis);
  if (!found)
    return emitUserError(op, Code::UnsupportedType)
           << "cannot quantize weights: " << toString(found.takeError());
  SmallVector<double> scales = std::move(found->scales);
  if (isa<tfl::FullyConnectedOp>(*op) && found->isShared) {
    scales.truncate(1);
    axis = std::nullopt;
  }
  for (auto [channel, value] : llvm::enumerate(bias)) {
    double &scale = scales[scales.size() == 1 ? 0 : channel];
    scale = std::max(scale, std::abs(value) / (biasFactor * (1LL << 30)));
  }
  quant::QuantizedType type = symmetricType(op->getContext(), config.weightBits,
                                            facts.narrowWeights, scales, axis);
  if (failed(correctBias(op, type)))
    return failure();
  return replaceConstant(use, type);
}

/// Subtracts the mean errors that weights of this type cause from the float32
/// bias.
LogicalResult PlanApplier::correctBias(OpFactsInterface op,
                                       quant::QuantizedType type) {
  Expected<std::vector<float>> errors = meanErrorsOf(op, type);
  if (!errors)
    return emitUserError(op, Code::UnsupportedType)
           << "cannot correct the bias: " << toString(errors.takeError());
  if (errors->empty())
    return success();
  OpOperand &bias = op->getOpOperand(op.getFacts().quant.bias);
  std::vector<float> values(errors->size());
  if (ElementsAttr constant = viewableConstant(bias.get())) {
    Expected<std::vector<float>> elements = floatsOf(constant);
    if (!elements)
      return emitUserError(op, Code::UnsupportedType)
             << "cannot correct the bias: " << toString(elements.takeError());
    values = std::move(*elements);
  }
  for (auto [value, error] : zip_equal(values, *errors))
    value -= error;
  builder.setInsertionPoint(op);
  Value old = bias.get();
  bias.set(tfl::ConstOp::create(
      builder, op->getLoc(),
      DenseElementsAttr::get(
          RankedTensorType::get({int64_t(values.size())}, builder.getF32Type()),
          ArrayRef(values))));
  if (old.use_empty())
    old.getDefiningOp()->erase();
  return success();
}

LogicalResult PlanApplier::replaceBias(OpOperand &use, ArrayRef<double> scales,
                                       unsigned bits) {
  Value value = use.get();
  ElementsAttr constant = viewableConstant(value);
  if (!constant)
    return emitUserError(use.getOwner(), Code::UnsupportedType)
           << "cannot quantize a bias whose data is missing";
  Expected<QuantizedBias> bias = quantizeBias(constant, scales, bits);
  if (!bias)
    return emitUserError(use.getOwner(), Code::UnsupportedType)
           << "cannot quantize the bias: " << toString(bias.takeError());
  replaceWith(use, bias->type, bias->stored);
  return success();
}

LogicalResult PlanApplier::quantizeBiasOf(OpFactsInterface op, OpOperand &use) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  unsigned bits = 32;
  size_t numScales = 1;
  for (int operand : facts.biasScales) {
    Type type = getElementTypeOrSelf(op->getOperand(operand).getType());
    if (cast<quant::QuantizedType>(type).getStorageTypeIntegralWidth() == 16)
      bits = 64;
    if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
      numScales = perAxis.getScales().size();
  }
  SmallVector<double> scales(numScales, 1);
  for (auto [channel, scale] : llvm::enumerate(scales))
    for (int operand : facts.biasScales)
      scale *= scaleOf(op->getOperand(operand), channel);
  return replaceBias(use, scales, bits);
}

/// The float32 bias of an op; null if the op has none.
static OpOperand *biasOf(OpFactsInterface op) {
  int index = op.getFacts().quant.bias;
  if (index < 0 || index >= static_cast<int>(op->getNumOperands()) ||
      !isFloat(op->getOperand(index).getType()))
    return nullptr;
  return &op->getOpOperand(index);
}

LogicalResult PlanApplier::quantizeConstants(OpFactsInterface op) {
  if (isIntegerRecurrent(op))
    return quantizeRecurrent(
        op,
        [&](OpOperand &use, quant::QuantizedType type) {
          return replaceConstant(use, type);
        },
        [&](OpOperand &use, double scale, unsigned bits) {
          return replaceBias(use, scale, bits);
        });
  const tfl::QuantFacts &facts = op.getFacts().quant;
  OpOperand *bias = biasOf(op);
  // The product of the activations' scales: a weight's scale times this is the
  // bias's scale.
  double factor = 1;
  for (int operand : facts.biasScales)
    if (!is_contained(facts.weights, operand))
      factor *= scaleOf(op->getOperand(operand), 0);
  std::vector<float> values;
  if (ElementsAttr constant = bias ? viewableConstant(bias->get()) : nullptr) {
    Expected<std::vector<float>> elements = floatsOf(constant);
    if (!elements)
      return emitUserError(op, Code::UnsupportedType)
             << "cannot quantize the bias: " << toString(elements.takeError());
    values = std::move(*elements);
  }
  for (OpOperand &use : op->getOpOperands())
    if (roleInIntegers(facts, use) == OperandRole::Weights &&
        failed(quantizeWeights(op, use, values, factor)))
      return failure();
  // The correction may have added a bias.
  bias = biasOf(op);
  if (!bias)
    return success();
  // A bias of zeros costs a scale and a zero point for each channel.
  if (isa<tfl::FullyConnectedOp>(*op) &&
      isConstantSplat(bias->get(), /*number=*/0)) {
    builder.setInsertionPoint(op);
    bias->set(tfl::NoValueOp::create(
        builder, op->getLoc(), builder.getNoneType(), builder.getUnitAttr()));
    return success();
  }
  return quantizeBiasOf(op, *bias);
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

void updateFunctionTypes(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    Operation *terminator = function.front().getTerminator();
    function.setType(FunctionType::get(
        module.getContext(), function.front().getArgumentTypes(),
        SmallVector<Type>(terminator->getOperandTypes())));
  }
}

/// Erases copies (CONCATENATION of one tensor) of values that a conversion has
/// already put into separate memory: initial states that are inputs.
static void eraseCopiesOfConverted(ModuleOp module) {
  module.walk([](tfl::ConcatenationOp copy) {
    if (copy->getNumOperands() != 1)
      return;
    auto converted = copy->getOperand(0).getDefiningOp<tfl::QuantizeOp>();
    if (!converted || !converted->hasOneUse() ||
        converted.getType() != copy.getType() ||
        converted->getBlock() != copy->getBlock())
      return;
    // The state is written where the copy was.
    converted->moveBefore(copy);
    copy.replaceAllUsesWith(converted.getResult());
    copy.erase();
  });
}

LogicalResult PlanApplier::run() {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          decide(argument);
    for (Value result : op->getResults())
      decide(result);
  });
  // Conversions may come between a state and the op that uses it.
  SmallVector<std::pair<tfl::FinalStateOp, unsigned>> finalStates;
  module.walk([&](tfl::FinalStateOp state) {
    if (Operation *op = recurrentOpOf(state); op && plan.isQuantized(op))
      finalStates.emplace_back(state, stateOperandOf(state));
  });
  SmallVector<OpFactsInterface> quantizedOps;
  module.walk([&](OpFactsInterface op) {
    if (plan.isQuantized(op))
      quantizedOps.push_back(op);
  });
  for (auto [use, type] : constants)
    if (failed(replaceConstant(*use, type)))
      return failure();
  for (Decision &decision : decisions) {
    if (decision.type)
      decision.value.setType(withElementType(decision.value, decision.type));
    SmallMapVector<Type, Value, 2> converted;
    converted[decision.type] = decision.value;
    for (auto [use, type] : decision.uses) {
      Value &value = converted[type];
      if (!value)
        value = convert(decision.value, type);
      use->set(value);
    }
  }
  for (auto [state, operand] : finalStates) {
    Value before = state.getState();
    state->setOperand(0, recurrentOpOf(state)->getOperand(operand));
    if (before.use_empty() && isConstant(before))
      before.getDefiningOp()->erase();
  }
  for (OpFactsInterface op : quantizedOps)
    if (failed(quantizeConstants(op)))
      return failure();
  eraseCopiesOfConverted(module);
  // The operand of FAKE_QUANT has the type of the result now.
  module.walk([](tfl::FakeQuantOp op) {
    op.getResult().replaceAllUsesWith(op.getInput());
    op.erase();
  });
  return success();
}

LogicalResult applyPlan(ModuleOp module, const QuantizationPlan &plan,
                        const ApplyOptions &options) {
  return PlanApplier(module, plan, options).run();
}

} // namespace tfuse::quantize
