//===- FunctionWriter.cpp - A tfg.func to a FunctionDef -------------------===//
//
// The inverse of lib/Import/GraphDef/FunctionImporter.cpp, which lists the
// attribute for each field.
//
//===----------------------------------------------------------------------===//

#include "GraphExporter.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;
using tfuse::tfg::GraphFuncOp;
using tfuse::tfg::TFGDialect;

namespace tfuse {

template <typename Entry>
static void sortByKey(google::protobuf::RepeatedPtrField<Entry> &map) {
  llvm::sort(
      map.pointer_begin(), map.pointer_end(),
      [](const Entry *a, const Entry *b) { return a->key() < b->key(); });
}

static Error failAt(GraphFuncOp func, const Twine &message,
                    DiagnosticSite site = DiagnosticSite::current()) {
  return userError(Code::InvalidGraph, message,
                   "function '" + func.getSymName() + "'", "", site);
}

/// Returns the attributes of argument or result number `index`.
static DictionaryAttr dictionaryAt(ArrayAttr all, unsigned index,
                                   MLIRContext *context) {
  if (all && index < all.size())
    if (auto attrs = dyn_cast<DictionaryAttr>(all[index]))
      return attrs;
  return DictionaryAttr::get(context);
}

//===----------------------------------------------------------------------===//
// The signature
//===----------------------------------------------------------------------===//

static void writeHandleData(ArrayAttr list, proto::OpDef::ArgDef &arg) {
  for (auto attr : list.getAsRange<TypeAttr>()) {
    auto type = dyn_cast<TensorType>(attr.getValue());
    if (!type)
      continue;
    auto &data = *arg.add_handle_data();
    data.set_dtype(static_cast<proto::DataType>(
        tf_type::toDataType(type.getElementType())));
    AttrWriter::write(tf_type::ShapeAttr::get(type), *data.mutable_shape());
  }
}

Error GraphExporter::writeArg(DictionaryAttr attrs, Type type,
                              proto::OpDef::ArgDef &arg) {
  if (!mergeUnparsed(attrs.get(TFGDialect::kUnparsed), arg))
    return userError(Code::InvalidGraph, "tfg.unparsed is damaged");
  auto text = [&](StringRef key) {
    auto attr = attrs.getAs<StringAttr>(key);
    return attr ? attr.str() : std::string();
  };
  arg.set_name(text(TFGDialect::kArgName));
  if (arg.name().empty())
    return userError(Code::InvalidGraph, "argument is missing 'tfg.name'");
  arg.set_description(text("tfg.description"));
  arg.set_type_attr(text("tfg.type_attr"));
  arg.set_number_attr(text("tfg.number_attr"));
  arg.set_type_list_attr(text("tfg.type_list_attr"));
  arg.set_is_ref(attrs.contains("tfg.is_ref"));
  if (auto given = attrs.getAs<TypeAttr>("tfg.type"))
    type = given.getValue();
  if (!isa<tf_type::OpaqueTensorType>(type)) {
    DataType dataType = tf_type::toDataType(type);
    if (dataType == DataType::Invalid)
      return userError(Code::InvalidGraph,
                       "argument '" + arg.name() +
                           "' has a type that TensorFlow does not support");
    arg.set_type(static_cast<proto::DataType>(dataType));
  }
  if (auto data = attrs.getAs<ArrayAttr>("tfg.handle_data"))
    writeHandleData(data, arg);
  if (auto fullType =
          attrs.getAs<tf_type::FullTypeAttr>("tfg.experimental_full_type"))
    AttrWriter::write(fullType, *arg.mutable_experimental_full_type());
  return Error::success();
}

/// Writes an attribute of a generic function.
static Error writeAttrDef(NamedAttribute named, AttrWriter &attrs,
                          proto::OpDef::AttrDef &def) {
  auto fields = dyn_cast<DictionaryAttr>(named.getValue());
  if (!fields)
    return userError(Code::InvalidGraph, "tfg.func_attrs is damaged");
  if (auto kept = fields.getAs<StringAttr>(TFGDialect::kUnparsed)) {
    if (!parseBinary(kept.getValue(), def))
      return userError(Code::InvalidGraph, "tfg.unparsed is damaged");
    return Error::success();
  }
  def.set_name(named.getName().str());
  if (auto type = fields.getAs<StringAttr>("function_type"))
    def.set_type(type.str());
  if (auto description = fields.getAs<StringAttr>("description"))
    def.set_description(description.str());
  if (auto minimum = fields.getAs<IntegerAttr>("minimum")) {
    def.set_has_minimum(true);
    def.set_minimum(minimum.getInt());
  }
  if (Attribute value = fields.get("default_value"))
    if (Error error = attrs.write(value, *def.mutable_default_value()))
      return error;
  if (Attribute value = fields.get("allowed_values"))
    return attrs.write(value, *def.mutable_allowed_values());
  return Error::success();
}

Error GraphExporter::writeAttrDefs(GraphFuncOp func, proto::OpDef &signature) {
  auto defs = func->getAttrOfType<DictionaryAttr>("tfg.func_attrs");
  if (!defs)
    return Error::success();
  // Write the signature's order: the dictionary is sorted by name.
  SmallVector<NamedAttribute> ordered;
  if (auto order = func->getAttrOfType<ArrayAttr>("tfg.func_attr_order"))
    for (auto name : order.getAsRange<StringAttr>())
      if (auto def = defs.getNamed(name))
        ordered.push_back(*def);
  if (ordered.size() != defs.size())
    ordered = to_vector(defs.getValue());
  for (NamedAttribute def : ordered)
    if (Error error = writeAttrDef(def, attrs, *signature.add_attr()))
      return error;
  return Error::success();
}

static Error writeResourceIds(GraphFuncOp func, proto::FunctionDef &def) {
  auto keys = func.getResourceArgUniqueIdsKeysAttr();
  auto values = func.getResourceArgUniqueIdsValuesAttr();
  if (!keys && !values)
    return Error::success();
  if (!keys || !values || keys.getNumElements() != values.getNumElements())
    return failAt(func, "'resource_arg_unique_ids_keys' and "
                        "'resource_arg_unique_ids_values' have different "
                        "sizes");
  for (auto [key, value] :
       zip_equal(keys.getValues<int32_t>(), values.getValues<int32_t>())) {
    auto &pair = *def.add_resource_arg_unique_id();
    pair.set_key(key);
    pair.set_value(value);
  }
  sortByKey(*def.mutable_resource_arg_unique_id());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

Error GraphExporter::writeArguments(GraphFuncOp func, proto::FunctionDef &def) {
  MLIRContext *context = func.getContext();
  for (unsigned i = 0, e = func.getNumTensorArguments(); i < e; ++i) {
    DictionaryAttr arg = dictionaryAt(func.getArgAttrsAttr(), 2 * i, context);
    if (Error error = writeArg(arg, func.getArgumentTypes()[2 * i],
                               *def.mutable_signature()->add_input_arg()))
      return error;
    proto::FunctionDef::IndexedArgAttrs entry;
    auto &list = *entry.mutable_value()->mutable_attr();
    if (Error error = attrs.write(arg.getValue(), "tf.", list))
      return error;
    if (auto extra = arg.getAs<DictionaryAttr>("tfg.arg_attrs"))
      if (Error error = attrs.write(extra.getValue(), "", list))
        return error;
    if (list.empty())
      continue;
    entry.set_key(i);
    *def.add_arg_attr() = std::move(entry);
  }
  sortByKey(*def.mutable_arg_attr());
  return Error::success();
}

Error GraphExporter::writeReturns(GraphFuncOp func, proto::FunctionDef &def) {
  MLIRContext *context = func.getContext();
  auto returned = cast<tfg::ReturnOp>(func.getBody().front().back());
  proto::OpDef &signature = *def.mutable_signature();
  unsigned numTensors = 0;
  for (auto [index, value] : enumerate(returned.getOperands())) {
    Expected<std::string> name = reference(value, /*isFunction=*/true);
    if (!name)
      return name.takeError();
    if (!tfg::isControl(value)) {
      DictionaryAttr result =
          dictionaryAt(func.getResAttrsAttr(), index, context);
      proto::OpDef::ArgDef &arg = *signature.add_output_arg();
      if (Error error = writeArg(result, func.getResultTypes()[index], arg))
        return error;
      auto &pair = *def.add_ret();
      pair.set_key(arg.name());
      pair.set_value(*name);
      ++numTensors;
      continue;
    }
    // The terminator holds the names of control outputs; in a generic function,
    // the result attributes do.
    DictionaryAttr token =
        func.getGeneric() ? dictionaryAt(func.getResAttrsAttr(), index, context)
                          : dictionaryAt(returned.getControlRetAttrs(),
                                         index - numTensors, context);
    auto key = token.getAs<StringAttr>(TFGDialect::kArgName);
    if (!key)
      return failAt(func, "control result is missing 'tfg.name'");
    signature.add_control_output(key.str());
    auto &pair = *def.add_control_ret();
    pair.set_key(key.str());
    pair.set_value(name->substr(1)); // Without "^".
  }
  sortByKey(*def.mutable_ret());
  sortByKey(*def.mutable_control_ret());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

Error GraphExporter::writeFunction(GraphFuncOp func, proto::FunctionDef &def) {
  if (!mergeUnparsed(func->getAttr(TFGDialect::kUnparsed), def))
    return failAt(func, "tfg.unparsed is damaged");
  proto::OpDef &signature = *def.mutable_signature();
  signature.set_name(func.getSymName().str());
  if (std::optional<StringRef> description = func.getDescription())
    signature.set_description(description->str());
  signature.set_is_stateful(func.getIsStateful());

  auto named = [&](Error error) {
    return handleErrors(std::move(error), [&](const UserError &user) {
      std::string where = ("function '" + func.getSymName() + "'").str();
      if (!user.where.empty() && user.where != where)
        where += ", " + user.where;
      return userError(user.code, user.message, where, user.hint,
                       DiagnosticSite());
    });
  };
  if (Error error = writeAttrDefs(func, signature))
    return named(std::move(error));
  if (Error error = writeResourceIds(func, def))
    return error;
  if (Error error = attrs.write(func->getAttrs(), "tf.", *def.mutable_attr()))
    return named(std::move(error));
  if (Error error = writeArguments(func, def))
    return named(std::move(error));
  if (Error error = writeReturns(func, def))
    return named(std::move(error));
  return named(writeNodes(func.getBody().front(), /*isFunction=*/true,
                          *def.mutable_node_def()));
}

} // namespace tfuse
