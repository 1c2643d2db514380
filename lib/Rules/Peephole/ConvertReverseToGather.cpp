//===- ConvertReverseToGather.cpp - an axis in reverse order as gather ----===//
//
//   reverse_v2(x, axis)      =>      gather(x, [n - 1, ..., 1, 0]), axis
//
// For --target=gpu: the delegate has a kernel for GATHER only.
//
// C1 (element-type)   x has float32 elements.
// C2 (not-constant)   The axes are constant.
// C3 (unknown-shape)  The sizes of the axes are known.
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
class ConvertReverseToGather
    : public RuleOn<ConvertReverseToGather, tfl::ReverseV2Op> {
public:
  MatchResult<Ints> match(tfl::ReverseV2Op op, RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    std::optional<int64_t> rank = rankOf(op.getInput());
    auto axes = rank ? constantAxes(op.getAxis(), *rank) : std::nullopt;
    if (!axes)
      return ctx.reject(op, Reason::NotConstant, "the axes are not constant");
    for (int64_t axis : *axes)
      if (ShapedType::isDynamic(dimOf(op.getInput(), axis)))
        return ctx.reject(op, Reason::UnknownShape,
                          "the size of an axis is unknown");
    return *axes;
  }
  void rewrite(tfl::ReverseV2Op op, const Ints &axes,
               RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op.getLoc());
    Value value = op.getInput();
    for (int64_t axis : axes) {
      Ints indices;
      for (int64_t index = dimOf(value, axis); index-- > 0;)
        indices.push_back(index);
      value = tfl::GatherOp::create(ctx.rewriter, op.getLoc(), op.getType(),
                                    value, builder.i32s(indices), axis,
                                    /*batch_dims=*/0);
    }
    ctx.rewriter.replaceOp(op, value);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertReverseToGather)

} // namespace tfuse
