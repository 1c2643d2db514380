//===- TensorWriter.cpp - From elements to TensorProto --------------------===//

#include "AttrWriter.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The textual form of TensorFlow's own dumps of a TensorProtoAttr.
static constexpr StringLiteral kTextPrefix = "tftensor$";
static constexpr uint32_t kContentField = 4;

Error TensorWriter::writeSerialized(tf_type::TensorProtoAttr attr) {
  StringRef bytes = attr.getValue();
  if (bytes.consume_front(kTextPrefix))
    return parseText(bytes, "tensor_proto", tensor);
  if (!parseBinary(bytes, tensor))
    return userError(Code::InvalidGraph,
                     "a tensor_proto attribute does not contain a TensorProto");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Elements as bytes
//===----------------------------------------------------------------------===//

Expected<TensorWriter::Bytes> TensorWriter::rawElements(bool &isSplat) {
  ShapedType type = elements.getShapedType();
  uint64_t size = uint64_t(type.getNumElements()) * elementSize;
  isSplat = false;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() != size)
      return userError(Code::InvalidGraph,
                       "constant \"" + resource.getRawHandle().getKey() +
                           "\" has no data, or less than its type requires");
    return blob->getData();
  }
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense)
    return userError(
        Code::InvalidGraph,
        "the elements attribute of a constant has an unknown kind");
  isSplat = dense.isSplat();
  Type element = type.getElementType();
  if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() < 8) {
    // These types are not stored in whole bytes.
    auto append = [&](const APInt &value) {
      storage.push_back(element.isUnsignedInteger() || element.isInteger(1)
                            ? char(value.getZExtValue())
                            : char(value.getSExtValue()));
    };
    if (isSplat)
      append(dense.getSplatValue<APInt>());
    else
      for (APInt value : dense.getValues<APInt>())
        append(value);
    return Bytes(storage);
  }
  return dense.getRawData();
}

//===----------------------------------------------------------------------===//
// Numbers or bytes
//===----------------------------------------------------------------------===//

/// Returns the number of values to write into the field of the type; -1 for
/// bytes.
int64_t TensorWriter::valuesToStore(Bytes bytes, bool isSplat) const {
  int64_t total = elements.getShapedType().getNumElements();
  bool isLargeSplat =
      isSplat && uint64_t(total) * elementSize >= kLeaveInFileFrom;
  // The value may have changed since the import: follow the stored form as far
  // as it applies.
  StringRef form = storedForm.split(',').first;
  int64_t count;
  if (form == "content" && !isLargeSplat)
    return -1;
  if (form.consume_front("values=") && !form.getAsInteger(10, count)) {
    bool isZero = all_of(bytes.take_front(elementSize),
                         [](char byte) { return byte == 0; });
    if ((count == total && !isLargeSplat) || (count == 1 && isSplat) ||
        (count == 0 && isSplat && isZero))
      return count;
  }
  return total == 1 || isLargeSplat ? 1 : -1;
}

template <typename T>
static void appendNumbers(ArrayRef<char> bytes, unsigned size,
                          google::protobuf::RepeatedField<T> &field,
                          bool isSigned) {
  field.Reserve(bytes.size() / size);
  for (; !bytes.empty(); bytes = bytes.drop_front(size)) {
    uint64_t value = 0;
    for (unsigned i = 0; i < size; ++i)
      value |= uint64_t(uint8_t(bytes[i])) << (8 * i);
    field.Add(static_cast<T>(isSigned ? SignExtend64(value, 8 * size)
                                      : int64_t(value)));
  }
}

template <typename T>
static void appendRaw(ArrayRef<char> bytes,
                      google::protobuf::RepeatedField<T> &field) {
  field.Resize(bytes.size() / sizeof(T), T());
  if (!bytes.empty())
    std::memcpy(field.mutable_data(), bytes.data(), bytes.size());
}

void TensorWriter::writeValues(Bytes bytes, int64_t count) {
  // A splat has one element; `count` copies may be needed.
  size_t size = count * elementSize;
  if (bytes.size() > size)
    bytes = bytes.take_front(size);
  if (bytes.size() < size) {
    std::vector<char> repeated;
    for (int64_t i = 0; i < count; ++i)
      repeated.insert(repeated.end(), bytes.begin(), bytes.end());
    storage = std::move(repeated);
    bytes = storage;
  }
  auto type = static_cast<DataType>(tensor.dtype());
  bool isSigned = !isUnsignedType(type) && type != DataType::QUInt8 &&
                  type != DataType::QUInt16;
  switch (type) {
  case DataType::Float:
    return appendRaw(bytes, *tensor.mutable_float_val());
  case DataType::Double:
    return appendRaw(bytes, *tensor.mutable_double_val());
  case DataType::Complex64:
    return appendRaw(bytes, *tensor.mutable_scomplex_val());
  case DataType::Complex128:
    return appendRaw(bytes, *tensor.mutable_dcomplex_val());
  case DataType::Int64:
    return appendNumbers(bytes, 8, *tensor.mutable_int64_val(), true);
  case DataType::UInt64:
    return appendNumbers(bytes, 8, *tensor.mutable_uint64_val(), false);
  case DataType::UInt32:
    return appendNumbers(bytes, 4, *tensor.mutable_uint32_val(), false);
  case DataType::Bool:
    return appendNumbers(bytes, 1, *tensor.mutable_bool_val(), false);
  case DataType::Half:
  case DataType::BFloat16:
    return appendNumbers(bytes, 2, *tensor.mutable_half_val(), false);
  default:
    break;
  }
  if (isFloatingType(type))
    tensor.set_float8_val(bytes.data(), bytes.size());
  else
    appendNumbers(bytes, elementSize, *tensor.mutable_int_val(), isSigned);
}

/// Returns the field of the type if its binary form equals the form of the
/// elements in memory; otherwise 0.
static uint32_t rawField(DataType type) {
  switch (type) {
  case DataType::Float:
    return 5;
  case DataType::Double:
    return 6;
  case DataType::Complex64:
    return 9;
  case DataType::Complex128:
    return 12;
  default:
    return 0;
  }
}

void TensorWriter::writeStrings(DenseElementsAttr strings) {
  auto values = cast<DenseStringElementsAttr>(strings).getRawStringData();
  int64_t count = strings.getNumElements();
  StringRef form = storedForm.split(',').first;
  int64_t stored;
  if (strings.isSplat() && form.consume_front("values=") &&
      !form.getAsInteger(10, stored) &&
      (stored == 1 || (stored == 0 && values.front().empty())))
    count = stored;
  for (int64_t i = 0; i < count; ++i) {
    StringRef value = values.size() == 1 ? values.front() : values[i];
    tensor.add_string_val(value.data(), value.size());
  }
}

Expected<std::optional<ArrayRef<char>>> TensorWriter::write(size_t minExtent) {
  if (auto serialized = dyn_cast<tf_type::TensorProtoAttr>(elements)) {
    if (Error error = writeSerialized(serialized))
      return std::move(error);
    return std::nullopt;
  }
  ShapedType type = elements.getShapedType();
  DataType dataType = tf_type::toDataType(type.getElementType());
  if (dataType == DataType::Invalid)
    return userError(
        Code::InvalidGraph,
        "a constant has an element type that TensorFlow does not support");
  tensor.set_dtype(static_cast<proto::DataType>(dataType));
  if (!storedForm.ends_with("no-shape") || type.getRank() != 0)
    AttrWriter::write(tf_type::ShapeAttr::get(type),
                      *tensor.mutable_tensor_shape());
  if (auto strings = dyn_cast<DenseStringElementsAttr>(elements)) {
    writeStrings(strings);
    return std::nullopt;
  }

  elementSize = dataTypeSizeInBytes(dataType);
  bool isSplat;
  Expected<Bytes> bytes = rawElements(isSplat);
  if (!bytes)
    return bytes.takeError();
  int64_t total = type.getNumElements();
  if (total == 0)
    return std::nullopt;
  int64_t count = valuesToStore(*bytes, isSplat);
  extentField = count < 0 ? kContentField : rawField(dataType);
  bool isWhole = !isSplat && (count < 0 || count == total);
  if (isWhole && extentField != 0 && storage.empty() &&
      bytes->size() >= minExtent)
    return *bytes;
  if (count >= 0) {
    writeValues(*bytes, count);
    return std::nullopt;
  }
  std::string &content = *tensor.mutable_tensor_content();
  for (int64_t i = 0, e = isSplat ? total : 1; i < e; ++i)
    content.append(bytes->data(), bytes->size());
  return std::nullopt;
}

} // namespace tfuse
