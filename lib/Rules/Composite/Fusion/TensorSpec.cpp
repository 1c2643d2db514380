//===- TensorSpec.cpp - Conditions on a tensor type -----------------------===//

#include "tfuse/Rules/Composite/TensorSpec.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

TensorSpec &TensorSpec::rankBetween(unsigned least, unsigned most) {
  needsRank = true;
  leastRank = least;
  mostRank = most;
  return *this;
}

TensorSpec &TensorSpec::rankIfKnown(unsigned rank) {
  leastRank = mostRank = rank;
  return *this;
}

TensorSpec &TensorSpec::rankAtLeastIfKnown(unsigned least) {
  leastRank = least;
  return *this;
}

TensorSpec &TensorSpec::shape(ArrayRef<int64_t> newSizes) {
  sizes.emplace(newSizes);
  return rank(newSizes.size());
}

TensorSpec &TensorSpec::fixedShape() {
  needsRank = needsFixedShape = true;
  return *this;
}

TensorSpec &TensorSpec::of(Element element) {
  elements.push_back(element);
  return *this;
}

bool TensorSpec::fits(Element element, Type type) {
  switch (element) {
  case Element::F32:
    return type.isF32();
  case Element::Floating:
    return isa<FloatType>(type);
  case Element::I8:
    return type.isSignlessInteger(8);
  case Element::UI8:
    return type.isUnsignedInteger(8);
  case Element::I32:
    return type.isSignlessInteger(32);
  case Element::I64:
    return type.isSignlessInteger(64);
  case Element::Integer:
    return isa<IntegerType>(type) && !type.isInteger(1);
  case Element::Boolean:
    return type.isInteger(1);
  case Element::String:
    return isa<tf_type::StringType>(type);
  }
  llvm_unreachable("covered switch");
}

StringRef TensorSpec::name(Element element) {
  switch (element) {
  case Element::F32:
    return "float";
  case Element::Floating:
    return "floating-point";
  case Element::I8:
    return "int8";
  case Element::UI8:
    return "uint8";
  case Element::I32:
    return "int32";
  case Element::I64:
    return "int64";
  case Element::Integer:
    return "integer";
  case Element::Boolean:
    return "bool";
  case Element::String:
    return "string";
  }
  llvm_unreachable("covered switch");
}

std::string TensorSpec::describe() const {
  std::string words;
  raw_string_ostream os(words);
  if (needsFixedShape)
    os << "fixed-size ";
  if (mostRank == 0)
    os << "scalar ";
  else if (leastRank == mostRank)
    os << leastRank << "D ";
  else if (mostRank != kMaxRank)
    os << leastRank << "D to " << mostRank << "D ";
  else if (needsRank && leastRank == 0 && !needsFixedShape)
    os << "ranked ";
  os << llvm::join(map_range(elements, name), " or ");
  if (!elements.empty())
    os << ' ';
  os << "tensor";
  if (leastRank > 0 && mostRank == kMaxRank)
    os << " of at least " << leastRank
       << (leastRank == 1 ? " dimension" : " dimensions");
  if (sizes && any_of(*sizes, [](int64_t size) { return size != kAny; })) {
    os << " of shape ";
    interleave(
        *sizes, os,
        [&](int64_t size) { size == kAny ? os << '?' : os << size; }, "x");
  }
  StringRef article =
      is_contained(StringRef("aeiou8"), words[0]) ? "an " : "a ";
  return (article + words).str();
}

std::optional<Reason> TensorSpec::mismatch(Type type) const {
  auto shaped = dyn_cast_or_null<TensorType>(type);
  if (!shaped)
    return Reason::Signature;
  if (!shaped.hasRank()) {
    if (needsRank)
      return Reason::UnknownShape;
  } else {
    int64_t rank = shaped.getRank();
    if (rank < leastRank || rank > mostRank)
      return Reason::Shape;
    if (sizes)
      for (auto [size, needed] : zip(shaped.getShape(), *sizes))
        if (needed != kAny && !ShapedType::isDynamic(size) && size != needed)
          return Reason::Shape;
    if (needsFixedShape && !shaped.hasStaticShape())
      return Reason::UnknownShape;
  }
  bool isElementFine =
      elements.empty() || any_of(elements, [&](Element element) {
        return fits(element, shaped.getElementType());
      });
  if (!isElementFine)
    return Reason::ElementType;
  return std::nullopt;
}

} // namespace tfuse
