//===- Initializer.cpp - The initializer of TensorFlow.js models ----------===//
//
//   model graph                        initializer graph
//
//   t: Placeholder (resource)          h: HashTableV2
//   y: LookupTableFindV2(t, x, d)      i: LookupTableImportV2(h, keys, values)
//     =>    h: HashTableV2
//           i: LookupTableImportV2(h, keys, values)
//           y: LookupTableFindV2(h, x, d)
//           tables: NoOp(^i)
//
// A number in both signatures, resourceId, joins t and h. The graphs of
// TensorFlow 1 have nodes of the same name instead.
//
//===----------------------------------------------------------------------===//

#include "Initializer.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace tfuse {

using Signature = proto::TFJSModelJSON::Signature;

/// The node that produces the tensor of a reference.
static StringRef nodeOf(StringRef reference) {
  reference.consume_front("^");
  return reference.split(':').first;
}

/// The tensor of a port of a signature.
static const std::string &
tensorOf(const proto::TFJSModelJSON::NamedTensorInfo &port) {
  return port.value().name().empty() ? port.key() : port.value().name();
}

/// Removes table inputs from the signature. Returns the initializer's tensor
/// for each of their placeholders.
static llvm::StringMap<std::string> takeTables(Signature &signature,
                                               const Signature &initializer) {
  llvm::StringMap<std::string> tables;
  auto &inputs = *signature.mutable_inputs();
  for (int i = inputs.size() - 1; i >= 0; --i) {
    if (!inputs[i].value().has_resource_id())
      continue;
    for (const auto &output : initializer.outputs())
      if (output.value().has_resource_id() &&
          output.value().resource_id() == inputs[i].value().resource_id())
        tables[nodeOf(tensorOf(inputs[i]))] = tensorOf(output);
    inputs.DeleteSubrange(i, 1);
  }
  return tables;
}

static bool fillsTable(StringRef op) {
  return op.starts_with("LookupTableImport") ||
         op.starts_with("InitializeTable");
}

std::string mergeInitializer(proto::TFJSModelJSON &model) {
  proto::GraphDef &graph = *model.mutable_model_topology();
  llvm::StringMap<std::string> tables =
      takeTables(*model.mutable_signature(), model.initializer_signature());
  auto &nodes = *graph.mutable_node();
  for (int i = nodes.size() - 1; i >= 0; --i)
    if (tables.contains(nodes[i].name()) && nodes[i].op() == "Placeholder")
      nodes.DeleteSubrange(i, 1);
  for (proto::NodeDef &node : nodes)
    for (std::string &input : *node.mutable_input())
      if (auto table = tables.find(nodeOf(input));
          table != tables.end() && input.front() != '^')
        input = table->second;

  llvm::StringSet<> names;
  for (const proto::NodeDef &node : nodes)
    names.insert(node.name());
  SmallVector<std::string> initializers;
  for (proto::NodeDef &node :
       *model.mutable_model_initializer()->mutable_node()) {
    if (fillsTable(node.op()))
      initializers.push_back("^" + node.name());
    if (names.insert(node.name()).second)
      nodes.Add()->Swap(&node);
  }
  llvm::StringSet<> functions;
  for (const proto::FunctionDef &function : graph.library().function())
    functions.insert(function.signature().name());
  auto &library = *model.mutable_model_initializer()->mutable_library();
  for (proto::FunctionDef &function : *library.mutable_function())
    if (functions.insert(function.signature().name()).second)
      graph.mutable_library()->add_function()->Swap(&function);
  model.clear_model_initializer();
  if (initializers.empty())
    return "";
  std::string name = "tables";
  while (names.contains(name))
    name += "_";
  proto::NodeDef &root = *nodes.Add();
  root.set_name(name);
  root.set_op("NoOp");
  for (std::string &initializer : initializers)
    root.add_input(std::move(initializer));
  return name;
}

} // namespace tfuse
