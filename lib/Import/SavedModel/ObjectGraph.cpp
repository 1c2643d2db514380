//===- ObjectGraph.cpp - Variables by the path of their object ------------===//
//
// Model and checkpoint each hold a graph of objects (models, layers, variables)
// whose edges have names; both start at object 0. What is reached by the same
// names from there is the same object.
//
// Which node is a variable's: functions list the objects that they captured,
// and their calls in the main graph pass these last. Names tell of variables
// that no call is passed.
//
//===----------------------------------------------------------------------===//

#include "ObjectGraph.h"

#include "Import/GraphDef/OpFacts.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace tfuse::saved_model {

/// The string tensor of a checkpoint that holds a TrackableObjectGraph.
static constexpr StringLiteral kObjectGraphKey = "_CHECKPOINTABLE_OBJECT_GRAPH";
/// What a variable calls the one tensor that it stores.
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
    StringMap<int> children; ///< By name; the first of several.
    StringRef variableKey;   ///< Empty for other objects.
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

/// The node that is the variable of that name. Names of nodes are made from
/// those of variables, but unique; the shared name is the variable's own.
/// Variables that share a name are left out: they cannot be told apart.
static StringMap<StringRef>
variableNodes(const proto::MetaGraphDef &metaGraph) {
  StringMap<StringRef> nodes;
  for (const proto::NodeDef &node : metaGraph.graph_def().node()) {
    if (node.op() != "VarHandleOp")
      continue;
    StringRef name = node.name();
    for (const proto::NamedAttr &attr : node.attr())
      if (attr.key() == "shared_name" && !attr.value().s().empty())
        name = attr.value().s();
    auto [position, isNew] = nodes.try_emplace(name, node.name());
    if (!isNew)
      position->second = "";
  }
  StringSet<> seen;
  for (const proto::SavedObject &object : metaGraph.object_graph_def().nodes())
    if (object.has_variable() && !seen.insert(object.variable().name()).second)
      nodes[object.variable().name()] = "";
  return nodes;
}

/// The node that a tensor belongs to; none for a control input.
static StringRef nodeOf(StringRef tensor) {
  return tensor.starts_with("^") ? "" : tensor.split(':').first;
}

/// By the number of their object, the nodes that are variables, as far as calls
/// of saved functions tell.
static DenseMap<int, StringRef>
boundNodes(const proto::MetaGraphDef &metaGraph) {
  const proto::SavedObjectGraph &model = metaGraph.object_graph_def();
  StringMap<const proto::SavedConcreteFunction *> functions;
  for (const auto &function : model.concrete_functions())
    functions[function.key()] = &function.value();
  StringSet<> variables;
  for (const proto::NodeDef &node : metaGraph.graph_def().node())
    if (node.op() == "VarHandleOp")
      variables.insert(node.name());

  DenseMap<int, StringRef> nodes;
  for (const proto::NodeDef &call : metaGraph.graph_def().node()) {
    const proto::AttrValue *callee = findAttr(call, "f");
    const proto::SavedConcreteFunction *function =
        callee ? functions.lookup(callee->func().name()) : nullptr;
    if (!function)
      continue;
    int numInputs = llvm::count_if(
        call.input(), [](const auto &input) { return !nodeOf(input).empty(); });
    int first = numInputs - function->bound_inputs_size();
    if (first < 0)
      continue;
    for (auto [i, object] : enumerate(function->bound_inputs())) {
      StringRef node = nodeOf(call.input(first + int(i)));
      if (object >= 0 && object < model.nodes_size() &&
          model.nodes(object).has_variable() && variables.contains(node))
        nodes.try_emplace(object, node);
    }
  }
  return nodes;
}

Expected<VariableSources>
compareObjectGraphs(const proto::MetaGraphDef &metaGraph,
                    const TensorBundle &checkpoint) {
  VariableSources sources;
  auto stored = readObjects(checkpoint);
  if (!stored)
    return stored.takeError();
  const proto::SavedObjectGraph &model = metaGraph.object_graph_def();
  if (model.nodes().empty() || stored->nodes().empty())
    return sources;

  StringMap<StringRef> named = variableNodes(metaGraph);
  DenseMap<int, StringRef> bound = boundNodes(metaGraph);
  SmallVector<std::pair<int, int>> work{{0, 0}}; // In the model, as stored.
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
    StringRef node = bound.lookup(inModel);
    if (node.empty() && object.has_variable())
      node = named.lookup(object.variable().name());
    if (!node.empty() && !counterpart.variableKey.empty())
      sources[node] = {counterpart.variableKey.str(), ""};
  }
  return sources;
}

} // namespace tfuse::saved_model
