//===- FlattenGatherIndices.cpp - constant indices as a vector ------------===//
//
//   gather(x, [[0, 2], [1, 1]])    =>    reshape(gather(x, [0, 2, 1, 1]))
//   gather_nd(x, [[0, 2]])         =>    gather(reshape(x), [0 * n + 2])
//
// For --target=gpu: the delegate takes GATHER with a vector of int32 only, and
// no GATHER_ND.
//
// C1 (element-type)    x has float32 elements.
// C2 (not-constant)    The indices are constant.
// C3 (attribute)       The op has no batch dimensions.
// C4 (unknown-shape)   The sizes that reshape needs are known.
// C5 (constant-value)  The indices are in bounds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// A gather of positions of an axis.
struct FlatGather {
  Ints indices;
  int64_t axis;
  /// The number of leading axes of x that one index counts.
  int64_t merged;
};

class FlattenGatherIndices
    : public RuleOn<FlattenGatherIndices, tfl::GatherOp, tfl::GatherNdOp> {
public:
  MatchResult<FlatGather> match(Operation *op, RuleContext &ctx) const {
    Value params = op->getOperand(0), indices = op->getOperand(1);
    auto gather = dyn_cast<tfl::GatherOp>(op);
    if (gather && rankOf(indices) == 1 &&
        getElementTypeOrSelf(indices).isSignlessInteger(32))
      return skip();
    if (!getElementTypeOrSelf(params).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    auto numbers = constantInts(indices);
    if (!numbers)
      return ctx.reject(op, Reason::NotConstant, "the indices are computed");
    if (gather && gather.getBatchDims() != 0)
      return ctx.reject(op, Reason::Attribute, "it has batch dimensions");
    std::optional<int64_t> rank = rankOf(params);
    if (!rank || !tfl::hasReshapeTarget(op->getResult(0)) || numbers->empty())
      return ctx.reject(op, Reason::UnknownShape,
                        "the shape of the result is unknown");
    if (!gather)
      return flattenVectors(op, *numbers, ctx);
    auto axis = normalizeAxis(gather.getAxis(), *rank);
    if (!axis)
      return skip();
    int64_t size = dimOf(params, *axis);
    for (int64_t index : *numbers)
      if (index < 0 || index > INT32_MAX ||
          (!ShapedType::isDynamic(size) && index >= size))
        return ctx.reject(op, Reason::ConstantValue,
                          "an index is out of bounds");
    return FlatGather{*numbers, *axis, 1};
  }

  void rewrite(Operation *op, FlatGather &flat, RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op->getLoc());
    Value params = op->getOperand(0);
    auto type = cast<RankedTensorType>(params.getType());
    Ints shape(type.getShape());
    if (flat.merged > 1) {
      for (int64_t axis : seq<int64_t>(1, flat.merged))
        shape[0] *= shape[axis];
      shape.erase(shape.begin() + 1, shape.begin() + flat.merged);
      params = builder.reshape(type.clone(shape), params);
    }
    shape[flat.axis] = flat.indices.size();
    Value gathered = tfl::GatherOp::create(
        ctx.rewriter, op->getLoc(), type.clone(shape), params,
        builder.i32s(flat.indices), flat.axis, /*batch_dims=*/0);
    ctx.rewriter.replaceOp(
        op, builder.reshape(op->getResult(0).getType(), gathered));
  }

private:
  static MatchResult<FlatGather>
  flattenVectors(Operation *op, ArrayRef<int64_t> numbers, RuleContext &ctx) {
    ArrayRef<int64_t> shape = *shapeOf(op->getOperand(0));
    std::optional<int64_t> rank = rankOf(op->getOperand(1));
    int64_t depth =
        rank.value_or(0) > 0 ? dimOf(op->getOperand(1), *rank - 1) : 0;
    if (depth < 1 || depth > int64_t(shape.size()))
      return skip();
    ArrayRef<int64_t> merged = shape.take_front(depth);
    if (any_of(merged, ShapedType::isDynamic))
      return ctx.reject(op, Reason::UnknownShape,
                        "the size of a gathered axis is unknown");
    FlatGather flat{{}, 0, depth};
    for (size_t first = 0; first < numbers.size(); first += depth) {
      int64_t index = 0;
      for (auto [number, size] :
           zip_equal(numbers.slice(first, depth), merged)) {
        if (number < 0 || number >= size || index > INT32_MAX / size)
          return ctx.reject(op, Reason::ConstantValue,
                            "an index is out of bounds");
        index = index * size + number;
      }
      if (index > INT32_MAX)
        return ctx.reject(op, Reason::ConstantValue,
                          "an index is out of bounds");
      flat.indices.push_back(index);
    }
    return flat;
  }
};
} // namespace

TFUSE_DEFINE_RULE(FlattenGatherIndices)

} // namespace tfuse
