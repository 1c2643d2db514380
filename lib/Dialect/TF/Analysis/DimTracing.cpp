//===- DimTracing.cpp - Traces dimensions through tf ops ------------------===//

#include "tfuse/Dialect/TF/Analysis/DimTracing.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

SymbolicDim dimOfAxis(Value tensor, int64_t axis) {
  tensor = tf::skipIdentities(tensor);
  SymbolicDim dim(tensor, axis);
  if (std::optional<int64_t> number = dim.getNumber())
    return isInt<32>(*number) ? dim : SymbolicDim();
  Operation *op = tensor.getDefiningOp();
  if (tf::isa(op, "Transpose"))
    if (auto order = constantInts(op->getOperand(1));
        order && axis < int64_t(order->size()) && (*order)[axis] >= 0)
      return dimOfAxis(op->getOperand(0), (*order)[axis]);
  if (tf::isa(op, "ReverseV2", "Cast", "Tanh", "Sigmoid", "Relu", "BiasAdd"))
    return dimOfAxis(op->getOperand(0), axis);
  // JAX broadcasts the initial states of a loop to the batch.
  if (axis >= 0 && tf::isa(op, "BroadcastTo", "Fill"))
    if (SymbolicDim size =
            dimFromElement(op->getOperand(tf::isa(op, "Fill") ? 0 : 1), axis);
        size.isKnown())
      return size;
  return dim;
}

static bool hasOneElement(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1;
}

/// The size of the axis that an op takes from a Shape; unknown for other ops.
static SymbolicDim dimFromShape(Operation *op) {
  Operation *shape = tf::skipIdentities(op->getOperand(0)).getDefiningOp();
  std::optional<int64_t> axis = constantInt(op->getOperand(1));
  if (tf::isa(shape, "Cast"))
    shape = shape->getOperand(0).getDefiningOp();
  if (!tf::isa(shape, "Shape") || !axis || !hasOneElement(op->getResult(0)))
    return {};
  auto type = dyn_cast<RankedTensorType>(shape->getOperand(0).getType());
  if (!type)
    return {};
  if (*axis < 0)
    *axis += type.getRank();
  if (*axis < 0 || *axis >= type.getRank())
    return {};
  return dimOfAxis(shape->getOperand(0), *axis);
}

static SymbolicDim dimFromScalar(Value value, unsigned maxBounds);

/// min(n, max(m, n)) is n, which TensorFlow 1 writes; likewise with min and max
/// exchanged. Unknown for other ops.
static SymbolicDim dimFromBounds(Operation *op, unsigned maxBounds) {
  for (unsigned index : {0u, 1u}) {
    Operation *other =
        tf::skipIdentities(op->getOperand(1 - index)).getDefiningOp();
    SymbolicDim size = dimFromScalar(op->getOperand(index), maxBounds);
    if (tf::isa(other, tf::isa(op, "Minimum") ? tf::OpName("Maximum")
                                              : tf::OpName("Minimum")) &&
        any_of(other->getOperands(), [&](Value operand) {
          return dimFromScalar(operand, maxBounds) == size;
        }))
      return size;
  }
  return {};
}

/// `maxBounds` limits how many nested Minimum and Maximum are traced, since
/// both operands of each are.
static SymbolicDim dimFromScalar(Value value, unsigned maxBounds) {
  value = tf::skipIdentities(value);
  if (std::optional<int64_t> number = constantInt(value);
      number && isInt<32>(*number))
    return *number;
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "Cast", "Reshape", "Squeeze"))
    return dimFromScalar(op->getOperand(0), maxBounds);
  // Keras reduces a tensor of one element to a scalar.
  if (tf::isa(op, "Max", "Min", "Sum", "Prod") &&
      hasOneElement(op->getOperand(0)))
    return dimFromScalar(op->getOperand(0), maxBounds);
  if (maxBounds > 0 && tf::isa(op, "Minimum", "Maximum"))
    if (SymbolicDim size = dimFromBounds(op, maxBounds - 1); size.isKnown())
      return size;
  // n + 1 and n - 1.
  bool isSum = tf::hasFact(op, tf::OpFact::Addition);
  if (isSum || tf::isa(op, "Sub"))
    for (unsigned index : {1u, 0u})
      if (std::optional<int64_t> number = constantInt(op->getOperand(index));
          number && (isSum || index == 1))
        return dimFromScalar(op->getOperand(1 - index), maxBounds) +
               (isSum ? *number : -*number);
  if (tf::isa(op, "TensorListLength"))
    if (Operation *list = op->getOperand(0).getDefiningOp();
        tf::isa(list, "TensorListFromTensor"))
      return dimOfAxis(list->getOperand(0), 0);
  if (tf::isa(op, "StridedSlice", "Slice", "GatherV2", "Gather"))
    if (SymbolicDim size = dimFromShape(op); size.isKnown())
      return size;
  return SymbolicDim::ofScalar(value);
}

SymbolicDim dimFromScalar(Value scalar) {
  constexpr unsigned kMaxBounds = 4;
  return dimFromScalar(scalar, kMaxBounds);
}

SymbolicDim dimFromElement(Value vector, int64_t index) {
  vector = tf::skipIdentities(vector);
  auto type = dyn_cast<RankedTensorType>(vector.getType());
  if (!type || type.getRank() > 1 || index < 0)
    return {};
  if (type.getRank() == 0)
    return index == 0 ? dimFromScalar(vector) : SymbolicDim();
  if (std::optional<SmallVector<int64_t>> numbers = constantInts(vector))
    return index < int64_t(numbers->size()) && isInt<32>((*numbers)[index])
               ? SymbolicDim((*numbers)[index])
               : SymbolicDim();
  Operation *op = vector.getDefiningOp();
  if (tf::isa(op, "Pack"))
    return index < int64_t(op->getNumOperands())
               ? dimFromScalar(op->getOperand(unsigned(index)))
               : SymbolicDim();
  if (tf::isa(op, "ConcatV2")) {
    for (Value piece : op->getOperands().drop_back()) {
      auto size = dyn_cast<RankedTensorType>(piece.getType());
      if (!size || !size.hasStaticShape() || size.getRank() != 1)
        return {};
      if (index < size.getNumElements())
        return dimFromElement(piece, index);
      index -= size.getNumElements();
    }
    return {};
  }
  return index == 0 && hasOneElement(vector) ? dimFromScalar(vector)
                                             : SymbolicDim();
}

static SymbolicDim traceDim(const SymbolicDim &dim, unsigned depth);

static SymbolicDim traceAxis(Value value, int64_t axis, unsigned depth) {
  return traceDim(dimOfAxis(value, axis), depth + 1);
}

/// The size of an axis of an elementwise op, which all operands have that do
/// not broadcast along it; unknown if they differ.
static SymbolicDim traceElementwise(Operation *op, int64_t rank, int64_t axis,
                                    unsigned depth) {
  SymbolicDim common;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      return {};
    int64_t along = axis - rank + type.getRank();
    if (along < 0 || type.getDimSize(along) == 1)
      continue;
    SymbolicDim size = traceAxis(operand, along, depth);
    if (common.isKnown() && !(common == size))
      return {};
    common = size;
  }
  return common;
}

/// The same for a reduction, whose result lacks axes of the operand.
static SymbolicDim traceReduction(Operation *op, int64_t axis, unsigned depth) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto axes = constantInts(op->getOperand(1));
  if (!type || !axes)
    return {};
  if (!tf::getBool(op, "keep_dims").value_or(false))
    for (int64_t other : seq(type.getRank()))
      if (other <= axis && (is_contained(*axes, other) ||
                            is_contained(*axes, other - type.getRank())))
        ++axis;
  return traceAxis(op->getOperand(0), axis, depth);
}

/// The size of an axis of the result, by the operand it comes from; unknown if
/// the op is not known to keep it.
static SymbolicDim traceThrough(Operation *op, RankedTensorType type,
                                int64_t axis, unsigned depth) {
  if (tf::hasFact(op, tf::OpFact::Comparison) ||
      tf::isa(op,
              {"LogicalAnd", "LogicalOr", "LogicalNot", "Mul", "Add", "AddV2",
               "Sub", "RealDiv", "Maximum", "Minimum", "SelectV2"}))
    return traceElementwise(op, type.getRank(), axis, depth);
  if (tf::isa(op, "Any", "All"))
    return traceReduction(op, axis, depth);
  if (tf::isa(op, "ExpandDims"))
    if (auto added = constantInt(op->getOperand(1))) {
      int64_t place = *added < 0 ? *added + type.getRank() : *added;
      return traceAxis(op->getOperand(0), axis > place ? axis - 1 : axis,
                       depth);
    }
  if (tf::isa(op, "Squeeze"))
    // Masks have a last axis of size 1.
    if (auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
        from && from.getRank() == type.getRank() + 1 &&
        from.getShape().drop_back() == type.getShape() &&
        from.getShape().back() == 1)
      return traceAxis(op->getOperand(0), axis, depth);
  if (tf::isa(op, "GatherV2") && constantInt(op->getOperand(2)) == 0 &&
      tf::getInt(op, "batch_dims").value_or(0) == 0)
    if (auto indices = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
        indices && axis < indices.getRank())
      return traceAxis(op->getOperand(1), axis, depth);
  return {};
}

static SymbolicDim traceDim(const SymbolicDim &dim, unsigned depth) {
  constexpr unsigned kMaxDepth = 8;
  if (dim.getSymbols().size() != 1 || dim.getFactor() != 1 ||
      depth == kMaxDepth)
    return dim;
  auto [tensor, axis] = dim.getSymbols().front();
  Operation *op = tensor.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!op || !type || axis < 0)
    return dim;
  SymbolicDim origin = traceThrough(op, type, axis, depth);
  return origin.isKnown() ? origin + dim.getOffset() : dim;
}

SymbolicDim traceDim(const SymbolicDim &dim) { return traceDim(dim, 0); }

} // namespace tfuse
