//===- GraphSignature.cpp - Inputs and outputs of a bare graph ------------===//

#include "GraphSignature.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

namespace {

class GraphSignature {
public:
  GraphSignature(ModuleOp module, Block &graph);

  Expected<ArrayAttr> ports(ArrayRef<std::string> tensors);
  std::vector<std::string> placeholders(ArrayRef<std::string> outputs) const;
  std::vector<std::string> unconsumed() const;

private:
  Type declaredType(Value value) const;
  Expected<Value> find(StringRef tensor) const;
  std::string closest(StringRef name) const;

  Builder builder;
  Block &graph;
  StringMap<NodeView> nodes;
};

} // namespace

GraphSignature::GraphSignature(ModuleOp module, Block &graph)
    : builder(module.getContext()), graph(graph) {
  for (Operation &op : graph)
    if (NodeView node = NodeView::get(&op))
      nodes[node.name()] = node;
}

/// The node with the name most similar to an unknown name.
std::string GraphSignature::closest(StringRef name) const {
  StringRef best;
  unsigned bestDistance = std::max<size_t>(3, name.size() / 3);
  for (auto &entry : nodes) {
    unsigned distance = name.edit_distance(entry.getKey(), true, bestDistance);
    if (distance < bestDistance ||
        (distance == bestDistance && entry.getKey() < best)) {
      best = entry.getKey();
      bestDistance = distance;
    }
  }
  return best.str();
}

Expected<Value> GraphSignature::find(StringRef tensor) const {
  StringRef name = tensor;
  unsigned port = 0;
  if (!nodes.contains(name)) {
    auto [node, index] = tensor.rsplit(':');
    if (!index.empty() && !index.getAsInteger(10, port))
      name = node;
  }
  auto found = nodes.find(name);
  if (found == nodes.end()) {
    std::string near = closest(name);
    return userError(Code::UnknownTensor, "the graph has no such node", tensor,
                     near.empty() ? Twine("tfuse inspect lists its nodes")
                                  : "did you mean '" + near + "'?");
  }
  if (port >= found->second.numDataResults())
    return userError(Code::UnknownTensor,
                     "the node has " + Twine(found->second.numDataResults()) +
                         " outputs",
                     tensor);
  return found->second.dataResults()[port];
}

/// The type of a tensor, with the shape that its placeholder declares. Up to
/// version 21 of GraphDefs, a placeholder of unknown rank has the shape of a
/// scalar.
Type GraphSignature::declaredType(Value value) const {
  constexpr int32_t kLastAmbiguous = 21;
  auto type = cast<TensorType>(tf_type::dropRef(value.getType()));
  auto shape =
      value.getDefiningOp()->getAttrOfType<tf_type::ShapeAttr>("shape");
  if (type.hasRank() || !shape || !shape.hasRank())
    return type;
  auto owner = cast<tfg::GraphOp>(graph.getParentOp());
  if (shape.getShape().empty() &&
      NodeView::get(value.getDefiningOp()).op() == "Placeholder" &&
      owner.getVersion().getProducer() <= kLastAmbiguous)
    return type;
  SmallVector<int64_t> dims(shape.getShape());
  for (int64_t &dim : dims)
    if (dim < 0)
      dim = ShapedType::kDynamic;
  return RankedTensorType::get(dims, type.getElementType());
}

Expected<ArrayAttr> GraphSignature::ports(ArrayRef<std::string> tensors) {
  SmallVector<Attribute> result;
  for (const std::string &tensor : tensors) {
    Expected<Value> value = find(tensor);
    if (!value)
      return value.takeError();
    if (!isa<TensorType>(tf_type::dropRef((*value).getType())))
      return userError(Code::UnknownOp,
                       "is the result of an op that neither TensorFlow nor the "
                       "model defines",
                       tensor);
    StringAttr name = builder.getStringAttr(tensor);
    result.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("name", name),
         builder.getNamedAttr("tensor", name),
         builder.getNamedAttr("type", TypeAttr::get(declaredType(*value)))}));
  }
  return builder.getArrayAttr(result);
}

/// The placeholders that have consumers or are outputs.
std::vector<std::string>
GraphSignature::placeholders(ArrayRef<std::string> outputs) const {
  std::vector<std::string> result;
  for (Operation &op : graph) {
    NodeView node = NodeView::get(&op);
    if (!node || (node.op() != "Placeholder" && node.op() != "PlaceholderV2"))
      continue;
    std::string name = node.name().str();
    if (!op.use_empty() || is_contained(outputs, name) ||
        is_contained(outputs, name + ":0"))
      result.push_back(std::move(name));
  }
  return result;
}

/// True if all results are references to TensorFlow 1 variables: the node
/// updates variables, as Assign and ApplyAdam do.
static bool isVariableUpdate(NodeView node) {
  return all_of(node.dataResults(), [](Value result) {
    return tf_type::isRefTensor(result.getType());
  });
}

/// True for the sources of a graph: nodes that compute nothing.
static bool isSource(NodeView node) {
  return node.op() == "Const" || node.op() == "Placeholder" ||
         node.op() == "PlaceholderV2";
}

/// Unused results, which may be the model's outputs, except results of nodes
/// that run for their side effects.
std::vector<std::string> GraphSignature::unconsumed() const {
  std::vector<std::string> result;
  for (Operation &op : graph) {
    NodeView node = NodeView::get(&op);
    if (!node || node.numDataResults() == 0 || !op.use_empty() ||
        isSource(node) || isVariableUpdate(node))
      continue;
    for (unsigned port = 0; port != node.numDataResults(); ++port)
      result.push_back(
          (node.name() + (port ? ":" + Twine(port) : Twine())).str());
  }
  return result;
}

/// The reason why a graph has no detectable output.
static Error noOutputs(Block &graph, StringRef path) {
  if (graph.empty())
    return userError(Code::NotAModel, "the graph has no nodes", path);
  constexpr StringLiteral hint = "name the outputs with --output-arrays";
  for (Operation &op : graph)
    if (NodeView node = NodeView::get(&op))
      if (op.use_empty() && !node.definition() && !node.numDataResults())
        return userError(Code::UnknownOp,
                         "op '" + node.op() +
                             "' is not defined, so its outputs are unknown",
                         node.name(), hint);
  if (all_of(graph, [](Operation &op) {
        NodeView node = NodeView::get(&op);
        return !node || isSource(node);
      }))
    return userError(Code::NotAModel,
                     "the graph has only constants and placeholders, so it "
                     "computes nothing",
                     path);
  return userError(
      Code::UnknownTensor,
      "every node of the graph has consumers, so the outputs are unknown", path,
      hint);
}

/// Gives the ports the names and types of the signature.
static Expected<ArrayAttr> nameLike(ArrayRef<KerasPort> signature,
                                    ArrayAttr ports) {
  Builder builder(ports.getContext());
  SmallVector<Attribute> result;
  for (auto [declared, port] :
       zip_equal(signature, ports.getAsRange<DictionaryAttr>())) {
    NamedAttrList attributes(port);
    attributes.set("name", builder.getStringAttr(declared.name));
    Type type = port.getAs<TypeAttr>("type").getValue();
    if (declared.type) {
      Type merged = tf_type::getCastCompatibleType(type, declared.type);
      if (!merged)
        return userError(
            Code::ShapeMismatch,
            "the signature contradicts the type of the tensor in "
            "the graph",
            declared.tensor,
            "convert the model to TensorFlow.js again, or name the "
            "inputs and outputs with --input-arrays and "
            "--output-arrays");
      type = merged;
    }
    attributes.set("type", TypeAttr::get(type));
    result.push_back(attributes.getDictionary(ports.getContext()));
  }
  return builder.getArrayAttr(result);
}

/// Adds the signature of a model, which has named inputs and outputs.
static Error addModelSignature(ModuleOp module, ArrayRef<KerasPort> inputs,
                               ArrayRef<KerasPort> outputs, StringRef format,
                               const ImportRequest &request) {
  constexpr StringLiteral key = "serving_default";
  Builder builder(module.getContext());
  for (const std::string &name : request.signatures)
    if (name != key)
      return userError(Code::UnknownSignature,
                       "the model has no signature '" + Twine(name) + "'",
                       request.path, format + " has the signature " + key);
  if (outputs.empty() || !request.inputArrays.empty() ||
      !request.outputArrays.empty())
    return addGraphSignature(module, request);
  ImportRequest named = request;
  for (const KerasPort &port : inputs)
    named.inputArrays.push_back(port.tensor);
  for (const KerasPort &port : outputs)
    named.outputArrays.push_back(port.tensor);
  if (Error error = addGraphSignature(module, named))
    return error;
  auto signature = cast<DictionaryAttr>(
      module->getAttrOfType<ArrayAttr>(signaturesAttrName)[0]);
  NamedAttrList attributes(signature);
  attributes.set("key", builder.getStringAttr(key));
  for (auto [name, ports] :
       {std::pair<StringRef, ArrayRef<KerasPort>>("inputs", inputs),
        std::pair<StringRef, ArrayRef<KerasPort>>("outputs", outputs)}) {
    // A signature without inputs takes the graph's placeholders.
    if (ports.empty())
      continue;
    Expected<ArrayAttr> renamed =
        nameLike(ports, signature.getAs<ArrayAttr>(name));
    if (!renamed)
      return renamed.takeError();
    attributes.set(name, *renamed);
  }
  module->setAttr("tf_saved_model.semantics", builder.getUnitAttr());
  module->setAttr(
      signaturesAttrName,
      builder.getArrayAttr(attributes.getDictionary(module.getContext())));
  return Error::success();
}

Error addGraphSignature(const TFJSModel &model, const ImportRequest &request) {
  ModuleOp module = *model.module;
  if (!model.initializer.empty())
    module->setAttr(initializerAttrName,
                    StringAttr::get(module.getContext(), model.initializer));
  return addModelSignature(module, model.inputs, model.outputs,
                           "a TensorFlow.js model", request);
}

Error addGraphSignature(const KerasModel &model, const ImportRequest &request) {
  return addModelSignature(*model.module, model.inputs, model.outputs,
                           "a Keras model", request);
}

/// The signature of a SavedModel whose inputs or outputs the request replaces,
/// or null.
static Expected<DictionaryAttr>
declaredSignature(ModuleOp module, const ImportRequest &request) {
  auto signatures = module->getAttrOfType<ArrayAttr>(signaturesAttrName);
  if (!signatures || signatures.empty())
    return DictionaryAttr();
  if (signatures.size() > 1)
    return userError(Code::InvalidOption,
                     "--input-arrays and --output-arrays change one signature, "
                     "and the model has " +
                         Twine(signatures.size()),
                     request.path, "choose it with --signature");
  return cast<DictionaryAttr>(signatures[0]);
}

Error addGraphSignature(ModuleOp module, const ImportRequest &request) {
  auto graphs = module.getOps<tfg::GraphOp>();
  if (graphs.empty())
    return userError(Code::InvalidGraph, "the file has no graph", request.path);
  Block &graph = (*graphs.begin())->getRegion(0).front();
  for (Operation &op : graph)
    if (NodeView node = NodeView::get(&op); node && node.name().empty())
      return userError(Code::InvalidGraph,
                       "a node of op '" + node.op() + "' has no name",
                       request.path);
  GraphSignature signature(module, graph);
  Expected<DictionaryAttr> declared = declaredSignature(module, request);
  if (!declared)
    return declared.takeError();
  auto ports = [&](StringRef side, ArrayRef<std::string> requested,
                   auto byDefault) -> Expected<ArrayAttr> {
    if (*declared && requested.empty())
      return declared->getAs<ArrayAttr>(side);
    return signature.ports(requested.empty() ? byDefault() : requested.vec());
  };
  Expected<ArrayAttr> inputs = ports("inputs", request.inputArrays, [&] {
    return signature.placeholders(request.outputArrays);
  });
  if (!inputs)
    return inputs.takeError();
  Expected<ArrayAttr> outputs = ports("outputs", request.outputArrays,
                                      [&] { return signature.unconsumed(); });
  if (!outputs)
    return outputs.takeError();
  if (outputs->empty())
    return noOutputs(graph, request.path);
  Builder builder(module.getContext());
  NamedAttrList entry(*declared ? *declared : builder.getDictionaryAttr({}));
  // Functions of a SavedModel are exported by name.
  if (!*declared && module->hasAttr("tf_saved_model.semantics"))
    entry.set("key", builder.getStringAttr("serving_default"));
  entry.set("inputs", *inputs);
  entry.set("outputs", *outputs);
  module->setAttr(signaturesAttrName, builder.getArrayAttr(entry.getDictionary(
                                          module.getContext())));
  return Error::success();
}

} // namespace tfuse
