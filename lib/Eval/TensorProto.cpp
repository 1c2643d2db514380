//===- TensorProto.cpp - Read a serialized TensorProto --------------------===//
//
// Elements are either the bytes of `tensor_content` or the values of the field
// for their type, the last of which is repeated for missing elements. Field
// numbers are those of tensorflow/core/framework/tensor.proto.
//
//===----------------------------------------------------------------------===//

#include "TensorProto.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Endian.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse::eval {

namespace {

/// How one of the repeated value fields stores its elements.
enum class Storage { Varint, Fixed32, Fixed64, Bytes };
struct ValueField {
  unsigned number;
  Storage storage;
  unsigned perElement = 1; // 2 for complex numbers
};

std::optional<ValueField> valueField(DataType type) {
  switch (type) {
  case DataType::Float:
    return ValueField{5, Storage::Fixed32};
  case DataType::Double:
    return ValueField{6, Storage::Fixed64};
  case DataType::String:
    return ValueField{8, Storage::Bytes};
  case DataType::Complex64:
    return ValueField{9, Storage::Fixed32, 2};
  case DataType::Int64:
    return ValueField{10, Storage::Varint};
  case DataType::Bool:
    return ValueField{11, Storage::Varint};
  case DataType::Complex128:
    return ValueField{12, Storage::Fixed64, 2};
  case DataType::Half:
  case DataType::BFloat16:
    return ValueField{13, Storage::Varint};
  case DataType::UInt32:
    return ValueField{16, Storage::Varint};
  case DataType::UInt64:
    return ValueField{17, Storage::Varint};
  default:
    if (isIntegerType(type) || isQuantizedType(type))
      return ValueField{7, Storage::Varint};
    return std::nullopt;
  }
}

/// The fields of a TensorProto that this file reads.
struct Message {
  uint64_t dtype = 0;
  SmallVector<int64_t> shape;
  std::optional<StringRef> content;
  SmallVector<uint64_t> values;
  std::vector<std::string> strings;
};

StringRef textOf(const WireField &field) {
  return {field.content.data(), field.content.size()};
}

bool readShape(ArrayRef<char> bytes, SmallVectorImpl<int64_t> &shape) {
  WireReader reader(bytes);
  for (WireField field; reader.next(field);) {
    if (field.number == 3 && field.value != 0)
      return false; // unknown rank
    if (field.number != 2)
      continue;
    int64_t size = 0;
    WireReader dim(field.content);
    for (WireField part; dim.next(part);)
      if (part.number == 1 && part.type == WireField::Varint)
        size = int64_t(part.value);
    if (dim.failed())
      return false;
    shape.push_back(size);
  }
  return !reader.failed();
}

template <typename T>
bool readFixed(ArrayRef<char> packed, SmallVectorImpl<uint64_t> &values) {
  using namespace llvm::support;
  for (; packed.size() >= sizeof(T); packed = packed.drop_front(sizeof(T)))
    values.push_back(endian::read<T>(packed.data(), llvm::endianness::little));
  return packed.empty();
}

bool readVarints(ArrayRef<char> packed, SmallVectorImpl<uint64_t> &values) {
  while (!packed.empty())
    if (!takeVarint(packed, values.emplace_back()))
      return false;
  return true;
}

bool readValues(const WireField &field, ValueField how, Message &message) {
  if (how.storage == Storage::Bytes) {
    message.strings.push_back(textOf(field).str());
    return field.type == WireField::Length;
  }
  if (field.type != WireField::Length) { // not packed
    message.values.push_back(field.value);
    return true;
  }
  switch (how.storage) {
  case Storage::Fixed32:
    return readFixed<uint32_t>(field.content, message.values);
  case Storage::Fixed64:
    return readFixed<uint64_t>(field.content, message.values);
  default:
    return readVarints(field.content, message.values);
  }
}

bool readMessage(StringRef bytes, ValueField how, Message &message) {
  WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
  for (WireField field; reader.next(field);) {
    if (field.number == 1)
      message.dtype = field.value;
    else if (field.number == 2 && !readShape(field.content, message.shape))
      return false;
    else if (field.number == 4)
      message.content = textOf(field);
    else if (field.number == how.number && !readValues(field, how, message))
      return false;
  }
  return !reader.failed();
}

// Reads the values; the last one is repeated for missing elements.
bool fillValues(const Message &message, ValueField how, HostTensor &tensor) {
  size_t unit = tensor.bytesPerElement() / how.perElement;
  size_t wanted = tensor.numElements() * how.perElement;
  size_t given = message.values.size();
  if (given > wanted || given % how.perElement != 0)
    return false;
  char *target = tensor.mutableBytes().data();
  for (size_t i = 0; i < wanted; ++i) {
    size_t last = given - how.perElement + i % how.perElement;
    uint64_t value = given == 0 ? 0 : message.values[i < given ? i : last];
    std::memcpy(target + i * unit, &value, unit);
  }
  return true;
}

bool fillStrings(Message &message, HostTensor &tensor) {
  std::vector<std::string> &strings = message.strings;
  if (strings.size() > size_t(tensor.numElements()))
    return false;
  std::string last = strings.empty() ? "" : strings.back();
  strings.resize(tensor.numElements(), last);
  llvm::copy(strings, tensor.mutableStrings().begin());
  return true;
}

bool fill(Message &message, ValueField how, HostTensor &tensor) {
  if (how.storage == Storage::Bytes)
    return fillStrings(message, tensor);
  if (!message.content || message.content->empty())
    return fillValues(message, how, tensor);
  if (int64_t(message.content->size()) != tensor.byteSize())
    return false;
  llvm::copy(*message.content, tensor.mutableBytes().begin());
  return true;
}

} // namespace

/// Whether a tensor is much larger than its serialized form, in which the last
/// element is repeated.
static bool isTooLarge(const Message &message, RankedTensorType type,
                       size_t serializedSize) {
  constexpr int64_t kMaxRatio = 16, kAlwaysAllowed = int64_t(256) << 20;
  int64_t unit = elementBytes(type.getElementType());
  if (elementKind(type.getElementType()) == ElementKind::String)
    unit = sizeof(std::string) +
           (message.strings.empty() ? 0 : message.strings.back().size());
  std::optional<int64_t> size = checkedProduct(type.getShape(), unit);
  return !size ||
         *size > std::max<int64_t>(kAlwaysAllowed, kMaxRatio * serializedSize);
}

Expected<HostTensor> parseTensorProto(StringRef bytes, RankedTensorType type) {
  auto malformed = [] {
    return userError(Code::InvalidGraph, "a tensor_proto is malformed, or of "
                                         "another type than it says");
  };
  DataType dtype = tf_type::toDataType(type.getElementType());
  // Eight-bit floats use tensor_content only, so the field number is
  // irrelevant.
  ValueField how = valueField(dtype).value_or(ValueField{7, Storage::Varint});
  Message message;
  if (!readMessage(bytes, how, message) || message.dtype != uint64_t(dtype) ||
      ArrayRef<int64_t>(message.shape) != type.getShape())
    return malformed();
  if (isTooLarge(message, type, bytes.size()))
    return userError(Code::LimitExceeded,
                     "a constant declares far more elements than the file "
                     "holds");
  Expected<HostTensor> tensor =
      HostTensor::allocate(type.getElementType(), type.getShape());
  if (!tensor)
    return tensor;
  if (!fill(message, how, *tensor))
    return malformed();
  return tensor;
}

} // namespace tfuse::eval
