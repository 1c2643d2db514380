//===- Elements.cpp - Types and attributes by number ----------------------===//

#include "Elements.h"

#include "mlir/IR/BuiltinDialect.h"
#include <utility>

using namespace llvm;
using namespace mlir;

namespace tfuse::vhlo {

/// Deeper nesting means damage: real programs nest lists in dictionaries only.
static constexpr unsigned maxDepth = 64;
/// A list may hold the same list twice, at each level; the time to print such
/// an attribute doubles with each level.
static constexpr uint64_t maxWeight = 1 << 20;

template <typename T>
T Elements::readOnce(std::vector<Entry<T>> &table, uint64_t index,
                     ArrayRef<Encoded> encoded,
                     T (Elements::*read)(ByteReader &, StringRef),
                     StringRef kind) {
  if (index >= table.size())
    return fail("it refers to " + kind + " " + Twine(index) + " of " +
                Twine(table.size()));
  Entry<T> &entry = table[index];
  if (entry.state == entry.Done) {
    weight += entry.weight;
    return entry.value;
  }
  if (entry.state == entry.InWork || depth >= maxDepth)
    return fail(kind + " " + Twine(index) + " refers to itself");
  entry.state = entry.InWork;
  uint64_t outerWeight = std::exchange(weight, 1);
  ++depth;
  const Encoded &from = encoded[index];
  T value = nullptr;
  if (from.isBinary) {
    ByteReader reader(from.data);
    value = (this->*read)(reader, from.dialect);
    if (reader.failed())
      value = nullptr;
  } else if constexpr (std::is_same_v<T, Attribute>) {
    // Keep an attribute of an irrelevant dialect, such as a sharding, as text.
    value = StringAttr::get(
        context, from.data.take_until([](char c) { return c == '\0'; }));
  }
  --depth;
  if (weight > maxWeight)
    value =
        fail(kind + " " + Twine(index) + " contains the same lists too often");
  entry.state = entry.Done;
  entry.value = value;
  entry.weight = std::min(weight, maxWeight);
  weight = outerWeight + entry.weight;
  if (!value)
    fail(kind + " " + Twine(index) + ", of dialect '" + from.dialect +
         "', cannot be read");
  return value;
}

Attribute Elements::attribute(uint64_t index) {
  return readOnce(attributes, index, code.attributes, &Elements::readAttribute,
                  "attribute");
}

Type Elements::type(uint64_t index) {
  return readOnce(types, index, code.types, &Elements::readType, "type");
}

Location Elements::location(uint64_t index, Location otherwise) {
  auto found = dyn_cast_if_present<NameLoc>(attribute(index));
  return found ? Location(found) : otherwise;
}

bool Elements::readAttributes(ByteReader &reader,
                              SmallVectorImpl<Attribute> &into) {
  uint64_t count = reader.count();
  for (uint64_t i = 0; i < count; ++i) {
    Attribute element = attribute(reader.number());
    if (!element)
      return false;
    into.push_back(element);
  }
  return !reader.failed();
}

bool Elements::readTypes(ByteReader &reader, SmallVectorImpl<Type> &into) {
  uint64_t count = reader.count();
  for (uint64_t i = 0; i < count; ++i) {
    Type element = type(reader.number());
    if (!element)
      return false;
    into.push_back(element);
  }
  return !reader.failed();
}

Attribute Elements::readAttribute(ByteReader &reader, StringRef dialect) {
  if (dialect == "builtin")
    return readBuiltinAttribute(reader);
  if (dialect == "vhlo")
    return readVhloAttribute(reader);
  return fail("it has attributes of dialect '" + dialect + "'");
}

Type Elements::readType(ByteReader &reader, StringRef dialect) {
  if (dialect == "builtin")
    return readBuiltinType(reader);
  if (dialect == "vhlo")
    return readVhloType(reader);
  return fail("it has types of dialect '" + dialect + "'");
}

} // namespace tfuse::vhlo
