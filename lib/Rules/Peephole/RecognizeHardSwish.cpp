//===- RecognizeHardSwish.cpp - x * relu6(x + 3) / 6 ----------------------===//
//
//   x * relu6(x + 3) * (1 / 6)    =>   hard_swish(x)
//
// in any order of the factors; also with a division by 6, and with relu6 as a
// fused activation of the addition or a separate op. Follows upstream's
// patterns MatchHardSwishPattern*.
//
// C1 (constant-value)  The number is 1/6.
// C2 (structure)       The other factors are x and relu6(x + 3).
// C3 (element-type)    The elements are 32-bit floats.
// C4 (multiple-uses)   Intermediate results have no other users.
// C5 (semantics)       Not with --semantics=exact: the formula is NaN at -inf.
// C6 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Formula/Algebra.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeHardSwishMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeHardSwish
    : public RuleOn<RecognizeHardSwish, tfl::MulOp, tfl::DivOp> {
public:
  /// Higher priority than FuseScale, which would fold factors of the formula
  /// into filters.
  unsigned benefit() const override { return 2; }
  MatchResult<RecognizeHardSwishMatch> match(Operation *op,
                                             RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeHardSwishMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx, tfl::HardSwishOp::create(ctx.rewriter, match.cluster.getLoc(ctx),
                                      op->getResult(0).getType(), match.input));
  }
};
} // namespace

/// x, if value is relu6(x + 3).
static Value takeShiftedRelu6(Value value, formula::Cluster &cluster) {
  auto relu6 = cluster.take<tfl::Relu6Op>(value);
  auto add = cluster.take<tfl::AddOp>(relu6 ? relu6.getX() : value);
  if (!add || add.getFusedActivationFunction() != (relu6 ? "NONE" : "RELU6"))
    return {};
  for (unsigned i : {0, 1})
    if (isConstantSplat(add->getOperand(1 - i), 3))
      return add->getOperand(i);
  return {};
}

/// The two non-constant factors, one of which may be relu6(x + 3).
static std::optional<formula::Product> takeFactors(Operation *op,
                                                   formula::Cluster &cluster) {
  if (op->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return std::nullopt;
  formula::Product product =
      formula::FormulaReader(cluster).takeProduct(op->getResult(0));
  if (product.factors.size() != 2)
    return std::nullopt;
  return product;
}

/// True if takeProduct would split the op, starting at its only user.
static bool isPartOfProduct(Operation *op) {
  if (!op->hasOneUse())
    return false;
  Operation *user = *op->user_begin();
  if (!isa<tfl::MulOp, tfl::DivOp, tfl::NegOp>(user))
    return false;
  formula::Cluster cluster(user);
  formula::FormulaReader(cluster).takeProduct(user->getResult(0));
  return is_contained(cluster.getOps(), op);
}

static bool hasShiftedRelu6(const formula::Product &product,
                            formula::Cluster &cluster) {
  size_t before = cluster.size();
  bool found = any_of(product.factors, [&](Value factor) {
    return bool(takeShiftedRelu6(factor, cluster));
  });
  cluster.shrink(before);
  return found;
}

MatchResult<RecognizeHardSwishMatch>
RecognizeHardSwish::match(Operation *op, RuleContext &ctx) const {
  formula::Cluster cluster(op);
  auto found = takeFactors(op, cluster);
  if (!found || !hasShiftedRelu6(*found, cluster))
    return skip();
  const formula::Product &product = *found;
  // If a larger product contains this one without the factor 1/6, the rule
  // matches at the root of the larger product.
  if (!formula::isClose(product.number, 1.0 / 6) && isPartOfProduct(op))
    return skip();
  if (!formula::isClose(product.number, 1.0 / 6))
    return ctx.reject(op, Reason::ConstantValue,
                      "the factor of x * relu6(x + 3) is not 1 / 6");
  Value input;
  for (unsigned i : {0, 1}) {
    size_t before = cluster.size();
    if (takeShiftedRelu6(product.factors[1 - i], cluster) ==
        product.factors[i]) {
      input = product.factors[i];
      break;
    }
    cluster.shrink(before);
  }
  if (!input)
    return ctx.reject(op, Reason::Structure,
                      "the other factor of relu6(x + 3) is not x");
  if (ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(op, Reason::Semantics,
                      "at -infinity, the formula is NaN (-infinity * 0), but "
                      "hard_swish is 0");
  if (Mismatch mismatch = tfl::checkElementwiseFormula(cluster, input, ctx))
    return mismatch;
  return RecognizeHardSwishMatch{input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeHardSwish)

} // namespace tfuse
