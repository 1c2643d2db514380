//===- OpResolver.cpp - Resolves the ops of nodes -------------------------===//

#include "OpResolver.h"

#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Far above every op of TensorFlow; a damaged file may ask for any number.
static constexpr int64_t kMaxArgumentSize = 1 << 16;

//===----------------------------------------------------------------------===//
// OpResolver
//===----------------------------------------------------------------------===//

OpResolver::OpResolver(MLIRContext *context, const OpRegistry &registry,
                       const proto::FunctionDefLibrary &library)
    : context(context), registry(registry) {
  for (const proto::FunctionDef &function : library.function())
    functions.try_emplace(function.signature().name(), &function.signature());
}

static ArgView toView(const proto::OpDef::ArgDef &arg) {
  ArgView view;
  view.name = arg.name();
  view.typeAttr = arg.type_attr();
  view.numberAttr = arg.number_attr();
  view.typeListAttr = arg.type_list_attr();
  view.fixedType = static_cast<DataType>(arg.type());
  view.isRef = arg.is_ref();
  return view;
}

/// Ops that exist in MLIR only, such as those with regions.
static bool canBeNode(OperationName name) {
  if (name.hasTrait<tfg::IntrinsicOperation>())
    return false;
  std::optional<RegisteredOperationName> registered = name.getRegisteredInfo();
  return !registered || registered->hasInterface<SymbolUserOpInterface>();
}

Expected<const ResolvedOp *> OpResolver::lookup(StringRef op) {
  std::unique_ptr<ResolvedOp> &entry = resolved[op];
  if (entry)
    return entry.get();
  OperationName name(("tfg." + op).str(), context);
  if (!canBeNode(name))
    return userError(Code::InvalidGraph,
                     "\"" + op + "\" is not the name of an op", "",
                     "tfuse uses that name for its own purposes");
  entry = std::make_unique<ResolvedOp>(name);
  entry->isBackEdge = op == "NextIteration" || op == "RefNextIteration";
  if (const proto::OpDef *function = functions.lookup(op)) {
    entry->function = function;
    calledOps.push_back(function->name());
    for (const auto &arg : function->input_arg())
      entry->inputs.push_back(toView(arg));
    for (const auto &arg : function->output_arg())
      entry->outputs.push_back(toView(arg));
  } else if (std::optional<OpDefView> definition = registry.lookup(op)) {
    entry->definition = definition;
    append_range(entry->inputs, definition->inputs());
    append_range(entry->outputs, definition->outputs());
  }
  return entry.get();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const proto::AttrValue *findAttr(const proto::NodeDef &node, StringRef name) {
  for (const proto::NamedAttr &attr : reverse(node.attr()))
    if (StringRef(attr.key()) == name)
      return &attr.value();
  return nullptr;
}

const proto::AttrValue *NodeArgs::functionDefault(StringRef attr) const {
  if (resolved.function)
    for (const auto &candidate : resolved.function->attr())
      if (StringRef(candidate.name()) == attr && candidate.has_default_value())
        return &candidate.default_value();
  return nullptr;
}

static Error missing(StringRef attr) {
  return userError(Code::InvalidGraph, "Type attr not found: " + attr, "",
                   "the number or the types of the node's inputs or outputs "
                   "depend on this attribute");
}

Expected<int> NodeArgs::type(StringRef attr) const {
  const proto::AttrValue *value = findAttr(node, attr);
  if (!value)
    value = functionDefault(attr);
  if (value && value->value_case() == proto::AttrValue::kType)
    return value->type();
  if (!value && resolved.definition)
    if (std::optional<AttrView> known = resolved.definition->attr(attr))
      if (std::optional<DataType> type = known->defaultType())
        return static_cast<int>(*type);
  return missing(attr);
}

Expected<int64_t> NodeArgs::number(StringRef attr) const {
  const proto::AttrValue *value = findAttr(node, attr);
  if (!value)
    value = functionDefault(attr);
  std::optional<int64_t> number;
  if (value && value->value_case() == proto::AttrValue::kI)
    number = value->i();
  else if (!value && resolved.definition)
    if (std::optional<AttrView> known = resolved.definition->attr(attr))
      number = known->defaultInt();
  if (!number)
    return missing(attr);
  if (*number < 0 || *number > kMaxArgumentSize)
    return userError(Code::InvalidGraph, "attribute \"" + attr +
                                             "\" asks for " + Twine(*number) +
                                             " tensors");
  return *number;
}

Error NodeArgs::appendTypeList(StringRef attr,
                               SmallVectorImpl<int> &types) const {
  const proto::AttrValue *value = findAttr(node, attr);
  if (!value)
    value = functionDefault(attr);
  if (value && value->has_list()) {
    const proto::AttrValue::ListValue &list = value->list();
    if (list.i_size() || list.s_size() || list.f_size() || list.b_size() ||
        list.shape_size() || list.tensor_size() || list.func_size())
      return userError(Code::InvalidGraph,
                       "Expected '" + attr + "' to be a list of types");
    types.append(list.type().begin(), list.type().end());
    return Error::success();
  }
  if (!value && resolved.definition)
    if (std::optional<AttrView> known = resolved.definition->attr(attr))
      if (std::optional<ArrayRef<DataType>> list = known->defaultTypes()) {
        for (DataType type : *list)
          types.push_back(static_cast<int>(type));
        return Error::success();
      }
  return missing(attr);
}

//===----------------------------------------------------------------------===//
// NodeArgs
//===----------------------------------------------------------------------===//

Expected<int64_t> NodeArgs::count(const ArgView &arg) const {
  if (!arg.typeListAttr.empty()) {
    SmallVector<int> types;
    if (Error error = appendTypeList(arg.typeListAttr, types))
      return std::move(error);
    return types.size();
  }
  return arg.numberAttr.empty() ? Expected<int64_t>(1) : number(arg.numberAttr);
}

Error NodeArgs::appendTypes(const ArgView &arg,
                            SmallVectorImpl<int> &types) const {
  size_t first = types.size();
  if (!arg.typeListAttr.empty()) {
    if (Error error = appendTypeList(arg.typeListAttr, types))
      return error;
  } else {
    Expected<int64_t> size = count(arg);
    if (!size)
      return size.takeError();
    Expected<int> element = arg.fixedType != DataType::Invalid
                                ? Expected<int>(int(arg.fixedType))
                                : type(arg.typeAttr);
    if (!element)
      return element.takeError();
    types.append(*size, *element);
  }
  if (arg.isRef)
    for (int &element : MutableArrayRef(types).drop_front(first))
      element = static_cast<int>(addRef(static_cast<DataType>(element)));
  return Error::success();
}

} // namespace tfuse
