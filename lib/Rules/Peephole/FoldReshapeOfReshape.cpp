//===- FoldReshapeOfReshape.cpp - A reshape of a reshape ------------------===//
//
//   x                             x
//   |                             |
//   reshape            =>         reshape to s
//   |
//   reshape to s
//
// The first one may also be a squeeze or expand_dims: it keeps the elements and
// their order, and the shape it gives is forgotten. If others need it, it stays
// for them. Follows upstream's canonicalization RemoveAdjacentReshape.
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
struct FoldReshapeOfReshapeMatch {
  Operation *first;
};

class FoldReshapeOfReshape : public RuleWithMatch<FoldReshapeOfReshapeMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.reshape"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return isa_and_present<tfl::ReshapeOp, tfl::SqueezeOp, tfl::ExpandDimsOp>(
        op->getOperand(0).getDefiningOp());
  }
  FailureOr<FoldReshapeOfReshapeMatch> match(Operation *op,
                                             RuleContext &) const override {
    return FoldReshapeOfReshapeMatch{op->getOperand(0).getDefiningOp()};
  }
  void rewrite(Operation *op, FoldReshapeOfReshapeMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.modifyOpInPlace(
        op, [&] { op->setOperand(0, match.first->getOperand(0)); });
    ctx.absorb(match.first);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReshapeOfReshape)

} // namespace tfuse
