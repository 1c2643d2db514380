//===- FoldZerosLikeIntoFill.cpp - zeros_like(x) beside fill(dims, 0) -----===//
//
//   fill(dims, 0) -> z          =>      fill(dims, 0) -> z, y
//   x -> zeros_like -> y
//
// Keras computes a whole time step of a masked layer for the shape of its
// output. The initial states have the same shape and are zeros, too.
//
// C1 (shape)  x and the result of fill provably have the same shape.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldZerosLikeIntoFill
    : public RuleOn<FoldZerosLikeIntoFill, tfl::ZerosLikeOp> {
public:
  MatchResult<Value> match(tfl::ZerosLikeOp op, RuleContext &ctx) const {
    // Bounds the search in graphs with many such ops.
    constexpr unsigned kMaxOps = 1000;
    unsigned count = 0;
    bool hasOther = false;
    for (Operation *other = op->getPrevNode(); other && count++ < kMaxOps;
         other = other->getPrevNode()) {
      auto fill = dyn_cast<tfl::FillOp>(other);
      if (!fill || fill.getType() != op.getType() ||
          !isConstantSplat(fill->getOperand(1), 0))
        continue;
      if (tfl::sameShape(fill.getResult(), op->getOperand(0)))
        return fill.getResult();
      hasOther = true;
    }
    if (hasOther)
      return ctx.reject(op, Reason::Shape,
                        "the existing zeros may have another shape");
    return skip();
  }

  void rewrite(tfl::ZerosLikeOp op, Value zeros, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, zeros);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldZerosLikeIntoFill)

} // namespace tfuse
