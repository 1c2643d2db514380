//===- Convolution.cpp - Convolutions -------------------------------------===//

#include "Windows.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

namespace {

/// The options that all convolutions share.
struct Convolution {
  Convolution(LayerContext &c, unsigned spatial)
      : c(c), b(c.b), layout(c, spatial), x(layout.input()),
        kernel(c.config.integers("kernel_size", spatial, 1)),
        strides(c.config.integers("strides", spatial, 1)),
        dilations(c.config.integers("dilation_rate", spatial, 1)) {
    if (!c.config.has("kernel_size"))
      b.fail("option kernel_size is missing");
    channels = b.dim(x, -1);
    if (x && channels == kDynamic)
      b.fail("the number of channels of the input is not known");
    int64_t extent = 0;
    for (auto [size, dilation] : zip_equal(kernel, dilations))
      if (MulOverflow(size - 1, dilation, extent) || extent >= kMostInt32)
        b.fail(Code::LimitExceeded, "the kernel is too large");
    padding = paddingOf(c, spatial == 1, x, extent + 1);
  }

  SmallVector<NamedAttribute> attributes(bool dilated = true) {
    SmallVector<NamedAttribute> result{
        b.i64sAttr("strides", layout.perAxis(strides)),
        b.text("padding", padding)};
    if (dilated)
      result.push_back(b.i64sAttr("dilations", layout.perAxis(dilations)));
    return result;
  }
  /// The weight as the op takes it: with the added axis.
  Value weight(StringRef name, ArrayRef<int64_t> window,
               ArrayRef<int64_t> rest) {
    Ints shape(window);
    shape.append(rest.begin(), rest.end());
    Value value = c.weight(name, shape);
    return window.size() == 1 ? b.expandDims(value, 0) : value;
  }
  /// Adds bias and activation.
  Tensors finish(Value y, int64_t outputs) {
    y = c.addBias(y, outputs);
    StringRef activation =
        c.config.get("activation")
            ? c.config.get("activation")->getAsString().value_or("")
            : "";
    // These work along the last axis that the layer has.
    bool isLast = !layout.isChannelsFirst() ||
                  !activation.contains_insensitive("softmax");
    if (isLast)
      return c.output(layout.output(c.activate(y)));
    return c.output(c.activate(layout.output(y)));
  }

  LayerContext &c;
  GraphBuilder &b;
  SpatialLayout layout;
  Value x;
  Ints kernel, strides, dilations;
  int64_t channels = kDynamic;
  std::string padding;
};

} // namespace

static Tensors buildConvolution(LayerContext &c, unsigned spatial) {
  Convolution conv(c, spatial);
  int64_t filters = c.config.integer("filters", std::nullopt, 1);
  int64_t groups = c.config.integer("groups", 1, 1);
  if (conv.channels % groups != 0 || filters % groups != 0)
    c.config.refuse("groups", "channels and filters must be divisible");
  if (c.b.failed())
    return {};
  Value kernel =
      conv.weight("kernel", conv.kernel, {conv.channels / groups, filters});
  Value y = c.b.op(spatial == 3 ? "Conv3D" : "Conv2D", {conv.x, kernel},
                   conv.attributes());
  return conv.finish(y, filters);
}
Tensors buildConv1D(LayerContext &c) { return buildConvolution(c, 1); }
Tensors buildConv2D(LayerContext &c) { return buildConvolution(c, 2); }
Tensors buildConv3D(LayerContext &c) { return buildConvolution(c, 3); }

/// The convolution of each channel; nothing after a problem.
static Value depthwise(Convolution &conv, int64_t multiplier) {
  LayerContext &c = conv.c;
  if (!all_equal(conv.strides))
    c.config.refuse("strides", "TensorFlow has one stride for both axes of a "
                               "depthwise convolution");
  // The added axis has the size one, where the stride has no effect.
  Ints strides(4, 1);
  strides[1] = strides[2] = conv.strides.front();
  Value kernel = conv.weight("depthwise_kernel|kernel", conv.kernel,
                             {conv.channels, multiplier});
  return c.b.op(
      "DepthwiseConv2dNative", {conv.x, kernel},
      {c.b.i64sAttr("strides", strides), c.b.text("padding", conv.padding),
       c.b.i64sAttr("dilations", conv.layout.perAxis(conv.dilations))});
}

static int64_t multiplierOf(Convolution &conv) {
  int64_t multiplier = conv.c.config.integer("depth_multiplier", 1, 1);
  int64_t product = 0;
  if (MulOverflow(conv.channels, multiplier, product))
    conv.b.fail(Code::LimitExceeded, "depth_multiplier is too large");
  return multiplier;
}

static Tensors buildDepthwise(LayerContext &c, unsigned spatial) {
  Convolution conv(c, spatial);
  if (c.b.failed())
    return {};
  int64_t multiplier = multiplierOf(conv);
  if (c.b.failed())
    return {};
  Value y = depthwise(conv, multiplier);
  return conv.finish(y, conv.channels * multiplier);
}
Tensors buildDepthwiseConv1D(LayerContext &c) { return buildDepthwise(c, 1); }
Tensors buildDepthwiseConv2D(LayerContext &c) { return buildDepthwise(c, 2); }

static Tensors buildSeparable(LayerContext &c, unsigned spatial) {
  Convolution conv(c, spatial);
  int64_t filters = c.config.integer("filters", std::nullopt, 1);
  if (c.b.failed())
    return {};
  int64_t multiplier = multiplierOf(conv);
  if (c.b.failed())
    return {};
  Value y = depthwise(conv, multiplier);
  Value pointwise = conv.weight("pointwise_kernel", Ints(spatial, 1),
                                {conv.channels * multiplier, filters});
  y = c.b.op(
      "Conv2D", {y, pointwise},
      {c.b.i64sAttr("strides", {1, 1, 1, 1}), c.b.text("padding", "VALID")});
  return conv.finish(y, filters);
}
Tensors buildSeparableConv1D(LayerContext &c) { return buildSeparable(c, 1); }
Tensors buildSeparableConv2D(LayerContext &c) { return buildSeparable(c, 2); }

//===----------------------------------------------------------------------===//
// Transposed convolutions
//===----------------------------------------------------------------------===//

/// The size of an axis of the result of a transposed convolution.
static Size transposedSize(GraphBuilder &b, Size size, int64_t kernel,
                           int64_t stride, bool same,
                           std::optional<int64_t> outputPadding) {
  if (!outputPadding)
    return b.plus(b.multiply(size, stride),
                  same ? 0 : std::max<int64_t>(kernel - stride, 0));
  // (size - 1) * stride + kernel - 2 * pad + output_padding
  int64_t pad = same ? kernel / 2 : 0;
  return b.plus(b.multiply(size, stride),
                kernel - stride - 2 * pad + *outputPadding);
}

static Tensors buildTransposed(LayerContext &c, unsigned spatial) {
  GraphBuilder &b = c.b;
  Convolution conv(c, spatial);
  int64_t filters = c.config.integer("filters", std::nullopt, 1);
  for (int64_t dilation : conv.dilations)
    if (dilation != 1)
      c.config.refuse("dilation_rate", "tfuse needs 1 in transposed "
                                       "convolutions");
  if (c.config.text("padding", "valid") == "causal")
    c.config.refuse("padding");
  if (b.failed())
    return {};
  std::optional<Ints> outputPadding;
  if (c.config.has("output_padding"))
    outputPadding = c.config.integers("output_padding", spatial, 0, 0);
  SmallVector<Size> sizes{b.size(conv.x, 0)};
  if (spatial == 1)
    sizes.push_back(1);
  Ints dims{b.dim(conv.x, 0)};
  for (unsigned i = 0; i != spatial; ++i)
    sizes.push_back(transposedSize(
        b, b.size(conv.x, int64_t(sizes.size())), conv.kernel[i],
        conv.strides[i], conv.padding == "SAME",
        outputPadding ? std::optional((*outputPadding)[i]) : std::nullopt));
  sizes.push_back(filters);
  if (b.failed())
    return {};
  Value kernel = conv.weight("kernel", conv.kernel, {filters, conv.channels});
  Ints shape = llvm::map_to_vector(sizes, [](const Size &size) {
    return size.value ? kDynamic : size.number;
  });
  for (int64_t size : shape)
    if (size != kDynamic && size < 0)
      c.config.refuse("output_padding");
  Value y = b.op(spatial == 3 ? "Conv3DBackpropInputV2" : "Conv2DBackpropInput",
                 {b.vector(sizes), kernel, conv.x}, conv.attributes(),
                 tensorOf(shape, b.f32()));
  return conv.finish(y, filters);
}
Tensors buildConv1DTranspose(LayerContext &c) { return buildTransposed(c, 1); }
Tensors buildConv2DTranspose(LayerContext &c) { return buildTransposed(c, 2); }
Tensors buildConv3DTranspose(LayerContext &c) { return buildTransposed(c, 3); }

} // namespace tfuse::keras
