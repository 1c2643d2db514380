//===- MoveGatherBeforeCast.cpp - gather(cast(x)) -------------------------===//
//
//   gather(cast(x), i)    =>    cast(gather(x, i))
//
// so that only what is gathered is converted. (Not from a loop's front into the
// loop: peephole-hoist-elementwise-from-loop goes the other way.) Follows
// upstream's pattern ReorderGatherAndCast.
//
// C1 (multiple-uses)  Nothing else needs the converted tensor.
// C2 (element-type)   gather takes the element type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Kernels.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveGatherBeforeCastMatch {
  tfl::CastOp cast;
};

class MoveGatherBeforeCast : public RuleWithMatch<MoveGatherBeforeCastMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.gather"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    auto cast = op->getOperand(0).getDefiningOp<tfl::CastOp>();
    return cast && cast->getBlock() == op->getBlock();
  }
  FailureOr<MoveGatherBeforeCastMatch> match(Operation *op,
                                             RuleContext &ctx) const override;
  void rewrite(Operation *op, MoveGatherBeforeCastMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

FailureOr<MoveGatherBeforeCastMatch>
MoveGatherBeforeCast::match(Operation *op, RuleContext &ctx) const {
  auto cast = op->getOperand(0).getDefiningOp<tfl::CastOp>();
  if (!cast->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the converted tensor is needed elsewhere, too");
  Type type = tfl::elementTypeOf(cast.getInput());
  if (failed(
          tfl::checkKernel(op, tfl::GatherOp::getOperationName(), type, ctx)))
    return failure();
  return MoveGatherBeforeCastMatch{cast};
}

void MoveGatherBeforeCast::rewrite(Operation *op,
                                   MoveGatherBeforeCastMatch &match,
                                   RuleContext &ctx) const {
  auto gather = cast<tfl::GatherOp>(op);
  Value params = match.cast.getInput();
  Type type = op->getResult(0).getType();
  Value gathered = tfl::GatherOp::create(
      ctx.rewriter, op->getLoc(),
      tfl::withElementType(type, tfl::elementTypeOf(params)), params,
      gather.getIndices(), gather.getAxisAttr(), gather.getBatchDimsAttr());
  ctx.rewriter.replaceOp(
      op,
      tfl::CastOp::create(ctx.rewriter, match.cast.getLoc(), type, gathered));
  ctx.absorb(match.cast);
}

TFUSE_DEFINE_RULE(MoveGatherBeforeCast)

} // namespace tfuse
