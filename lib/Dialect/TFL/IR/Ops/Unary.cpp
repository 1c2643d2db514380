//===- Unary.cpp - functions of one tensor -------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Unary.cpp.inc"

void TFLDialect::registerUnaryOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Unary.cpp.inc"
      >();
}

LogicalResult PReluOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  auto alpha = cast<ShapedType>(getAlpha().getType());
  auto output = cast<ShapedType>(getOutput().getType());
  if (input.hasStaticShape() && alpha.hasStaticShape()) {
    if (input.getRank() != alpha.getRank() + 1)
      return emitOpError("'alpha' should have one less rank than 'input'.");
    for (int64_t i = 0; i < alpha.getRank(); ++i)
      if (alpha.getDimSize(i) != 1 &&
          alpha.getDimSize(i) != input.getDimSize(i + 1))
        return emitOpError("'alpha' is not broadcastable at dimension ")
               << i << ".";
  }
  if (!input.hasStaticShape() || !output.hasStaticShape())
    return success();
  if (input.getRank() != output.getRank())
    return emitOpError("'input' and 'output' should have the same rank.");
  if (input.getShape() != output.getShape())
    return emitOpError("'input' and 'output' should have the same shape.");
  return success();
}

OpFoldResult CastOp::fold(FoldAdaptor) {
  return getType() == getInput().getType() ? getInput() : OpFoldResult();
}

OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getType() == getInput().getType() ? getInput() : OpFoldResult();
}

/// Bits of one element in memory; nothing for types without a bit pattern.
static std::optional<unsigned> memoryBits(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return quantized.getStorageTypeIntegralWidth();
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  if (type.isIntOrFloat())
    return std::max(type.getIntOrFloatBitWidth(), 8u);
  return std::nullopt;
}

LogicalResult BitcastOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  auto output = cast<ShapedType>(getOutput().getType());
  if (!input.hasStaticShape())
    return success();
  std::optional<unsigned> from = memoryBits(input.getElementType());
  std::optional<unsigned> to = memoryBits(output.getElementType());
  if (!from || !to)
    return emitOpError("Unsupported element type.");
  if (*from > *to && *from % *to != 0)
    return emitOpError("input element bitwidth is not multiple of output "
                       "element bitwidth");
  if (*from >= *to)
    return success();
  if (*to % *from != 0)
    return emitOpError("output element bitwidth is not multiple of input "
                       "element bitwidth");
  if (input.getRank() == 0 || input.getShape().back() % (*to / *from) != 0)
    return emitOpError(
        "input rightmost dimension size is not multiple of the divisor");
  return success();
}
