//===- ConvertReduceAnyToReduceAll.cpp - any in terms of all --------------===//
//
//   any(x)      =>      not(all(not(x)))
//
// For --target=micro: TFLite Micro has a kernel for REDUCE_ALL only.
//
// There are no conditions: the axes and keep_dims stay.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertReduceAnyToReduceAll
    : public RuleOn<ConvertReduceAnyToReduceAll, tfl::ReduceAnyOp> {
public:
  MatchResult<Value> match(tfl::ReduceAnyOp op, RuleContext &) const {
    return op.getInput();
  }
  void rewrite(tfl::ReduceAnyOp op, Value x, RewriteContext &ctx) const {
    Location loc = op.getLoc();
    Type type = op.getType();
    Value negated =
        tfl::LogicalNotOp::create(ctx.rewriter, loc, x.getType(), x);
    Value all =
        tfl::ReduceAllOp::create(ctx.rewriter, loc, type, negated,
                                 op.getReductionIndices(), op.getKeepDims());
    ctx.rewriter.replaceOpWithNewOp<tfl::LogicalNotOp>(op, type, all);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertReduceAnyToReduceAll)

} // namespace tfuse
