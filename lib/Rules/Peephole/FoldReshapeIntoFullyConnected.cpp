//===- FoldReshapeIntoFullyConnected.cpp - fully_connected(reshape(x)) ----===//
//
//   x [b, s, k]
//   |                             x [b, s, k]
//   reshape [b * s, k]    =>      |
//   |                             fully_connected {keep_num_dims = false}
//   fully_connected               [b * s, n]
//   [b * s, n]
//
// fully_connected sees its input as rows of k anyway. Follows upstream's
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
struct FoldReshapeIntoFullyConnectedMatch {
  tfl::ReshapeOp reshape;
};

class FoldReshapeIntoFullyConnected
    : public RuleWithMatch<FoldReshapeIntoFullyConnectedMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.fully_connected"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return op->getNumResults() == 1 &&
           op->getOperand(0).getDefiningOp<tfl::ReshapeOp>();
  }
  FailureOr<FoldReshapeIntoFullyConnectedMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, FoldReshapeIntoFullyConnectedMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

FailureOr<FoldReshapeIntoFullyConnectedMatch>
FoldReshapeIntoFullyConnected::match(Operation *op, RuleContext &ctx) const {
  auto connected = cast<tfl::FullyConnectedOp>(op);
  auto reshape = op->getOperand(0).getDefiningOp<tfl::ReshapeOp>();
  Value input = reshape.getInput();
  int64_t before = tfl::lastDim(input), after = tfl::lastDim(reshape);
  if (ShapedType::isDynamic(before) || before != after)
    return ctx.reject(op, Reason::Shape,
                      "the reshape in front changes the last dimension");
  if (tfl::rankOf(op->getResult(0)) != 2)
    return ctx.reject(op, Reason::Shape,
                      "the result has the dimensions of the reshaped input");
  if (connected.getWeightsFormat() != "DEFAULT")
    return ctx.reject(op, Reason::Attribute, "the weights are shuffled");
  return FoldReshapeIntoFullyConnectedMatch{reshape};
}

void FoldReshapeIntoFullyConnected::rewrite(
    Operation *op, FoldReshapeIntoFullyConnectedMatch &match,
    RuleContext &ctx) const {
  ctx.rewriter.modifyOpInPlace(op, [&] {
    op->setOperand(0, match.reshape.getInput());
    // For a matrix it makes no difference.
    if (tfl::rankOf(match.reshape.getInput()) != 2)
      op->setAttr("keep_num_dims", ctx.rewriter.getBoolAttr(false));
  });
  ctx.absorb(match.reshape);
}

TFUSE_DEFINE_RULE(FoldReshapeIntoFullyConnected)

} // namespace tfuse
