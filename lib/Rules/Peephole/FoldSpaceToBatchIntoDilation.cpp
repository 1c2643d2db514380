//===- FoldSpaceToBatchIntoDilation.cpp - Dilated convolutions ------------===//
//
//   x                                        x
//   |                                        |
//   space_to_batch_nd by d                   (pad)
//   |                                        |
//   conv_2d {VALID}            =>            conv_2d {dilation = d}
//   |
//   (pad)
//   |
//   batch_to_space_nd by d
//
// TensorFlow expressed dilation this way before convolutions had the attribute,
// and its libraries still do for some kinds. Likewise for depthwise_conv_2d,
// and for inputs of rank 3 with reshapes to rank 4 around the convolution.
// Padding that is not cropped again becomes padding of the dilated convolution:
// VALID, SAME or an explicit pad. Follows upstream's pass
// -tfl-identify-dilated-conv, which treats all other padding as SAME.
//
// C1 (multiple-uses)  Intermediate results have no other users.
// C2 (not-constant)   Blocks, paddings and crops are constants.
// C3 (attribute)      The convolution has padding VALID, no strides and no
//                     dilation.
// C4 (structure)      Both ops have the same block shape.
// C5 (shape)          crop_begin <= pad_begin and
//                     0 <= crop_end - d * p <= pad_end, where p is the padding
//                     at the end after the convolution; it pads nothing at the
//                     beginning.
// C6 (shape)          Reshapes only add and remove a spatial dimension.
//
//===----------------------------------------------------------------------===//

#include "Matching/Padding.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldSpaceToBatchIntoDilationMatch {
  /// The ops from space_to_batch_nd on, without batch_to_space_nd.
  SmallVector<Operation *, 5> chain;
  tfl::SpaceToBatchNdOp toBatch;
  Operation *conv = nullptr;
  Operation *pad = nullptr;
  /// The spatial dimension that the reshapes add, or 0.
  int64_t addedAxis = 0;
  /// The dilation of height and width.
  int64_t dilation[2] = {1, 1};
  tfl::PadAmount padding[2] = {{0, 0}, {0, 0}};
};

class FoldSpaceToBatchIntoDilation
    : public RuleOn<FoldSpaceToBatchIntoDilation, tfl::BatchToSpaceNdOp> {
public:
  MatchResult<FoldSpaceToBatchIntoDilationMatch> match(tfl::BatchToSpaceNdOp op,
                                                       RuleContext &ctx) const;
  void rewrite(tfl::BatchToSpaceNdOp op,
               FoldSpaceToBatchIntoDilationMatch &match,
               RewriteContext &ctx) const;

private:
  static FoldSpaceToBatchIntoDilationMatch find(Operation *op);
};
} // namespace

FoldSpaceToBatchIntoDilationMatch
FoldSpaceToBatchIntoDilation::find(Operation *op) {
  FoldSpaceToBatchIntoDilationMatch match;
  auto next = [&, last = op]() mutable {
    last = last->getOperand(0).getDefiningOp();
    if (last)
      match.chain.push_back(last);
    return last;
  };
  Operation *part = next();
  if (isa_and_present<tfl::PadOp>(part)) {
    match.pad = part;
    part = next();
  }
  bool reshaped = isa_and_present<tfl::ReshapeOp, tfl::SqueezeOp>(part);
  if (reshaped)
    part = next();
  if (!isa_and_present<tfl::Conv2DOp, tfl::DepthwiseConv2DOp>(part))
    return {};
  match.conv = part;
  part = next();
  if (reshaped && isa_and_present<tfl::ReshapeOp, tfl::ExpandDimsOp>(part))
    part = next();
  match.toBatch = dyn_cast_if_present<tfl::SpaceToBatchNdOp>(part);
  std::reverse(match.chain.begin(), match.chain.end());
  return match;
}

/// True if `wide` has the shape of `narrow` with an additional dimension of
/// size 1 at `axis`.
static bool addsDim(Value narrow, Value wide, int64_t axis) {
  SmallVector<int64_t> shape(shapeOrEmpty(wide));
  if (shape.size() != 4 || shape[axis] != 1)
    return false;
  shape.erase(shape.begin() + axis);
  return shapeOrEmpty(narrow) == ArrayRef(shape);
}

/// Determines which dimension the reshapes add. False if they do anything else.
static bool findAddedAxis(FoldSpaceToBatchIntoDilationMatch &match) {
  Value before = match.toBatch.getResult(), after = match.conv->getResult(0);
  Operation *user = *after.user_begin();
  if (match.conv->getOperand(0) == before)
    return rankOf(before) == 4 &&
           (user == match.pad || isa<tfl::BatchToSpaceNdOp>(user));
  for (int64_t axis : {1, 2})
    if (addsDim(before, match.conv->getOperand(0), axis) &&
        addsDim(user->getResult(0), after, axis))
      match.addedAxis = axis;
  return match.addedAxis != 0;
}

/// Computes dilation and padding from the constants. Returns the reason for a
/// refusal.
static std::optional<std::pair<Reason, StringRef>>
findPadding(tfl::BatchToSpaceNdOp toSpace,
            FoldSpaceToBatchIntoDilationMatch &match) {
  auto blocks = constantInts(match.toBatch.getBlockShape());
  auto paddings = constantInts(match.toBatch.getPaddings());
  auto blocksBack = constantInts(toSpace.getBlockShape());
  auto crops = constantInts(toSpace.getIndices());
  if (!blocks || !paddings || !blocksBack || !crops)
    return std::pair(Reason::NotConstant,
                     "blocks, paddings or crops are not constant");
  auto padAfter = match.pad ? constantInts(match.pad->getOperand(1))
                            : SmallVector<int64_t>();
  if (!padAfter)
    return std::pair(Reason::NotConstant,
                     "the padding after the convolution is not constant");
  if (*blocks != *blocksBack)
    return std::pair(
        Reason::Structure,
        "space_to_batch_nd and batch_to_space_nd have different blocks");
  size_t count = match.addedAxis ? 1 : 2;
  if (blocks->size() != count || paddings->size() != 2 * count ||
      crops->size() != 2 * count ||
      (match.pad && padAfter->size() != 2 * (count + 2)))
    return std::pair(
        Reason::Shape,
        "the blocks have more spatial dimensions than the convolution");
  // The pad after the convolution must not pad batch and channels.
  if (match.pad && any_of(seq<size_t>(0, 4), [&](size_t i) {
        return (*padAfter)[i < 2 ? i : padAfter->size() - 4 + i] != 0;
      }))
    return std::pair(Reason::Shape, "the batch or the channels are padded");
  for (size_t i = 0; i < count; ++i) {
    int64_t block = (*blocks)[i];
    int64_t beginAfter = match.pad ? (*padAfter)[2 * i + 2] : 0;
    int64_t endAfter = match.pad ? (*padAfter)[2 * i + 3] : 0;
    int64_t before = (*paddings)[2 * i] - (*crops)[2 * i];
    int64_t cropped = (*crops)[2 * i + 1] - block * endAfter;
    int64_t after = (*paddings)[2 * i + 1] - cropped;
    if (block < 1 || beginAfter != 0 || before < 0 || after < 0 || cropped < 0)
      return std::pair(Reason::Shape, "the crops do not match the paddings");
    size_t dim = match.addedAxis == 1 ? 1 : i;
    match.dilation[dim] = block;
    match.padding[dim] = {before, after};
  }
  return std::nullopt;
}

MatchResult<FoldSpaceToBatchIntoDilationMatch>
FoldSpaceToBatchIntoDilation::match(tfl::BatchToSpaceNdOp op,
                                    RuleContext &ctx) const {
  FoldSpaceToBatchIntoDilationMatch match = find(op);
  if (!match.toBatch)
    return skip();
  if (!all_of(match.chain, [](Operation *part) { return part->hasOneUse(); }))
    return ctx.reject(op, Reason::MultipleUses,
                      "an intermediate tensor has other users");
  if (match.conv->getAttrOfType<StringAttr>("padding") != "VALID" ||
      any_of(tfl::windowsOf(match.conv), [](const tfl::Window &window) {
        return window.stride != 1 || window.dilation != 1;
      }))
    return ctx.reject(op, Reason::Attribute,
                      "the convolution has strides, dilation or padding");
  if (!findAddedAxis(match))
    return ctx.reject(op, Reason::Shape,
                      "the reshapes around the convolution do more than add a "
                      "spatial dimension");
  if (auto refusal = findPadding(op, match))
    return ctx.reject(op, refusal->first, refusal->second);
  if (match.addedAxis && (!tfl::hasReshapeTarget(match.toBatch.getInput()) ||
                          !tfl::hasReshapeTarget(op->getResult(0))))
    return ctx.reject(op, Reason::UnknownShape,
                      "a reshape cannot have the input's or result's shape: "
                      "several dimensions are unknown, or one exceeds 32 bits");
  return match;
}

/// The padding attribute that is equivalent to the amounts, or an empty string.
static StringRef paddingName(const FoldSpaceToBatchIntoDilationMatch &match) {
  bool valid = true, same = true;
  for (auto [i, window] : enumerate(tfl::windowsOf(match.conv))) {
    window.dilation = match.dilation[i];
    auto [before, after] = match.padding[i];
    valid &= before == 0 && after == 0;
    auto amounts = tfl::samePadding(window, ShapedType::kDynamic);
    same &= amounts && amounts->before == before && amounts->after == after;
  }
  return valid ? "VALID" : same ? "SAME" : "";
}

static SmallVector<int64_t> withUnit(Value value, int64_t axis) {
  SmallVector<int64_t> shape(shapeOrEmpty(value));
  if (axis)
    shape.insert(shape.begin() + axis, 1);
  return shape;
}

/// Pads height and width with zeros.
static Value makePad(Value input, FoldSpaceToBatchIntoDilationMatch &match,
                     RewriteContext &ctx) {
  SmallVector<int64_t> shape(shapeOrEmpty(input));
  SmallVector<int32_t> amounts(8, 0);
  for (int i : {0, 1}) {
    amounts[2 * i + 2] = match.padding[i].before;
    amounts[2 * i + 3] = match.padding[i].after;
    if (!ShapedType::isDynamic(shape[i + 1]))
      shape[i + 1] += match.padding[i].before + match.padding[i].after;
  }
  Location loc = match.toBatch->getLoc();
  Value constant =
      tfl::TFLBuilder(ctx.rewriter, loc)
          .constant(DenseElementsAttr::get(
              RankedTensorType::get({4, 2}, ctx.rewriter.getI32Type()),
              ArrayRef(amounts)));
  return tfl::PadOp::create(ctx.rewriter, loc,
                            withShape(input.getType(), shape), input, constant);
}

void FoldSpaceToBatchIntoDilation::rewrite(
    tfl::BatchToSpaceNdOp op, FoldSpaceToBatchIntoDilationMatch &match,
    RewriteContext &ctx) const {
  Value input = match.toBatch.getInput();
  Type type = op->getResult(0).getType();
  if (match.addedAxis)
    input = tfl::TFLBuilder(ctx.rewriter, match.toBatch.getLoc())
                .reshape(withShape(input.getType(),
                                   withUnit(input, match.addedAxis)),
                         input);
  StringRef padding = paddingName(match);
  if (padding.empty()) {
    input = makePad(input, match, ctx);
    padding = "VALID";
  }
  SmallVector<Value> operands(match.conv->getOperands());
  operands[0] = input;
  SmallVector<Operation *, 6> parts(match.chain.begin(), match.chain.end());
  parts.push_back(op);
  OperationState state(
      ctx.fusedLoc(parts), match.conv->getName().getStringRef(), operands,
      withShape(type, withUnit(op->getResult(0), match.addedAxis)),
      match.conv->getAttrs());
  Operation *conv = ctx.rewriter.create(state);
  conv->setAttr("padding", ctx.rewriter.getStringAttr(padding));
  conv->setAttr("dilation_h_factor",
                ctx.rewriter.getI32IntegerAttr(match.dilation[0]));
  conv->setAttr("dilation_w_factor",
                ctx.rewriter.getI32IntegerAttr(match.dilation[1]));
  Value result = conv->getResult(0);
  if (match.addedAxis)
    result = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).reshape(type, result);
  ctx.rewriter.replaceOp(op, result);
  for (Operation *part : reverse(match.chain))
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(FoldSpaceToBatchIntoDilation)

} // namespace tfuse
