//===- LoopRows.cpp - Rows that a loop gathers one by one -----------------===//

#include "LoopRows.h"

#include "Types.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

GatherOp rowGather(Value value) {
  auto gather = value.getDefiningOp<GatherOp>();
  return gather && rankOf(gather.getIndices()) == 0 &&
                 rankOf(gather.getParams()) > 0 && gather.getBatchDims() == 0 &&
                 rankOf(gather).has_value()
             ? gather
             : GatherOp();
}

WhileOp countingLoop(Value index) {
  std::optional<loops::LoopIndex> found = loops::getLoopIndex(index);
  return found ? dyn_cast<WhileOp>(found->loop.getOperation()) : WhileOp();
}

WhileOp outermostLoop(WhileOp loop, ArrayRef<Value> values) {
  auto areInvariant = [&](Operation *outer) {
    return all_of(
        values, [&](Value value) { return loops::isInvariant(value, outer); });
  };
  for (auto outer = loop->getParentOfType<WhileOp>();
       outer && areInvariant(outer); outer = outer->getParentOfType<WhileOp>())
    loop = outer;
  return loop;
}

void mapConstants(OpBuilder &builder, Operation *op, Operation *loop,
                  IRMapping &map) {
  for (Value operand : op->getOperands()) {
    if (!loops::isDefinedInside(operand, loop) ||
        !loops::isInvariant(operand, loop))
      continue;
    unsigned number = cast<OpResult>(operand).getResultNumber();
    map.map(operand,
            builder.clone(*operand.getDefiningOp())->getResult(number));
  }
}

RankedTensorType withDim(Type type, int64_t axis, int64_t size) {
  SmallVector<int64_t> shape(cast<RankedTensorType>(type).getShape());
  shape.insert(shape.begin() + axis, size);
  return withShape(type, shape);
}

int64_t bytesOf(RankedTensorType type) {
  int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8;
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size) && MulOverflow(bytes, size, bytes))
      return std::numeric_limits<int64_t>::max();
  return bytes;
}

Mismatch checkHoistedSize(Operation *op, RankedTensorType allResults,
                          RuleContext &ctx) {
  int64_t bytes = bytesOf(allResults);
  if (bytes <= kMaxHoistedBytes)
    return Mismatch::none();
  return ctx.reject(op, Reason::Size,
                    "the results of all time steps need " + Twine(bytes >> 20) +
                        " MiB, more than " + Twine(kMaxHoistedBytes >> 20));
}

} // namespace tfuse::tfl
