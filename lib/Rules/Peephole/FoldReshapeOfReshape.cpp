//===- FoldReshapeOfReshape.cpp - A reshape of a reshape ------------------===//
//
//   x                             x
//   |                             |
//   reshape            =>         reshape to s
//   |
//   reshape to s
//
// The first op may also be a squeeze or expand_dims. It keeps the elements and
// their order, and the second reshape replaces its shape. If the first op has
// other users, it remains for these. Follows upstream's canonicalization
// RemoveAdjacentReshape.
//
// No conditions.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldReshapeOfReshape
    : public RuleOn<FoldReshapeOfReshape, tfl::ReshapeOp> {
public:
  MatchResult<Operation *> match(tfl::ReshapeOp op, RuleContext &) const {
    Operation *first = op.getInput().getDefiningOp();
    if (!first || !first->hasTrait<tfl::IsReshaping>())
      return skip();
    return first;
  }
  void rewrite(tfl::ReshapeOp op, Operation *first, RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(
        op, [&] { op->setOperand(0, first->getOperand(0)); });
    ctx.absorb(first);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReshapeOfReshape)

} // namespace tfuse
