//===- Values.cpp - Types and constants in words --------------------------===//

#include "Values.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isConstantOp(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() || isa<tfl::QConstOp>(op);
}

std::string describeType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  std::string text;
  raw_string_ostream os(text);
  os << (shaped ? shaped.getElementType() : type);
  if (!shaped || !shaped.hasRank())
    return text + (shaped ? "[*]" : "");
  os << '[';
  interleave(
      shaped.getShape(), os,
      [&](int64_t dim) {
        if (ShapedType::isDynamic(dim))
          os << '?';
        else
          os << dim;
      },
      ",");
  os << ']';
  return text;
}

uint64_t sizeOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      !shaped.getElementType().isIntOrFloat())
    return 0;
  return divideCeil(
      shaped.getNumElements() * uint64_t(shaped.getElementTypeBitWidth()), 8);
}

} // namespace tfuse
