//===- ConvertBatchMatMulToFullyConnected.cpp - Constant matrix -----------===//
//
//   x [.., m, k]   y [k, n]           x [.., m, k]   y^T [n, k]
//         \         /                       \         /
//         batch_matmul         =>         fully_connected {keep_num_dims}
//
// where y is a constant or a quantized constant. fully_connected can fuse a
// bias and an activation, and its kernels prepare constant weights once. With
// adj_x, the rule inserts a transpose of x. Follows upstream's pattern
// ConvertBatchMatMulOp2FullyConnectedOp_Rank2ConstantRhs.
//
// C1 (not-constant)  y is a constant.
// C2 (element-type)  The element types are 32-bit floats or quantized; the
//                    result is not a 32-bit integer accumulator.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertBatchMatMulToFullyConnectedMatch {};

class ConvertBatchMatMulToFullyConnected
    : public RuleOn<ConvertBatchMatMulToFullyConnected, tfl::BatchMatMulOp> {
public:
  MatchResult<ConvertBatchMatMulToFullyConnectedMatch>
  match(tfl::BatchMatMulOp op, RuleContext &ctx) const;
  void rewrite(tfl::BatchMatMulOp op,
               ConvertBatchMatMulToFullyConnectedMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// True if the value is a constant, or a quantized or dequantized constant.
static bool isWeights(Value value) {
  if (auto reshape = value.getDefiningOp<tfl::ReshapeOp>())
    value = reshape.getInput();
  if (isConstant(value) || value.getDefiningOp<tfl::QConstOp>())
    return true;
  auto dequantize = value.getDefiningOp<tfl::DequantizeOp>();
  if (!dequantize)
    return false;
  if (dequantize.getInput().getDefiningOp<tfl::QConstOp>())
    return true;
  auto quantize = dequantize.getInput().getDefiningOp<tfl::QuantizeOp>();
  return quantize && isConstant(quantize.getInput());
}

MatchResult<ConvertBatchMatMulToFullyConnectedMatch>
ConvertBatchMatMulToFullyConnected::match(tfl::BatchMatMulOp op,
                                          RuleContext &ctx) const {
  Value x = op.getX(), y = op.getY();
  if (rankOf(y) != 2 || rankOf(x) < 2)
    return skip();
  if (!isWeights(y))
    return ctx.reject(op, Reason::NotConstant,
                      "the second matrix is not a constant");
  Type type = getElementTypeOrSelf(x);
  bool quantized =
      tfl::isQuantized(type) || tfl::isQuantized(getElementTypeOrSelf(y));
  if (!quantized && (!type.isF32() || !tfl::isF32(y)))
    return ctx.reject(
        op, Reason::ElementType,
        "fully_connected supports only 32-bit floats and quantized types");
  if (getElementTypeOrSelf(op->getResult(0)).isInteger(32))
    return ctx.reject(op, Reason::ElementType,
                      "fully_connected has no 32-bit integer result");
  return ConvertBatchMatMulToFullyConnectedMatch();
}

/// The type of a transposed matrix; per-axis scales move with their axis.
static Type transposedType(Value matrix) {
  auto type = cast<RankedTensorType>(matrix.getType());
  SmallVector<int64_t> shape(type.getShape());
  int64_t rank = type.getRank();
  std::swap(shape[rank - 1], shape[rank - 2]);
  Type elements = type.getElementType();
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(elements)) {
    int32_t axis = perAxis.getQuantizedDimension();
    if (axis >= rank - 2)
      elements = quant::UniformQuantizedPerAxisType::get(
          perAxis.getFlags(), perAxis.getStorageType(),
          perAxis.getExpressedType(), perAxis.getScales(),
          perAxis.getZeroPoints(), axis == rank - 1 ? rank - 2 : rank - 1,
          perAxis.getStorageTypeMin(), perAxis.getStorageTypeMax());
  }
  return RankedTensorType::get(shape, elements);
}

static Value transposeMatrix(Value matrix, Location loc, RewriteContext &ctx) {
  if (ElementsAttr elements = viewableConstant(matrix))
    return tfl::TFLBuilder(ctx.rewriter, loc)
        .constant(eval::lazy::transpose(elements, {1, 0}));
  int64_t rank = rankOf(matrix).value_or(-1);
  auto perm = to_vector(seq<int64_t>(0, rank));
  std::swap(perm[rank - 1], perm[rank - 2]);
  return tfl::TransposeOp::create(
      ctx.rewriter, loc, transposedType(matrix), matrix,
      tfl::TFLBuilder(ctx.rewriter, loc).i32s(perm));
}

void ConvertBatchMatMulToFullyConnected::rewrite(
    tfl::BatchMatMulOp op, ConvertBatchMatMulToFullyConnectedMatch &,
    RewriteContext &ctx) const {
  Location loc = op->getLoc();
  Value input = op.getX(), filter = op.getY();
  if (op.getAdjX())
    input = transposeMatrix(input, loc, ctx);
  if (!op.getAdjY())
    filter = transposeMatrix(filter, loc, ctx);
  Value bias =
      tfl::NoValueOp::create(ctx.rewriter, loc, ctx.rewriter.getNoneType(),
                             ctx.rewriter.getUnitAttr());
  ctx.rewriter.replaceOpWithNewOp<tfl::FullyConnectedOp>(
      op, op->getResult(0).getType(), input, filter, bias,
      ctx.rewriter.getStringAttr("NONE"), ctx.rewriter.getStringAttr("DEFAULT"),
      ctx.rewriter.getBoolAttr(true), op.getAsymmetricQuantizeInputsAttr());
}

TFUSE_DEFINE_RULE(ConvertBatchMatMulToFullyConnected)

} // namespace tfuse
