//===- Types.cpp - Predicates on tensor types -----------------------------===//

#include "Types.h"

#include "Dims.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Traits.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

int64_t lastDim(Value value) { return dimOf(value, -1); }

bool isQuantized(Type type) {
  return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
}

std::optional<SmallVector<int64_t>> broadcastShapes(ArrayRef<int64_t> a,
                                                    ArrayRef<int64_t> b) {
  SmallVector<int64_t> shape;
  if (!OpTrait::util::getBroadcastedShape(a, b, shape))
    return std::nullopt;
  return shape;
}

bool broadcastsInto(Value operand, Value full) {
  auto operandType = dyn_cast<RankedTensorType>(operand.getType()),
       fullType = dyn_cast<RankedTensorType>(full.getType());
  if (!operandType || !fullType || operandType.getRank() > fullType.getRank())
    return false;
  int64_t offset = fullType.getRank() - operandType.getRank();
  for (auto [axis, size] : enumerate(operandType.getShape()))
    if (size != 1 && !sameDim(operand, axis, full, axis + offset))
      return false;
  return true;
}

bool typesAgree(Value a, Value b) {
  return getElementTypeOrSelf(a) == getElementTypeOrSelf(b) && sameShape(a, b);
}

bool canReplace(Value result, Value value) {
  return result.getType() == value.getType() && sameShape(result, value);
}

} // namespace tfuse::tfl
