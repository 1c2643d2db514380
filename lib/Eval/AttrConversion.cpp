//===- AttrConversion.cpp - Converts constants to tensors and back --------===//
//
// How MLIR stores elements, where it differs from HostTensor:
//
// - DenseElementsAttr packs i1 into bits, least significant first; a splat of
//   i1 is one byte, 0 or 0xFF.
// - DenseElementsAttr stores a narrower integer in one byte with the upper bits
//   zero; HostTensor extends the sign.
// - In a DenseResourceElementsAttr, every element takes whole bytes, as in
//   HostTensor.
//
//===----------------------------------------------------------------------===//

#include "TensorProto.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::MutableArrayRef;
using llvm::StringRef;

static_assert(llvm::endianness::native == llvm::endianness::little,
              "resources and files hold little-endian elements");

namespace tfuse::eval {

static Error noData() {
  return userError(Code::InvalidGraph, "a constant has no data (elided?)");
}

/// Whether a DenseElementsAttr stores elements of this type as HostTensor does.
static bool isPlainInDense(Type elementType) {
  auto integer = dyn_cast<IntegerType>(elementType);
  return !integer || integer.getWidth() >= 8;
}

std::optional<ArrayRef<char>> tryGetRawData(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  unsigned width = elementBytes(type.getElementType());
  if (width == 0)
    return std::nullopt;
  int64_t size = type.getNumElements() * width;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || int64_t(blob->getData().size()) != size)
      return std::nullopt;
    return blob->getData();
  }
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr)) {
    if (!lazy.getSteps().empty() || !lazy.isDenseView())
      return std::nullopt;
    std::optional<ArrayRef<char>> source = tryGetRawData(lazy.getSource());
    if (!source)
      return std::nullopt;
    return source->slice(size == 0 ? 0 : lazy.getOffset() * width, size);
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense || !isPlainInDense(type.getElementType()))
    return std::nullopt;
  if (dense.isSplat() && type.getNumElements() != 1)
    return std::nullopt;
  return dense.getRawData();
}

//===----------------------------------------------------------------------===//
// Attribute to tensor
//===----------------------------------------------------------------------===//

// Sign-extends the low `bits` bits of a byte.
static char signExtend(char byte, unsigned bits) {
  unsigned shift = 8 - bits;
  return char(int8_t(uint8_t(byte) << shift) >> shift);
}

static char unpackNarrow(char byte, IntegerType type) {
  unsigned bits = type.getWidth();
  return type.isUnsigned() ? char(byte & ((1 << bits) - 1))
                           : signExtend(byte, bits);
}

static Expected<HostTensor> narrowFromDense(DenseElementsAttr dense) {
  auto type = cast<IntegerType>(dense.getElementType());
  ArrayRef<int64_t> shape = dense.getType().getShape();
  ArrayRef<char> raw = dense.getRawData();
  bool isBool = type.getWidth() == 1;
  if (dense.isSplat()) {
    char element = isBool ? char(raw[0] != 0) : unpackNarrow(raw[0], type);
    return HostTensor::splat(type, shape, element);
  }
  Expected<HostTensor> result = HostTensor::allocate(type, shape);
  if (!result)
    return result;
  MutableArrayRef<char> bytes = result->mutableBytes();
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] =
        isBool ? (raw[i / 8] >> (i % 8)) & 1 : unpackNarrow(raw[i], type);
  return result;
}

static Expected<HostTensor> stringsFromDense(DenseElementsAttr dense) {
  ShapedType type = dense.getType();
  // A splat of strings may be too large to expand, too.
  if (type.getNumElements() >
      kMaxSplatBytes / int64_t(sizeof(std::string)) / 32)
    return userError(Code::LimitExceeded,
                     "a tensor of " + Twine(type.getNumElements()) +
                         " strings is too large for memory");
  ArrayRef<StringRef> raw = dense.getRawStringData();
  std::vector<std::string> values;
  values.reserve(type.getNumElements());
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i)
    values.push_back(raw[dense.isSplat() ? 0 : i].str());
  return HostTensor::strings(type.getElementType(), type.getShape(),
                             std::move(values));
}

static Expected<HostTensor> fromDense(DenseElementsAttr dense) {
  Type elementType = dense.getElementType();
  if (elementKind(elementType) == ElementKind::String)
    return isa<DenseStringElementsAttr>(dense) ? stringsFromDense(dense)
                                               : noData();
  if (!isPlainInDense(elementType))
    return narrowFromDense(dense);
  ArrayRef<int64_t> shape = dense.getType().getShape();
  if (dense.isSplat())
    return HostTensor::splat(elementType, shape, dense.getRawData());
  // The bytes belong to the context, which outlives every tensor.
  return HostTensor::view(elementType, shape, dense.getRawData(), nullptr);
}

// Converts any other attribute, such as a sparse one, element by element.
static Expected<HostTensor> fromElements(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  Expected<HostTensor> result =
      HostTensor::allocate(type.getElementType(), type.getShape());
  if (!result)
    return result;
  auto store = [&](auto values) {
    unsigned width = result->bytesPerElement();
    for (auto [i, value] : llvm::enumerate(values)) {
      llvm::APInt bits;
      if constexpr (std::is_same_v<std::decay_t<decltype(value)>, llvm::APInt>)
        bits = value;
      else
        bits = value.bitcastToAPInt();
      bits = isa<IntegerType>(type.getElementType()) &&
                     !type.getElementType().isUnsignedInteger() &&
                     bits.getBitWidth() > 1
                 ? bits.sextOrTrunc(width * 8)
                 : bits.zextOrTrunc(width * 8);
      std::memcpy(result->mutableBytes().data() + i * width, bits.getRawData(),
                  width);
    }
  };
  if (auto ints = attr.tryGetValues<llvm::APInt>())
    store(*ints);
  else if (auto floats = attr.tryGetValues<llvm::APFloat>())
    store(*floats);
  else
    return noData();
  return result;
}

static Expected<HostTensor> fromLazy(LazyElementsAttr lazy) {
  ShapedType type = lazy.getType();
  Expected<HostTensor> result =
      HostTensor::allocate(type.getElementType(), type.getShape());
  if (!result)
    return result;
  char *position = result->mutableBytes().data();
  Error error = writeElements(lazy, [&](ArrayRef<char> chunk) {
    std::memcpy(position, chunk.data(), chunk.size());
    position += chunk.size();
    return Error::success();
  });
  if (error)
    return error;
  return result;
}

Expected<HostTensor> toHostTensor(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  if (!type.hasStaticShape() || !checkedProduct(type.getShape(), 16))
    return userError(Code::InvalidGraph, "a constant has no static shape");
  if (auto dense = dyn_cast<DenseElementsAttr>(attr)) {
    if (dense.isSplat() && elementsByteSize(attr) > kMaxSplatBytes)
      return userError(Code::LimitExceeded, "a constant is too large");
    return fromDense(dense);
  }
  if (std::optional<ArrayRef<char>> raw = tryGetRawData(attr))
    return HostTensor::view(type.getElementType(), type.getShape(), *raw,
                            nullptr);
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr))
    return fromLazy(lazy);
  if (auto proto = dyn_cast<tf_type::TensorProtoAttr>(attr))
    return parseTensorProto(proto.getValue(), cast<RankedTensorType>(type));
  if (isa<DenseResourceElementsAttr>(attr))
    return noData();
  return fromElements(attr);
}

//===----------------------------------------------------------------------===//
// Tensor to attribute
//===----------------------------------------------------------------------===//

/// Whether DenseElementsAttr can hold elements of this type.
static bool fitsDense(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    elementType = complex.getElementType();
  return elementType.isIntOrIndexOrFloat();
}

// Makes a DenseElementsAttr of `bytes`: all elements, or the one of a splat.
static ElementsAttr makeDense(RankedTensorType type, ArrayRef<char> bytes) {
  auto integer = dyn_cast<IntegerType>(type.getElementType());
  if (!integer || integer.getWidth() >= 8)
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  if (integer.getWidth() == 1)
    return DenseElementsAttr::get(
        type, llvm::SmallVector<bool>(
                  llvm::map_range(bytes, [](char byte) { return byte != 0; })));
  char mask = char((1 << integer.getWidth()) - 1);
  llvm::SmallVector<char> masked(
      llvm::map_range(bytes, [mask](char byte) { return char(byte & mask); }));
  return DenseElementsAttr::getFromRawBuffer(type, masked);
}

static bool allEqual(ArrayRef<char> bytes, unsigned width) {
  return std::memcmp(bytes.data(), bytes.data() + width,
                     bytes.size() - width) == 0;
}

ElementsAttr constantFromBytes(RankedTensorType type, ArrayRef<char> bytes,
                               HostTensor::Owner owner, StringRef name) {
  unsigned width = elementBytes(type.getElementType());
  assert(type.hasStaticShape() &&
         int64_t(bytes.size()) == type.getNumElements() * width);
  if (fitsDense(type.getElementType())) {
    if (!bytes.empty() && allEqual(bytes, width))
      return makeDense(type, bytes.take_front(width));
    if (int64_t(bytes.size()) <= kInlineConstantBytes)
      return makeDense(type, bytes);
  }
  AsmResourceBlob blob = UnmanagedAsmResourceBlob::allocateWithAlign(
      bytes, /*align=*/std::max(width, 1u),
      [owner = std::move(owner)](void *, size_t, size_t) mutable {
        owner.reset();
      });
  return DenseResourceElementsAttr::get(type, name, std::move(blob));
}

ElementsAttr toAttr(const HostTensor &tensor, RankedTensorType type,
                    StringRef name) {
  if (!type)
    type = tensor.tensorType();
  assert(type.getShape() == tensor.shape() && "another shape");
  if (ElementsAttr constant = tensor.deferredConstant())
    if (type == constant.getShapedType())
      return constant;
  if (tensor.kind() == ElementKind::String) {
    llvm::SmallVector<StringRef> values(tensor.strings().begin(),
                                        tensor.strings().end());
    return tf_type::makeStringElements(type, values);
  }
  if (tensor.isSplat() && !tensor.empty() && fitsDense(type.getElementType()))
    return makeDense(type, tensor.splatElement());
  return constantFromBytes(type, tensor.bytes(), tensor.owner(), name);
}

} // namespace tfuse::eval
