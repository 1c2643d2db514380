//===- FoldSliceIntoTopK.cpp - First elements of topk_v2 ------------------===//
//
//   topk_v2 {k = 10}                  topk_v2 {k = 5}
//   |          |                      |          |
//   slice [5]  slice [5]      =>
//
// Follows upstream's pattern OptimizeTopK.
//
// C1 (multiple-uses)   Values and indices have one slice each as their only
//                      user, or no user.
// C2 (constant-value)  Both slices take the same number of first elements of
//                      each row.
//
//===----------------------------------------------------------------------===//

#include "Matching/Slicing.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldSliceIntoTopKMatch {
  /// The slices of values and indices; null for an unused result.
  tfl::SliceOp slices[2];
  int64_t k;
};

class FoldSliceIntoTopK : public RuleOn<FoldSliceIntoTopK, tfl::TopKV2Op> {
public:
  MatchResult<FoldSliceIntoTopKMatch> match(tfl::TopKV2Op op,
                                            RuleContext &ctx) const;
  void rewrite(tfl::TopKV2Op op, FoldSliceIntoTopKMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// The number of leading elements that a slice selects from each row.
static std::optional<int64_t> takenFromRows(tfl::SliceOp slice) {
  auto bounds = tfl::boundsOf(slice);
  if (!bounds || bounds->starts.empty())
    return std::nullopt;
  ArrayRef<int64_t> shape = shapeOrEmpty(slice.getInput());
  for (auto [axis, start] : enumerate(bounds->starts))
    if (start != 0 ||
        (axis + 1 < shape.size() && bounds->sizes[axis] != shape[axis]))
      return std::nullopt;
  int64_t taken = bounds->sizes.back();
  if (ShapedType::isDynamic(taken) || taken == 0)
    return std::nullopt;
  return taken;
}

MatchResult<FoldSliceIntoTopKMatch>
FoldSliceIntoTopK::match(tfl::TopKV2Op op, RuleContext &ctx) const {
  if (none_of(op->getUsers(),
              [](Operation *user) { return isa<tfl::SliceOp>(user); }))
    return skip();
  FoldSliceIntoTopKMatch match{{}, 0};
  for (unsigned i : {0, 1}) {
    Value result = op->getResult(i);
    if (result.use_empty())
      continue;
    auto slice = result.hasOneUse()
                     ? dyn_cast<tfl::SliceOp>(*result.user_begin())
                     : tfl::SliceOp();
    if (!slice)
      return ctx.reject(
          op, Reason::MultipleUses,
          "a result has users other than a slice of leading elements");
    auto taken = takenFromRows(slice);
    if (!taken || (match.k && match.k != *taken))
      return ctx.reject(
          op, Reason::ConstantValue,
          "the slices select different numbers of leading elements");
    match.k = *taken;
    match.slices[i] = slice;
  }
  return match;
}

void FoldSliceIntoTopK::rewrite(tfl::TopKV2Op op, FoldSliceIntoTopKMatch &match,
                                RewriteContext &ctx) const {
  auto resized = [&](Value result) {
    SmallVector<int64_t> shape(shapeOrEmpty(result));
    shape.back() = match.k;
    return withShape(result.getType(), shape);
  };
  Value k = tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                .constant(splatAttr(
                    tensorOf({}, getElementTypeOrSelf(op->getOperand(1))),
                    double(match.k)));
  auto smaller = tfl::TopKV2Op::create(
      ctx.rewriter, op->getLoc(), resized(op->getResult(0)),
      resized(op->getResult(1)), op->getOperand(0), k);
  for (unsigned i : {0, 1})
    if (match.slices[i])
      ctx.rewriter.replaceOp(match.slices[i], smaller->getResult(i));
  ctx.rewriter.eraseOp(op);
}

TFUSE_DEFINE_RULE(FoldSliceIntoTopK)

} // namespace tfuse
