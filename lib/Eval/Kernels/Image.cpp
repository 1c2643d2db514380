//===- Image.cpp - Resizing images ----------------------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include <cmath>

using namespace mlir;

namespace tfuse::eval {

namespace {

/// How positions of the output map to the input along one axis.
struct Resampling {
  int64_t input, output;
  float scale;
  bool halfPixel;

  Resampling(int64_t input, int64_t output, bool alignCorners, bool halfPixel)
      : input(input), output(output),
        scale(alignCorners && output > 1 ? float(input - 1) / float(output - 1)
                                         : float(input) / float(output)),
        halfPixel(halfPixel) {}

  float at(int64_t position) const {
    return halfPixel ? (float(position) + 0.5f) * scale - 0.5f
                     : float(position) * scale;
  }
};

/// An image [batch, height, width, channels] and its new size.
struct ResizeSpec {
  Resampling rows, columns;
  int64_t batch, channels;
};

FailureOr<ResizeSpec> readResize(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &image = context.operand(0);
  auto size = context.ints(1);
  if (image.rank() != 4 || !size || size->size() != 2 || (*size)[0] <= 0 ||
      (*size)[1] <= 0 || image.dim(1) <= 0 || image.dim(2) <= 0)
    return context.fail(
        "the operand must be an image, and size two positive integers");
  bool align = context.boolAttr("align_corners");
  bool half = context.boolAttr("half_pixel_centers");
  if (align && half)
    return context.fail(
        "align_corners and half_pixel_centers exclude each other");
  return ResizeSpec{Resampling(image.dim(1), (*size)[0], align, half),
                    Resampling(image.dim(2), (*size)[1], align, half),
                    image.dim(0), image.dim(3)};
}

} // namespace

LogicalResult evalResizeBilinear(KernelContext &context) {
  FailureOr<ResizeSpec> spec = readResize(context);
  if (failed(spec))
    return failure();
  const HostTensor &image = context.operand(0);
  auto &[rows, columns, batch, channels] = *spec;
  HostTensor *result =
      context.allocate(0, {batch, rows.output, columns.output, channels});
  if (!result || result->kind() != ElementKind::Float32)
    return context.unsupportedType();
  if (result->empty())
    return success();
  // The two adjacent input positions, and the interpolation weight.
  auto between = [](const Resampling &axis, int64_t position) {
    float at = axis.at(position), floor = std::floor(at);
    int64_t low = std::max<int64_t>(int64_t(floor), 0);
    int64_t high = std::min<int64_t>(int64_t(std::ceil(at)), axis.input - 1);
    return std::tuple(std::min(low, axis.input - 1), std::max<int64_t>(high, 0),
                      at - floor);
  };
  bool known = dispatch<IsReal>(image.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = image.data<T>().data();
    float *out = result->mutableData<float>().data();
    auto pixel = [&, &columns = columns, &rows = rows, &channels = channels](
                     int64_t n, int64_t y, int64_t x, int64_t c) {
      return float(
          in[((n * rows.input + y) * columns.input + x) * channels + c]);
    };
    for (int64_t n = 0; n < batch; ++n)
      for (int64_t i = 0; i < rows.output; ++i)
        for (int64_t j = 0; j < columns.output; ++j) {
          auto [top, bottom, down] = between(rows, i);
          auto [left, right, along] = between(columns, j);
          for (int64_t c = 0; c < channels; ++c) {
            float a = pixel(n, top, left, c), b = pixel(n, top, right, c);
            float d = pixel(n, bottom, left, c), e = pixel(n, bottom, right, c);
            float above = a + (b - a) * along, below = d + (e - d) * along;
            *out++ = above + (below - above) * down;
          }
        }
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalResizeNearestNeighbor(KernelContext &context) {
  FailureOr<ResizeSpec> spec = readResize(context);
  if (failed(spec))
    return failure();
  const HostTensor &image = context.operand(0);
  auto &[rows, columns, batch, channels] = *spec;
  bool align = context.boolAttr("align_corners");
  HostTensor *result =
      context.allocate(0, {batch, rows.output, columns.output, channels});
  if (!result || result->empty())
    return success(result != nullptr);
  auto nearest = [align](const Resampling &axis, int64_t position) {
    float at = axis.halfPixel ? (float(position) + 0.5f) * axis.scale
                              : float(position) * axis.scale;
    int64_t index = int64_t(align ? std::round(at) : std::floor(at));
    return std::clamp<int64_t>(index, 0, axis.input - 1);
  };
  int64_t to = 0;
  for (int64_t n = 0; n < batch; ++n)
    for (int64_t i = 0; i < rows.output; ++i)
      for (int64_t j = 0; j < columns.output; ++j, to += channels) {
        int64_t y = nearest(rows, i), x = nearest(columns, j);
        copyElements(image,
                     ((n * rows.input + y) * columns.input + x) * channels,
                     *result, to, channels);
      }
  return success();
}

} // namespace tfuse::eval
