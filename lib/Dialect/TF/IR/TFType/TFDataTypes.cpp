//===- TFDataTypes.cpp - TensorFlow's DataType and MLIR's types -----------===//

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf_type {

/// The types without parameters, each of which has a separate class.
#define TFUSE_FOR_EACH_PLAIN_TYPE(X)                                           \
  X(Float, Float32Type)                                                        \
  X(Double, Float64Type)                                                       \
  X(Half, Float16Type)                                                         \
  X(BFloat16, BFloat16Type)                                                    \
  X(Float8E5M2, Float8E5M2Type)                                                \
  X(Float8E4M3FN, Float8E4M3FNType)                                            \
  X(Float8E4M3FNUZ, Float8E4M3FNUZType)                                        \
  X(Float8E4M3B11FNUZ, Float8E4M3B11FNUZType)                                  \
  X(Float8E5M2FNUZ, Float8E5M2FNUZType)                                        \
  X(Float4E2M1FN, Float4E2M1FNType)                                            \
  X(String, StringType)                                                        \
  X(Resource, ResourceType)                                                    \
  X(Variant, VariantType)                                                      \
  X(QInt8, Qint8Type)                                                          \
  X(QInt16, Qint16Type)                                                        \
  X(QInt32, Qint32Type)                                                        \
  X(QUInt8, Quint8Type)                                                        \
  X(QUInt16, Quint16Type)

Type toElementType(DataType dtype, MLIRContext *context) {
  if (isRefType(dtype)) {
    // A number may come from a file. References to references do not exist.
    DataType referred = removeRef(dtype);
    if (isRefType(referred))
      return {};
    Type element = toElementType(referred, context);
    return element ? RefType::get(element) : Type();
  }
  switch (dtype) {
#define TFUSE_CASE(id, type)                                                   \
  case DataType::id:                                                           \
    return type::get(context);
    TFUSE_FOR_EACH_PLAIN_TYPE(TFUSE_CASE)
#undef TFUSE_CASE
  case DataType::Complex64:
    return ComplexType::get(Float32Type::get(context));
  case DataType::Complex128:
    return ComplexType::get(Float64Type::get(context));
  case DataType::Bool:
    return IntegerType::get(context, 1);
  case DataType::Int8:
  case DataType::Int16:
  case DataType::Int32:
  case DataType::Int64:
    return IntegerType::get(context, dataTypeBitWidth(dtype));
  case DataType::Int2:
  case DataType::Int4:
    return IntegerType::get(context, dataTypeBitWidth(dtype),
                            IntegerType::Signed);
  case DataType::UInt2:
  case DataType::UInt4:
  case DataType::UInt8:
  case DataType::UInt16:
  case DataType::UInt32:
  case DataType::UInt64:
    return IntegerType::get(context, dataTypeBitWidth(dtype),
                            IntegerType::Unsigned);
  case DataType::Invalid:
    break;
  }
  return {};
}

static DataType integerDataType(IntegerType type) {
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return DataType::Bool;
  case 2:
    return isUnsigned ? DataType::UInt2 : DataType::Int2;
  case 4:
    return isUnsigned ? DataType::UInt4 : DataType::Int4;
  case 8:
    return isUnsigned ? DataType::UInt8 : DataType::Int8;
  case 16:
    return isUnsigned ? DataType::UInt16 : DataType::Int16;
  case 32:
    return isUnsigned ? DataType::UInt32 : DataType::Int32;
  case 64:
    return isUnsigned ? DataType::UInt64 : DataType::Int64;
  default:
    return DataType::Invalid;
  }
}

DataType toDataType(Type type) {
  type = mlir::getElementTypeOrSelf(type);
  if (auto ref = dyn_cast<RefType>(type))
    return addRef(toDataType(ref.getElementType()));
  if (auto integer = dyn_cast<IntegerType>(type))
    return integerDataType(integer);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return DataType::Complex64;
    return complex.getElementType().isF64() ? DataType::Complex128
                                            : DataType::Invalid;
  }
#define TFUSE_TEST(id, cppType)                                                \
  if (isa<cppType>(type))                                                      \
    return DataType::id;
  TFUSE_FOR_EACH_PLAIN_TYPE(TFUSE_TEST)
#undef TFUSE_TEST
  return DataType::Invalid;
}

} // namespace tfuse::tf_type
