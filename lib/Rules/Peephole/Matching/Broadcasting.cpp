//===- Broadcasting.cpp - Ops that broadcast their operands ---------------===//

#include "Broadcasting.h"

#include "Dims.h"
#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

int64_t broadcastRank(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case<AddOp, SubOp, MulOp>([](auto) { return 6; })
      .Case<DivOp, MinimumOp, MaximumOp, SelectOp, SelectV2Op, BatchMatMulOp>(
          [](auto) { return 5; })
      .Case<EqualOp, NotEqualOp, LessOp, LessEqualOp, GreaterOp, GreaterEqualOp,
            PowOp, SquaredDifferenceOp, FloorDivOp, FloorModOp, LogicalAndOp,
            LogicalOrOp>([](auto) { return 4; })
      .Default([](Operation *) { return 0; });
}

namespace {
/// A dimension of an operand, counted from the last one.
struct Axis {
  Value value;
  int64_t index;

  Axis(Value value, int64_t fromBack)
      : value(value), index(rankOf(value).value_or(-1) - 1 - fromBack) {}

  /// Missing leading dimensions are 1.
  bool isOne() const { return index < 0 || dimOf(value, index) == 1; }
  bool equals(const Axis &other) const {
    if (index < 0 || other.index < 0)
      return isOne() && other.isOne();
    return sameDim(value, index, other.value, other.index);
  }
};
} // namespace

bool keepsResultShape(Operation *op, unsigned operand, Value replacement) {
  Value full = op->getOperand(operand);
  if (!rankOf(full) || !rankOf(replacement))
    return false;
  // The matrix dimensions do not broadcast.
  int64_t first = isa<BatchMatMulOp>(op) ? 2 : 0;
  if (rankOf(replacement) < first)
    return false;
  SmallVector<Value, 2> others;
  int64_t rank = 0;
  for (OpOperand &other : op->getOpOperands())
    if (other.getOperandNumber() != operand) {
      if (!rankOf(other.get()))
        return false;
      others.push_back(other.get());
      rank = std::max(rank, rankOf(other.get()).value_or(-1));
    }
  int64_t rankBefore = rankOf(full).value_or(-1),
          rankAfter = rankOf(replacement).value_or(-1);
  if (std::max(rank, rankBefore) != std::max(rank, rankAfter))
    return false;
  return all_of(seq<int64_t>(0, std::max(rankBefore, rankAfter)),
                [&](int64_t fromBack) {
                  Axis before(full, fromBack), after(replacement, fromBack);
                  if (after.equals(before))
                    return true;
                  return fromBack >= first && after.isOne() &&
                         any_of(others, [&](Value other) {
                           return Axis(other, fromBack).equals(before);
                         });
                });
}

} // namespace tfuse::tfl
