//===- AttrReader.cpp - From AttrValue to MLIR's attributes ---------------===//

#include "AttrReader.h"

#include "TensorReader.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::FullTypeAttr;
using tfuse::tf_type::FuncAttr;
using tfuse::tf_type::ShapeAttr;

namespace tfuse {

AttrReader::AttrReader(MLIRContext *context, const FileExtents &extents)
    : context(context), extents(extents) {}

//===----------------------------------------------------------------------===//
// Parts of values
//===----------------------------------------------------------------------===//

/// True if a number from the file may be a key of the DenseMaps below, which
/// reserve the extreme numbers.
static bool isKey(int dataType) {
  return dataType >= 0 && dataType < 2 * kRefTypeOffset;
}

Type AttrReader::elementType(int dataType) {
  if (!isKey(dataType))
    return {};
  auto [position, isNew] = elementTypes.try_emplace(dataType);
  if (isNew && isKnownDataType(dataType))
    position->second =
        tf_type::toElementType(static_cast<DataType>(dataType), context);
  return position->second;
}

UnrankedTensorType AttrReader::tensorType(int dataType) {
  if (!isKey(dataType))
    return {};
  auto [position, isNew] = tensorTypes.try_emplace(dataType);
  if (isNew)
    if (Type element = elementType(dataType))
      position->second = UnrankedTensorType::get(element);
  return position->second;
}

TypeAttr AttrReader::typeAttr(int dataType) {
  if (!isKey(dataType))
    return {};
  auto [position, isNew] = typeAttrs.try_emplace(dataType);
  if (isNew)
    if (Type type = elementType(dataType))
      position->second = TypeAttr::get(type);
  return position->second;
}

StringAttr AttrReader::key(StringRef text) {
  auto position = keys.find(text);
  if (position != keys.end())
    return position->second;
  auto attr = StringAttr::get(context, text);
  keys.try_emplace(attr.getValue(),
                   attr); // The key points to the uniqued string.
  return attr;
}

ShapeAttr AttrReader::read(const proto::TensorShapeProto &shape) {
  if (hasUnknownFields(shape))
    return {};
  if (shape.unknown_rank())
    return shape.dim().empty() ? ShapeAttr::get(context, std::nullopt)
                               : ShapeAttr();
  SmallVector<int64_t, 8> dims;
  for (const auto &dim : shape.dim()) {
    if (dim.size() < -1 || !dim.name().empty() || hasUnknownFields(dim))
      return {};
    dims.push_back(dim.size() == -1 ? ShapedType::kDynamic : dim.size());
  }
  return ShapeAttr::get(context, dims, /*unranked=*/false);
}

FullTypeAttr AttrReader::read(const proto::FullTypeDef &type) {
  std::optional<tf_type::FullTypeId> id =
      tf_type::symbolizeFullTypeId(type.type_id());
  if (!id || hasUnknownFields(type))
    return {};
  SmallVector<FullTypeAttr> args;
  for (const proto::FullTypeDef &arg : type.args())
    if (!args.emplace_back(read(arg)))
      return {};
  Attribute attr;
  if (type.attr_case() == proto::FullTypeDef::kS)
    attr = StringAttr::get(context, type.s());
  else if (type.attr_case() == proto::FullTypeDef::kI)
    attr = Builder(context).getI64IntegerAttr(type.i());
  return FullTypeAttr::get(context, *id, args, attr);
}

Expected<Attribute> AttrReader::readFunc(const proto::NameAttrList &func,
                                         StringRef what) {
  auto name = StringAttr::get(context, func.name());
  functionNames.insert(name);
  NamedAttrList attrs;
  for (const proto::NamedAttr &attr : func.attr()) {
    if (attr.key().empty())
      return userError(Code::InvalidGraph, "empty " + what + " name", "",
                       "an attribute of function \"" + func.name() +
                           "\" needs a name");
    Expected<Attribute> value = read(attr.value());
    if (!value)
      return value.takeError();
    attrs.set(key(attr.key()),
              *value); // The last of several equal keys counts.
  }
  if (hasUnknownFields(func))
    return Attribute();
  return FuncAttr::get(name, attrs.getDictionary(context));
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Attribute AttrReader::readElements(const proto::TensorProto &tensor,
                                   std::string *storedForm) {
  Type element = elementType(tensor.dtype());
  if (!element)
    return {};
  std::string name = resourceScope.empty()
                         ? resourceNode.str()
                         : (resourceScope + "/" + resourceNode).str();
  TensorReader reader(tensor, element, extents, name);
  if (!reader.isValid())
    return {};
  std::string form;
  if (ElementsAttr elements = reader.read(form))
    if (form.empty() || storedForm) {
      if (storedForm)
        *storedForm = std::move(form);
      return elements;
    }
  // No ElementsAttr expresses these elements: keep the message.
  return reader.readSerialized();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns the value in serialized form.
Attribute AttrReader::readKept(const proto::AttrValue &value) {
  proto::AttrValue copy(value);
  inlineExtents(copy, extents);
  return tfg::AttrValueAttr::get(context, copy.SerializeAsString());
}

Expected<Attribute> AttrReader::readList(const proto::AttrValue &value) {
  const proto::AttrValue::ListValue &list = value.list();
  Builder builder(context);
  SmallVector<Attribute> elements;
  for (int64_t item : list.i())
    elements.push_back(builder.getI64IntegerAttr(item));
  for (const std::string &item : list.s())
    elements.push_back(builder.getStringAttr(item));
  for (float item : list.f())
    elements.push_back(builder.getF32FloatAttr(item));
  for (bool item : list.b())
    elements.push_back(builder.getBoolAttr(item));
  for (int item : list.type())
    elements.push_back(typeAttr(item));
  for (const proto::TensorShapeProto &item : list.shape())
    elements.push_back(read(item));
  for (const proto::TensorProto &item : list.tensor())
    elements.push_back(readElements(item, nullptr));
  for (const proto::NameAttrList &item : list.func()) {
    Expected<Attribute> func = readFunc(item, "func_attr");
    if (!func)
      return func.takeError();
    elements.push_back(*func);
  }
  if (is_contained(elements, nullptr) || hasUnknownFields(list))
    return readKept(value);
  return builder.getArrayAttr(elements);
}

Expected<Attribute> AttrReader::read(const proto::AttrValue &value,
                                     std::string *storedForm) {
  Builder builder(context);
  if (hasUnknownFields(value))
    return readKept(value);
  Attribute attr;
  switch (value.value_case()) {
  case proto::AttrValue::kS:
    return builder.getStringAttr(value.s());
  case proto::AttrValue::kI:
    return builder.getI64IntegerAttr(value.i());
  case proto::AttrValue::kF:
    return builder.getF32FloatAttr(value.f());
  case proto::AttrValue::kB:
    return builder.getBoolAttr(value.b());
  case proto::AttrValue::kType:
    attr = typeAttr(value.type());
    break;
  case proto::AttrValue::kShape:
    attr = read(value.shape());
    break;
  case proto::AttrValue::kTensor:
    attr = readElements(value.tensor(), storedForm);
    break;
  case proto::AttrValue::kPlaceholder:
    return tf_type::PlaceholderAttr::get(context, value.placeholder());
  case proto::AttrValue::kList:
    return readList(value);
  case proto::AttrValue::kFunc: {
    Expected<Attribute> func = readFunc(value.func(), "attr");
    if (!func)
      return func.takeError();
    attr = *func;
    break;
  }
  case proto::AttrValue::VALUE_NOT_SET:
    return builder.getUnitAttr();
  }
  return attr ? attr : readKept(value);
}

} // namespace tfuse
