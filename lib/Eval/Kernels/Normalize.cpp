//===- Normalize.cpp - Biases, batch norms, softmax -----------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "../Window.h"
#include "../WrapArithmetic.h"
#include <cmath>

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

static LogicalResult biasAdd(KernelContext &context, bool channelsFirst) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &value = context.operand(0), &bias = context.operand(1);
  if (value.rank() < 2 || bias.rank() != 1 ||
      value.elementType() != bias.elementType())
    return context.fail("value and bias must have one type, and bias rank 1");
  int64_t axis = channelsFirst ? 1 : value.rank() - 1;
  if (bias.dim(0) != value.dim(axis))
    return context.fail("bias must have one element per channel");
  HostTensor *result = context.allocate(0, value.shape());
  if (!result)
    return failure();
  AxisSplit split(value.shape(), axis);
  bool known = dispatch<IsNumber>(value.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto in = value.data<T>(), add = bias.data<T>();
    auto out = result->mutableData<T>();
    for (int64_t i = 0, e = value.numElements(); i < e; ++i)
      out[i] = wrapAdd(in[i], add[i / split.behind % split.size]);
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalBiasAdd(KernelContext &context) {
  llvm::StringRef format = context.stringAttr("data_format");
  return biasAdd(context, format == "NCHW" || format == "NCDHW");
}
LogicalResult evalBiasAddV1(KernelContext &context) {
  return biasAdd(context, false);
}

//===----------------------------------------------------------------------===//
// Batch norms
//===----------------------------------------------------------------------===//

namespace {
/// Mean and variance per channel.
struct Moments {
  SmallVector<double> mean, variance;
};
} // namespace

template <typename T>
static Moments momentsOf(llvm::ArrayRef<T> values, const AxisSplit &split) {
  Moments moments;
  moments.mean.assign(split.size, 0.0);
  moments.variance.assign(split.size, 0.0);
  double count = double(split.before * split.behind);
  auto channel = [&](size_t i) {
    return int64_t(i) / split.behind % split.size;
  };
  for (size_t i = 0; i < values.size(); ++i)
    moments.mean[channel(i)] += double(values[i]) / count;
  for (size_t i = 0; i < values.size(); ++i) {
    double deviation = double(values[i]) - moments.mean[channel(i)];
    moments.variance[channel(i)] += deviation * deviation / count;
  }
  return moments;
}

// Sets the statistics that FusedBatchNorm also returns: the given moments in
// inference, the moments of the batch in training.
static LogicalResult setStatistics(KernelContext &context,
                                   const Moments &moments, double samples,
                                   bool training) {
  // With one sample Bessel's correction would divide by zero.
  double bessel = samples > 1 ? samples / (samples - 1) : 1;
  int64_t channels = int64_t(moments.mean.size());
  for (unsigned i = 1; i < context.numResults(); ++i) {
    if (i == 5) { // reserve_space_3, for the gradient on a GPU
      HostTensor *result = context.allocate(i, {});
      if (!result)
        return failure();
      clear(*result);
      continue;
    }
    HostTensor *result = context.allocate(i, channels);
    if (!result || result->kind() != ElementKind::Float32)
      return context.unsupportedType();
    // Results 1 and 3 are means; 2 and 4 are variances, of which only 2 is
    // unbiased.
    for (int64_t c = 0; c < channels; ++c)
      result->mutableData<float>()[c] = float(
          i % 2 ? moments.mean[c]
                : moments.variance[c] * (training && i == 2 ? bessel : 1.0));
  }
  return success();
}

LogicalResult evalFusedBatchNorm(KernelContext &context) {
  if (failed(context.expectOperands(5)) || context.numResults() < 5)
    return context.fail("expected five results or six");
  const HostTensor &value = context.operand(0);
  auto layout =
      ImageLayout::parse(context.stringAttr("data_format"), value.rank());
  if (!layout)
    return context.fail("the input's rank contradicts data_format");
  int64_t channels = value.dim(layout->channel);
  bool training = context.boolAttr("is_training", true);
  if (training && context.floatAttr("exponential_avg_factor", 1) != 1)
    return context.unsupported("moving averages");
  for (unsigned i = 1; i < 5; ++i) {
    const HostTensor &operand = context.operand(i);
    bool unused = i >= 3 && training;
    if (operand.kind() != ElementKind::Float32 ||
        (!unused && (operand.rank() != 1 || operand.dim(0) != channels)))
      return context.fail("each parameter must have one float per channel");
  }
  HostTensor *result = context.allocate(0, value.shape());
  if (!result)
    return failure();
  AxisSplit split(value.shape(), layout->channel);
  float epsilon = context.floatAttr("epsilon", 0.0001f);
  auto scale = context.operand(1).data<float>(),
       offset = context.operand(2).data<float>();
  Moments moments;
  bool known = dispatch<IsFloat>(value.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto in = value.data<T>();
    auto out = result->mutableData<T>();
    if (training) {
      moments = momentsOf(in, split);
    } else {
      auto mean = context.operand(3).data<float>(),
           variance = context.operand(4).data<float>();
      moments.mean.assign(mean.begin(), mean.end());
      moments.variance.assign(variance.begin(), variance.end());
    }
    for (int64_t i = 0, e = value.numElements(); i < e; ++i) {
      int64_t c = i / split.behind % split.size;
      double factor = scale[c] / std::sqrt(moments.variance[c] + epsilon);
      out[i] = static_cast<T>(
          float((double(in[i]) - moments.mean[c]) * factor + offset[c]));
    }
  });
  if (!known)
    return context.unsupportedType();
  return setStatistics(context, moments, double(split.before * split.behind),
                       training);
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

static LogicalResult softmax(KernelContext &context, bool logarithm) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.rank() < 1)
    return context.fail("the operand is a scalar");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  int64_t row = operand.dim(-1);
  bool known = dispatch<IsFloat>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = operand.data<T>().data();
    T *out = result->mutableData<T>().data();
    for (int64_t i = 0, e = operand.numElements(); i < e; i += row) {
      double most = double(*std::max_element(in + i, in + i + row));
      double sum = 0;
      for (int64_t j = i; j < i + row; ++j)
        sum += std::exp(double(in[j]) - most);
      for (int64_t j = i; j < i + row; ++j) {
        double shifted = double(in[j]) - most;
        out[j] = static_cast<T>(logarithm ? shifted - std::log(sum)
                                          : std::exp(shifted) / sum);
      }
    }
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalSoftmax(KernelContext &context) {
  return softmax(context, false);
}
LogicalResult evalLogSoftmax(KernelContext &context) {
  return softmax(context, true);
}

// Divides by (bias + alpha * sum of squares of adjacent channels)^beta.
LogicalResult evalLRN(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.rank() != 4)
    return context.fail("the operand must have rank 4");
  int64_t depth = operand.dim(3);
  int64_t radius =
      std::clamp<int64_t>(context.intAttr("depth_radius", 5), 0, depth);
  double bias = context.floatAttr("bias", 1),
         alpha = context.floatAttr("alpha", 1),
         beta = context.floatAttr("beta", 0.5f);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  bool known = dispatch<IsFloat>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = operand.data<T>().data();
    T *out = result->mutableData<T>().data();
    for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
      int64_t channel = i % depth, base = i - channel;
      double energy = 0;
      for (int64_t c = std::max<int64_t>(0, channel - radius);
           c < std::min(depth, channel + radius + 1); ++c)
        energy += double(in[base + c]) * double(in[base + c]);
      out[i] =
          static_cast<T>(double(in[i]) / std::pow(bias + alpha * energy, beta));
    }
  });
  return known ? success() : context.unsupportedType();
}

} // namespace tfuse::eval
