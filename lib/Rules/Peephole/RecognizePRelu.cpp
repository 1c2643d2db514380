//===- RecognizePRelu.cpp - x where x > 0, else a * x, for a tensor a -----===//
//
//   relu(x) - a * relu(-x)            =>   prelu(x, a)
//   relu(x) + a * relu(-x)            =>   prelu(x, -a)
//   relu(x) + a * minimum(x, 0)       =>   prelu(x, a)
//   relu(x) + a * (x - abs(x))        =>   prelu(x, 2 * a)
//   select(x > 0, x, a * x)           =>   prelu(x, a)
//   select(x < 0, a * x, x)           =>   prelu(x, a)
//
// Keras emits the first two; the next two are usual in models of TensorFlow 1.
// Follows upstream's pattern MatchPRelu, which matches the second. A slope of
// one element makes a leaky_relu.
//
// C1 (structure)      The operands of the multiply are a slope and a negative
//                     part of the same x.
// C2 (element-type)   The elements are 32-bit floats.
// C3 (shape)          a has the shape of x without the batch, as the kernel
//                     requires, up to rank 4. Dimensions of size 1 of a are
//                     broadcast, and a constant may lack leading dimensions of
//                     size 1 or have that of the batch; x is not broadcast.
// C4 (multiple-uses)  Intermediate results have no other users.
// C5 (semantics)      With --semantics=exact, not x - abs(x), which is NaN for
// an
//                     infinite x, and no sum or difference with a computed a,
//                     which may be infinite.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Selection.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizePReluMatch {
  Value input, slope;
  /// The slope of the result is `factor` times `slope`.
  double factor;
  formula::Cluster cluster;
};

class RecognizePRelu : public RuleOn<RecognizePRelu, tfl::AddOp, tfl::SubOp,
                                     tfl::SelectOp, tfl::SelectV2Op> {
public:
  unsigned benefit() const override { return 2; }
  MatchResult<RecognizePReluMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizePReluMatch &match,
               RewriteContext &ctx) const;
};

/// `factor` times minimum(input, 0).
struct NegativePart {
  Value input;
  double factor = 0;
};

struct PReluParts {
  Value input, slope;
  double factor = 1;
};
} // namespace

static bool hasActivation(Operation *op) {
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return activation && activation != "NONE";
}

/// The relu and the multiply of a sum or difference.
static std::pair<tfl::ReluOp, tfl::MulOp> findTerms(Operation *op) {
  for (unsigned i : {0, 1}) {
    if (i == 1 && isa<tfl::SubOp>(op))
      break;
    auto relu = op->getOperand(i).getDefiningOp<tfl::ReluOp>();
    auto mul = op->getOperand(1 - i).getDefiningOp<tfl::MulOp>();
    if (relu && mul)
      return {relu, mul};
  }
  return {};
}

/// The negative part that `value` is; a null input if it is another value.
static NegativePart takeNegativePart(Value value, formula::Cluster &cluster) {
  size_t before = cluster.size();
  if (auto relu = cluster.take<tfl::ReluOp>(value)) {
    if (auto neg = cluster.take<tfl::NegOp>(relu.getX()))
      return {neg.getX(), -1};
  } else if (auto minimum = cluster.take<tfl::MinimumOp>(value)) {
    for (unsigned i : {0, 1})
      if (isConstantSplat(minimum->getOperand(i), 0))
        return {minimum->getOperand(1 - i), 1};
  } else if (auto sub = cluster.take<tfl::SubOp>(value)) {
    auto abs = cluster.take<tfl::AbsOp>(sub.getRhs());
    if (abs && abs.getX() == sub.getLhs() && !hasActivation(sub))
      return {abs.getX(), 2};
  }
  cluster.shrink(before);
  return {};
}

/// The slope and x of a product with a negative part of x.
static PReluParts takeProduct(tfl::MulOp mul, formula::Cluster &cluster) {
  if (hasActivation(mul))
    return {};
  cluster.add(mul);
  for (unsigned i : {0, 1}) {
    auto [input, factor] = takeNegativePart(mul->getOperand(i), cluster);
    if (input)
      return {input, mul->getOperand(1 - i), factor};
  }
  return {};
}

/// The shape of the slope without the batch and with all other axes of an input
/// of this rank; nothing if the kernel cannot take it.
static std::optional<Ints> slopeShape(Value slope, int64_t rank) {
  auto given = shapeOf(slope);
  if (!given || any_of(*given, ShapedType::isDynamic))
    return std::nullopt;
  Ints shape(*given);
  if (viewableConstant(slope)) {
    if (int64_t(shape.size()) == rank && shape.front() == 1)
      shape.erase(shape.begin());
    while (int64_t(shape.size()) < rank - 1)
      shape.insert(shape.begin(), 1);
  }
  if (int64_t(shape.size()) != rank - 1)
    return std::nullopt;
  return shape;
}

MatchResult<RecognizePReluMatch> RecognizePRelu::match(Operation *op,
                                                       RuleContext &ctx) const {
  if (hasActivation(op))
    return skip();
  formula::Cluster cluster(op);
  PReluParts parts;
  if (op->hasTrait<tfl::IsAdditive>()) {
    auto [relu, mul] = findTerms(op);
    parts = mul ? takeProduct(mul, cluster) : PReluParts();
    if (!parts.input)
      return skip();
    if (parts.input != relu.getX())
      return ctx.reject(op, Reason::Structure,
                        "the two terms of the formula have different inputs");
    if (parts.factor == 2 && ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "x - abs(x) is NaN where prelu is infinite");
    if (!isConstant(parts.slope) && ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "the slope is computed: if it is infinite, 0 times the "
                        "slope is NaN");
    cluster.add(relu);
    if (isa<tfl::SubOp>(op))
      parts.factor = -parts.factor;
  } else {
    auto [input, otherwise] = tfl::takePositivePart(op, cluster);
    auto mul = input ? otherwise.getDefiningOp<tfl::MulOp>() : tfl::MulOp();
    if (!mul || !is_contained(mul->getOperands(), input) || hasActivation(mul))
      return skip();
    parts = {input, mul.getLhs() == input ? mul.getRhs() : mul.getLhs()};
    // With a scalar slope, the formula is a leaky_relu.
    if (constantSplat(parts.slope))
      return skip();
    cluster.add(mul);
  }
  int64_t rank = rankOf(parts.input).value_or(-1);
  if (rank < 1 || rank > 4 || !slopeShape(parts.slope, rank) ||
      !tfl::broadcastsInto(parts.slope, parts.input))
    return ctx.reject(
        op, Reason::Shape,
        "the slopes do not have the shape of the input without the batch");
  if (Mismatch mismatch =
          tfl::checkElementwiseFormula(cluster, parts.input, ctx))
    return mismatch;
  return RecognizePReluMatch{parts.input, parts.slope, parts.factor, cluster};
}

void RecognizePRelu::rewrite(Operation *op, RecognizePReluMatch &match,
                             RewriteContext &ctx) const {
  Location loc = match.cluster.getLoc(ctx);
  tfl::TFLBuilder builder(ctx.rewriter, loc);
  Type type = op->getResult(0).getType();
  Value slope = match.slope;
  auto slopeType = cast<RankedTensorType>(slope.getType());
  if (std::optional<double> alpha = constantSplat(slope);
      alpha && slopeType.getNumElements() == 1) {
    match.cluster.replace(
        ctx, tfl::LeakyReluOp::create(
                 ctx.rewriter, loc, type, match.input,
                 ctx.rewriter.getF32FloatAttr(float(*alpha * match.factor))));
    return;
  }
  if (ElementsAttr elements = viewableConstant(slope)) {
    Ints shape = *slopeShape(slope, *rankOf(match.input));
    elements = eval::lazy::reshape(elements, shape);
    if (match.factor != 1)
      elements = eval::lazy::combine(
          eval::StepKind::Mul, elements,
          splatAttr(tensorOf({}, elements.getElementType()), match.factor));
    if (match.factor != 1 || shape != slopeType.getShape())
      slope = builder.constant(elements);
  } else if (match.factor == -1) {
    slope = tfl::NegOp::create(ctx.rewriter, loc, slopeType, slope);
  } else if (match.factor != 1) {
    slope = tfl::MulOp::create(
        ctx.rewriter, loc, slopeType, slope,
        builder.scalar(slopeType.getElementType(), match.factor), "NONE");
  }
  match.cluster.replace(
      ctx, tfl::PReluOp::create(ctx.rewriter, loc, type, match.input, slope));
}

TFUSE_DEFINE_RULE(RecognizePRelu)

} // namespace tfuse
