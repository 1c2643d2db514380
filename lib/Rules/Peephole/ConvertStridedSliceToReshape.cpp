//===- ConvertStridedSliceToReshape.cpp - Axes of size 1 ------------------===//
//
//   x [1, b, n]                       x [1, b, n]
//   |                          =>     |
//   strided_slice x[0] [b, n]         reshape [b, n]
//
// Keras reads the last output of a loop this way, from a list of one element.
// Other rules fold or remove reshapes. The rule does not change slices of rank
// 1, which are mostly shapes (see peephole-convert-strided-slice-to-slice).
//
// C1 (constant-value)  Along shrunk axes, the index is 0 or -1; the slice
//                      covers all other axes.
// C2 (shape)           The size of shrunk axes is 1.
// C3 (unknown-shape)   At most one dimension of the result is unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertStridedSliceToReshapeMatch {};

class ConvertStridedSliceToReshape
    : public RuleOn<ConvertStridedSliceToReshape, tfl::StridedSliceOp> {
public:
  MatchResult<ConvertStridedSliceToReshapeMatch> match(tfl::StridedSliceOp op,
                                                       RuleContext &ctx) const;
  void rewrite(tfl::StridedSliceOp op, ConvertStridedSliceToReshapeMatch &match,
               RewriteContext &ctx) const {
    Value result = op->getResult(0);
    ctx.rewriter.replaceOp(op,
                           tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                               .reshape(result.getType(), op->getOperand(0)));
  }
};
} // namespace

static bool hasBit(uint32_t mask, int64_t axis) { return (mask >> axis) & 1; }

/// True if constant bounds index into an axis of size 1. Other rules match
/// other slices.
static bool shrinksUnitAxis(tfl::StridedSliceOp op) {
  ArrayRef<int64_t> shape = shapeOrEmpty(op.getInput());
  uint32_t shrunk = op.getShrinkAxisMask();
  if (shape.size() < 2 || shrunk == 0 || op.getEllipsisMask() != 0 ||
      op.getNewAxisMask() != 0 || !isConstant(op.getBegin()) ||
      !isConstant(op.getEnd()) || !isConstant(op.getStrides()))
    return false;
  return any_of(enumerate(shape), [&](auto entry) {
    return entry.value() == 1 && hasBit(shrunk, entry.index());
  });
}

MatchResult<ConvertStridedSliceToReshapeMatch>
ConvertStridedSliceToReshape::match(tfl::StridedSliceOp op,
                                    RuleContext &ctx) const {
  ArrayRef<int64_t> shape = shapeOrEmpty(op.getInput());
  if (!shrinksUnitAxis(op))
    return skip();
  auto begin = constantInts(op.getBegin()), end = constantInts(op.getEnd()),
       strides = constantInts(op.getStrides());
  if (!begin || !end || !strides || begin->size() > shape.size())
    return ctx.reject(op, Reason::ConstantValue,
                      "the bounds of the slice are unknown");
  for (int64_t axis : seq<int64_t>(begin->size())) {
    int64_t first = (*begin)[axis], last = (*end)[axis];
    if (hasBit(op.getShrinkAxisMask(), axis)) {
      if (shape[axis] != 1)
        return ctx.reject(
            op, Reason::Shape,
            "the slice selects one of several elements along axis " +
                Twine(axis));
      if (first != 0 && first != -1)
        return ctx.reject(op, Reason::ConstantValue,
                          "the index is out of range: " + Twine(first));
      continue;
    }
    bool toEnd = hasBit(op.getEndMask(), axis) ||
                 (!ShapedType::isDynamic(shape[axis]) && last >= shape[axis]);
    if ((*strides)[axis] != 1 || !toEnd ||
        (first != 0 && !hasBit(op.getBeginMask(), axis)))
      return ctx.reject(op, Reason::ConstantValue,
                        "the slice does not cover axis " + Twine(axis));
  }
  if (!tfl::hasReshapeTarget(op->getResult(0)))
    return ctx.reject(op, Reason::UnknownShape,
                      "a reshape cannot have the result's shape: several "
                      "dimensions are unknown, or one exceeds 32 bits");
  return ConvertStridedSliceToReshapeMatch();
}

TFUSE_DEFINE_RULE(ConvertStridedSliceToReshape)

} // namespace tfuse
