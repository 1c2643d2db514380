//===- ListedShapes.cpp - Shapes whose elements are computed --------------===//

#include "ListedShapes.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

Value shapeBeforeMaximum(Value shape, int64_t axis) {
  auto maximum = shape.getDefiningOp<MaximumOp>();
  if (!maximum)
    return shape;
  auto bounds = constantInts(maximum->getOperand(1));
  if (!bounds)
    return shape;
  for (auto [at, bound] : enumerate(*bounds))
    if (bound > (int64_t(at) == axis ? 1 : 0))
      return shape;
  return maximum->getOperand(0);
}

bool listsElements(Operation *op) {
  return isa_and_nonnull<PackOp>(op) ||
         (isa_and_nonnull<ConcatenationOp>(op) &&
          all_of(op->getOperands(),
                 [](Value part) { return dimOf(part, 0) == 1; }));
}

Value withSize(Operation *user, Value shape, int64_t axis, int64_t size) {
  shape = shapeBeforeMaximum(shape, axis);
  TFLBuilder builder(user);
  if (auto sizes = constantInts(shape)) {
    (*sizes)[axis] = size;
    return builder.i32s(*sizes);
  }
  Operation *list = shape.getDefiningOp();
  if (!listsElements(list))
    return {};
  Value element =
      isa<PackOp>(list) ? builder.i32Scalar(size) : builder.i32s({size});
  Operation *resized = builder.getBuilder().clone(*list);
  resized->setOperand(axis, element);
  return resized->getResult(0);
}

} // namespace tfuse::tfl
