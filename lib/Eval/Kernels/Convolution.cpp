//===- Convolution.cpp - Convolutions in two and three dimensions ---------===//
//
// One loop nest for all convolutions: images are converted to the channels-last
// layout with three spatial axes, patches become rows of a matrix, and a matmul
// computes the result.
//
//===----------------------------------------------------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "../Window.h"
#include <Eigen/Core>

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

namespace {

/// Integers are multiplied as unsigned integers, which wrap around.
template <typename T, bool = IsInteger<T>::value> struct Accumulated {
  using type = Wide<T>;
};
template <typename T> struct Accumulated<T, true> {
  using type =
      std::conditional_t<sizeof(T) < 4, uint32_t, std::make_unsigned_t<T>>;
};

template <typename T>
using RowMajor =
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A convolution over [batch, depth, height, width, channels].
struct Geometry {
  int64_t batch = 0, channels = 0, filters = 0, groups = 1;
  std::array<WindowAxis, 3> axes = {WindowAxis{1, 1, 1, 1, 0, 1},
                                    WindowAxis{1, 1, 1, 1, 0, 1},
                                    WindowAxis{1, 1, 1, 1, 0, 1}};

  int64_t positions() const {
    return axes[0].output * axes[1].output * axes[2].output;
  }
  int64_t taps() const { return axes[0].size * axes[1].size * axes[2].size; }

  /// Whether the sizes do not overflow and the number of multiplications is
  /// within limits.
  bool isAffordable(KernelContext &context, int64_t perTap) const {
    std::optional<int64_t> work = checkedProduct(
        {batch, axes[0].output, axes[1].output, axes[2].output, axes[0].size,
         axes[1].size, axes[2].size, std::max<int64_t>(perTap, 1)});
    return context.affordable(work.value_or(INT64_MAX));
  }
};

/// Calls `fn(row, tap, pixel)` for each filter tap of each output position that
/// lies in the image; `pixel` is the index in one image.
template <typename Fn> void forEachTap(const Geometry &geometry, Fn fn) {
  const auto &[depth, height, width] = geometry.axes;
  int64_t row = 0;
  for (int64_t d = 0; d < depth.output; ++d)
    for (int64_t h = 0; h < height.output; ++h)
      for (int64_t w = 0; w < width.output; ++w, ++row) {
        int64_t tap = 0;
        for (int64_t i = 0; i < depth.size; ++i)
          for (int64_t j = 0; j < height.size; ++j)
            for (int64_t k = 0; k < width.size; ++k, ++tap) {
              int64_t z = depth.at(d, i), y = height.at(h, j),
                      x = width.at(w, k);
              if (z >= 0 && z < depth.input && y >= 0 && y < height.input &&
                  x >= 0 && x < width.input)
                fn(row, tap, (z * height.input + y) * width.input + x);
            }
      }
}

/// The image of one batch entry as a matrix of patches: a row for each
/// position, a column for each tap and channel of one group.
template <typename T, typename W>
RowMajor<W> patches(const Geometry &geometry, const T *image, int64_t group) {
  int64_t depth = geometry.channels / geometry.groups;
  RowMajor<W> matrix =
      RowMajor<W>::Zero(geometry.positions(), geometry.taps() * depth);
  forEachTap(geometry, [&](int64_t row, int64_t tap, int64_t pixel) {
    const T *from = image + pixel * geometry.channels + group * depth;
    for (int64_t c = 0; c < depth; ++c)
      matrix(row, tap * depth + c) = static_cast<W>(from[c]);
  });
  return matrix;
}

/// The filter [taps, channels per group, filters], restricted to the columns of
/// one group.
template <typename T, typename W>
RowMajor<W> filterOf(const Geometry &geometry, const T *filter, int64_t group) {
  int64_t rows = geometry.taps() * geometry.channels / geometry.groups;
  int64_t columns = geometry.filters / geometry.groups;
  RowMajor<W> matrix(rows, columns);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column)
      matrix(row, column) = static_cast<W>(
          filter[row * geometry.filters + group * columns + column]);
  return matrix;
}

template <typename T>
void convolve(const Geometry &geometry, const T *image, const T *filter,
              T *out) {
  using W = typename Accumulated<T>::type;
  int64_t pixels =
      geometry.axes[0].input * geometry.axes[1].input * geometry.axes[2].input;
  int64_t columns = geometry.filters / geometry.groups;
  for (int64_t group = 0; group < geometry.groups; ++group) {
    RowMajor<W> weights = filterOf<T, W>(geometry, filter, group);
    for (int64_t n = 0; n < geometry.batch; ++n) {
      RowMajor<W> product =
          patches<T, W>(geometry, image + n * pixels * geometry.channels,
                        group) *
          weights;
      T *target = out + n * geometry.positions() * geometry.filters;
      for (int64_t row = 0; row < product.rows(); ++row)
        for (int64_t column = 0; column < columns; ++column)
          target[row * geometry.filters + group * columns + column] =
              static_cast<T>(product(row, column));
    }
  }
}

/// The axes of an image in channels-last order, and back.
SmallVector<int64_t> toChannelsLast(const ImageLayout &layout, int64_t rank) {
  SmallVector<int64_t> permutation = {0};
  llvm::append_range(permutation, layout.spatial);
  permutation.push_back(layout.channel);
  return permutation;
}

HostTensor permuted(KernelContext &context, const HostTensor &tensor,
                    ArrayRef<int64_t> permutation) {
  SmallVector<ViewAxis> axes;
  for (int64_t axis : permutation)
    axes.push_back({axis, tensor.dim(axis)});
  return context.view(tensor, axes);
}

/// Sets result 0 to a channels-last tensor in the layout of the op.
LogicalResult setImage(KernelContext &context, const HostTensor &image,
                       const ImageLayout &layout) {
  SmallVector<int64_t> permutation = toChannelsLast(layout, image.rank());
  SmallVector<int64_t> inverse(permutation.size());
  for (auto [to, from] : llvm::enumerate(permutation))
    inverse[from] = int64_t(to);
  HostTensor result = permuted(context, image, inverse);
  return result ? context.setResult(0, result) : failure();
}

/// Reads strides and dilations, and places the window over the image.
LogicalResult readWindow(KernelContext &context, const ImageLayout &layout,
                         ArrayRef<int64_t> imageShape,
                         ArrayRef<int64_t> filterShape, Geometry &geometry) {
  int64_t rank = int64_t(imageShape.size());
  auto strides = spatialAttr(context, "strides", layout, rank);
  SmallVector<int64_t> dilations(layout.spatial.size(), 1);
  if (!context.intsAttr("dilations").empty()) {
    auto given = spatialAttr(context, "dilations", layout, rank);
    if (!given)
      return context.fail("a dilation is not positive");
    dilations = *given;
  }
  if (!strides)
    return context.fail("a stride is not positive");
  size_t lead = 3 - layout.spatial.size();
  for (auto [i, axis] : llvm::enumerate(layout.spatial)) {
    WindowAxis &window = geometry.axes[lead + i];
    window.input = imageShape[axis];
    window.size = filterShape[i];
    window.stride = (*strides)[i];
    window.dilation = dilations[i];
    if (window.size < 1 || window.size > INT32_MAX)
      return context.fail("the filter is empty");
  }
  return padWindow(
      context, layout,
      llvm::MutableArrayRef<WindowAxis>(geometry.axes).drop_front(lead));
}

/// The shape of the output, channels last.
SmallVector<int64_t> outputShape(const Geometry &geometry, size_t spatial) {
  SmallVector<int64_t> shape = {geometry.batch};
  for (size_t i = 3 - spatial; i < 3; ++i)
    shape.push_back(geometry.axes[i].output);
  shape.push_back(geometry.filters);
  return shape;
}

template <template <typename> class Filter>
LogicalResult run(KernelContext &context, const Geometry &geometry,
                  const ImageLayout &layout, const HostTensor &image,
                  const HostTensor &filter) {
  int64_t perGroup = geometry.channels / geometry.groups;
  if (!geometry.isAffordable(context, perGroup * geometry.filters) ||
      !context.fits(image.elementType(),
                    {geometry.positions(), geometry.taps(), perGroup}))
    return failure();
  HostTensor input =
      permuted(context, image, toChannelsLast(layout, image.rank()));
  HostTensor output = context.allocateScratch(
      image.elementType(), outputShape(geometry, layout.spatial.size()));
  if (!input || !output)
    return failure();
  if (output.empty())
    return setImage(context, output, layout);
  bool known = dispatch<Filter>(image.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    convolve<T>(geometry, input.data<T>().data(), filter.data<T>().data(),
                output.mutableData<T>().data());
  });
  return known ? setImage(context, output, layout) : context.unsupportedType();
}

LogicalResult convolution(KernelContext &context, int64_t rank) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &image = context.operand(0), &filter = context.operand(1);
  auto layout = ImageLayout::parse(context.stringAttr("data_format"), rank);
  if (!layout || image.rank() != rank || filter.rank() != rank ||
      image.elementType() != filter.elementType())
    return context.fail("input, filter and data_format are inconsistent");
  Geometry geometry;
  geometry.batch = image.dim(0);
  geometry.channels = image.dim(layout->channel);
  geometry.filters = filter.dim(-1);
  // If the filter has fewer channels than the image, this is a grouped
  // convolution.
  int64_t perGroup = filter.dim(-2);
  if (perGroup < 1 || geometry.channels % perGroup != 0)
    return context.fail(
        "the input channels are not a multiple of the filter's");
  geometry.groups = geometry.channels / perGroup;
  if (geometry.groups == 0 || geometry.filters % geometry.groups != 0)
    return context.fail("the output channels are not a multiple of the groups");
  if (failed(readWindow(context, *layout, image.shape(), filter.shape(),
                        geometry)))
    return failure();
  return run<IsReal>(context, geometry, *layout, image, filter);
}

} // namespace

LogicalResult evalConv2D(KernelContext &context) {
  return convolution(context, 4);
}
LogicalResult evalConv3D(KernelContext &context) {
  return convolution(context, 5);
}

// A filter [h, w, channels, multiplier]: one group per channel.
LogicalResult evalDepthwiseConv2d(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &image = context.operand(0), &filter = context.operand(1);
  auto layout = ImageLayout::parse(context.stringAttr("data_format"), 4);
  if (!layout || image.rank() != 4 || filter.rank() != 4 ||
      image.elementType() != filter.elementType() ||
      filter.dim(2) != image.dim(layout->channel))
    return context.fail("input, filter and data_format are inconsistent");
  Geometry geometry;
  geometry.batch = image.dim(0);
  geometry.channels = filter.dim(2);
  geometry.groups = filter.dim(2);
  std::optional<int64_t> filters =
      checkedProduct({filter.dim(2), filter.dim(3)});
  if (!filters || *filters == 0)
    return context.fail("the filter is empty");
  geometry.filters = *filters;
  if (failed(readWindow(context, *layout, image.shape(), filter.shape(),
                        geometry)))
    return failure();
  // [h, w, c, m] is already [taps, 1, c * m] in memory.
  return run<IsFloat>(context, geometry, *layout, image, filter);
}

// The gradient of a convolution with respect to its input, that is, the
// transposed convolution: every output pixel is distributed over the taps of
// its window.
LogicalResult evalConv2DBackpropInput(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  std::optional<SmallVector<int64_t>> shape = context.ints(0);
  const HostTensor &filter = context.operand(1), &given = context.operand(2);
  auto layout = ImageLayout::parse(context.stringAttr("data_format"), 4);
  if (!layout || !shape || filter.rank() != 4 || given.rank() != 4 ||
      filter.elementType() != given.elementType())
    return context.fail("input_sizes, filter and data_format are inconsistent");
  if (shape->size() == 2) { // height and width only
    SmallVector<int64_t> full(4);
    full[0] = given.dim(0);
    full[layout->channel] = filter.dim(2);
    full[layout->spatial[0]] = (*shape)[0];
    full[layout->spatial[1]] = (*shape)[1];
    shape = full;
  }
  Geometry geometry;
  if (shape->size() != 4 || !checkedProduct(*shape))
    return context.fail("input_sizes must have four valid dimensions");
  geometry.batch = given.dim(0);
  geometry.channels = (*shape)[layout->channel];
  geometry.filters = filter.dim(3);
  if (failed(readWindow(context, *layout, *shape, filter.shape(), geometry)))
    return failure();
  if ((*shape)[0] != geometry.batch || geometry.channels != filter.dim(2) ||
      given.dim(layout->channel) != geometry.filters ||
      given.dim(layout->spatial[0]) != geometry.axes[1].output ||
      given.dim(layout->spatial[1]) != geometry.axes[2].output)
    return context.unsupported(
        "input_sizes that no convolution maps to out_backprop");
  if (!geometry.isAffordable(context, geometry.channels * geometry.filters))
    return failure();
  HostTensor input = permuted(context, given, toChannelsLast(*layout, 4));
  HostTensor output = context.allocateScratch(
      given.elementType(), {geometry.batch, geometry.axes[1].input,
                            geometry.axes[2].input, geometry.channels});
  if (!input || !output)
    return failure();
  bool known = dispatch<IsFloat>(given.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *weights = filter.data<T>().data();
    const T *from = input.data<T>().data();
    int64_t pixels = geometry.axes[1].input * geometry.axes[2].input;
    std::vector<double> sums(pixels * geometry.channels);
    T *out = output.mutableData<T>().data();
    for (int64_t n = 0; n < geometry.batch; ++n) {
      std::fill(sums.begin(), sums.end(), 0.0);
      forEachTap(geometry, [&](int64_t row, int64_t tap, int64_t pixel) {
        for (int64_t c = 0; c < geometry.channels; ++c)
          for (int64_t f = 0; f < geometry.filters; ++f)
            sums[pixel * geometry.channels + c] +=
                double(from[row * geometry.filters + f]) *
                double(
                    weights[(tap * geometry.channels + c) * geometry.filters +
                            f]);
      });
      from += geometry.positions() * geometry.filters;
      for (double sum : sums)
        *out++ = static_cast<T>(sum);
    }
  });
  return known ? setImage(context, output, *layout) : context.unsupportedType();
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

/// Runs `reduce(state, value)` over each window, `finish(state, count)` at its
/// end; padding is not part of the window.
template <template <typename> class Filter, typename Reducer>
static LogicalResult pool(KernelContext &context, int64_t rank,
                          Reducer reducer) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &image = context.operand(0);
  auto layout = ImageLayout::parse(context.stringAttr("data_format"), rank);
  if (!layout || image.rank() != rank)
    return context.fail("the input's rank contradicts data_format");
  auto sizes = spatialAttr(context, "ksize", *layout, rank);
  if (!sizes)
    return context.unsupported("pooling over batches or channels");
  Geometry geometry;
  geometry.batch = image.dim(0);
  geometry.channels = geometry.filters = image.dim(layout->channel);
  if (failed(readWindow(context, *layout, image.shape(), *sizes, geometry)))
    return failure();
  HostTensor input = permuted(context, image, toChannelsLast(*layout, rank));
  HostTensor output = context.allocateScratch(
      image.elementType(), outputShape(geometry, layout->spatial.size()));
  if (!input || !output)
    return failure();
  if (output.empty())
    return setImage(context, output, *layout);
  if (!geometry.isAffordable(context, geometry.channels))
    return failure();
  bool known = dispatch<Filter>(image.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    using State = decltype(reducer.start(tag));
    int64_t pixels = geometry.axes[0].input * geometry.axes[1].input *
                     geometry.axes[2].input;
    int64_t channels = geometry.channels;
    std::vector<State> states(geometry.positions() * channels);
    std::vector<int64_t> counts(geometry.positions());
    const T *from = input.data<T>().data();
    T *out = output.mutableData<T>().data();
    for (int64_t n = 0; n < geometry.batch; ++n, from += pixels * channels) {
      std::fill(states.begin(), states.end(), reducer.start(tag));
      std::fill(counts.begin(), counts.end(), 0);
      forEachTap(geometry, [&](int64_t row, int64_t, int64_t pixel) {
        ++counts[row];
        for (int64_t c = 0; c < channels; ++c) {
          State &state = states[row * channels + c];
          state = reducer.add(state, from[pixel * channels + c]);
        }
      });
      for (size_t i = 0; i < states.size(); ++i)
        *out++ = static_cast<T>(
            reducer.finish(states[i], counts[i / size_t(channels)]));
    }
  });
  return known ? setImage(context, output, *layout) : context.unsupportedType();
}

namespace {
struct MaxPooling {
  template <typename T> static T start(TypeTag<T>) {
    return std::numeric_limits<T>::lowest();
  }
  template <typename T> static T add(T state, T value) {
    return value > state ? value : state;
  }
  template <typename T> static T finish(T state, int64_t) { return state; }
};
struct AveragePooling {
  template <typename T> static double start(TypeTag<T>) { return 0; }
  template <typename T> static double add(double state, T value) {
    return state + double(value);
  }
  static double finish(double state, int64_t count) {
    return state / double(count);
  }
};
} // namespace

LogicalResult evalMaxPool(KernelContext &context) {
  return pool<IsReal>(context, 4, MaxPooling());
}
LogicalResult evalMaxPool3D(KernelContext &context) {
  return pool<IsReal>(context, 5, MaxPooling());
}
LogicalResult evalAvgPool(KernelContext &context) {
  return pool<IsFloat>(context, 4, AveragePooling());
}
LogicalResult evalAvgPool3D(KernelContext &context) {
  return pool<IsFloat>(context, 5, AveragePooling());
}

} // namespace tfuse::eval
