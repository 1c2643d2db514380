//===- Elementwise.cpp - Loops over broadcast operands --------------------===//

#include "Elementwise.h"

using llvm::ArrayRef;

namespace tfuse::eval {

std::optional<Shape> broadcastShapes(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  if (a.size() < b.size())
    std::swap(a, b);
  Shape result(a);
  size_t lead = a.size() - b.size();
  for (size_t axis = 0; axis < b.size(); ++axis) {
    int64_t &size = result[lead + axis];
    if (size != b[axis] && size != 1 && b[axis] != 1)
      return std::nullopt;
    if (size == 1)
      size = b[axis];
  }
  return result;
}

HostTensor *allocateBroadcast(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return nullptr;
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  std::optional<Shape> shape = broadcastShapes(a.shape(), b.shape());
  if (!shape || a.elementType() != b.elementType()) {
    (void)context.fail("the operands do not broadcast");
    return nullptr;
  }
  return context.allocate(0, *shape);
}

} // namespace tfuse::eval
