//===- ConvertL2NormalizationToDiv.cpp - formula of l2_normalization ------===//
//
//   l2_normalization(x)   =>   x / max(sqrt(sum(x^2, last axis)), 1e-6)
//
// For --target=gpu: the delegate has no kernel for L2_NORMALIZATION. LiteRT's
// kernel computes this formula. The square root precedes the maximum, because
// 1e-12, the square of the lower bound, is 0 in float16, in which GPUs compute.
//
// C1 (element-type)   x has float32 elements.
// C2 (unknown-shape)  The rank of x is known.
// C3 (activation)     The op has no activation.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Shapes.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertL2NormalizationToDiv
    : public RuleOn<ConvertL2NormalizationToDiv, tfl::L2NormalizationOp> {
public:
  /// The rank of x.
  MatchResult<int64_t> match(tfl::L2NormalizationOp op,
                             RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    std::optional<int64_t> rank = rankOf(op->getOperand(0));
    if (rank.value_or(0) < 1)
      return ctx.reject(op, Reason::UnknownShape, "the rank is unknown");
    if (op.getFusedActivationFunction() != "NONE")
      return ctx.reject(op, Reason::Activation, "the op has an activation");
    return *rank;
  }
  void rewrite(tfl::L2NormalizationOp op, int64_t rank,
               RewriteContext &ctx) const {
    Location loc = op.getLoc();
    tfl::TFLBuilder builder(ctx.rewriter, loc);
    Value input = op->getOperand(0);
    Value square =
        tfl::SquareOp::create(ctx.rewriter, loc, input.getType(), input);
    Value sum =
        tfl::SumOp::create(ctx.rewriter, loc, square, builder.i32s({rank - 1}),
                           ctx.rewriter.getBoolAttr(true));
    Value norm = tfl::SqrtOp::create(ctx.rewriter, loc, sum.getType(), sum);
    Value bounded =
        tfl::MaximumOp::create(ctx.rewriter, loc, sum.getType(), norm,
                               builder.scalar(ctx.rewriter.getF32Type(), 1e-6));
    ctx.rewriter.replaceOpWithNewOp<tfl::DivOp>(op, op.getType(), input,
                                                bounded, "NONE");
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertL2NormalizationToDiv)

} // namespace tfuse
