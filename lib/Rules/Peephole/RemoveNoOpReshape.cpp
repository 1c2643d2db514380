//===- RemoveNoOpReshape.cpp - No-op reshapes -----------------------------===//
//
//   x                             x
//   |                      =>
//   reshape
//
// where the types are equal and the shapes are provably equal: unknown
// dimensions are the same symbolic dimension (Dims.h), or all dimensions but
// one are equal.
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
                        "unknown dimensions are not proven equal");
    return op->getOperand(0);
  }
  void rewrite(tfl::ReshapeOp op, Value input, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, input);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpReshape)

} // namespace tfuse
