//===- FoldConcatOfSplit.cpp - concatenation(split(x)) --------------------===//
//
//   x                             x
//   |                             |
//   unpack, split           =>    (reshape, if the shape changes)
//   | | |
//   concatenation, pack
//
// where the parts are concatenated in their order. The operands of pack may
// also be reshaped slices of one row each. Follows upstream's patterns
// FuseUnpackAndConcatToReshape and FuseSliceAndPack*.
//
// C1 (activation)     concatenation has no activation.
// C2 (structure)      The operands are all parts of one tensor, in order,
//                     along the axis of the concatenation.
// C3 (unknown-shape)  If the shape changes: at most one dimension is unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
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
struct FoldConcatOfSplitMatch {
  Value whole;
  Operation *first;
};

class FoldConcatOfSplit
    : public RuleOn<FoldConcatOfSplit, tfl::ConcatenationOp, tfl::PackOp> {
public:
  MatchResult<FoldConcatOfSplitMatch> match(Operation *op,
                                            RuleContext &ctx) const;
  void rewrite(Operation *op, FoldConcatOfSplitMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static tfl::SliceOp rowSliceOf(Value part) {
  if (auto reshape = part.getDefiningOp<tfl::ReshapeOp>())
    part = reshape.getInput();
  return part.getDefiningOp<tfl::SliceOp>();
}

static bool isSplitting(Operation *op) {
  return isa_and_present<tfl::UnpackOp, tfl::SplitOp, tfl::SplitVOp>(op);
}

/// The axis along which split or unpack divides its input.
static std::optional<int64_t> axisOf(Operation *split) {
  if (auto unpack = dyn_cast<tfl::UnpackOp>(split))
    return normalizeAxis(int32_t(unpack.getAxis()),
                         rankOf(unpack.getInput()).value_or(-1));
  bool first = isa<tfl::SplitOp>(split);
  auto axis = constantInt(split->getOperand(first ? 0 : 2));
  return axis
             ? normalizeAxis(
                   *axis, rankOf(split->getOperand(first ? 1 : 0)).value_or(-1))
             : std::nullopt;
}

/// True if the op concatenates all results of `split` along the axis where it
/// was split.
static bool joinsAll(Operation *op, Operation *split) {
  for (auto [part, result] : zip(op->getOperands(), split->getResults()))
    if (part != result)
      return false;
  auto attribute = op->getAttrOfType<IntegerAttr>("axis");
  auto at =
      normalizeAxis(attribute.getInt(), rankOf(op->getResult(0)).value_or(-1));
  auto from = axisOf(split);
  // unpack removes the axis. Both pack along this axis, which inserts it again,
  // and concatenation along the following axis keep the elements in order.
  return at && from && *at == *from &&
         (!isa<tfl::PackOp>(op) || isa<tfl::UnpackOp>(split));
}

/// The tensor whose rows 0, 1, 2, ... the op packs; null if it packs anything
/// else.
static Value packedRows(Operation *op) {
  Value whole = rowSliceOf(op->getOperand(0)).getInput();
  int64_t rank = rankOf(whole).value_or(-1), rows = op->getNumOperands();
  if (rank < 1 || dimOf(whole, 0) != rows ||
      normalizeAxis(int32_t(cast<tfl::PackOp>(op).getAxis()),
                    rankOf(op->getResult(0)).value_or(-1)) != 0)
    return {};
  for (auto [index, part] : enumerate(op->getOperands())) {
    tfl::SliceOp row = rowSliceOf(part);
    auto bounds = tfl::boundsOf(row);
    if (row.getInput() != whole || !bounds ||
        bounds->starts[0] != int64_t(index) || bounds->sizes[0] != 1)
      return {};
    for (int64_t axis = 1; axis < rank; ++axis)
      if (bounds->starts[axis] != 0 ||
          bounds->sizes[axis] != dimOf(whole, axis))
        return {};
  }
  return whole;
}

MatchResult<FoldConcatOfSplitMatch>
FoldConcatOfSplit::match(Operation *op, RuleContext &ctx) const {
  if (op->getNumOperands() < 2)
    return skip();
  Operation *first = op->getOperand(0).getDefiningOp();
  if (isSplitting(first)
          ? first->getNumResults() != op->getNumOperands()
          : !isa<tfl::PackOp>(op) || !all_of(op->getOperands(), rowSliceOf))
    return skip();
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  if (activation && activation != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the concatenation has an activation");
  FoldConcatOfSplitMatch match{{}, first};
  if (!isSplitting(first))
    match.whole = packedRows(op);
  else if (joinsAll(op, first))
    match.whole = first->getOperand(isa<tfl::SplitOp>(first) ? 1 : 0);
  if (!match.whole)
    return ctx.reject(
        op, Reason::Structure,
        "the operands are not all parts of the same tensor, in order");
  if (match.whole.getType() != op->getResult(0).getType() &&
      !tfl::hasReshapeTarget(op->getResult(0)))
    return ctx.reject(op, Reason::UnknownShape,
                      "a reshape cannot have the result's shape: several "
                      "dimensions are unknown, or one exceeds 32 bits");
  return match;
}

void FoldConcatOfSplit::rewrite(Operation *op, FoldConcatOfSplitMatch &match,
                                RewriteContext &ctx) const {
  Type type = op->getResult(0).getType();
  Value result = match.whole;
  if (result.getType() != type)
    result = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).reshape(type, result);
  SmallVector<Operation *> parts;
  for (Value part : op->getOperands())
    if (!is_contained(parts, part.getDefiningOp()))
      parts.push_back(part.getDefiningOp());
  ctx.rewriter.replaceOp(op, result);
  for (Operation *part : parts)
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(FoldConcatOfSplit)

} // namespace tfuse
