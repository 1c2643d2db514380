//===- SetKeepNumDimsBeforeReshape.cpp - keep_num_dims --------------------===//
//
//   x [2, 4, k]                   x [2, 4, k]
//   |                             |
//   fully_connected [8, n]  =>    fully_connected {keep_num_dims} [2, 4, n]
//   |                             |
//   reshape                       reshape
//
// The shape before a reshape does not change the result, and some runtimes
// choose better tensor layouts if fully_connected keeps its dimensions.
// Follows upstream's pattern EnableFullyConnectedKeepNumDimsBeforeReshape.
//
// C1 (multiple-uses)  The matrix has no other user.
// C2 (shape)          The rows of x are as long as those of the filter.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SetKeepNumDimsBeforeReshapeMatch {
  tfl::FullyConnectedOp connected;
  RankedTensorType type;
};

class SetKeepNumDimsBeforeReshape
    : public RuleOn<SetKeepNumDimsBeforeReshape, tfl::ReshapeOp> {
public:
  unsigned benefit() const override { return 0; }
  MatchResult<SetKeepNumDimsBeforeReshapeMatch> match(tfl::ReshapeOp op,
                                                      RuleContext &ctx) const;
  void rewrite(tfl::ReshapeOp op, SetKeepNumDimsBeforeReshapeMatch &match,
               RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(match.connected, [&] {
      match.connected.setKeepNumDims(true);
      match.connected->getResult(0).setType(match.type);
    });
    ctx.reuse(match.connected);
  }
};
} // namespace

MatchResult<SetKeepNumDimsBeforeReshapeMatch>
SetKeepNumDimsBeforeReshape::match(tfl::ReshapeOp op, RuleContext &ctx) const {
  auto connected = op.getInput().getDefiningOp<tfl::FullyConnectedOp>();
  if (!connected || connected->getNumResults() != 1 ||
      connected.getKeepNumDims() || rankOf(connected.getInput()) <= 2 ||
      connected.getInput().getDefiningOp<tfl::ReshapeOp>())
    return skip();
  if (!connected->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the matrix has other users");
  int64_t columns = tfl::lastDim(connected.getInput());
  ArrayRef<int64_t> filter = shapeOrEmpty(connected.getFilter());
  if (filter.size() != 2 || ShapedType::isDynamic(columns) ||
      filter[1] != columns)
    return ctx.reject(op, Reason::Shape,
                      "the last dimensions of input and filter differ");
  SmallVector<int64_t> shape(shapeOrEmpty(connected.getInput()));
  shape.back() = tfl::lastDim(connected->getResult(0));
  return SetKeepNumDimsBeforeReshapeMatch{
      connected, withShape(connected->getResult(0).getType(), shape)};
}

TFUSE_DEFINE_RULE(SetKeepNumDimsBeforeReshape)

} // namespace tfuse
