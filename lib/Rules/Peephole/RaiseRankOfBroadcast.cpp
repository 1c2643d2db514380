//===- RaiseRankOfBroadcast.cpp - operands of equal rank ------------------===//
//
//   x [2, 8, 16] + y [8, 16]   =>   x + reshape(y) [1, 8, 16]
//
// and the same for MUL. For --target=gpu: its kernels of ADD and MUL broadcast
// operands of different rank only from vectors and scalars, and from rank 3 to
// rank 4 if the batch is 1.
//
// C1 (element-type)   The elements are float32.
// C2 (unknown-shape)  At most one size of y is unknown.
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
class RaiseRankOfBroadcast
    : public RuleOn<RaiseRankOfBroadcast, tfl::AddOp, tfl::MulOp> {
public:
  /// The number of the operand of lower rank.
  MatchResult<unsigned> match(Operation *op, RuleContext &ctx) const {
    std::optional<int64_t> left = rankOf(op->getOperand(0)),
                           right = rankOf(op->getOperand(1));
    if (!left || !right || *left == *right || std::min(*left, *right) < 2 ||
        std::max(*left, *right) > 4)
      return skip();
    unsigned shorter = *left < *right ? 0 : 1;
    Value full = op->getOperand(1 - shorter), value = op->getOperand(shorter);
    if (rankOf(full) == 4 && rankOf(value) == 3 && dimOf(full, 0) == 1)
      return skip();
    if (!getElementTypeOrSelf(value).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    if (!tfl::hasReshapeTarget(value))
      return ctx.reject(op, Reason::UnknownShape,
                        "several sizes of an operand are unknown");
    return shorter;
  }
  void rewrite(Operation *op, unsigned shorter, RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op->getLoc());
    Value value = op->getOperand(shorter);
    auto type = cast<RankedTensorType>(value.getType());
    Ints shape =
        raiseRank(type.getShape(), *rankOf(op->getOperand(1 - shorter)));
    Value raised = builder.reshape(type.clone(shape), value);
    ctx.rewriter.modifyOpInPlace(op, [&] { op->setOperand(shorter, raised); });
  }
};
} // namespace

TFUSE_DEFINE_RULE(RaiseRankOfBroadcast)

} // namespace tfuse
