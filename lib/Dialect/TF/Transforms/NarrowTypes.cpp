//===- NarrowTypes.cpp - float64 models in float32 ------------------------===//
//
//   %c = tf.Const dense<0.1> : tensor<f64>     %c = tf.Const dense<0.1> :
//   ...f32 %0 = tf.Mul(%x, %c) : tensor<4xf64>   =>   %0 = tf.Mul(%x, %c) :
//   ...<4xf32>
//
// LiteRT has hardly any float64 kernels. Every float64 type in the module
// becomes float32, and every complex128 type complex64: inputs, outputs,
// variables, constants, attributes. Runs after constant folding, so that sizes
// and tables that the model computes in float64 have their exact values.
//
// A value that float32 cannot hold is an error where it would break the model:
//
// C1 (overflow)  Finite constants stay finite. Infinity may replace the operand
//                of a comparison, minimum or maximum, whose result is the same.
// C2 (indices)   Constants that are integers above 2^24 keep all digits if the
//                model casts a value computed from them to an integer.
// C3 (bits)      No op reads or writes the bytes of float64 numbers.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <complex>

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_NARROWTYPESPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

constexpr StringLiteral ruleName = "narrow-float64";

/// Whether the type is, or contains, float64: tensors of float64 or complex128,
/// handles of such variables.
bool isWide(Type type) {
  return type
      .walk([](Type part) {
        return part.isF64() ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The first value of a constant with each property, if there is one.
struct Losses {
  std::optional<double> overflow, underflow, rounded;
};

Losses lossesOf(ArrayRef<double> values) {
  Losses losses;
  for (double value : values) {
    auto narrow = static_cast<float>(value);
    double magnitude = std::abs(value);
    if (std::isfinite(value) && std::isinf(narrow))
      losses.overflow = losses.overflow.value_or(value);
    else if (value != 0 && narrow == 0)
      losses.underflow = losses.underflow.value_or(value);
    else if (magnitude > 0x1p24 && magnitude <= 0x1p53 &&
             value == std::trunc(value) && double(narrow) != value)
      losses.rounded = losses.rounded.value_or(value);
  }
  return losses;
}

/// The losses of a constant, read block by block.
Expected<Losses> lossesOf(ElementsAttr attr) {
  Losses losses;
  SmallVector<double, 0> block;
  // Chunks need not end between two elements.
  SmallVector<char, 8> rest;
  auto sink = [&](ArrayRef<char> chunk) {
    rest.append(chunk.begin(), chunk.end());
    block.resize_for_overwrite(rest.size() / sizeof(double));
    size_t size = block.size() * sizeof(double);
    std::memcpy(block.data(), rest.data(), size);
    rest.erase(rest.begin(), rest.begin() + ptrdiff_t(size));
    Losses found = lossesOf(block);
    for (auto field : {&Losses::overflow, &Losses::underflow, &Losses::rounded})
      if (!(losses.*field))
        losses.*field = found.*field;
    return Error::success();
  };
  if (Error error = eval::writeElements(attr, sink))
    return std::move(error);
  return losses;
}

/// A complex128 constant as complex64.
Expected<ElementsAttr> narrowComplex(ElementsAttr attr) {
  Expected<eval::HostTensor> wide = eval::toHostTensor(attr);
  if (!wide)
    return wide.takeError();
  auto type = ComplexType::get(Float32Type::get(attr.getContext()));
  Expected<eval::HostTensor> narrow =
      eval::HostTensor::allocate(type, wide->shape());
  if (!narrow)
    return narrow.takeError();
  auto values = wide->data<std::complex<double>>();
  auto results = narrow->mutableData<std::complex<float>>();
  for (auto [value, result] : zip_equal(values, results))
    result = std::complex<float>(value);
  return eval::toAttr(*narrow);
}

/// Whether infinity instead of a huge constant gives the op the same result
/// for every finite value of the other operand.
bool takesInfinity(Operation *op) {
  return isa(op, {"Maximum", "Minimum", "Less", "LessEqual", "Greater",
                  "GreaterEqual", "Equal", "NotEqual", "ClipByValue"});
}

/// Whether the model casts the value, or a float64 value computed from it, to
/// an integer.
bool becomesInteger(Value value) {
  llvm::SetVector<Value> values;
  values.insert(value);
  for (unsigned i = 0; i != values.size(); ++i)
    for (Operation *user : values[i].getUsers()) {
      if (isa(user, "Cast") &&
          isa<IntegerType>(getElementTypeOrSelf(user->getResult(0))) &&
          !getElementTypeOrSelf(user->getResult(0)).isInteger(1))
        return true;
      for (Value result : user->getResults())
        if (isWide(result.getType()))
          values.insert(result);
    }
  return false;
}

class Narrower {
public:
  Narrower(ModuleOp module, Report *report) : module(module), report(report) {}
  LogicalResult run();

private:
  LogicalResult check(Operation *op);
  LogicalResult checkConstant(Operation *op);
  LogicalResult checkElements(Operation *op, ElementsAttr attr);
  void record();
  LogicalResult replaceTypes();
  void eraseCasts();

  ModuleOp module;
  Report *report;
  SmallVector<Operation *> ops;
  unsigned numConstants = 0;
};

struct NarrowTypes : public impl::NarrowTypesPassBase<NarrowTypes> {
  NarrowTypes() = default;
  explicit NarrowTypes(Report *report) : report(report) {}

  void runOnOperation() override {
    if (failed(Narrower(getOperation(), report).run()))
      signalPassFailure();
  }

  Report *report = nullptr;
};

} // namespace

/// The number with all digits of a double.
static std::string digits(double value) {
  std::string text;
  raw_string_ostream(text) << format("%.17g", value);
  return text;
}

LogicalResult Narrower::checkElements(Operation *op, ElementsAttr attr) {
  Expected<Losses> losses = lossesOf(attr);
  if (!losses) // Reported by the pass that needs the elements.
    return consumeError(losses.takeError()), success();
  if (losses->overflow &&
      !(op->getNumResults() == 1 && all_of(op->getUsers(), takesInfinity))) {
    auto diag = emitUserError(op, Code::UnsupportedType)
                << "the constant " << digits(*losses->overflow)
                << " exceeds the range of float32";
    return attachHint(diag, "--allow-narrowing computes in float32: use "
                            "constants up to 3.4e38 in the model");
  }
  if (losses->rounded && op->getNumResults() == 1 &&
      becomesInteger(op->getResult(0))) {
    auto diag = emitUserError(op, Code::UnsupportedType)
                << "the constant " << digits(*losses->rounded)
                << " is not a float32 number, and an integer is computed "
                   "from it";
    return attachHint(diag, "--allow-narrowing computes in float32, which has "
                            "integers up to 2^24: compute it as int32 or int64 "
                            "in the model");
  }
  if (losses->rounded)
    emitUserWarning(op) << "the constant " << digits(*losses->rounded)
                        << " becomes "
                        << digits(double(float(*losses->rounded)))
                        << " in float32";
  if (losses->underflow)
    emitUserWarning(op) << "the constant " << digits(*losses->underflow)
                        << " becomes 0 in float32";
  return success();
}

LogicalResult Narrower::checkConstant(Operation *op) {
  for (NamedAttribute attr : op->getAttrs())
    if (auto elements = dyn_cast<ElementsAttr>(attr.getValue());
        elements && elements.getElementType().isF64() &&
        failed(checkElements(op, elements)))
      return failure();
  return success();
}

LogicalResult Narrower::check(Operation *op) {
  auto isWideTypeOf = [](auto types) { return any_of(types, isWide); };
  bool wideOperands = isWideTypeOf(op->getOperandTypes());
  bool wideResults = isWideTypeOf(op->getResultTypes());
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      isa<tf_saved_model::GlobalTensorOp>(op)) {
    numConstants += wideResults;
    return checkConstant(op);
  }
  if ((!wideOperands && !wideResults) || op->hasTrait<OpTrait::IsTerminator>())
    return success();
  ops.push_back(op);
  // C3
  if (isa(op, "Bitcast", "DecodeRaw", "DecodePaddedRaw")) {
    auto diag = emitUserError(op, Code::UnsupportedType)
                << opName(op) << " depends on the bytes of float64 numbers";
    return attachHint(diag, "--allow-narrowing cannot compute the op in "
                            "float32: use float32 in the model");
  }
  if (isa(op, "Cast") && wideResults && !wideOperands) {
    auto from = dyn_cast<IntegerType>(getElementTypeOrSelf(op->getOperand(0)));
    if (from && from.getWidth() > 24 && becomesInteger(op->getResult(0)))
      emitUserWarning(op)
          << "float32 rounds integers above 2^24, and the model "
             "computes integers from this value";
  }
  return success();
}

/// The name of an input or output in the signature; of a GraphDef, that of the
/// node.
static StringRef nameOf(ArrayAttr attrs, unsigned index, StringRef tensor) {
  auto dict = attrs ? dyn_cast<DictionaryAttr>(attrs[index]) : nullptr;
  auto path =
      dict ? dict.getAs<ArrayAttr>(tf_saved_model::indexPathAttr) : nullptr;
  if (path && !path.empty())
    if (auto name = dyn_cast<StringAttr>(path[0]))
      return name.getValue();
  return tensor.ends_with(":0") ? tensor.drop_back(2) : tensor;
}

/// One event for each op, and a note for the terminal.
void Narrower::record() {
  if (!report)
    return;
  SmallVector<std::string> inputs, outputs;
  for (auto function : module.getOps<func::FuncOp>()) {
    auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
    if (!entry)
      continue;
    auto collect = [&](StringRef key, ArrayRef<Type> types, ArrayAttr attrs,
                       SmallVectorImpl<std::string> &names) {
      SmallVector<StringRef> parts;
      if (auto text = entry.getAs<StringAttr>(key))
        text.getValue().split(parts, ',', -1, /*KeepEmpty=*/false);
      for (auto [i, name, type] : enumerate(parts, types))
        if (isWide(type))
          names.push_back(nameOf(attrs, unsigned(i), name).str());
    };
    collect("inputs", function.getArgumentTypes(), function.getAllArgAttrs(),
            inputs);
    collect("outputs", function.getResultTypes(), function.getAllResultAttrs(),
            outputs);
  }
  SmallVector<std::string> nodes;
  for (Operation *op : ops) {
    StringRef kind = op->getName().stripDialect();
    report->recordApplied(ruleName, {nodeName(op)}, {kind}, {kind});
    nodes.push_back((kind + " at '" + nodeName(op) + "'").str());
  }
  if (ops.empty() && inputs.empty() && outputs.empty())
    return;
  constexpr size_t kMost = 5;
  auto list = [&](StringRef what, ArrayRef<std::string> names) {
    if (names.empty())
      return std::string();
    std::string text =
        ("; " + what + " " + join(names.take_front(kMost), ", ")).str();
    if (names.size() > kMost)
      text += " and " + std::to_string(names.size() - kMost) + " more";
    return text;
  };
  report->recordNote(
      "float64 is computed in float32: " + std::to_string(ops.size()) +
      " ops, " + std::to_string(numConstants) + " constants" +
      list("inputs", inputs) + list("outputs", outputs) + list("ops", nodes));
}

LogicalResult Narrower::replaceTypes() {
  bool isReplaced = true;
  MLIRContext *context = module.getContext();
  auto f32 = Float32Type::get(context);
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](Float64Type) -> std::optional<Type> { return f32; });
  replacer.addReplacement(
      [&](FloatAttr attr) -> std::optional<std::pair<Attribute, WalkResult>> {
        if (!attr.getType().isF64())
          return std::nullopt;
        return std::pair(
            Attribute(FloatAttr::get(f32, attr.getValueAsDouble())),
            WalkResult::skip());
      });
  replacer.addReplacement(
      [&](ElementsAttr attr)
          -> std::optional<std::pair<Attribute, WalkResult>> {
        Type element = attr.getElementType();
        if (!isWide(element))
          return std::pair(Attribute(attr), WalkResult::skip());
        if (element.isF64())
          return std::pair(Attribute(eval::lazy::cast(attr, f32)),
                           WalkResult::skip());
        Expected<ElementsAttr> narrow = narrowComplex(attr);
        if (!narrow) {
          isReplaced &=
              succeeded(emitError(module.getLoc(), narrow.takeError()));
          return std::pair(Attribute(attr), WalkResult::skip());
        }
        return std::pair(Attribute(*narrow), WalkResult::skip());
      });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return success(isReplaced);
}

/// Casts between float64 and float32 have become identities.
void Narrower::eraseCasts() {
  for (Operation *op : ops)
    if (isa(op, "Cast") &&
        op->getOperand(0).getType() == op->getResult(0).getType()) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    }
}

LogicalResult Narrower::run() {
  bool refused = false;
  module.walk([&](Operation *op) { refused |= failed(check(op)); });
  if (refused)
    return failure();
  record();
  if (failed(replaceTypes()))
    return failure();
  eraseCasts();
  return success();
}

std::unique_ptr<Pass> createNarrowTypesPass(Report *report) {
  return std::make_unique<NarrowTypes>(report);
}

} // namespace tfuse::tf
