//===- ConvertLogSoftmaxToLog.cpp - formula of log_softmax ----------------===//
//
//   log_softmax(x)   =>   y - log(sum(exp(y), last axis)),
//                         y = x - max(x, last axis)
//
// For --target=gpu: the delegate has no kernel for LOG_SOFTMAX. The formula
// cannot overflow: y has no positive elements, and the sum is at least 1.
//
// C1 (element-type)   x has float32 elements.
// C2 (unknown-shape)  The rank of x is known.
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
class ConvertLogSoftmaxToLog
    : public RuleOn<ConvertLogSoftmaxToLog, tfl::LogSoftmaxOp> {
public:
  /// The rank of x.
  MatchResult<int64_t> match(tfl::LogSoftmaxOp op, RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    std::optional<int64_t> rank = rankOf(op->getOperand(0));
    if (rank.value_or(0) < 1)
      return ctx.reject(op, Reason::UnknownShape, "the rank is unknown");
    return *rank;
  }
  void rewrite(tfl::LogSoftmaxOp op, int64_t rank, RewriteContext &ctx) const {
    Location loc = op.getLoc();
    tfl::TFLBuilder builder(ctx.rewriter, loc);
    Type type = op.getType();
    Value input = op->getOperand(0), axis = builder.i32s({rank - 1});
    BoolAttr keepDims = ctx.rewriter.getBoolAttr(true);
    Type rowType = tfl::inferReduction(input, axis, /*keepDims=*/true);
    Value most = tfl::ReduceMaxOp::create(ctx.rewriter, loc, rowType, input,
                                          axis, keepDims);
    Value shifted =
        tfl::SubOp::create(ctx.rewriter, loc, type, input, most, "NONE");
    Value exp = tfl::ExpOp::create(ctx.rewriter, loc, type, shifted);
    Value sum =
        tfl::SumOp::create(ctx.rewriter, loc, rowType, exp, axis, keepDims);
    Value log = tfl::LogOp::create(ctx.rewriter, loc, rowType, sum);
    ctx.rewriter.replaceOpWithNewOp<tfl::SubOp>(op, type, shifted, log, "NONE");
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertLogSoftmaxToLog)

} // namespace tfuse
