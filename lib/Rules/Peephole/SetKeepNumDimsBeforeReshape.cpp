//===- SetKeepNumDimsBeforeReshape.cpp - keep_num_dims -------------------===//
//
//   x [2, 4, k]                   x [2, 4, k]
//   |                             |
//   fully_connected [8, n]  =>    fully_connected {keep_num_dims} [2, 4, n]
//   |                             |
//   reshape                       reshape
//
// The shape in front of a reshape does not matter, and some runtimes lay out
// their tensors better when it is the natural one. Follows upstream's pattern
// EnableFullyConnectedKeepNumDimsBeforeReshape.
//
// C1 (multiple-uses)  Nothing else needs the matrix.
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
    : public RuleWithMatch<SetKeepNumDimsBeforeReshapeMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.reshape"};
    return names;
  }

  unsigned benefit() const override { return 0; }
  bool isAnchor(Operation *op) const override {
    auto connected = op->getOperand(0).getDefiningOp<tfl::FullyConnectedOp>();
    return connected && connected->getNumResults() == 1 &&
           !connected.getKeepNumDims() &&
           tfl::rankOf(connected.getInput()) > 2 &&
           !connected.getInput().getDefiningOp<tfl::ReshapeOp>();
  }
  FailureOr<SetKeepNumDimsBeforeReshapeMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, SetKeepNumDimsBeforeReshapeMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.modifyOpInPlace(match.connected, [&] {
      match.connected.setKeepNumDims(true);
      match.connected->getResult(0).setType(match.type);
    });
    ctx.reuse(match.connected);
  }
};
} // namespace

FailureOr<SetKeepNumDimsBeforeReshapeMatch>
SetKeepNumDimsBeforeReshape::match(Operation *op, RuleContext &ctx) const {
  auto connected = op->getOperand(0).getDefiningOp<tfl::FullyConnectedOp>();
  if (!connected->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the matrix is needed elsewhere, too");
  int64_t columns = tfl::lastDim(connected.getInput());
  ArrayRef<int64_t> filter = tfl::shapeOf(connected.getFilter());
  if (filter.size() != 2 || ShapedType::isDynamic(columns) ||
      filter[1] != columns)
    return ctx.reject(op, Reason::Shape,
                      "rows of the input and of the filter differ");
  SmallVector<int64_t> shape(tfl::shapeOf(connected.getInput()));
  shape.back() = tfl::lastDim(connected->getResult(0));
  return SetKeepNumDimsBeforeReshapeMatch{
      connected, tfl::withShape(connected->getResult(0).getType(), shape)};
}

TFUSE_DEFINE_RULE(SetKeepNumDimsBeforeReshape)

} // namespace tfuse
