//===- RemoveNoOpReshape.cpp - Reshapes to the same shape -----------------===//
//
//   x                             x
//   |                      =>
//   reshape
//
// where types are equal, and so are the shapes for certain: a dimension that no
// type knows is the same one (Dims.h), or the only one that is left when all
// others are.
//
// C1 (unknown-shape)  Unknown dimensions are proven equal.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class RemoveNoOpReshape : public RuleOn<RemoveNoOpReshape, tfl::ReshapeOp> {
public:
  unsigned benefit() const override { return 3; }
  MatchResult<Value> match(tfl::ReshapeOp op, RuleContext &ctx) const {
    if (op.getInput().getType() != op.getType() ||
        !isa<RankedTensorType>(op.getType()))
      return skip();
    if (!tfl::sameShapeGivenCount(op->getResult(0), op->getOperand(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "unknown dimensions may change places");
    return op->getOperand(0);
  }
  void rewrite(tfl::ReshapeOp op, Value input, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, input);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpReshape)

} // namespace tfuse
