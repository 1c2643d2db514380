//===- HoistElementwiseFromLoop.cpp - Hoist elementwise ops ---------------===//
//
//   x [t, b, n]                       x [t, b, n]
//                                     |
//   while {                           add(.., v)
//     gather(x, i) [b, n]             |
//     |                        =>     while {
//     add(.., v)                        gather(.., i) [b, n]
//   }                                 }
//
// where v is loop-invariant. Likewise for unary elementwise ops and casts.
// After peephole-hoist-matmul-from-loop, this rule hoists the ops around the
// matmul: biases, activations, masks.
//
// C1 (structure)      The loop gathers one row per iteration (see
//                     peephole-hoist-matmul-from-loop) from a loop-invariant
//                     tensor.
// C2 (multiple-uses)  The row has no other user; otherwise the loop would not
//                     lose an op.
// C3 (shape)          v broadcasts to the row and has no time axis: its rank
//                     is at most the number of axes after time. The kernel
//                     supports one more dimension.
// C4 (size)           The results of all time steps need at most 64 MiB
//                     (unknown sizes count as 1).
// C5 (element-type)   gather supports the element type of the result.
//
//===----------------------------------------------------------------------===//

#include "Matching/Broadcasting.h"
#include "Matching/Kernels.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct HoistElementwiseFromLoopMatch {
  tfl::GatherOp gather;
  Operation *loop;
  RankedTensorType allResults;
};

class HoistElementwiseFromLoop
    : public RuleOn<
          HoistElementwiseFromLoop, tfl::AbsOp, tfl::AddOp, tfl::CastOp,
          tfl::CeilOp, tfl::CosOp, tfl::DivOp, tfl::EluOp, tfl::EqualOp,
          tfl::ExpOp, tfl::FloorOp, tfl::GeluOp, tfl::GreaterOp, tfl::LessOp,
          tfl::GreaterEqualOp, tfl::LeakyReluOp, tfl::LogOp, tfl::LessEqualOp,
          tfl::HardSwishOp, tfl::LogisticOp, tfl::LogicalAndOp,
          tfl::LogicalNotOp, tfl::MaximumOp, tfl::LogicalOrOp, tfl::MinimumOp,
          tfl::MulOp, tfl::NegOp, tfl::NotEqualOp, tfl::ReluOp, tfl::Relu6Op,
          tfl::Relu0To1Op, tfl::RoundOp, tfl::RsqrtOp, tfl::Relu1Op,
          tfl::SignOp, tfl::SinOp, tfl::SqrtOp, tfl::SquareOp, tfl::SubOp,
          tfl::TanhOp, tfl::SelectV2Op, tfl::SquaredDifferenceOp> {
public:
  MatchResult<HoistElementwiseFromLoopMatch> match(Operation *op,
                                                   RuleContext &ctx) const;
  void rewrite(Operation *op, HoistElementwiseFromLoopMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// The only operand that is a row; null if there are several.
static tfl::GatherOp rowOf(Operation *op) {
  tfl::GatherOp row;
  for (Value operand : op->getOperands()) {
    auto gather = tfl::rowGather(operand);
    if (gather && row && gather != row)
      return {};
    row = gather ? gather : row;
  }
  return row;
}

MatchResult<HoistElementwiseFromLoopMatch>
HoistElementwiseFromLoop::match(Operation *op, RuleContext &ctx) const {
  auto parent = op->getParentOfType<tfl::WhileOp>();
  tfl::GatherOp gather = parent ? rowOf(op) : tfl::GatherOp();
  if (!gather || !all_of(op->getOperands(), [&](Value operand) {
        return operand == gather || loops::isInvariant(operand, parent);
      }))
    return skip();
  Value sequence = gather.getParams(), result = op->getResult(0);
  tfl::WhileOp loop = tfl::countingLoop(gather.getIndices());
  SmallVector<Value> inputs = {sequence};
  for (Value operand : op->getOperands())
    if (operand != gather)
      inputs.push_back(operand);
  if (!loop || !all_of(inputs, [&](Value value) {
        return loops::isInvariant(value, loop);
      }))
    return ctx.reject(op, Reason::Structure,
                      "the loop does not gather one row per iteration from a "
                      "loop-invariant tensor");
  if (!gather->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the row has other users");
  if (Mismatch mismatch =
          tfl::checkKernel(op, tfl::GatherOp::getOperationName(),
                           getElementTypeOrSelf(result), ctx))
    return mismatch;
  auto axis = normalizeAxis(gather.getAxis(), rankOf(sequence).value_or(-1));
  int64_t rank = rankOf(result).value_or(-1);
  if (!axis || rank != rankOf(gather))
    return ctx.reject(op, Reason::Shape, "the op changes the rank");
  bool broadcasts = op->getNumOperands() > 1;
  if (broadcasts && rank + 1 > tfl::broadcastRank(op))
    return ctx.reject(op, Reason::Shape,
                      "the kernel does not support another dimension");
  for (Value operand : op->getOperands())
    if (operand != gather &&
        (!rankOf(operand) || rankOf(operand) > rank - *axis ||
         !tfl::broadcastsInto(operand, gather)))
      return ctx.reject(
          op, Reason::Shape,
          "the other operand may broadcast the row, or has a time axis");
  if (broadcasts && isa<IntegerType>(getElementTypeOrSelf(result)) &&
      isa<tfl::DivOp>(op))
    return ctx.reject(
        op, Reason::ElementType,
        "hoisted, an integer division may fail that the loop would not run");
  HoistElementwiseFromLoopMatch match{
      gather, tfl::outermostLoop(loop, inputs),
      tfl::withDim(result.getType(), *axis, dimOf(sequence, *axis))};
  if (Mismatch mismatch = tfl::checkHoistedSize(op, match.allResults, ctx))
    return mismatch;
  return match;
}

void HoistElementwiseFromLoop::rewrite(Operation *op,
                                       HoistElementwiseFromLoopMatch &match,
                                       RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  tfl::GatherOp gather = match.gather;
  rewriter.setInsertionPoint(match.loop);
  IRMapping map;
  tfl::mapConstants(rewriter, op, match.loop, map);
  tfl::mapConstants(rewriter, gather, match.loop, map);
  map.map(gather.getResult(), map.lookupOrDefault(gather.getParams()));
  Operation *all = rewriter.clone(*op, map);
  all->getResult(0).setType(match.allResults);
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<tfl::GatherOp>(
      op, op->getResult(0).getType(), all->getResult(0), gather.getIndices(),
      gather.getAxisAttr(), gather.getBatchDimsAttr());
  ctx.absorb(gather);
}

TFUSE_DEFINE_RULE(HoistElementwiseFromLoop)

} // namespace tfuse
