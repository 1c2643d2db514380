//===- ConstantInts.cpp - operands that are integer constants -------------===//

#include "ConstantInts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tfuse::tfl {

std::optional<SmallVector<int64_t>> constantInts(Value value) {
  DenseIntElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)))
    return std::nullopt;
  SmallVector<int64_t> result;
  for (const APInt &element : elements.getValues<APInt>())
    result.push_back(element.getSExtValue());
  return result;
}

static Value int32Constant(OpBuilder &builder, Location loc,
                           ArrayRef<int64_t> shape, ArrayRef<int64_t> values) {
  SmallVector<int32_t> narrow(values);
  auto type = RankedTensorType::get(shape, builder.getI32Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseIntElementsAttr::get(type, narrow));
}

Value int32Vector(OpBuilder &builder, Location loc, ArrayRef<int64_t> values) {
  return int32Constant(builder, loc, {static_cast<int64_t>(values.size())},
                       values);
}

Value narrowedToInt32(OpBuilder &builder, Location loc, Value value) {
  DenseIntElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) ||
      !elements.getElementType().isInteger(64))
    return {};
  SmallVector<int64_t> values;
  for (const APInt &element : elements.getValues<APInt>()) {
    if (!element.isSignedIntN(32))
      return {};
    values.push_back(element.getSExtValue());
  }
  return int32Constant(builder, loc, elements.getType().getShape(), values);
}

} // namespace tfuse::tfl
