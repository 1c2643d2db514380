//===- Resampling.cpp - Images resized with kernels and by area -----------===//
//
// ScaleAndTranslate and ResizeArea are linear and separable: each row of the
// result is a weighted sum of adjacent rows of the image, then each column is
// one of columns. With known sizes, the weights are constants. Few weights are
// gathers and multiplications, many a matmul:
//
//   sum over i of Gather(images, rows_i) * weights_i
//   transpose(transpose(images) x weights)
//
// CropAndResize computes positions from boxes, and gathers pixels there.
//
// Positions, weights and their normalization follow TensorFlow's kernels in
// core/kernels/image: scale_and_translate_op.cc, sampling_kernels.h,
// resize_area_op.cc and crop_and_resize_op.cc.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Eval/HostTensor.h"
#include <cmath>
#include <functional>

using namespace mlir;

namespace tfuse::lowering {

namespace {

/// The weights of adjacent source positions for one position of the result.
struct Span {
  int64_t start = 0;
  SmallVector<float, 8> weights;
};

/// A kernel of ScaleAndTranslate: zero beyond the radius.
struct SamplingKernel {
  float radius;
  std::function<float(float)> weight;
};

} // namespace

//===----------------------------------------------------------------------===//
// Weighted sums along an axis
//===----------------------------------------------------------------------===//

/// With more weights, a matmul is faster than gathers.
static constexpr int64_t kMaxGathers = 6;
/// The largest matrix of weights (16 MB).
static constexpr int64_t kMaxWeights = 4 << 20;

static int64_t longestSpan(ArrayRef<Span> spans) {
  size_t longest = 1;
  for (const Span &span : spans)
    longest = std::max(longest, span.weights.size());
  return int64_t(longest);
}

/// One gather for each weight of the longest span.
static Value resampleByGathers(LoweringContext &ctx, Value images, int64_t axis,
                               ArrayRef<Span> spans) {
  auto to = int64_t(spans.size());
  int64_t from = dimOf(images, axis);
  Ints sizes(*shapeOf(images)), weightShape(size_t(4 - axis), 1);
  sizes[size_t(axis)] = weightShape[0] = to;
  Type f32 = ctx.rewriter.getF32Type();
  Value sum;
  for (int64_t tap = 0, e = longestSpan(spans); tap != e; ++tap) {
    Ints positions;
    SmallVector<float> weights;
    for (const Span &span : spans) {
      bool has = tap < int64_t(span.weights.size());
      weights.push_back(has ? span.weights[size_t(tap)] : 0);
      positions.push_back(std::min(span.start + tap, from - 1));
    }
    Value pixels = ctx.tf("GatherV2", tensorOf(sizes, f32),
                          {images, ctx.i32s(positions), ctx.i32Scalar(axis)});
    Value factors = ctx.constant(DenseElementsAttr::get(
        tensorOf(weightShape, f32), ArrayRef<float>(weights)));
    Value term = ctx.mul(pixels, factors);
    sum = sum ? ctx.add(sum, term) : term;
  }
  return sum;
}

/// A matmul along the axis, which is the last one meanwhile.
static Value resampleByMatMul(LoweringContext &ctx, Value images, int64_t axis,
                              ArrayRef<Span> spans) {
  auto to = int64_t(spans.size());
  int64_t from = dimOf(images, axis);
  SmallVector<float, 0> weights(size_t(from * to), 0);
  for (auto [column, span] : llvm::enumerate(spans))
    for (auto [tap, weight] : llvm::enumerate(span.weights))
      weights[(size_t(span.start) + tap) * size_t(to) + column] = weight;
  Ints permutation = sequence(0, 4);
  std::swap(permutation[size_t(axis)], permutation[3]);
  Value rows = ctx.transpose(images, permutation);
  Ints sizes(*shapeOf(rows));
  sizes.back() = to;
  Value matrix = ctx.constant(
      DenseElementsAttr::get(tensorOf({from, to}, ctx.rewriter.getF32Type()),
                             ArrayRef<float>(weights)));
  Value product =
      ctx.tf("BatchMatMulV2", withShape(rows.getType(), sizes), {rows, matrix});
  return ctx.transpose(product, permutation);
}

static Value resample(LoweringContext &ctx, Value images, int64_t axis,
                      ArrayRef<Span> spans) {
  return longestSpan(spans) <= kMaxGathers
             ? resampleByGathers(ctx, images, axis, spans)
             : resampleByMatMul(ctx, images, axis, spans);
}

/// The constant sizes of the result, if those of the images are known, too.
static LogicalResult checkResampling(LoweringContext &ctx, Ints &size) {
  Value images = ctx.in("images");
  size = constantInts(ctx.in("size")).value_or(Ints());
  auto isKnown = [](int64_t n) { return n > 0 && n <= kMaxSmallElements; };
  if (size.size() != 2 || rankOf(images) != 4 || !llvm::all_of(size, isKnown) ||
      !isKnown(dimOf(images, 1)) || !isKnown(dimOf(images, 2)))
    return ctx.reject("the heights and widths of its images and of its result "
                      "have to be known, and from 1 to " +
                          Twine(kMaxSmallElements),
                      kFixShapes);
  for (int64_t axis : {1, 2})
    if (dimOf(images, axis) * size[size_t(axis - 1)] > kMaxWeights)
      return ctx.reject("the weights of a resize from " +
                            Twine(dimOf(images, axis)) + " to " +
                            Twine(size[size_t(axis - 1)]) +
                            " pixels would exceed the limit of 16 MB",
                        "resize in two steps");
  return success();
}

//===----------------------------------------------------------------------===//
// ScaleAndTranslate
//===----------------------------------------------------------------------===//

static float lanczos(float x, float radius) {
  x = std::abs(x);
  if (x > radius)
    return 0;
  if (x <= 1e-3f)
    return 1;
  auto pi = float(M_PI);
  return radius * std::sin(pi * x) * std::sin(pi * x / radius) /
         (pi * pi * x * x);
}

static float keysCubic(float x) {
  x = std::abs(x);
  if (x >= 2)
    return 0;
  if (x >= 1)
    return ((-0.5f * x + 2.5f) * x - 4) * x + 2;
  return (1.5f * x - 2.5f) * x * x + 1;
}

static float mitchellCubic(float x) {
  x = std::abs(x);
  if (x >= 2)
    return 0;
  if (x >= 1)
    return ((-7.0f / 18 * x + 2) * x - 10.0f / 3) * x + 16.0f / 9;
  return (7.0f / 6 * x - 2) * x * x + 8.0f / 9;
}

static std::optional<SamplingKernel> kernelOf(StringRef name) {
  for (auto [lanczosName, radius] :
       {std::pair("lanczos1", 1.0f), std::pair("lanczos3", 3.0f),
        std::pair("lanczos5", 5.0f)})
    if (name == lanczosName)
      return SamplingKernel{
          radius, [radius = radius](float x) { return lanczos(x, radius); }};
  if (name == "gaussian")
    return SamplingKernel{1.5f, [](float x) {
                            constexpr float sigma = 0.5f;
                            return std::abs(x) >= 1.5f
                                       ? 0.0f
                                       : std::exp(-x * x / (2 * sigma * sigma));
                          }};
  if (name == "box")
    return SamplingKernel{0.5f, [](float x) {
                            x = std::abs(x);
                            return x < 0.5f ? 1.0f : x == 0.5f ? 0.5f : 0.0f;
                          }};
  if (name == "triangle")
    return SamplingKernel{
        1, [](float x) { return std::max(0.0f, 1 - std::abs(x)); }};
  if (name == "keyscubic")
    return SamplingKernel{2, keysCubic};
  if (name == "mitchellcubic")
    return SamplingKernel{2, mitchellCubic};
  return std::nullopt;
}

/// The spans of an axis. Positions outside of the image have no weights.
static SmallVector<Span> sampledSpans(const SamplingKernel &kernel,
                                      int64_t from, int64_t to, float scale,
                                      float translation, bool antialias) {
  float inverse = 1 / scale;
  float offset = -inverse * translation;
  // A kernel for fewer pixels is wider: it is a low-pass filter.
  float kernelScale = antialias ? std::max(inverse, 1.0f) : 1.0f;
  float radius = kernel.radius * kernelScale;
  SmallVector<Span> spans;
  for (int64_t result = 0; result != to; ++result) {
    Span &span = spans.emplace_back();
    float sample = (float(result) + 0.5f) * inverse + offset;
    if (sample < 0 || sample > float(from))
      continue;
    auto clamped = [&](float position) {
      return int64_t(std::clamp(position, 0.0f, float(from - 1)));
    };
    span.start = clamped(std::ceil(sample - radius - 0.5f));
    int64_t end = clamped(std::floor(sample + radius - 0.5f)) + 1;
    float total = 0;
    for (int64_t source = span.start; source < end; ++source) {
      float distance = float(source) + 0.5f - sample;
      span.weights.push_back(kernel.weight(distance * (1 / kernelScale)));
      total += span.weights.back();
    }
    if (std::abs(total) >= 1000.0f * std::numeric_limits<float>::min())
      for (float &weight : span.weights)
        weight *= 1 / total;
  }
  return spans;
}

/// Two floats; nothing for other constants and computed values.
static std::optional<std::pair<float, float>> twoFloats(Value value) {
  eval::HostTensor tensor = smallTensor(value);
  if (!tensor || tensor.numElements() != 2 || !tensor.elementType().isF32())
    return std::nullopt;
  return std::pair(tensor.data<float>()[0], tensor.data<float>()[1]);
}

LogicalResult lowerScaleAndTranslate(LoweringContext &ctx) {
  Ints size;
  if (failed(checkResampling(ctx, size)))
    return failure();
  auto scale = twoFloats(ctx.in("scale"));
  auto translation = twoFloats(ctx.in("translation"));
  if (!scale || !translation)
    return ctx.reject("its scale or translation is not a constant", kFixShapes);
  if (!(scale->first > 0) || !(scale->second > 0))
    return ctx.reject("its scale is not positive");
  std::optional<SamplingKernel> kernel =
      kernelOf(ctx.stringAttr("kernel_type"));
  if (!kernel)
    return ctx.reject("TensorFlow has no kernel_type '" +
                      ctx.stringAttr("kernel_type") + "'");
  bool antialias = ctx.boolAttr("antialias");
  Value result = ctx.castTo(ctx.in("images"), ctx.rewriter.getF32Type());
  for (int64_t axis : {1, 2})
    result = resample(
        ctx, result, axis,
        sampledSpans(*kernel, dimOf(result, axis), size[size_t(axis - 1)],
                     axis == 1 ? scale->first : scale->second,
                     axis == 1 ? translation->first : translation->second,
                     antialias));
  return ctx.replace(result);
}

//===----------------------------------------------------------------------===//
// ResizeArea
//===----------------------------------------------------------------------===//

/// A pixel of the result is the mean of the source pixels that it covers, each
/// weighted by the covered part.
static SmallVector<Span> coveredSpans(int64_t from, int64_t to,
                                      bool alignCorners) {
  float scale = alignCorners && to > 1 ? float(from - 1) / float(to - 1)
                                       : float(from) / float(to);
  SmallVector<Span> spans;
  for (int64_t result = 0; result != to; ++result) {
    Span &span = spans.emplace_back();
    float begin = float(result) * scale, end = float(result + 1) * scale;
    auto first = int64_t(std::floor(begin)), last = int64_t(std::ceil(end));
    span.start = std::clamp<int64_t>(first, 0, from - 1);
    for (int64_t source = first; source < last; ++source) {
      float covered =
          std::min(float(source + 1), end) - std::max(float(source), begin);
      // Positions beyond the border are those of the border.
      if (source < from)
        span.weights.push_back(covered / scale);
      else if (span.weights.empty())
        span.weights.push_back(covered / scale);
      else
        span.weights.back() += covered / scale;
    }
  }
  return spans;
}

LogicalResult lowerResizeArea(LoweringContext &ctx) {
  Ints size;
  if (failed(checkResampling(ctx, size)))
    return failure();
  bool alignCorners = ctx.boolAttr("align_corners");
  Value result = ctx.castTo(ctx.in("images"), ctx.rewriter.getF32Type());
  for (int64_t axis : {1, 2})
    if (alignCorners && size[size_t(axis - 1)] > 1 && dimOf(result, axis) == 1)
      return ctx.reject("align_corners makes more than one pixel of one, whose "
                        "scale is 0",
                        "resize without align_corners");
  for (int64_t axis : {1, 2})
    result = resample(ctx, result, axis,
                      coveredSpans(dimOf(result, axis), size[size_t(axis - 1)],
                                   alignCorners));
  return ctx.replace(result);
}

//===----------------------------------------------------------------------===//
// CropAndResize
//===----------------------------------------------------------------------===//

namespace {
/// Positions along an axis of the image, for each box and each pixel of the
/// crop: float32 [boxes, crop].
struct CropAxis {
  Value positions, last, isInside;
};
} // namespace

/// `column` is the first one of the ends of boxes [y1, x1, y2, x2].
static CropAxis cropPositions(LoweringContext &ctx, Value image, int64_t axis,
                              Value boxes, int64_t column, int64_t crop) {
  Type f32 = ctx.rewriter.getF32Type();
  Value size = ctx.castTo(ctx.sizeScalar(SymbolicDim(image, axis)), f32);
  Value last = ctx.sub(size, ctx.scalar(f32, 1));
  Value begin = ctx.slice(boxes, {0, column}, {-1, 1});
  Value end = ctx.slice(boxes, {0, column + 2}, {-1, 1});
  CropAxis result;
  result.last = last;
  if (crop > 1) {
    SmallVector<float> numbers;
    for (int64_t i = 0; i != crop; ++i)
      numbers.push_back(float(i));
    Value steps = ctx.constant(DenseElementsAttr::get(
        tensorOf({1, crop}, f32), ArrayRef<float>(numbers)));
    Value scale = ctx.divide(ctx.mul(ctx.sub(end, begin), last),
                             ctx.scalar(f32, double(crop - 1)));
    result.positions = ctx.add(ctx.mul(begin, last), ctx.mul(steps, scale));
  } else {
    result.positions =
        ctx.mul(ctx.mul(ctx.add(begin, end), ctx.scalar(f32, 0.5)), last);
  }
  Value isBehind =
      ctx.compare("GreaterEqual", result.positions, ctx.scalar(f32, 0));
  Value isBefore = ctx.compare("LessEqual", result.positions, last);
  result.isInside =
      ctx.tf("LogicalAnd", isBehind.getType(), {isBehind, isBefore});
  return result;
}

/// [boxes, crop] as [boxes, crop, 1] or [boxes, 1, crop], and with another axis
/// if `isPixel`.
static Value spread(LoweringContext &ctx, Value value, bool isHeight,
                    bool isPixel) {
  value = ctx.expandDim(value, isHeight ? 2 : 1);
  return isPixel ? ctx.expandDim(value, 3) : value;
}

LogicalResult lowerCropAndResize(LoweringContext &ctx) {
  Value image = ctx.in("image"), boxes = ctx.in("boxes");
  std::optional<Ints> size = constantInts(ctx.in("crop_size"));
  if (rankOf(image) != 4 || rankOf(boxes) != 2 ||
      rankOf(ctx.in("box_ind")) != 1)
    return ctx.reject("the rank of an operand is not known", kGiveRank);
  if (!size || size->size() != 2 || (*size)[0] < 1 || (*size)[1] < 1 ||
      (*size)[0] > kMaxSmallElements || (*size)[1] > kMaxSmallElements)
    return ctx.reject(
        "its crop_size is not a constant of two sizes from 1 to " +
            Twine(kMaxSmallElements),
        "use a constant crop_size in the model");
  Type f32 = ctx.rewriter.getF32Type(), i32 = ctx.rewriter.getI32Type();
  bool isNearest = ctx.stringAttr("method") == "nearest";
  CropAxis y = cropPositions(ctx, image, 1, boxes, 0, (*size)[0]);
  CropAxis x = cropPositions(ctx, image, 2, boxes, 1, (*size)[1]);
  SymbolicDim batch(image, 0), height(image, 1), width(image, 2);
  SymbolicDim depth(image, 3), count(boxes, 0);
  Value pixels =
      ctx.castTo(ctx.reshape(image, {batch * height * width, depth}), f32);
  Value first = ctx.mul(ctx.asI32(ctx.in("box_ind")),
                        ctx.mul(ctx.sizeScalar(height), ctx.sizeScalar(width)));
  Value firstOfBox = ctx.expandDim(ctx.expandDim(first, 1), 2);
  // Positions outside of the image are replaced afterwards.
  auto index = [&](const CropAxis &axis, Value position) {
    Value bounded = ctx.binary(
        "Minimum", ctx.binary("Maximum", position, ctx.scalar(f32, 0)),
        axis.last);
    return ctx.castTo(bounded, i32);
  };
  Ints shape = {dimOf(boxes, 0), (*size)[0], (*size)[1], dimOf(image, 3)};
  auto gather = [&](Value row, Value column) {
    Value rows = ctx.mul(spread(ctx, row, true, false), ctx.sizeScalar(width));
    Value flat =
        ctx.add(ctx.add(firstOfBox, rows), spread(ctx, column, false, false));
    return ctx.tf("GatherV2", tensorOf(shape, f32),
                  {pixels, flat, ctx.i32Scalar(0)});
  };
  Value result;
  if (isNearest) {
    auto nearest = [&](const CropAxis &axis) {
      Value half = ctx.add(axis.positions, ctx.scalar(f32, 0.5));
      return index(axis, ctx.unary("Floor", half));
    };
    result = gather(nearest(y), nearest(x));
  } else {
    Value top = ctx.unary("Floor", y.positions);
    Value left = ctx.unary("Floor", x.positions);
    Value ofRow = spread(ctx, ctx.sub(y.positions, top), true, true);
    Value ofColumn = spread(ctx, ctx.sub(x.positions, left), false, true);
    Value rows[] = {index(y, top), index(y, ctx.unary("Ceil", y.positions))};
    Value columns[] = {index(x, left),
                       index(x, ctx.unary("Ceil", x.positions))};
    auto interpolate = [&](Value a, Value b, Value fraction) {
      return ctx.add(a, ctx.mul(ctx.sub(b, a), fraction));
    };
    auto row = [&](Value position) {
      return interpolate(gather(position, columns[0]),
                         gather(position, columns[1]), ofColumn);
    };
    result = interpolate(row(rows[0]), row(rows[1]), ofRow);
  }
  Value isInsideY = spread(ctx, y.isInside, true, true);
  Value isInsideX = spread(ctx, x.isInside, false, true);
  Value isInside =
      ctx.tf("LogicalAnd",
             broadcastType(isInsideY.getType(), isInsideX.getType(),
                           ctx.rewriter.getI1Type()),
             {isInsideY, isInsideX});
  Value outside =
      ctx.scalar(f32, double(ctx.floatAttr("extrapolation_value", 0)));
  return ctx.replace(ctx.select(isInside, result, outside));
}

} // namespace tfuse::lowering
