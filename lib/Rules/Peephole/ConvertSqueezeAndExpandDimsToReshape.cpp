//===- ConvertSqueezeAndExpandDimsToReshape.cpp ---------------------------===//
//
//   squeeze, expand_dims     =>     reshape
//
// so that the rules for reshapes apply to them. Follows upstream's patterns
// ConvertSqueezeToReshape and ConvertExpandDimsToReshape.
//
// C1 (unknown-shape)  The result has at most one unknown dimension, and no
//                     dimension of size 0 if one is unknown.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertSqueezeAndExpandDimsToReshapeMatch {};

class ConvertSqueezeAndExpandDimsToReshape
    : public RuleOn<ConvertSqueezeAndExpandDimsToReshape, tfl::SqueezeOp,
                    tfl::ExpandDimsOp> {
public:
  MatchResult<ConvertSqueezeAndExpandDimsToReshapeMatch>
  match(Operation *op, RuleContext &ctx) const {
    if (!tfl::hasReshapeTarget(op->getResult(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "a reshape cannot have the result's shape: several "
                        "dimensions are unknown, or one exceeds 32 bits");
    return ConvertSqueezeAndExpandDimsToReshapeMatch{};
  }
  void rewrite(Operation *op, ConvertSqueezeAndExpandDimsToReshapeMatch &,
               RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(
        op, tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                .reshape(op->getResult(0).getType(), op->getOperand(0)));
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertSqueezeAndExpandDimsToReshape)

} // namespace tfuse
