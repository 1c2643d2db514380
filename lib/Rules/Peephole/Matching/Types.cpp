//===- Types.cpp - Questions about tensor types ---------------------------===//

#include "Types.h"

#include "Dims.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Traits.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

int64_t lastDim(Value value) {
  ArrayRef<int64_t> shape = shapeOf(value);
  return shape.empty() ? ShapedType::kDynamic : shape.back();
}

bool isQuantized(Type type) {
  return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
}

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < 0)
    axis += rank;
  if (axis < 0 || axis >= rank)
    return std::nullopt;
  return axis;
}

std::optional<SmallVector<int64_t>> broadcastShapes(ArrayRef<int64_t> a,
                                                    ArrayRef<int64_t> b) {
  SmallVector<int64_t> shape;
  if (!OpTrait::util::getBroadcastedShape(a, b, shape))
    return std::nullopt;
  return shape;
}

bool broadcastsInto(Value operand, Value full) {
  auto operandType = rankedType(operand), fullType = rankedType(full);
  if (!operandType || !fullType || operandType.getRank() > fullType.getRank())
    return false;
  int64_t offset = fullType.getRank() - operandType.getRank();
  for (auto [axis, size] : enumerate(operandType.getShape()))
    if (size != 1 && !sameDim(operand, axis, full, axis + offset))
      return false;
  return true;
}

bool typesAgree(Value a, Value b) {
  return elementTypeOf(a) == elementTypeOf(b) && sameShape(a, b);
}

bool canReplace(Value result, Value value) {
  return result.getType() == value.getType() && sameShape(result, value);
}

RankedTensorType withShape(Type type, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementTypeOrSelf(type));
}

Type withElementType(Type type, Type elementType) {
  return cast<ShapedType>(type).clone(elementType);
}

} // namespace tfuse::tfl
