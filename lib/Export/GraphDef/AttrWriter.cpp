//===- AttrWriter.cpp - From MLIR's attributes to AttrValue ---------------===//

#include "AttrWriter.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::FullTypeAttr;
using tfuse::tf_type::FuncAttr;
using tfuse::tf_type::PlaceholderAttr;
using tfuse::tf_type::ShapeAttr;

namespace tfuse {

static Error unsupported(Attribute attr) {
  std::string text;
  raw_string_ostream os(text);
  attr.print(os);
  if (text.size() > 100)
    text = text.substr(0, 100) + "...";
  return userError(Code::InvalidGraph,
                   "no AttrValue can express the attribute " + text);
}

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

void AttrWriter::write(ShapeAttr shape, proto::TensorShapeProto &result) {
  if (!shape.hasRank())
    return result.set_unknown_rank(true);
  for (int64_t dim : shape.getShape())
    result.add_dim()->set_size(ShapedType::isDynamic(dim) ? -1 : dim);
}

void AttrWriter::write(FullTypeAttr type, proto::FullTypeDef &result) {
  result.set_type_id(static_cast<proto::FullTypeId>(type.getTypeId()));
  for (FullTypeAttr arg : type.getArgs())
    write(arg, *result.add_args());
  if (auto text = dyn_cast_if_present<StringAttr>(type.getAttr()))
    result.set_s(text.str());
  if (auto number = dyn_cast_if_present<IntegerAttr>(type.getAttr()))
    result.set_i(number.getInt());
}

/// Returns the DataType of a TypeAttr; Invalid for other attributes.
static DataType dataTypeOf(TypeAttr attr) {
  Type type = attr.getValue();
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = shaped.getElementType();
  return tf_type::toDataType(type);
}

static float toFloat(FloatAttr attr) {
  APFloat value = attr.getValue();
  bool losesInfo;
  value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToFloat();
}

//===----------------------------------------------------------------------===//
// Tensors, functions and lists
//===----------------------------------------------------------------------===//

Error AttrWriter::writeTensor(ElementsAttr elements, StringRef form,
                              proto::TensorProto &tensor) {
  TensorWriter writer(elements, form, tensor);
  auto extent = writer.write(keepsExtents ? kLeaveInFileFrom : SIZE_MAX);
  if (!extent)
    return extent.takeError();
  if (*extent) {
    auto *reference = tensor.add_left_in_file();
    reference->set_field(writer.extentField);
    reference->set_extent(extents.size());
    extents.push_back(**extent);
  }
  return Error::success();
}

Error AttrWriter::writeFunc(FuncAttr func, proto::NameAttrList &result) {
  result.set_name(func.getName().getRootReference().str());
  return write(func.getAttrs().getValue(), "", *result.mutable_attr());
}

Error AttrWriter::writeListElement(Attribute element,
                                   proto::AttrValue::ListValue &list) {
  if (auto value = dyn_cast<BoolAttr>(element))
    list.add_b(value.getValue());
  else if (auto value = dyn_cast<IntegerAttr>(element))
    list.add_i(value.getInt());
  else if (auto value = dyn_cast<FloatAttr>(element))
    list.add_f(toFloat(value));
  else if (auto value = dyn_cast<StringAttr>(element))
    list.add_s(value.str());
  else if (auto value = dyn_cast<ShapeAttr>(element))
    write(value, *list.add_shape());
  else if (auto value = dyn_cast<FuncAttr>(element))
    return writeFunc(value, *list.add_func());
  else if (auto value = dyn_cast<SymbolRefAttr>(element))
    list.add_func()->set_name(value.getRootReference().str());
  else if (auto value = dyn_cast<ElementsAttr>(element))
    return writeTensor(value, "", *list.add_tensor());
  else if (auto value = dyn_cast<TypeAttr>(element);
           value && dataTypeOf(value) != DataType::Invalid)
    list.add_type(static_cast<proto::DataType>(dataTypeOf(value)));
  else
    return unsupported(element);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static int64_t toInt(IntegerAttr i) {
  return i.getType().isUnsignedInteger() ? i.getUInt()
         : i.getType().isSignedInteger() ? i.getSInt()
                                         : i.getInt();
}

bool AttrWriter::appendPlain(Attribute attr, SmallVectorImpl<char> &bytes) {
  using Value = proto::AttrValue;
  if (auto type = dyn_cast<TypeAttr>(attr)) {
    DataType dataType = dataTypeOf(type);
    if (dataType == DataType::Invalid)
      return false;
    appendVarintField(Value::kTypeFieldNumber, uint64_t(dataType), bytes);
  } else if (auto b = dyn_cast<BoolAttr>(attr)) {
    appendVarintField(Value::kBFieldNumber, b.getValue(), bytes);
  } else if (auto i = dyn_cast<IntegerAttr>(attr)) {
    appendVarintField(Value::kIFieldNumber, toInt(i), bytes);
  } else if (auto s = dyn_cast<StringAttr>(attr)) {
    appendField(Value::kSFieldNumber, s.getValue(), bytes);
  } else {
    return false;
  }
  return true;
}

Error AttrWriter::write(Attribute attr, proto::AttrValue &value,
                        StringRef storedForm) {
  return llvm::TypeSwitch<Attribute, Error>(attr)
      .Case([&](BoolAttr b) {
        value.set_b(b.getValue());
        return Error::success();
      })
      .Case([&](IntegerAttr i) {
        value.set_i(toInt(i));
        return Error::success();
      })
      .Case([&](FloatAttr f) {
        value.set_f(toFloat(f));
        return Error::success();
      })
      .Case([&](StringAttr s) {
        value.set_s(s.str());
        return Error::success();
      })
      .Case([&](TypeAttr type) -> Error {
        if (dataTypeOf(type) == DataType::Invalid)
          return unsupported(type);
        value.set_type(static_cast<proto::DataType>(dataTypeOf(type)));
        return Error::success();
      })
      .Case([&](ShapeAttr shape) {
        write(shape, *value.mutable_shape());
        return Error::success();
      })
      .Case([&](PlaceholderAttr placeholder) {
        value.set_placeholder(placeholder.getValue().str());
        return Error::success();
      })
      .Case(
          [&](FuncAttr func) { return writeFunc(func, *value.mutable_func()); })
      .Case([&](SymbolRefAttr symbol) {
        value.mutable_func()->set_name(symbol.getRootReference().str());
        return Error::success();
      })
      .Case([&](ArrayAttr list) -> Error {
        for (Attribute element : list)
          if (Error error = writeListElement(element, *value.mutable_list()))
            return error;
        value.mutable_list(); // Sets the field even if the list is empty.
        return Error::success();
      })
      .Case([&](DenseI64ArrayAttr list) {
        for (int64_t element : list.asArrayRef())
          value.mutable_list()->add_i(element);
        value.mutable_list();
        return Error::success();
      })
      .Case([&](UnitAttr) { return Error::success(); })
      .Case([&](tfg::AttrValueAttr kept) -> Error {
        if (!parseBinary(kept.getBytes(), value))
          return unsupported(kept);
        return Error::success();
      })
      .Case([&](ElementsAttr elements) {
        return writeTensor(elements, storedForm, *value.mutable_tensor());
      })
      .Default([&](Attribute other) { return unsupported(other); });
}

Error AttrWriter::write(
    ArrayRef<NamedAttribute> attrs, StringRef prefix,
    google::protobuf::RepeatedPtrField<proto::NamedAttr> &entries) {
  for (NamedAttribute attr : attrs) { // Sorted, like a dictionary.
    StringRef name = attr.getName();
    if (!name.consume_front(prefix))
      continue;
    proto::NamedAttr &entry = *entries.Add();
    entry.set_key(name.str());
    if (Error error = write(attr.getValue(), *entry.mutable_value()))
      return error;
  }
  return Error::success();
}

} // namespace tfuse
