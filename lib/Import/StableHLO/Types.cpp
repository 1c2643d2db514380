//===- Types.cpp - Encoded types ------------------------------------------===//

#include "Elements.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::vhlo {

/// Above the number of elements of every real tensor; products of sizes below
/// this limit do not overflow.
static constexpr int64_t maxElements = int64_t(1) << 40;

Type Elements::readTensorType(ByteReader &reader, bool hasEncoding) {
  if (hasEncoding)
    reader.number(); // Bounds of dynamic sizes.
  uint64_t rank = reader.count();
  SmallVector<int64_t> shape;
  int64_t count = 1;
  for (uint64_t i = 0; i < rank; ++i) {
    int64_t size = reader.signedNumber();
    if (ShapedType::isDynamic(size)) {
      shape.push_back(size);
      continue;
    }
    if (size < 0 || size > maxElements ||
        MulOverflow(count, std::max<int64_t>(size, 1), count) ||
        count > maxElements)
      return fail("a tensor's sizes are negative or too large");
    shape.push_back(size);
  }
  Type element = type(reader.number());
  if (!element || reader.failed())
    return {};
  if (!TensorType::isValidElementType(element))
    return fail("the element type of a tensor is invalid");
  return RankedTensorType::get(shape, element);
}

Type Elements::readBuiltinType(ByteReader &reader) {
  enum { Integer, Index, Function, None = 12 };
  switch (uint64_t code = reader.number()) {
  case Integer: {
    uint64_t value = reader.number();
    uint64_t width = value >> 2, signedness = value & 3;
    if (width == 0 || width > 64 || signedness > 2)
      return {};
    return IntegerType::get(
        context, width,
        static_cast<IntegerType::SignednessSemantics>(signedness));
  }
  case Index:
    return IndexType::get(context);
  case Function: {
    SmallVector<Type> inputs, results;
    if (!readTypes(reader, inputs) || !readTypes(reader, results))
      return {};
    return FunctionType::get(context, inputs, results);
  }
  // The element type of string tensors.
  case None:
    return NoneType::get(context);
  default:
    return fail("it has builtin types of code " + Twine(code));
  }
}

Type Elements::readVhloType(ByteReader &reader) {
  Builder builder(context);
  auto ints = [&](unsigned width) { return builder.getIntegerType(width); };
  auto unsignedInts = [&](unsigned width) {
    return builder.getIntegerType(width, /*isSigned=*/false);
  };
  switch (uint64_t code = reader.number()) {
  case 0:
    return builder.getI1Type();
  case 1: {
    Type part = type(reader.number());
    return isa_and_nonnull<Float32Type, Float64Type>(part)
               ? ComplexType::get(part)
               : Type();
  }
  case 2:
    return builder.getBF16Type();
  case 3:
    return builder.getF16Type();
  case 4:
    return builder.getF32Type();
  case 5:
    return builder.getF64Type();
  case 6:
    return Float8E4M3FNType::get(context);
  case 7:
    return Float8E5M2Type::get(context);
  case 8: {
    SmallVector<Type> inputs, results;
    if (!readTypes(reader, inputs) || !readTypes(reader, results))
      return {};
    return FunctionType::get(context, inputs, results);
  }
  case 9:
    return builder.getIndexType();
  case 10:
    return ints(4);
  case 11:
    return ints(8);
  case 12:
    return ints(16);
  case 13:
    return ints(32);
  case 14:
    return ints(64);
  case 15:
    return unsignedInts(4);
  case 16:
    return unsignedInts(8);
  case 17:
    return unsignedInts(16);
  case 18:
    return unsignedInts(32);
  case 19:
    return unsignedInts(64);
  case 20:
    return readTensorType(reader, /*hasEncoding=*/false);
  case 21:
    return readTensorType(reader, /*hasEncoding=*/true);
  // Tokens have no value.
  case 22: // Token
  case 26: // Witness
  case 33: // None
    return builder.getNoneType();
  case 23: {
    SmallVector<Type> parts;
    return readTypes(reader, parts) ? builder.getTupleType(parts) : Type();
  }
  case 25: {
    Type element = type(reader.number());
    return element && TensorType::isValidElementType(element)
               ? UnrankedTensorType::get(element)
               : Type();
  }
  case 27:
    return Float8E4M3FNUZType::get(context);
  case 28:
    return Float8E5M2FNUZType::get(context);
  case 29:
    return Float8E4M3B11FNUZType::get(context);
  case 31:
    return ints(2);
  case 32:
    return unsignedInts(2);
  case 34:
    return builder.getTF32Type();
  case 35:
    return Float8E4M3Type::get(context);
  case 36:
    return Float8E3M4Type::get(context);
  case 37:
    return Float4E2M1FNType::get(context);
  case 38:
    return Float6E2M3FNType::get(context);
  case 39:
    return Float6E3M2FNType::get(context);
  case 40:
    return Float8E8M0FNUType::get(context);
  case 24:
  case 30:
    return fail("it has quantized types, which are not supported");
  case 41: // Buffer
  case 42: // Future
    return fail("it has asynchronous (future) types, which are not supported");
  default:
    return fail("it has a type with the unknown code " + Twine(code) +
                ", of a later version of StableHLO");
  }
}

} // namespace tfuse::vhlo
