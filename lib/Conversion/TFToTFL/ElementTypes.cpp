//===- ElementTypes.cpp - Sets of element types ---------------------------===//

#include "ElementTypes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

using namespace mlir;

namespace tfuse::lowering {

TypeSet typeSetOf(Type type) {
  if (isa<quant::QuantizedType>(type))
    return Quantized;
  switch (tf_type::toDataType(type)) {
  case DataType::Half:
    return F16;
  case DataType::BFloat16:
    return BF16;
  case DataType::Float:
    return F32;
  case DataType::Double:
    return F64;
  case DataType::Bool:
    return I1;
  case DataType::Int4:
    return I4;
  case DataType::Int8:
    return I8;
  case DataType::Int16:
    return I16;
  case DataType::Int32:
    return I32;
  case DataType::Int64:
    return I64;
  case DataType::UInt4:
    return UI4;
  case DataType::UInt8:
    return UI8;
  case DataType::UInt16:
    return UI16;
  case DataType::UInt32:
    return UI32;
  case DataType::UInt64:
    return UI64;
  case DataType::Complex64:
    return C64;
  case DataType::Complex128:
    return C128;
  case DataType::String:
    return Str;
  case DataType::Resource:
    return Resource;
  case DataType::Variant:
    return Variant;
  default:
    return isQuantizedType(tf_type::toDataType(type)) ? Quantized : Unknown;
  }
}

namespace {
// The types that hold every value of `type`, preferred types first.
struct Wider {
  TypeSet of;
  TypeSet candidates[5];
};
constexpr Wider kWider[] = {
    {I1, {UI8, I8, I32, I64, F32}},
    {I4, {I8, I32, I16, I64, F32}},
    {UI4, {UI8, I8, I32, I64, F32}},
    {I8, {I32, I64, I16, F32}},
    {UI8, {I32, I64, I16, F32}},
    {I16, {I32, I64, F32}},
    {UI16, {I32, I64, F32}},
    {I32, {I64}},
    {UI32, {I64}},
};
} // namespace

static Type makeType(TypeSet one, MLIRContext *context) {
  Builder builder(context);
  if (one == I1)
    return builder.getI1Type();
  if (one == I8)
    return builder.getI8Type();
  if (one == UI8)
    return builder.getIntegerType(8, /*isSigned=*/false);
  if (one == I16)
    return builder.getIntegerType(16);
  if (one == I32)
    return builder.getI32Type();
  if (one == I64)
    return builder.getI64Type();
  assert(one == F32 && "not a type that others are promoted to");
  return builder.getF32Type();
}

Promotion promotionOf(Type type, TypeSet native, Promote how) {
  TypeSet self = typeSetOf(type);
  auto has = [&](TypeSet set) { return (native & set) != TypeSet::None; };
  auto in = [&](TypeSet set) { return (self & set) != TypeSet::None; };
  MLIRContext *context = type.getContext();
  if (how == Promote::No)
    return {};
  if (in(F16 | BF16))
    return has(F32) ? Promotion{makeType(F32, context)} : Promotion{};
  if (how == Promote::Float)
    return {};
  if (how == Promote::Wrap) {
    if (in(I1))
      return {};
    if (in(UI64))
      return has(I64) ? Promotion{makeType(I64, context), true} : Promotion{};
    if (in(UI32) && has(I32))
      return {makeType(I32, context)};
  }
  if (how == Promote::Bits && in(UI64 | F64) && has(I64))
    return {makeType(I64, context), true};
  for (const Wider &wider : kWider)
    if (self == wider.of)
      for (TypeSet candidate : wider.candidates)
        if (has(candidate) && candidate != TypeSet::None)
          return {makeType(candidate, context)};
  return {};
}

} // namespace tfuse::lowering
