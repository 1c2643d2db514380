//===- FusePadding.cpp - Explicit padding into SAME -----------------------===//
//
//   x                             x
//   |                             |
//   pad                 =>        op {padding = SAME}
//   |
//   op {padding = VALID}
//
// where op is conv_2d, depthwise_conv_2d or conv_3d, or max_pool_2d with a
// non-negative input. SAME adds `total` zeros to a dimension of size n,
//
//   total = max((ceil(n / stride) - 1) * stride + window - n, 0),
//   window = (filter - 1) * dilation + 1,
//
// total / 2 of them at the start. With stride 1 the total does not depend on
// n; for other strides n must be known. Follows upstream's patterns
// FuseSamePadding*, which always need n.
//
// C1 (not-constant)   The padding is a constant.
// C2 (attribute)      op has padding VALID.
// C3 (shape)          Batch and channels are not padded.
// C4 (unknown-shape)  The sizes of the filter and, unless the stride is 1, of
//                     the input are known.
// C5 (shape)          The explicit padding of each dimension equals that of
//                     SAME.
// C6 (constant-value) For max_pool_2d the input is not negative, so a padded
//                     zero never exceeds the other elements of a window.
//
//===----------------------------------------------------------------------===//

#include "Matching/Padding.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FusePadding
    : public RuleOn<FusePadding, tfl::Conv2DOp, tfl::DepthwiseConv2DOp,
                    tfl::Conv3DOp, tfl::MaxPool2DOp> {
public:
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, Operation *pad, RewriteContext &ctx) const;
};
} // namespace

/// True if all elements are provably non-negative.
static bool isNonNegative(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || tfl::isQuantized(value.getType()))
    return false;
  if (op->hasTrait<tfl::IsNonNegative>())
    return true;
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return activation && (activation == "RELU" || activation == "RELU6");
}

MatchResult<Operation *> FusePadding::match(Operation *op,
                                            RuleContext &ctx) const {
  Operation *pad = op->getOperand(0).getDefiningOp();
  if (!isa_and_present<tfl::PadOp>(pad) &&
      !(isa_and_present<tfl::PadV2Op>(pad) &&
        isConstantSplat(pad->getOperand(2), 0)))
    return skip();
  auto amounts = constantInts(pad->getOperand(1));
  Value input = pad->getOperand(0);
  int64_t rank = rankOf(op->getOperand(0)).value_or(-1);
  if (!amounts)
    return ctx.reject(op, Reason::NotConstant,
                      "the preceding padding is not a constant");
  if (op->getAttrOfType<StringAttr>("padding") != "VALID")
    return ctx.reject(op, Reason::Attribute,
                      op->getName().getStringRef() +
                          " has padding SAME already");
  if (rank < 0 || rankOf(input) != rank || int64_t(amounts->size()) != 2 * rank)
    return ctx.reject(op, Reason::UnknownShape,
                      "the rank of the input is unknown");
  auto outer = [&](int64_t axis) {
    return (*amounts)[2 * axis] == 0 && (*amounts)[2 * axis + 1] == 0;
  };
  if (!outer(0) || !outer(rank - 1))
    return ctx.reject(
        op, Reason::Shape,
        "the preceding padding changes the batch or the channels");
  for (auto [index, window] : enumerate(tfl::windowsOf(op))) {
    int64_t axis = index + 1, size = dimOf(input, axis);
    std::optional<tfl::PadAmount> same = tfl::samePadding(window, size);
    if (!same)
      return ctx.reject(op, Reason::UnknownShape,
                        "the padding of SAME depends on an unknown dimension");
    tfl::PadAmount actual{(*amounts)[2 * axis], (*amounts)[2 * axis + 1]};
    if (actual.before != same->before || actual.after != same->after)
      return ctx.reject(op, Reason::Shape,
                        "dimension " + Twine(axis) + " is padded by " +
                            Twine(actual.before) + " and " +
                            Twine(actual.after) + ", SAME would be " +
                            Twine(same->before) + " and " + Twine(same->after));
  }
  if (isa<tfl::MaxPool2DOp>(op) && !isNonNegative(input))
    return ctx.reject(op, Reason::ConstantValue,
                      "a padded zero may exceed all elements of a window, "
                      "which may be negative");
  return pad;
}

void FusePadding::rewrite(Operation *op, Operation *pad,
                          RewriteContext &ctx) const {
  ctx.rewriter.modifyOpInPlace(op, [&] {
    op->setOperand(0, pad->getOperand(0));
    op->setAttr("padding", ctx.rewriter.getStringAttr("SAME"));
  });
  ctx.absorb(pad);
}

TFUSE_DEFINE_RULE(FusePadding)

} // namespace tfuse
