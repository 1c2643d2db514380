//===- RecognizeLeakyRelu.cpp - x where x > 0, else a * x -----------------===//
//
//   maximum(a * x, x), a <= 1        =>   leaky_relu(x) {alpha = a}
//   select(x > 0, x, a * x)          =>   leaky_relu(x) {alpha = a}
//   select(x < 0, a * x, x)          =>   leaky_relu(x) {alpha = a}
//
// Follows upstream's patterns MatchLeakyRelu and FuseLeakyReluConst.
//
// C1 (constant-value)  a is a scalar; with maximum, a is at most 1.
// C2 (element-type)    The elements are 32-bit floats.
// C3 (multiple-uses)   Intermediate results have no other users.
// C4 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Selection.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct LeakyParts {
  Value input, factor;
};

struct RecognizeLeakyReluMatch {
  Value input;
  double alpha;
  formula::Cluster cluster;
};

class RecognizeLeakyRelu : public RuleOn<RecognizeLeakyRelu, tfl::MaximumOp,
                                         tfl::SelectOp, tfl::SelectV2Op> {
public:
  MatchResult<RecognizeLeakyReluMatch> match(Operation *op,
                                             RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeLeakyReluMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx,
        tfl::LeakyReluOp::create(
            ctx.rewriter, match.cluster.getLoc(ctx), op->getResult(0).getType(),
            match.input, ctx.rewriter.getF32FloatAttr(float(match.alpha))));
  }

private:
  static LeakyParts find(Operation *op, formula::Cluster &cluster);
};
} // namespace

/// The constant a, if value is a * x.
static Value takeFactor(Value value, Value x, formula::Cluster &cluster) {
  auto mul = value.getDefiningOp<tfl::MulOp>();
  if (!mul || mul.getFusedActivationFunction() != "NONE")
    return {};
  for (unsigned i : {0, 1})
    if (mul->getOperand(i) == x && isConstant(mul->getOperand(1 - i))) {
      cluster.add(value);
      return mul->getOperand(1 - i);
    }
  return {};
}

LeakyParts RecognizeLeakyRelu::find(Operation *op, formula::Cluster &cluster) {
  if (isa<tfl::MaximumOp>(op)) {
    for (unsigned i : {0, 1}) {
      Value input = op->getOperand(1 - i);
      if (Value factor = takeFactor(op->getOperand(i), input, cluster))
        return {input, factor};
    }
    return {};
  }
  auto [input, otherwise] = tfl::takePositivePart(op, cluster);
  if (!input)
    return {};
  return {input, takeFactor(otherwise, input, cluster)};
}

MatchResult<RecognizeLeakyReluMatch>
RecognizeLeakyRelu::match(Operation *op, RuleContext &ctx) const {
  formula::Cluster cluster(op);
  LeakyParts parts = find(op, cluster);
  if (!parts.factor)
    return skip();
  std::optional<double> alpha = constantSplat(parts.factor);
  if (!alpha)
    return ctx.reject(op, Reason::ConstantValue, "the slope a is not a scalar");
  if (isa<tfl::MaximumOp>(op) && !(*alpha <= 1))
    return ctx.reject(
        op, Reason::ConstantValue,
        "with a slope a above 1, maximum(a * x, x) is not leaky_relu");
  if (Mismatch mismatch =
          tfl::checkElementwiseFormula(cluster, parts.input, ctx))
    return mismatch;
  return RecognizeLeakyReluMatch{parts.input, *alpha, cluster};
}

TFUSE_DEFINE_RULE(RecognizeLeakyRelu)

} // namespace tfuse
