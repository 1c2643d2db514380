//===- ConvertBatchMatMulWithOnesToSum.cpp - Matmul with ones -------------===//
//
//   1 [1, m, n]   y [b, n, k]           y [b, n, k]
//            \   /              =>      |
//         batch_matmul                  sum over n {keep_dims}
//
// Likewise a second operand of ones with one column: x [b, n, k] is summed
// over k. Follows upstream's pattern ConvertBatchMatMulOpToReduceSum.
//
// C1 (shape)         The ones are one row (or column), so m = 1, and they
//                    broadcast to the other operand.
// C2 (element-type)  sum supports the element type.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertBatchMatMulWithOnesToSumMatch {
  Value summed;
  int64_t axis;
};

class ConvertBatchMatMulWithOnesToSum
    : public RuleOn<ConvertBatchMatMulWithOnesToSum, tfl::BatchMatMulOp> {
public:
  MatchResult<ConvertBatchMatMulWithOnesToSumMatch>
  match(tfl::BatchMatMulOp op, RuleContext &ctx) const;
  void rewrite(tfl::BatchMatMulOp op,
               ConvertBatchMatMulWithOnesToSumMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<ConvertBatchMatMulWithOnesToSumMatch>
ConvertBatchMatMulWithOnesToSum::match(tfl::BatchMatMulOp op,
                                       RuleContext &ctx) const {
  bool onesFirst = isConstantSplat(op.getX(), 1);
  if (!onesFirst && !isConstantSplat(op.getY(), 1))
    return skip();
  Value ones = onesFirst ? op.getX() : op.getY();
  Value other = onesFirst ? op.getY() : op.getX();
  bool onesAdjoint = onesFirst ? op.getAdjX() : op.getAdjY();
  bool otherAdjoint = onesFirst ? op.getAdjY() : op.getAdjX();
  int64_t rank = rankOf(other).value_or(-1),
          onesRank = rankOf(ones).value_or(-1);
  // The free axis of the ones and the contracted axis of the other operand.
  int64_t freeAxis = onesRank - (onesFirst != onesAdjoint ? 2 : 1);
  int64_t axis = rank - (onesFirst != otherAdjoint ? 2 : 1);
  if (rank < 2 || onesRank < 2 || dimOf(ones, freeAxis) != 1)
    return ctx.reject(op, Reason::Shape,
                      "the ones are not a single row or column");
  // If the other operand is transposed, the sum would need a transpose.
  SmallVector<int64_t> shape(shapeOrEmpty(other));
  shape[axis] = 1;
  if (otherAdjoint || op->getResult(0).getType() !=
                          withShape(op->getResult(0).getType(), shape))
    return ctx.reject(op, Reason::Shape,
                      "the result does not have the shape of the sum");
  Type element = getElementTypeOrSelf(other);
  if (element != getElementTypeOrSelf(op->getResult(0)) ||
      !(element.isF32() || element.isSignlessInteger(32) ||
        element.isSignlessInteger(64)))
    return ctx.reject(op, Reason::ElementType,
                      "sum does not support the element type");
  // If only the ones have a batch dimension, the result is not a sum.
  if (any_of(seq<int64_t>(0, onesRank - 2), [&](int64_t outer) {
        int64_t otherAxis = outer + rank - onesRank;
        return dimOf(ones, outer) != 1 &&
               (otherAxis < 0 || dimOf(ones, outer) != dimOf(other, otherAxis));
      }))
    return ctx.reject(
        op, Reason::Shape,
        "the ones have batch dimensions that the other operand lacks");
  return ConvertBatchMatMulWithOnesToSumMatch{other, axis};
}

void ConvertBatchMatMulWithOnesToSum::rewrite(
    tfl::BatchMatMulOp op, ConvertBatchMatMulWithOnesToSumMatch &match,
    RewriteContext &ctx) const {
  auto axes = DenseElementsAttr::get(
      RankedTensorType::get({1}, ctx.rewriter.getI32Type()),
      int32_t(match.axis));
  Value axis = tfl::ConstOp::create(ctx.rewriter, op->getLoc(), axes);
  ctx.rewriter.replaceOpWithNewOp<tfl::SumOp>(op, op->getResult(0).getType(),
                                              match.summed, axis,
                                              ctx.rewriter.getBoolAttr(true));
}

TFUSE_DEFINE_RULE(ConvertBatchMatMulWithOnesToSum)

} // namespace tfuse
