//===- ConvertBroadcastToToTile.cpp - broadcast_to as tile ----------------===//
//
//   broadcast_to(x)      =>      tile(reshape(x))
//
// For --target=gpu: the delegate has a kernel for TILE only.
//
// C1 (element-type)   x has float32 elements.
// C2 (unknown-shape)  The shapes are known.
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
class ConvertBroadcastToToTile
    : public RuleOn<ConvertBroadcastToToTile, tfl::BroadcastToOp> {
public:
  /// The shape of x with the rank of the result.
  MatchResult<Ints> match(tfl::BroadcastToOp op, RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    if (!hasStaticShape(op.getInput()) || !hasStaticShape(op.getResult()) ||
        is_contained(*shapeOf(op.getResult()), 0))
      return ctx.reject(op, Reason::UnknownShape,
                        "a shape is unknown or has no elements");
    Ints shape(*rankOf(op.getResult()) - *rankOf(op.getInput()), 1);
    append_range(shape, *shapeOf(op.getInput()));
    return shape;
  }
  void rewrite(tfl::BroadcastToOp op, Ints shape, RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op.getLoc());
    auto type = cast<RankedTensorType>(op.getType());
    Value input = op.getInput();
    if (rankOf(input) != type.getRank())
      input = builder.reshape(type.clone(shape), input);
    Ints multiples;
    for (auto [from, to] : zip_equal(shape, type.getShape()))
      multiples.push_back(to / from);
    ctx.rewriter.replaceOpWithNewOp<tfl::TileOp>(op, type, input,
                                                 builder.i32s(multiples));
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertBroadcastToToTile)

} // namespace tfuse
