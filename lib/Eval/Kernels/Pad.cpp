//===- Pad.cpp - Padding --------------------------------------------------===//

#include "../Axes.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

/// The padding before and after each axis.
struct Paddings {
  SmallVector<int64_t> before, shape;
};

static FailureOr<Paddings> readPaddings(KernelContext &context) {
  const HostTensor &operand = context.operand(0);
  auto values = context.ints(1);
  if (!values || int64_t(values->size()) != 2 * operand.rank())
    return context.fail("paddings must have two values per dimension");
  Paddings result;
  for (int64_t axis = 0; axis < operand.rank(); ++axis) {
    int64_t before = (*values)[2 * axis], after = (*values)[2 * axis + 1];
    int64_t size = operand.dim(axis);
    if (before < 0 || after < 0 || llvm::AddOverflow(size, before, size) ||
        llvm::AddOverflow(size, after, size))
      return context.fail("a padding is negative or too large");
    result.before.push_back(before);
    result.shape.push_back(size);
  }
  return result;
}

static LogicalResult padWith(KernelContext &context, const HostTensor *value) {
  FailureOr<Paddings> paddings = readPaddings(context);
  if (failed(paddings))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, paddings->shape);
  if (!result)
    return failure();
  clear(*result);
  if (value)
    for (int64_t i = 0, e = result->numElements(); i < e; ++i)
      copyElements(*value, 0, *result, i, 1);
  if (operand.empty())
    return success();
  // Copies rows of the last axis.
  if (operand.isScalar()) {
    copyElements(operand, 0, *result, 0, 1);
    return success();
  }
  SmallVector<int64_t, 4> strides = denseStrides(paddings->shape);
  int64_t row = operand.dim(-1);
  for (int64_t from = 0; from < operand.numElements(); from += row) {
    int64_t rest = from, to = 0;
    for (size_t axis = strides.size(); axis-- > 0;) {
      to += (rest % operand.dim(axis) + paddings->before[axis]) * strides[axis];
      rest /= operand.dim(axis);
    }
    copyElements(operand, from, *result, to, row);
  }
  return success();
}

LogicalResult evalPad(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  return padWith(context, nullptr);
}

LogicalResult evalPadV2(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &value = context.operand(2);
  if (value.numElements() != 1 ||
      value.elementType() != context.operand(0).elementType())
    return context.fail(
        "constant_values must be a scalar of the operand's type");
  return padWith(context, &value);
}

LogicalResult evalMirrorPad(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  FailureOr<Paddings> paddings = readPaddings(context);
  if (failed(paddings))
    return failure();
  const HostTensor &operand = context.operand(0);
  llvm::StringRef mode = context.stringAttr("mode");
  // REFLECT does not repeat the border element, SYMMETRIC does.
  int64_t skip = mode == "REFLECT" ? 1 : 0;
  if (mode != "REFLECT" && mode != "SYMMETRIC")
    return context.unsupported("this padding mode");
  for (int64_t axis = 0; axis < operand.rank(); ++axis) {
    int64_t size = operand.dim(axis), before = paddings->before[axis];
    int64_t after = paddings->shape[axis] - size - before;
    if (std::max(before, after) > size - (before || after ? skip : 0))
      return context.fail("a mirror padding exceeds its dimension");
  }
  HostTensor *result = context.allocate(0, paddings->shape);
  if (!result)
    return failure();
  SmallVector<int64_t, 4> from = denseStrides(operand.shape());
  for (int64_t i = 0, e = result->numElements(); i < e; ++i) {
    int64_t rest = i, source = 0;
    for (size_t axis = from.size(); axis-- > 0;) {
      int64_t size = operand.dim(axis);
      int64_t at = rest % result->dim(axis) - paddings->before[axis];
      rest /= result->dim(axis);
      if (at < 0)
        at = -at - 1 + skip;
      else if (at >= size)
        at = 2 * size - at - 1 - skip;
      source += at * from[axis];
    }
    copyElements(operand, source, *result, i, 1);
  }
  return success();
}

} // namespace tfuse::eval
