//===- RestoreOp.cpp - Which checkpoint entry is which variable's ---------===//
//
// TensorFlow 2:  restore_op = StatefulPartitionedCall(filename, v1, v2, ...)
//   whose body is  AssignVariableOp(arg, Identity(RestoreV2(...)[i]))  per
//   variable.
// TensorFlow 1:  restore_op = NoOp with control inputs, directly or through
//   other NoOps, from  Assign(variable, RestoreV2(...)[i]).
//
//===----------------------------------------------------------------------===//

#include "RestoreOp.h"

#include "Import/GraphDef/OpResolver.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace tfuse::saved_model {

namespace {

/// "node", "node:2" in graphs, "node:output:2" in functions, "^node".
struct TensorName {
  StringRef node;
  unsigned index = 0;
  bool isControl = false;

  explicit TensorName(StringRef text) {
    isControl = text.consume_front("^");
    size_t last = text.rfind(':');
    node = text.take_front(text.find(':'));
    if (last != StringRef::npos)
      (void)text.drop_front(last + 1).getAsInteger(10, index);
  }
};

class RestoreReader {
public:
  RestoreReader(const ModelNodes &model, GraphNodes &graph)
      : model(model), graph(graph) {}

  Expected<VariableSources> read();

private:
  Error readCall(size_t call);
  Error readGraph(size_t root);
  Error addAssign(GraphNodes &nodes, size_t assign, StringRef variable);

  const ModelNodes &model;
  GraphNodes &graph;
  VariableSources sources;
  /// Strings of constants that were read, by node: one constant often names the
  /// entries of all variables.
  DenseMap<size_t, std::vector<std::string>> strings;

  Expected<std::optional<StringRef>> stringAt(GraphNodes &nodes,
                                              StringRef input, unsigned index);
};

} // namespace

static bool isAssign(StringRef op) {
  return op == "AssignVariableOp" || op == "Assign";
}

/// Returns element `index` of the constant string tensor that `input` names.
Expected<std::optional<StringRef>>
RestoreReader::stringAt(GraphNodes &nodes, StringRef input, unsigned index) {
  std::optional<size_t> node = nodes.lookup(TensorName(input).node);
  if (!node)
    return std::nullopt;
  auto [position, isNew] = strings.try_emplace(*node);
  if (isNew) {
    Expected<const proto::NodeDef *> attrs = nodes.attrs(*node);
    if (!attrs)
      return attrs.takeError();
    if (const proto::AttrValue *value = findAttr(**attrs, "value");
        value && value->has_tensor())
      position->second.assign(value->tensor().string_val().begin(),
                              value->tensor().string_val().end());
  }
  ArrayRef<std::string> elements = position->second;
  if (elements.empty())
    return std::nullopt;
  // A string tensor may omit trailing elements that equal the last one.
  return StringRef(elements[std::min<size_t>(index, elements.size() - 1)]);
}

/// Follows the value that `assign` stores back to RestoreV2.
Error RestoreReader::addAssign(GraphNodes &nodes, size_t assign,
                               StringRef variable) {
  if (nodes.inputs(assign).size() < 2)
    return Error::success();
  TensorName value(nodes.inputs(assign)[1]);
  std::optional<size_t> node = nodes.lookup(value.node);
  for (unsigned steps = 0; node && nodes.op(*node) != "RestoreV2"; ++steps) {
    // A value that is transformed after RestoreV2 (for a table, say) is not the
    // value of a variable.
    StringRef op = nodes.op(*node);
    if ((op != "Identity" && op != "Reshape") || steps == 8 ||
        nodes.inputs(*node).empty())
      return Error::success();
    value = TensorName(nodes.inputs(*node).front());
    node = nodes.lookup(value.node);
  }
  if (!node || nodes.inputs(*node).size() < 3)
    return Error::success();
  auto key = stringAt(nodes, nodes.inputs(*node)[1], value.index);
  if (!key)
    return key.takeError();
  if (!*key)
    return userError(
        Code::InvalidGraph,
        "the names of the restored variables are not a constant of the graph",
        nodes.name(*node));
  VariableSource source{(*key)->str(), ""};
  auto slice = stringAt(nodes, nodes.inputs(*node)[2], value.index);
  if (!slice)
    return slice.takeError();
  source.slice = slice->value_or("").str();
  sources[variable] = std::move(source);
  return Error::success();
}

Error RestoreReader::readCall(size_t call) {
  Expected<const proto::NodeDef *> attrs = graph.attrs(call);
  if (!attrs)
    return attrs.takeError();
  const proto::AttrValue *callee = findAttr(**attrs, "f");
  const auto &library = model.metaGraph->graph_def().library().function();
  const proto::FunctionDef *function = nullptr;
  unsigned number = 0;
  for (auto [index, candidate] : enumerate(library))
    if (callee && candidate.signature().name() == callee->func().name()) {
      function = &candidate;
      number = index;
    }
  if (!function)
    return userError(Code::UnknownFunction,
                     "the graph restores its variables with a function that is "
                     "missing from its library",
                     graph.name(call));
  StringMap<StringRef> operands;
  for (auto [arg, input] :
       zip(function->signature().input_arg(), graph.inputs(call)))
    operands[arg.name()] = TensorName(input).node;
  Expected<GraphNodes> body = model.function(number);
  if (!body)
    return body.takeError();
  for (size_t node : seq(body->size())) {
    if (!isAssign(body->op(node)) || body->inputs(node).empty())
      continue;
    StringRef variable =
        operands.lookup(TensorName(body->inputs(node).front()).node);
    if (variable.empty())
      continue;
    if (Error error = addAssign(*body, node, variable))
      return error;
  }
  return Error::success();
}

Error RestoreReader::readGraph(size_t root) {
  SmallVector<size_t> work{root};
  DenseSet<size_t> seen;
  while (!work.empty()) {
    size_t node = work.pop_back_val();
    if (!seen.insert(node).second)
      continue;
    if (isAssign(graph.op(node)) && !graph.inputs(node).empty())
      if (Error error = addAssign(graph, node,
                                  TensorName(graph.inputs(node).front()).node))
        return error;
    for (StringRef input : graph.inputs(node))
      if (std::optional<size_t> next = graph.lookup(TensorName(input).node))
        work.push_back(*next);
  }
  return Error::success();
}

Expected<VariableSources> RestoreReader::read() {
  StringRef name = model.metaGraph->saver_def().restore_op_name();
  if (name.empty())
    return std::move(sources);
  std::optional<size_t> root = graph.lookup(TensorName(name).node);
  if (!root)
    return userError(Code::InvalidGraph, "the graph has no node '" + name +
                                             "' that restores its variables");
  if (Error error =
          isCall(graph.op(*root)) ? readCall(*root) : readGraph(*root))
    return std::move(error);
  return std::move(sources);
}

Expected<VariableSources> readRestoreOp(const ModelNodes &model,
                                        GraphNodes &graph) {
  return RestoreReader(model, graph).read();
}

} // namespace tfuse::saved_model
