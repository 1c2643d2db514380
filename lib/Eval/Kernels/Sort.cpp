//===- Sort.cpp - Top-k, where, unique, counting --------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <numeric>

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

/// Writes int32 or int64 elements.
static bool fillInts(HostTensor &tensor, ArrayRef<int64_t> values) {
  return dispatch<IsIndex>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [to, value] : llvm::zip_equal(tensor.mutableData<T>(), values))
      to = T(value);
  });
}

// The k largest elements of each row in descending order; of equal elements,
// the first come first.
LogicalResult evalTopKV2(KernelContext &context) {
  if (failed(context.expectOperands(2)) || failed(context.expectResults(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<int64_t> k = context.intScalar(1);
  if (!k || operand.rank() < 1 || *k < 0 || *k > operand.dim(-1))
    return context.fail("k exceeds the last axis");
  SmallVector<int64_t> shape(operand.shape());
  shape.back() = *k;
  HostTensor *values = context.allocate(0, shape);
  HostTensor *indices = context.allocate(1, shape);
  if (!values || !indices)
    return failure();
  if (values->empty())
    return success();
  int64_t row = operand.dim(-1);
  int64_t rows = volume(operand.shape().drop_back());
  SmallVector<int64_t> found;
  bool known = dispatch<IsReal>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T *in = operand.data<T>().data();
    T *out = values->mutableData<T>().data();
    SmallVector<int64_t> order(row);
    for (int64_t i = 0; i < rows; ++i, in += row) {
      std::iota(order.begin(), order.end(), 0);
      std::partial_sort(order.begin(), order.begin() + *k, order.end(),
                        [in](int64_t a, int64_t b) {
                          return in[a] > in[b] || (!(in[b] > in[a]) && a < b);
                        });
      for (int64_t index : ArrayRef<int64_t>(order).take_front(*k)) {
        *out++ = in[index];
        found.push_back(index);
      }
    }
  });
  return known && fillInts(*indices, found) ? success()
                                            : context.unsupportedType();
}

// The positions of the elements that are not zero.
LogicalResult evalWhere(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.isScalar())
    return context.fail("the operand is a scalar");
  SmallVector<int64_t> positions;
  SmallVector<int64_t, 4> strides = denseStrides(operand.shape());
  int64_t count = 0;
  bool known = dispatch<IsAny>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [i, value] : llvm::enumerate(operand.data<T>())) {
      if (value == T(0))
        continue;
      ++count;
      for (auto [size, stride] : llvm::zip_equal(operand.shape(), strides))
        positions.push_back(int64_t(i) / stride % size);
    }
  });
  if (!known)
    return context.unsupportedType();
  HostTensor *result = context.allocate(0, {count, operand.rank()});
  if (!result)
    return failure();
  return fillInts(*result, positions) ? success() : context.unsupportedType();
}

/// The distinct values of a vector in order of first occurrence: for each
/// element the index of its value, for each value its first position.
struct Distinct {
  SmallVector<int64_t> numbers, firsts, counts;
};

template <typename T, typename Key>
static Distinct findDistinct(ArrayRef<T> values, Key key) {
  Distinct result;
  std::map<decltype(key(values.front())), int64_t> known;
  for (auto [i, value] : llvm::enumerate(values)) {
    auto [entry, isNew] =
        known.try_emplace(key(value), int64_t(result.firsts.size()));
    if (isNew) {
      result.firsts.push_back(int64_t(i));
      result.counts.push_back(0);
    }
    result.numbers.push_back(entry->second);
    ++result.counts[entry->second];
  }
  return result;
}

static std::optional<Distinct> findDistinct(const HostTensor &tensor) {
  if (tensor.kind() == ElementKind::String)
    return findDistinct(tensor.strings(),
                        [](const std::string &value) { return value; });
  std::optional<Distinct> result;
  dispatch<IsAny>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (!IsComplex<T>::value)
      result = findDistinct(tensor.data<T>(), [](T value) {
        return static_cast<Wide<T>>(value);
      });
  });
  return result;
}

LogicalResult evalUnique(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<Distinct> distinct =
      operand.rank() == 1 ? findDistinct(operand) : std::nullopt;
  if (!distinct)
    return context.fail("the operand must be a vector of comparable elements");
  HostTensor *values = context.allocate(0, int64_t(distinct->firsts.size()));
  HostTensor *numbers = context.allocate(1, operand.shape());
  if (!values || !numbers)
    return failure();
  for (auto [i, first] : llvm::enumerate(distinct->firsts))
    copyElements(operand, first, *values, int64_t(i), 1);
  if (!fillInts(*numbers, distinct->numbers))
    return context.unsupportedType();
  if (context.numResults() == 2)
    return success();
  HostTensor *counts = context.allocate(2, values->shape());
  if (!counts)
    return failure();
  return fillInts(*counts, distinct->counts) ? success()
                                             : context.unsupportedType();
}

LogicalResult evalBincount(KernelContext &context) {
  auto values = context.ints(0);
  std::optional<int64_t> size = context.intScalar(1);
  if (failed(context.expectOperands(3)) || !values || !size || *size < 0)
    return context.fail("values must be integers and size nonnegative");
  const HostTensor &weights = context.operand(2);
  if (!weights.empty() && weights.numElements() != int64_t(values->size()))
    return context.fail("weights and values differ in number");
  HostTensor *result = context.allocate(0, *size);
  if (!result)
    return failure();
  bool negative = false;
  bool known = dispatch<IsReal>(weights.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto out = result->mutableData<T>();
    llvm::fill(out, T(0));
    for (auto [i, value] : llvm::enumerate(*values)) {
      negative |= value < 0;
      // Values beyond the size are dropped.
      if (value >= 0 && value < *size)
        out[value] =
            wrapAdd(out[value], weights.empty() ? T(1) : weights.data<T>()[i]);
    }
  });
  if (!known)
    return context.unsupportedType();
  return negative ? context.fail("a value is negative") : success();
}

} // namespace tfuse::eval
