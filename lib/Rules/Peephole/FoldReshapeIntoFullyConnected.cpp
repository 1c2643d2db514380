//===- FoldReshapeIntoFullyConnected.cpp - fully_connected(reshape(x)) ----===//
//
//   x [b, s, k]
//   |                             x [b, s, k]
//   reshape [b * s, k]    =>      |
//   |                             fully_connected {keep_num_dims = false}
//   fully_connected               [b * s, n]
//   [b * s, n]
//
// fully_connected flattens its input to rows of k elements. Follows upstream's
// patterns RemoveReshapeBeforeFullyConnected and
// FuseSqueezingLhsReshapeIntoFC_Output.
//
// C1 (shape)      The reshape keeps the last dimension.
// C2 (shape)      The result is a matrix.
// C3 (attribute)  The weights have the default format.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldReshapeIntoFullyConnected
    : public RuleOn<FoldReshapeIntoFullyConnected, tfl::FullyConnectedOp> {
public:
  MatchResult<tfl::ReshapeOp> match(tfl::FullyConnectedOp op,
                                    RuleContext &ctx) const {
    auto reshape = op.getInput().getDefiningOp<tfl::ReshapeOp>();
    if (op->getNumResults() != 1 || !reshape)
      return skip();
    Value input = reshape.getInput();
    int64_t before = tfl::lastDim(input), after = tfl::lastDim(reshape);
    if (ShapedType::isDynamic(before) || before != after)
      return ctx.reject(op, Reason::Shape,
                        "the preceding reshape changes the last dimension");
    if (rankOf(op->getResult(0)) != 2)
      return ctx.reject(op, Reason::Shape,
                        "fully_connected keeps the dimensions of its input");
    if (op.getWeightsFormat() != "DEFAULT")
      return ctx.reject(op, Reason::Attribute, "the weights are shuffled");
    return reshape;
  }
  void rewrite(tfl::FullyConnectedOp op, tfl::ReshapeOp reshape,
               RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, reshape.getInput());
      // For a matrix, keep_num_dims has no effect.
      if (rankOf(reshape.getInput()) != 2)
        op->setAttr("keep_num_dims", ctx.rewriter.getBoolAttr(false));
    });
    ctx.absorb(reshape);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReshapeIntoFullyConnected)

} // namespace tfuse
