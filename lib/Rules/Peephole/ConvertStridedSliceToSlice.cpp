//===- ConvertStridedSliceToSlice.cpp - strided_slice without strides -----===//
//
//   strided_slice {begin = b, end = e, strides = 1}   =>   slice {b, e - b}
//
// Other rules match slices only. Follows upstream's pattern
// OptimizeStridedSlice.
//
// C1 (attribute)       The strided_slice adds no axis, shrinks no axis, and has
//                      no ellipsis.
// C2 (constant-value)  Begin and end are constants, strides are 1.
// C3 (element-type)    slice supports the element type.
// C4 (unknown-shape)   The slice covers unknown dimensions: strided_slice
//                      clamps bounds out of range, slice fails on them. A
//                      slice of strings has a known shape.
// C5 (shape)           The result is not empty: the runtime allocates no data
//                      for an empty result, and the slice kernel needs some.
//
// The rule does not change slices of shapes. When the runtime plans its memory,
// it evaluates a strided_slice of a shape, but not a slice, so it could not
// plan a tensor of that size.
//
//===----------------------------------------------------------------------===//

#include "Matching/Slicing.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if the runtime knows the value when it plans its memory: constants,
/// shapes of its inputs, and the results of some kernels on these.
static bool isPlanned(Value value, unsigned depth = 8) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return false;
  if (isa<tfl::ShapeOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return true;
  return op->hasTrait<tfl::IsFoldedByPrepare>() &&
         all_of(op->getOperands(),
                [&](Value operand) { return isPlanned(operand, depth - 1); });
}

namespace {
class ConvertStridedSliceToSlice
    : public RuleOn<ConvertStridedSliceToSlice, tfl::StridedSliceOp> {
public:
  MatchResult<tfl::SliceBounds> match(tfl::StridedSliceOp op,
                                      RuleContext &ctx) const;
  void rewrite(tfl::StridedSliceOp op, tfl::SliceBounds &bounds,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<tfl::SliceBounds>
ConvertStridedSliceToSlice::match(tfl::StridedSliceOp op,
                                  RuleContext &ctx) const {
  if (op.getEllipsisMask() || op.getNewAxisMask() || op.getShrinkAxisMask() ||
      op.getOffset() || !isConstantSplat(op.getStrides(), 1) ||
      !isConstant(op.getBegin()) || !isConstant(op.getEnd()) ||
      isPlanned(op.getInput()))
    return skip();
  Type type = getElementTypeOrSelf(op->getResult(0));
  if (type.isInteger(16))
    return ctx.reject(op, Reason::ElementType,
                      "slice does not support 16-bit integers");
  auto bounds = tfl::boundsOf(op);
  auto startsLate = [](auto bound) {
    return std::get<0>(bound) != 0 && ShapedType::isDynamic(std::get<1>(bound));
  };
  if (!bounds || any_of(zip(bounds->starts, bounds->sizes), startsLate))
    return ctx.reject(op, Reason::UnknownShape,
                      "the bounds depend on an unknown dimension");
  // The runtime's slice of strings cannot be resized.
  if (isa<tf_type::StringType>(type) &&
      any_of(bounds->sizes, ShapedType::isDynamic))
    return ctx.reject(op, Reason::UnknownShape,
                      "the shape of a slice of strings is unknown");
  if (is_contained(bounds->sizes, 0))
    return ctx.reject(op, Reason::Shape, "the slice is empty");
  return *bounds;
}

void ConvertStridedSliceToSlice::rewrite(tfl::StridedSliceOp op,
                                         tfl::SliceBounds &bounds,
                                         RewriteContext &ctx) const {
  SmallVector<int64_t> sizes = bounds.sizes;
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = -1;
  Location loc = op->getLoc();
  Value begin = tfl::TFLBuilder(ctx.rewriter, loc).i32s(bounds.starts);
  Value size = tfl::TFLBuilder(ctx.rewriter, loc).i32s(sizes);
  ctx.rewriter.replaceOpWithNewOp<tfl::SliceOp>(op, op->getResult(0).getType(),
                                                op->getOperand(0), begin, size);
}

TFUSE_DEFINE_RULE(ConvertStridedSliceToSlice)

} // namespace tfuse
