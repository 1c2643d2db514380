//===- FoldReluOfNonNegative.cpp - relu that has nothing to do ------------===//
//
//   relu(y)    =>    y      y a square, an absolute value, an exponential,
//                           a logistic, a softmax, relu6, ...
//
// Follows upstream's pattern OptimizeReluSquaredDifference.
//
// C1 (shape)  relu does not refine the type.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldReluOfNonNegativeMatch {
  Value kept;
};

class FoldReluOfNonNegative : public RuleWithMatch<FoldReluOfNonNegativeMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.relu"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return isa_and_present<tfl::SquaredDifferenceOp, tfl::SquareOp, tfl::AbsOp,
                           tfl::ExpOp, tfl::LogisticOp, tfl::SoftmaxOp,
                           tfl::SqrtOp, tfl::ReluOp, tfl::Relu6Op,
                           tfl::Relu0To1Op>(op->getOperand(0).getDefiningOp());
  }
  FailureOr<FoldReluOfNonNegativeMatch> match(Operation *op,
                                              RuleContext &ctx) const override {
    if (op->getOperand(0).getType() != op->getResult(0).getType())
      return ctx.reject(op, Reason::Shape, "relu refines the type");
    return FoldReluOfNonNegativeMatch{op->getOperand(0)};
  }
  void rewrite(Operation *op, FoldReluOfNonNegativeMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.replaceOp(op, match.kept);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReluOfNonNegative)

} // namespace tfuse
