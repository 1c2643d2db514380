//===- ConvertMirrorPadToGather.cpp - symmetric padding as gather ---------===//
//
//   mirror_pad(x, [[0, 0], [2, 1]], SYMMETRIC)
//
//       =>  gather(x, [1, 0, 0, 1, ..., n - 1, n - 1]), axis 1
//
// with a gather for each axis that is padded. For --target=gpu: its kernel of
// MIRROR_PAD has the mode REFLECT only.
//
// C1 (element-type)   x has float32 elements.
// C2 (not-constant)   The padding is constant.
// C3 (unknown-shape)  The sizes of the padded axes are known.
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
class ConvertMirrorPadToGather
    : public RuleOn<ConvertMirrorPadToGather, tfl::MirrorPadOp> {
public:
  /// The padding: two numbers for each axis.
  MatchResult<Ints> match(tfl::MirrorPadOp op, RuleContext &ctx) const {
    if (op.getMode() != tfl::MirrorPaddingType::SYMMETRIC)
      return skip();
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    auto padding = constantInts(op.getPad());
    if (!padding)
      return ctx.reject(op, Reason::NotConstant, "the padding is computed");
    auto from = shapeOf(op.getInput()), to = shapeOf(op.getResult());
    if (!from || !to)
      return ctx.reject(op, Reason::UnknownShape, "the rank is unknown");
    if (padding->size() != 2 * from->size() || from->size() != to->size())
      return skip();
    for (auto [axis, size] : enumerate(*from)) {
      int64_t before = (*padding)[2 * axis], after = (*padding)[2 * axis + 1];
      if (!before && !after)
        continue;
      if (ShapedType::isDynamic(size))
        return ctx.reject(op, Reason::UnknownShape,
                          "the size of a padded axis is unknown");
      if (before < 0 || after < 0 || before > size || after > size)
        return skip();
    }
    return *padding;
  }
  void rewrite(tfl::MirrorPadOp op, Ints padding, RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op.getLoc());
    Value value = op.getInput();
    auto type = cast<RankedTensorType>(value.getType());
    for (auto [axis, size] : enumerate(*shapeOf(op.getInput()))) {
      int64_t before = padding[2 * axis], after = padding[2 * axis + 1];
      if (!before && !after)
        continue;
      Ints indices;
      for (int64_t i = -before; i < size + after; ++i)
        indices.push_back(i < 0 ? -1 - i : i < size ? i : 2 * size - 1 - i);
      Ints shape(cast<RankedTensorType>(value.getType()).getShape());
      shape[axis] = indices.size();
      value =
          tfl::GatherOp::create(ctx.rewriter, op.getLoc(), type.clone(shape),
                                value, builder.i32s(indices), axis,
                                /*batch_dims=*/0);
    }
    ctx.rewriter.replaceOp(op, value);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertMirrorPadToGather)

} // namespace tfuse
