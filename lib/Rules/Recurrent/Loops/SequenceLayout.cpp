//===- SequenceLayout.cpp - Transposed, reversed and zero tensors ---------===//

#include "tfuse/Rules/Recurrent/SequenceLayout.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isZeroTensor(Value value) {
  value = tf::skipIdentities(value);
  if (ElementsAttr constant = tf::getConstant(value)) {
    auto dense = dyn_cast<DenseElementsAttr>(constant);
    if (!dense || !isa<FloatType>(dense.getElementType()))
      return false;
    if (dense.isSplat())
      return dense.getSplatValue<APFloat>().isZero();
    return all_of(dense.getValues<APFloat>(),
                  [](const APFloat &element) { return element.isZero(); });
  }
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "ZerosLike"))
    return true;
  if (tf::isa(op, "Fill"))
    return isZeroTensor(op->getOperand(1));
  return tf::isa(op, {"BroadcastTo", "Tile", "Reshape", "Cast", "ExpandDims",
                      "Squeeze", "StridedSlice", "Slice"}) &&
         isZeroTensor(op->getOperand(0));
}

Value swappedInput(Value value) {
  Operation *op = tf::skipIdentities(value).getDefiningOp();
  if (!tf::isa(op, "Transpose"))
    return {};
  std::optional<SmallVector<int64_t>> order = constantInts(op->getOperand(1));
  return order && ArrayRef(*order) == ArrayRef<int64_t>({1, 0, 2})
             ? op->getOperand(0)
             : Value();
}

Value reversedInput(Value value, int64_t axis) {
  Operation *op = tf::skipIdentities(value).getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!tf::isa(op, "ReverseV2") || !type)
    return {};
  std::optional<int64_t> reversed = constantInt(op->getOperand(1));
  return reversed && (*reversed == axis || *reversed == axis - type.getRank())
             ? op->getOperand(0)
             : Value();
}

} // namespace tfuse
