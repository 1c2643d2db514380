//===- CustomOptions.cpp - options of custom operators --------------------===//
//
// Writes attributes as a FlexBuffer map, sorted by name.
//
//===----------------------------------------------------------------------===//

#include "CustomOptions.h"

#include "TensorNames.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/TypeSwitch.h"
#include <flatbuffers/flexbuffers.h>
#include <map>

using namespace mlir;
using llvm::Expected;

namespace tfuse::tfl {

/// Returns the attributes by name: those of the op, and the derived and default
/// ones of a TensorFlow op.
static std::map<std::string, Attribute> attributesOf(Operation *op) {
  std::map<std::string, Attribute> attributes;
  for (NamedAttribute named : op->getAttrs())
    attributes[named.getName().str()] = named.getValue();
  if (std::optional<OpDefView> def = tf::getOpDef(op))
    for (AttrView attr : def->attrs())
      if (Attribute value = tf::getAttr(op, attr.name()))
        attributes[attr.name().str()] = value;
  // The device of the original op is irrelevant.
  attributes.erase("device");
  std::erase_if(attributes, [](const auto &entry) {
    return StringRef(entry.first).starts_with("_");
  });
  return attributes;
}

static bool addValue(flexbuffers::Builder &builder, Attribute value);

/// Writes a list: a typed vector if all elements are scalars of one kind.
static bool addList(flexbuffers::Builder &builder, ArrayAttr list) {
  bool isUniform =
      llvm::all_equal(llvm::map_range(
          list, [](Attribute value) { return value.getTypeID(); })) &&
      !list.empty() && isa<StringAttr, IntegerAttr, FloatAttr>(list[0]) &&
      !isa<BoolAttr>(list[0]);
  size_t start = builder.StartVector();
  bool isComplete = llvm::all_of(
      list, [&](Attribute value) { return addValue(builder, value); });
  builder.EndVector(start, isUniform, /*fixed=*/false);
  return isComplete;
}

static void addShape(flexbuffers::Builder &builder, tf_type::ShapeAttr shape) {
  size_t start = builder.StartVector();
  for (int64_t size : shape.getShape())
    builder.Int(ShapedType::isDynamic(size) ? -1 : size);
  builder.EndVector(start, /*typed=*/!shape.getShape().empty(),
                    /*fixed=*/false);
}

/// Adds one value; false if FlexBuffers cannot express it. Strings are copied
/// because the builder reads a terminating zero.
static bool addValue(flexbuffers::Builder &builder, Attribute value) {
  return llvm::TypeSwitch<Attribute, bool>(value)
      .Case([&](BoolAttr boolean) {
        builder.Bool(boolean.getValue());
        return true;
      })
      .Case([&](IntegerAttr integer) {
        builder.Int(integer.getValue().trySExtValue().value_or(0));
        return integer.getValue().trySExtValue().has_value();
      })
      .Case([&](FloatAttr number) {
        builder.Float(static_cast<float>(number.getValueAsDouble()));
        return true;
      })
      .Case([&](StringAttr text) {
        builder.String(text.str());
        return true;
      })
      .Case([&](TypeAttr type) {
        std::optional<TensorType> stored = tensorTypeOf(type.getValue());
        builder.Int(stored ? static_cast<int64_t>(*stored) : 0);
        return stored.has_value();
      })
      .Case([&](FlatSymbolRefAttr symbol) {
        builder.String(symbol.getValue().str());
        return true;
      })
      .Case([&](tf_type::ShapeAttr shape) {
        addShape(builder, shape);
        return true;
      })
      .Case([&](ArrayAttr list) { return addList(builder, list); })
      .Default([&](Attribute) {
        builder.Null();
        return false;
      });
}

Expected<std::vector<uint8_t>> customOptionsOf(Operation *op) {
  flexbuffers::Builder builder;
  size_t start = builder.StartMap();
  for (const auto &[name, value] : attributesOf(op)) {
    builder.Key(name);
    if (!addValue(builder, value))
      return userError(
          Code::UnsupportedOp,
          "the attribute '" + name + "' of " + op->getName().getStringRef() +
              " cannot be stored in the options of a custom operator",
          nameFromLocation(op->getLoc()));
  }
  builder.EndMap(start);
  builder.Finish();
  return builder.GetBuffer();
}

} // namespace tfuse::tfl
