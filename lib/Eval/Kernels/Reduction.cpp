//===- Reduction.cpp - Reductions, argmax, cumulative ops -----------------===//
//
// Floats are summed in double, which is more accurate than any summation order
// that TensorFlow may choose.
//
//===----------------------------------------------------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include <cmath>
#include <limits>
#include <utility>

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

namespace {

/// A reduction as two nested loops: over the kept axes, in the result's order,
/// and over the reduced axes.
struct ReductionPlan {
  SmallVector<int64_t, 6> keptSizes, keptStrides, sizes, strides;
  SmallVector<int64_t, 6> resultShape;
  int64_t count = 1; // elements per result

  static FailureOr<ReductionPlan> create(KernelContext &context);
};

FailureOr<ReductionPlan> ReductionPlan::create(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<SmallVector<int64_t>> axes = context.ints(1);
  if (!axes)
    return context.fail("the axes must be integers");
  SmallVector<bool> reduced(operand.rank(), false);
  for (int64_t axis : *axes) {
    std::optional<int64_t> index = normalizeAxis(axis, operand.rank());
    if (!index || reduced[*index])
      return context.fail("an axis is out of range, or named twice");
    reduced[*index] = true;
  }
  bool keepDims = context.boolAttr("keep_dims");
  ReductionPlan plan;
  SmallVector<int64_t, 4> strides = denseStrides(operand.shape());
  for (int64_t axis = 0; axis < operand.rank(); ++axis) {
    (reduced[axis] ? plan.sizes : plan.keptSizes).push_back(operand.dim(axis));
    (reduced[axis] ? plan.strides : plan.keptStrides).push_back(strides[axis]);
    if (!reduced[axis])
      plan.resultShape.push_back(operand.dim(axis));
    else if (keepDims)
      plan.resultShape.push_back(1);
  }
  plan.count = volume(plan.sizes);
  return plan;
}

// Calls `fn(offset)` for every index of `sizes`.
template <typename Fn>
void forEachOffset(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides, Fn fn) {
  if (llvm::is_contained(sizes, 0))
    return;
  SmallVector<int64_t, 6> index(sizes.size(), 0);
  int64_t offset = 0;
  while (true) {
    fn(offset);
    size_t axis = sizes.size();
    while (axis-- > 0) {
      offset += strides[axis];
      if (++index[axis] < sizes[axis])
        break;
      offset -= strides[axis] * sizes[axis];
      index[axis] = 0;
    }
    if (axis == size_t(-1))
      return;
  }
}

/// The type in which sums are accumulated.
template <typename T>
using Accumulator =
    std::conditional_t<IsFloat<T>::value, double,
                       std::conditional_t<IsComplex<T>::value, Complex128, T>>;

template <typename T> constexpr T lowest() {
  if constexpr (IsFloat<T>::value)
    return -std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::lowest();
}
template <typename T> constexpr T highest() {
  if constexpr (IsFloat<T>::value)
    return std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::max();
}

// Reducers: the initial state, the update by an element, and the result for
// `count` elements.
struct SumReducer {
  template <typename T> static Accumulator<T> start() {
    return Accumulator<T>(0);
  }
  template <typename T>
  static Accumulator<T> add(Accumulator<T> state, T value) {
    return wrapAdd(state, static_cast<Accumulator<T>>(value));
  }
  template <typename T> static T finish(Accumulator<T> state, int64_t) {
    return static_cast<T>(state);
  }
};
/// As in TensorFlow, the mean of integers is a sum in 64 bits.
template <typename T>
using MeanAccumulator = std::conditional_t<
    IsInteger<T>::value,
    std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>, Accumulator<T>>;

struct MeanReducer {
  template <typename T> static MeanAccumulator<T> start() {
    return MeanAccumulator<T>(0);
  }
  template <typename T>
  static MeanAccumulator<T> add(MeanAccumulator<T> state, T value) {
    return wrapAdd(state, static_cast<MeanAccumulator<T>>(value));
  }
  template <typename T>
  static T finish(MeanAccumulator<T> state, int64_t count) {
    if constexpr (IsInteger<T>::value)
      return count == 0 ? T(0) : T(state / MeanAccumulator<T>(count));
    else
      return static_cast<T>(state /
                            static_cast<MeanAccumulator<T>>(double(count)));
  }
};
struct ProdReducer {
  template <typename T> static Accumulator<T> start() {
    return Accumulator<T>(1);
  }
  template <typename T>
  static Accumulator<T> add(Accumulator<T> state, T value) {
    return wrapMul(state, static_cast<Accumulator<T>>(value));
  }
  template <typename T> static T finish(Accumulator<T> state, int64_t) {
    return static_cast<T>(state);
  }
};
// NaN propagates.
struct MaxReducer {
  template <typename T> static T start() { return lowest<T>(); }
  template <typename T> static T add(T state, T value) {
    return value > state || value != value ? value : state;
  }
  template <typename T> static T finish(T state, int64_t) { return state; }
};
struct MinReducer {
  template <typename T> static T start() { return highest<T>(); }
  template <typename T> static T add(T state, T value) {
    return value < state || value != value ? value : state;
  }
  template <typename T> static T finish(T state, int64_t) { return state; }
};
struct AllReducer {
  template <typename T> static bool start() { return true; }
  template <typename T> static bool add(bool state, bool value) {
    return state && value;
  }
  template <typename T> static bool finish(bool state, int64_t) {
    return state;
  }
};
struct AnyReducer : AllReducer {
  template <typename T> static bool start() { return false; }
  template <typename T> static bool add(bool state, bool value) {
    return state || value;
  }
};
struct NormReducer {
  template <typename T> static Accumulator<T> start() {
    return Accumulator<T>(0);
  }
  template <typename T>
  static Accumulator<T> add(Accumulator<T> state, T value) {
    auto wide = static_cast<Accumulator<T>>(value);
    if constexpr (IsComplex<T>::value)
      return state + wide * std::conj(wide);
    else
      return wrapAdd(state, wrapMul(wide, wide));
  }
  template <typename T> static T finish(Accumulator<T> state, int64_t) {
    return static_cast<T>(std::sqrt(state));
  }
};

template <template <typename> class Filter, typename Reducer>
LogicalResult reduce(KernelContext &context) {
  FailureOr<ReductionPlan> plan = ReductionPlan::create(context);
  if (failed(plan))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, plan->resultShape);
  if (!result)
    return failure();
  if (result->elementType() != operand.elementType())
    return context.unsupportedType();
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = operand.data<T>().data();
    T *out = result->mutableData<T>().data();
    forEachOffset(plan->keptSizes, plan->keptStrides, [&](int64_t base) {
      auto state = Reducer::template start<T>();
      forEachOffset(plan->sizes, plan->strides, [&](int64_t offset) {
        state = Reducer::template add<T>(state, in[base + offset]);
      });
      *out++ = Reducer::template finish<T>(state, plan->count);
    });
  });
  return known ? success() : context.unsupportedType();
}

} // namespace

LogicalResult evalSum(KernelContext &context) {
  return reduce<IsNumber, SumReducer>(context);
}
LogicalResult evalMean(KernelContext &context) {
  return reduce<IsNumber, MeanReducer>(context);
}
LogicalResult evalProd(KernelContext &context) {
  return reduce<IsNumber, ProdReducer>(context);
}
LogicalResult evalMax(KernelContext &context) {
  return reduce<IsReal, MaxReducer>(context);
}
LogicalResult evalMin(KernelContext &context) {
  return reduce<IsReal, MinReducer>(context);
}
LogicalResult evalAll(KernelContext &context) {
  return reduce<IsBool, AllReducer>(context);
}
LogicalResult evalAny(KernelContext &context) {
  return reduce<IsBool, AnyReducer>(context);
}
// Supports floats only: the root of an integer sum that wrapped around is
// meaningless.
LogicalResult evalEuclideanNorm(KernelContext &context) {
  return reduce<IsFloatOrComplex, NormReducer>(context);
}

// sum(x * x) / 2
LogicalResult evalL2Loss(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, {});
  if (!result)
    return failure();
  bool known = dispatch<IsFloat>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    double sum = 0;
    for (T value : operand.data<T>())
      sum += double(value) * double(value);
    result->mutableData<T>()[0] = static_cast<T>(sum / 2);
  });
  return known ? success() : context.unsupportedType();
}

//===----------------------------------------------------------------------===//
// ArgMax and ArgMin
//===----------------------------------------------------------------------===//

// Of several equal extremes, the first is selected.
template <typename Better>
static LogicalResult argExtreme(KernelContext &context, Better better) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<int64_t> axis = axisOperand(context, 1, operand.rank());
  if (!axis)
    return context.fail("the axis is out of range");
  AxisSplit split(operand.shape(), *axis);
  if (split.size == 0)
    return context.fail("the reduced axis is empty");
  SmallVector<int64_t> shape(operand.shape());
  shape.erase(shape.begin() + *axis);
  HostTensor *result = context.allocate(0, shape);
  if (!result || result->empty())
    return success(result != nullptr);
  auto search = [&](auto tag, auto indexTag) {
    using T = typename decltype(tag)::type;
    using Index = typename decltype(indexTag)::type;
    const T *in = operand.data<T>().data();
    Index *out = result->mutableData<Index>().data();
    for (int64_t before = 0; before < split.before; ++before)
      for (int64_t behind = 0; behind < split.behind; ++behind) {
        const T *line = in + before * split.size * split.behind + behind;
        int64_t best = 0;
        for (int64_t i = 1; i < split.size; ++i)
          if (better(line[i * split.behind], line[best * split.behind]))
            best = i;
        *out++ = Index(best);
      }
  };
  bool known = false;
  auto withIndex = [&](auto tag) {
    known = dispatch<IsInteger>(result->kind(),
                                [&](auto index) { search(tag, index); });
  };
  dispatch<IsReal>(operand.kind(), withIndex);
  dispatch<IsBool>(operand.kind(), withIndex);
  return known ? success() : context.unsupportedType();
}

LogicalResult evalArgMax(KernelContext &context) {
  return argExtreme(context, [](auto a, auto b) { return a > b; });
}
LogicalResult evalArgMin(KernelContext &context) {
  return argExtreme(context, [](auto a, auto b) { return a < b; });
}

//===----------------------------------------------------------------------===//
// Cumulative sums and products
//===----------------------------------------------------------------------===//

template <template <typename> class Filter, typename Combine, typename Start>
static LogicalResult scan(KernelContext &context, Combine combine,
                          Start start) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  bool exclusive = context.boolAttr("exclusive");
  bool reverse = context.boolAttr("reverse");
  if (operand.isScalar())
    return context.setResult(0, operand);
  std::optional<int64_t> axis = axisOperand(context, 1, operand.rank());
  if (!axis)
    return context.fail("the axis is out of range");
  AxisSplit split(operand.shape(), *axis);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result || result->empty())
    return success(result != nullptr);
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = operand.data<T>().data();
    T *out = result->mutableData<T>().data();
    for (int64_t line = 0; line < split.before * split.behind; ++line) {
      int64_t base =
          line / split.behind * split.size * split.behind + line % split.behind;
      auto state = start(tag);
      for (int64_t step = 0; step < split.size; ++step) {
        int64_t i = reverse ? split.size - 1 - step : step;
        int64_t at = base + i * split.behind;
        auto next = combine(state, static_cast<decltype(state)>(in[at]));
        out[at] = static_cast<T>(exclusive ? state : next);
        state = next;
      }
    }
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalCumsum(KernelContext &context) {
  return scan<IsNumber>(
      context, [](auto state, auto value) { return wrapAdd(state, value); },
      [](auto tag) { return Wide<typename decltype(tag)::type>(0); });
}

LogicalResult evalCumprod(KernelContext &context) {
  return scan<IsNumber>(
      context, [](auto state, auto value) { return wrapMul(state, value); },
      [](auto tag) { return Wide<typename decltype(tag)::type>(1); });
}

LogicalResult evalCumulativeLogsumexp(KernelContext &context) {
  auto combine = [](auto state, auto value) {
    auto most = std::max(state, value), least = std::min(state, value);
    using T = decltype(most);
    return least == -std::numeric_limits<T>::infinity()
               ? most
               : most + std::log1p(std::exp(least - most));
  };
  return scan<IsFloat>(context, combine, [](auto tag) {
    using W = Wide<typename decltype(tag)::type>;
    return -std::numeric_limits<W>::infinity();
  });
}

} // namespace tfuse::eval
