//===- RecognizeQuantizedEmbedding.cpp - int8 embeddings of Keras ---------===//
//
//   cast<f32>(gather(w, i)) / reshape(gather(t, i))
//                      =>   reshape(embedding_lookup(reshape(i), w'))
//
// where w' is the int8 table w, quantized with the scale 1 / t[n] for each row
// n. Keras writes these ops for Embedding layers after model.quantize("int8").
//
// C1 (not-constant)    w is a constant int8 matrix, and t a constant vector
//                      with an element for each row of w.
// C2 (structure)       Both gathers have the same indices and axis 0.
// C3 (shape)           Each row is divided by its element of t.
// C4 (constant-value)  The scales 1 / t are normal numbers.
// C5 (element-type)    The indices are int32, as embedding_lookup takes them.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Rules/Matchers.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeQuantizedEmbeddingMatch {
  tfl::GatherOp gather;
  ElementsAttr table;
  SmallVector<double> scales; ///< 1 / t
};

class RecognizeQuantizedEmbedding
    : public RuleOn<RecognizeQuantizedEmbedding, tfl::DivOp> {
public:
  MatchResult<RecognizeQuantizedEmbeddingMatch> match(tfl::DivOp op,
                                                      RuleContext &ctx) const;
  void rewrite(tfl::DivOp op, RecognizeQuantizedEmbeddingMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static bool gathersRows(tfl::GatherOp op) {
  return op.getAxis() == 0 && op.getBatchDims() == 0;
}

/// Whether `scales` has one number for each row of the result.
static bool isByRow(Value scales, RankedTensorType result) {
  auto type = dyn_cast<RankedTensorType>(scales.getType());
  return type && type.getRank() == result.getRank() &&
         type.getShape().back() == 1 &&
         type.getShape().drop_back() == result.getShape().drop_back() &&
         llvm::count_if(type.getShape(), ShapedType::isDynamic) <= 1;
}

MatchResult<RecognizeQuantizedEmbeddingMatch>
RecognizeQuantizedEmbedding::match(tfl::DivOp op, RuleContext &ctx) const {
  tfl::CastOp cast;
  tfl::GatherOp rows, divisors;
  tfl::ReshapeOp reshape;
  if (op.getFusedActivationFunction() != "NONE" ||
      !matchPattern(op.getLhs(), m_Bind(cast, m_Bind(rows))) ||
      !matchPattern(op.getRhs(), m_Bind(reshape, m_Bind(divisors))) ||
      !getElementTypeOrSelf(rows.getParams()).isInteger(8) ||
      !tfl::isF32(op.getResult()))
    return skip();
  ElementsAttr table = viewableConstant(rows.getParams());
  eval::HostTensor scales = smallTensor(divisors.getParams());
  if (!table || table.getShapedType().getRank() != 2 || !scales ||
      !scales.elementType().isF32() || scales.rank() != 1 ||
      scales.dim(0) != table.getShapedType().getDimSize(0))
    return ctx.reject(op, Reason::NotConstant,
                      "table and scales are not a constant matrix and vector");
  if (rows.getIndices() != divisors.getIndices() || !gathersRows(rows) ||
      !gathersRows(divisors))
    return ctx.reject(
        op, Reason::Structure,
        "rows and scales are gathered with other indices or axes");
  auto type = dyn_cast<RankedTensorType>(op.getResult().getType());
  Type i8 = getElementTypeOrSelf(rows.getParams());
  if (!type || cast.getInput().getType() != type.clone(i8) ||
      !isByRow(reshape.getResult(), type) || !tfl::hasReshapeTarget(type))
    return ctx.reject(op, Reason::Shape, "the scales are not those of rows");
  SmallVector<double> steps;
  for (float scale : scales.data<float>()) {
    steps.push_back(static_cast<float>(1 / double(scale)));
    if (!std::isnormal(steps.back()) || steps.back() < 0)
      return ctx.reject(op, Reason::ConstantValue,
                        "a scale is zero, negative or infinite");
  }
  if (!getElementTypeOrSelf(rows.getIndices()).isInteger(32))
    return ctx.reject(op, Reason::ElementType,
                      "embedding_lookup takes int32 indices only");
  return RecognizeQuantizedEmbeddingMatch{rows, table, std::move(steps)};
}

void RecognizeQuantizedEmbedding::rewrite(
    tfl::DivOp op, RecognizeQuantizedEmbeddingMatch &match,
    RewriteContext &ctx) const {
  Location loc = ctx.fusedLoc({match.gather, op});
  tfl::TFLBuilder builder(ctx.rewriter, loc);
  ShapedType stored = match.table.getShapedType();
  SmallVector<int64_t> zeroPoints(match.scales.size(), 0);
  auto quantized = quant::UniformQuantizedPerAxisType::get(
      quant::QuantizationFlags::Signed, ctx.rewriter.getI8Type(),
      ctx.rewriter.getF32Type(), match.scales, zeroPoints,
      /*quantizedDimension=*/0, /*storageTypeMin=*/-128,
      /*storageTypeMax=*/127);
  Value table = tfl::QConstOp::create(
      ctx.rewriter, loc, TypeAttr::get(stored.clone(quantized)), match.table);
  Value indices = match.gather.getIndices();
  auto type = cast<RankedTensorType>(indices.getType());
  int64_t count =
      type.hasStaticShape() ? type.getNumElements() : ShapedType::kDynamic;
  if (type.getRank() != 1)
    indices = builder.reshape(type.clone({count}), indices);
  Value result = tfl::EmbeddingLookupOp::create(
      ctx.rewriter, loc,
      RankedTensorType::get({count, stored.getDimSize(1)},
                            ctx.rewriter.getF32Type()),
      indices, table);
  if (result.getType() != op.getResult().getType())
    result = builder.reshape(op.getResult().getType(), result);
  ctx.replace(op, result, {match.gather});
}

TFUSE_DEFINE_RULE(RecognizeQuantizedEmbedding)

} // namespace tfuse
