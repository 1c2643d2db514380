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
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace tfuse::saved_model {

namespace {

/// The nodes of a graph or function by name.
class Nodes {
public:
  template <typename Range> explicit Nodes(const Range &nodes) {
    for (const proto::NodeDef &node : nodes)
      byName[node.name()] = &node;
  }
  const proto::NodeDef *lookup(StringRef name) const {
    return byName.lookup(name);
  }

private:
  StringMap<const proto::NodeDef *> byName;
};

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
  explicit RestoreReader(const proto::MetaGraphDef &metaGraph)
      : metaGraph(metaGraph), graph(metaGraph.graph_def().node()) {}

  Expected<VariableSources> read();

private:
  Error readCall(const proto::NodeDef &call);
  Error readGraph(const proto::NodeDef &root);
  Error addAssign(const Nodes &nodes, const proto::NodeDef &assign,
                  StringRef variable);

  const proto::MetaGraphDef &metaGraph;
  Nodes graph;
  VariableSources sources;
};

} // namespace

static bool isAssign(const proto::NodeDef &node) {
  return node.op() == "AssignVariableOp" || node.op() == "Assign";
}

/// Element `index` of the constant string tensor that `input` names.
static std::optional<StringRef> stringAt(const Nodes &nodes, StringRef input,
                                         unsigned index) {
  const proto::NodeDef *node = nodes.lookup(TensorName(input).node);
  const proto::AttrValue *value = node ? findAttr(*node, "value") : nullptr;
  if (!value || !value->has_tensor())
    return std::nullopt;
  const auto &strings = value->tensor().string_val();
  // A string tensor may omit trailing elements that equal the last one.
  if (strings.empty())
    return std::nullopt;
  return StringRef(strings[std::min<int>(index, strings.size() - 1)]);
}

/// Follows the value that `assign` stores back to RestoreV2.
Error RestoreReader::addAssign(const Nodes &nodes, const proto::NodeDef &assign,
                               StringRef variable) {
  if (assign.input_size() < 2)
    return Error::success();
  TensorName value(assign.input(1));
  const proto::NodeDef *node = nodes.lookup(value.node);
  for (unsigned steps = 0; node && node->op() != "RestoreV2"; ++steps) {
    // A value that is transformed after RestoreV2 (for a table, say) is not the
    // value of a variable.
    if ((node->op() != "Identity" && node->op() != "Reshape") || steps == 8 ||
        node->input_size() == 0)
      return Error::success();
    value = TensorName(node->input(0));
    node = nodes.lookup(value.node);
  }
  if (!node || node->input_size() < 3)
    return Error::success();
  std::optional<StringRef> key = stringAt(nodes, node->input(1), value.index);
  std::optional<StringRef> slice = stringAt(nodes, node->input(2), value.index);
  if (!key)
    return userError(Code::InvalidGraph,
                     "the op that restores variables has no constant names",
                     node->name());
  sources[variable] = {key->str(), slice.value_or("").str()};
  return Error::success();
}

Error RestoreReader::readCall(const proto::NodeDef &call) {
  const proto::AttrValue *callee = findAttr(call, "f");
  const proto::FunctionDef *function = nullptr;
  for (const proto::FunctionDef &candidate :
       metaGraph.graph_def().library().function())
    if (callee && candidate.signature().name() == callee->func().name())
      function = &candidate;
  if (!function)
    return userError(Code::UnknownFunction,
                     "the graph restores its variables with a function that is "
                     "missing from its library",
                     call.name());
  StringMap<StringRef> operands;
  for (int i = 0;
       i < function->signature().input_arg_size() && i < call.input_size(); ++i)
    operands[function->signature().input_arg(i).name()] =
        TensorName(call.input(i)).node;
  Nodes body(function->node_def());
  for (const proto::NodeDef &node : function->node_def()) {
    if (!isAssign(node) || node.input_size() == 0)
      continue;
    StringRef variable = operands.lookup(TensorName(node.input(0)).node);
    if (variable.empty())
      continue;
    if (Error error = addAssign(body, node, variable))
      return error;
  }
  return Error::success();
}

Error RestoreReader::readGraph(const proto::NodeDef &root) {
  SmallVector<const proto::NodeDef *> work{&root};
  StringSet<> seen;
  while (!work.empty()) {
    const proto::NodeDef &node = *work.pop_back_val();
    if (!seen.insert(node.name()).second)
      continue;
    if (isAssign(node) && node.input_size() > 0)
      if (Error error = addAssign(graph, node, TensorName(node.input(0)).node))
        return error;
    for (const std::string &input : node.input())
      if (const proto::NodeDef *next = graph.lookup(TensorName(input).node))
        work.push_back(next);
  }
  return Error::success();
}

Expected<VariableSources> RestoreReader::read() {
  StringRef name = metaGraph.saver_def().restore_op_name();
  if (name.empty())
    return std::move(sources);
  const proto::NodeDef *root = graph.lookup(TensorName(name).node);
  if (!root)
    return userError(Code::InvalidGraph, "the graph has no node '" + name +
                                             "' that restores its variables");
  bool isCall = root->op() == "StatefulPartitionedCall" ||
                root->op() == "PartitionedCall";
  if (Error error = isCall ? readCall(*root) : readGraph(*root))
    return std::move(error);
  return std::move(sources);
}

Expected<VariableSources> readRestoreOp(const proto::MetaGraphDef &metaGraph) {
  return RestoreReader(metaGraph).read();
}

} // namespace tfuse::saved_model
