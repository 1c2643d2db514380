//===- TensorReader.cpp - From TensorProto to elements --------------------===//

#include "TensorReader.h"

#include "AttrReader.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Elements of this many bytes or more become a resource.
static constexpr uint64_t kResourceFrom = kLeaveInFileFrom;

namespace {
/// Numbers of TensorProto's fields.
enum Field : uint32_t {
  kContent = 4,
  kFloat = 5,
  kDouble = 6,
  kInt = 7,
  kString = 8,
  kSComplex = 9,
  kInt64 = 10,
  kBool = 11,
  kDComplex = 12,
  kHalf = 13,
  kUInt32 = 16,
  kUInt64 = 17,
  kFloat8 = 18
};
} // namespace

/// Returns the field that holds elements of this type; 0 if none does.
static uint32_t fieldOf(DataType type) {
  switch (type) {
  case DataType::Float:
    return kFloat;
  case DataType::Double:
    return kDouble;
  case DataType::Int64:
    return kInt64;
  case DataType::UInt32:
    return kUInt32;
  case DataType::UInt64:
    return kUInt64;
  case DataType::Bool:
    return kBool;
  case DataType::String:
    return kString;
  case DataType::Complex64:
    return kSComplex;
  case DataType::Complex128:
    return kDComplex;
  case DataType::Half:
  case DataType::BFloat16:
    return kHalf;
  case DataType::Resource:
  case DataType::Variant:
    return 0;
  default:
    break;
  }
  if (isFloatingType(type))
    return dataTypeSizeInBytes(type) == 1 ? kFloat8 : 0;
  return isIntegerType(type) || isQuantizedType(type) ? kInt : 0;
}

//===----------------------------------------------------------------------===//
// Fields that are still in the file
//===----------------------------------------------------------------------===//

std::optional<ArrayRef<char>> TensorReader::leftInFile(uint32_t field) const {
  for (const auto &left : tensor.left_in_file())
    if (left.field() == field && left.extent() < extents.extents.size())
      return extents.extents[left.extent()];
  return std::nullopt;
}

void inlineExtents(proto::TensorProto &tensor, const FileExtents &extents) {
  // Serialize the field again, and let protobuf parse it.
  std::string wire;
  raw_string_ostream os(wire);
  for (const auto &left : tensor.left_in_file()) {
    if (left.extent() >= extents.extents.size())
      continue;
    ArrayRef<char> content = extents.extents[left.extent()];
    encodeULEB128((uint64_t(left.field()) << 3) | 2, os);
    encodeULEB128(content.size(), os);
    os << StringRef(content.data(), content.size());
  }
  tensor.clear_left_in_file();
  tensor.MergeFromString(wire);
  for (auto &variant : *tensor.mutable_variant_val())
    for (proto::TensorProto &nested : *variant.mutable_tensors())
      inlineExtents(nested, extents);
}

static void inlineExtents(proto::NameAttrList &func,
                          const FileExtents &extents) {
  for (proto::NamedAttr &attr : *func.mutable_attr())
    inlineExtents(*attr.mutable_value(), extents);
}

void inlineExtents(proto::AttrValue &value, const FileExtents &extents) {
  if (value.has_tensor())
    inlineExtents(*value.mutable_tensor(), extents);
  if (value.has_func())
    inlineExtents(*value.mutable_func(), extents);
  if (!value.has_list())
    return;
  for (proto::TensorProto &tensor : *value.mutable_list()->mutable_tensor())
    inlineExtents(tensor, extents);
  for (proto::NameAttrList &func : *value.mutable_list()->mutable_func())
    inlineExtents(func, extents);
}

//===----------------------------------------------------------------------===//
// Type and shape
//===----------------------------------------------------------------------===//

TensorReader::TensorReader(const proto::TensorProto &tensor, Type elementType,
                           const FileExtents &extents, StringRef resourceName)
    : tensor(tensor), extents(extents), resourceName(resourceName) {
  SmallVector<int64_t> shape;
  int64_t count = 1;
  for (const auto &dim : tensor.tensor_shape().dim()) {
    shape.push_back(dim.size());
    if (dim.size() < 0 || MulOverflow(count, dim.size(), count))
      return;
  }
  elementSize = dataTypeSizeInBytes(static_cast<DataType>(tensor.dtype()));
  int64_t bytes;
  if (tensor.tensor_shape().unknown_rank() ||
      isRefType(static_cast<DataType>(tensor.dtype())) ||
      MulOverflow<int64_t>(count, std::max<int64_t>(elementSize, 1), bytes))
    return;
  numElements = count;
  type = RankedTensorType::get(shape, elementType);
}

/// True if the elements are in one field only and the tensor has no fields
/// besides.
bool TensorReader::hasOneForm() const {
  const proto::TensorShapeProto &shape = tensor.tensor_shape();
  if (hasUnknownFields(tensor) || hasUnknownFields(shape) ||
      tensor.version_number() != 0 || !tensor.resource_handle_val().empty() ||
      !tensor.variant_val().empty())
    return false;
  for (const auto &dim : shape.dim())
    if (!dim.name().empty() || hasUnknownFields(dim))
      return false;
  SmallVector<uint32_t, 2> fields;
  auto add = [&](uint32_t field, bool isEmpty) {
    if (!isEmpty)
      fields.push_back(field);
  };
  add(kContent, tensor.tensor_content().empty());
  add(kFloat, tensor.float_val().empty());
  add(kDouble, tensor.double_val().empty());
  add(kInt, tensor.int_val().empty());
  add(kString, tensor.string_val().empty());
  add(kSComplex, tensor.scomplex_val().empty());
  add(kInt64, tensor.int64_val().empty());
  add(kBool, tensor.bool_val().empty());
  add(kDComplex, tensor.dcomplex_val().empty());
  add(kHalf, tensor.half_val().empty());
  add(kUInt32, tensor.uint32_val().empty());
  add(kUInt64, tensor.uint64_val().empty());
  add(kFloat8, tensor.float8_val().empty());
  for (const auto &left : tensor.left_in_file())
    fields.push_back(left.field());
  if (fields.size() > 1)
    return false;
  auto dtype = static_cast<DataType>(tensor.dtype());
  return fields.empty() || fields[0] == fieldOf(dtype) ||
         (fields[0] == kContent && dtype != DataType::String);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Appends `value` to `bytes` as an element of `size` bytes; false if it does
/// not fit.
template <typename T>
static bool appendNarrow(T value, unsigned size, bool isUnsigned,
                         std::vector<char> &bytes) {
  int64_t wide = static_cast<int64_t>(value);
  unsigned bits = 8 * size;
  if (bits < 64 && !(isUnsigned ? isUIntN(bits, wide) : isIntN(bits, wide)))
    return false;
  for (unsigned i = 0; i < size; ++i)
    bytes.push_back(char(uint64_t(wide) >> (8 * i)));
  return true;
}

template <typename T>
static ArrayRef<char> rawBytes(const google::protobuf::RepeatedField<T> &list) {
  return ArrayRef(reinterpret_cast<const char *>(list.data()),
                  list.size() * sizeof(T));
}

/// Appends packed varints; false if they are malformed or do not fit.
static bool appendVarints(ArrayRef<char> packed, bool isInt32, unsigned size,
                          bool isUnsigned, std::vector<char> &bytes) {
  while (!packed.empty()) {
    uint64_t value;
    if (!takeVarint(packed, value))
      return false;
    if (isInt32) // Negative int32 values have ten bytes.
      value = int64_t(int32_t(value));
    if (!appendNarrow(value, size, isUnsigned, bytes))
      return false;
  }
  return true;
}

/// Returns the values of fields whose binary form equals their form in memory;
/// nothing for other fields.
std::optional<ArrayRef<char>> TensorReader::rawValues(uint32_t field) const {
  std::optional<Bytes> left = leftInFile(field);
  switch (field) {
  case kFloat:
    return left ? *left : rawBytes(tensor.float_val());
  case kDouble:
    return left ? *left : rawBytes(tensor.double_val());
  case kSComplex:
    return left ? *left : rawBytes(tensor.scomplex_val());
  case kDComplex:
    return left ? *left : rawBytes(tensor.dcomplex_val());
  case kFloat8:
    return left ? *left
                : Bytes(tensor.float8_val().data(), tensor.float8_val().size());
  default:
    return std::nullopt;
  }
}

/// Reads the numbers; false if some do not fit the type.
bool TensorReader::readValues(Values &values) const {
  auto dtype = static_cast<DataType>(tensor.dtype());
  uint32_t field = fieldOf(dtype);
  if (field == 0)
    return false;
  if (std::optional<Bytes> raw = rawValues(field)) {
    values.bytes = *raw;
    values.count = raw->size() / elementSize;
    return raw->size() % elementSize == 0;
  }

  bool isUnsigned = isUnsignedType(dtype) || dtype == DataType::QUInt8 ||
                    dtype == DataType::QUInt16 || field == kHalf ||
                    field == kBool;
  auto addAll = [&](const auto &list) {
    return all_of(list, [&](auto value) {
      return appendNarrow(value, elementSize, isUnsigned, values.storage);
    });
  };
  bool fits = addAll(tensor.int_val()) && addAll(tensor.int64_val()) &&
              addAll(tensor.bool_val()) && addAll(tensor.half_val()) &&
              addAll(tensor.uint32_val()) && addAll(tensor.uint64_val());
  if (std::optional<Bytes> left = leftInFile(field))
    fits &= appendVarints(*left, field == kInt || field == kHalf, elementSize,
                          isUnsigned, values.storage);
  values.bytes = values.storage;
  values.count = values.bytes.size() / elementSize;
  return fits;
}

ElementsAttr TensorReader::readStrings() const {
  int64_t count = tensor.string_val_size();
  SmallVector<StringRef> strings;
  for (const std::string &string : tensor.string_val())
    strings.push_back(string);
  if (count == 0 && numElements > 0)
    strings.push_back("");
  bool isAll = count == numElements;
  if (!isAll && strings.size() != 1)
    return {};
  return tf_type::makeStringElements(type, strings);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// True if DenseElementsAttr supports the type and stores an element in the
/// bytes that TensorFlow uses.
static bool isDenseType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() >= 8;
  return isa<FloatType, ComplexType>(type) &&
         (!isa<FloatType>(type) || cast<FloatType>(type).getWidth() >= 8);
}

/// Converts bytes to booleans; nothing if a byte is neither 0 nor 1.
static std::optional<SmallVector<bool>> toBools(ArrayRef<char> bytes) {
  if (any_of(bytes, [](char c) { return c != 0 && c != 1; }))
    return std::nullopt;
  return SmallVector<bool>(bytes.begin(), bytes.end());
}

/// Creates the attribute from the bytes of all elements.
ElementsAttr TensorReader::make(Bytes bytes, bool isInFile) const {
  Type element = type.getElementType();
  if (bytes.size() >= kResourceFrom) {
    std::shared_ptr<const void> owner = extents.file;
    if (!isInFile) {
      auto copy =
          std::make_shared<std::vector<char>>(bytes.begin(), bytes.end());
      bytes = *copy;
      owner = copy;
    }
    AsmResourceBlob blob(
        bytes, /*dataAlignment=*/1, [owner](void *, size_t, size_t) {},
        /*dataIsMutable=*/false);
    auto &manager =
        DenseResourceElementsHandle::getManagerInterface(type.getContext());
    return DenseResourceElementsAttr::get(
        type, manager.insert(resourceName, std::move(blob)));
  }
  if (element.isInteger(1)) {
    auto bools = toBools(bytes);
    return bools ? DenseElementsAttr::get(type, ArrayRef<bool>(*bools))
                 : DenseElementsAttr();
  }
  if (!isDenseType(element))
    return {};
  if (bytes.empty())
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

ElementsAttr TensorReader::makeSplat(Bytes bytes) const {
  if (type.getElementType().isInteger(1)) {
    auto bools = toBools(bytes);
    return bools ? DenseElementsAttr::get(type, bools->front())
                 : DenseElementsAttr();
  }
  if (!isDenseType(type.getElementType()))
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

std::string TensorReader::usualForm(ElementsAttr elements) const {
  if (tensor.dtype() == proto::DT_STRING)
    return ("values=" + Twine(numElements)).str();
  bool isLargeSplat = isa<DenseElementsAttr>(elements) && elements.isSplat() &&
                      uint64_t(numElements) * elementSize >= kResourceFrom;
  return numElements == 1 || isLargeSplat ? "values=1" : "content";
}

ElementsAttr TensorReader::read(std::string &storedForm) const {
  if (!hasOneForm())
    return {};
  ElementsAttr elements;
  std::string form;
  std::optional<Bytes> left = leftInFile(kContent);
  if (left || !tensor.tensor_content().empty()) {
    Bytes bytes = left ? *left
                       : Bytes(tensor.tensor_content().data(),
                               tensor.tensor_content().size());
    form = "content";
    if (bytes.size() == uint64_t(numElements) * elementSize)
      elements = make(bytes, left.has_value());
  } else if (tensor.dtype() == proto::DT_STRING) {
    form = ("values=" + Twine(tensor.string_val_size())).str();
    elements = readStrings();
  } else if (Values values; readValues(values)) {
    form = ("values=" + Twine(values.count)).str();
    std::vector<char> zero(elementSize);
    if (values.count == numElements)
      elements = make(values.bytes,
                      values.storage.empty() && !tensor.left_in_file().empty());
    else if (values.count <= 1 && numElements > 0)
      elements = makeSplat(values.count ? values.bytes : Bytes(zero));
  }
  if (!elements)
    return {};
  if (numElements == 0 || form == usualForm(elements))
    form.clear();
  if (!tensor.has_tensor_shape())
    form += form.empty() ? "usual,no-shape" : ",no-shape";
  storedForm = std::move(form);
  return elements;
}

ElementsAttr TensorReader::readSerialized() const {
  proto::TensorProto copy(tensor);
  inlineExtents(copy, extents);
  return tf_type::TensorProtoAttr::get(type, copy.SerializeAsString());
}

} // namespace tfuse
