//===- RecognizeRsqrt.cpp - 1 / sqrt(x) -----------------------------------===//
//
//   1 / sqrt(x)          =>   rsqrt(x)
//   pow(x, -0.5)         =>   rsqrt(x)
//
// Follows upstream's pattern OptimizePow2ToRsqrt.
//
// C1 (activation)     The division has none.
// C2 (element-type)   32-bit floats.
// C3 (multiple-uses)  Nothing else needs the square root.
// C4 (semantics)      With --semantics=exact not the power, which is 0 at -inf
//                     and inf at -0.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeRsqrtMatch {
  Value input;
  /// Null for a power.
  tfl::SqrtOp sqrt;
};

class RecognizeRsqrt : public RuleWithMatch<RecognizeRsqrtMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.div", "tfl.pow"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    if (!tfl::typesAgree(op->getOperand(isa<tfl::PowOp>(op) ? 0 : 1),
                         op->getResult(0)))
      return false;
    if (isa<tfl::PowOp>(op))
      return tfl::isSplatOf(op->getOperand(1), -0.5);
    return op->getOperand(1).getDefiningOp<tfl::SqrtOp>() &&
           tfl::isSplatOf(op->getOperand(0), 1);
  }
  FailureOr<RecognizeRsqrtMatch> match(Operation *op,
                                       RuleContext &ctx) const override;
  void rewrite(Operation *op, RecognizeRsqrtMatch &match,
               RuleContext &ctx) const override {
    Location loc = match.sqrt ? ctx.fusedLoc({match.sqrt, op}) : op->getLoc();
    ctx.rewriter.replaceOp(op, tfl::RsqrtOp::create(ctx.rewriter, loc,
                                                    op->getResult(0).getType(),
                                                    match.input));
    if (match.sqrt)
      ctx.absorb(match.sqrt);
  }
};
} // namespace

FailureOr<RecognizeRsqrtMatch> RecognizeRsqrt::match(Operation *op,
                                                     RuleContext &ctx) const {
  if (!tfl::isF32(op->getResult(0)))
    return ctx.reject(op, Reason::ElementType, "only 32-bit floats");
  if (isa<tfl::PowOp>(op)) {
    if (ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "rsqrt differs from the power at -infinity and -0");
    return RecognizeRsqrtMatch{op->getOperand(0), {}};
  }
  auto sqrt = op->getOperand(1).getDefiningOp<tfl::SqrtOp>();
  if (cast<tfl::DivOp>(op).getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Activation, "the division has an activation");
  if (!sqrt->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the square root is needed elsewhere, too");
  return RecognizeRsqrtMatch{sqrt.getX(), sqrt};
}

TFUSE_DEFINE_RULE(RecognizeRsqrt)

} // namespace tfuse
