//===- RemoveNoOpSlice.cpp - No-op slices ---------------------------------===//
//
//   slice(x) from 0, of all sizes                =>   x
//   strided_slice(x) from 0 to the end by 1      =>   x
//   gather_nd(x), scatter_nd of rows 0, 1, 2...  =>   x
//   dynamic_update_slice of all of x by y at 0   =>   y
//
// Follows upstream's patterns OptimizeSliceOp and OptimizeIdentity*NdOp.
//
// C1 (constant-value)  The slice starts at 0 and covers each dimension.
// C2 (shape)           The result has the type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Slicing.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if `indices` is a constant [0, 1, 2, ..., n - 1] of shape [n, 1], where
/// n is the first dimension of x.
static bool countsRows(Value indices, Value x) {
  ArrayRef<int64_t> shape = shapeOrEmpty(indices);
  auto numbers = constantInts(indices);
  if (!numbers || shape.size() != 2 || shape[1] != 1 ||
      shapeOrEmpty(x).empty() || shape[0] != dimOf(x, 0))
    return false;
  return all_of(enumerate(*numbers), [](auto entry) {
    return int64_t(entry.index()) == entry.value();
  });
}

static bool takesAll(Operation *op) {
  if (auto slice = dyn_cast<tfl::SliceOp>(op))
    return tfl::isWholeSlice(slice);
  if (auto slice = dyn_cast<tfl::StridedSliceOp>(op))
    return tfl::isWholeSlice(slice);
  if (auto gather = dyn_cast<tfl::GatherNdOp>(op))
    return countsRows(gather.getIndices(), gather.getParams());
  if (auto scatter = dyn_cast<tfl::ScatterNdOp>(op))
    return countsRows(scatter.getIndices(), scatter.getUpdates());
  auto update = cast<tfl::DynamicUpdateSliceOp>(op);
  // The kernel clamps starts so that the slice is in range: any start is 0.
  return hasStaticShape(update.getUpdate()) &&
         update.getUpdate().getType() == update.getOperand().getType();
}

namespace {
class RemoveNoOpSlice
    : public RuleOn<RemoveNoOpSlice, tfl::SliceOp, tfl::StridedSliceOp,
                    tfl::GatherNdOp, tfl::ScatterNdOp,
                    tfl::DynamicUpdateSliceOp> {
public:
  MatchResult<Value> match(Operation *op, RuleContext &ctx) const {
    if (op->getResult(0).getType() != source(op).getType())
      return skip();
    if (!takesAll(op))
      return ctx.reject(
          op, Reason::ConstantValue,
          "the slice may not cover the input, although the types are equal");
    return source(op);
  }
  void rewrite(Operation *op, Value kept, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, kept);
  }

private:
  static Value source(Operation *op) {
    bool second = isa<tfl::ScatterNdOp, tfl::DynamicUpdateSliceOp>(op);
    return op->getOperand(second ? 1 : 0);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpSlice)

} // namespace tfuse
