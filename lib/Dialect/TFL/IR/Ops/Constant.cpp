//===- Constant.cpp - constants ------------------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Constant.cpp.inc"

void TFLDialect::registerConstantOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Constant.cpp.inc"
      >();
}

OpFoldResult ConstOp::fold(FoldAdaptor) { return getValueAttr(); }

OpFoldResult NoValueOp::fold(FoldAdaptor) { return getValueAttr(); }

namespace {
/// Constants that do not need a type of the tfl dialect become arith.constant.
struct UseArithConstant : public OpRewritePattern<ConstOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConstOp op,
                                PatternRewriter &rewriter) const override {
    if (!arith::ConstantOp::isBuildableWith(op.getValue(), op.getType()))
      return rewriter.notifyMatchFailure(op, "value and result differ in type");
    // Such as tfl.is_variable, which marks states.
    if (!op->getDiscardableAttrs().empty())
      return rewriter.notifyMatchFailure(op, "it has other attributes");
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, cast<TypedAttr>(op.getValue()));
    return success();
  }
};
} // namespace

void ConstOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<UseArithConstant>(context);
}
