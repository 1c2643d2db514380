//===- HostTensor.cpp - A tensor in memory --------------------------------===//

#include "tfuse/Eval/HostTensor.h"

#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>

using namespace mlir;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::MutableArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

// Enough for every vector instruction and for any element type.
static constexpr size_t kAlignment = 64;

/// A file can declare any number of strings and store only one of them.
/// Vocabularies have fewer strings than this, and vocabulary files are not
/// loaded here.
static constexpr int64_t kMaxStrings = int64_t(1) << 23;

std::optional<int64_t> checkedProduct(ArrayRef<int64_t> shape, int64_t unit) {
  // Multiply the nonzero dimensions first: partial products must not overflow
  // either, even if a later dimension is zero.
  int64_t product = unit;
  for (int64_t dim : shape)
    if (dim < 0 || (dim != 0 && llvm::MulOverflow(product, dim, product)))
      return std::nullopt;
  return llvm::is_contained(shape, 0) ? 0 : product;
}

static std::shared_ptr<void> allocateBytes(size_t size) {
  size_t rounded = llvm::alignTo(std::max<size_t>(size, 1), kAlignment);
  void *memory = std::aligned_alloc(kAlignment, rounded);
  return memory ? std::shared_ptr<void>(memory, std::free)
                : std::shared_ptr<void>();
}

// For buffers whose size has been checked before; a failure is fatal.
static std::shared_ptr<void> allocateOrDie(size_t size) {
  std::shared_ptr<void> buffer = allocateBytes(size);
  if (!buffer)
    llvm::report_bad_alloc_error("tensor buffer");
  return buffer;
}

HostTensor::HostTensor(Type elementType, ArrayRef<int64_t> shape)
    : type(elementType), elementKindOf(eval::elementKind(elementType)),
      width(elementBytes(elementType)), count(*checkedProduct(shape)),
      dims(shape) {}

Expected<HostTensor> HostTensor::allocate(Type elementType,
                                          ArrayRef<int64_t> shape) {
  ElementKind kind = eval::elementKind(elementType);
  bool isString = kind == ElementKind::String;
  if (kind == ElementKind::None)
    return userError(Code::UnsupportedType,
                     "elements of this type have no value in memory");
  int64_t unit = isString ? sizeof(std::string) : elementBytes(elementType);
  std::optional<int64_t> size = checkedProduct(shape, unit);
  if (!size)
    return userError(Code::LimitExceeded,
                     "the shape of a tensor is too large for memory");
  HostTensor result(elementType, shape);
  if (isString && result.count > kMaxStrings)
    return userError(Code::LimitExceeded,
                     "a tensor of " + llvm::Twine(result.count) +
                         " strings is too large for memory");
  if (isString) {
    result.text = std::make_shared<std::vector<std::string>>(result.count);
    return result;
  }
  std::shared_ptr<void> buffer = allocateBytes(*size);
  if (!buffer)
    return userError(Code::LimitExceeded, "there is not enough memory for a "
                                          "tensor of " +
                                              llvm::Twine(*size) + " bytes");
  result.stored = ArrayRef<char>(static_cast<char *>(buffer.get()), *size);
  result.keeper = std::move(buffer);
  result.writable = true;
  return result;
}

HostTensor HostTensor::view(Type elementType, ArrayRef<int64_t> shape,
                            ArrayRef<char> bytes, Owner owner) {
  HostTensor result(elementType, shape);
  assert(int64_t(bytes.size()) == result.byteSize() &&
         "shape and bytes differ");
  size_t alignment = llvm::PowerOf2Ceil(std::max(1u, result.width));
  if (isComplexKind(result.elementKindOf))
    alignment /= 2;
  result.stored = bytes;
  result.keeper = std::move(owner);
  if (reinterpret_cast<uintptr_t>(bytes.data()) % alignment == 0)
    return result;
  std::shared_ptr<void> copy = allocateOrDie(bytes.size());
  std::memcpy(copy.get(), bytes.data(), bytes.size());
  result.stored = ArrayRef<char>(static_cast<char *>(copy.get()), bytes.size());
  result.keeper = std::move(copy);
  return result;
}

HostTensor HostTensor::splat(Type elementType, ArrayRef<int64_t> shape,
                             ArrayRef<char> element) {
  HostTensor result(elementType, shape);
  assert(element.size() == result.width && "not one element");
  std::shared_ptr<void> copy = allocateOrDie(element.size());
  std::memcpy(copy.get(), element.data(), element.size());
  result.stored =
      ArrayRef<char>(static_cast<char *>(copy.get()), element.size());
  result.keeper = std::move(copy);
  result.splatted = true;
  return result;
}

HostTensor HostTensor::strings(Type elementType, ArrayRef<int64_t> shape,
                               std::vector<std::string> values) {
  HostTensor result(elementType, shape);
  assert(int64_t(values.size()) == result.count && "shape and values differ");
  result.text = std::make_shared<std::vector<std::string>>(std::move(values));
  return result;
}

RankedTensorType HostTensor::tensorType() const {
  return RankedTensorType::get(dims, type);
}

HostTensor HostTensor::deferred(ElementsAttr constant) {
  ShapedType type = constant.getShapedType();
  HostTensor result(type.getElementType(), type.getShape());
  result.constant = constant;
  return result;
}

static void fillWith(ArrayRef<char> element, MutableArrayRef<char> target) {
  if (target.empty())
    return;
  // Fill by doubling: each iteration copies the part that is already filled.
  size_t filled = element.size();
  std::memcpy(target.data(), element.data(), filled);
  while (filled < target.size()) {
    size_t size = std::min(filled, target.size() - filled);
    std::memcpy(target.data() + filled, target.data(), size);
    filled += size;
  }
}

void HostTensor::expandSplat() const {
  splatted = false;
  if (count == 1)
    return;
  std::shared_ptr<void> buffer = allocateOrDie(byteSize());
  MutableArrayRef<char> all(static_cast<char *>(buffer.get()), byteSize());
  fillWith(stored, all);
  stored = all;
  keeper = std::move(buffer);
}

void HostTensor::loadDeferred() const {
  Expected<HostTensor> loaded = toHostTensor(constant);
  if (!loaded) // The data exists, so the memory did not suffice.
    llvm::report_bad_alloc_error(llvm::toString(loaded.takeError()).c_str());
  constant = {};
  stored = loaded->bytes();
  keeper = loaded->keeper;
}

ArrayRef<char> HostTensor::bytes() const {
  if (constant)
    loadDeferred();
  else if (splatted)
    expandSplat();
  return stored;
}

MutableArrayRef<char> HostTensor::mutableBytes() {
  assert(writable && "not a fresh tensor");
  return {const_cast<char *>(stored.data()), stored.size()};
}

HostTensor HostTensor::reshaped(ArrayRef<int64_t> shape) const {
  assert(checkedProduct(shape) == count && "other number of elements");
  if (constant)
    return deferred(lazy::reshape(constant, shape));
  HostTensor result = *this;
  result.dims.assign(shape.begin(), shape.end());
  result.writable = false;
  return result;
}

HostTensor HostTensor::withElementType(Type elementType) const {
  assert(elementBytes(elementType) == width && "other element size");
  HostTensor result = *this;
  if (constant)
    result.loadDeferred();
  result.type = elementType;
  result.elementKindOf = eval::elementKind(elementType);
  result.writable = false;
  return result;
}

std::optional<SmallVector<int64_t>> HostTensor::toInts() const {
  SmallVector<int64_t> result;
  bool known = eval::dispatch<IsAny>(kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_integral_v<T>)
      result.assign(data<T>().begin(), data<T>().end());
  });
  bool isInt = isIntegerKind(kind()) || kind() == ElementKind::Bool;
  if (!known || !isInt)
    return std::nullopt;
  return result;
}

std::optional<int64_t> HostTensor::toInt() const {
  if (count != 1)
    return std::nullopt;
  std::optional<SmallVector<int64_t>> ints = toInts();
  return ints ? std::optional<int64_t>(ints->front()) : std::nullopt;
}

std::optional<double> HostTensor::toDouble() const {
  if (count != 1)
    return std::nullopt;
  std::optional<double> result;
  eval::dispatch<IsFloat>(kind(), [&](auto tag) {
    result = double(front<typename decltype(tag)::type>());
  });
  if (!result)
    if (std::optional<int64_t> integer = toInt())
      result = double(*integer);
  return result;
}

} // namespace tfuse::eval
