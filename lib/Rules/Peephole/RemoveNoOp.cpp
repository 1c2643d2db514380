//===- RemoveNoOp.cpp - Ops that return their input -----------------------===//
//
//   concatenation of one tensor, pad by zeros, tile by ones,      =>   x
//   broadcast_to the same shape, reverse of axes of size 1,
//   cumsum over an axis of size 1, split into one part,
//   add_n of one tensor
//   pack of one tensor, unpack of one part                        =>   reshape
//
// Follows upstream's patterns EliminateCumSumInclusive,
// RemoveRedundantBroadcastToOp and several folds.
//
// C1 (shape)          The result has the type of x.
// C2 (unknown-shape)  If the type differs, at most one dimension is unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class RemoveNoOp
    : public RuleOn<RemoveNoOp, tfl::ConcatenationOp, tfl::PadOp, tfl::PadV2Op,
                    tfl::TileOp, tfl::BroadcastToOp, tfl::ReverseV2Op,
                    tfl::CumsumOp, tfl::SplitOp, tfl::SplitVOp, tfl::AddNOp,
                    tfl::PackOp, tfl::UnpackOp, tfl::MirrorPadOp> {
public:
  MatchResult<Value> match(Operation *op, RuleContext &ctx) const {
    Value input = findInput(op);
    if (!input)
      return skip();
    if (changesRank(op)) {
      if (!tfl::hasReshapeTarget(op->getResult(0)))
        return ctx.reject(op, Reason::UnknownShape,
                          "a reshape cannot have the result's shape: several "
                          "dimensions are unknown, or one exceeds 32 bits");
    } else if (input.getType() != op->getResult(0).getType()) {
      return ctx.reject(op, Reason::Shape, "the op refines the type");
    }
    return input;
  }
  void rewrite(Operation *op, Value input, RewriteContext &ctx) const {
    Value result = input;
    if (changesRank(op))
      result = tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                   .reshape(op->getResult(0).getType(), result);
    ctx.rewriter.replaceOp(op, result);
  }

private:
  static bool changesRank(Operation *op) {
    return isa<tfl::PackOp, tfl::UnpackOp>(op);
  }
  static Value findInput(Operation *op);
};
} // namespace

/// True if `axes` is a constant and all axes in it have size 1.
static bool isAlongUnitAxes(Value input, Value axes) {
  auto numbers = constantInts(axes);
  int64_t rank = rankOf(input).value_or(-1);
  return rank >= 0 && numbers && all_of(*numbers, [&](int64_t number) {
           auto axis = normalizeAxis(number, rank);
           return axis && dimOf(input, *axis) == 1;
         });
}

/// The input that the op returns unchanged, or null.
Value RemoveNoOp::findInput(Operation *op) {
  Value first = op->getNumOperands() ? op->getOperand(0) : Value();
  auto when = [&](bool trivial) { return trivial ? first : Value(); };
  if (op->hasTrait<tfl::IsPadding>())
    return when(isConstantSplat(op->getOperand(1), 0));
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](tfl::ConcatenationOp concat) {
        return when(concat.getValues().size() == 1 &&
                    concat.getFusedActivationFunction() == "NONE");
      })
      .Case<tfl::AddNOp, tfl::PackOp>(
          [&](auto many) { return when(many->getNumOperands() == 1); })
      .Case([&](tfl::TileOp tile) {
        return when(isConstantSplat(tile.getMultiples(), 1));
      })
      .Case([&](tfl::BroadcastToOp broadcast) {
        return when(broadcast.getType() == first.getType() &&
                    tfl::sameShape(broadcast, first));
      })
      .Case([&](tfl::ReverseV2Op reverse) {
        return when(isAlongUnitAxes(first, reverse.getAxis()));
      })
      .Case([&](tfl::CumsumOp cumsum) {
        return when(!cumsum.getExclusive() &&
                    isAlongUnitAxes(first, cumsum.getAxis()));
      })
      .Case<tfl::SplitOp, tfl::SplitVOp>([&](auto split) {
        return split->getNumResults() == 1 ? split.getValue() : Value();
      })
      .Case([&](tfl::UnpackOp unpack) {
        return when(unpack->getNumResults() == 1);
      })
      .Default([](Operation *) { return Value(); });
}

TFUSE_DEFINE_RULE(RemoveNoOp)

} // namespace tfuse
