//===- SavedFunctions.cpp - Functions of the object graph -----------------===//
//
// tf.saved_model.save stores each tf.function of an object with its traces:
// functions of the library whose last arguments are the captured objects.
// TensorFlow writes calls of signatures into the main graph, but no calls of
// other functions. `callFunction` adds such a call:
//
//   x = Placeholder()                        for each input
//   w = VarHandleOp()                        for each captured object: its node
//   call = StatefulPartitionedCall[f](x, w)
//
//===----------------------------------------------------------------------===//

#include "SavedFunctions.h"

#include "ObjectGraph.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

using namespace llvm;

namespace tfuse::saved_model {

bool Function::isPublic() const {
  SmallVector<StringRef> parts;
  StringRef(path).split(parts, '.');
  return none_of(parts, [&](StringRef part) {
    return part.starts_with("_") && part != "__call__";
  });
}

static ShapeData readShape(const proto::TensorShapeProto &proto) {
  ShapeData shape;
  shape.hasRank = !proto.unknown_rank();
  for (const auto &dim : proto.dim())
    shape.dims.push_back(std::max<int64_t>(dim.size(), -1));
  return shape;
}

static const proto::AttrValue *
findValue(const google::protobuf::RepeatedPtrField<proto::NamedAttr> &attrs,
          StringRef key) {
  for (const proto::NamedAttr &attr : attrs)
    if (attr.key() == key)
      return &attr.value();
  return nullptr;
}

std::string uniqueName(const std::string &name, StringSet<> &names) {
  std::string result = name;
  for (unsigned i = 1; !names.insert(result).second; ++i)
    result = name + "_" + utostr(i);
  return result;
}

std::string componentName(const std::string &name, unsigned index,
                          bool isRagged) {
  if (!isRagged)
    return name + "_" + utostr(index);
  return name + (index == 0 ? "_values" : "_row_splits");
}

/// The arguments that precede the captures, with the names that TensorFlow
/// derives from the structure of the Python arguments: "features_a" for
/// features["a"].
static std::vector<Port> readInputs(const proto::FunctionDef &definition,
                                    size_t numInputs) {
  std::vector<Port> inputs;
  StringSet<> names;
  for (const auto &arg : definition.signature().input_arg()) {
    if (inputs.size() == numInputs)
      break;
    Port port;
    port.name = arg.name();
    port.type = static_cast<DataType>(arg.type());
    for (const auto &entry : definition.arg_attr()) {
      if (entry.key() != inputs.size())
        continue;
      const auto &attrs = entry.value().attr();
      if (const auto *name = findValue(attrs, "_user_specified_name");
          name && !name->s().empty())
        port.name = name->s();
      if (const auto *shapes = findValue(attrs, "_output_shapes");
          shapes && shapes->list().shape_size() == 1)
        port.shape = readShape(shapes->list().shape(0));
    }
    port.name = uniqueName(port.name, names);
    inputs.push_back(std::move(port));
  }
  return inputs;
}

namespace {
/// Names the tensors of a structured result: output_0 for a tensor, output_1
/// for the second element of a tuple, the keys of a dictionary.
class OutputReader {
public:
  void read(const proto::StructuredValue &value, const std::string &prefix);
  std::vector<Port> take() { return std::move(outputs); }

private:
  /// The fields of a dictionary, in the order of their keys.
  void
  readFields(const google::protobuf::RepeatedPtrField<proto::PairValue> &fields,
             bool isSorted, const std::string &prefix);
  void add(const std::string &prefix, const proto::TensorShapeProto *shape);

  std::vector<Port> outputs;
  StringSet<> names;
};
} // namespace

void OutputReader::add(const std::string &prefix,
                       const proto::TensorShapeProto *shape) {
  Port port;
  port.name = uniqueName(prefix.empty() ? "output_0" : prefix, names);
  if (shape)
    port.shape = readShape(*shape);
  outputs.push_back(std::move(port));
}

void OutputReader::readFields(
    const google::protobuf::RepeatedPtrField<proto::PairValue> &fields,
    bool isSorted, const std::string &prefix) {
  SmallVector<const proto::PairValue *> ordered;
  for (const proto::PairValue &field : fields)
    ordered.push_back(&field);
  if (isSorted)
    llvm::sort(ordered, [](const auto *a, const auto *b) {
      return a->key() < b->key();
    });
  for (const proto::PairValue *field : ordered)
    read(field->value(), (prefix.empty() ? "" : prefix + "_") + field->key());
}

void OutputReader::read(const proto::StructuredValue &value,
                        const std::string &prefix) {
  auto readElements = [&](const auto &elements) {
    for (auto [i, element] : enumerate(elements))
      read(element, (prefix.empty() ? "output" : prefix) + "_" + utostr(i));
  };
  switch (value.kind_case()) {
  case proto::StructuredValue::kTensorSpecValue:
    return add(prefix, &value.tensor_spec_value().shape());
  case proto::StructuredValue::kBoundedTensorSpecValue:
    return add(prefix, &value.bounded_tensor_spec_value().shape());
  case proto::StructuredValue::kListValue:
    return readElements(value.list_value().values());
  case proto::StructuredValue::kTupleValue:
    return readElements(value.tuple_value().values());
  case proto::StructuredValue::kDictValue:
    return readFields(value.dict_value().fields(), true, prefix);
  case proto::StructuredValue::kNamedTupleValue:
    return readFields(value.named_tuple_value().values(), false, prefix);
  case proto::StructuredValue::kTypeSpecValue: {
    const proto::TypeSpecProto &spec = value.type_spec_value();
    std::string name = prefix.empty() ? "output_0" : prefix;
    bool isRagged =
        spec.type_spec_class() == proto::TypeSpecProto::RAGGED_TENSOR_SPEC;
    for (int i = 0; i < spec.num_flat_components(); ++i)
      add(componentName(name, unsigned(i), isRagged), nullptr);
    return;
  }
  default: // None and Python numbers are no tensors.
    return;
  }
}

static std::vector<Port> readOutputs(const proto::FunctionDef &definition,
                                     const proto::StructuredValue &structure) {
  OutputReader reader;
  reader.read(structure, "");
  std::vector<Port> outputs = reader.take();
  const auto &args = definition.signature().output_arg();
  // A structure that does not fit, such as of an unknown TypeSpec.
  if (outputs.size() != size_t(args.size())) {
    outputs.clear();
    for (auto [i, arg] : enumerate(args)) {
      outputs.emplace_back();
      outputs.back().name = "output_" + utostr(i);
    }
  }
  for (auto [output, arg] : zip(outputs, args))
    output.type = static_cast<DataType>(arg.type());
  return outputs;
}

/// True if the argument "training" is True in the trace.
static bool isTrainingTrace(const proto::FunctionSpec &spec,
                            const proto::StructuredValue &signature) {
  const auto &parts = signature.tuple_value().values();
  if (parts.size() != 2)
    return false;
  for (const auto &field : parts[1].dict_value().fields())
    if (field.key() == "training")
      return field.value().bool_value();
  for (const auto &field : spec.fullargspec().named_tuple_value().values()) {
    if (field.key() != "args")
      continue;
    SmallVector<StringRef> names;
    for (const auto &name : field.value().list_value().values())
      names.push_back(name.string_value());
    if (!names.empty() && names.front() == "self")
      names.erase(names.begin());
    for (auto [name, value] : zip(names, parts[0].tuple_value().values()))
      if (name == "training")
        return value.bool_value();
  }
  return false;
}

namespace {
class FunctionFinder {
public:
  explicit FunctionFinder(const proto::MetaGraphDef &metaGraph);
  std::vector<Function> run();

private:
  void addTraces(const proto::SavedFunction &function, const std::string &path);

  const proto::SavedObjectGraph &objects;
  StringMap<const proto::FunctionDef *> library;
  StringMap<const proto::SavedConcreteFunction *> concrete;
  std::vector<Function> result;
};

/// How the search reached an object.
struct ObjectPlace {
  int parent = -1; ///< Negative: not yet reached.
  StringRef name;  ///< Of the child of `parent`.
};
} // namespace

FunctionFinder::FunctionFinder(const proto::MetaGraphDef &metaGraph)
    : objects(metaGraph.object_graph_def()) {
  for (const auto &function : metaGraph.graph_def().library().function())
    library[function.signature().name()] = &function;
  for (const auto &function : objects.concrete_functions())
    concrete[function.key()] = &function.value();
}

void FunctionFinder::addTraces(const proto::SavedFunction &function,
                               const std::string &path) {
  size_t first = result.size();
  for (auto [i, name] : enumerate(function.concrete_functions())) {
    const proto::FunctionDef *definition = library.lookup(name);
    const proto::SavedConcreteFunction *saved = concrete.lookup(name);
    if (!definition || !saved)
      continue;
    int numInputs =
        definition->signature().input_arg_size() - saved->bound_inputs_size();
    if (numInputs < 0)
      continue;
    Function trace;
    trace.path = path;
    trace.name = path + "#" + utostr(i);
    trace.concrete = name;
    trace.isTraining = isTrainingTrace(function.function_spec(),
                                       saved->canonicalized_input_signature());
    trace.inputs = readInputs(*definition, numInputs);
    trace.outputs = readOutputs(*definition, saved->output_signature());
    trace.captures.assign(saved->bound_inputs().begin(),
                          saved->bound_inputs().end());
    result.push_back(std::move(trace));
  }
  auto traces = MutableArrayRef(result).drop_front(first);
  auto isInference = [](const Function &trace) { return !trace.isTraining; };
  if (traces.size() == 1)
    traces.front().name = path;
  else if (llvm::count_if(traces, isInference) == 1)
    find_if(traces, isInference)->name = path;
}

/// The names of the children that lead to the object, or nothing if they are
/// too long for anybody to write: paths in a chain of objects have a length
/// that is quadratic in the size of the file.
static std::optional<std::string> pathOf(ArrayRef<ObjectPlace> places,
                                         int object) {
  constexpr size_t kMaxPathLength = 4096;
  SmallVector<StringRef> names;
  size_t length = 0;
  for (; object != 0; object = places[object].parent) {
    names.push_back(places[object].name);
    length += names.back().size() + 1;
    if (length > kMaxPathLength)
      return std::nullopt;
  }
  return join(reverse(names), ".");
}

std::vector<Function> FunctionFinder::run() {
  std::deque<int> work; // Breadth first: short paths.
  std::vector<ObjectPlace> places(objects.nodes_size());
  if (!places.empty()) {
    places[0].parent = 0;
    work.push_back(0);
  }
  while (!work.empty()) {
    int number = work.front();
    work.pop_front();
    const proto::SavedObject &object = objects.nodes(number);
    if (object.has_function()) {
      if (std::optional<std::string> path = pathOf(places, number))
        addTraces(object.function(), *path);
      continue; // Its children are its traces.
    }
    for (const auto &child : object.children()) {
      int next = child.node_id();
      if (number == 0 && child.local_name() == "signatures")
        continue;
      if (next < 0 || next >= objects.nodes_size() || places[next].parent >= 0)
        continue;
      places[next] = {number, child.local_name()};
      work.push_back(next);
    }
  }
  return std::move(result);
}

std::vector<Function> readFunctions(const proto::MetaGraphDef &metaGraph) {
  return FunctionFinder(metaGraph).run();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static proto::AttrValue &addAttr(proto::NodeDef &node, StringRef key) {
  proto::NamedAttr &attr = *node.add_attr();
  attr.set_key(key.str());
  return *attr.mutable_value();
}

namespace {
class CallBuilder {
public:
  CallBuilder(ModelNodes &model, const Function &function);
  Expected<Signature> run();

private:
  Error readGraph();
  proto::NodeDef &addNode(StringRef op, const std::string &name);
  std::string addPlaceholder(const Port &input);
  Expected<std::string> captured(int object);

  ModelNodes &model;
  proto::MetaGraphDef &metaGraph;
  const Function &function;
  std::string prefix;
  StringSet<> names;
  DenseMap<int, std::string> nodes;
};
} // namespace

CallBuilder::CallBuilder(ModelNodes &model, const Function &function)
    : model(model), metaGraph(*model.metaGraph), function(function),
      prefix("call_" + function.name) {
  for (char &c : prefix)
    if (!isAlnum(c) && c != '_' && c != '.')
      c = '_';
}

Error CallBuilder::readGraph() {
  Expected<GraphNodes> graph = model.graph();
  if (!graph)
    return graph.takeError();
  for (size_t node : seq(graph->size()))
    names.insert(graph->name(node));
  auto found = nodesOfObjects(model, *graph);
  if (!found)
    return found.takeError();
  for (auto [object, node] : *found)
    nodes[object] = node.str();
  return Error::success();
}

proto::NodeDef &CallBuilder::addNode(StringRef op, const std::string &name) {
  proto::NodeDef &node = model.addNode();
  node.set_name(uniqueName(name, names));
  node.set_op(op.str());
  return node;
}

std::string CallBuilder::addPlaceholder(const Port &input) {
  std::string name = prefix + "_" + input.name;
  for (char &c : name)
    if (!isAlnum(c) && c != '_' && c != '.' && c != '/')
      c = '_';
  proto::NodeDef &node = addNode("Placeholder", name);
  addAttr(node, "dtype").set_type(static_cast<proto::DataType>(input.type));
  auto &shape = *addAttr(node, "shape").mutable_shape();
  shape.set_unknown_rank(!input.shape.hasRank);
  for (int64_t dim : input.shape.dims)
    shape.add_dim()->set_size(dim);
  return node.name();
}

/// The node of a captured object; a new one for a variable that has none.
Expected<std::string> CallBuilder::captured(int number) {
  const proto::SavedObjectGraph &objects = metaGraph.object_graph_def();
  if (number < 0 || number >= objects.nodes_size())
    return userError(Code::FileCorrupt, "the model's object graph is damaged",
                     "", "export or copy the model again");
  const proto::SavedObject &object = objects.nodes(number);
  if (object.has_constant())
    return object.constant().operation();
  if (object.has_asset()) {
    int file = object.asset().asset_file_def_index();
    if (file >= 0 && file < metaGraph.asset_file_def_size())
      return metaGraph.asset_file_def(file).tensor_info().name();
  }
  if (auto found = nodes.find(number); found != nodes.end())
    return found->second;
  if (!object.has_variable())
    return userError(Code::UnsupportedType,
                     "function '" + Twine(function.name) +
                         "' captures an object that the main graph does not "
                         "have",
                     function.concrete,
                     "save the model with the function as a signature");
  const proto::SavedVariable &variable = object.variable();
  proto::NodeDef &node =
      addNode("VarHandleOp",
              variable.name().empty() ? prefix + "_variable" : variable.name());
  addAttr(node, "dtype").set_type(variable.dtype());
  *addAttr(node, "shape").mutable_shape() = variable.shape();
  addAttr(node, "shared_name").set_s(node.name());
  addAttr(node, "container").set_s("");
  return node.name();
}

Expected<Signature> CallBuilder::run() {
  if (Error error = readGraph())
    return std::move(error);
  Signature signature{function.name, "", function.inputs, function.outputs};
  SmallVector<std::string> operands;
  for (Port &input : signature.inputs) {
    operands.push_back(addPlaceholder(input));
    input.tensor = operands.back() + ":0";
  }
  for (int object : function.captures) {
    Expected<std::string> node = captured(object);
    if (!node)
      return node.takeError();
    operands.push_back(std::move(*node));
  }
  proto::NodeDef &call = addNode("StatefulPartitionedCall", prefix);
  for (std::string &operand : operands)
    call.add_input(std::move(operand));
  addAttr(call, "f").mutable_func()->set_name(function.concrete);
  auto &operandTypes = *addAttr(call, "Tin").mutable_list();
  auto &resultTypes = *addAttr(call, "Tout").mutable_list();
  for (const proto::FunctionDef &definition :
       metaGraph.graph_def().library().function()) {
    if (definition.signature().name() != function.concrete)
      continue;
    for (const auto &arg : definition.signature().input_arg())
      operandTypes.add_type(arg.type());
    for (const auto &arg : definition.signature().output_arg())
      resultTypes.add_type(arg.type());
    break;
  }
  for (auto [i, output] : enumerate(signature.outputs))
    output.tensor = call.name() + ":" + utostr(i);
  return signature;
}

Expected<Signature> callFunction(ModelNodes &model, const Function &function) {
  return CallBuilder(model, function).run();
}

} // namespace tfuse::saved_model
