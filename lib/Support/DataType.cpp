//===- DataType.cpp - TensorFlow's element types --------------------------===//

#include "tfuse/Support/DataType.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tfuse;
using llvm::StringRef;

bool tfuse::isKnownDataType(int number) {
  return number != 0 && !dataTypeName(DataType(number)).empty();
}

StringRef tfuse::dataTypeName(DataType type) {
  switch (int(type)) {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  case number:                                                                 \
    return "DT_" name;                                                         \
  case number + kRefTypeOffset:                                                \
    /* There is no reference to the invalid type. */                           \
    return number == 0 ? "" : "DT_" name "_REF";
    TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
  default:
    return "";
  }
}

StringRef tfuse::dataTypePythonName(DataType type) {
  switch (int(type)) {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  case number:                                                                 \
    return pythonName;                                                         \
  case number + kRefTypeOffset:                                                \
    return number == 0 ? "" : pythonName "_ref";
    TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
  default:
    return "";
  }
}

std::optional<DataType> tfuse::parseDataType(StringRef name) {
  bool isRef = name.consume_back("_REF") || name.consume_back("_ref");
  auto type = llvm::StringSwitch<std::optional<DataType>>(name)
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  .Cases({"DT_" name, pythonName}, DataType::id)
                  TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
                      .Case("float", DataType::Float)
                      .Case("double", DataType::Double)
                      .Case("half", DataType::Half)
                      .Default(std::nullopt);
  if (!type || !isRef)
    return type;
  if (*type == DataType::Invalid)
    return std::nullopt;
  return addRef(*type);
}

unsigned tfuse::dataTypeSizeInBytes(DataType type) {
  switch (removeRef(type)) {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  case DataType::id:                                                           \
    return bytes;
    TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
  }
  return 0;
}

unsigned tfuse::dataTypeBitWidth(DataType type) {
  switch (removeRef(type)) {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  case DataType::id:                                                           \
    return bits;
    TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
  }
  return 0;
}

bool tfuse::isFloatingType(DataType type) {
  switch (removeRef(type)) {
  case DataType::Half:
  case DataType::BFloat16:
  case DataType::Float:
  case DataType::Double:
  case DataType::Float8E5M2:
  case DataType::Float8E4M3FN:
  case DataType::Float8E4M3FNUZ:
  case DataType::Float8E4M3B11FNUZ:
  case DataType::Float8E5M2FNUZ:
  case DataType::Float4E2M1FN:
    return true;
  default:
    return false;
  }
}

bool tfuse::isIntegerType(DataType type) {
  switch (removeRef(type)) {
  case DataType::Int2:
  case DataType::Int4:
  case DataType::Int8:
  case DataType::Int16:
  case DataType::Int32:
  case DataType::Int64:
    return true;
  default:
    return isUnsignedType(type);
  }
}

bool tfuse::isUnsignedType(DataType type) {
  switch (removeRef(type)) {
  case DataType::UInt2:
  case DataType::UInt4:
  case DataType::UInt8:
  case DataType::UInt16:
  case DataType::UInt32:
  case DataType::UInt64:
    return true;
  default:
    return false;
  }
}

bool tfuse::isComplexType(DataType type) {
  type = removeRef(type);
  return type == DataType::Complex64 || type == DataType::Complex128;
}

bool tfuse::isQuantizedType(DataType type) {
  switch (removeRef(type)) {
  case DataType::QInt8:
  case DataType::QUInt8:
  case DataType::QInt16:
  case DataType::QUInt16:
  case DataType::QInt32:
    return true;
  default:
    return false;
  }
}
