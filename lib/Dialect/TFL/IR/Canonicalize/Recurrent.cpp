//===- Recurrent.cpp - simpler forms of recurrent ops ---------------------===//
//
// Canonicalization patterns of the LSTM family.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;
using namespace tfuse::tfl;

namespace {
/// Removes a zero projection bias. (The biases of the gates are required.)
template <typename Op>
struct DropZeroProjectionBias : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    DenseFPElementsAttr bias;
    if (!matchPattern(op.getProjectionBias(), m_Constant(&bias)) ||
        !bias.isSplat() || !bias.template getSplatValue<APFloat>().isZero())
      return rewriter.notifyMatchFailure(op, "the bias is not zero");
    Value none = NoValueOp::create(
        rewriter, op.getLoc(), rewriter.getNoneType(), rewriter.getUnitAttr());
    rewriter.modifyOpInPlace(
        op, [&] { op.getProjectionBiasMutable().assign(none); });
    return success();
  }
};
} // namespace

void LSTMOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<DropZeroProjectionBias<LSTMOp>>(context);
}

void UnidirectionalSequenceLSTMOp::getCanonicalizationPatterns(
    RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropZeroProjectionBias<UnidirectionalSequenceLSTMOp>>(context);
}
