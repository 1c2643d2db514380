//===- ElementKind.cpp - Memory layout of tensor elements -----------------===//

#include "tfuse/Eval/ElementKind.h"

#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::eval {

static ElementKind integerKind(IntegerType type) {
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return ElementKind::Bool;
  case 2:
    return isUnsigned ? ElementKind::UInt2 : ElementKind::Int2;
  case 4:
    return isUnsigned ? ElementKind::UInt4 : ElementKind::Int4;
  case 8:
    return isUnsigned ? ElementKind::UInt8 : ElementKind::Int8;
  case 16:
    return isUnsigned ? ElementKind::UInt16 : ElementKind::Int16;
  case 32:
    return isUnsigned ? ElementKind::UInt32 : ElementKind::Int32;
  case 64:
    return isUnsigned ? ElementKind::UInt64 : ElementKind::Int64;
  default:
    return ElementKind::Opaque;
  }
}

// Bytes of TensorFlow's quantized types.
static unsigned quantizedBytes(Type type) {
  if (isa<tf_type::Qint8Type, tf_type::Quint8Type>(type))
    return 1;
  if (isa<tf_type::Qint16Type, tf_type::Quint16Type>(type))
    return 2;
  return isa<tf_type::Qint32Type>(type) ? 4 : 0;
}

ElementKind elementKind(Type type) {
  if (!type)
    return ElementKind::None;
  if (auto integer = dyn_cast<IntegerType>(type))
    return integerKind(integer);
  if (isa<Float32Type>(type))
    return ElementKind::Float32;
  if (isa<Float16Type>(type))
    return ElementKind::Float16;
  if (isa<BFloat16Type>(type))
    return ElementKind::BFloat16;
  if (isa<Float64Type>(type))
    return ElementKind::Float64;
  if (isa<FloatType>(type))
    return ElementKind::Opaque;
  if (isa<IndexType>(type))
    return ElementKind::Int64;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return ElementKind::Complex64;
    if (complex.getElementType().isF64())
      return ElementKind::Complex128;
    return ElementKind::None;
  }
  if (isa<tf_type::StringType>(type))
    return ElementKind::String;
  return quantizedBytes(type) ? ElementKind::Opaque : ElementKind::None;
}

unsigned elementBytes(Type type) {
  if (!type)
    return 0;
  if (type.isIntOrFloat())
    return (type.getIntOrFloatBitWidth() + 7) / 8;
  if (isa<IndexType>(type))
    return 8;
  if (auto complex = dyn_cast<ComplexType>(type))
    return elementKind(type) == ElementKind::None
               ? 0
               : 2 * elementBytes(complex.getElementType());
  return quantizedBytes(type);
}

bool isIntegerKind(ElementKind kind) {
  switch (kind) {
#define TFUSE_KIND(id, type) case ElementKind::id:
    TFUSE_FOR_EACH_INTEGER_KIND(TFUSE_KIND)
#undef TFUSE_KIND
    return true;
  default:
    return false;
  }
}

bool isFloatKind(ElementKind kind) {
  switch (kind) {
#define TFUSE_KIND(id, type) case ElementKind::id:
    TFUSE_FOR_EACH_FLOAT_KIND(TFUSE_KIND)
#undef TFUSE_KIND
    return true;
  default:
    return false;
  }
}

bool isComplexKind(ElementKind kind) {
  return kind == ElementKind::Complex64 || kind == ElementKind::Complex128;
}

} // namespace tfuse::eval
