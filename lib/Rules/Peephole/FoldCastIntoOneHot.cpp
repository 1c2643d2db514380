//===- FoldCastIntoOneHot.cpp - cast(one_hot(i)) --------------------------===//
//
//   cast(one_hot(i, on, off))    =>    one_hot(i, cast(on), cast(off))
//
// for constants on and off and a cast to 32-bit floats. Follows upstream's
// pattern FuseOneHotAndCastToFloat.
//
// C1 (multiple-uses)  The one_hot has no other user.
// C2 (not-constant)   on and off are constants.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldCastIntoOneHotMatch {
  tfl::OneHotOp oneHot;
  /// The constants after the cast.
  ElementsAttr on, off;
};

class FoldCastIntoOneHot : public RuleOn<FoldCastIntoOneHot, tfl::CastOp> {
public:
  MatchResult<FoldCastIntoOneHotMatch> match(tfl::CastOp op,
                                             RuleContext &ctx) const;
  void rewrite(tfl::CastOp op, FoldCastIntoOneHotMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// Casts a constant as the op casts each of its elements; null for any other
/// value.
static ElementsAttr castConstant(Value value, Type type) {
  ElementsAttr elements = viewableConstant(value);
  return elements && eval::lazy::canCast(elements.getElementType(), type)
             ? eval::lazy::cast(elements, type)
             : ElementsAttr();
}

MatchResult<FoldCastIntoOneHotMatch>
FoldCastIntoOneHot::match(tfl::CastOp op, RuleContext &ctx) const {
  auto oneHot = op.getInput().getDefiningOp<tfl::OneHotOp>();
  if (!oneHot || !tfl::isF32(op))
    return skip();
  if (!oneHot->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the one_hot has other users");
  Type type = getElementTypeOrSelf(op->getResult(0));
  ElementsAttr on = castConstant(oneHot.getOnValue(), type),
               off = castConstant(oneHot.getOffValue(), type);
  if (!on || !off)
    return ctx.reject(op, Reason::NotConstant,
                      "the on and off values of one_hot are not constant");
  return FoldCastIntoOneHotMatch{oneHot, on, off};
}

void FoldCastIntoOneHot::rewrite(tfl::CastOp op, FoldCastIntoOneHotMatch &match,
                                 RewriteContext &ctx) const {
  tfl::OneHotOp oneHot = match.oneHot;
  Value on = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(match.on);
  Value off = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(match.off);
  ctx.rewriter.replaceOp(
      op,
      tfl::OneHotOp::create(ctx.rewriter, ctx.fusedLoc({oneHot, op}),
                            op->getResult(0).getType(), oneHot.getIndices(),
                            oneHot.getDepth(), on, off, oneHot.getAxisAttr()));
  ctx.absorb(oneHot);
}

TFUSE_DEFINE_RULE(FoldCastIntoOneHot)

} // namespace tfuse
