//===- Slices.cpp - Slices and padding ------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

LogicalResult lowerSlice(HloContext &ctx) {
  int64_t rank = ctx.resultRank();
  Ints starts = ctx.numbers("start_indices", rank),
       limits = ctx.numbers("limit_indices", rank),
       strides = ctx.numbers("strides", rank);
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 1 ||
      ctx.inputRank() != rank)
    return ctx.malformed();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = ctx.inputType(0).getDimSize(i);
    if (starts[i] < 0 || limits[i] < starts[i] || strides[i] <= 0 ||
        (!ShapedType::isDynamic(size) && limits[i] > size))
      return ctx.malformed();
  }
  if (llvm::all_of(strides, [](int64_t stride) { return stride == 1; })) {
    Ints sizes;
    for (auto [start, limit] : llvm::zip(starts, limits))
      sizes.push_back(limit - start);
    return ctx.finish(ctx.slice(ctx.in(0), starts, sizes));
  }
  return ctx.finish(ctx.tf(
      "StridedSlice", ctx.type(),
      {ctx.in(0), ctx.i32s(starts), ctx.i32s(limits), ctx.i32s(strides)}));
}

LogicalResult lowerRealDynamicSlice(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 4 || ctx.inputRank() != ctx.resultRank())
    return ctx.malformed();
  SmallVector<Value> operands = {ctx.in(0)};
  for (unsigned i : {1u, 2u, 3u}) {
    if (ctx.inputRank(i) != 1)
      return ctx.malformed();
    operands.push_back(asIndex(ctx, ctx.in(i)));
  }
  return ctx.finish(ctx.tf("StridedSlice", ctx.type(), operands));
}

Value lastStart(HloContext &ctx, const SymbolicDim &size, int64_t window) {
  return size.isStatic() ? ctx.i32Scalar(size.size() - window)
                         : ctx.sub(ctx.sizeScalar(size), ctx.i32Scalar(window));
}

Value clampIndices(HloContext &ctx, Value indices, const SymbolicDim &size,
                   int64_t window) {
  Value raised = ctx.binary("Maximum", indices, ctx.i32Scalar(0));
  return ctx.binary("Minimum", raised, lastStart(ctx, size, window));
}

Value pack(HloContext &ctx, ValueRange scalars) {
  Ints known;
  for (Value scalar : scalars)
    if (std::optional<int64_t> number = constantInt(scalar))
      known.push_back(*number);
  if (known.size() == scalars.size())
    return ctx.i32s(known);
  return ctx.tf("Pack",
                tensorOf({int64_t(scalars.size())}, ctx.rewriter.getI32Type()),
                scalars);
}

/// The start of a slice, clamped on each axis.
static Value startsOf(HloContext &ctx, Value x, ValueRange starts,
                      ArrayRef<int64_t> sizes) {
  SmallVector<Value> scalars;
  for (auto [axis, start] : llvm::enumerate(starts)) {
    SymbolicDim size(x, axis);
    std::optional<int64_t> known = constantInt(start);
    if (ShapedType::isDynamic(sizes[axis]))
      scalars.push_back(ctx.i32Scalar(0)); // All of it.
    else if (size.isStatic() && (known || size.size() == sizes[axis]))
      scalars.push_back(ctx.i32Scalar(std::clamp<int64_t>(
          known.value_or(0), 0,
          std::max<int64_t>(size.size() - sizes[axis], 0))));
    else
      scalars.push_back(
          clampIndices(ctx, asIndex(ctx, start), size, sizes[axis]));
  }
  return pack(ctx, scalars);
}

Value dynamicSlice(HloContext &ctx, Value x, ValueRange starts,
                   ArrayRef<int64_t> sizes) {
  if (starts.empty())
    return x;
  Ints counts;
  for (int64_t size : sizes)
    counts.push_back(ShapedType::isDynamic(size) ? -1 : size);
  return ctx.tf("Slice", tensorOf(sizes, getElementTypeOrSelf(x)),
                {x, startsOf(ctx, x, starts, sizes), ctx.i32s(counts)});
}

/// Whether the operands from `first` on are scalars of integers, one for each
/// axis.
static bool hasStarts(HloContext &ctx, unsigned first, int64_t rank) {
  if (int64_t(ctx.op->getNumOperands()) - int64_t(first) != rank)
    return false;
  for (unsigned i = first; i < ctx.op->getNumOperands(); ++i)
    if (ctx.inputRank(i) != 0 || !ctx.inputType(i).getElementType().isInteger())
      return false;
  return true;
}

LogicalResult lowerDynamicSlice(HloContext &ctx) {
  int64_t rank = ctx.resultRank();
  Ints sizes = ctx.numbers("slice_sizes", rank);
  if (ctx.hasProblem() || ctx.op->getNumOperands() == 0 ||
      ctx.inputRank() != rank || !hasStarts(ctx, 1, rank))
    return ctx.malformed();
  return ctx.finish(
      dynamicSlice(ctx, ctx.in(0), ctx.op->getOperands().drop_front(), sizes));
}

LogicalResult lowerDynamicUpdateSlice(HloContext &ctx) {
  int64_t rank = ctx.resultRank();
  if (ctx.op->getNumOperands() < 2 || ctx.inputRank(0) != rank ||
      ctx.inputRank(1) != rank || !hasStarts(ctx, 2, rank))
    return ctx.malformed();
  if (rank == 0)
    return ctx.finish(ctx.in(1));
  // The op clamps the starts.
  SmallVector<Value> starts;
  for (Value start : ctx.op->getOperands().drop_front(2))
    starts.push_back(asIndex(ctx, start));
  return ctx.finish(ctx.tf("XlaDynamicUpdateSlice", ctx.type(),
                           {ctx.in(0), ctx.in(1), pack(ctx, starts)}));
}

LogicalResult lowerReverse(HloContext &ctx) {
  Ints axes = ctx.axes("dimensions", ctx.resultRank());
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 1)
    return ctx.malformed();
  if (axes.empty())
    return ctx.finish(ctx.in(0));
  return ctx.finish(
      ctx.tf("ReverseV2", ctx.type(), {ctx.in(0), ctx.i32s(axes)}));
}

Value padOrCrop(HloContext &ctx, Value x,
                ArrayRef<std::pair<int64_t, int64_t>> amounts, Value with) {
  Ints starts, kept, padding, padded;
  bool crops = false, pads = false;
  for (auto [axis, amount] : llvm::enumerate(amounts)) {
    auto [low, high] = amount;
    int64_t size = dimOf(x, axis);
    int64_t start = std::max<int64_t>(-low, 0),
            cut = std::max<int64_t>(-high, 0);
    crops |= start || cut;
    pads |= low > 0 || high > 0;
    starts.push_back(start);
    kept.push_back(ShapedType::isDynamic(size) ? size : size - start - cut);
    padding.append({std::max<int64_t>(low, 0), std::max<int64_t>(high, 0)});
    padded.push_back(ShapedType::isDynamic(size)
                         ? size
                         : kept.back() + padding.end()[-2] + padding.back());
  }
  if (crops) {
    // If sizes are unknown, the ends are negative: they count from the end.
    Ints ends, ones(amounts.size(), 1);
    int64_t endMask = 0;
    for (auto [axis, amount] : llvm::enumerate(amounts)) {
      int64_t cut = std::max<int64_t>(-amount.second, 0);
      ends.push_back(-cut);
      if (cut == 0)
        endMask |= int64_t(1) << axis;
    }
    x = ctx.tf("StridedSlice", tensorOf(kept, getElementTypeOrSelf(x)),
               {x, ctx.i32s(starts), ctx.i32s(ends), ctx.i32s(ones)},
               ctx.i64Attr("end_mask", endMask));
  }
  if (!pads)
    return x;
  Type type = tensorOf(padded, getElementTypeOrSelf(x));
  Value amountsMatrix = ctx.i32Matrix(padding, 2);
  if (isConstantSplat(with, 0))
    return ctx.tf("Pad", type, {x, amountsMatrix});
  return ctx.tf("PadV2", type, {x, amountsMatrix, with});
}

/// Reshapes [.., n, ..] to [.., n, 1, ..], pads it to [.., n, step, ..], and
/// reshapes this to [.., n * step, ..].
Value spread(HloContext &ctx, Value x, ArrayRef<int64_t> steps, Value with) {
  for (auto [axis, step] : llvm::enumerate(steps)) {
    if (step <= 1)
      continue;
    SymbolicDims dims = symbolicDims(x);
    SmallVector<std::pair<int64_t, int64_t>> amounts(dims.size() + 1, {0, 0});
    amounts[axis + 1].second = step - 1;
    Value wide = padOrCrop(ctx, ctx.expandDim(x, axis + 1), amounts, with);
    dims[axis] = dims[axis] * SymbolicDim(step);
    x = ctx.reshape(wide, dims);
  }
  return x;
}

LogicalResult lowerPad(HloContext &ctx) {
  int64_t rank = ctx.resultRank();
  Ints low = ctx.numbers("edge_padding_low", rank),
       high = ctx.numbers("edge_padding_high", rank),
       interior = ctx.numbers("interior_padding", rank);
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 2 ||
      ctx.inputRank() != rank || ctx.inputRank(1) != 0)
    return ctx.malformed();
  SmallVector<std::pair<int64_t, int64_t>> amounts;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = ctx.inputType(0).getDimSize(i);
    if (interior[i] < 0 || !llvm::isInt<32>(interior[i]) ||
        !llvm::isInt<32>(low[i]) || !llvm::isInt<32>(high[i]) ||
        (!ShapedType::isDynamic(size) &&
         size + std::max<int64_t>(size - 1, 0) * interior[i] + low[i] +
                 high[i] <
             0))
      return ctx.malformed();
    // There is no interior padding after the last element.
    amounts.emplace_back(low[i], high[i] - interior[i]);
    interior[i] += 1;
  }
  Value x = spread(ctx, ctx.in(0), interior, ctx.in(1));
  return ctx.finish(padOrCrop(ctx, x, amounts, ctx.in(1)));
}

LogicalResult lowerDynamicPad(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 5 || ctx.inputRank() != ctx.resultRank())
    return ctx.malformed();
  for (unsigned i : {2u, 3u, 4u})
    if (ctx.inputRank(i) != 1)
      return ctx.malformed();
  if (!isConstantSplat(ctx.in(4), 0))
    return ctx.reject("its interior padding is not the constant 0");
  Type i32 = ctx.rewriter.getI32Type();
  Value amounts = ctx.tf("Pack", tensorOf({ctx.resultRank(), 2}, i32),
                         {asIndex(ctx, ctx.in(2)), asIndex(ctx, ctx.in(3))},
                         ctx.i64Attr("axis", 1));
  return ctx.finish(
      ctx.tf("PadV2", ctx.type(), {ctx.in(0), amounts, ctx.in(1)}));
}

} // namespace tfuse::stablehlo
