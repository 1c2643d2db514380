//===- SequenceDims.cpp - Equal unknown sizes of sequences ----------------===//

#include "SequenceDims.h"

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

static RankedTensorType rankedType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

/// For a result of a loop with regions to which each iteration writes a slice:
/// the initial value, which has the same sizes.
static Value initOfWritten(OpResult result) {
  Operation *loop = result.getOwner();
  Block *body = loops::bodyOf(loop);
  unsigned index = result.getResultNumber();
  if (!tf::isa(loop, "WhileRegion") || !body ||
      index >= body->getTerminator()->getNumOperands())
    return {};
  Operation *write = loops::skipNoOps(body->getTerminator()->getOperand(index))
                         .getDefiningOp();
  return tf::isa(write, "XlaDynamicUpdateSlice") &&
                 loops::skipNoOps(write->getOperand(0)) ==
                     body->getArgument(index)
             ? loop->getOperand(index)
             : Value();
}

/// The axis of an operand of an Einsum that has the label of an axis of the
/// result.
static std::optional<Axis> originInEinsum(Operation *op, int64_t axis) {
  StringRef equation = tf::getString(op, "equation").value_or("");
  auto [operands, result] = equation.split("->");
  if (equation.contains('.') || equation.contains(' ') ||
      axis >= int64_t(result.size()))
    return std::nullopt;
  SmallVector<StringRef> labels;
  operands.split(labels, ',');
  for (auto [index, label] : enumerate(labels))
    if (size_t at = label.find(result[axis]);
        at != StringRef::npos && index < op->getNumOperands())
      return Axis{op->getOperand(unsigned(index)), int64_t(at)};
  return std::nullopt;
}

/// True if a Reshape has one unknown axis before and after, of equal size.
static bool keepsUnknownAxis(RankedTensorType from, RankedTensorType to) {
  int64_t before = 1, after = 1;
  for (auto [type, size] : {std::pair(from, &before), std::pair(to, &after)}) {
    if (type.getNumDynamicDims() != 1)
      return false;
    for (int64_t dim : type.getShape())
      if (!ShapedType::isDynamic(dim) && MulOverflow(*size, dim, *size))
        return false;
  }
  return before == after && before != 0;
}

/// The axes of operands from which an axis of a result gets its size.
static SmallVector<Axis> originsOf(Axis axis) {
  auto [value, index] = axis;
  Operation *op = value.getDefiningOp();
  auto type = rankedType(value);
  if (!op || !type || index < 0 || index >= type.getRank())
    return {};
  if (Value init = initOfWritten(cast<OpResult>(value)))
    return {{init, index}};
  if (tf::isa(op, "Transpose")) {
    auto order = constantInts(op->getOperand(1));
    if (!order || index >= int64_t(order->size()) || (*order)[index] < 0)
      return {};
    return {{op->getOperand(0), (*order)[index]}};
  }
  StringRef name = op->getName().getStringRef();
  if ((name == "tfl.unidirectional_sequence_lstm" ||
       name == "tfl.unidirectional_sequence_rnn") &&
      index < 2)
    return {{op->getOperand(0), index}};
  if (tf::isa(op, "MatMul"))
    return index == 0 && !tf::getBool(op, "transpose_a").value_or(false)
               ? SmallVector<Axis>{{op->getOperand(0), 0}}
               : SmallVector<Axis>{};
  if (tf::isa(op, "Einsum")) {
    std::optional<Axis> origin = originInEinsum(op, index);
    return origin ? SmallVector<Axis>{*origin} : SmallVector<Axis>{};
  }
  if (tf::isa(op, "GatherV2")) {
    // The rows of an embedding.
    auto indices = rankedType(op->getOperand(1));
    if (constantInt(op->getOperand(2)) != 0 || !indices ||
        tf::getInt(op, "batch_dims").value_or(0) != 0 ||
        index >= indices.getRank())
      return {};
    return {{op->getOperand(1), index}};
  }
  if (tf::isa(op, "Reshape", "Squeeze", "ExpandDims")) {
    auto from = rankedType(op->getOperand(0));
    if (!from || !type.isDynamicDim(index) || !keepsUnknownAxis(from, type))
      return {};
    return {
        {op->getOperand(0), find_if(from.getShape(), ShapedType::isDynamic) -
                                from.getShape().begin()}};
  }
  bool isConcat = tf::isa(op, "ConcatV2");
  if (isConcat) {
    auto along = constantInt(op->getOperands().back());
    if (!along || (*along < 0 ? *along + type.getRank() : *along) == index)
      return {};
  }
  if (!isConcat &&
      !tf::isa(op, {"Add",     "AddV2",     "BiasAdd", "Sub",    "Mul",
                    "RealDiv", "Maximum",   "Minimum", "Neg",    "Exp",
                    "Sigmoid", "Tanh",      "Relu",    "Relu6",  "Elu",
                    "Rsqrt",   "Softmax",   "Cast",    "Square", "SelectV2",
                    "Erf",     "ReverseV2", "Identity"}))
    return {};
  SmallVector<Axis> origins;
  for (Value operand : op->getOperands())
    if (auto from = rankedType(operand);
        from && from.getRank() == type.getRank() &&
        from.getDimSize(index) == type.getDimSize(index))
      origins.push_back({operand, index});
  return origins;
}

bool dropsAxis(Type from, Type to, int64_t axis) {
  auto larger = dyn_cast<RankedTensorType>(from),
       smaller = dyn_cast<RankedTensorType>(to);
  if (!larger || !smaller || larger.getRank() <= axis ||
      larger.getDimSize(axis) != 1)
    return false;
  SmallVector<int64_t> rest(larger.getShape());
  rest.erase(rest.begin() + axis);
  return ArrayRef(rest) == smaller.getShape() &&
         count_if(rest, ShapedType::isDynamic) <= 1;
}

bool hasUnitSteps(Operation *slice) {
  if (tf::isa(slice, "Slice"))
    return true;
  if (!tf::isa(slice, "StridedSlice"))
    return false;
  auto steps = constantInts(slice->getOperand(3));
  return steps && all_of(*steps, [](int64_t step) { return step == 1; }) &&
         none_of(ArrayRef<StringRef>{"begin_mask", "end_mask", "ellipsis_mask",
                                     "new_axis_mask", "shrink_axis_mask"},
                 [&](StringRef mask) {
                   return tf::getInt(slice, mask).value_or(0) != 0;
                 });
}

bool hasSize(Axis axis, const SymbolicDim &size,
             llvm::function_ref<std::optional<Axis>(Axis)> origin) {
  constexpr size_t kMaxAxes = 256;
  if (!size.isKnown())
    return false;
  llvm::SetVector<Axis> axes;
  axes.insert(axis);
  for (size_t next = 0; next < axes.size() && next < kMaxAxes; ++next) {
    auto [value, index] = axes[next];
    value = loops::skipNoOps(value);
    if (traceDim(dimOfAxis(value, index)) == size ||
        dimOfAxis(value, index) == size)
      return true;
    if (std::optional<Axis> from = origin({value, index})) {
      axes.insert(*from);
      continue;
    }
    for (Axis from : originsOf({value, index}))
      axes.insert(from);
  }
  return false;
}

} // namespace tfuse::recurrent
