//===- ConvertGatherNdToSlice.cpp - gather_nd of adjacent rows ------------===//
//
//   gather_nd(x, [[3], [4], [5]])               =>   slice(x) of 3 rows from 3
//
//   gather_nd(x, [[[0], [1]], [[1], [2]], ..])  =>   concatenation of a slice
//                                                    for each column
//
// Follows upstream's patterns OptimizeGatherNdToSlice and
// OptimizeGatherNdSlidingWindow.
//
// C1 (unknown-shape)   The shape of x is known.
// C2 (constant-value)  The indices are consecutive and in range; each window
//                      starts one row after the preceding one.
// C3 (size)            A window is at most 16 wide.
//
//===----------------------------------------------------------------------===//

#include "Matching/Kernels.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertGatherNdToSliceMatch {
  int64_t start, rows, width;
};

class ConvertGatherNdToSlice
    : public RuleOn<ConvertGatherNdToSlice, tfl::GatherNdOp> {
public:
  MatchResult<ConvertGatherNdToSliceMatch> match(tfl::GatherNdOp op,
                                                 RuleContext &ctx) const;
  void rewrite(tfl::GatherNdOp op, ConvertGatherNdToSliceMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<ConvertGatherNdToSliceMatch>
ConvertGatherNdToSlice::match(tfl::GatherNdOp op, RuleContext &ctx) const {
  ArrayRef<int64_t> shape = shapeOrEmpty(op.getParams()),
                    indexShape = shapeOrEmpty(op.getIndices());
  if ((indexShape.size() != 2 && indexShape.size() != 3) ||
      indexShape.back() != 1 || !isConstant(op.getIndices()) ||
      rankOf(op.getParams()) <= 0)
    return skip();
  constexpr int64_t kMaxWidth = 16;
  Type type = getElementTypeOrSelf(op->getResult(0));
  for (StringRef made : {tfl::SliceOp::getOperationName(),
                         tfl::ConcatenationOp::getOperationName()})
    if (Mismatch mismatch = tfl::checkKernel(op, made, type, ctx))
      return mismatch;

  if (any_of(shape, ShapedType::isDynamic))
    return ctx.reject(op, Reason::UnknownShape,
                      "a dimension of the input is unknown");
  auto indices = constantInts(op->getOperand(1));
  if (!indices || indices->empty())
    return ctx.reject(op, Reason::ConstantValue,
                      "the tensor of indices is empty");
  ConvertGatherNdToSliceMatch match{indices->front(), indexShape[0],
                                    indexShape.size() == 3 ? indexShape[1] : 1};
  if (match.width > kMaxWidth)
    return ctx.reject(op, Reason::Size, "the window is wider than 16");
  for (auto [position, index] : enumerate(*indices))
    if (index != match.start + int64_t(position) / match.width +
                     int64_t(position) % match.width)
      return ctx.reject(op, Reason::ConstantValue,
                        "the indices are not consecutive");
  if (match.start < 0 || match.start + match.rows + match.width - 1 > shape[0])
    return ctx.reject(op, Reason::ConstantValue, "an index is out of range");
  return match;
}

void ConvertGatherNdToSlice::rewrite(tfl::GatherNdOp op,
                                     ConvertGatherNdToSliceMatch &match,
                                     RewriteContext &ctx) const {
  Location loc = op->getLoc();
  Value params = op->getOperand(0);
  SmallVector<int64_t> start(rankOf(params).value_or(-1), 0);
  SmallVector<int64_t> sizes(shapeOrEmpty(params));
  sizes[0] = match.rows;
  auto slice = [&](int64_t from, Type type) -> Value {
    start[0] = from;
    Value begin = tfl::TFLBuilder(ctx.rewriter, loc).i32s(start);
    Value size = tfl::TFLBuilder(ctx.rewriter, loc).i32s(sizes);
    return tfl::SliceOp::create(ctx.rewriter, loc, type, params, begin, size);
  };
  Type type = op->getResult(0).getType();
  if (rankOf(op->getOperand(1)) == 2) {
    ctx.rewriter.replaceOp(op, slice(match.start, type));
    return;
  }
  SmallVector<int64_t> columnShape(sizes);
  columnShape.insert(columnShape.begin() + 1, 1);
  SmallVector<Value> columns;
  for (int64_t column = 0; column < match.width; ++column)
    columns.push_back(
        tfl::TFLBuilder(ctx.rewriter, loc)
            .reshape(withShape(type, columnShape),
                     slice(match.start + column, withShape(type, sizes))));
  ctx.rewriter.replaceOpWithNewOp<tfl::ConcatenationOp>(
      op, type, columns, ctx.rewriter.getI32IntegerAttr(1),
      ctx.rewriter.getStringAttr("NONE"));
}

TFUSE_DEFINE_RULE(ConvertGatherNdToSlice)

} // namespace tfuse
