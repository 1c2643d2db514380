//===- RecognizePRelu.cpp - x where x > 0, else a * x, for a tensor a -----===//
//
//   relu(x) - a * relu(-x)           =>   prelu(x, a)
//   relu(x) + a * relu(-x)           =>   prelu(x, -a)
//   select(x > 0, x, a * x)          =>   prelu(x, a)
//
// Keras emits the first two. Follows upstream's pattern MatchPRelu, which
// matches the second.
//
// C1 (structure)      The operands of the multiply are a slope and relu(-x).
// C2 (element-type)   The elements are 32-bit floats.
// C3 (shape)          a has the shape of x without the batch, as the kernel
//                     requires, up to rank 4. Dimensions of size 1 of a are
//                     broadcast; x is not broadcast.
// C4 (multiple-uses)  Intermediate results have no other users.
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
  bool negated;
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

struct PReluParts {
  Value input, slope;
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

/// x and a of a * relu(-x) or, as an operand of select, of a * x.
static PReluParts takeProduct(tfl::MulOp mul, Value input,
                              formula::Cluster &cluster, bool selected) {
  if (hasActivation(mul))
    return {};
  cluster.add(mul);
  for (unsigned i : {0, 1}) {
    Value factor = mul->getOperand(i), slope = mul->getOperand(1 - i);
    if (selected && factor == input)
      return {input, slope};
    auto relu = factor.getDefiningOp<tfl::ReluOp>();
    auto neg = relu ? relu.getX().getDefiningOp<tfl::NegOp>() : tfl::NegOp();
    if (selected || !neg || neg.getX() != input)
      continue;
    cluster.add(relu);
    cluster.add(neg);
    return {input, slope};
  }
  return {};
}

MatchResult<RecognizePReluMatch> RecognizePRelu::match(Operation *op,
                                                       RuleContext &ctx) const {
  if (hasActivation(op))
    return skip();
  formula::Cluster cluster(op);
  PReluParts parts;
  if (op->hasTrait<tfl::IsAdditive>()) {
    auto [relu, mul] = findTerms(op);
    if (!mul || none_of(mul->getOperands(), [](Value factor) {
          auto relu = factor.getDefiningOp<tfl::ReluOp>();
          return relu && relu.getX().getDefiningOp<tfl::NegOp>();
        }))
      return skip();
    cluster.add(relu);
    parts = takeProduct(mul, relu.getX(), cluster, false);
  } else {
    Value input = tfl::takePositivePart(op, cluster);
    auto mul = op->getOperand(2).getDefiningOp<tfl::MulOp>();
    if (!input || !mul || !is_contained(mul->getOperands(), input))
      return skip();
    // With a scalar slope, the formula is a leaky_relu.
    if (constantSplat(mul.getLhs() == input ? mul.getRhs() : mul.getLhs()))
      return skip();
    parts = takeProduct(mul, input, cluster, true);
  }
  if (!parts.input)
    return ctx.reject(op, Reason::Structure,
                      "the two terms of the formula have different inputs");
  int64_t rank = rankOf(parts.input).value_or(-1);
  ArrayRef<int64_t> shape = shapeOrEmpty(parts.slope);
  if (rank < 1 || rank > 4 || rankOf(parts.slope) != rank - 1 ||
      !tfl::broadcastsInto(parts.slope, parts.input) ||
      any_of(shape, ShapedType::isDynamic))
    return ctx.reject(
        op, Reason::Shape,
        "the slopes do not have the shape of the input without the batch");
  if (Mismatch mismatch =
          tfl::checkElementwiseFormula(cluster, parts.input, ctx))
    return mismatch;
  return RecognizePReluMatch{parts.input, parts.slope, isa<tfl::AddOp>(op),
                             cluster};
}

void RecognizePRelu::rewrite(Operation *op, RecognizePReluMatch &match,
                             RewriteContext &ctx) const {
  Location loc = match.cluster.getLoc(ctx);
  Value slope = match.slope;
  if (match.negated) {
    ElementsAttr elements = viewableConstant(slope);
    slope =
        elements
            ? tfl::TFLBuilder(ctx.rewriter, loc)
                  .constant(eval::lazy::combine(
                      eval::StepKind::Mul, elements,
                      splatAttr(tensorOf({}, elements.getElementType()), -1)))
            : Value(tfl::NegOp::create(ctx.rewriter, loc, slope.getType(),
                                       slope));
  }
  match.cluster.replace(ctx, tfl::PReluOp::create(ctx.rewriter, loc,
                                                  op->getResult(0).getType(),
                                                  match.input, slope));
}

TFUSE_DEFINE_RULE(RecognizePRelu)

} // namespace tfuse
