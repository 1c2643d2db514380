//===- SplitFullyConnectedInLoop.cpp - Split a loop matmul ----------------===//
//
//   gather(x, i)   h                  gather(x, i)        h
//        \        /                        |              |
//      concatenation       =>      fully_connected   fully_connected {bias}
//            |                             \             /
//      fully_connected {bias}                    add
//
// in a loop. The matmul of the gathered row does not depend on loop-carried
// values, so peephole-hoist-matmul-from-loop hoists it. TensorFlow 1's cells
// have one matrix for input and state.
//
// C1 (structure)      Of two operands, one is a row that the loop gathers from
//                     a loop-invariant tensor, one row per iteration; the
//                     other is not.
// C2 (multiple-uses)  The concatenation has no other user.
// C3 (not-constant)   The filter is a floating-point constant.
// C4 (shape)          Both operands are matrices of known widths, concatenated
//                     along the columns.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SplitFullyConnectedInLoopMatch {
  tfl::ConcatenationOp concat;
  ElementsAttr filter;
  /// The index of the operand that is the gathered row.
  unsigned row;
};

class SplitFullyConnectedInLoop
    : public RuleOn<SplitFullyConnectedInLoop, tfl::FullyConnectedOp> {
public:
  MatchResult<SplitFullyConnectedInLoopMatch> match(tfl::FullyConnectedOp op,
                                                    RuleContext &ctx) const;
  void rewrite(tfl::FullyConnectedOp op, SplitFullyConnectedInLoopMatch &match,
               RewriteContext &ctx) const;

private:
  static bool isRow(Value value) {
    tfl::GatherOp gather = tfl::rowGather(value);
    tfl::WhileOp loop =
        gather ? tfl::countingLoop(gather.getIndices()) : tfl::WhileOp();
    return loop && loops::isInvariant(gather.getParams(), loop);
  }
};
} // namespace

MatchResult<SplitFullyConnectedInLoopMatch>
SplitFullyConnectedInLoop::match(tfl::FullyConnectedOp op,
                                 RuleContext &ctx) const {
  tfl::AffineOp affine(op);
  if (!affine || !op->getParentOfType<tfl::WhileOp>())
    return skip();
  auto concat = op.getInput().getDefiningOp<tfl::ConcatenationOp>();
  if (!concat || concat->getNumOperands() != 2 ||
      isRow(concat->getOperand(0)) == isRow(concat->getOperand(1)))
    return skip();
  SplitFullyConnectedInLoopMatch match{concat,
                                       viewableConstant(affine.getFilter()),
                                       isRow(concat->getOperand(0)) ? 0u : 1u};
  if (!concat->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the concatenation has other users");
  if (!match.filter || !isa<FloatType>(match.filter.getElementType()))
    return ctx.reject(op, Reason::NotConstant,
                      "the filter is not a floating-point constant");
  auto isMatrix = [](Value value) {
    return rankOf(value) == 2 && !ShapedType::isDynamic(tfl::lastDim(value));
  };
  if (!affine.hasInputAxis() || rankOf(op->getResult(0)) != 2 ||
      !all_of(concat->getOperands(), isMatrix) ||
      normalizeAxis(int32_t(concat.getAxis()), 2) != 1 ||
      concat.getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Shape,
                      "the operands are not matrices of known widths, "
                      "concatenated along columns");
  return match;
}

void SplitFullyConnectedInLoop::rewrite(tfl::FullyConnectedOp op,
                                        SplitFullyConnectedInLoopMatch &match,
                                        RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  Location loc = op->getLoc();
  Type type = op->getResult(0).getType();
  int64_t rows = match.filter.getShapedType().getDimSize(0), begin = 0;
  Value products[2];
  for (unsigned i : {0u, 1u}) {
    Value operand = match.concat->getOperand(i);
    int64_t width = tfl::lastDim(operand);
    Value filter = tfl::TFLBuilder(rewriter, loc)
                       .constant(eval::lazy::slice(match.filter, {0, begin},
                                                   {rows, width}));
    begin += width;
    Value bias = op.getBias();
    if (i == match.row)
      bias = tfl::NoValueOp::create(rewriter, loc, rewriter.getNoneType(),
                                    rewriter.getUnitAttr());
    Operation *part = rewriter.clone(*op);
    part->setOperands({operand, filter, bias});
    part->setAttr("fused_activation_function", rewriter.getStringAttr("NONE"));
    products[i] = part->getResult(0);
  }
  rewriter.replaceOpWithNewOp<tfl::AddOp>(op, type, products[0], products[1],
                                          op.getFusedActivationFunctionAttr());
  ctx.absorb(match.concat);
}

TFUSE_DEFINE_RULE(SplitFullyConnectedInLoop)

} // namespace tfuse
