//===- ConvertSlicesToSplit.cpp - Adjacent slices that cover a tensor -----===//
//
//   x [b, 3 n]                                   x [b, 3 n]
//    |           |             |                 |
//    slice [0]   slice [n]     slice [2 n]  =>   split {3}
//    [b, n]      [b, n]        [b, n]            | | |
//
// Recurrent cells slice their gates from one matmul this way.
//
// C1 (structure)      The slices are in one block, have equal sizes along one
//                     axis and together cover x.
// C2 (target)         There are at most four slices: XNNPACK supports no wider
//                     split.
// C3 (element type)   The SPLIT kernel supports the element type; SLICE
//                     supports more types.
//
//===----------------------------------------------------------------------===//

#include "Matching/Kernels.h"
#include "Matching/Slicing.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertSlicesToSplitMatch {
  int64_t axis;
  /// The slices of each part; several slices may be equal.
  SmallVector<SmallVector<tfl::SliceOp, 1>, 4> parts;
};

class ConvertSlicesToSplit : public RuleOn<ConvertSlicesToSplit, tfl::SliceOp> {
public:
  MatchResult<ConvertSlicesToSplitMatch> match(tfl::SliceOp op,
                                               RuleContext &ctx) const;
  void rewrite(tfl::SliceOp op, ConvertSlicesToSplitMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// C2
static constexpr int64_t kMostParts = 4;

/// The only axis along which the slice does not cover the tensor; nothing if
/// there are none or several.
static std::optional<int64_t> slicedAxis(tfl::SliceOp slice,
                                         const tfl::SliceBounds &bounds) {
  std::optional<int64_t> found;
  ArrayRef<int64_t> shape = shapeOrEmpty(slice.getInput());
  for (auto [axis, size] : enumerate(shape)) {
    if (bounds.starts[axis] == 0 && bounds.sizes[axis] == size)
      continue;
    if (found || ShapedType::isDynamic(size) ||
        ShapedType::isDynamic(bounds.sizes[axis]))
      return std::nullopt;
    found = axis;
  }
  return found;
}

/// True if another slice starts right after the first `size` elements. The rule
/// matches at the first of several slices.
static bool hasNextSlice(tfl::SliceOp slice, int64_t axis, int64_t size) {
  return any_of(slice.getInput().getUsers(), [&](Operation *user) {
    auto other = dyn_cast<tfl::SliceOp>(user);
    auto next = other && other != slice ? tfl::boundsOf(other) : std::nullopt;
    return next && slicedAxis(other, *next) == axis &&
           next->starts[axis] == size;
  });
}

MatchResult<ConvertSlicesToSplitMatch>
ConvertSlicesToSplit::match(tfl::SliceOp op, RuleContext &ctx) const {
  auto bounds = tfl::boundsOf(op);
  auto axis = bounds ? slicedAxis(op, *bounds) : std::nullopt;
  if (!axis || bounds->starts[*axis] != 0 || bounds->sizes[*axis] == 0 ||
      !hasNextSlice(op, *axis, bounds->sizes[*axis]))
    return skip();
  ConvertSlicesToSplitMatch match{*axis, {}};
  if (Mismatch mismatch =
          tfl::checkKernel(op, tfl::SplitOp::getOperationName(),
                           getElementTypeOrSelf(op.getInput()), ctx))
    return mismatch;
  int64_t whole = dimOf(op.getInput(), match.axis);
  int64_t size = bounds->sizes[match.axis];
  if (whole % size != 0)
    return ctx.reject(op, Reason::Structure, "the slices have different sizes");
  if (whole / size > kMostParts)
    return ctx.reject(op, Reason::Target,
                      "XNNPACK does not support a split into more than " +
                          Twine(kMostParts) + " parts");
  match.parts.resize(whole / size);
  for (Operation *user : op.getInput().getUsers()) {
    auto other = dyn_cast<tfl::SliceOp>(user);
    auto taken = other ? tfl::boundsOf(other) : std::nullopt;
    if (!taken || slicedAxis(other, *taken) != match.axis ||
        taken->sizes[match.axis] != size ||
        taken->starts[match.axis] % size != 0 ||
        other->getBlock() != op->getBlock())
      continue;
    match.parts[taken->starts[match.axis] / size].push_back(other);
  }
  if (any_of(match.parts, [](const auto &part) { return part.empty(); }))
    return ctx.reject(op, Reason::Structure,
                      "the slices do not cover the tensor");
  return match;
}

void ConvertSlicesToSplit::rewrite(tfl::SliceOp op,
                                   ConvertSlicesToSplitMatch &match,
                                   RewriteContext &ctx) const {
  Operation *first = op;
  for (const auto &part : match.parts)
    for (tfl::SliceOp slice : part)
      if (slice->isBeforeInBlock(first))
        first = slice;
  ctx.rewriter.setInsertionPoint(first);
  SmallVector<Type> types;
  for (const auto &part : match.parts)
    types.push_back(part.front()->getResult(0).getType());
  Value axis =
      tfl::TFLBuilder(ctx.rewriter, op->getLoc()).i32Scalar(match.axis);
  auto split = tfl::SplitOp::create(
      ctx.rewriter, op->getLoc(), types, axis, op->getOperand(0),
      ctx.rewriter.getI32IntegerAttr(int32_t(match.parts.size())));
  for (auto [part, result] : zip(match.parts, split->getResults()))
    for (tfl::SliceOp slice : part) {
      ctx.rewriter.replaceAllUsesWith(slice.getResult(), result);
      if (slice != op)
        ctx.absorb(slice);
    }
  ctx.rewriter.eraseOp(op);
}

TFUSE_DEFINE_RULE(ConvertSlicesToSplit)

} // namespace tfuse
