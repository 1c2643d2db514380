//===- TFLBuilder.cpp - Creates tfl ops -----------------------------------===//

#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

bool hasReshapeTarget(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.getNumDynamicDims() > 1)
    return false;
  bool isDynamic = !ranked.hasStaticShape();
  return all_of(ranked.getShape(), [&](int64_t size) {
    return ShapedType::isDynamic(size) ||
           (isInt<32>(size) && (size != 0 || !isDynamic));
  });
}

Ints reshapeTarget(Type type) {
  Ints target(cast<RankedTensorType>(type).getShape());
  for (int64_t &size : target)
    if (ShapedType::isDynamic(size))
      size = -1;
  return target;
}

Value TFLBuilder::reshape(Type type, Value input) {
  Value shape = i32s(reshapeTarget(type));
  return ReshapeOp::create(getBuilder(), getLoc(), type, input, shape);
}

Value TFLBuilder::transpose(Value input, ArrayRef<int64_t> permutation) {
  Type type = withShape(input.getType(), permute(*shapeOf(input), permutation));
  return TransposeOp::create(getBuilder(), getLoc(), type, input,
                             i32s(permutation));
}

} // namespace tfuse::tfl
