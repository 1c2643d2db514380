//===- FunctionImporter.cpp - A FunctionDef to a tfg.func -----------------===//
//
// Fields and their attributes. The function itself has
//
//   signature.name, .description, .is_stateful   sym_name, description, ...
//   signature.control_output                     control_output, if generic
//   signature.attr                               tfg.func_attrs
//   attr["a"]                                    tf.a
//   resource_arg_unique_id                       resource_arg_unique_ids_*
//
// and each argument and result
//
//   name, description, type_attr, handle_data... tfg.name, tfg.description, ...
//   arg_attr[i]["a"]                             tf.a; if generic, in
//                                                tfg.arg_attrs
//
// All other fields go into tfg.unparsed, of the function or of the argument.
//
//===----------------------------------------------------------------------===//

#include "FunctionImporter.h"

#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::OpaqueTensorType;
using tfuse::tf_type::ShapeAttr;
using tfuse::tfg::TFGDialect;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Generic functions
//===----------------------------------------------------------------------===//

/// True if types in the function depend on the attributes of a call.
static bool isGenericFunction(const proto::FunctionDef &function,
                              const NodeList &nodes) {
  auto isGenericArg = [](const proto::OpDef::ArgDef &arg) {
    return !arg.type_attr().empty() || !arg.number_attr().empty() ||
           !arg.type_list_attr().empty();
  };
  return any_of(function.signature().input_arg(), isGenericArg) ||
         any_of(function.signature().output_arg(), isGenericArg) ||
         nodes.hasPlaceholders();
}

FunctionImporter::FunctionImporter(ImportState &state,
                                   const proto::FunctionDef &function,
                                   NodeList nodes, StringRef gradient)
    : state(state), function(function), nodes(std::move(nodes)),
      gradient(gradient), isGeneric(isGenericFunction(function, this->nodes)) {}

Error FunctionImporter::fail(const Twine &message, const Twine &hint,
                             DiagnosticSite site) const {
  return userError(Code::InvalidGraph, message,
                   "function '" + Twine(function.signature().name()) + "'",
                   hint, site);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Error FunctionImporter::importAttrs(const NamedAttrs &attrs, StringRef prefix,
                                    NamedAttrList &result) {
  for (const proto::NamedAttr &attr : attrs) {
    if (attr.key().empty())
      return fail("Invalid function attribute name: it has an empty attr name");
    Expected<Attribute> value = state.attrs.read(attr.value());
    if (!value)
      return value.takeError();
    result.set(state.attrs.key((prefix + attr.key()).str()), *value);
  }
  return Error::success();
}

/// Returns the types and shapes of the resources that an argument refers to;
/// nothing if a tensor type cannot express them.
static ArrayAttr readHandleData(const proto::OpDef::ArgDef &arg,
                                AttrReader &reader) {
  SmallVector<Attribute> types;
  for (const auto &data : arg.handle_data()) {
    Type element = reader.elementType(data.dtype());
    ShapeAttr shape = reader.read(data.shape());
    if (!element || !shape || !data.has_shape() || hasUnknownFields(data))
      return {};
    types.push_back(TypeAttr::get(shape.getTensorType(element)));
  }
  return ArrayAttr::get(reader.getContext(), types);
}

/// Reads an argument or output of the signature.
Error FunctionImporter::importArg(const proto::OpDef::ArgDef &arg,
                                  NamedAttrList &attrs, Type &type) {
  Builder builder(state.context);
  auto setText = [&](StringRef key, const std::string &text) {
    if (!text.empty())
      attrs.set(key, builder.getStringAttr(text));
  };
  attrs.set(TFGDialect::kArgName, builder.getStringAttr(arg.name()));
  setText("tfg.description", arg.description());
  setText("tfg.type_attr", arg.type_attr());
  setText("tfg.number_attr", arg.number_attr());
  setText("tfg.type_list_attr", arg.type_list_attr());
  if (arg.is_ref())
    attrs.set("tfg.is_ref", builder.getUnitAttr());

  proto::OpDef::ArgDef rest;
  Type element = state.attrs.elementType(arg.type());
  if (!isGeneric && !element)
    return fail("'" + Twine(arg.name()) + "' has the unknown type " +
                Twine(arg.type()));
  type = isGeneric ? Type(OpaqueTensorType::get(state.context))
                   : UnrankedTensorType::get(element);
  if (isGeneric && element)
    attrs.set("tfg.type", TypeAttr::get(element));
  else if (isGeneric)
    rest.set_type(arg.type());
  for (const auto &data : arg.handle_data())
    if (data.dtype() == proto::DT_INVALID)
      return fail("Invalid dtype for handle_data of '" + arg.name() + "'");
  if (!arg.handle_data().empty()) {
    if (ArrayAttr data = readHandleData(arg, state.attrs))
      attrs.set("tfg.handle_data", data);
    else
      *rest.mutable_handle_data() = arg.handle_data();
  }
  if (arg.has_experimental_full_type()) {
    if (auto fullType = state.attrs.read(arg.experimental_full_type()))
      attrs.set("tfg.experimental_full_type", fullType);
    else
      *rest.mutable_experimental_full_type() = arg.experimental_full_type();
  }
  if (hasUnknownFields(arg))
    rest.GetReflection()->MutableUnknownFields(&rest)->MergeFrom(
        arg.GetReflection()->GetUnknownFields(arg));
  setText(TFGDialect::kUnparsed, rest.SerializeAsString());
  return Error::success();
}

/// The attributes that callers of a generic function must give.
Error FunctionImporter::importAttrDefs() {
  Builder builder(state.context);
  NamedAttrList defs;
  SmallVector<StringRef> names;
  for (const auto &def : function.signature().attr()) {
    if (def.name().empty())
      return fail("Missing name for function attribute");
    NamedAttrList fields;
    auto setValue = [&](StringRef key, bool isThere,
                        const proto::AttrValue &value) -> Error {
      if (!isThere)
        return Error::success();
      Expected<Attribute> attr = state.attrs.read(value);
      if (!attr)
        return attr.takeError();
      fields.set(key, *attr);
      return Error::success();
    };
    if (!def.type().empty())
      fields.set("function_type", builder.getStringAttr(def.type()));
    if (!def.description().empty())
      fields.set("description", builder.getStringAttr(def.description()));
    if (def.has_minimum())
      fields.set("minimum", builder.getI64IntegerAttr(def.minimum()));
    if (Error error = setValue("default_value", def.has_default_value(),
                               def.default_value()))
      return error;
    if (Error error = setValue("allowed_values", def.has_allowed_values(),
                               def.allowed_values()))
      return error;
    if (hasUnknownFields(def) || (def.minimum() && !def.has_minimum()))
      fields.set(TFGDialect::kUnparsed,
                 builder.getStringAttr(def.SerializeAsString()));
    names.push_back(def.name());
    if (defs.set(def.name(), fields.getDictionary(state.context)))
      return fail("attribute '" + Twine(def.name()) + "' is defined twice");
  }
  if (!names.empty())
    attrs.set("tfg.func_attrs", defs.getDictionary(state.context));
  // The signature has its own order, a dictionary is sorted.
  if (!is_sorted(names))
    attrs.set("tfg.func_attr_order", builder.getStrArrayAttr(names));
  return Error::success();
}

void FunctionImporter::importResourceIds() {
  SmallVector<int32_t> keys, values;
  for (const auto &pair : function.resource_arg_unique_id()) {
    keys.push_back(pair.key());
    values.push_back(pair.value());
  }
  if (keys.empty())
    return;
  Builder builder(state.context);
  attrs.set("resource_arg_unique_ids_keys", builder.getI32TensorAttr(keys));
  attrs.set("resource_arg_unique_ids_values", builder.getI32TensorAttr(values));
}

Error FunctionImporter::importSignature() {
  Builder builder(state.context);
  const proto::OpDef &signature = function.signature();
  if (signature.name().empty())
    return fail(isGeneric ? "generic function without a name"
                          : "Function without a name");
  attrs.set("sym_name", builder.getStringAttr(signature.name()));
  if (isGeneric)
    attrs.set("generic", builder.getUnitAttr());
  if (!signature.description().empty())
    attrs.set("description", builder.getStringAttr(signature.description()));
  if (signature.is_stateful())
    attrs.set("is_stateful", builder.getUnitAttr());
  if (!gradient.empty())
    attrs.set("gradient", FlatSymbolRefAttr::get(state.context, gradient));
  if (isGeneric && !signature.control_output().empty()) {
    SmallVector<StringRef> names(signature.control_output().begin(),
                                 signature.control_output().end());
    attrs.set("control_output", builder.getStrArrayAttr(names));
  }
  if (Error error = importAttrDefs())
    return error;
  importResourceIds();
  if (Error error = importAttrs(function.attr(), "tf.", attrs))
    return error;

  // Converts the remaining fields of the signature.
  proto::OpDef restOfSignature(signature);
  for (auto clear :
       {&proto::OpDef::clear_name, &proto::OpDef::clear_description,
        &proto::OpDef::clear_is_stateful, &proto::OpDef::clear_input_arg,
        &proto::OpDef::clear_output_arg, &proto::OpDef::clear_control_output,
        &proto::OpDef::clear_attr})
    (restOfSignature.*clear)();
  if (restOfSignature.ByteSizeLong() != 0)
    *rest.mutable_signature() = std::move(restOfSignature);
  if (hasUnknownFields(function))
    rest.GetReflection()->MutableUnknownFields(&rest)->MergeFrom(
        function.GetReflection()->GetUnknownFields(function));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

Error FunctionImporter::importArguments(Block &body, BodyImporter &importer) {
  const auto &args = function.signature().input_arg();
  // Sorts the attributes by argument; keeps those of unknown arguments.
  std::vector<const proto::FunctionDef::IndexedArgAttrs *> byArg(args.size());
  for (const auto &entry : function.arg_attr()) {
    if (entry.key() < unsigned(args.size()) && !entry.value().attr().empty() &&
        !hasUnknownFields(entry.value()))
      byArg[entry.key()] = &entry;
    else
      *rest.add_arg_attr() = entry;
  }

  Location loc = UnknownLoc::get(state.context);
  for (auto [index, arg] : enumerate(args)) {
    NamedAttrList argument, extra;
    Type type;
    if (Error error = importArg(arg, argument, type))
      return error;
    if (byArg[index])
      if (Error error =
              importAttrs(byArg[index]->value().attr(), isGeneric ? "" : "tf.",
                          isGeneric ? extra : argument))
        return error;
    if (!extra.empty())
      argument.set("tfg.arg_attrs", extra.getDictionary(state.context));
    Type token = state.dialect->getControlType();
    argTypes.append({type, token});
    argAttrs.append({argument.getDictionary(state.context),
                     DictionaryAttr::get(state.context)});
    body.addArguments({type, token}, {loc, loc});
  }
  for (auto [index, arg] : enumerate(args))
    if (Error error =
            importer.addArgument(arg.name(), body.getArgument(2 * index),
                                 body.getArgument(2 * index + 1)))
      return handleErrors(std::move(error), [&](const UserError &user) {
        return fail(user.message, "", DiagnosticSite());
      });
  return Error::success();
}

/// Indexes the entries of a map by key; the last of several with one key
/// counts.
static llvm::StringMap<const std::string *> indexPairs(
    const google::protobuf::RepeatedPtrField<proto::FunctionDef::StringPair>
        &map) {
  llvm::StringMap<const std::string *> index;
  for (const auto &pair : map)
    index[pair.key()] = &pair.value();
  return index;
}

/// Finds the values that the function returns.
Error FunctionImporter::parseReturns(BodyImporter &importer) {
  auto add = [&](StringRef text, bool isControl,
                 SmallVectorImpl<TensorRef> &refs) -> Error {
    if (text.empty())
      return fail("Function '" + function.signature().name() +
                  (isControl ? "' has empty control result name"
                             : "' has empty result name"));
    TensorRef control;
    control.isControl = true;
    control.node = text;
    Expected<TensorRef> ref =
        isControl ? Expected<TensorRef>(control) : TensorRef::parse(text);
    if (!ref)
      return ref.takeError();
    refs.push_back(*ref);
    return importer.addUse(*ref);
  };
  llvm::StringSet<> used, usedControl;
  auto ret = indexPairs(function.ret());
  auto controlRet = indexPairs(function.control_ret());
  for (const auto &arg : function.signature().output_arg()) {
    const std::string *text = ret.lookup(arg.name());
    if (!text)
      return fail("Output '" + Twine(arg.name()) + "' was not found in 'ret'");
    used.insert(arg.name());
    if (Error error = add(*text, /*isControl=*/false, returns))
      return error;
  }
  for (const std::string &name : function.signature().control_output()) {
    const std::string *text = controlRet.lookup(name);
    if (!text)
      return fail("Control output '" + Twine(name) +
                  "' was not found in 'control_ret'");
    usedControl.insert(name);
    if (Error error = add(*text, /*isControl=*/true, controlReturns))
      return error;
  }
  for (const auto &pair : function.ret())
    if (!used.contains(pair.key()))
      *rest.add_ret() = pair;
  for (const auto &pair : function.control_ret())
    if (!usedControl.contains(pair.key()))
      *rest.add_control_ret() = pair;
  return Error::success();
}

Error FunctionImporter::importReturns(Block &body, BodyImporter &importer) {
  Builder builder(state.context);
  SmallVector<Value> operands;
  SmallVector<Attribute> tokenAttrs;
  for (auto [arg, ref] :
       zip_equal(function.signature().output_arg(), returns)) {
    NamedAttrList result;
    Type type;
    if (Error error = importArg(arg, result, type))
      return error;
    Expected<Value> value = importer.lookup(ref);
    if (!value)
      return handleErrors(value.takeError(), [&](const UserError &user) {
        return fail(user.message, "", DiagnosticSite());
      });
    if (!*value)
      return fail("Return '" + *indexPairs(function.ret()).lookup(arg.name()) +
                  "' was not found");
    if (ref.isControl)
      return fail("Unexpected control result: ^" + ref.node);
    bool isOpaque = isa<tf_type::OpaqueTensorType>(type) ||
                    isa<tf_type::OpaqueTensorType>(value->getType());
    if (!isGeneric && !isOpaque &&
        !tf_type::getCastCompatibleType(type, value->getType())) {
      std::string declared, returned;
      raw_string_ostream(declared) << type;
      raw_string_ostream(returned) << value->getType();
      return fail("Output '" + Twine(arg.name()) + "' is declared as " +
                  declared + ", but '" + ref.node + "' is " + returned);
    }
    operands.push_back(*value);
    resultTypes.push_back(type);
    resultAttrs.push_back(result.getDictionary(state.context));
  }
  for (auto [name, ref] :
       zip_equal(function.signature().control_output(), controlReturns)) {
    Expected<Value> value = importer.lookup(ref);
    if (!value)
      return value.takeError();
    if (!*value)
      return fail("Control return " + ref.node + " was not found");
    operands.push_back(*value);
    auto attr = builder.getDictionaryAttr(builder.getNamedAttr(
        TFGDialect::kArgName, builder.getStringAttr(name)));
    // Control outputs of a generic function are results.
    tokenAttrs.push_back(isGeneric ? builder.getDictionaryAttr({}) : attr);
    if (isGeneric) {
      resultTypes.push_back(state.dialect->getControlType());
      resultAttrs.push_back(attr);
    }
  }
  OpBuilder creator(state.context); // The block has no parent yet.
  body.push_back(tfg::ReturnOp::create(creator, UnknownLoc::get(state.context),
                                       operands,
                                       builder.getArrayAttr(tokenAttrs)));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

Error FunctionImporter::importBody(Block &body) {
  BodyImporter importer(state, body, function.signature().name(), isGeneric);
  if (Error error = importArguments(body, importer))
    return error;
  if (Error error = parseReturns(importer))
    return error;
  if (Error error = importer.import(std::move(nodes)))
    return error;
  return importReturns(body, importer);
}

Expected<Operation *> FunctionImporter::import(ModuleOp module) {
  state.attrs.setResourceName(function.signature().name(), "attr");
  if (Error error = importSignature())
    return std::move(error);
  Builder builder(state.context);
  OperationState op(
      NameLoc::get(builder.getStringAttr(function.signature().name())),
      tfg::GraphFuncOp::getOperationName());
  auto region = std::make_unique<Region>();
  region->push_back(new Block);
  if (Error error = importBody(region->front()))
    return std::move(error);
  if (std::string bytes = rest.SerializeAsString(); !bytes.empty())
    attrs.set(TFGDialect::kUnparsed, builder.getStringAttr(bytes));
  attrs.set("arg_attrs", builder.getArrayAttr(argAttrs));
  attrs.set("res_attrs", builder.getArrayAttr(resultAttrs));
  attrs.set("function_type",
            TypeAttr::get(builder.getFunctionType(argTypes, resultTypes)));
  op.addAttributes(attrs.getAttrs());
  op.addRegion(std::move(region));
  Operation *created = Operation::create(op);
  module.getBody()->push_back(created);
  return created;
}

} // namespace tfuse
