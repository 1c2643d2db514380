//===- ModelExplorer.cpp - Reports for Model Explorer ---------------------===//
//
// Model Explorer reads a collection of graphs (label, graphs), data of nodes by
// graph and node id, and a mapping of node ids for navigation in two panes. The
// id of a node is its index in the report.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Report/ModelExplorer.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace tfuse {

namespace {
class ExplorerGraph {
public:
  ExplorerGraph(StringRef label, const json::Object &graph,
                const json::Object &report);

  json::Value collection() const;
  /// The values of nodes under a name, as a file of node data.
  json::Value data(StringRef name, json::Object values) const;
  json::Object rules() const;
  json::Object bytes() const;
  json::Object runtimes() const;
  json::Object errors() const;

  size_t size() const { return nodes.size(); }
  SmallVector<StringRef> sourcesOf(size_t index) const;
  /// Indices of the nodes that were made from a name, except signatures,
  /// inputs and outputs.
  ArrayRef<size_t> named(StringRef name) const {
    auto found = byName.find(name);
    return found == byName.end() ? ArrayRef<size_t>() : found->second;
  }
  StringRef op(size_t index) const { return text(index, "op"); }
  StringRef name(size_t index) const { return text(index, "name"); }
  bool isOp(size_t index) const;

private:
  StringRef text(size_t index, StringRef field) const {
    return nodes[index]->getString(field).value_or("");
  }
  json::Value node(size_t index) const;
  json::Array edges(size_t index) const;
  json::Object
  valueAt(llvm::function_ref<std::optional<json::Value>(size_t)> valueOf) const;

  std::string label;
  const json::Object &report;
  const json::Array *constants;
  SmallVector<const json::Object *> nodes;
  /// By node: the boxes and name scopes around it.
  std::vector<std::string> namespaces;
  StringMap<SmallVector<size_t, 1>> byName;
};
} // namespace

/// Namespaces of nodes are paths.
static void append(std::string &path, StringRef part) {
  if (!part.empty())
    path += (path.empty() ? "" : "/") + part.str();
}

static json::Object keyValue(std::string key, std::string value) {
  return json::Object{{"key", std::move(key)}, {"value", std::move(value)}};
}

ExplorerGraph::ExplorerGraph(StringRef label, const json::Object &graph,
                             const json::Object &report)
    : label(label), report(report), constants(graph.getArray("constants")) {
  const json::Array *array = graph.getArray("nodes");
  for (const json::Value &value : *array)
    nodes.push_back(value.getAsObject());
  std::vector<bool> isBox(nodes.size());
  for (const json::Object *node : nodes)
    if (auto parent = node->getInteger("parent"))
      isBox[*parent] = true;
  // A parent precedes its children.
  for (size_t i = 0; i < nodes.size(); ++i) {
    std::string path;
    if (auto parent = nodes[i]->getInteger("parent"))
      path = namespaces[*parent];
    if (isOp(i))
      append(path, name(i).contains('/') ? name(i).rsplit('/').first : "");
    if (isBox[i])
      append(path, name(i).empty() ? op(i)
                   : name(i).rsplit('/').second.empty()
                       ? name(i)
                       : name(i).rsplit('/').second);
    namespaces.push_back(std::move(path));
    if (isOp(i))
      for (StringRef source : sourcesOf(i))
        byName[source].push_back(i);
  }
}

/// False for nodes that group or name others: signatures, bodies, ports.
bool ExplorerGraph::isOp(size_t index) const {
  return nodes[index]->get("types") && op(index) != "Input" &&
         op(index) != "Output";
}

SmallVector<StringRef> ExplorerGraph::sourcesOf(size_t index) const {
  SmallVector<StringRef> result;
  if (const json::Array *sources = nodes[index]->getArray("sources"))
    for (const json::Value &source : *sources)
      result.push_back(source.getAsString().value_or(""));
  else
    result.push_back(name(index));
  return result;
}

json::Array ExplorerGraph::edges(size_t index) const {
  json::Array result;
  const json::Array *inputs = nodes[index]->getArray("inputs");
  if (!inputs)
    return result;
  for (auto [i, input] : enumerate(*inputs))
    result.push_back(
        json::Object{{"sourceNodeId", std::to_string(*input.getAsInteger())},
                     {"sourceNodeOutputId", "0"},
                     {"targetNodeInputId", std::to_string(i)}});
  return result;
}

json::Value ExplorerGraph::node(size_t index) const {
  json::Array attributes, outputs;
  attributes.push_back(keyValue("name", name(index).str()));
  if (nodes[index]->get("sources"))
    attributes.push_back(keyValue("sources", join(sourcesOf(index), "\n")));
  if (const json::Array *used = nodes[index]->getArray("constants"))
    for (const json::Value &value : *used) {
      const json::Object &constant =
          *(*constants)[*value.getAsInteger()].getAsObject();
      attributes.push_back(
          keyValue(("constant " + *constant.getString("name")).str(),
                   constant.getString("type")->str()));
    }
  if (const json::Array *types = nodes[index]->getArray("types"))
    for (auto [i, type] : enumerate(*types))
      outputs.push_back(json::Object{
          {"id", std::to_string(i)},
          {"attrs",
           json::Array{keyValue("tensor_shape", type.getAsString()->str())}}});
  return json::Object{{"id", std::to_string(index)},
                      {"label", op(index).str()},
                      {"namespace", namespaces[index]},
                      {"attrs", std::move(attributes)},
                      {"incomingEdges", edges(index)},
                      {"outputsMetadata", std::move(outputs)}};
}

json::Value ExplorerGraph::collection() const {
  json::Array array;
  for (size_t i = 0; i < nodes.size(); ++i)
    if (nodes[i]->get("types"))
      array.push_back(node(i));
  return json::Object{
      {"label", label},
      {"graphs",
       json::Array{json::Object{{"id", label}, {"nodes", std::move(array)}}}}};
}

json::Value ExplorerGraph::data(StringRef name, json::Object values) const {
  return json::Object{
      {label, json::Object{{"name", name}, {"results", std::move(values)}}}};
}

json::Object ExplorerGraph::valueAt(
    llvm::function_ref<std::optional<json::Value>(size_t)> valueOf) const {
  json::Object values;
  for (size_t i = 0; i < nodes.size(); ++i)
    if (isOp(i))
      if (std::optional<json::Value> value = valueOf(i))
        values[std::to_string(i)] = json::Object{{"value", std::move(*value)}};
  return values;
}

json::Object ExplorerGraph::rules() const {
  StringMap<SmallVector<StringRef, 1>> rules;
  for (const json::Value &event : *report.getArray("applied"))
    for (const json::Value &name : *event.getAsObject()->getArray("nodes"))
      rules[*name.getAsString()].push_back(
          *event.getAsObject()->getString("rule"));
  return valueAt([&](size_t i) -> std::optional<json::Value> {
    SmallVector<StringRef> found;
    for (StringRef source : sourcesOf(i))
      for (StringRef rule : rules.lookup(source))
        if (!is_contained(found, rule))
          found.push_back(rule);
    if (found.empty())
      return std::nullopt;
    return json::Value(join(found, ", "));
  });
}

json::Object ExplorerGraph::bytes() const {
  return valueAt([&](size_t i) -> std::optional<json::Value> {
    const json::Array *used = nodes[i]->getArray("constants");
    if (!used)
      return std::nullopt;
    int64_t sum = 0;
    for (const json::Value &value : *used)
      sum += (*constants)[*value.getAsInteger()]
                 .getAsObject()
                 ->getInteger("bytes")
                 .value_or(0);
    return json::Value(sum);
  });
}

json::Object ExplorerGraph::runtimes() const {
  return valueAt([&](size_t i) -> std::optional<json::Value> {
    const json::Object *refused = nodes[i]->getObject("refusedBy");
    if (!refused)
      return json::Value("all");
    std::string text;
    for (const auto &[runtime, why] : *refused)
      text += (text.empty() ? "not " : "; not ") + runtime.str() + ": " +
              why.getAsString()->str();
    return json::Value(text);
  });
}

json::Object ExplorerGraph::errors() const {
  StringMap<double> errors;
  if (const json::Array *array = report.getArray("errors"))
    for (const json::Value &error : *array)
      if (auto name = error.getAsObject()->getString("name"))
        if (auto value = error.getAsObject()->getNumber("maxError"))
          errors[*name] = *value;
  return valueAt([&](size_t i) -> std::optional<json::Value> {
    for (StringRef source : sourcesOf(i))
      if (auto found = errors.find(source); found != errors.end())
        return json::Value(found->second);
    return std::nullopt;
  });
}

/// The first node that each node of the source became: a node with its name, or
/// with that of another node of a rewrite that matched it. "mapping" is for
/// viewers that do not know "mappingEntries", and map a node of the result to
/// one node of the source only.
static json::Value mapping(const ExplorerGraph &before,
                           const ExplorerGraph &after,
                           const json::Object &report) {
  StringMap<StringRef> replacements;
  for (const json::Value &event : *report.getArray("applied")) {
    const json::Array &names = *event.getAsObject()->getArray("nodes");
    for (const json::Value &name : names)
      for (const json::Value &other : names)
        if (!after.named(*other.getAsString()).empty())
          replacements.try_emplace(*name.getAsString(), *other.getAsString());
  }
  json::Object ids;
  llvm::MapVector<size_t, json::Array> madeFrom;
  for (size_t i = 0; i < before.size(); ++i) {
    if (!before.isOp(i))
      continue;
    ArrayRef<size_t> found = after.named(before.name(i));
    if (found.empty())
      found = after.named(replacements.lookup(before.name(i)));
    // The result of a fused function has the name of the layer that calls it.
    for (StringRef layer = before.name(i); found.empty() && layer.contains('/');
         found = after.named(layer))
      layer = layer.rsplit('/').first;
    if (found.empty())
      continue;
    ids[std::to_string(i)] = std::to_string(found.front());
    madeFrom[found.front()].push_back(std::to_string(i));
  }
  json::Array entries;
  for (auto &[node, sources] : madeFrom)
    entries.push_back(
        json::Object{{"leftNodeIds", std::move(sources)},
                     {"rightNodeIds", json::Array{std::to_string(node)}}});
  return json::Object{{"type", "sync_navigation"},
                      {"mapping", std::move(ids)},
                      {"mappingEntries", std::move(entries)},
                      {"disableMappingFallback", true}};
}

std::vector<std::pair<std::string, json::Value>>
modelExplorerFiles(const json::Object &report) {
  std::vector<std::pair<std::string, json::Value>> files;
  const json::Object *graphs = report.getObject("graphs");
  const json::Object *source = graphs ? graphs->getObject("before") : nullptr;
  const json::Object *result = graphs ? graphs->getObject("after") : nullptr;
  if (!source || !result)
    return files;
  ExplorerGraph before("source", *source, report);
  ExplorerGraph after("result", *result, report);
  files.emplace_back("source.json", before.collection());
  files.emplace_back("result.json", after.collection());
  files.emplace_back("sync.json", mapping(before, after, report));
  files.emplace_back("source.rules.json", before.data("rules", before.rules()));
  files.emplace_back("result.rules.json", after.data("rules", after.rules()));
  files.emplace_back("result.bytes.json",
                     after.data("bytes of constants", after.bytes()));
  files.emplace_back("result.runtimes.json",
                     after.data("runtimes", after.runtimes()));
  if (report.get("errors"))
    files.emplace_back("result.errors.json",
                       after.data("greatest error", after.errors()));
  return files;
}

} // namespace tfuse
