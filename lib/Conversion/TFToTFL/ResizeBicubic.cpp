//===- ResizeBicubic.cpp - Bicubic image resizing -------------------------===//
//
// TFLite has no bicubic resize. It is linear and separable: each row of the
// result is a weighted sum of four rows of the image, then each column is one
// of four columns. If all sizes are known, the rows and weights are constants:
//
//   sum over i of Gather(images, rows_i) * weights_i
//
// Two matrix products would be fewer ops, but slower for all but tiny images,
// and their weights grow with the product of the sizes.
//
// Weights, clamped positions and the order of the sum follow TensorFlow's
// kernel (core/kernels/image/resize_bicubic_op.cc): cubic convolution (R. G.
// Keys, "Cubic convolution interpolation for digital image processing", 1981)
// with A = -0.5 for half_pixel_centers, otherwise A = -0.75; the fraction of a
// position is rounded to 1/1024; all arithmetic is in float32.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include <array>
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {

static constexpr int64_t kTaps = 4;

namespace {
/// How the sizes of an axis change, and where pixels are.
struct AxisResize {
  int64_t from, to;
  bool alignCorners, halfPixels;
};

/// A position of the result, for each of its four source positions.
struct TapsOfAxis {
  std::array<SmallVector<int32_t>, kTaps> positions;
  std::array<SmallVector<float>, kTaps> weights;
};
} // namespace

/// The weights of the pixels at distances 1 + fraction, fraction, 1 - fraction
/// and 2 - fraction.
static std::array<float, kTaps> cubicWeights(int64_t fraction, double a) {
  constexpr int64_t steps = 1024;
  auto inner = [&](int64_t step) {
    float x = float(double(step) / steps);
    return float(((a + 2) * x - (a + 3)) * x * x + 1);
  };
  auto outer = [&](int64_t step) {
    float x = float(double(step) / steps) + 1.0f;
    return float(((a * x - 5 * a) * x + 8 * a) * x - 4 * a);
  };
  return {outer(fraction), inner(fraction), inner(steps - fraction),
          outer(steps - fraction)};
}

static float positionInImage(const AxisResize &axis, int64_t result) {
  float scale = axis.alignCorners && axis.to > 1
                    ? float(axis.from - 1) / float(axis.to - 1)
                    : float(axis.from) / float(axis.to);
  return axis.halfPixels ? (float(result) + 0.5f) * scale - 0.5f
                         : float(result) * scale;
}

static TapsOfAxis tapsOf(const AxisResize &axis) {
  TapsOfAxis taps;
  for (int64_t result = 0; result < axis.to; ++result) {
    float position = positionInImage(axis, result);
    auto pixel = int64_t(std::floor(position));
    int64_t fraction = std::lrint((position - float(pixel)) * 1024.0f);
    std::array<float, kTaps> weights =
        cubicWeights(fraction, axis.halfPixels ? -0.5 : -0.75);
    for (int64_t tap = 0; tap < kTaps; ++tap) {
      int64_t wanted = pixel - 1 + tap;
      int64_t clamped = std::clamp<int64_t>(wanted, 0, axis.from - 1);
      // Beyond the border, half_pixel_centers leaves pixels out; otherwise the
      // border counts again.
      if (axis.halfPixels && clamped != wanted)
        weights[tap] = 0;
      taps.positions[tap].push_back(int32_t(clamped));
    }
    float sum = weights[0] + weights[1] + weights[2] + weights[3];
    bool normalizes =
        axis.halfPixels &&
        std::abs(sum) >= 1000.0f * std::numeric_limits<float>::min();
    float factor = normalizes ? 1.0f / sum : 1.0f;
    for (int64_t tap = 0; tap < kTaps; ++tap)
      taps.weights[tap].push_back(weights[tap] * factor);
  }
  return taps;
}

/// Resizes the axis 1 or 2 of images [N, H, W, C].
static Value resizeAxis(LoweringContext &ctx, Value images, int64_t axis,
                        const TapsOfAxis &taps) {
  auto to = int64_t(taps.positions[0].size());
  Ints sizes = llvm::to_vector(cast<ShapedType>(images.getType()).getShape());
  sizes[axis] = to;
  Type f32 = ctx.rewriter.getF32Type();
  // Broadcast along the axes behind.
  Ints weightShape(4 - axis, 1);
  weightShape[0] = to;
  auto weightType = RankedTensorType::get(weightShape, f32);
  Value sum;
  for (int64_t tap = 0; tap < kTaps; ++tap) {
    Ints positions(taps.positions[tap].begin(), taps.positions[tap].end());
    Value pixels =
        ctx.tf("GatherV2", tensorOf(sizes, f32),
               {images, ctx.i32s(positions), ctx.i32Scalar(int32_t(axis))});
    Value weights = ctx.constant(
        DenseElementsAttr::get(weightType, ArrayRef(taps.weights[tap])));
    Value term = ctx.mul(pixels, weights);
    sum = sum ? ctx.add(sum, term) : term;
  }
  return sum;
}

LogicalResult lowerResizeBicubic(LoweringContext &ctx) {
  std::optional<Ints> size = constantInts(ctx.in("size"));
  Value images = ctx.in("images");
  auto isKnown = [](int64_t n) { return n > 0 && n <= kMaxSmallElements; };
  if (!size || size->size() != 2 || rankOf(images) != 4 ||
      !llvm::all_of(*size, isKnown) || !isKnown(dimOf(images, 1)) ||
      !isKnown(dimOf(images, 2)))
    return ctx.reject("the heights and widths of its images and of its result "
                      "have to be known, and from 1 to " +
                          Twine(kMaxSmallElements),
                      kFixShapes);
  bool alignCorners = ctx.boolAttr("align_corners");
  bool halfPixels = ctx.boolAttr("half_pixel_centers");
  if (alignCorners && halfPixels)
    return ctx.reject(
        "align_corners and half_pixel_centers exclude each other");
  Value result = ctx.castTo(images, ctx.rewriter.getF32Type());
  for (int64_t axis : {1, 2})
    result = resizeAxis(ctx, result, axis,
                        tapsOf({dimOf(images, axis), (*size)[axis - 1],
                                alignCorners, halfPixels}));
  return ctx.replace(result);
}

} // namespace tfuse::lowering
