//===- Cast.cpp - Conversions between element types -----------------------===//

#include "../CastElements.h"
#include "../Kernels.h"
#include "tfuse/Eval/LazyElements.h"

using namespace mlir;

namespace tfuse::eval {

LogicalResult evalCast(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  Type to = context.resultElementType(0);
  if (operand.elementType() == to)
    return context.setResult(0, operand);
  if (!canCastElements(operand.kind(), elementKind(to)))
    return context.unsupportedType();
  if (context.boolAttr("Truncate") && isFloatKind(operand.kind()))
    return context.unsupported("truncating casts are unsupported");
  if (ElementsAttr constant = operand.deferredConstant())
    if (lazy::canCast(operand.elementType(), to))
      return context.setResult(0,
                               HostTensor::deferred(lazy::cast(constant, to)));
  // The result of a splat is a splat.
  if (operand.isSplat()) {
    std::array<char, 16> element;
    if (!castElements(operand.kind(), elementKind(to),
                      operand.splatElement().data(), 1, element.data()))
      return context.unsupported("the value does not fit the result type");
    return context.setResult(
        0, HostTensor::splat(
               to, operand.shape(),
               llvm::ArrayRef<char>(element).take_front(elementBytes(to))));
  }
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  if (!castElements(operand.kind(), result->kind(), operand.bytes().data(),
                    operand.numElements(), result->mutableBytes().data()))
    return context.unsupported("a value does not fit the result type");
  return success();
}

// Reinterprets the bytes as elements of another size, which adds or removes a
// last axis.
LogicalResult evalBitcast(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  Type to = context.resultElementType(0);
  auto isWhole = [](Type type) {
    unsigned bytes = elementBytes(type);
    return bytes != 0 && !type.isInteger(1) &&
           (!type.isIntOrFloat() || type.getIntOrFloatBitWidth() == 8 * bytes);
  };
  if (!isWhole(operand.elementType()) || !isWhole(to))
    return context.unsupportedType();
  unsigned from = operand.bytesPerElement(), width = elementBytes(to);
  llvm::SmallVector<int64_t> shape(operand.shape());
  if (from > width && from % width == 0) {
    shape.push_back(from / width);
  } else if (from < width) {
    if (shape.empty() || shape.back() * from != width)
      return context.fail("the last axis must make up exactly one element");
    shape.pop_back();
  } else if (from != width) {
    return context.fail("neither element size divides the other");
  }
  return context.setResult(
      0, HostTensor::view(to, shape, operand.bytes(), operand.owner()));
}

} // namespace tfuse::eval
