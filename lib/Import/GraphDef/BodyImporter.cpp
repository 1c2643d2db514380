//===- BodyImporter.cpp - Nodes to operations of a block ------------------===//

#include "BodyImporter.h"

#include "DefaultAttrs.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::OpaqueTensorType;
using tfuse::tfg::TFGDialect;

namespace tfuse {

/// The maximum number of reported errors of one kind.
static constexpr unsigned kMaxErrors = 10;
/// The largest output number of an unknown op.
static constexpr uint32_t kMaxOutputNumber = 1 << 16;

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

Expected<TensorRef> TensorRef::parse(StringRef text) {
  TensorRef ref;
  ref.isControl = text.consume_front("^");
  if (ref.isControl) {
    ref.node = text;
    return ref;
  }
  if (!text.contains(':')) { // Most references are plain names.
    ref.node = text;
    return ref;
  }
  auto [base, suffix] = text.rsplit(':');
  if (!suffix.empty() && all_of(suffix, isDigit)) {
    if (suffix.getAsInteger(10, ref.number) || ref.number > INT32_MAX)
      return userError(Code::InvalidGraph,
                       "Output index " + suffix + " is invalid (too large)");
    ref.hasNumber = true;
    text = base;
  }
  std::tie(ref.node, ref.output) = text.split(':');
  return ref;
}

static std::string toString(const TensorRef &ref) {
  if (ref.isControl)
    return ("^" + ref.node).str();
  std::string text = ref.node.str();
  if (!ref.output.empty())
    text += (":" + ref.output + ":" + Twine(ref.number)).str();
  else if (ref.number != 0)
    text += (":" + Twine(ref.number)).str();
  return text;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

Error BodyImporter::failAt(StringRef node, Error error) const {
  std::string where = ("node '" + node + "'").str();
  if (!function.empty())
    where += (" of function '" + function + "'").str();
  return handleErrors(std::move(error), [&](const UserError &user) {
    // If the file is damaged, name the file and not the node.
    return userError(user.code, user.message,
                     user.code == Code::FileCorrupt ? user.where : where,
                     user.hint, DiagnosticSite());
  });
}

//===----------------------------------------------------------------------===//
// Names and references
//===----------------------------------------------------------------------===//

static Error duplicate(StringRef name) {
  return userError(
      Code::InvalidGraph,
      "Duplicated node (or function argument) with the same name: `" + name +
          "`");
}

Error BodyImporter::addArgument(StringRef name, BlockArgument data,
                                BlockArgument token) {
  if (!byName.try_emplace(name, ~Index(arguments.size())).second)
    return duplicate(name);
  arguments.push_back({data, token});
  return Error::success();
}

/// Reads the names and the inputs of all nodes. Inputs are resolved later.
Error BodyImporter::indexNodes() {
  if (nodes->size() > INT32_MAX - 1)
    return userError(Code::LimitExceeded, "the graph has too many nodes");
  byName.reserve(byName.size() + nodes->size());
  names.reserve(nodes->size());
  resolved.reserve(nodes->size());
  firstInput.reserve(nodes->size() + 1);
  NodeList::Links links;
  for (size_t index : seq(nodes->size())) {
    if (Error error = nodes->readLinks(index, links))
      return error;
    if (links.op.empty())
      return failAt(links.name, userError(Code::InvalidGraph,
                                          "Node " + links.name +
                                              " has an empty op name (empty "
                                              "op type)"));
    Expected<const ResolvedOp *> op = state.ops.lookup(links.op);
    if (!op)
      return failAt(links.name, op.takeError());
    resolved.push_back(*op);
    names.push_back(links.name);
    if (!byName.try_emplace(links.name, Index(index)).second)
      return failAt(links.name, duplicate(links.name));
    firstInput.push_back(inputs.size());
    for (StringRef text : links.inputs)
      inputs.push_back({0, static_cast<uint32_t>(text.size()), text.data()});
  }
  firstInput.push_back(inputs.size());
  // Most graphs use most outputs, and each use is an input: this estimates the
  // number of values.
  state.outputsLeft += 16 * uint64_t(names.size()) + 4 * inputs.size();
  return Error::success();
}

/// Records outputs that are referred to by argument name.
void BodyImporter::noteUse(Index producer, const TensorRef &ref) {
  if (ref.isControl)
    return;
  bool isNamed = isGeneric
                     ? producer >= 0 || ref.hasNumber || !ref.output.empty()
                     : producer >= 0 && !resolved[producer]->isKnown();
  if (isNamed)
    usedOutputs[producer].insert({{ref.output, ref.number}, Value()});
}

Error BodyImporter::resolveInputs() {
  Error errors = Error::success();
  unsigned numErrors = 0;
  for (auto [node, name] : enumerate(names)) {
    auto addError = [&](const Twine &message,
                        DiagnosticSite site = DiagnosticSite::current()) {
      if (numErrors++ < kMaxErrors)
        errors = joinErrors(
            std::move(errors),
            failAt(name, userError(Code::InvalidGraph, message, "", "", site)));
    };
    for (uint32_t i = firstInput[node]; i < firstInput[node + 1]; ++i) {
      StringRef text(inputs[i].text, inputs[i].length);
      if (text.empty())
        addError("Node '" + name + "' has an empty input");
      Expected<TensorRef> ref = TensorRef::parse(text);
      if (!ref)
        return joinErrors(std::move(errors), failAt(name, ref.takeError()));
      // Most inputs come from the preceding node: try it first.
      bool isBefore = node > 0 && ref->node == names[node - 1];
      auto found = isBefore ? byName.end() : byName.find(ref->node);
      if (isBefore || found != byName.end()) {
        inputs[i].producer = isBefore ? Index(node - 1) : found->second;
        noteUse(inputs[i].producer, *ref);
      } else if (!text.empty()) {
        addError("Non-existent input " + toString(*ref) + " in node " + name);
      }
    }
  }
  for (const TensorRef &ref : outsideUses)
    if (auto producer = byName.find(ref.node); producer != byName.end())
      noteUse(producer->second, ref);
  return errors;
}

/// Finds the nodes that `roots` depend on, by node. Unknown roots are ignored.
std::vector<bool> BodyImporter::findNeeded(ArrayRef<StringRef> roots) const {
  std::vector<bool> needed(names.size());
  std::vector<Index> work;
  auto need = [&](Index node) {
    if (node < 0 || needed[node])
      return;
    needed[node] = true;
    work.push_back(node);
  };
  for (StringRef root : roots)
    if (auto found = byName.find(root); found != byName.end())
      need(found->second);
  while (!work.empty()) {
    Index node = work.back();
    work.pop_back();
    for (uint32_t i = firstInput[node]; i < firstInput[node + 1]; ++i)
      need(inputs[i].producer);
  }
  return needed;
}

//===----------------------------------------------------------------------===//
// Order of creation
//===----------------------------------------------------------------------===//

/// True if all nodes that the node depends on precede it.
bool BodyImporter::isForward(Index node) const {
  for (uint32_t i = firstInput[node]; i < firstInput[node + 1]; ++i) {
    Index producer = inputs[i].producer;
    if (producer >= node && !resolved[producer]->isBackEdge)
      return false;
  }
  return true;
}

/// Returns the order of creation: the order of the file if it is topological.
Expected<std::vector<BodyImporter::Index>> BodyImporter::order() const {
  auto all = seq<Index>(0, names.size());
  if (all_of(all, [&](Index node) { return isForward(node); }))
    return std::vector<Index>(all.begin(), all.end());

  // Edges by producer: firstUser[p] .. firstUser[p + 1] in `users`.
  auto isEdge = [&](const Input &input) {
    return input.producer >= 0 && !resolved[input.producer]->isBackEdge;
  };
  std::vector<uint32_t> firstUser(names.size() + 2), missing(names.size());
  for (const Input &input : inputs)
    if (isEdge(input))
      ++firstUser[input.producer + 2];
  for (size_t i = 2; i < firstUser.size(); ++i)
    firstUser[i] += firstUser[i - 1];
  std::vector<Index> users(firstUser.back());
  for (Index user : all)
    for (uint32_t i = firstInput[user]; i < firstInput[user + 1]; ++i)
      if (isEdge(inputs[i])) {
        users[firstUser[inputs[i].producer + 1]++] = user;
        ++missing[user];
      }

  std::vector<Index> order;
  for (Index node : all)
    if (missing[node] == 0)
      order.push_back(node);
  for (size_t done = 0; done < order.size(); ++done) {
    Index node = order[done];
    for (uint32_t i = firstUser[node]; i < firstUser[node + 1]; ++i)
      if (--missing[users[i]] == 0)
        order.push_back(users[i]);
  }
  if (order.size() == names.size())
    return order;
  Index stuck = *find_if(all, [&](Index node) { return missing[node] != 0; });
  return failAt(names[stuck],
                userError(Code::InvalidGraph,
                          "the node depends on itself: the graph has a cycle "
                          "that does not go through NextIteration"));
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

static Error outOfBounds(const TensorRef &ref) {
  if (ref.output.empty())
    return userError(Code::InvalidGraph, "Result #" + Twine(ref.number) +
                                             " of node '" + ref.node +
                                             "' is out of bounds");
  return userError(Code::InvalidGraph, "Result #" + Twine(ref.number) +
                                           " of segment '" + ref.node + ":" +
                                           ref.output + "' is out of bounds");
}

/// Returns the output with the name of an argument of the op.
Expected<Value> BodyImporter::namedOutput(Index node,
                                          const TensorRef &ref) const {
  NodeList::Scratch scratch;
  Expected<const proto::NodeDef *> def = nodes->getRest(node, scratch);
  if (!def)
    return def.takeError();
  NodeArgs args(**def, *resolved[node]);
  int64_t first = 0;
  for (const ArgView &arg : resolved[node]->outputs) {
    Expected<int64_t> count = args.count(arg);
    if (!count)
      return count.takeError();
    if (arg.name == ref.output) {
      if (int64_t(ref.number) >= *count)
        return outOfBounds(ref);
      return operations[node]->getResult(first + ref.number);
    }
    first += *count;
  }
  return userError(Code::InvalidGraph, "Node '" + ref.node +
                                           "' has no output called '" +
                                           ref.output + "'");
}

/// Returns the value of a reference to an argument or to a node that has been
/// created.
Expected<Value> BodyImporter::output(Index producer,
                                     const TensorRef &ref) const {
  Operation *op = producer < 0 ? nullptr : operations[producer];
  if (ref.isControl)
    return op ? Value(op->getResults().back())
              : Value(arguments[~producer].token);
  if (auto used = usedOutputs.find(producer); used != usedOutputs.end())
    if (Value value = used->second.lookup({ref.output, ref.number}))
      return value;
  if (!op) {
    if (ref.number != 0 || !ref.output.empty())
      return outOfBounds(ref);
    return arguments[~producer].data;
  }
  if (!ref.output.empty())
    return namedOutput(producer, ref);
  if (ref.number + 1 >= op->getNumResults())
    return outOfBounds(ref);
  return op->getResult(ref.number);
}

Error BodyImporter::addUse(const TensorRef &ref) {
  outsideUses.push_back(ref);
  return Error::success();
}

Expected<Value> BodyImporter::lookup(const TensorRef &ref) const {
  auto producer = byName.find(ref.node);
  if (producer == byName.end())
    return Value();
  return output(producer->second, ref);
}

/// Returns the names of the used outputs of an unknown op; nothing if all of
/// them are referred to by number.
static ArrayAttr
outputNames(MLIRContext *context,
            ArrayRef<std::pair<std::pair<StringRef, uint32_t>, Value>> used) {
  if (all_of(used, [](auto &entry) { return entry.first.first.empty(); }))
    return {};
  SmallVector<Attribute> names;
  for (auto &[key, value] : used)
    names.push_back(StringAttr::get(
        context, key.first.empty() ? Twine(key.second)
                                   : key.first + ":" + Twine(key.second)));
  return ArrayAttr::get(context, names);
}

Error BodyImporter::appendResultTypes(Index node, const proto::NodeDef &def,
                                      SmallVectorImpl<Type> &types) {
  if (isGeneric) {
    types.push_back(OpaqueTensorType::get(state.context));
  } else if (resolved[node]->isKnown()) {
    NodeArgs args(def, *resolved[node]);
    SmallVector<int, 4> dataTypes;
    for (const ArgView &arg : resolved[node]->outputs)
      if (Error error = args.appendTypes(arg, dataTypes))
        return error;
    for (int dataType : dataTypes) {
      Type type = state.attrs.tensorType(dataType);
      if (!type)
        return userError(Code::InvalidGraph,
                         "an output has the unknown type " + Twine(dataType));
      types.push_back(type);
    }
  } else if (auto used = usedOutputs.find(node); used != usedOutputs.end()) {
    const auto &entries = used->second.getArrayRef();
    size_t count = entries.size();
    if (!outputNames(state.context, entries))
      for (auto &[key, value] : entries)
        count = std::max<size_t>(count, key.second + 1);
    if (count > kMaxOutputNumber)
      return userError(Code::InvalidGraph,
                       "a consumer reads output " + Twine(count - 1) +
                           "; a node has at most " + Twine(kMaxOutputNumber) +
                           " outputs");
    types.append(count, OpaqueTensorType::get(state.context));
  }
  types.push_back(state.dialect->getControlType());
  if (types.size() > state.outputsLeft)
    return userError(Code::LimitExceeded,
                     "the graph has too many outputs that nothing uses");
  state.outputsLeft -= types.size();
  return Error::success();
}

/// Creates the values of outputs that are referred to by argument name.
void BodyImporter::createOutputs(Index producer) {
  auto used = usedOutputs.find(producer);
  if (used == usedOutputs.end())
    return;
  Operation *op = producer < 0 ? nullptr : operations[producer];
  if (!isGeneric) {
    if (outputNames(state.context, used->second.getArrayRef()))
      for (auto [index, entry] : enumerate(used->second))
        entry.second = op->getResult(index);
    return;
  }
  OpBuilder builder(state.context);
  Location loc = op ? op->getLoc() : builder.getUnknownLoc();
  Value all = op ? Value(op->getResult(0)) : arguments[~producer].data;
  for (auto &[key, value] : used->second)
    value = tfg::GetResultOp::create(builder, loc,
                                     OpaqueTensorType::get(state.context), all,
                                     builder.getStringAttr(key.first),
                                     builder.getI32IntegerAttr(key.second));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// True if the name of a NodeDef's attribute has another meaning in the IR.
static bool isReserved(const proto::NamedAttr &attr) {
  StringRef key = attr.key();
  if (key == TFGDialect::kAssignedDevice)
    return !attr.value().has_s() || attr.value().s().empty();
  return key == TFGDialect::kName || key == TFGDialect::kDevice ||
         key == TFGDialect::kFullType || key.starts_with("tfg.");
}

static proto::NodeDef &restOf(std::optional<proto::NodeDef> &rest) {
  return rest ? *rest : rest.emplace();
}

static ArrayAttr
stringArray(MLIRContext *context,
            const google::protobuf::RepeatedPtrField<std::string> &strings) {
  SmallVector<Attribute> attrs;
  for (const std::string &string : strings)
    attrs.push_back(StringAttr::get(context, string));
  return ArrayAttr::get(context, attrs);
}

/// Converts the remaining fields to attributes. `rest` receives fields that
/// have no attribute form; it is created only if there are any, which is rare.
static void readDebugInfoAndRest(const proto::NodeDef &def,
                                 std::optional<proto::NodeDef> &rest,
                                 AttrReader &reader,
                                 SmallVectorImpl<NamedAttribute> &attrs) {
  MLIRContext *context = reader.getContext();
  if (def.has_experimental_debug_info()) {
    const auto &info = def.experimental_debug_info();
    if (info.original_node_names().empty() || hasUnknownFields(info)) {
      *restOf(rest).mutable_experimental_debug_info() = info;
    } else {
      attrs.emplace_back(reader.key(TFGDialect::kOriginalNodeNames),
                         stringArray(context, info.original_node_names()));
      if (!info.original_func_names().empty())
        attrs.emplace_back(reader.key(TFGDialect::kOriginalFuncNames),
                           stringArray(context, info.original_func_names()));
    }
  }
  if (hasUnknownFields(def))
    def.GetReflection()
        ->MutableUnknownFields(&restOf(rest))
        ->MergeFrom(def.GetReflection()->GetUnknownFields(def));
  if (!rest)
    return;
  std::string bytes = rest->SerializeAsString();
  if (!bytes.empty())
    attrs.emplace_back(reader.key(TFGDialect::kUnparsed),
                       StringAttr::get(context, bytes));
}

static DictionaryAttr toDictionary(MLIRContext *context,
                                   SmallVectorImpl<NamedAttribute> &attrs) {
  // llvm::sort without a comparison would call qsort.
  llvm::sort(attrs, [](const NamedAttribute &a, const NamedAttribute &b) {
    return a < b;
  });
  return DictionaryAttr::getWithSorted(context, attrs);
}

Expected<DictionaryAttr> BodyImporter::readAttrs(Index node,
                                                 const proto::NodeDef &def,
                                                 StringAttr name) {
  MLIRContext *context = state.context;
  AttrReader &reader = state.attrs;
  SmallVector<NamedAttribute, 12> attrs;
  SmallVector<NamedAttribute, 0> storedForms;
  std::optional<proto::NodeDef> rest;
  reader.setResourceName(function, names[node]);
  SmallPtrSet<const void *, 16> seen;
  for (const proto::NamedAttr &attr : reverse(def.attr())) {
    if (attr.key().empty())
      return userError(Code::InvalidGraph,
                       "Node " + names[node] + " has an empty attr name");
    StringAttr key = reader.key(attr.key());
    if (!seen.insert(key.getAsOpaquePointer()).second)
      continue; // The last of several attributes with one name counts.
    if (isReserved(attr)) {
      *restOf(rest).add_attr() = attr;
      continue;
    }
    std::string form;
    Expected<Attribute> value = reader.read(attr.value(), &form);
    if (!value)
      return value.takeError();
    attrs.emplace_back(key, *value);
    if (!form.empty())
      storedForms.emplace_back(key, StringAttr::get(context, form));
  }
  if (!storedForms.empty())
    attrs.emplace_back(reader.key(TFGDialect::kStoredValues),
                       toDictionary(context, storedForms));
  if (!names[node].empty())
    attrs.emplace_back(state.dialect->getNameId(), name);
  if (!def.device().empty())
    attrs.emplace_back(state.dialect->getDeviceId(),
                       StringAttr::get(context, def.device()));
  if (def.has_experimental_type()) {
    if (auto type = reader.read(def.experimental_type()))
      attrs.emplace_back(state.dialect->getFullTypeId(), type);
    else
      *restOf(rest).mutable_experimental_type() = def.experimental_type();
  }
  if (auto used = usedOutputs.find(node);
      used != usedOutputs.end() && !isGeneric)
    if (ArrayAttr names = outputNames(context, used->second.getArrayRef()))
      attrs.emplace_back(reader.key(TFGDialect::kOutputNames), names);
  readDebugInfoAndRest(def, rest, reader, attrs);
  if (state.options.addDefaultAttrs)
    addDefaultAttrs(*resolved[node], reader, attrs);
  return toDictionary(context, attrs);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

Error BodyImporter::checkOperands(const proto::NodeDef &def,
                                  const ResolvedOp &resolved,
                                  unsigned count) const {
  if (!resolved.isKnown())
    return Error::success();
  int64_t expected = 0;
  NodeArgs args(def, resolved);
  for (const ArgView &arg : resolved.inputs) {
    if (isGeneric) { // The number of outputs depends on the attributes of the
                     // call.
      expected += !arg.isList();
      continue;
    }
    Expected<int64_t> size = args.count(arg);
    if (!size)
      return size.takeError();
    expected += *size;
  }
  if (isGeneric ? count >= expected : count == expected)
    return Error::success();
  return userError(Code::InvalidGraph,
                   "the node has " + Twine(count) + " data inputs, but op " +
                       tfg::NodeView::withoutDialect(resolved.name) +
                       " takes " + Twine(expected));
}

Error BodyImporter::create(Index node, const proto::NodeDef &def) {
  SmallVector<Value, 8> operands, tokens;
  SmallVector<std::pair<unsigned, Input>, 0> waiting;
  for (uint32_t i = firstInput[node]; i < firstInput[node + 1]; ++i) {
    const Input &input = inputs[i];
    TensorRef ref = input.ref();
    bool exists = input.producer < 0 || operations[input.producer];
    Expected<Value> value =
        exists ? output(input.producer, ref) : placeholder->getResult(0);
    if (!value)
      return value.takeError();
    auto &list = ref.isControl ? tokens : operands;
    if (!exists)
      waiting.emplace_back(list.size(), input);
    list.push_back(*value);
  }
  unsigned numData = operands.size();
  append_range(operands, tokens);

  auto name = StringAttr::get(state.context, names[node]);
  Expected<DictionaryAttr> attrs = readAttrs(node, def, name);
  if (!attrs)
    return attrs.takeError();
  SmallVector<Type, 4> types;
  if (Error error = appendResultTypes(node, def, types))
    return error;
  if (Error error = checkOperands(def, *resolved[node], numData))
    return error;
  Location loc = state.options.locations ? Location(NameLoc::get(name))
                                         : UnknownLoc::get(state.context);
  Operation *op = Operation::create(loc, resolved[node]->name, types, operands,
                                    *attrs, OpaqueProperties(nullptr),
                                    BlockRange(), /*numRegions=*/0);
  operations[node] = op;
  for (auto &[position, input] : waiting)
    backEdges.push_back(
        {&op->getOpOperand(position + (input.ref().isControl ? numData : 0)),
         node, input});
  createOutputs(node);
  return Error::success();
}

Error BodyImporter::patchBackEdges() {
  for (const BackEdge &edge : backEdges) {
    Expected<Value> value = output(edge.input.producer, edge.input.ref());
    if (!value)
      return failAt(names[edge.user], value.takeError());
    edge.operand->set(*value);
  }
  return Error::success();
}

Error BodyImporter::import(NodeList list,
                           std::optional<ArrayRef<StringRef>> roots) {
  nodes.emplace(std::move(list));
  if (Error error = indexNodes())
    return error;
  if (Error error = resolveInputs())
    return error;
  Expected<std::vector<Index>> creation = order();
  if (!creation)
    return creation.takeError();
  if (roots) {
    std::vector<bool> needed = findNeeded(*roots);
    llvm::erase_if(*creation, [&](Index node) { return !needed[node]; });
  }

  OperationState waiting(UnknownLoc::get(state.context), "tfg._placeholder");
  waiting.addTypes(state.dialect->getControlType());
  placeholder = Operation::create(waiting);
  operations.resize(names.size());
  for (auto index : seq<Index>(0, arguments.size()))
    createOutputs(~index);
  Error error = Error::success();
  NodeList::Scratch scratch;
  for (Index node : *creation) {
    Expected<const proto::NodeDef *> def = nodes->getRest(node, scratch);
    error = def ? create(node, **def) : def.takeError();
    if (error) {
      error = failAt(names[node], std::move(error));
      break;
    }
  }
  if (!error)
    error = patchBackEdges();

  // Append the created operations to the block even after an error: it owns
  // them.
  auto appendOutputs = [&](Index producer) {
    if (auto used = usedOutputs.find(producer);
        isGeneric && used != usedOutputs.end())
      for (auto &[key, value] : used->second)
        if (value)
          block.push_back(value.getDefiningOp());
  };
  for (auto index : seq<Index>(0, arguments.size()))
    appendOutputs(~index);
  for (auto [index, op] : enumerate(operations)) {
    if (op)
      block.push_back(op);
    appendOutputs(index);
  }
  if (error)
    placeholder->dropAllUses();
  placeholder->destroy();
  return error;
}

} // namespace tfuse
