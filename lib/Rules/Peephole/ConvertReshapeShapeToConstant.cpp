//===- ConvertReshapeShapeToConstant.cpp - Computed shapes ----------------===//
//
//      x
//     / \                              x   [-1, 320]
//    |   shape                          \  /
//    |   |                     =>      reshape
//    |   strided_slice  320
//    |       \         /
//    |         pack
//     \       /
//      reshape
//
// A reshape keeps the number of elements, so one dimension follows from the
// others. If the result type or the elements of the shape (Dims.h) give all
// other dimensions, this one can be -1. Keras' Flatten, Reshape and attention
// layers have this form if the batch is unknown; upstream keeps the ops that
// compute the shape.
//
// C1 (unknown-shape)  All dimensions but one are known.
// C2 (shape)          No known dimension is 0: the remaining one would be
//                     ambiguous.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertReshapeShapeToConstant
    : public RuleOn<ConvertReshapeShapeToConstant, tfl::ReshapeOp> {
public:
  MatchResult<SmallVector<int64_t>> match(tfl::ReshapeOp op,
                                          RuleContext &ctx) const;
  void rewrite(tfl::ReshapeOp op, SmallVector<int64_t> &target,
               RewriteContext &ctx) const {
    Operation *computed = op->getOperand(1).getDefiningOp();
    Value shape = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).i32s(target);
    ctx.rewriter.modifyOpInPlace(op, [&] { op->setOperand(1, shape); });
    if (computed)
      ctx.absorb(computed);
  }
};
} // namespace

MatchResult<SmallVector<int64_t>>
ConvertReshapeShapeToConstant::match(tfl::ReshapeOp op,
                                     RuleContext &ctx) const {
  if (isConstant(op.getShape()) || !rankOf(op))
    return skip();
  SmallVector<int64_t> target(shapeOrEmpty(op->getResult(0)));
  auto numbers = tfl::numbersOf(op->getOperand(1));
  if (numbers && numbers->size() == target.size())
    for (auto [size, number] : zip(target, *numbers))
      if (ShapedType::isDynamic(size) && number && *number >= 0)
        size = *number;
  if (llvm::count_if(target, ShapedType::isDynamic) > 1)
    return ctx.reject(op, Reason::UnknownShape,
                      "more than one dimension of the shape is computed");
  if (is_contained(target, 0) && any_of(target, ShapedType::isDynamic))
    return ctx.reject(op, Reason::Shape,
                      "another dimension is 0, so the number of elements does "
                      "not determine the computed one");
  for (int64_t &size : target)
    if (ShapedType::isDynamic(size))
      size = -1;
  if (!all_of(target, [](int64_t size) { return isInt<32>(size); }))
    return ctx.reject(op, Reason::Size, "a dimension exceeds 32 bits");
  return target;
}

TFUSE_DEFINE_RULE(ConvertReshapeShapeToConstant)

} // namespace tfuse
