//===- LoopRows.cpp - What a loop takes from a sequence, row by row -------===//

#include "LoopRows.h"

#include "Constants.h"
#include "Types.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

GatherOp rowGather(Value value) {
  auto gather = value.getDefiningOp<GatherOp>();
  return gather && rankOf(gather.getIndices()) == 0 &&
                 rankOf(gather.getParams()) > 0 && gather.getBatchDims() == 0 &&
                 rankOf(gather) >= 0
             ? gather
             : GatherOp();
}

bool isOutside(Value value, Operation *loop) {
  return !loop->isAncestor(value.getParentBlock()->getParentOp());
}

bool isInvariant(Value value, Operation *loop) {
  Operation *op = value.getDefiningOp();
  return isOutside(value, loop) || constantOf(value) ||
         isa_and_present<NoValueOp>(op);
}

static bool isBodyOf(Block *block, WhileOp loop) {
  return loop && block == &loop.getBody().front();
}

/// Whether the loop adds the same number to its argument in each round.
static bool isCounter(BlockArgument argument, WhileOp loop) {
  Operation *next = argument.getOwner()
                        ->getTerminator()
                        ->getOperand(argument.getArgNumber())
                        .getDefiningOp();
  if (!isa_and_present<AddOp, SubOp>(next))
    return false;
  Value lhs = next->getOperand(0), rhs = next->getOperand(1);
  if (lhs != argument && isa<AddOp>(next))
    std::swap(lhs, rhs);
  std::optional<int64_t> step = intOf(rhs);
  return lhs == argument && step && *step != 0;
}

WhileOp countingLoop(Value index) {
  while (!isa<BlockArgument>(index)) {
    Operation *op = index.getDefiningOp();
    if (isa<ReshapeOp, CastOp>(op)) {
      index = op->getOperand(0);
    } else if (isa<AddOp, SubOp>(op)) {
      // One operand leads to the counter, the other one may not.
      auto loop = op->getParentOfType<WhileOp>();
      bool first = loop && isInvariant(op->getOperand(1), loop);
      if (!first && !(loop && isInvariant(op->getOperand(0), loop)))
        return {};
      index = op->getOperand(first ? 0 : 1);
    } else {
      return {};
    }
  }
  auto argument = cast<BlockArgument>(index);
  auto loop = dyn_cast_or_null<WhileOp>(argument.getOwner()->getParentOp());
  return isBodyOf(argument.getOwner(), loop) && isCounter(argument, loop)
             ? loop
             : WhileOp();
}

WhileOp outermostLoop(WhileOp loop, ArrayRef<Value> values) {
  auto areInvariant = [&](Operation *outer) {
    return all_of(values,
                  [&](Value value) { return isInvariant(value, outer); });
  };
  for (auto outer = loop->getParentOfType<WhileOp>();
       outer && areInvariant(outer); outer = outer->getParentOfType<WhileOp>())
    loop = outer;
  return loop;
}

void mapConstants(OpBuilder &builder, Operation *op, Operation *loop,
                  IRMapping &map) {
  for (Value operand : op->getOperands()) {
    if (isOutside(operand, loop) || !isInvariant(operand, loop))
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

LogicalResult checkHoistedSize(Operation *op, RankedTensorType allResults,
                               RuleContext &ctx) {
  int64_t bytes = bytesOf(allResults);
  if (bytes <= kMaxHoistedBytes)
    return success();
  return ctx.reject(op, Reason::Size,
                    "the results of all steps need " + Twine(bytes >> 20) +
                        " MiB, more than " + Twine(kMaxHoistedBytes >> 20));
}

} // namespace tfuse::tfl
