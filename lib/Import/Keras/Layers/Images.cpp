//===- Images.cpp - Resizing and cropping of images -----------------------===//

#include "Windows.h"

#include <algorithm>

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// Resizes [batch, height, width, channels].
static Value resize(LayerContext &c, Value x, Size height, Size width) {
  GraphBuilder &b = c.b;
  StringRef method = c.config.text("interpolation", "bilinear");
  StringRef op = method == "bilinear"  ? "ResizeBilinear"
                 : method == "nearest" ? "ResizeNearestNeighbor"
                 : method == "bicubic" ? "ResizeBicubic"
                                       : "";
  if (op.empty()) {
    c.config.refuse("interpolation",
                    "nearest, bilinear or bicubic is expected");
    return {};
  }
  if (!x)
    return {};
  auto sizeOf = [](const Size &size) {
    return size.value ? kDynamic : size.number;
  };
  return b.op(
      op, {x, b.vector({height, width})}, b.flag("half_pixel_centers", true),
      tensorOf({b.dim(x, 0), sizeOf(height), sizeOf(width), b.dim(x, 3)},
               b.f32()));
}

/// Repeats each element along an axis.
static Value repeat(GraphBuilder &b, Value x, int64_t axis, int64_t times) {
  if (times == 1 || !x)
    return x;
  SmallVector<Size> sizes = b.sizes(x);
  sizes[axis] = b.multiply(sizes[axis], times);
  Ints multiples(b.rank(x) + 1, 1);
  multiples[axis + 1] = times;
  Value tiled = b.op("Tile", {b.expandDims(x, axis + 1), b.i32s(multiples)});
  return b.reshape(tiled, sizes);
}

Tensors buildUpSampling1D(LayerContext &c) {
  int64_t size = c.config.integer("size", 2, 1);
  SpatialLayout layout(c, 1);
  return c.output(repeat(c.b, c.floats(0), 1, size));
}

Tensors buildUpSampling2D(LayerContext &c) {
  GraphBuilder &b = c.b;
  Ints factors = c.config.integers("size", 2, 2);
  SpatialLayout layout(c, 2);
  Value x = layout.input();
  Size height = b.multiply(b.size(x, 1), factors[0]);
  Size width = b.multiply(b.size(x, 2), factors[1]);
  if (!c.config.has("interpolation")) {
    x = repeat(b, repeat(b, x, 1, factors[0]), 2, factors[1]);
    return c.output(layout.output(x));
  }
  return c.output(layout.output(resize(c, x, height, width)));
}

Tensors buildUpSampling3D(LayerContext &c) {
  Ints factors = c.config.integers("size", 3, 2);
  SpatialLayout layout(c, 3);
  Value x = layout.input();
  for (int64_t axis : {1, 2, 3})
    x = repeat(c.b, x, axis, factors[axis - 1]);
  return c.output(layout.output(x));
}

//===----------------------------------------------------------------------===//
// Preprocessing
//===----------------------------------------------------------------------===//

/// The largest part of the input, around its center, with the ratio of height
/// to width of the result.
static Value cropToRatio(LayerContext &c, Value x, int64_t height,
                         int64_t width) {
  GraphBuilder &b = c.b;
  int64_t h = b.dim(x, 1), w = b.dim(x, 2);
  if (h == kDynamic || w == kDynamic) {
    b.fail(Code::UnsupportedOp,
           "the size of the input is not known, which "
           "cropping to a ratio needs",
           "give it with --input-shapes");
    return {};
  }
  int64_t cropHeight =
      std::min<int64_t>(h, int64_t(double(w * height) / double(width)));
  int64_t cropWidth =
      std::min<int64_t>(w, int64_t(double(h * width) / double(height)));
  int64_t top = (h - cropHeight) / 2, left = (w - cropWidth) / 2;
  return b.crop(x, {{0, 0},
                    {top, h - cropHeight - top},
                    {left, w - cropWidth - left},
                    {0, 0}});
}

/// The input of rank 3 or 4 as images with channels last.
static Value images(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (b.rank(x) != 4) {
    b.fail(Code::ShapeMismatch, "the layer needs an input of rank 4");
    return {};
  }
  return c.channelsFirst() ? b.transpose(x, {0, 2, 3, 1}) : x;
}

static Tensors asLayout(LayerContext &c, Value y) {
  return c.output(c.channelsFirst() ? c.b.transpose(y, {0, 3, 1, 2}) : y);
}

Tensors buildResizing(LayerContext &c) {
  int64_t height = c.config.integer("height", std::nullopt, 1);
  int64_t width = c.config.integer("width", std::nullopt, 1);
  for (StringRef key : {"pad_to_aspect_ratio", "antialias"})
    if (c.config.flag(key, false))
      c.config.refuse(key);
  Value x = images(c);
  if (c.config.flag("crop_to_aspect_ratio", false) && !c.b.failed())
    x = cropToRatio(c, x, height, width);
  return asLayout(c, resize(c, x, height, width));
}

Tensors buildCenterCrop(LayerContext &c) {
  GraphBuilder &b = c.b;
  int64_t height = c.config.integer("height", std::nullopt, 1);
  int64_t width = c.config.integer("width", std::nullopt, 1);
  Value x = images(c);
  if (b.failed())
    return {};
  int64_t h = b.dim(x, 1), w = b.dim(x, 2);
  if (h != kDynamic && w != kDynamic && h >= height && w >= width) {
    int64_t top = (h - height) / 2, left = (w - width) / 2;
    return asLayout(c, b.crop(x, {{0, 0},
                                  {top, h - height - top},
                                  {left, w - width - left},
                                  {0, 0}}));
  }
  x = cropToRatio(c, x, height, width);
  return asLayout(c, resize(c, x, height, width));
}

} // namespace tfuse::keras
