//===- ConvertGatherToSlice.cpp - one row of a tensor ---------------------===//
//
//   gather(x, i) {axis}      =>      reshape(slice(x, [0, i, 0], [n, 1, m]))
//
// For --target=micro: the kernel for GATHER of TFLite Micro has no bools, int32
// and int16. Loops gather the input and the mask of a time step. Floats become
// int16 later, if the target lacks GATHER:16.
//
// C1 (structure)  There is one index, an int32, and there are no batch
// dimensions. C2 (shape)      The shape of x is known.
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
class ConvertGatherToSlice
    : public RuleOn<ConvertGatherToSlice, tfl::GatherOp> {
public:
  /// Higher priority than MoveBoolsAsInt8, which would cast all rows.
  unsigned benefit() const override { return 2; }
  /// The axis, from 0 on.
  MatchResult<int64_t> match(tfl::GatherOp op, RuleContext &ctx) const {
    Type element = getElementTypeOrSelf(op.getType());
    bool becomesInt16 = element.isF32() && ctx.targetLacks("GATHER:16");
    if (!element.isInteger(1) && !element.isInteger(32) && !becomesInt16)
      return skip();
    auto index = dyn_cast<RankedTensorType>(op.getIndices().getType());
    if (op.getBatchDims() != 0 || !index || !index.hasStaticShape() ||
        index.getNumElements() != 1 || !index.getElementType().isInteger(32))
      return ctx.reject(op, Reason::Structure, "there is not one int32 index");
    auto type = dyn_cast<RankedTensorType>(op.getParams().getType());
    auto result = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !type.hasStaticShape() || !result || !result.hasStaticShape())
      return ctx.reject(op, Reason::Shape, "the shape of params is unknown");
    int64_t axis = static_cast<int32_t>(op.getAxis());
    return axis < 0 ? axis + type.getRank() : axis;
  }
  void rewrite(tfl::GatherOp op, int64_t axis, RewriteContext &ctx) const {
    tfl::TFLBuilder tfl(ctx.rewriter, op.getLoc());
    auto type = cast<RankedTensorType>(op.getParams().getType());
    SmallVector<Value> begin;
    if (axis > 0)
      begin.push_back(tfl.i32s(SmallVector<int64_t>(axis, 0)));
    Value index = op.getIndices();
    if (Type vector = tfl.i32Tensor({1}); index.getType() != vector)
      index = tfl.reshape(vector, index);
    begin.push_back(index);
    if (int64_t rest = type.getRank() - axis - 1)
      begin.push_back(tfl.i32s(SmallVector<int64_t>(rest, 0)));
    Value start = begin.front();
    if (begin.size() > 1)
      start = tfl::ConcatenationOp::create(ctx.rewriter, op.getLoc(),
                                           tfl.i32Tensor({type.getRank()}),
                                           begin, 0, "NONE");
    SmallVector<int64_t> sizes(type.getShape());
    sizes[axis] = 1;
    Value row =
        tfl::SliceOp::create(ctx.rewriter, op.getLoc(), type.clone(sizes),
                             op.getParams(), start, tfl.i32s(sizes));
    ctx.rewriter.replaceOp(op, tfl.reshape(op.getType(), row));
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertGatherToSlice)

} // namespace tfuse
