//===- ConvertGatherNdToResize.cpp - Upscaling by gather_nd ---------------===//
//
//   x [h, 1, w, c]                            x
//   |                                         |
//   gather_nd 0, 0, 1, 1, ..  [2h, 1, w, c]   reshape [1, h, w, c]
//   |                                         |
//   transpose 2, 1, 0, 3      [w, 1, 2h, c]  =>  resize_nearest_neighbor
//   |                                         [1, 2h, 2w, c]
//   gather_nd 0, 0, 1, 1, ..  [2w, 1, 2h, c]
//   |
//   transpose 1, 2, 0, 3      [1, 2h, 2w, c]
//
// JAX doubles the size of an image this way. Follows upstream's pattern
// Convert2DUpscalingToResizeNearestNeighor (for h = w).
//
// C1 (structure)       The ops and their permutations are as above.
// C2 (multiple-uses)   Intermediate results have no other users.
// C3 (constant-value)  The indices are 0, 0, 1, 1, ...
// C4 (element-type)    The elements are 32-bit floats.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertGatherNdToResizeMatch {
  /// The ops, from the last transpose to the first gather_nd.
  Operation *chain[4];
};

class ConvertGatherNdToResize
    : public RuleOn<ConvertGatherNdToResize, tfl::TransposeOp> {
public:
  MatchResult<ConvertGatherNdToResizeMatch> match(tfl::TransposeOp op,
                                                  RuleContext &ctx) const;
  void rewrite(tfl::TransposeOp op, ConvertGatherNdToResizeMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static Operation *producer(Operation *op) {
  return op->getOperand(0).getDefiningOp();
}

static bool doublesRows(Operation *gather) {
  auto indices = constantInts(gather->getOperand(1));
  ArrayRef<int64_t> shape = shapeOrEmpty(gather->getOperand(1));
  ArrayRef<int64_t> params = shapeOrEmpty(gather->getOperand(0));
  if (!indices || shape.size() != 2 || shape[1] != 1 || params.size() != 4 ||
      shape[0] != 2 * params[0])
    return false;
  return all_of(enumerate(*indices), [](auto entry) {
    return int64_t(entry.index()) / 2 == entry.value();
  });
}

MatchResult<ConvertGatherNdToResizeMatch>
ConvertGatherNdToResize::match(tfl::TransposeOp op, RuleContext &ctx) const {
  Operation *second = producer(op);
  if (!isa_and_present<tfl::GatherNdOp>(second))
    return skip();
  Operation *transpose = producer(second);
  if (!isa_and_present<tfl::TransposeOp>(transpose))
    return skip();
  Operation *first = producer(transpose);
  if (!isa_and_present<tfl::GatherNdOp>(first) || !hasStaticShape(op))
    return skip();
  ConvertGatherNdToResizeMatch match{{op, second, transpose, first}};
  auto lastPerm = tfl::permutationOf(op), perm = tfl::permutationOf(transpose);
  if (!perm || !lastPerm || *perm != SmallVector<int64_t>{2, 1, 0, 3} ||
      *lastPerm != SmallVector<int64_t>{1, 2, 0, 3} ||
      rankOf(first->getOperand(0)) != 4 || dimOf(first->getOperand(0), 1) != 1)
    return ctx.reject(
        op, Reason::Structure,
        "the transposes do not swap height and width as the pattern requires");
  if (!doublesRows(first) || !doublesRows(second))
    return ctx.reject(op, Reason::ConstantValue,
                      "the indices do not select each row twice");
  if (!second->hasOneUse() || !transpose->hasOneUse() || !first->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "an intermediate tensor has other users");
  if (!tfl::isF32(op->getResult(0)))
    return ctx.reject(op, Reason::ElementType,
                      "the elements are not 32-bit floats");
  return match;
}

void ConvertGatherNdToResize::rewrite(tfl::TransposeOp op,
                                      ConvertGatherNdToResizeMatch &match,
                                      RewriteContext &ctx) const {
  Location loc = op->getLoc();
  Value image = match.chain[3]->getOperand(0);
  ArrayRef<int64_t> shape = shapeOrEmpty(image);
  Value reshaped = tfl::TFLBuilder(ctx.rewriter, loc)
                       .reshape(withShape(image.getType(),
                                          {1, shape[0], shape[2], shape[3]}),
                                image);
  Value size =
      tfl::TFLBuilder(ctx.rewriter, loc).i32s({2 * shape[0], 2 * shape[2]});
  ctx.rewriter.replaceOpWithNewOp<tfl::ResizeNearestNeighborOp>(
      op, op->getResult(0).getType(), reshaped, size,
      ctx.rewriter.getBoolAttr(false), ctx.rewriter.getBoolAttr(false));
  for (Operation *part : ArrayRef(match.chain).drop_front())
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(ConvertGatherNdToResize)

} // namespace tfuse
