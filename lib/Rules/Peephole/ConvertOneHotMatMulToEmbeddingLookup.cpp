//===- ConvertOneHotMatMulToEmbeddingLookup.cpp - Lookup of rows ----------===//
//
//   i                                     reshape(i)
//   |                                     |
//   one_hot {1, 0}  filter [n, k]   =>    embedding_lookup  filter^T [k, n]
//         \         /                     |
//       fully_connected                   reshape
//
// A matmul with a one-hot row selects a column of the filter. Follows
// upstream's patterns ReplaceOneHot*FullyConnectedWithLookup.
//
// C1 (constant-value)  one_hot writes 1 and 0 along the last axis.
// C2 (element-type)    Indices have 32 bits; the filter is a constant of 32-bit
//                      floats.
// C3 (structure)       fully_connected has no bias, no activation and no
//                      shuffled weights.
// C4 (multiple-uses)   The one_hot has no other user.
// C5 (unknown-shape)   At most one dimension is unknown.
// C6 (constant-value)  All indices are known to be in range: for an index out
//                      of range one_hot gives zeros and embedding_lookup
//                      fails. Upstream does not check this.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertOneHotMatMulToEmbeddingLookupMatch {
  tfl::OneHotOp oneHot;
  ElementsAttr filter;
};

class ConvertOneHotMatMulToEmbeddingLookup
    : public RuleOn<ConvertOneHotMatMulToEmbeddingLookup,
                    tfl::FullyConnectedOp> {
public:
  MatchResult<ConvertOneHotMatMulToEmbeddingLookupMatch>
  match(tfl::FullyConnectedOp op, RuleContext &ctx) const;
  void rewrite(tfl::FullyConnectedOp op,
               ConvertOneHotMatMulToEmbeddingLookupMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// The type of the indices, flattened to a vector.
static RankedTensorType vectorType(Value indices) {
  auto type = dyn_cast<RankedTensorType>(indices.getType());
  if (!type)
    return {};
  return withShape(type, type.hasStaticShape() ? type.getNumElements()
                                               : ShapedType::kDynamic);
}

static bool isInside(Value indices, int64_t depth) {
  auto numbers = constantInts(indices);
  return numbers && all_of(*numbers, [&](int64_t index) {
           return index >= 0 && index < depth;
         });
}

MatchResult<ConvertOneHotMatMulToEmbeddingLookupMatch>
ConvertOneHotMatMulToEmbeddingLookup::match(tfl::FullyConnectedOp op,
                                            RuleContext &ctx) const {
  auto oneHot = op.getInput().getDefiningOp<tfl::OneHotOp>();
  if (op->getNumResults() != 1 || !oneHot)
    return skip();
  Value indices = oneHot.getIndices();
  int64_t rank = rankOf(indices).value_or(-1);
  bool lastAxis =
      int32_t(oneHot.getAxis()) == -1 || int64_t(oneHot.getAxis()) == rank;
  if (!isConstantSplat(oneHot.getOnValue(), 1) ||
      !isConstantSplat(oneHot.getOffValue(), 0) || !lastAxis)
    return ctx.reject(op, Reason::ConstantValue,
                      "one_hot does not write 1 and 0 along the last axis");
  ElementsAttr filter = viewableConstant(op.getFilter());
  if (!filter || !filter.getElementType().isF32() ||
      filter.getShapedType().getRank() != 2 ||
      !getElementTypeOrSelf(indices).isSignlessInteger(32))
    return ctx.reject(op, Reason::ElementType,
                      "the indices are not 32-bit integers, or the filter is "
                      "not a constant of 32-bit floats");
  if (!tfl::isAbsent(op.getBias()) ||
      op.getFusedActivationFunction() != "NONE" ||
      op.getWeightsFormat() != "DEFAULT")
    return ctx.reject(
        op, Reason::Structure,
        "fully_connected has a bias, an activation or shuffled weights");
  if (!oneHot->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the one_hot has other users");
  if (rank < 0 || (rank != 1 && !tfl::hasReshapeTarget(op->getResult(0))))
    return ctx.reject(op, Reason::UnknownShape,
                      "more than one dimension is unknown");
  int64_t depth = filter.getShapedType().getDimSize(1);
  if (ctx.getSemantics() != Semantics::Grappler && !isInside(indices, depth))
    return ctx.reject(op, Reason::ConstantValue,
                      "an index may be out of range, where one_hot is 0 and "
                      "embedding_lookup fails");
  return ConvertOneHotMatMulToEmbeddingLookupMatch{oneHot, filter};
}

void ConvertOneHotMatMulToEmbeddingLookup::rewrite(
    tfl::FullyConnectedOp op, ConvertOneHotMatMulToEmbeddingLookupMatch &match,
    RewriteContext &ctx) const {
  Location loc = ctx.fusedLoc({match.oneHot, op});
  Value indices = match.oneHot.getIndices();
  RankedTensorType vector = vectorType(indices);
  if (rankOf(indices) != 1)
    indices = tfl::TFLBuilder(ctx.rewriter, loc).reshape(vector, indices);
  ElementsAttr table = eval::lazy::transpose(match.filter, {1, 0});
  Type rows =
      withShape(op->getResult(0).getType(),
                {vector.getDimSize(0), table.getShapedType().getDimSize(1)});
  Value result = tfl::EmbeddingLookupOp::create(
      ctx.rewriter, loc, rows, indices,
      tfl::TFLBuilder(ctx.rewriter, loc).constant(table));
  if (rows != op->getResult(0).getType())
    result = tfl::TFLBuilder(ctx.rewriter, loc)
                 .reshape(op->getResult(0).getType(), result);
  ctx.rewriter.replaceOp(op, result);
  ctx.absorb(match.oneHot);
}

TFUSE_DEFINE_RULE(ConvertOneHotMatMulToEmbeddingLookup)

} // namespace tfuse
