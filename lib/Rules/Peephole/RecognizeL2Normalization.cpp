//===- RecognizeL2Normalization.cpp - x / sqrt(sum(x^2)) ------------------===//
//
//   x * rsqrt(max(sum(x^2), 1e-12))      =>   l2_normalization(x)
//   x / sqrt(max(sum(x^2), 1e-12))       =>   l2_normalization(x)
//
// where the sum over the last axis keeps that axis or a reshape restores it,
// and x^2 is square(x) or x * x. The kernel computes x / max(norm, 1e-6), which
// is equal. Upstream's patterns L2NormalizePattern* also match formulas with
// another guard against division by zero, or none; their results differ if the
// norm is tiny.
//
// C1 (structure)      The operand of the sum is the square of x.
// C2 (shape)          The sum is over the last axis and axes of size 1 only.
//                     The divisor has the shape of x with a last dimension of
//                     1.
// C3 (semantics)      The guard against zero is max(.., 1e-12). With
//                     --semantics=grappler, it may be any other guard below
//                     1e-3.
// C4 (element-type)   The elements are 32-bit floats.
// C5 (multiple-uses)  Intermediate results have no other users.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Formula/Algebra.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// The ops that compute the norm from x.
struct NormParts {
  tfl::SumOp sum;
  /// The op that guards against division by zero, and its constant. Null if
  /// none.
  Operation *guard = nullptr;
  double epsilon = 0;
  /// True if the guard precedes the square root.
  bool guardsSum = false;
};

struct RecognizeL2NormalizationMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeL2Normalization
    : public RuleOn<RecognizeL2Normalization, tfl::MulOp, tfl::DivOp> {
public:
  unsigned benefit() const override { return 2; }
  MatchResult<RecognizeL2NormalizationMatch> match(Operation *op,
                                                   RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeL2NormalizationMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(ctx, tfl::L2NormalizationOp::create(
                                   ctx.rewriter, match.cluster.getLoc(ctx),
                                   op->getResult(0).getType(), match.input,
                                   ctx.rewriter.getStringAttr("NONE")));
  }
};
} // namespace

/// If `value` is max(v, epsilon) or v + epsilon, records the guard and returns
/// v.
static Value takeGuard(Value value, NormParts &parts,
                       formula::Cluster &cluster) {
  Operation *op = value.getDefiningOp();
  auto add = dyn_cast_or_null<tfl::AddOp>(op);
  if (parts.guard || !(isa_and_present<tfl::MaximumOp>(op) ||
                       (add && add.getFusedActivationFunction() == "NONE")))
    return value;
  for (unsigned i : {1, 0})
    if (std::optional<double> number = constantSplat(op->getOperand(i))) {
      cluster.add(value);
      parts.guard = op;
      parts.epsilon = *number;
      return op->getOperand(1 - i);
    }
  return value;
}

static Value takeReshape(Value value, formula::Cluster &cluster) {
  auto reshape = cluster.take<tfl::ReshapeOp>(value);
  return reshape ? reshape.getInput() : value;
}

/// Walks from the divisor (or reciprocal factor) to the sum.
template <typename RootOp>
static NormParts takeNorm(Value value, formula::Cluster &cluster) {
  NormParts parts;
  value = takeGuard(takeReshape(value, cluster), parts, cluster);
  auto root = cluster.take<RootOp>(value);
  if (!root)
    return parts;
  parts.guardsSum = !parts.guard;
  value = takeGuard(takeReshape(root.getX(), cluster), parts, cluster);
  parts.guardsSum &= parts.guard != nullptr;
  parts.sum = cluster.take<tfl::SumOp>(takeReshape(value, cluster));
  return parts;
}

/// Returns the normalized value (the dividend or the other factor) and the
/// norm.
static std::pair<Value, NormParts> findNorm(Operation *op,
                                            formula::Cluster &cluster) {
  if (op->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return {};
  if (isa<tfl::DivOp>(op)) {
    NormParts parts = takeNorm<tfl::SqrtOp>(op->getOperand(1), cluster);
    return {op->getOperand(0), parts};
  }
  for (unsigned i : {1, 0}) {
    size_t before = cluster.size();
    NormParts parts = takeNorm<tfl::RsqrtOp>(op->getOperand(i), cluster);
    if (parts.sum)
      return {op->getOperand(1 - i), parts};
    cluster.shrink(before);
  }
  return {};
}

/// x, if value is x * x.
static Value takeSquare(Value value, formula::Cluster &cluster) {
  if (auto square = cluster.take<tfl::SquareOp>(value))
    return square.getX();
  auto mul = cluster.take<tfl::MulOp>(value);
  return mul && mul.getLhs() == mul.getRhs() &&
                 mul.getFusedActivationFunction() == "NONE"
             ? mul.getLhs()
             : Value();
}

/// True if each row is divided by the norm of the same row.
static bool isByRow(Value input, Value norm, tfl::SumOp sum) {
  int64_t rank = rankOf(input).value_or(-1);
  auto reduced = tfl::reducedAxes(sum);
  if (rank < 1 || !reduced || !reduced->back())
    return false;
  for (int64_t axis = 0; axis < rank - 1; ++axis)
    if ((*reduced)[axis] && dimOf(input, axis) != 1)
      return false;
  int64_t normRank = rankOf(norm).value_or(-1);
  if (normRank >= 0 &&
      dyn_cast<RankedTensorType>(norm.getType()).hasStaticShape() &&
      dyn_cast<RankedTensorType>(norm.getType()).getNumElements() == 1)
    return hasStaticShape(input) &&
           dyn_cast<RankedTensorType>(input.getType()).getNumElements() ==
               tfl::lastDim(input);
  return normRank == rank && tfl::lastDim(norm) == 1 &&
         tfl::broadcastsInto(norm, input);
}

MatchResult<RecognizeL2NormalizationMatch>
RecognizeL2Normalization::match(Operation *op, RuleContext &ctx) const {
  formula::Cluster cluster(op);
  auto [input, parts] = findNorm(op, cluster);
  Value squared =
      parts.sum ? takeSquare(parts.sum.getInput(), cluster) : Value();
  if (!squared)
    return skip();
  if (squared != input)
    return ctx.reject(op, Reason::Structure,
                      "the norm is computed from another tensor");
  Value norm = op->getOperand(op->getOperand(0) == input ? 1 : 0);
  if (!isByRow(input, norm, parts.sum))
    return ctx.reject(op, Reason::Shape, "the norm is not over the last axis");
  bool exact = isa_and_present<tfl::MaximumOp>(parts.guard) &&
               parts.guardsSum && formula::isClose(parts.epsilon, 1e-12);
  if (!exact && (ctx.getSemantics() != Semantics::Grappler ||
                 std::fabs(parts.epsilon) >= 1e-3))
    return ctx.reject(op, Reason::Semantics,
                      "the guard against division by zero differs from that of "
                      "l2_normalization");
  if (Mismatch mismatch = tfl::checkFormula(cluster, input, ctx))
    return mismatch;
  return RecognizeL2NormalizationMatch{input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeL2Normalization)

} // namespace tfuse
