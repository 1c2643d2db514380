//===- KerasImport.cpp - From configurations of Keras to tfg --------------===//

#include "tfuse/Import/Keras/KerasImport.h"

#include "Network.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"

#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace keras;

/// The version of GraphDefs that the nodes belong to.
static constexpr int kProducer = 2474, kMinConsumer = 12;

static KerasPort portOf(StringRef name, Value value) {
  auto node = tfg::NodeView::get(value.getDefiningOp());
  auto index = cast<OpResult>(value).getResultNumber();
  return {name.str(), (node.name() + ":" + Twine(index)).str(),
          value.getType()};
}

static Error errorOf(const GraphBuilder &builder) {
  const GraphBuilder::Problem &problem = *builder.problem;
  return userError(problem.code, problem.message, problem.where, problem.hint);
}

/// Every output gets a node of the graph, which belongs to no other port.
static std::vector<KerasPort> outputPorts(GraphBuilder &b,
                                          const NetworkResult &result) {
  std::vector<KerasPort> ports;
  llvm::StringSet<> names;
  llvm::SmallPtrSet<Value, 4> seen;
  for (auto [tensor, name] : zip_equal(result.outputs, result.names)) {
    std::string unique = name;
    for (unsigned i = 1; !names.insert(unique).second; ++i)
      unique = name + "_" + std::to_string(i);
    Value value = tensor.value;
    b.scope = unique;
    if (!seen.insert(value).second ||
        tfg::NodeView::get(value.getDefiningOp()).is("Placeholder"))
      value = b.op("Identity", value);
    ports.push_back(portOf(unique, value));
  }
  return ports;
}

Expected<KerasModel> importKeras(const json::Object &config, StringRef version,
                                 const KerasWeights &weights,
                                 MLIRContext *context) {
  KerasModel result;
  Location loc = UnknownLoc::get(context);
  result.module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(result.module->getBody());
  auto graph = tfg::GraphOp::create(
      builder, loc,
      tf_type::VersionAttr::get(context, kProducer, kMinConsumer, {}));
  graph.getNodes().push_back(new Block);
  builder.setInsertionPointToEnd(&graph.getNodes().front());
  GraphBuilder b(builder, *result.module);

  std::optional<StringRef> className = config.getString("class_name");
  if (!className || !isModelClass(*className))
    return userError(
        Code::UnsupportedOp,
        "the class of the model is " +
            (className ? "'" + *className + "'" : Twine("missing")) +
            ", not Sequential or Functional",
        "", "export the model with model.export(), and convert the SavedModel");
  ModelState model{b, weights, version.starts_with("3") ? 3u : 2u};
  Serialized serialized{*className, config.getObject("config"), &config};
  Network network(model, serialized, KerasScope());
  Tensors inputs;
  std::vector<DeclaredInput> declared = network.declaredInputs();
  if (declared.empty())
    b.fail(Code::InvalidGraph, "the model does not say the shape of its input",
           "call the model, or give its first layer an input_shape, and save "
           "it again");
  for (const DeclaredInput &input : declared) {
    Value value = b.placeholder(input.name, input.type);
    if (!value)
      return errorOf(b);
    inputs.push_back({value, {}});
    result.inputs.push_back(portOf(input.name, value));
  }
  NetworkResult outputs;
  if (!b.failed())
    outputs = network.build(inputs);
  if (!b.failed())
    result.outputs = outputPorts(b, outputs);
  if (b.failed())
    return errorOf(b);
  return std::move(result);
}

} // namespace tfuse
