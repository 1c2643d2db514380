//===- ConvertAddNToAdds.cpp - a sum of many tensors as additions ---------===//
//
//   add_n(a, b, c)      =>      add(add(a, b), c)
//
// For --target=gpu: its kernel of ADD_N takes two operands.
//
// C1 (structure)     There are more than two operands.
// C2 (element-type)  They have float32 elements.
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
class ConvertAddNToAdds : public RuleOn<ConvertAddNToAdds, tfl::AddNOp> {
public:
  MatchResult<Value> match(tfl::AddNOp op, RuleContext &ctx) const {
    if (op->getNumOperands() <= 2)
      return skip();
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    return op->getOperand(0);
  }
  void rewrite(tfl::AddNOp op, Value sum, RewriteContext &ctx) const {
    for (Value next : op->getOperands().drop_front())
      sum = tfl::AddOp::create(ctx.rewriter, op.getLoc(), op.getType(), sum,
                               next, "NONE");
    ctx.rewriter.replaceOp(op, sum);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertAddNToAdds)

} // namespace tfuse
