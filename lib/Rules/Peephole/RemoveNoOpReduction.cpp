//===- RemoveNoOpReduction.cpp - Reductions of nothing --------------------===//
//
//   x                             x
//   |                             |
//   sum over axes of size 1   =>  (reshape, if the axes go away)
//
// for sum, mean, reduce_min, reduce_max, reduce_prod, reduce_any and
// reduce_all; also with no axes at all. TensorFlow's reductions keep NaN,
// infinities and -0 then, so this holds with --semantics=exact, too. Follows
// upstream's patterns EliminateNoOpReductionOp*.
//
// C1 (unknown-shape)  The result has at most one unknown dimension.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"
#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RemoveNoOpReductionMatch {
  Value input;
};

class RemoveNoOpReduction : public RuleWithMatch<RemoveNoOpReductionMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {
        "tfl.sum",         "tfl.mean",       "tfl.reduce_min", "tfl.reduce_max",
        "tfl.reduce_prod", "tfl.reduce_any", "tfl.reduce_all"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    auto reduced = tfl::reducedAxes(op);
    if (!reduced || tfl::elementTypeOf(op->getOperand(0)) !=
                        tfl::elementTypeOf(op->getResult(0)))
      return false;
    ArrayRef<int64_t> shape = tfl::shapeOf(op->getOperand(0));
    for (auto [size, isReduced] : zip(shape, *reduced))
      if (isReduced && size != 1)
        return false;
    return true;
  }
  FailureOr<RemoveNoOpReductionMatch> match(Operation *op,
                                            RuleContext &ctx) const override {
    if (op->getOperand(0).getType() != op->getResult(0).getType() &&
        !tfl::hasReshapeTarget(op->getResult(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "the shape of the result is not known");
    return RemoveNoOpReductionMatch{op->getOperand(0)};
  }
  void rewrite(Operation *op, RemoveNoOpReductionMatch &match,
               RuleContext &ctx) const override {
    if (match.input.getType() == op->getResult(0).getType())
      ctx.rewriter.replaceOp(op, match.input);
    else
      ctx.rewriter.replaceOp(op, tfl::makeReshape(ctx.rewriter, op->getLoc(),
                                                  op->getResult(0).getType(),
                                                  match.input));
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpReduction)

} // namespace tfuse
