//===- FoldReshapeIntoReduction.cpp - reshape(sum(x)) ---------------------===//
//
//   x [n, c]
//   |                             x [n, c]
//   sum over 1 [n]        =>      |
//   |                             sum over 1 {keep_dims} [n, 1]
//   reshape [n, 1]
//
// for mean, sum, reduce_max, reduce_min, reduce_prod, reduce_any, reduce_all.
// Follows upstream's patterns FoldReshapeTo*.
//
// C1 (multiple-uses)  The reduced tensor has no other user.
// C2 (shape)          The reshape inserts 1 for each reduced axis and keeps
//                     the other dimensions.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldReshapeIntoReduction
    : public RuleOn<FoldReshapeIntoReduction, tfl::ReshapeOp> {
public:
  MatchResult<Operation *> match(tfl::ReshapeOp op, RuleContext &ctx) const;
  void rewrite(tfl::ReshapeOp op, Operation *reduce,
               RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(reduce, [&] {
      reduce->setAttr("keep_dims", ctx.rewriter.getBoolAttr(true));
      reduce->getResult(0).setType(op->getResult(0).getType());
    });
    ctx.reuse(reduce);
    ctx.rewriter.replaceOp(op, reduce);
  }
};
} // namespace

MatchResult<Operation *>
FoldReshapeIntoReduction::match(tfl::ReshapeOp op, RuleContext &ctx) const {
  Operation *reduce = op.getInput().getDefiningOp();
  if (!reduce || !reduce->hasTrait<tfl::IsReduction>() ||
      tfl::keepsReducedDims(reduce) || !rankOf(reduce->getOperand(0)) ||
      rankOf(reduce->getOperand(0)) != rankOf(op))
    return skip();
  if (!reduce->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the reduced tensor has other users");
  Value input = reduce->getOperand(0), result = op->getResult(0);
  auto reduced = tfl::reducedAxes(reduce);
  unsigned unproven = 0;
  bool othersAreStatic = true, fits = bool(reduced);
  for (int64_t axis = 0; fits && axis < rankOf(input); ++axis) {
    int64_t size = dimOf(result, axis);
    if ((*reduced)[axis])
      fits = size == 1;
    else if (!tfl::sameDim(input, axis, result, axis))
      ++unproven;
    else if (size == 0 || ShapedType::isDynamic(size))
      othersAreStatic = false;
  }
  // The numbers of elements are equal, so one dimension follows from the
  // others.
  if (!fits || unproven > 1 || (unproven == 1 && !othersAreStatic))
    return ctx.reject(op, Reason::Shape,
                      "the reshape does not restore the reduced axes");
  return reduce;
}

TFUSE_DEFINE_RULE(FoldReshapeIntoReduction)

} // namespace tfuse
