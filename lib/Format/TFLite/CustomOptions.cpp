//===- CustomOptions.cpp - Options of custom ops --------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Eval/HostTensor.h"
#include "llvm/ADT/TypeSwitch.h"
#include <flatbuffers/flexbuffers.h>
#include <map>

using namespace llvm;
using namespace mlir;

namespace tfuse {

struct CustomOptions::Impl {
  explicit Impl(StringLists form) : stringLists(form) {}

  flexbuffers::Builder builder;
  size_t map = builder.StartMap();
  StringLists stringLists;

  bool addValue(Attribute value);
  bool addList(ArrayAttr list);
  bool addElements(const eval::HostTensor &tensor);
  bool addTensor(ElementsAttr tensor);
  bool addFunc(tf_type::FuncAttr func);
  bool addType(Type type);
  void addInts(ArrayRef<int64_t> values);
};

CustomOptions::CustomOptions(StringLists form)
    : impl(std::make_unique<Impl>(form)) {}
CustomOptions::~CustomOptions() = default;

// The FlexBuffers builder reads keys up to a zero byte, which a StringRef may
// lack: use std::string here and below.
CustomOptions &CustomOptions::integer(StringRef key, int64_t value) {
  impl->builder.Int(key.str().c_str(), value);
  return *this;
}

CustomOptions &CustomOptions::number(StringRef key, float value) {
  impl->builder.Float(key.str().c_str(), value);
  return *this;
}

CustomOptions &CustomOptions::text(StringRef key, StringRef value) {
  impl->builder.String(key.str().c_str(), value.str());
  return *this;
}

CustomOptions &CustomOptions::integers(StringRef key,
                                       ArrayRef<int64_t> values) {
  impl->builder.Key(key.str());
  impl->addInts(values);
  return *this;
}

void CustomOptions::Impl::addInts(ArrayRef<int64_t> values) {
  size_t start = builder.StartVector();
  for (int64_t value : values)
    builder.Int(ShapedType::isDynamic(value) ? -1 : value);
  builder.EndVector(start, /*typed=*/!values.empty(), /*fixed=*/false);
}

bool CustomOptions::Impl::addType(Type type) {
  std::optional<tfl::TensorType> stored = tfl::tensorTypeOf(type);
  builder.Int(stored ? static_cast<int64_t>(*stored) : -1);
  return stored.has_value();
}

bool CustomOptions::Impl::addFunc(tf_type::FuncAttr func) {
  size_t start = builder.StartMap();
  builder.String("name", func.getName().getLeafReference().str());
  builder.Key("attr");
  size_t attrs = builder.StartMap();
  bool isComplete = true;
  for (NamedAttribute attr : func.getAttrs()) {
    builder.Key(attr.getName().str());
    isComplete &= addValue(attr.getValue());
  }
  builder.EndMap(attrs);
  builder.EndMap(start);
  return isComplete;
}

/// Lists of numbers of the same kind become typed vectors.
bool CustomOptions::Impl::addList(ArrayAttr list) {
  bool isTyped =
      !list.empty() &&
      (all_of(list, [](Attribute value) { return isa<BoolAttr>(value); }) ||
       all_of(list, [](Attribute value) { return isa<FloatAttr>(value); }) ||
       all_of(list,
              [](Attribute value) {
                return isa<IntegerAttr>(value) && !isa<BoolAttr>(value);
              }) ||
       (stringLists == StringLists::Typed &&
        all_of(list, llvm::IsaPred<StringAttr>)));
  size_t start = builder.StartVector();
  bool isComplete = true;
  for (Attribute value : list)
    isComplete &= addValue(value);
  builder.EndVector(start, isTyped, /*fixed=*/false);
  return isComplete;
}

/// Adds the elements as a list; false if FlexBuffers cannot hold their type
/// (complex numbers, handles).
bool CustomOptions::Impl::addElements(const eval::HostTensor &tensor) {
  size_t start = builder.StartVector();
  bool isTyped = !tensor.empty();
  bool isComplete = true;
  if (tensor.elementType().isF32()) {
    for (float value : tensor.data<float>())
      builder.Float(value);
  } else if (tensor.elementType().isF16()) {
    for (eval::Half value : tensor.data<eval::Half>())
      builder.Float(static_cast<float>(value));
  } else if (tensor.elementType().isBF16()) {
    for (eval::BFloat16 value : tensor.data<eval::BFloat16>())
      builder.Float(static_cast<float>(value));
  } else if (tensor.elementType().isF64()) {
    for (double value : tensor.data<double>())
      builder.Double(value);
  } else if (tensor.elementType().isInteger(1)) {
    for (bool value : tensor.data<bool>())
      builder.Bool(value);
  } else if (isa<tf_type::StringType>(tensor.elementType())) {
    isTyped = false;
    for (const std::string &value : tensor.strings())
      builder.String(value);
  } else if (auto integers = tensor.toInts()) {
    for (int64_t value : *integers)
      builder.Int(value);
  } else {
    isTyped = isComplete = false;
  }
  builder.EndVector(start, isTyped, /*fixed=*/false);
  return isComplete;
}

bool CustomOptions::Impl::addTensor(ElementsAttr tensor) {
  Expected<eval::HostTensor> values = eval::toHostTensor(tensor);
  if (!values) {
    consumeError(values.takeError());
    builder.Null();
    return false;
  }
  size_t start = builder.StartMap();
  builder.Key("type");
  bool isComplete = addType(tensor.getElementType());
  builder.Key("shape");
  addInts(tensor.getShapedType().getShape());
  builder.Key("values");
  isComplete &= addElements(*values);
  builder.EndMap(start);
  return isComplete;
}

bool CustomOptions::Impl::addValue(Attribute value) {
  return llvm::TypeSwitch<Attribute, bool>(value)
      .Case([&](BoolAttr boolean) {
        builder.Bool(boolean.getValue());
        return true;
      })
      .Case([&](IntegerAttr integer) {
        std::optional<int64_t> number = integer.getValue().trySExtValue();
        builder.Int(number.value_or(0));
        return number.has_value();
      })
      .Case([&](FloatAttr number) {
        builder.Float(static_cast<float>(number.getValueAsDouble()));
        return true;
      })
      .Case([&](StringAttr text) {
        builder.String(text.str());
        return true;
      })
      .Case([&](TypeAttr type) { return addType(type.getValue()); })
      .Case([&](tf_type::ShapeAttr shape) {
        if (shape.hasRank())
          addInts(shape.getShape());
        else
          builder.Null();
        return true;
      })
      .Case([&](tf_type::FuncAttr func) { return addFunc(func); })
      .Case([&](FlatSymbolRefAttr symbol) {
        builder.String(symbol.getValue().str());
        return true;
      })
      .Case([&](ArrayAttr list) { return addList(list); })
      .Case([&](ElementsAttr tensor) { return addTensor(tensor); })
      .Default([&](Attribute) {
        builder.Null();
        return false;
      });
}

bool CustomOptions::add(StringRef key, Attribute value) {
  impl->builder.Key(key.str());
  return impl->addValue(value);
}

std::string CustomOptions::addAttributes(
    Operation *op, llvm::function_ref<bool(StringRef, Attribute)> takes) {
  std::map<std::string, Attribute> attributes;
  for (NamedAttribute named : op->getAttrs())
    attributes[named.getName().str()] = named.getValue();
  if (std::optional<OpDefView> def = tf::getOpDef(op))
    for (AttrView attr : def->attrs())
      if (Attribute value = tf::getAttr(op, attr.name()))
        attributes[attr.name().str()] = value;
  attributes.erase("device");
  for (const auto &[name, value] : attributes)
    if (takes(name, value) && !add(name, value))
      return name;
  return {};
}

tfl::ConstBytesAttr CustomOptions::finish(MLIRContext *context) {
  impl->builder.EndMap(impl->map);
  impl->builder.Finish();
  const std::vector<uint8_t> &bytes = impl->builder.GetBuffer();
  return tfl::ConstBytesAttr::get(
      context,
      StringRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}

tfl::ConstBytesAttr CustomOptions::none(MLIRContext *context) {
  return tfl::ConstBytesAttr::get(context, "");
}

} // namespace tfuse
