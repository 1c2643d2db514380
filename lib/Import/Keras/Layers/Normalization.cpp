//===- Normalization.cpp - Normalizations at inference --------------------===//

#include "LayerContext.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// Reshapes a weight of the sizes of `axes` so that it broadcasts to `x`.
static Value alongAxes(GraphBuilder &b, Value weight, Value x,
                       ArrayRef<int64_t> axes) {
  int64_t rank = b.rank(x);
  // Trailing axes broadcast without a reshape.
  if (axes.empty() || equal(axes, sequence(rank - int64_t(axes.size()), rank)))
    return weight;
  SmallVector<Size> sizes(rank, Size(int64_t(1)));
  for (int64_t axis : axes)
    sizes[axis] = b.dim(x, axis);
  return b.reshape(weight, sizes);
}

static Ints sizesOfAxes(GraphBuilder &b, Value x, ArrayRef<int64_t> axes) {
  Ints result;
  for (int64_t axis : axes) {
    result.push_back(b.dim(x, axis));
    if (result.back() == kDynamic)
      b.fail("the size of axis " + Twine(axis) + " is not known");
  }
  return result;
}

/// (x - mean) * rsqrt(variance + epsilon) * gamma + beta, where gamma and beta
/// may be null, in the form of tf.nn.batch_normalization.
static Value normalized(GraphBuilder &b, Value x, Value mean, Value variance,
                        double epsilon, Value gamma, Value beta) {
  Value scale = b.op("Rsqrt", b.add(variance, b.scalarLike(variance, epsilon)));
  if (gamma)
    scale = b.mul(scale, gamma);
  Value shift = b.mul(mean, scale);
  shift = beta ? b.sub(beta, shift) : b.op("Neg", shift);
  return b.add(b.mul(x, scale), shift);
}

Tensors buildBatchNormalization(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (!x)
    return {};
  Ints axes = c.axes("axis", b.rank(x), -1);
  Ints shape = sizesOfAxes(b, x, axes);
  Value gamma, beta;
  if (c.config.flag("scale", true))
    gamma = alongAxes(b, c.weight("gamma", shape), x, axes);
  if (c.config.flag("center", true))
    beta = alongAxes(b, c.weight("beta", shape), x, axes);
  Value mean = alongAxes(b, c.weight("moving_mean", shape), x, axes);
  Value variance = alongAxes(b, c.weight("moving_variance", shape), x, axes);
  return c.output(normalized(b, x, mean, variance,
                             c.config.number("epsilon", 1e-3), gamma, beta));
}

Tensors buildLayerNormalization(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (!x)
    return {};
  Ints axes = c.axes("axis", b.rank(x), -1);
  Ints shape = sizesOfAxes(b, x, axes);
  Value gamma, beta;
  bool rms = c.config.flag("rms_scaling", false);
  if (c.config.flag("scale", true) || rms)
    gamma = alongAxes(b, c.weight("gamma", shape), x, axes);
  if (c.config.flag("center", true) && !rms)
    beta = alongAxes(b, c.weight("beta", shape), x, axes);
  double epsilon = c.config.number("epsilon", 1e-3);
  Value mean = b.reduce("Mean", x, axes, true);
  Value variance =
      b.reduce("Mean", b.op("SquaredDifference", {x, mean}), axes, true);
  if (rms) {
    // Keras divides by the deviation from the mean, and subtracts no mean.
    Value scale =
        b.op("Rsqrt", b.add(variance, b.scalarLike(variance, epsilon)));
    return c.output(b.mul(b.mul(x, scale), gamma));
  }
  return c.output(normalized(b, x, mean, variance, epsilon, gamma, beta));
}

/// Normalizes [batch, ..., groups, channels of a group] within each group.
Tensors buildGroupNormalization(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (!x)
    return {};
  int64_t rank = b.rank(x), axis = c.axis("axis", rank, -1);
  int64_t channels = b.dim(x, axis);
  int64_t groups = c.config.integer("groups", 32, -1);
  if (groups == -1)
    groups = channels;
  if (channels == kDynamic || groups < 1 || channels % groups != 0 ||
      axis == 0) {
    c.config.refuse("groups", Twine(channels) + " channels are not divisible");
    return {};
  }
  SmallVector<Size> whole = b.sizes(x), split = whole;
  split[axis] = groups;
  split.insert(split.begin() + axis + 1, Size(channels / groups));
  Value grouped = b.reshape(x, split);
  Ints axes = sequence(1, rank + 1);
  axes.erase(axes.begin() + axis - 1);
  SmallVector<Size> broadcast(rank + 1, Size(int64_t(1)));
  broadcast[axis] = groups;
  broadcast[axis + 1] = channels / groups;
  Value gamma, beta;
  if (c.config.flag("scale", true))
    gamma = b.reshape(c.weight("gamma", channels), broadcast);
  if (c.config.flag("center", true))
    beta = b.reshape(c.weight("beta", channels), broadcast);
  Value mean = b.reduce("Mean", grouped, axes, true);
  Value variance =
      b.reduce("Mean", b.op("SquaredDifference", {grouped, mean}), axes, true);
  Value y = normalized(b, grouped, mean, variance,
                       c.config.number("epsilon", 1e-3), gamma, beta);
  return c.output(b.reshape(y, whole));
}

Tensors buildUnitNormalization(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  Ints axes = c.axes("axis", b.rank(x), -1);
  Value squares = b.reduce("Sum", b.op("Square", x), axes, true);
  Value least = b.op("Maximum", {squares, b.scalarLike(x, 1e-12)});
  return c.output(b.mul(x, b.op("Rsqrt", least)));
}

//===----------------------------------------------------------------------===//
// Preprocessing
//===----------------------------------------------------------------------===//

/// A constant vector, or a scalar for one number.
static Value numbers(GraphBuilder &b, ArrayRef<double> values) {
  SmallVector<float> floats(values.begin(), values.end());
  Ints shape;
  if (floats.size() != 1)
    shape.push_back(int64_t(floats.size()));
  return b.constant(
      DenseElementsAttr::get(tensorOf(shape, b.f32()), ArrayRef(floats)));
}

/// The weight `name`, or the option of that name, of the sizes of `axes`.
static Value statistic(LayerContext &c, StringRef name, unsigned number,
                       Value x, ArrayRef<int64_t> axes) {
  GraphBuilder &b = c.b;
  Ints shape = sizesOfAxes(b, x, axes);
  SmallVector<double> given = c.config.numbers(name);
  Value value;
  if (given.empty()) {
    value = c.weight(c.scope, name, number, shape);
  } else {
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    if (given.size() != 1 && int64_t(given.size()) != count) {
      c.config.refuse(name, Twine(count) + " numbers are expected");
      return {};
    }
    value = numbers(b, given);
    if (given.size() != 1 && shape.size() > 1)
      value = b.reshape(value, SmallVector<Size>(shape.begin(), shape.end()));
    if (given.size() == 1)
      return value;
  }
  return alongAxes(b, value, x, axes);
}

Tensors buildNormalization(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (!x)
    return {};
  Ints axes;
  if (c.config.has("axis"))
    axes = c.axes("axis", b.rank(x), -1);
  Value mean = statistic(c, "mean", 0, x, axes);
  Value variance = statistic(c, "variance", 1, x, axes);
  constexpr double kEpsilon = 1e-7;
  Value deviation = b.op(
      "Maximum", {b.op("Sqrt", variance), b.scalarLike(variance, kEpsilon)});
  if (c.config.flag("invert", false))
    return c.output(b.add(mean, b.mul(x, deviation)));
  return c.output(b.op("RealDiv", {b.sub(x, mean), deviation}));
}

Tensors buildRescaling(LayerContext &c) {
  GraphBuilder &b = c.b;
  SmallVector<double> scale = c.config.numbers("scale");
  SmallVector<double> offset = c.config.numbers("offset");
  if (scale.empty())
    scale.push_back(1);
  if (offset.empty())
    offset.push_back(0);
  Value y = b.mul(c.floats(0), numbers(b, scale));
  return c.output(
      offset == SmallVector<double>{0} ? y : b.add(y, numbers(b, offset)));
}

//===----------------------------------------------------------------------===//
// ConvNeXt
//===----------------------------------------------------------------------===//

/// Other layers of this name may compute something else.
static void refuseForeign(LayerContext &c) {
  StringRef module = c.layer.whole->getString("module").value_or("");
  if (!module.contains(".applications."))
    refuseClass(c.b, c.layer);
}

Tensors buildLayerScale(LayerContext &c) {
  refuseForeign(c);
  Value x = c.floats(0);
  if (!x)
    return {};
  return c.output(c.b.mul(x, c.weight("gamma", c.b.dim(x, -1))));
}

Tensors buildStochasticDepth(LayerContext &c) {
  refuseForeign(c);
  return c.output(c.value(0));
}

} // namespace tfuse::keras
