//===- RandomInputs.cpp - Random inputs for validation --------------------===//

#include "RandomInputs.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

static int64_t below(int64_t bound, std::mt19937 &random) {
  return int64_t(random() % uint64_t(bound));
}

/// A number from -1 to 1.
static double unit(std::mt19937 &random) {
  return double(random()) / double(std::mt19937::max()) * 2 - 1;
}

static double randomFloat(const Trial &trial, std::mt19937 &random) {
  // Breakpoints of activations, clips and comparisons.
  static constexpr double kSpecial[] = {0, -0.0, 1, -1, 0.5, 2, 3, -3, 6, 7};
  switch (trial.values) {
  case Trial::Smooth:
  case Trial::Zeros:
  case Trial::Ones:
  case Trial::Iota:
  case Trial::Sizes:
    return 2 * unit(random);
  case Trial::Special:
    return random() % 2 ? kSpecial[random() % std::size(kSpecial)]
                        : 8 * unit(random);
  case Trial::Wide:
    return unit(random) * std::pow(10.0, 3.5 * unit(random) + 0.5);
  case Trial::NonFinite:
    switch (random() % 8) {
    case 0:
      return std::nan("");
    case 1:
      return INFINITY;
    case 2:
      return -INFINITY;
    default:
      return 2 * unit(random);
    }
  }
  llvm_unreachable("all kinds of values are above");
}

template <typename T>
static T randomInteger(const Trial &trial, size_t index, std::mt19937 &random) {
  switch (trial.values) {
  case Trial::Zeros:
    return T(0);
  case Trial::Ones:
    return T(1);
  case Trial::Iota:
    return T(index);
  case Trial::Sizes:
    return T(trial.size);
  case Trial::Smooth:
  case Trial::NonFinite:
    return T(below(3, random));
  case Trial::Special:
    return T(below(11, random) - (std::is_signed_v<T> ? 3 : 0));
  case Trial::Wide:
    return T(uint64_t(random()) << 32 | random());
  }
  llvm_unreachable("all kinds of values are above");
}

Expected<HostTensor> randomTensor(Type type, const Trial &trial,
                                  std::mt19937 &random) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return userError(Code::UnsupportedOp, "an input is not a tensor");
  // Use a matrix for a tensor of unknown rank.
  SmallVector<int64_t> shape = {trial.size, trial.size};
  if (shaped.hasRank())
    shape.assign(shaped.getShape().begin(), shaped.getShape().end());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = trial.size;
  constexpr int64_t kMost = 1 << 24;
  std::optional<int64_t> count = eval::checkedProduct(shape);
  if (!count || *count > kMost)
    return userError(Code::LimitExceeded, "an input is too large");
  Type elementType = shaped.getElementType();
  eval::ElementKind kind = eval::elementKind(elementType);
  if (kind == eval::ElementKind::String) {
    std::vector<std::string> values;
    values.reserve(*count);
    for (int64_t i = 0; i < *count; ++i)
      values.emplace_back(size_t(below(4, random)), char('a' + random() % 3));
    return HostTensor::strings(elementType, shape, std::move(values));
  }
  Expected<HostTensor> result = HostTensor::allocate(elementType, shape);
  if (!result) {
    consumeError(result.takeError());
    return userError(Code::UnsupportedOp,
                     "an input has no elements of fixed size");
  }
  if (kind == eval::ElementKind::Bool) {
    for (bool &flag : result->mutableData<bool>())
      flag = random() % 2 != 0;
    return result;
  }
  bool isFilled = eval::dispatch<eval::IsReal>(kind, [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [index, element] : enumerate(result->mutableData<T>()))
      if constexpr (eval::IsInteger<T>::value)
        element = randomInteger<T>(trial, index, random);
      else
        element = T(randomFloat(trial, random));
  });
  isFilled |= eval::dispatch<eval::IsComplex>(kind, [&](auto tag) {
    using T = typename decltype(tag)::type;
    using Part = typename T::value_type;
    for (T &element : result->mutableData<T>())
      element =
          T(Part(randomFloat(trial, random)), Part(randomFloat(trial, random)));
  });
  if (!isFilled)
    return userError(Code::UnsupportedOp,
                     "an input has elements without arithmetic");
  return result;
}

} // namespace tfuse::check
