//===- Generate.cpp - Range, linspace and the like ------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include <cmath>

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

/// The number of elements from start to limit; nullopt if the step has the
/// wrong sign.
template <typename T>
static std::optional<int64_t> rangeSize(T start, T limit, T step) {
  if (step == T(0) || (step > T(0) ? start > limit : start < limit))
    return std::nullopt;
  if constexpr (IsInteger<T>::value) {
    // Use unsigned arithmetic, in which the difference does not overflow.
    bool up = step > T(0);
    uint64_t distance = up ? uint64_t(limit) - uint64_t(start)
                           : uint64_t(start) - uint64_t(limit);
    uint64_t stride = up ? uint64_t(step) : 0 - uint64_t(step);
    uint64_t size = distance / stride + (distance % stride != 0);
    return size > uint64_t(INT64_MAX) ? std::nullopt
                                      : std::optional<int64_t>(int64_t(size));
  } else {
    double size =
        std::ceil(std::abs((double(limit) - double(start)) / double(step)));
    if (!(size < 9e18))
      return std::nullopt;
    return int64_t(size);
  }
}

LogicalResult evalRange(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  Type type = context.resultElementType(0);
  for (const HostTensor &operand : context.allOperands())
    if (operand.numElements() != 1 || operand.elementType() != type)
      return context.fail("start, limit and delta must be scalars of one type");
  LogicalResult done = failure();
  bool known = dispatch<IsReal>(elementKind(type), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T start = context.operand(0).front<T>(),
      step = context.operand(2).front<T>();
    std::optional<int64_t> size =
        rangeSize(start, context.operand(1).front<T>(), step);
    if (!size) {
      done = context.fail("delta never reaches the limit");
      return;
    }
    HostTensor *result = context.allocate(0, *size);
    if (!result)
      return;
    // Like TensorFlow, compute each element from the preceding one, so that
    // rounding errors accumulate equally.
    T value = start;
    for (T &element : result->mutableData<T>()) {
      element = value;
      if constexpr (IsInteger<T>::value)
        value = T(uint64_t(value) + uint64_t(step));
      else
        value += step;
    }
    done = success();
  });
  return known ? done : context.unsupportedType();
}

LogicalResult evalLinSpace(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &start = context.operand(0), &stop = context.operand(1);
  std::optional<int64_t> count = context.intScalar(2);
  if (!count || *count <= 0 || start.numElements() != 1 ||
      stop.numElements() != 1 || start.elementType() != stop.elementType())
    return context.fail(
        "start and stop must be scalars of one type, and num positive");
  HostTensor *result = context.allocate(0, *count);
  if (!result)
    return failure();
  bool known = dispatch<IsFloat>(start.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T first = start.front<T>(), last = stop.front<T>();
    auto out = result->mutableData<T>();
    T step = *count > 1 ? T((last - first) / T(float(*count - 1))) : T(0);
    for (int64_t i = 0; i < *count; ++i)
      out[i] = first + step * T(float(i));
    if (*count > 1)
      out[*count - 1] = last;
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalOneHot(KernelContext &context) {
  if (failed(context.expectOperands(4)))
    return failure();
  const HostTensor &on = context.operand(2), &off = context.operand(3);
  std::optional<SmallVector<int64_t>> indices = context.ints(0);
  std::optional<int64_t> depth = context.intScalar(1);
  int64_t rank = context.operand(0).rank() + 1;
  std::optional<int64_t> axis =
      normalizeAxis(context.intAttr("axis", -1), rank);
  if (!indices || !depth || *depth < 0 || !axis || on.numElements() != 1 ||
      off.numElements() != 1 || on.elementType() != off.elementType())
    return context.fail(
        "indices, depth, axis, on_value and off_value are inconsistent");
  SmallVector<int64_t> shape(context.operand(0).shape());
  shape.insert(shape.begin() + *axis, *depth);
  HostTensor *result = context.allocate(0, shape);
  if (!result || result->elementType() != on.elementType())
    return context.unsupportedType();
  AxisSplit split(shape, *axis);
  for (int64_t i = 0, e = result->numElements(); i < e; ++i) {
    int64_t behind = i % split.behind;
    int64_t at = i / split.behind % split.size;
    int64_t before = i / split.behind / split.size;
    bool hot = (*indices)[before * split.behind + behind] == at;
    copyElements(hot ? on : off, 0, *result, i, 1);
  }
  return success();
}

} // namespace tfuse::eval
