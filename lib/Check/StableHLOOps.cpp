//===- StableHLOOps.cpp - Evaluate StableHLO ops --------------------------===//
//
// Evaluates elementwise ops and data movement, with the kernels of lib/Eval.
// NotEvaluated.def lists the other ops.
//
//===----------------------------------------------------------------------===//

#include "StableHLOOps.h"

#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;
using Tensors = SmallVector<HostTensor>;

namespace {

/// The TensorFlow op that computes an elementwise op, and the one for bool
/// operands.
struct Elementwise {
  StringLiteral op, logical;
};

class HloCall {
public:
  HloCall(Operation *op, ArrayRef<HostTensor> operands,
          const eval::EvalLimits &limits)
      : op(op), operands(operands), builder(op->getContext()), limits(limits) {}

  Expected<Tensors> run(StringRef name, ArrayRef<HostTensor> inputs) {
    auto noAttr = [](StringRef) { return Attribute(); };
    return eval::evaluateAs(("tf." + name).str(), inputs, op->getResultTypes(),
                            noAttr, limits);
  }
  HostTensor i64s(ArrayRef<int64_t> values) {
    return HostTensor::from<int64_t>(builder.getI64Type(),
                                     {int64_t(values.size())}, values);
  }
  HostTensor i32(int64_t value) {
    return HostTensor::scalar<int32_t>(builder.getI32Type(), int32_t(value));
  }
  SmallVector<int64_t> numbers(StringRef name) const;
  int64_t number(StringRef name) const {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value ? value.getInt() : 0;
  }
  Error malformed() const {
    return userError(Code::ShapeMismatch,
                     op->getName().getStringRef() +
                         ": the operands do not match the op's definition");
  }
  /// The shape of the result, which must be static.
  std::optional<SmallVector<int64_t>> resultShape() const {
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!type || !type.hasStaticShape())
      return std::nullopt;
    return SmallVector<int64_t>(type.getShape());
  }

  Operation *const op;
  const ArrayRef<HostTensor> operands;

private:
  Builder builder;
  const eval::EvalLimits &limits;
};

} // namespace

SmallVector<int64_t> HloCall::numbers(StringRef name) const {
  SmallVector<int64_t> result;
  Attribute value = op->getAttr(name);
  if (auto dense = dyn_cast_if_present<DenseIntElementsAttr>(value))
    for (const APInt &element : dense.getValues<APInt>())
      result.push_back(element.getSExtValue());
  else if (auto array = dyn_cast_if_present<DenseI64ArrayAttr>(value))
    append_range(result, array.asArrayRef());
  return result;
}

static Expected<Tensors> compare(HloCall &call) {
  auto direction = call.op->getAttrOfType<StringAttr>("comparison_direction");
  StringRef name =
      llvm::StringSwitch<StringRef>(direction ? direction.getValue() : "")
          .Case("EQ", "Equal")
          .Case("NE", "NotEqual")
          .Case("GE", "GreaterEqual")
          .Case("GT", "Greater")
          .Case("LE", "LessEqual")
          .Case("LT", "Less")
          .Default("");
  return name.empty() ? call.malformed() : call.run(name, call.operands);
}

static Expected<Tensors> clamp(HloCall &call) {
  if (call.operands.size() != 3)
    return call.malformed();
  Expected<Tensors> raised =
      call.run("Maximum", {call.operands[1], call.operands[0]});
  return raised ? call.run("Minimum", {raised->front(), call.operands[2]})
                : std::move(raised);
}

/// The shape that an operand specifies, or the shape of the result type.
/// Nothing if they contradict each other; no valid program does that.
static std::optional<SmallVector<int64_t>> shapeOf(const HloCall &call,
                                                   unsigned operand) {
  if (operand >= call.operands.size())
    return call.resultShape();
  auto shape = call.operands[operand].toInts();
  auto type = dyn_cast<RankedTensorType>(call.op->getResult(0).getType());
  if (shape && type && failed(verifyCompatibleShape(type.getShape(), *shape)))
    return std::nullopt;
  return shape;
}

static Expected<Tensors> broadcastInDim(HloCall &call) {
  auto shape = shapeOf(call, 1);
  SmallVector<int64_t> axes = call.numbers("broadcast_dimensions");
  if (!shape || call.operands.empty() ||
      int64_t(axes.size()) != call.operands[0].rank() ||
      any_of(axes, [&](int64_t axis) {
        return axis < 0 || axis >= int64_t(shape->size());
      }))
    return call.malformed();
  // The op guarantees that these dimensions of the operand do not expand.
  for (int64_t dimension : call.numbers("known_nonexpanding_dimensions"))
    if (dimension < 0 || dimension >= int64_t(axes.size()) ||
        call.operands[0].dim(dimension) !=
            (*shape)[size_t(axes[size_t(dimension)])])
      return call.malformed();
  // In practice the axes are ascending.
  SmallVector<int64_t> aligned(shape->size(), 1);
  if (!is_sorted(axes))
    return call.malformed();
  for (auto [index, axis] : enumerate(axes))
    aligned[size_t(axis)] = call.operands[0].dim(int64_t(index));
  return call.run("BroadcastTo",
                  {call.operands[0].reshaped(aligned), call.i64s(*shape)});
}

static Expected<Tensors> reshape(HloCall &call) {
  auto shape = shapeOf(call, 1);
  if (!shape || call.operands.empty())
    return call.malformed();
  return call.run("Reshape", {call.operands[0], call.i64s(*shape)});
}

static Expected<Tensors> transpose(HloCall &call) {
  if (call.operands.size() != 1)
    return call.malformed();
  return call.run("Transpose",
                  {call.operands[0], call.i64s(call.numbers("permutation"))});
}

static Expected<Tensors> concatenate(HloCall &call) {
  Tensors inputs(call.operands);
  inputs.push_back(call.i32(call.number("dimension")));
  return call.run("ConcatV2", inputs);
}

static Expected<Tensors> slice(HloCall &call) {
  if (call.operands.size() != 1)
    return call.malformed();
  return call.run("StridedSlice",
                  {call.operands[0], call.i64s(call.numbers("start_indices")),
                   call.i64s(call.numbers("limit_indices")),
                   call.i64s(call.numbers("strides"))});
}

static Expected<Tensors> reverse(HloCall &call) {
  if (call.operands.size() != 1)
    return call.malformed();
  return call.run("ReverseV2",
                  {call.operands[0], call.i64s(call.numbers("dimensions"))});
}

/// 0, 1, 2, ... along one axis.
static Expected<Tensors> iota(HloCall &call) {
  auto shape = shapeOf(call, 0);
  if (!shape)
    return call.malformed();
  size_t axis = size_t(call.number("iota_dimension"));
  if (axis >= shape->size())
    return call.malformed();
  // A shape from random inputs may be huge.
  constexpr int64_t kMost = 1 << 24;
  std::optional<int64_t> count = eval::checkedProduct(*shape);
  if (!count || *count > kMost)
    return userError(Code::LimitExceeded,
                     "stablehlo.iota: the result is too large");
  SmallVector<int64_t> row(shape->size(), 1), numbers;
  row[axis] = (*shape)[axis];
  for (int64_t i = 0; i < row[axis]; ++i)
    numbers.push_back(i);
  Expected<Tensors> converted = call.run("Cast", call.i64s(numbers));
  if (!converted)
    return converted;
  return call.run("BroadcastTo",
                  {converted->front().reshaped(row), call.i64s(*shape)});
}

/// Padding at the borders. Refuses negative padding and interior padding.
static Expected<Tensors> pad(HloCall &call) {
  SmallVector<int64_t> low = call.numbers("edge_padding_low"),
                       high = call.numbers("edge_padding_high"), borders;
  bool isPlain = all_of(call.numbers("interior_padding"),
                        [](int64_t size) { return size == 0; }) &&
                 low.size() == high.size() && call.operands.size() == 2;
  if (!isPlain)
    return call.malformed();
  for (auto [before, after] : zip_equal(low, high))
    append_values(borders, before, after);
  return call.run("PadV2",
                  {call.operands[0],
                   call.i64s(borders).reshaped({int64_t(low.size()), 2}),
                   call.operands[1]});
}

static Expected<Tensors> getDimensionSize(HloCall &call) {
  int64_t axis = call.number("dimension");
  if (call.operands.size() != 1 || axis < 0 || axis >= call.operands[0].rank())
    return call.malformed();
  return Tensors{call.i32(call.operands[0].dim(axis))};
}

static Expected<Tensors> cbrt(HloCall &call) {
  if (call.operands.size() != 1)
    return call.malformed();
  const HostTensor &x = call.operands.front();
  Expected<HostTensor> result =
      HostTensor::allocate(x.elementType(), x.shape());
  if (!result)
    return result.takeError();
  bool isFloat = eval::dispatch<eval::IsFloat>(x.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [root, value] : zip_equal(result->mutableData<T>(), x.data<T>()))
      root = T(std::cbrt(double(value)));
  });
  if (!isFloat)
    return call.malformed();
  return Tensors{*result};
}

static Expected<Tensors> divide(HloCall &call) {
  bool isInteger = getElementTypeOrSelf(call.op->getResult(0)).isInteger();
  return call.run(isInteger ? "TruncateDiv" : "RealDiv", call.operands);
}

static const StringMap<Elementwise> &elementwiseOps() {
  static const StringMap<Elementwise> table = {
      {"stablehlo.abs", {"Abs", ""}},
      {"stablehlo.negate", {"Neg", ""}},
      {"stablehlo.ceil", {"Ceil", ""}},
      {"stablehlo.floor", {"Floor", ""}},
      {"stablehlo.cosine", {"Cos", ""}},
      {"stablehlo.sine", {"Sin", ""}},
      {"stablehlo.tan", {"Tan", ""}},
      {"stablehlo.tanh", {"Tanh", ""}},
      {"stablehlo.exponential", {"Exp", ""}},
      {"stablehlo.exponential_minus_one", {"Expm1", ""}},
      {"stablehlo.log", {"Log", ""}},
      {"stablehlo.log_plus_one", {"Log1p", ""}},
      {"stablehlo.logistic", {"Sigmoid", ""}},
      {"stablehlo.sqrt", {"Sqrt", ""}},
      {"stablehlo.rsqrt", {"Rsqrt", ""}},
      {"stablehlo.sign", {"Sign", ""}},
      {"stablehlo.is_finite", {"IsFinite", ""}},
      {"stablehlo.real", {"Real", ""}},
      {"stablehlo.imag", {"Imag", ""}},
      {"stablehlo.round_nearest_even", {"Round", ""}},
      {"stablehlo.not", {"Invert", "LogicalNot"}},
      {"stablehlo.add", {"AddV2", "LogicalOr"}},
      {"stablehlo.multiply", {"Mul", "LogicalAnd"}},
      {"stablehlo.subtract", {"Sub", ""}},
      {"stablehlo.maximum", {"Maximum", "LogicalOr"}},
      {"stablehlo.minimum", {"Minimum", "LogicalAnd"}},
      {"stablehlo.and", {"BitwiseAnd", "LogicalAnd"}},
      {"stablehlo.or", {"BitwiseOr", "LogicalOr"}},
      {"stablehlo.xor", {"BitwiseXor", "NotEqual"}},
      {"stablehlo.shift_left", {"LeftShift", ""}},
      {"stablehlo.shift_right_arithmetic", {"RightShift", ""}},
      {"stablehlo.atan2", {"Atan2", ""}},
      {"stablehlo.complex", {"Complex", ""}},
      {"stablehlo.power", {"Pow", ""}},
      {"stablehlo.remainder", {"TruncateMod", ""}},
      {"stablehlo.convert", {"Cast", "Cast"}},
      {"stablehlo.bitcast_convert", {"Bitcast", ""}},
      {"stablehlo.select", {"SelectV2", "SelectV2"}}};
  return table;
}

using HloFunction = Expected<Tensors> (*)(HloCall &);

static const StringMap<HloFunction> &otherOps() {
  static const StringMap<HloFunction> table = {
      {"stablehlo.compare", compare},
      {"stablehlo.clamp", clamp},
      {"stablehlo.cbrt", cbrt},
      {"stablehlo.divide", divide},
      {"stablehlo.broadcast_in_dim", broadcastInDim},
      {"stablehlo.reshape", reshape},
      {"stablehlo.transpose", transpose},
      {"stablehlo.concatenate", concatenate},
      {"stablehlo.slice", slice},
      {"stablehlo.reverse", reverse},
      {"stablehlo.iota", iota},
      {"stablehlo.dynamic_iota", iota},
      {"stablehlo.dynamic_reshape", reshape},
      {"stablehlo.dynamic_broadcast_in_dim", broadcastInDim},
      {"stablehlo.get_dimension_size", getDimensionSize},
      {"stablehlo.pad", pad}};
  return table;
}

bool hasStableHLOKernel(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return op->getNumResults() == 1 &&
         (elementwiseOps().contains(name) || otherOps().contains(name));
}

/// StableHLO does not broadcast the operands of elementwise ops, although the
/// kernels of TensorFlow do. Only the predicate of a select and the bounds of a
/// clamp may be scalars.
static bool haveValidShapes(StringRef name, ArrayRef<HostTensor> operands) {
  bool isSelect = name == "stablehlo.select",
       isClamp = name == "stablehlo.clamp";
  if (!isClamp && name != "stablehlo.compare" && name != "stablehlo.divide" &&
      !elementwiseOps().contains(name))
    return true;
  if (operands.size() <= size_t(isClamp))
    return false;
  const HostTensor &whole = isSelect ? operands.back() : operands[isClamp];
  return all_of(enumerate(operands), [&](auto entry) {
    auto [index, operand] = entry;
    bool mayBeScalar = isSelect ? index == 0 : isClamp && index != 1;
    return operand.shape() == whole.shape() ||
           (mayBeScalar && operand.rank() == 0);
  });
}

Expected<Tensors> evaluateStableHLO(Operation *op,
                                    ArrayRef<HostTensor> operands,
                                    const eval::EvalLimits &limits) {
  HloCall call(op, operands, limits);
  if (!all_of(operands, [](const HostTensor &tensor) { return tensor; }))
    return call.malformed();
  StringRef name = op->getName().getStringRef();
  if (!haveValidShapes(name, operands))
    return call.malformed();
  if (auto found = otherOps().find(name); found != otherOps().end())
    return found->second(call);
  const Elementwise &row = elementwiseOps().find(name)->second;
  bool isLogical = operands[0].kind() == eval::ElementKind::Bool;
  return call.run(isLogical && !row.logical.empty() ? row.logical : row.op,
                  operands);
}

} // namespace tfuse::check
