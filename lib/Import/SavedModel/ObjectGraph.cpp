//===- ObjectGraph.cpp - Variables by the path of their object ------------===//
//
// Model and checkpoint each hold a graph of objects (models, layers, variables)
// with named edges; object 0 is the root of both. Objects of the two graphs
// correspond if the same path of names leads to them.
//
// Functions list the objects that they capture, and their calls in the main
// graph pass the captured values last: this maps variables to nodes. Variables
// that no call passes are found by name, and tables by the shared name in the
// function that creates them.
//
//===----------------------------------------------------------------------===//

#include "ObjectGraph.h"

#include "Import/GraphDef/OpResolver.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace tfuse::saved_model {

/// The string tensor of a checkpoint that holds a TrackableObjectGraph.
static constexpr StringLiteral kObjectGraphKey = "_CHECKPOINTABLE_OBJECT_GRAPH";
/// The name under which a variable stores its only tensor.
static constexpr StringLiteral kVariableValue = "VARIABLE_VALUE";

static Error damaged(const Twine &what,
                     DiagnosticSite site = DiagnosticSite::current()) {
  return userError(Code::FileCorrupt, what + " is damaged", "",
                   "export or copy the model again", site);
}

static Expected<proto::TrackableObjectGraph>
readObjects(const TensorBundle &checkpoint) {
  proto::TrackableObjectGraph objects;
  const TensorBundle::Entry *entry = checkpoint.lookup(kObjectGraphKey);
  if (!entry)
    return objects;
  auto strings = checkpoint.readStrings(*entry);
  if (!strings)
    return strings.takeError();
  if (strings->size() != 1 || !parseBinary(strings->front(), objects))
    return damaged("the checkpoint's object graph");
  return objects;
}

namespace {
/// The objects of a checkpoint, each indexed once: many objects of the model
/// may correspond to one object with many children.
class StoredObjects {
public:
  explicit StoredObjects(const proto::TrackableObjectGraph &graph)
      : graph(graph) {}

  struct Object {
    StringMap<int> children; ///< By name; the first of several with one name.
    StringRef variableKey;   ///< Empty for objects that are not variables.
  };
  const Object &operator[](int number);

private:
  const proto::TrackableObjectGraph &graph;
  DenseMap<int, std::unique_ptr<Object>> objects;
};
} // namespace

const StoredObjects::Object &StoredObjects::operator[](int number) {
  std::unique_ptr<Object> &object = objects[number];
  if (object)
    return *object;
  object = std::make_unique<Object>();
  for (const auto &child : graph.nodes(number).children())
    if (child.node_id() >= 0 && child.node_id() < graph.nodes_size())
      object->children.try_emplace(child.local_name(), child.node_id());
  for (const auto &attribute : graph.nodes(number).attributes())
    if (attribute.name() == kVariableValue)
      object->variableKey = attribute.checkpoint_key();
  return *object;
}

/// Finds the node of the variable with that name. Node names derive from
/// variable names but are unique; the shared name is the name of the variable.
/// Variables that share a name are ambiguous and left out.
static Expected<StringMap<StringRef>>
variableNodes(const proto::SavedObjectGraph &objects, GraphNodes &graph) {
  StringMap<StringRef> nodes;
  for (size_t node : seq(graph.size())) {
    if (graph.op(node) != "VarHandleOp")
      continue;
    Expected<const proto::NodeDef *> attrs = graph.attrs(node);
    if (!attrs)
      return attrs.takeError();
    StringRef name = graph.name(node);
    for (const proto::NamedAttr &attr : (*attrs)->attr())
      if (attr.key() == "shared_name" && !attr.value().s().empty())
        name = attr.value().s();
    auto [position, isNew] = nodes.try_emplace(name, graph.name(node));
    if (!isNew)
      position->second = "";
  }
  StringSet<> seen;
  for (const proto::SavedObject &object : objects.nodes())
    if (object.has_variable() && !seen.insert(object.variable().name()).second)
      nodes[object.variable().name()] = "";
  return nodes;
}

/// Returns the node that produces a tensor; nothing for a control input.
static StringRef nodeOf(StringRef tensor) {
  return tensor.starts_with("^") ? "" : tensor.split(':').first;
}

/// Maps captured objects to the nodes that calls of saved functions pass for
/// them. Variables have VarHandleOp nodes.
static Expected<DenseMap<int, StringRef>>
boundNodes(const proto::SavedObjectGraph &model, GraphNodes &graph) {
  StringMap<const proto::SavedConcreteFunction *> functions;
  for (const auto &function : model.concrete_functions())
    functions[function.key()] = &function.value();
  StringSet<> variables;
  for (size_t node : seq(graph.size()))
    if (graph.op(node) == "VarHandleOp")
      variables.insert(graph.name(node));

  DenseMap<int, StringRef> nodes;
  for (size_t call : seq(graph.size())) {
    if (!isCall(graph.op(call)))
      continue;
    ArrayRef<StringRef> inputs = graph.inputs(call);
    Expected<const proto::NodeDef *> attrs = graph.attrs(call);
    if (!attrs)
      return attrs.takeError();
    const proto::AttrValue *callee = findAttr(**attrs, "f");
    const proto::SavedConcreteFunction *function =
        callee ? functions.lookup(callee->func().name()) : nullptr;
    if (!function)
      continue;
    int numInputs = llvm::count_if(
        inputs, [](StringRef input) { return !nodeOf(input).empty(); });
    int first = numInputs - function->bound_inputs_size();
    if (first < 0)
      continue;
    for (auto [i, object] : enumerate(function->bound_inputs())) {
      StringRef node = nodeOf(inputs[first + i]);
      if (object >= 0 && object < model.nodes_size() &&
          (!model.nodes(object).has_variable() || variables.contains(node)))
        nodes.try_emplace(object, node);
    }
  }
  return nodes;
}

namespace {
/// Finds the node of a table by the op and the shared name that the function
/// _create_resource of its object has: the main graph repeats both.
class TableNodes {
public:
  TableNodes(const ModelNodes &model, GraphNodes &graph)
      : model(model), graph(graph) {}
  Error read();
  Expected<StringRef> find(const proto::SavedObject &object);

private:
  static Expected<std::string> keyOf(GraphNodes &nodes, size_t node);

  const ModelNodes &model;
  GraphNodes &graph;
  StringMap<StringRef> nodes;    ///< By key.
  StringMap<unsigned> functions; ///< Numbers in the library, by name.
};
} // namespace

/// Empty for a node that makes no named resource.
Expected<std::string> TableNodes::keyOf(GraphNodes &nodes, size_t node) {
  if (!nodes.op(node).contains("Table"))
    return "";
  Expected<const proto::NodeDef *> attrs = nodes.attrs(node);
  if (!attrs)
    return attrs.takeError();
  const proto::AttrValue *name = findAttr(**attrs, "shared_name");
  if (!name || name->s().empty())
    return "";
  return (nodes.op(node) + "/" + name->s()).str();
}

Error TableNodes::read() {
  for (size_t node : seq(graph.size())) {
    Expected<std::string> key = keyOf(graph, node);
    if (!key)
      return key.takeError();
    if (!key->empty())
      nodes.try_emplace(*key, graph.name(node));
  }
  for (auto [i, function] :
       enumerate(model.metaGraph->graph_def().library().function()))
    functions[function.signature().name()] = i;
  return Error::success();
}

/// The node's name, or an empty text.
Expected<StringRef> TableNodes::find(const proto::SavedObject &object) {
  const proto::SavedObjectGraph &objects = model.metaGraph->object_graph_def();
  for (const auto &child : object.children()) {
    if (child.local_name() != "_create_resource" || child.node_id() < 0 ||
        child.node_id() >= objects.nodes_size())
      continue;
    for (const std::string &name :
         objects.nodes(child.node_id()).function().concrete_functions()) {
      auto number = functions.find(name);
      if (number == functions.end())
        continue;
      Expected<GraphNodes> creator = model.function(number->second);
      if (!creator)
        return creator.takeError();
      for (size_t node : seq(creator->size())) {
        Expected<std::string> key = keyOf(*creator, node);
        if (!key)
          return key.takeError();
        if (!key->empty())
          return nodes.lookup(*key);
      }
    }
  }
  return StringRef();
}

static Error findTables(const ModelNodes &model, GraphNodes &graph,
                        DenseMap<int, StringRef> &nodes) {
  const proto::SavedObjectGraph &objects = model.metaGraph->object_graph_def();
  auto isUnbound = [&](int object) {
    return objects.nodes(object).has_resource() && !nodes.contains(object);
  };
  auto all = seq(objects.nodes_size());
  if (none_of(all, isUnbound))
    return Error::success();
  TableNodes tables(model, graph);
  if (Error error = tables.read())
    return error;
  for (int object : make_filter_range(all, isUnbound)) {
    Expected<StringRef> node = tables.find(objects.nodes(object));
    if (!node)
      return node.takeError();
    if (!node->empty())
      nodes[object] = *node;
  }
  return Error::success();
}

Expected<DenseMap<int, StringRef>> nodesOfObjects(const ModelNodes &model,
                                                  GraphNodes &graph) {
  const proto::SavedObjectGraph &objects = model.metaGraph->object_graph_def();
  auto nodes = boundNodes(objects, graph);
  if (!nodes)
    return nodes.takeError();
  if (Error error = findTables(model, graph, *nodes))
    return std::move(error);
  auto isUnbound = [&](int object) {
    return objects.nodes(object).has_variable() && !nodes->contains(object);
  };
  auto all = seq(objects.nodes_size());
  if (none_of(all, isUnbound))
    return nodes;
  auto named = variableNodes(objects, graph);
  if (!named)
    return named.takeError();
  for (int object : make_filter_range(all, isUnbound))
    if (StringRef node = named->lookup(objects.nodes(object).variable().name());
        !node.empty())
      (*nodes)[object] = node;
  return nodes;
}

Expected<VariableSources> compareObjectGraphs(const ModelNodes &modelNodes,
                                              GraphNodes &graph,
                                              const TensorBundle &checkpoint) {
  VariableSources sources;
  auto stored = readObjects(checkpoint);
  if (!stored)
    return stored.takeError();
  const proto::SavedObjectGraph &model =
      modelNodes.metaGraph->object_graph_def();
  if (model.nodes().empty() || stored->nodes().empty())
    return sources;

  auto nodes = nodesOfObjects(modelNodes, graph);
  if (!nodes)
    return nodes.takeError();
  SmallVector<std::pair<int, int>> work{{0, 0}}; // Key in the checkpoint.
  StoredObjects objects(*stored);
  DenseSet<int> seen{0};
  while (!work.empty()) {
    auto [inModel, inCheckpoint] = work.pop_back_val();
    const proto::SavedObject &object = model.nodes(inModel);
    const StoredObjects::Object &counterpart = objects[inCheckpoint];
    for (const auto &child : object.children()) {
      if (child.node_id() < 0 || child.node_id() >= model.nodes_size())
        return damaged("the model's object graph");
      auto match = counterpart.children.find(child.local_name());
      if (match != counterpart.children.end() &&
          seen.insert(child.node_id()).second)
        work.push_back({child.node_id(), match->second});
    }
    StringRef node = nodes->lookup(inModel);
    if (!node.empty() && !counterpart.variableKey.empty())
      sources[node] = {counterpart.variableKey.str(), ""};
  }
  return sources;
}

} // namespace tfuse::saved_model
