//===- AttrDefaults.cpp - Default values of attributes --------------------===//

#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf {
namespace {

/// Turns a default of the op table into an attribute, kind by kind.
class DefaultBuilder {
public:
  explicit DefaultBuilder(MLIRContext *context) : builder(context) {}

  Attribute make(StringRef value) { return builder.getStringAttr(value); }
  Attribute make(int64_t value) { return builder.getI64IntegerAttr(value); }
  Attribute make(float value) { return builder.getF32FloatAttr(value); }
  Attribute make(bool value) { return builder.getBoolAttr(value); }
  Attribute make(DataType value) {
    Type type = tf_type::toElementType(value, builder.getContext());
    return type ? TypeAttr::get(type) : Attribute();
  }
  Attribute make(ShapeView shape) {
    return tf_type::ShapeAttr::get(builder.getContext(), dims(shape),
                                   !shape.hasRank);
  }
  Attribute make(TensorView tensor);
  Attribute function(StringRef name) {
    return FlatSymbolRefAttr::get(builder.getContext(), name);
  }

  template <typename List> Attribute makeList(const List &values) {
    SmallVector<Attribute> elements;
    for (auto &&value : values)
      elements.push_back(make(value));
    return builder.getArrayAttr(elements);
  }

private:
  static SmallVector<int64_t> dims(ShapeView shape) {
    SmallVector<int64_t> dims(shape.dims);
    for (int64_t &dim : dims)
      dim = dim < 0 ? ShapedType::kDynamic : dim;
    return dims;
  }

  Builder builder;
};

Attribute DefaultBuilder::make(TensorView tensor) {
  Type element = tf_type::toElementType(tensor.type, builder.getContext());
  if (!element || !tensor.shape.hasRank)
    return {};
  auto type = RankedTensorType::get(dims(tensor.shape), element);
  if (tensor.type == DataType::String)
    return tf_type::makeStringElements(
        type,
        SmallVector<StringRef>(tensor.strings.begin(), tensor.strings.end()));
  ArrayRef<char> content(tensor.content.data(), tensor.content.size());
  bool isSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(type, content, isSplat))
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, content);
}

} // namespace

Attribute getDefault(MLIRContext *context, AttrView attr) {
  DefaultBuilder builder(context);
  auto one = [&](auto value) {
    return value ? builder.make(*value) : Attribute();
  };
  auto list = [&](auto values) {
    return values ? builder.makeList(*values) : Attribute();
  };
  switch (attr.type()) {
  case AttrType::String:
    return one(attr.defaultString());
  case AttrType::Int:
    return one(attr.defaultInt());
  case AttrType::Float:
    return one(attr.defaultFloat());
  case AttrType::Bool:
    return one(attr.defaultBool());
  case AttrType::Type:
    return one(attr.defaultType());
  case AttrType::Shape:
    return one(attr.defaultShape());
  case AttrType::Tensor:
    return one(attr.defaultTensor());
  case AttrType::Func:
    if (std::optional<StringRef> name = attr.defaultFunc())
      return builder.function(*name);
    return {};
  case AttrType::ListString:
    return list(attr.defaultStrings());
  case AttrType::ListInt:
    return list(attr.defaultInts());
  case AttrType::ListFloat:
    return list(attr.defaultFloats());
  case AttrType::ListBool:
    return list(attr.defaultBools());
  case AttrType::ListType:
    return list(attr.defaultTypes());
  case AttrType::ListShape:
    return list(attr.defaultShapes());
  case AttrType::ListTensor:
    return list(attr.defaultTensors());
  case AttrType::ListFunc:
    return {}; // No op has one other than the empty list.
  }
  llvm_unreachable("every AttrType has a case");
}

} // namespace tfuse::tf
