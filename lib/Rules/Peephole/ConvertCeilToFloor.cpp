//===- ConvertCeilToFloor.cpp - ceil in terms of floor --------------------===//
//
//   ceil(x)      =>      neg(floor(neg(x)))
//
// For --target=gpu: the delegate has a kernel for FLOOR only.
//
// C1 (element-type)  x has float32 elements.
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
class ConvertCeilToFloor : public RuleOn<ConvertCeilToFloor, tfl::CeilOp> {
public:
  MatchResult<Value> match(tfl::CeilOp op, RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    return op->getOperand(0);
  }
  void rewrite(tfl::CeilOp op, Value x, RewriteContext &ctx) const {
    Type type = op.getType();
    Value negated =
        tfl::NegOp::create(ctx.rewriter, op.getLoc(), x.getType(), x);
    Value floor =
        tfl::FloorOp::create(ctx.rewriter, op.getLoc(), type, negated);
    ctx.rewriter.replaceOpWithNewOp<tfl::NegOp>(op, type, floor);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertCeilToFloor)

} // namespace tfuse
