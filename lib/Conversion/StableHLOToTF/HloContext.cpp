//===- HloContext.cpp - Reading and replacing stablehlo ops ---------------===//

#include "Lowering.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::stablehlo {

Ints HloContext::numbers(StringRef attr, int64_t count) {
  Ints result;
  Attribute value = raw(attr);
  if (auto dense = mlir::dyn_cast_if_present<DenseIntElementsAttr>(value)) {
    for (const llvm::APInt &element : dense.getValues<llvm::APInt>())
      result.push_back(element.getBitWidth() == 1 ? element.getZExtValue()
                                                  : element.getSExtValue());
  } else if (auto dense = mlir::dyn_cast_if_present<DenseI64ArrayAttr>(value)) {
    llvm::append_range(result, dense.asArrayRef());
  } else if (auto dense =
                 mlir::dyn_cast_if_present<DenseBoolArrayAttr>(value)) {
    llvm::append_range(result, dense.asArrayRef());
  } else {
    problem = true;
  }
  if (count >= 0 && int64_t(result.size()) != count) {
    problem = true;
    result.assign(count, 0);
  }
  return result;
}

Ints HloContext::axes(StringRef attr, int64_t rank) {
  Ints result = numbers(attr);
  llvm::SmallVector<bool> seen(rank, false);
  for (int64_t axis : result) {
    if (axis < 0 || axis >= rank || seen[axis]) {
      problem = true;
      return {};
    }
    seen[axis] = true;
  }
  return result;
}

int64_t HloContext::number(StringRef attr) {
  auto value = mlir::dyn_cast_if_present<IntegerAttr>(raw(attr));
  if (value && value.getValue().getSignificantBits() <= 64)
    return value.getValue().getSExtValue();
  problem = true;
  return 0;
}

StringRef HloContext::string(StringRef attr) {
  Attribute value = raw(attr);
  if (auto text = mlir::dyn_cast_if_present<StringAttr>(value))
    return text.getValue();
  problem = true;
  return {};
}

SmallVector<std::pair<int64_t, int64_t>> HloContext::pairs(StringRef attr,
                                                           int64_t count) {
  Ints flat = numbers(attr, 2 * count);
  SmallVector<std::pair<int64_t, int64_t>> result;
  for (int64_t i = 0; i < count; ++i)
    result.emplace_back(flat[2 * i], flat[2 * i + 1]);
  return result;
}

LogicalResult HloContext::malformed() {
  return reject(Code::InvalidGraph,
                "its attributes and operands contradict each other",
                "export the model again");
}

Value HloContext::withType(Value value, Type type) {
  if (value.getType() == type)
    return value;
  // The op is new and has no users yet.
  Operation *op = value.getDefiningOp();
  if (op && value.use_empty() && !tf::opName(op).empty() &&
      op->getNumResults() == 1 && !tf::isa(op, "Const")) {
    value.setType(type);
    return value;
  }
  return tf("Identity", type, value);
}

LogicalResult HloContext::finish(ValueRange values) {
  if (values.size() != op->getNumResults())
    return malformed();
  SmallVector<Value> typed;
  for (auto [value, result] : llvm::zip(values, op->getResults())) {
    auto from = mlir::dyn_cast<ShapedType>(value.getType());
    auto to = mlir::dyn_cast<ShapedType>(result.getType());
    if (!from || !to || from.getElementType() != to.getElementType() ||
        failed(mlir::verifyCompatibleShape(from, to)))
      return malformed();
    typed.push_back(withType(value, result.getType()));
  }
  return replace(typed);
}

Value asIndex(HloContext &ctx, Value x) {
  return ctx.castTo(ctx.asI32(x), ctx.rewriter.getI32Type());
}

Value beforeBroadcast(Value value) {
  Value before;
  while (tf::isa(value.getDefiningOp(), "BroadcastTo"))
    before = value = value.getDefiningOp()->getOperand(0);
  return before;
}

SmallVector<Value> withoutBroadcasts(ValueRange operands, Type result) {
  SmallVector<Value> small;
  Type all;
  bool oneIsWhole = false;
  for (Value operand : operands) {
    Value before = beforeBroadcast(operand);
    small.push_back(before ? before : operand);
    oneIsWhole |= !before;
    all = all ? broadcastType(all, small.back().getType(),
                              getElementTypeOrSelf(result))
              : small.back().getType();
  }
  auto shaped = mlir::dyn_cast<RankedTensorType>(all);
  if (oneIsWhole ||
      (shaped && shaped.hasStaticShape() &&
       shaped.getShape() == mlir::cast<ShapedType>(result).getShape()))
    return small;
  // Keep one of the broadcasts: without any, the result would have a smaller
  // shape.
  small.front() = operands.front();
  return small;
}

} // namespace tfuse::stablehlo
