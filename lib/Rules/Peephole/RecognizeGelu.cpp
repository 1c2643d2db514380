//===- RecognizeGelu.cpp - The formulas of gelu ---------------------------===//
//
//   x / 2 * (1 + erf(x / sqrt(2)))                                =>  gelu(x)
//   x / 2 * erfc(-x / sqrt(2))                                    =>  gelu(x)
//   x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3)))         =>  gelu(x)
//                                                             {approximate}
//
// in any order of the factors and any form of the polynomial (x^3 as a power,
// as multiplies, as a square times x, ...). TFLite has no erf and erfc, and
// lowering replaces these with about ten ops, so the rule also runs on tf ops
// before lowering. Follows upstream's patterns MatchGelu*.
//
// C1 (constant-value)  The constants are those of the formula, with four
//                      correct digits or more: models have 1.4142 for sqrt(2).
// C2 (structure)       The argument of erf or tanh is the polynomial of x.
// C3 (element-type)    The elements are 32-bit floats.
// C4 (multiple-uses)   Intermediate results have no other users.
// C5 (semantics)       Not with --semantics=exact: the formula is NaN at -inf.
// C6 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Formula/Gelu.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeGeluMatch {
  formula::Gelu gelu;
  formula::Cluster cluster;
};

class RecognizeGelu : public RuleOn<RecognizeGelu, tfl::MulOp, tfl::DivOp,
                                    tf::Ops<"Mul", "Div", "RealDiv">> {
public:
  /// Higher priority than FuseScale, which would fold factors of the formula
  /// into filters.
  unsigned benefit() const override { return 2; }
  MatchResult<RecognizeGeluMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeGeluMatch &match,
               RewriteContext &ctx) const {
    auto &[gelu, cluster] = match;
    // Tensors get the names of tfl ops that are merged, but of one tf op that
    // is lowered.
    Location loc = isa<tfl::TFLDialect>(op->getDialect()) ? cluster.getLoc(ctx)
                                                          : op->getLoc();
    cluster.replace(ctx, tfl::GeluOp::create(ctx.rewriter, loc,
                                             op->getResult(0).getType(), gelu.x,
                                             gelu.isApproximate()));
  }
};
} // namespace

/// True if no input of the formula is larger than x, so that the result has the
/// shape of x.
static bool keepsShape(const formula::Cluster &cluster, Value x) {
  return all_of(cluster.getInputs(), [x](Value input) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    return input == x || (type && type.getRank() == 0) ||
           tfl::broadcastsInto(input, x);
  });
}

MatchResult<RecognizeGeluMatch> RecognizeGelu::match(Operation *op,
                                                     RuleContext &ctx) const {
  formula::Cluster cluster(op);
  std::optional<formula::Gelu> gelu = takeGelu(formula::FormulaReader(cluster));
  if (!gelu)
    return skip();
  if (!gelu->argument)
    return ctx.reject(op, Reason::Structure,
                      "the argument of erf, erfc or tanh is not that of gelu");
  constexpr double kTolerance = 1e-4;
  if (!gelu->hasNumbersOfGelu(kTolerance))
    return ctx.reject(op, Reason::ConstantValue,
                      "the constants of the formula are not those of gelu");
  if (!keepsShape(cluster, gelu->x))
    return ctx.reject(op, Reason::Shape,
                      "a part of the formula changes the shape of x");
  if (ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(
        op, Reason::Semantics,
        "at -infinity, the formula is NaN (-infinity * 0), but gelu is 0");
  if (Mismatch mismatch = tfl::checkFormula(cluster, gelu->x, ctx))
    return mismatch;
  return RecognizeGeluMatch{*gelu, cluster};
}

TFUSE_DEFINE_RULE(RecognizeGelu)

} // namespace tfuse
