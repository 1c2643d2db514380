//===- Spectral.cpp - Fourier transforms ----------------------------------===//
//
// TFLite has RFFT2D for lengths that are powers of two. All other transforms
// are matmuls with constant matrices, on the parts of the complex tensor
// (ComplexPairs.h):
//
//   [real, imag] x [  cos  -+sin ]       along the last axis
//                  [ +-sin  cos  ]
//
// A length n = p * q whose matrix would be large becomes q transforms of length
// p, multiplications with the twiddle factors exp(-+2 pi i j k / n), and p
// transforms of length q (Cooley-Tukey).
//
//===----------------------------------------------------------------------===//

#include "ComplexPairs.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {

/// Larger matrices are split if the length has factors (1 MB of float32).
static constexpr int64_t kMaxMatrix = 300'000;
/// The largest constant: the matrix of a prime length, or all twiddle factors
/// (16 MB).
static constexpr int64_t kMaxElements = 4 << 20;

namespace {

/// Transforms along the last axis.
class Fourier {
public:
  Fourier(LoweringContext &ctx, bool isInverse)
      : ctx(ctx), sign(isInverse ? 1 : -1) {}

  /// Whether a transform of that length needs no matrix above the limit. Sets
  /// `prime` to the factor that does.
  static bool isFeasible(int64_t n, int64_t *prime = nullptr);

  /// The first `count` of the n elements of the transform of x, times `scale`.
  Pair transform(Pair x, int64_t n, int64_t count, double scale);
  /// The n real numbers whose transform starts with the n / 2 + 1 elements
  /// of x, times `scale`.
  Value realInverse(Pair x, int64_t n, double scale);

private:
  Pair direct(const Pair &x, int64_t n, int64_t count, double scale);
  Pair split(Pair x, int64_t n, int64_t p, double scale);
  Value matrix(int64_t rows, int64_t columns,
               llvm::function_ref<double(int64_t, int64_t)> element);
  Value multiply(Value x, Value matrix);

  LoweringContext &ctx;
  const int sign;
};

} // namespace

/// 2 pi times the fraction of j * k / n.
static double angleOf(int64_t j, int64_t k, int64_t n) {
  return 2 * M_PI * double(j * k % n) / double(n);
}

/// The largest divisor of n up to its square root.
static int64_t divisorOf(int64_t n) {
  auto p = int64_t(std::sqrt(double(n)));
  while (n % p != 0)
    --p;
  return p;
}

bool Fourier::isFeasible(int64_t n, int64_t *prime) {
  if (4 * n * n <= kMaxElements)
    return true;
  int64_t p = divisorOf(n);
  if (p == 1) {
    if (prime)
      *prime = n;
    return false;
  }
  return isFeasible(p, prime) && isFeasible(n / p, prime);
}

Value Fourier::matrix(int64_t rows, int64_t columns,
                      llvm::function_ref<double(int64_t, int64_t)> element) {
  SmallVector<float, 0> values;
  values.reserve(size_t(rows * columns));
  for (int64_t row = 0; row != rows; ++row)
    for (int64_t column = 0; column != columns; ++column)
      values.push_back(float(element(row, column)));
  return ctx.constant(DenseElementsAttr::get(
      tensorOf({rows, columns}, ctx.rewriter.getF32Type()),
      ArrayRef<float>(values)));
}

Value Fourier::multiply(Value x, Value matrix) {
  Ints shape(*shapeOf(x));
  shape.back() = dimOf(matrix, 1);
  Type type = withShape(x.getType(), shape);
  if (shape.size() > 1)
    return ctx.tf("BatchMatMulV2", type, {x, matrix});
  Value row = ctx.expandDim(x, 0);
  Value product =
      ctx.tf("MatMul", withShape(type, {1, shape.back()}), {row, matrix});
  return ctx.squeezeDim(product, 0);
}

/// Elements [start, start + size) of the last axis.
static Value sliceLast(LoweringContext &ctx, Value x, int64_t start,
                       int64_t size) {
  Ints starts(size_t(*rankOf(x)), 0), sizes(size_t(*rankOf(x)), -1);
  starts.back() = start;
  sizes.back() = size;
  return ctx.slice(x, starts, sizes);
}

Pair Fourier::direct(const Pair &x, int64_t n, int64_t count, double scale) {
  int64_t rows = x.imag ? 2 * n : n;
  Value weights = matrix(rows, 2 * count, [&](int64_t row, int64_t column) {
    bool ofImag = row >= n, toImag = column >= count;
    double angle = angleOf(row % n, column % count, n);
    if (ofImag == toImag)
      return scale * std::cos(angle);
    return scale * std::sin(angle) * (toImag ? sign : -sign);
  });
  int64_t last = *rankOf(x.real) - 1;
  Value input = x.imag ? ctx.concat({x.real, x.imag}, last) : x.real;
  Value both = multiply(input, weights);
  return {sliceLast(ctx, both, 0, count), sliceLast(ctx, both, count, count)};
}

/// With j = q * j1 + j2 and k = k1 + p * k2:
///   y[k] = sum over j2 of w(n, j2 * k1) * w(q, j2 * k2) *
///          (sum over j1 of w(p, j1 * k1) * x[j])
Pair Fourier::split(Pair x, int64_t n, int64_t p, double scale) {
  int64_t q = n / p;
  SymbolicDims dims = symbolicDims(x.real);
  SymbolicDim batch = 1;
  for (const SymbolicDim &dim : ArrayRef(dims).drop_back())
    batch = batch * dim;
  auto onParts = [&](Pair parts, llvm::function_ref<Value(Value)> fn) {
    return Pair{fn(parts.real), parts.imag ? fn(parts.imag) : Value()};
  };
  auto swapLast = [&](Value part) { return ctx.transpose(part, {0, 2, 1}); };
  Pair columns = onParts(x, [&](Value part) {
    return swapLast(ctx.reshape(part, {batch, p, q}));
  });
  Pair inner = transform(columns, p, p, 1);
  auto twiddle = [&](double (*function)(double), int factor) {
    return matrix(q, p, [&](int64_t j, int64_t k) {
      return factor * function(angleOf(j, k, n));
    });
  };
  Pair factors = {twiddle(std::cos, 1), twiddle(std::sin, sign)};
  Pair rows = onParts(mulPairs(ctx, inner, factors), swapLast);
  Pair outer = transform(rows, q, q, scale);
  return onParts(outer,
                 [&](Value part) { return ctx.reshape(swapLast(part), dims); });
}

Pair Fourier::transform(Pair x, int64_t n, int64_t count, double scale) {
  int64_t p = divisorOf(n);
  bool isSmall = (x.imag ? 4 : 2) * n * count <= kMaxMatrix;
  if (isSmall || p == 1)
    return direct(x, n, count, scale);
  Pair whole = split(x, n, p, scale);
  return {sliceLast(ctx, whole.real, 0, count),
          sliceLast(ctx, whole.imag, 0, count)};
}

Value Fourier::realInverse(Pair x, int64_t n, double scale) {
  int64_t count = n / 2 + 1;
  int64_t last = *rankOf(x.real) - 1;
  // x[n - k] is the conjugate of x[k].
  int64_t mirrored = (n - 1) / 2;
  if (2 * count * n <= kMaxMatrix || divisorOf(n) == 1) {
    int64_t rows = x.imag ? 2 * count : count;
    Value weights = matrix(rows, n, [&](int64_t row, int64_t column) {
      int64_t k = row % count;
      double angle = angleOf(k, column, n);
      double factor = k >= 1 && k <= mirrored ? 2 * scale : scale;
      return factor * (row < count ? std::cos(angle) : -std::sin(angle));
    });
    Value input = x.imag ? ctx.concat({x.real, x.imag}, last) : x.real;
    return multiply(input, weights);
  }
  // The imaginary parts of the first element and of the middle one of an even
  // number do not matter.
  Value imag = imagOf(ctx, x);
  auto reversed = [&](Value part) {
    Value middle = sliceLast(ctx, part, 1, mirrored);
    return ctx.tf("ReverseV2", middle.getType(), {middle, ctx.i32s(last)});
  };
  auto mirror = [&](Value head, Value part) {
    return ctx.concat({head, reversed(part)}, last);
  };
  Value upper = sliceLast(ctx, imag, 1, mirrored);
  Value zero = ctx.unary("ZerosLike", sliceLast(ctx, imag, 0, 1));
  SmallVector<Value> imags = {zero, upper};
  if (n % 2 == 0)
    imags.push_back(zero);
  imags.push_back(ctx.unary("Neg", reversed(imag)));
  Pair whole = {mirror(x.real, x.real), ctx.concat(imags, last)};
  return transform(whole, n, n, scale).real;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The first `size` elements along the axis.
static Value cropAxis(LoweringContext &ctx, Value x, int64_t axis,
                      int64_t size) {
  if (dimOf(x, axis) == size)
    return x;
  Ints starts(size_t(*rankOf(x)), 0), sizes(size_t(*rankOf(x)), -1);
  sizes[size_t(axis)] = size;
  return ctx.slice(x, starts, sizes);
}

static Pair cropAxis(LoweringContext &ctx, const Pair &x, int64_t axis,
                     int64_t size) {
  return {cropAxis(ctx, x.real, axis, size),
          x.imag ? cropAxis(ctx, x.imag, axis, size) : Value()};
}

static Pair swapAxes(LoweringContext &ctx, const Pair &x, int64_t axis,
                     int64_t last) {
  Ints permutation = sequence(0, last + 1);
  std::swap(permutation[size_t(axis)], permutation[size_t(last)]);
  return {ctx.transpose(x.real, permutation),
          x.imag ? ctx.transpose(x.imag, permutation) : Value()};
}

/// The complex transform of `n` elements along an axis.
static Pair transformAxis(LoweringContext &ctx, Pair x, int64_t axis, int64_t n,
                          bool isInverse) {
  int64_t last = *rankOf(x.real) - 1;
  Fourier fourier(ctx, isInverse);
  double scale = isInverse ? 1.0 / double(n) : 1;
  if (axis == last)
    return fourier.transform(x, n, n, scale);
  Pair swapped = swapAxes(ctx, x, axis, last);
  return swapAxes(ctx, fourier.transform(swapped, n, n, scale), axis, last);
}

static LogicalResult checkLength(LoweringContext &ctx, int64_t n) {
  if (n == kDynamic)
    return ctx.reject("the length of the transform is not a constant",
                      "give the input a known size along the transformed axis "
                      "or a constant fft_length, or " +
                          kFixShapes);
  if (n < 1 || n > kMaxElements)
    return ctx.reject("the length of the transform is " + Twine(n) +
                          ", and lengths from 1 to " + Twine(kMaxElements) +
                          " are possible",
                      "transform shorter frames, as tf.signal.stft does");
  int64_t prime = 0;
  if (Fourier::isFeasible(n, &prime))
    return success();
  return ctx.reject(
      "the length " + Twine(n) + " of the transform has the prime factor " +
          Twine(prime) + ", whose matrix would exceed the limit of 16 MB",
      "pad the input to a length with small factors, such as " +
          Twine(int64_t(llvm::PowerOf2Ceil(uint64_t(n)))));
}

/// The number of transformed axes in the op's name.
static int64_t numAxesOf(Operation *op) {
  StringRef name = tf::opName(op);
  return name.ends_with("3D") ? 3 : name.ends_with("2D") ? 2 : 1;
}

/// Reads the op's fft_length, and rejects lengths that no matrices can have.
static LogicalResult constantLengths(LoweringContext &ctx, Value x,
                                     Ints &lengths) {
  int64_t numAxes = numAxesOf(ctx.op);
  std::optional<int64_t> rank = rankOf(x);
  if (!rank || *rank < numAxes)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Ints unknown(size_t(numAxes), kDynamic);
  lengths = constantInts(ctx.in("fft_length")).value_or(unknown);
  if (int64_t(lengths.size()) != numAxes)
    return ctx.reject(Code::ShapeMismatch,
                      "fft_length has " + Twine(lengths.size()) +
                          " elements instead of " + Twine(numAxes));
  for (auto [i, length] : llvm::enumerate(lengths)) {
    if (failed(checkLength(ctx, length)))
      return failure();
    // IRFFT takes half of the last axis.
    bool isHalf =
        tf::opName(ctx.op).starts_with("I") && int64_t(i) == numAxes - 1;
    int64_t needed = isHalf ? length / 2 + 1 : length;
    int64_t given = dimOf(x, int64_t(i) - numAxes);
    if (given != kDynamic && given < needed)
      return ctx.reject(Code::ShapeMismatch,
                        "its operand has " + Twine(given) +
                            " elements along an axis for which fft_length "
                            "needs " +
                            Twine(needed),
                        "pad the operand");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Lowerings
//===----------------------------------------------------------------------===//

static LogicalResult lowerComplexTransform(LoweringContext &ctx,
                                           bool isInverse) {
  Value input = ctx.in("input");
  std::optional<int64_t> rank = rankOf(input);
  int64_t numAxes = numAxesOf(ctx.op);
  if (!rank || *rank < numAxes)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  for (int64_t axis = *rank - numAxes; axis != *rank; ++axis)
    if (failed(checkLength(ctx, dimOf(input, axis))))
      return failure();
  Pair x = partsOf(ctx, input);
  for (int64_t axis = *rank - 1; axis >= *rank - numAxes; --axis)
    x = transformAxis(ctx, x, axis, dimOf(input, axis), isInverse);
  return ctx.replace(join(ctx, x));
}

LogicalResult lowerFFT(LoweringContext &ctx) {
  return lowerComplexTransform(ctx, /*isInverse=*/false);
}
LogicalResult lowerIFFT(LoweringContext &ctx) {
  return lowerComplexTransform(ctx, /*isInverse=*/true);
}

/// A real transform along the last axis, and complex transforms along the
/// others.
static LogicalResult lowerRealTransform(LoweringContext &ctx) {
  Value x = ctx.in("input");
  Ints lengths;
  if (failed(constantLengths(ctx, x, lengths)))
    return failure();
  int64_t last = *rankOf(x) - 1, first = last + 1 - int64_t(lengths.size());
  for (auto [i, length] : llvm::enumerate(lengths))
    x = cropAxis(ctx, x, first + int64_t(i), length);
  Pair y = Fourier(ctx, /*isInverse=*/false)
               .transform({x, {}}, lengths.back(), lengths.back() / 2 + 1, 1);
  for (int64_t axis = last - 1; axis >= first; --axis)
    y = transformAxis(ctx, y, axis, lengths[size_t(axis - first)],
                      /*isInverse=*/false);
  return ctx.replace(join(ctx, y));
}

LogicalResult lowerIRFFT(LoweringContext &ctx) {
  Value input = ctx.in("input");
  Ints lengths;
  if (failed(constantLengths(ctx, input, lengths)))
    return failure();
  int64_t last = *rankOf(input) - 1, first = last + 1 - int64_t(lengths.size());
  int64_t n = lengths.back();
  Pair x = cropAxis(ctx, partsOf(ctx, input), last, n / 2 + 1);
  for (int64_t axis = first; axis < last; ++axis) {
    int64_t length = lengths[size_t(axis - first)];
    x = transformAxis(ctx, cropAxis(ctx, x, axis, length), axis, length,
                      /*isInverse=*/true);
  }
  Value y = Fourier(ctx, /*isInverse=*/true).realInverse(x, n, 1.0 / double(n));
  return ctx.replace(y);
}

/// LiteRT's kernel takes powers of two only, and its imaginary part is wrong
/// for a last length of one. Lengths that are not constants are assumed to be
/// fine.
static bool takesLengths(Value lengths) {
  std::optional<Ints> known = constantInts(lengths);
  auto isPower = [](int64_t length) {
    return llvm::isPowerOf2_64(uint64_t(length));
  };
  return !known || (llvm::all_of(*known, isPower) && known->back() > 1);
}

LogicalResult lowerRFFT2D(LoweringContext &ctx) {
  if (!takesLengths(ctx.in("fft_length")))
    return lowerRealTransform(ctx);
  return ctx.replace(ctx.emit<tfl::RFFT2dOp>(
      ctx.type(), {ctx.in("input"), ctx.in("fft_length")}));
}

LogicalResult lowerRFFT3D(LoweringContext &ctx) {
  return lowerRealTransform(ctx);
}

/// RFFT over the last axis is RFFT2D over the last two axes, the first of which
/// has size one.
LogicalResult lowerRFFT(LoweringContext &ctx) {
  Value x = ctx.in("input"), length = ctx.in("fft_length");
  if (!takesLengths(length))
    return lowerRealTransform(ctx);
  std::optional<int64_t> rank = rankOf(x);
  std::optional<ArrayRef<int64_t>> result = shapeOf(ctx.type());
  if (!rank || *rank < 1 || !result)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Value rows = ctx.expandDim(x, *rank - 1);
  Value lengths =
      ctx.concat({ctx.i32s(1), ctx.reshape(length, SymbolicDim(1))}, 0);
  Ints shape(result->begin(), result->end());
  shape.insert(shape.end() - 1, 1);
  Value transformed =
      ctx.tf("RFFT2D", withShape(ctx.type(), shape), {rows, lengths});
  return ctx.replace(ctx.tf("Squeeze", ctx.type(), transformed,
                            ctx.i64sAttr("squeeze_dims", *rank - 1)));
}

} // namespace tfuse::lowering
