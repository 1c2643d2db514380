//===- MatMul.cpp - matmuls and embeddings -------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/MatMul.cpp.inc"

void TFLDialect::registerMatMulOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/MatMul.cpp.inc"
      >();
}

LogicalResult FullyConnectedOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  auto filter = cast<ShapedType>(getFilter().getType());
  if (filter.hasRank() && filter.getRank() != 2)
    return emitOpError("expect 2d filter, got ") << filter;
  if (getOutput().empty() || !input.hasStaticShape() ||
      !filter.hasStaticShape())
    return success();

  int64_t inSize = filter.getDimSize(1), outSize = filter.getDimSize(0);
  int64_t inElements = input.getNumElements();
  if (inSize != 0 && inElements % inSize != 0)
    return emitOpError("expect 'input' num_elements % ")
           << inSize << " == 0, got input type " << input;

  auto output = cast<ShapedType>(getOutput().front().getType());
  if (getWeightsFormat() != "DEFAULT" || !output.hasStaticShape())
    return success();
  int64_t outElements = output.getNumElements();
  if (outSize != 0 && outElements % outSize != 0)
    return emitOpError("expect 'output' num_elements % ")
           << outSize << " == 0, got " << output;
  if (inSize != 0 && outSize != 0 &&
      inElements / inSize != outElements / outSize)
    return emitOpError(
        "num_input_elements / z_in != num_output_elements / z_out");
  return success();
}

namespace {
/// Removes a zero bias.
struct DropZeroBias : public OpRewritePattern<FullyConnectedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FullyConnectedOp op,
                                PatternRewriter &rewriter) const override {
    DenseFPElementsAttr bias;
    if (!matchPattern(op.getBias(), m_Constant(&bias)) || !bias.isSplat() ||
        !bias.getSplatValue<APFloat>().isZero())
      return rewriter.notifyMatchFailure(op, "the bias is not zero");
    Value none = NoValueOp::create(
        rewriter, op.getLoc(), rewriter.getNoneType(), rewriter.getUnitAttr());
    rewriter.modifyOpInPlace(op, [&] { op.getBiasMutable().assign(none); });
    return success();
  }
};
} // namespace

void FullyConnectedOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                   MLIRContext *context) {
  patterns.add<DropZeroBias>(context);
}

/// Whether two dimensions may be the same.
static bool mayEqual(int64_t a, int64_t b) {
  return ShapedType::isDynamic(a) || ShapedType::isDynamic(b) || a == b;
}

LogicalResult BatchMatMulOp::verify() {
  auto x = dyn_cast<RankedTensorType>(getX().getType());
  auto y = dyn_cast<RankedTensorType>(getY().getType());
  if (!x || !y)
    return success();
  SmallVector<int64_t> batch;
  if (!OpTrait::util::getBroadcastedShape(x.getShape().drop_back(2),
                                          y.getShape().drop_back(2), batch))
    return emitOpError()
           << "found incompatible broadcast batch dimensions for lhs shape "
           << x << " and rhs shape " << y;

  auto output = dyn_cast<RankedTensorType>(getOutput().getType());
  if (!output)
    return success();
  int64_t rank = std::max(x.getRank(), y.getRank());
  if (output.getRank() != rank)
    return emitOpError() << "found invalid output rank, expected " << rank
                         << " but got " << output.getRank();
  for (auto [expected, actual] : llvm::zip(batch, output.getShape()))
    if (!mayEqual(expected, actual))
      return emitOpError() << "has mismatching input batch dimension "
                           << expected << " and output batch dimension "
                           << actual;

  int64_t rows = x.getShape().take_back(2)[getAdjX() ? 1 : 0];
  int64_t columns = y.getShape().take_back(2)[getAdjY() ? 0 : 1];
  ArrayRef<int64_t> matrix = output.getShape().take_back(2);
  if (!mayEqual(rows, matrix[0]))
    return emitOpError() << "found invalid output dimension on row, expected "
                         << rows << " but got " << matrix[0];
  if (!mayEqual(columns, matrix[1]))
    return emitOpError() << "found invalid output dimension on col, expected "
                         << columns << " but got " << matrix[1];
  return success();
}
