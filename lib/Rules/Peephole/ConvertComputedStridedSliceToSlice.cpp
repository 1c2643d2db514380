//===- ConvertComputedStridedSliceToSlice.cpp - computed begin ------------===//
//
//   strided_slice(x, begin, sizes, [1, 1]) {offset}
//       =>      slice(x, begin, sizes)
//
// For --target=micro: the kernel for STRIDED_SLICE of TFLite Micro needs a
// constant begin, that for SLICE does not. Loops of JAX slice the input of a
// time step. (ConvertStridedSliceToSlice is for constants.)
//
// C1 (structure)       The sizes are an operand (offset), and no mask is set.
// C2 (constant-value)  The sizes are positive constants, and the strides are 1.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertComputedStridedSliceToSlice
    : public RuleOn<ConvertComputedStridedSliceToSlice, tfl::StridedSliceOp> {
public:
  MatchResult<Value> match(tfl::StridedSliceOp op, RuleContext &ctx) const {
    if (isConstant(op.getBegin()))
      return skip();
    if (!op.getOffset() || op.getBeginMask() || op.getEndMask() ||
        op.getEllipsisMask() || op.getNewAxisMask() || op.getShrinkAxisMask())
      return ctx.reject(op, Reason::Structure,
                        "the sizes are no operand, or a mask is set");
    std::optional<Ints> sizes = constantInts(op.getEnd());
    if (!sizes || any_of(*sizes, [](int64_t size) { return size <= 0; }) ||
        !isConstantSplat(op.getStrides(), 1))
      return ctx.reject(op, Reason::ConstantValue,
                        "the sizes are no positive constants, or a stride is "
                        "not 1");
    return op.getEnd();
  }
  void rewrite(tfl::StridedSliceOp op, Value sizes, RewriteContext &ctx) const {
    ctx.rewriter.replaceOpWithNewOp<tfl::SliceOp>(
        op, op.getType(), op.getInput(), op.getBegin(), sizes);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertComputedStridedSliceToSlice)

} // namespace tfuse
