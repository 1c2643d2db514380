//===- Windows.cpp - Pooling and cumulative sums --------------------------===//
//
//   reduce_window of max, windows over two axes   =>  MaxPool
//   reduce_window of add                          =>  AvgPool times the size
//   reduce_window of add, over a whole prefix     =>  Cumsum
//
// Axes are transposed to the layout of pooling, [batch, height, width,
// channels]: axes with windows become height and width, all others batch and
// channels.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

namespace {
struct Window {
  Ints sizes, strides, dilations;
  SmallVector<std::pair<int64_t, int64_t>> padding;
};
} // namespace

/// The axis of a cumulative sum, and whether it is reversed.
static std::optional<std::pair<int64_t, bool>>
cumulativeAxis(HloContext &ctx, const Window &window) {
  std::optional<std::pair<int64_t, bool>> found;
  for (int64_t i = 0; i < ctx.inputRank(); ++i) {
    auto [low, high] = window.padding[i];
    if (window.strides[i] != 1)
      return std::nullopt;
    if (window.sizes[i] == 1 && low == 0 && high == 0)
      continue;
    int64_t size = ctx.inputType(0).getDimSize(i);
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    bool forward = low == size - 1 && high == 0;
    bool backward = low == 0 && high == size - 1;
    if (found || window.sizes[i] != size || (!forward && !backward))
      return std::nullopt;
    found = {i, !forward};
  }
  return found;
}

/// Pools over two or three axes; the other axes keep their order.
static Value pool(HloContext &ctx, Value x, StringRef name,
                  const Window &window, ArrayRef<int64_t> spatial,
                  StringRef padding) {
  int64_t rank = *rankOf(x);
  Ints rest, order;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(spatial, i))
      rest.push_back(i);
  bool hasChannels = !rest.empty();
  ArrayRef<int64_t> batch = ArrayRef(rest).drop_back(hasChannels);
  llvm::append_range(order, batch);
  llvm::append_range(order, spatial);
  if (hasChannels)
    order.push_back(rest.back());
  Value moved = ctx.transpose(x, order);
  SymbolicDims dims = symbolicDims(moved);

  SymbolicDims image = {SymbolicDim(1)};
  for (size_t i = 0; i < batch.size(); ++i)
    image[0] = image[0] * dims[i];
  Ints sizes = {1}, strides = {1};
  for (auto [i, axis] : llvm::enumerate(spatial)) {
    image.push_back(dims[batch.size() + i]);
    sizes.push_back(window.sizes[axis]);
    strides.push_back(window.strides[axis]);
  }
  for (size_t i = spatial.size(); i < 2; ++i) {
    image.push_back(SymbolicDim(1));
    sizes.push_back(1);
    strides.push_back(1);
  }
  image.push_back(hasChannels ? dims.back() : SymbolicDim(1));
  sizes.push_back(1);
  strides.push_back(1);
  Value flat = ctx.reshape(moved, image);

  bool isSamePadding = padding == "SAME";
  Ints outputs;
  auto outputSize = [&](int64_t size, int64_t window, int64_t stride) {
    if (ShapedType::isDynamic(size))
      return size;
    return isSamePadding ? (size + stride - 1) / stride
                         : (size - window) / stride + 1;
  };
  for (auto [i, size] : llvm::enumerate(sizesOf(image)))
    outputs.push_back(outputSize(size, sizes[i], strides[i]));
  Value pooled =
      ctx.tf(name, tensorOf(outputs, getElementTypeOrSelf(x)), flat,
             {ctx.i64sAttr("ksize", sizes), ctx.i64sAttr("strides", strides),
              ctx.text("padding", padding)});

  // Transpose back to the order of the op.
  SymbolicDims result;
  for (size_t i = 0; i < batch.size(); ++i)
    result.push_back(dims[i]);
  for (size_t i = 0; i < spatial.size(); ++i)
    result.push_back(SymbolicDim(pooled, 1 + i));
  if (hasChannels)
    result.push_back(dims.back());
  return ctx.transpose(ctx.reshape(pooled, result), inversePermutation(order));
}

LogicalResult lowerReduceWindow(HloContext &ctx) {
  int64_t rank = ctx.op->getNumOperands() ? ctx.inputRank() : 0;
  if (ctx.op->getNumResults() != 1 || ctx.op->getNumOperands() != 2)
    return ctx.reject("several tensors are reduced at once",
                      "reduce them one by one");
  auto numbersOr = [&](StringRef name) {
    return ctx.raw(name) ? ctx.numbers(name, rank) : Ints(rank, 1);
  };
  Window window;
  window.sizes = ctx.numbers("window_dimensions", rank);
  window.strides = numbersOr("window_strides");
  window.dilations = numbersOr("window_dilations");
  Ints base = numbersOr("base_dilations");
  if (ctx.raw("padding"))
    window.padding = ctx.pairs("padding", rank);
  else
    window.padding.assign(rank, {0, 0});
  constexpr int64_t limit = int64_t(1) << 30;
  for (int64_t i = 0; i < rank; ++i)
    if (window.sizes[i] < 1 || window.strides[i] < 1 ||
        window.sizes[i] > limit || window.strides[i] > limit ||
        !llvm::isInt<31>(window.padding[i].first) ||
        !llvm::isInt<31>(window.padding[i].second))
      return ctx.malformed();
  if (ctx.hasProblem() || ctx.op->getNumRegions() != 1 ||
      ctx.inputRank(1) != 0 || ctx.resultRank() != rank)
    return ctx.malformed();

  Reducer reducer = reducerOf(ctx.op->getRegion(0));
  if (reducer != Reducer::Add && reducer != Reducer::Maximum &&
      reducer != Reducer::Minimum)
    return ctx.reject("its region is not a sum, a maximum or a minimum");
  if (!isNeutral(reducer, ctx.in(1)))
    return ctx.reject("its initial value is not the identity of the reduction");
  auto isOne = [](int64_t number) { return number == 1; };
  if (!llvm::all_of(base, isOne) || !llvm::all_of(window.dilations, isOne))
    return ctx.reject("TFLite's pooling has no dilation");

  Value x = ctx.in(0);
  bool average = ctx.raw("average") != nullptr;
  // A window of two elements with one element of padding at the end is both a
  // reverse cumulative sum and SAME pooling.
  if (reducer == Reducer::Add && !average)
    if (auto axis = cumulativeAxis(ctx, window))
      return ctx.finish(ctx.tf("Cumsum", ctx.type(),
                               {x, ctx.i32Scalar(axis->first)},
                               ctx.flag("reverse", axis->second)));

  Ints spatial;
  bool pads = false, allSame = true;
  int64_t count = 1;
  for (int64_t i = 0; i < rank; ++i) {
    auto padding = window.padding[i];
    pads |= padding.first || padding.second;
    count *= window.sizes[i];
    if (count > limit)
      return ctx.malformed();
    if (window.sizes[i] == 1 && window.strides[i] == 1 && !padding.first &&
        !padding.second)
      continue;
    spatial.push_back(i);
    allSame &=
        isSamePadding(padding, dimOf(x, i), window.sizes[i], window.strides[i]);
  }
  if (spatial.empty())
    return ctx.finish(x);
  if (spatial.size() > 3)
    return ctx.reject("windows extend over " + Twine(spatial.size()) +
                          " axes; TFLite pools over two or three",
                      "pool axis by axis");
  Type element = ctx.resultType().getElementType();
  bool isFloat = mlir::isa<FloatType>(element);
  if (!isFloat)
    // TFLite pools floats, which represent integers exactly only up to 2^24.
    return ctx.reject(Code::UnsupportedType,
                      "its element type is not a floating-point type, and "
                      "TFLite pools floats only",
                      "convert to float32 first");

  bool usesSame = pads && allSame && (reducer != Reducer::Add || average);
  if (pads && !usesSame)
    x = padOrCrop(ctx, x, window.padding, ctx.in(1));
  if (reducer == Reducer::Minimum)
    x = ctx.unary("Neg", x);
  bool threeAxes = spatial.size() == 3;
  StringRef name = reducer == Reducer::Add
                       ? (threeAxes ? "AvgPool3D" : "AvgPool")
                       : (threeAxes ? "MaxPool3D" : "MaxPool");
  Value pooled =
      pool(ctx, x, name, window, spatial, usesSame ? "SAME" : "VALID");
  if (reducer == Reducer::Minimum)
    pooled = ctx.unary("Neg", pooled);
  if (reducer == Reducer::Add && !average)
    pooled = ctx.mul(pooled, ctx.scalarLike(pooled, count));
  return ctx.finish(pooled);
}

} // namespace tfuse::stablehlo
