//===- Compare.cpp - Comparisons and selections ---------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"
#include <cmath>

using namespace mlir;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

template <template <typename> class Filter, typename Fn>
static LogicalResult compare(KernelContext &context, HostTensor *result,
                             Fn fn) {
  if (!result)
    return failure();
  if (result->kind() != ElementKind::Bool)
    return context.unsupportedType();
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  bool known = dispatch<Filter>(a.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    mapBinary<T, T, bool>(a, b, *result, fn);
  });
  return known ? success() : context.unsupportedType();
}

template <typename Fn>
static LogicalResult order(KernelContext &context, Fn fn) {
  return compare<IsReal>(context, allocateBroadcast(context), fn);
}

LogicalResult evalLess(KernelContext &context) {
  return order(context, [](auto x, auto y) { return x < y; });
}
LogicalResult evalLessEqual(KernelContext &context) {
  return order(context, [](auto x, auto y) { return x <= y; });
}
LogicalResult evalGreater(KernelContext &context) {
  return order(context, [](auto x, auto y) { return x > y; });
}
LogicalResult evalGreaterEqual(KernelContext &context) {
  return order(context, [](auto x, auto y) { return x >= y; });
}

static LogicalResult compareStrings(KernelContext &context, bool wanted) {
  HostTensor *result = allocateBroadcast(context);
  if (!result)
    return failure();
  auto left = context.operand(0).strings(),
       right = context.operand(1).strings();
  bool *out = result->mutableData<bool>().data();
  BroadcastLoop<2>(result->shape(), {&context.operand(0), &context.operand(1)})
      .run([&](auto offsets, auto strides, int64_t count) {
        for (int64_t i = 0; i < count; ++i)
          *out++ = (left[offsets[0] + i * strides[0]] ==
                    right[offsets[1] + i * strides[1]]) == wanted;
      });
  return success();
}

// Equal and NotEqual also compare strings and, unless incompatible_shape_error
// is set, treat tensors of incompatible shapes as unequal.
template <typename Fn>
static LogicalResult equality(KernelContext &context, bool wanted, Fn fn) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  if (!context.boolAttr("incompatible_shape_error", true) &&
      a.elementType() == b.elementType() &&
      !broadcastShapes(a.shape(), b.shape())) {
    HostTensor *result = context.allocate(0, {});
    if (!result || result->kind() != ElementKind::Bool)
      return failure();
    result->mutableData<bool>()[0] = !wanted;
    return success();
  }
  if (a.kind() == ElementKind::String &&
      context.resultKind(0) == ElementKind::Bool)
    return compareStrings(context, wanted);
  return compare<IsAny>(context, allocateBroadcast(context), fn);
}

LogicalResult evalEqual(KernelContext &context) {
  return equality(context, true, [](auto x, auto y) { return x == y; });
}
LogicalResult evalNotEqual(KernelContext &context) {
  return equality(context, false, [](auto x, auto y) { return x != y; });
}

LogicalResult evalApproximateEqual(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  if (a.shape() != b.shape() || a.elementType() != b.elementType())
    return context.fail("the operands differ in shape");
  HostTensor *result = context.allocate(0, a.shape());
  float tolerance = context.floatAttr("tolerance", 1e-5f);
  if (!result || result->kind() != ElementKind::Bool)
    return failure();
  bool known = dispatch<IsFloat>(a.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    mapBinary<T, T, bool>(a, b, *result, [tolerance](T x, T y) {
      return std::abs(double(x - y)) <= double(tolerance);
    });
  });
  return known ? success() : context.unsupportedType();
}

//===----------------------------------------------------------------------===//
// Selections
//===----------------------------------------------------------------------===//

// Moves elements as bytes (or strings), for all types.
static LogicalResult selectInto(KernelContext &context,
                                const HostTensor &condition,
                                const HostTensor &yes, const HostTensor &no,
                                HostTensor &result) {
  const bool *which = elementsOf<bool>(condition);
  BroadcastLoop<3> loop(result.shape(), {&condition, &yes, &no});
  if (result.kind() == ElementKind::String) {
    size_t next = 0;
    loop.run([&](auto offsets, auto strides, int64_t count) {
      for (int64_t i = 0; i < count; ++i)
        result.mutableStrings()[next++] =
            which[offsets[0] + i * strides[0]]
                ? yes.strings()[offsets[1] + i * strides[1]]
                : no.strings()[offsets[2] + i * strides[2]];
    });
    return success();
  }
  auto bytesOf = [](const HostTensor &tensor) {
    return tensor.isSplat() ? tensor.splatElement().data()
                            : tensor.bytes().data();
  };
  const char *fromYes = bytesOf(yes), *fromNo = bytesOf(no);
  char *out = result.mutableBytes().data();
  const int64_t width = result.bytesPerElement();
  loop.run([&](auto offsets, auto strides, int64_t count) {
    for (int64_t i = 0; i < count; ++i, out += width)
      std::memcpy(out,
                  which[offsets[0] + i * strides[0]]
                      ? fromYes + (offsets[1] + i * strides[1]) * width
                      : fromNo + (offsets[2] + i * strides[2]) * width,
                  width);
  });
  return success();
}

static LogicalResult checkSelect(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  if (context.operand(0).kind() != ElementKind::Bool ||
      context.operand(1).elementType() != context.operand(2).elementType() ||
      context.operand(1).elementType() != context.resultElementType(0))
    return context.unsupportedType();
  return success();
}

LogicalResult evalSelectV2(KernelContext &context) {
  if (failed(checkSelect(context)))
    return failure();
  const HostTensor &condition = context.operand(0), &yes = context.operand(1),
                   &no = context.operand(2);
  std::optional<Shape> shape = broadcastShapes(yes.shape(), no.shape());
  if (shape)
    shape = broadcastShapes(condition.shape(), *shape);
  if (!shape)
    return context.fail("the operands do not broadcast");
  HostTensor *result = context.allocate(0, *shape);
  return result ? selectInto(context, condition, yes, no, *result) : failure();
}

// Select: both branches have the same shape; a scalar condition selects one of
// them, a vector selects rows.
LogicalResult evalSelect(KernelContext &context) {
  if (failed(checkSelect(context)))
    return failure();
  const HostTensor &yes = context.operand(1), &no = context.operand(2);
  HostTensor condition = context.operand(0);
  if (yes.shape() != no.shape())
    return context.fail("the branches differ in shape");
  bool rows =
      condition.rank() == 1 && yes.rank() > 1 && condition.dim(0) == yes.dim(0);
  if (!condition.isScalar() && condition.shape() != yes.shape() && !rows)
    return context.fail(
        "the condition's shape matches neither the branches nor their rows");
  if (rows) {
    Shape shape(yes.rank(), 1);
    shape[0] = condition.dim(0);
    condition = condition.reshaped(shape);
  }
  HostTensor *result = context.allocate(0, yes.shape());
  return result ? selectInto(context, condition, yes, no, *result) : failure();
}

// min(max(value, low), high); the bounds are scalars or of the value's shape.
LogicalResult evalClipByValue(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &value = context.operand(0), &low = context.operand(1),
                   &high = context.operand(2);
  for (const HostTensor *bound : {&low, &high})
    if (bound->elementType() != value.elementType() ||
        (!bound->isScalar() && bound->shape() != value.shape()))
      return context.fail("a bound differs from the value in type or shape");
  HostTensor *result = context.allocate(0, value.shape());
  if (!result)
    return failure();
  bool known = dispatch<IsReal>(value.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *x = elementsOf<T>(value), *from = elementsOf<T>(low),
            *to = elementsOf<T>(high);
    T *out = result->mutableData<T>().data();
    BroadcastLoop<3>(value.shape(), {&value, &low, &high})
        .run([&](auto offsets, auto strides, int64_t count) {
          for (int64_t i = 0; i < count; ++i) {
            T element = x[offsets[0] + i * strides[0]];
            T least = from[offsets[1] + i * strides[1]];
            T most = to[offsets[2] + i * strides[2]];
            element = element < least ? least : element;
            *out++ = element > most ? most : element;
          }
        });
  });
  return known ? success() : context.unsupportedType();
}

} // namespace tfuse::eval
