//===- MoveGatherBeforeCast.cpp - gather(cast(x)) -------------------------===//
//
//   gather(cast(x), i)    =>    cast(gather(x, i))
//
// so that only gathered elements are converted. (The rule does not move a cast
// from before a loop into it: peephole-hoist-elementwise-from-loop does the
// opposite.) Follows upstream's pattern ReorderGatherAndCast.
//
// C1 (multiple-uses)  The converted tensor has no other user.
// C2 (element-type)   gather supports the element type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Kernels.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class MoveGatherBeforeCast
    : public RuleOn<MoveGatherBeforeCast, tfl::GatherOp> {
public:
  MatchResult<tfl::CastOp> match(tfl::GatherOp op, RuleContext &ctx) const {
    auto cast = op.getParams().getDefiningOp<tfl::CastOp>();
    if (!cast || cast->getBlock() != op->getBlock())
      return skip();
    if (!cast->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the converted tensor has other users");
    Type type = getElementTypeOrSelf(cast.getInput());
    if (Mismatch mismatch =
            tfl::checkKernel(op, tfl::GatherOp::getOperationName(), type, ctx))
      return mismatch;
    return cast;
  }
  void rewrite(tfl::GatherOp op, tfl::CastOp cast, RewriteContext &ctx) const {
    Value params = cast.getInput();
    Type type = op->getResult(0).getType();
    Value gathered = tfl::GatherOp::create(
        ctx.rewriter, op->getLoc(),
        withElementType(type, getElementTypeOrSelf(params)), params,
        op.getIndices(), op.getAxisAttr(), op.getBatchDimsAttr());
    ctx.rewriter.replaceOp(
        op, tfl::CastOp::create(ctx.rewriter, cast.getLoc(), type, gathered));
    ctx.absorb(cast);
  }
};
} // namespace

TFUSE_DEFINE_RULE(MoveGatherBeforeCast)

} // namespace tfuse
