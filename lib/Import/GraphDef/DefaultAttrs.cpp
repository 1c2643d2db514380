//===- DefaultAttrs.cpp - Attributes that a NodeDef may leave out ---------===//

#include "DefaultAttrs.h"

#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "llvm/Support/Error.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static void setShape(const ShapeView &view, proto::TensorShapeProto &shape) {
  shape.set_unknown_rank(!view.hasRank);
  for (int64_t dim : view.dims)
    shape.add_dim()->set_size(dim);
}

static void setTensor(const TensorView &view, proto::TensorProto &tensor) {
  tensor.set_dtype(static_cast<proto::DataType>(view.type));
  setShape(view.shape, *tensor.mutable_tensor_shape());
  tensor.set_tensor_content(view.content.data(), view.content.size());
  for (StringRef string : view.strings)
    tensor.add_string_val(string.data(), string.size());
}

template <typename List, typename Fn>
static void forEach(const std::optional<List> &list, Fn add) {
  for (auto item : *list)
    add(item);
}

/// Each default is read once per op, so the same reader as for values of a file
/// is fast enough.
static proto::AttrValue toProto(AttrView attr) {
  proto::AttrValue value;
  auto *list = isListType(attr.type()) ? value.mutable_list() : nullptr;
  switch (attr.type()) {
  case AttrType::String:
    value.set_s(attr.defaultString()->str());
    break;
  case AttrType::Int:
    value.set_i(*attr.defaultInt());
    break;
  case AttrType::Float:
    value.set_f(*attr.defaultFloat());
    break;
  case AttrType::Bool:
    value.set_b(*attr.defaultBool());
    break;
  case AttrType::Type:
    value.set_type(static_cast<proto::DataType>(*attr.defaultType()));
    break;
  case AttrType::Shape:
    setShape(*attr.defaultShape(), *value.mutable_shape());
    break;
  case AttrType::Tensor:
    setTensor(*attr.defaultTensor(), *value.mutable_tensor());
    break;
  case AttrType::Func:
    value.mutable_func()->set_name(attr.defaultFunc()->str());
    break;
  case AttrType::ListString:
    forEach(attr.defaultStrings(),
            [&](StringRef item) { list->add_s(item.data(), item.size()); });
    break;
  case AttrType::ListInt:
    forEach(attr.defaultInts(), [&](int64_t item) { list->add_i(item); });
    break;
  case AttrType::ListFloat:
    forEach(attr.defaultFloats(), [&](float item) { list->add_f(item); });
    break;
  case AttrType::ListBool:
    forEach(attr.defaultBools(), [&](bool item) { list->add_b(item); });
    break;
  case AttrType::ListType:
    forEach(attr.defaultTypes(), [&](DataType item) {
      list->add_type(static_cast<proto::DataType>(item));
    });
    break;
  case AttrType::ListShape:
    forEach(attr.defaultShapes(),
            [&](ShapeView item) { setShape(item, *list->add_shape()); });
    break;
  case AttrType::ListTensor:
    forEach(attr.defaultTensors(),
            [&](TensorView item) { setTensor(item, *list->add_tensor()); });
    break;
  case AttrType::ListFunc:
    forEach(attr.defaultFuncs(),
            [&](StringRef item) { list->add_func()->set_name(item.str()); });
    break;
  }
  return value;
}

void addDefaultAttrs(const ResolvedOp &resolved, AttrReader &reader,
                     SmallVectorImpl<NamedAttribute> &attrs) {
  auto add = [&](StringRef name, auto makeValue) {
    StringAttr key = reader.key(name);
    if (any_of(attrs,
               [&](NamedAttribute attr) { return attr.getName() == key; }))
      return;
    // Reading a default cannot fail: the registry has no nameless attributes.
    if (Expected<Attribute> attr = reader.read(makeValue()))
      attrs.emplace_back(key, *attr);
    else
      consumeError(attr.takeError());
  };
  if (resolved.definition)
    for (AttrView attr : resolved.definition->attrs())
      if (attr.hasDefault())
        add(attr.name(), [&] { return toProto(attr); });
  if (resolved.function)
    for (const auto &attr : resolved.function->attr())
      if (attr.has_default_value())
        add(attr.name(), [&] { return attr.default_value(); });
}

} // namespace tfuse
