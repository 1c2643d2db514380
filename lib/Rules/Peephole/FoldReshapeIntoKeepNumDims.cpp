//===- FoldReshapeIntoKeepNumDims.cpp - reshape(fully_connected(x)) -------===//
//
//   x [b, s, k]
//   |
//   fully_connected [b * s, n]        x [b, s, k]
//   |                           =>    |
//   reshape [b, s, n]                 fully_connected {keep_num_dims}
//                                     [b, s, n]
//
// Dimensions may be unknown if they are provably equal (Dims.h): a Keras dense
// layer over sequences computes its shape from the shape of x. Follows
// upstream's pattern RemoveReshapeAfterFullyConnected.
//
// C1 (multiple-uses)  The fully_connected op has no other user.
// C2 (attribute)      Its weights_format is DEFAULT.
// C3 (shape)          The reshape restores the leading dimensions of x and
//                     keeps the last dimension.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if the leading dimensions are provably equal. Their products are equal,
/// so one dimension need not be proven.
static bool sameLeadingDims(Value a, Value b) {
  int64_t rank = rankOf(a).value_or(-1);
  if (rank < 1 || rankOf(b) != rank)
    return false;
  unsigned unproven = 0;
  bool othersAreStatic = true;
  for (int64_t axis = 0; axis < rank - 1; ++axis) {
    if (!tfl::sameDim(a, axis, b, axis))
      ++unproven;
    else if (dimOf(a, axis) == 0 || ShapedType::isDynamic(dimOf(a, axis)))
      othersAreStatic = false;
  }
  return unproven == 0 || (unproven == 1 && othersAreStatic);
}

namespace {
class FoldReshapeIntoKeepNumDims
    : public RuleOn<FoldReshapeIntoKeepNumDims, tfl::ReshapeOp> {
public:
  MatchResult<tfl::FullyConnectedOp> match(tfl::ReshapeOp op,
                                           RuleContext &ctx) const {
    auto connected = op.getInput().getDefiningOp<tfl::FullyConnectedOp>();
    if (!connected || connected->getNumResults() != 1 ||
        rankOf(connected.getInput()) == 2 ||
        rankOf(connected.getInput()) != rankOf(op))
      return skip();
    if (!connected->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses, "the matrix has other users");
    if (connected.getWeightsFormat() != "DEFAULT")
      return ctx.reject(op, Reason::Attribute, "the weights are shuffled");
    Value input = connected.getInput();
    int64_t outputs = tfl::lastDim(connected->getResult(0));
    int64_t inputs = rankOf(connected.getFilter()) == 2
                         ? dimOf(connected.getFilter(), 1)
                         : tfl::lastDim(input);
    if (ShapedType::isDynamic(outputs) ||
        tfl::lastDim(op->getResult(0)) != outputs ||
        ShapedType::isDynamic(tfl::lastDim(input)) ||
        tfl::lastDim(input) != inputs ||
        !sameLeadingDims(input, op->getResult(0)))
      return ctx.reject(
          op, Reason::Shape,
          "the reshape does not restore the dimensions of the input");
    return connected;
  }
  void rewrite(tfl::ReshapeOp op, tfl::FullyConnectedOp connected,
               RewriteContext &ctx) const {
    Operation *shape = op->getOperand(1).getDefiningOp();
    ctx.rewriter.modifyOpInPlace(connected, [&] {
      connected.setKeepNumDims(true);
      connected->getResult(0).setType(op->getResult(0).getType());
    });
    ctx.reuse(connected);
    ctx.rewriter.replaceOp(op, connected->getResult(0));
    if (shape && !shape->hasTrait<OpTrait::ConstantLike>())
      ctx.absorb(shape);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReshapeIntoKeepNumDims)

} // namespace tfuse
