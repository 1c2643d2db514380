//===- Convolution.cpp - Convolutions and their transposes ----------------===//
//
// TensorFlow's filters are HWIO; TFLite's are OHWI, or 1HWO for depthwise
// convolutions. TFLite supports channels-last images only: other images are
// transposed before the op and back after it.
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Common attributes of convolutions
//===----------------------------------------------------------------------===//

namespace {
/// Strides and dilations along the spatial axes, and the padding.
struct Window {
  Ints strides, dilations;
  StringRef padding;
  /// For EXPLICIT padding: (before, after) along the spatial axes.
  SmallVector<std::pair<int64_t, int64_t>> margins;
};
} // namespace

/// The entries of a list attribute for the spatial axes; fails unless the
/// entries for batch and channels equal `neutral`.
static LogicalResult spatialPart(LoweringContext &ctx, const Layout &layout,
                                 StringRef name, Ints &result) {
  Ints values = ctx.intsAttr(name);
  if (values.empty())
    values.assign(layout.rank(), 1);
  if (int64_t(values.size()) != layout.rank())
    return ctx.reject(Code::InvalidGraph,
                      "attribute " + name +
                          " does not hold one value per dimension");
  if (values[layout.batch()] != 1 || values[layout.channel()] != 1)
    return ctx.reject("attribute " + name +
                      " is not 1 for batch and channels, and TFLite convolves "
                      "over the spatial dimensions only");
  for (int64_t axis : layout.spatial())
    result.push_back(values[axis]);
  if (llvm::any_of(result, [](int64_t v) { return v < 1 || v > INT32_MAX; }))
    return ctx.reject(Code::InvalidGraph,
                      "attribute " + name +
                          " holds a value that is not positive");
  return success();
}

static LogicalResult readMargins(LoweringContext &ctx, const Layout &layout,
                                 Window &window) {
  Ints values = ctx.intsAttr("explicit_paddings");
  if (int64_t(values.size()) != 2 * layout.rank())
    return ctx.reject(
        Code::InvalidGraph,
        "attribute explicit_paddings does not hold two values per dimension");
  for (int64_t axis : {layout.batch(), layout.channel()})
    if (values[2 * axis] != 0 || values[2 * axis + 1] != 0)
      return ctx.reject(
          "attribute explicit_paddings is not 0 for batch and channels");
  for (int64_t axis : layout.spatial())
    window.margins.push_back({values[2 * axis], values[2 * axis + 1]});
  return success();
}

static LogicalResult readWindow(LoweringContext &ctx, const Layout &layout,
                                Window &window) {
  window.padding = ctx.stringAttr("padding");
  if (failed(spatialPart(ctx, layout, "strides", window.strides)) ||
      failed(spatialPart(ctx, layout, "dilations", window.dilations)))
    return failure();
  if (window.padding == "SAME" || window.padding == "VALID")
    return success();
  assert(window.padding == "EXPLICIT" && "verified: the kind of padding");
  return readMargins(ctx, layout, window);
}

/// Whether the explicit padding equals that of SAME for an image of this size.
static bool isSame(const Window &window, ArrayRef<int64_t> image,
                   ArrayRef<int64_t> filter) {
  for (auto [i, margin] : llvm::enumerate(window.margins)) {
    if (filter[i] == kDynamic)
      return false;
    int64_t reach = (filter[i] - 1) * window.dilations[i] + 1;
    if (!isSamePadding(margin, image[i], reach, window.strides[i]))
      return false;
  }
  return true;
}

/// Converts EXPLICIT padding to SAME if both are equal; otherwise pads the
/// image (which is already channels-last) and sets VALID.
static Value applyMargins(LoweringContext &ctx, Value image, Window &window,
                          ArrayRef<int64_t> filterSizes) {
  if (window.padding != "EXPLICIT")
    return image;
  Ints sizes;
  for (size_t i = 0; i < window.margins.size(); ++i)
    sizes.push_back(dimOf(image, int64_t(i) + 1));
  if (isSame(window, sizes, filterSizes)) {
    window.padding = "SAME";
    return image;
  }
  window.padding = "VALID";
  SmallVector<std::pair<int64_t, int64_t>> amounts = {{0, 0}};
  llvm::append_range(amounts, window.margins);
  amounts.push_back({0, 0});
  return ctx.padZeros(image, amounts);
}

/// A bias of zeros; later rules can fold additions after the op into it.
static Value zeroBias(LoweringContext &ctx, int64_t channels, Type element) {
  auto type = tensorOf(channels, element);
  return ctx.constant(
      DenseElementsAttr::get(type, ctx.rewriter.getZeroAttr(element)));
}

static LogicalResult rejectFilter(LoweringContext &ctx) {
  return ctx.reject(
      "the shape of its filter or the rank of its input is not known",
      kFixShapes);
}

/// Rejects grouped convolutions for a kernel without groups.
static LogicalResult checkChannels(LoweringContext &ctx, int64_t ofInput,
                                   int64_t ofFilter, StringRef kernel) {
  if (ofInput == kDynamic || ofFilter == kDynamic || ofInput == ofFilter)
    return success();
  return ctx.reject("the input has " + Twine(ofInput) +
                    " channels and the filter " + Twine(ofFilter) +
                    ", and TFLite's " + kernel + " has no groups");
}

//===----------------------------------------------------------------------===//
// Two dimensions
//===----------------------------------------------------------------------===//

static SmallVector<NamedAttribute> conv2DAttributes(LoweringContext &ctx,
                                                    const Window &window) {
  return {ctx.i32Attr("dilation_h_factor", window.dilations[0]),
          ctx.i32Attr("dilation_w_factor", window.dilations[1]),
          ctx.noActivation(),
          ctx.text("padding", window.padding),
          ctx.i32Attr("stride_h", window.strides[0]),
          ctx.i32Attr("stride_w", window.strides[1])};
}

/// Each output channel depends on one input channel: `filter` is HW1O, and each
/// input channel has the same number of consecutive output channels.
static LogicalResult emitDepthwise(LoweringContext &ctx, const Layout &layout,
                                   Window window, Value filter,
                                   int64_t multiplier) {
  ArrayRef<int64_t> shape = *shapeOf(filter);
  int64_t height = shape[0], width = shape[1], outputs = shape[2] * shape[3];
  SymbolicDims dims = {SymbolicDim(1), SymbolicDim(filter, 0),
                       SymbolicDim(filter, 1),
                       SymbolicDim(filter, 2) * SymbolicDim(filter, 3)};
  Value image = layout.toChannelsLast(ctx, ctx.in("input"));
  image = applyMargins(ctx, image, window, {height, width});
  Value weights = ctx.reshape(filter, dims);
  SmallVector<NamedAttribute> attrs = conv2DAttributes(ctx, window);
  attrs.push_back(ctx.i32Attr("depth_multiplier", multiplier));
  Value result = ctx.emit<tfl::DepthwiseConv2DOp>(
      layout.channelsLastType(ctx.type()),
      {image, weights, zeroBias(ctx, outputs, getElementTypeOrSelf(filter))},
      attrs);
  return layout.replaceWith(ctx, result);
}

LogicalResult lowerConv2D(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 2);
  Window window;
  assert(layout && "verified: the format of the data");
  if (failed(readWindow(ctx, layout, window)))
    return failure();
  Value input = ctx.in("input"), filter = ctx.in("filter");
  // The kernel requires a bias with one element per output channel.
  if (rankOf(filter) != 4 || dimOf(filter, 3) == kDynamic ||
      rankOf(input).value_or(4) != 4)
    return rejectFilter(ctx);
  ArrayRef<int64_t> shape = *shapeOf(filter);
  int64_t channels = dimOf(input, layout.channel());
  int64_t perGroup = shape[2], outputs = shape[3];
  bool areKnown = channels != kDynamic && perGroup != kDynamic;
  if (areKnown && (perGroup == 0 || channels % perGroup != 0))
    return ctx.reject(Code::ShapeMismatch,
                      "the input has " + Twine(channels) +
                          " channels, not a multiple of the filter's " +
                          Twine(perGroup));
  if (areKnown && perGroup == 1 && channels > 1 && outputs % channels == 0)
    return emitDepthwise(ctx, layout, window, filter, outputs / channels);

  Value image = layout.toChannelsLast(ctx, input);
  image = applyMargins(ctx, image, window, {shape[0], shape[1]});
  Value weights = ctx.transpose(filter, {3, 0, 1, 2});
  Value result = ctx.emit<tfl::Conv2DOp>(
      layout.channelsLastType(ctx.type()),
      {image, weights, zeroBias(ctx, outputs, getElementTypeOrSelf(filter))},
      conv2DAttributes(ctx, window));
  return layout.replaceWith(ctx, result);
}

LogicalResult lowerDepthwiseConv2D(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 2);
  Window window;
  assert(layout && "verified: the format of the data");
  if (failed(readWindow(ctx, layout, window)))
    return failure();
  Value filter = ctx.in("filter");
  if (rankOf(filter) != 4 || dimOf(filter, 2) == kDynamic ||
      dimOf(filter, 3) == kDynamic || rankOf(ctx.in("input")).value_or(4) != 4)
    return rejectFilter(ctx);
  return emitDepthwise(ctx, layout, window, filter, dimOf(filter, 3));
}

//===----------------------------------------------------------------------===//
// Two dimensions, transposed
//===----------------------------------------------------------------------===//

/// The shape of the result with the channels last. `input_sizes` has four
/// numbers, or height and width only.
static Value outputShape(LoweringContext &ctx, const Layout &layout,
                         Value image, Value filter) {
  Value sizes = ctx.asI32(ctx.in("input_sizes"));
  if (std::optional<Ints> numbers = constantInts(sizes)) {
    if (int64_t(numbers->size()) == layout.rank())
      return ctx.i32s(layout.permuteToChannelsLast(*numbers));
    SymbolicDims dims = {SymbolicDim(image, 0)};
    for (int64_t size : *numbers)
      dims.push_back(SymbolicDim(size));
    dims.push_back(SymbolicDim(filter, 2));
    return ctx.shapeVector(dims);
  }
  if (layout.isChannelsLast())
    return sizes;
  return ctx.tf("GatherV2", sizes.getType(),
                {sizes, ctx.i32s(layout.permutation()), ctx.i32Scalar(0)});
}

/// With explicit padding the result is a slice of the result without padding.
/// Enlarges the shape by the padding.
static Value withMargins(LoweringContext &ctx, Value shape,
                         const Window &window) {
  Ints margins = {0};
  for (auto [before, after] : window.margins)
    margins.push_back(before + after);
  margins.push_back(0);
  if (std::optional<Ints> sizes = constantInts(shape)) {
    for (auto [size, margin] : llvm::zip_equal(*sizes, margins))
      size += margin;
    return ctx.i32s(*sizes);
  }
  return ctx.add(shape, ctx.i32s(margins));
}

/// Slices the explicit padding off.
static Value cutMargins(LoweringContext &ctx, Value x, Value shape,
                        const Window &window, Type type) {
  Ints starts = {0};
  for (auto [before, after] : window.margins)
    starts.push_back(before);
  starts.push_back(0);
  return ctx.tf("Slice", type, {x, ctx.i32s(starts), shape});
}

/// The filter with zeros inserted between its elements, for dilations greater
/// than one.
static Value dilated(LoweringContext &ctx, Value weights,
                     ArrayRef<int64_t> dilations) {
  if (llvm::all_of(dilations, [](int64_t d) { return d == 1; }))
    return weights;
  Ints factors = {1, dilations[0], dilations[1], 1};
  Ints shape(shapeOf(weights)->begin(), shapeOf(weights)->end());
  for (auto [size, factor] : llvm::zip_equal(shape, factors))
    size = size == kDynamic ? kDynamic : (size - 1) * factor + 1;
  return ctx.emit<tfl::DilateOp>(
      withShape(weights.getType(), shape),
      {weights, ctx.i32s(factors), ctx.scalarLike(weights, 0)});
}

LogicalResult lowerConv2DBackpropInput(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 2);
  Window window;
  assert(layout && "verified: the format of the data");
  if (failed(readWindow(ctx, layout, window)))
    return failure();
  Value filter = ctx.in("filter"), input = ctx.in("out_backprop");
  if (rankOf(filter) != 4 || rankOf(input).value_or(4) != 4)
    return rejectFilter(ctx);
  if (failed(checkChannels(ctx, dimOf(input, layout.channel()),
                           dimOf(filter, 3), "TRANSPOSE_CONV")))
    return failure();
  Value image = layout.toChannelsLast(ctx, input);
  Value shape = outputShape(ctx, layout, image, filter);
  // HWOI -> OHWI: the input channels of the forward convolution are the output
  // channels here.
  Value weights = ctx.transpose(filter, {2, 0, 1, 3});
  weights = dilated(ctx, weights, window.dilations);
  bool hasMargins = window.padding == "EXPLICIT";
  Type type = layout.channelsLastType(ctx.type());
  Value whole = hasMargins ? withMargins(ctx, shape, window) : shape;
  Type wholeType = type;
  if (std::optional<Ints> sizes = constantInts(whole); hasMargins && sizes)
    wholeType = withShape(type, *sizes);
  else if (hasMargins)
    wholeType = withShape(type, {kDynamic, kDynamic, kDynamic, kDynamic});
  Value result = ctx.emit<tfl::TransposeConvOp>(
      wholeType, {whole, weights, image, ctx.none()},
      {ctx.text("padding", hasMargins ? "VALID" : window.padding),
       ctx.i32Attr("stride_h", window.strides[0]),
       ctx.i32Attr("stride_w", window.strides[1]), ctx.noActivation()});
  if (hasMargins)
    result = cutMargins(ctx, result, shape, window, type);
  return layout.replaceWith(ctx, result);
}

//===----------------------------------------------------------------------===//
// Three dimensions
//===----------------------------------------------------------------------===//

static SmallVector<NamedAttribute> conv3DAttributes(LoweringContext &ctx,
                                                    const Window &window) {
  return {ctx.i32Attr("dilation_d_factor", window.dilations[0]),
          ctx.i32Attr("dilation_h_factor", window.dilations[1]),
          ctx.i32Attr("dilation_w_factor", window.dilations[2]),
          ctx.noActivation(),
          ctx.text("padding", window.padding),
          ctx.i32Attr("stride_d", window.strides[0]),
          ctx.i32Attr("stride_h", window.strides[1]),
          ctx.i32Attr("stride_w", window.strides[2])};
}

LogicalResult lowerConv3D(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 3);
  Window window;
  assert(layout && "verified: the format of the data");
  if (failed(readWindow(ctx, layout, window)))
    return failure();
  Value input = ctx.in("input"), filter = ctx.in("filter");
  if (rankOf(filter) != 5 || rankOf(input).value_or(5) != 5)
    return rejectFilter(ctx);
  if (failed(checkChannels(ctx, dimOf(input, layout.channel()),
                           dimOf(filter, 3), "CONV_3D")))
    return failure();
  Value image = layout.toChannelsLast(ctx, input);
  image = applyMargins(ctx, image, window, shapeOf(filter)->take_front(3));
  Value result = ctx.emit<tfl::Conv3DOp>(layout.channelsLastType(ctx.type()),
                                         {image, filter, ctx.none()},
                                         conv3DAttributes(ctx, window));
  return layout.replaceWith(ctx, result);
}

LogicalResult lowerConv3DBackpropInput(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 3);
  Window window;
  assert(layout && "verified: the format of the data");
  if (failed(readWindow(ctx, layout, window)))
    return failure();
  Value filter = ctx.in("filter"), input = ctx.in("out_backprop");
  if (rankOf(filter) != 5 || rankOf(input).value_or(5) != 5)
    return rejectFilter(ctx);
  Value image = layout.toChannelsLast(ctx, input);
  Value shape = outputShape(ctx, layout, image, filter);
  Value result = ctx.emit<tfl::Conv3DTransposeOp>(
      layout.channelsLastType(ctx.type()), {shape, filter, image, ctx.none()},
      conv3DAttributes(ctx, window));
  return layout.replaceWith(ctx, result);
}

} // namespace tfuse::lowering
