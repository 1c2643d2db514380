//===- Pad.cpp - Padding --------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

/// The kernels of PAD and PADV2 take up to this many dimensions.
static constexpr int64_t kMaxRank = 5;

static LogicalResult emitPad(LoweringContext &ctx, Value x, Value paddings,
                             Value constant) {
  if (!constant || isConstantSplat(constant, 0))
    return ctx.replace(ctx.emit<tfl::PadOp>(ctx.type(), {x, paddings}));
  return ctx.replace(
      ctx.emit<tfl::PadV2Op>(ctx.type(), {x, paddings, constant}));
}

/// Merges adjacent axes without padding until the rank is small enough.
static LogicalResult padHighRank(LoweringContext &ctx, Value x,
                                 ArrayRef<int64_t> amounts, Value constant) {
  SymbolicDims dims = symbolicDims(x), joined;
  Ints margins;
  SymbolicDims padded;
  bool joins = false;
  for (auto [axis, dim] : llvm::enumerate(dims)) {
    int64_t before = amounts[2 * axis], after = amounts[2 * axis + 1];
    bool isPlain = before == 0 && after == 0;
    if (isPlain && joins)
      joined.back() = joined.back() * dim;
    else {
      joined.push_back(dim);
      margins.append({before, after});
    }
    joins = isPlain;
    if (!dim.isStatic() && !isPlain)
      return ctx.reject("TFLite's PAD takes up to 5 dimensions, and the size "
                        "of a padded dimension is not known",
                        kFixShapes);
    padded.push_back(isPlain ? dim : SymbolicDim(dim.size() + before + after));
  }
  if (int64_t(joined.size()) > kMaxRank)
    return ctx.reject("TFLite's PAD takes up to 5 dimensions, and merging the "
                      "unpadded dimensions of its operand leaves more",
                      "pad some dimensions first, then the others");
  Ints shape;
  for (auto [axis, dim] : llvm::enumerate(joined)) {
    int64_t margin = margins[2 * axis] + margins[2 * axis + 1];
    shape.push_back(dim.isStatic() ? dim.size() + margin : kDynamic);
  }
  Value narrow = ctx.reshape(x, joined);
  Type type = withShape(x.getType(), shape);
  Value matrix = ctx.i32Matrix(margins, 2);
  Value result = constant ? ctx.tf("PadV2", type, {narrow, matrix, constant})
                          : ctx.tf("Pad", type, {narrow, matrix});
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {result, ctx.shapeVector(padded, true)}));
}

static LogicalResult lowerPadding(LoweringContext &ctx, Value constant) {
  Value x = ctx.in("input"), paddings = ctx.in("paddings");
  std::optional<Ints> amounts = constantInts(paddings);
  std::optional<int64_t> rank = rankOf(x);
  if (amounts && llvm::all_of(*amounts, [](int64_t n) { return n == 0; }) &&
      x.getType() == ctx.type())
    return ctx.replace(x);
  if (rank.value_or(0) <= kMaxRank)
    return emitPad(ctx, x, paddings, constant);
  if (!amounts || int64_t(amounts->size()) != 2 * *rank)
    return ctx.reject("its operand has rank " + Twine(*rank) +
                      ", and TFLite's PAD takes more than 5 dimensions with "
                      "constant paddings only");
  return padHighRank(ctx, x, *amounts, constant);
}

LogicalResult lowerPad(LoweringContext &ctx) { return lowerPadding(ctx, {}); }

LogicalResult lowerPadV2(LoweringContext &ctx) {
  return lowerPadding(ctx, ctx.in("constant_values"));
}

LogicalResult lowerMirrorPad(LoweringContext &ctx) {
  StringRef mode = ctx.stringAttr("mode");
  assert((mode == "REFLECT" || mode == "SYMMETRIC") && "verified: the mode");
  auto type = mode == "REFLECT" ? tfl::MirrorPaddingType::REFLECT
                                : tfl::MirrorPaddingType::SYMMETRIC;
  return ctx.replace(ctx.emit<tfl::MirrorPadOp>(
      ctx.type(), {ctx.in("input"), ctx.in("paddings")},
      ctx.named("mode",
                tfl::MirrorPaddingTypeAttr::get(ctx.getContext(), type))));
}

} // namespace tfuse::lowering
