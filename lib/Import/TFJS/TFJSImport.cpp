//===- TFJSImport.cpp - From TensorFlow.js models to tfg ------------------===//

#include "tfuse/Import/TFJS/TFJSImport.h"

#include "Initializer.h"
#include "JSONMessage.h"
#include "LayersModel.h"
#include "UnfuseNodes.h"
#include "Weights.h"

#include "Import/GraphDef/GraphImporter.h"
#include "Import/GraphDef/OpResolver.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The size of a model.json, which has no weights. A message takes up to fifty
/// times its text.
static constexpr uint64_t kMostBytes = 64 << 20;

/// The first version of GraphDefs in which a Placeholder with the shape of a
/// scalar is a scalar. Converters of TensorFlow.js drop the version.
static constexpr int kUnambiguousPlaceholders = 22;

bool isTFJSModel(ArrayRef<char> file) {
  return StringRef(file.data(), file.size()).ltrim().starts_with("{");
}

namespace {

class TFJSImporter {
public:
  TFJSImporter(std::shared_ptr<const MappedFile> file, const ModelRoots &roots,
               MLIRContext *context)
      : file(std::move(file)), roots(roots), context(context) {}

  Expected<TFJSModel> run();

private:
  Error read();
  Error checkConstants(
      const google::protobuf::RepeatedPtrField<proto::NodeDef> &nodes) const;
  Error setConstants(ModuleOp module) const;
  std::vector<TFJSPort>
  ports(const google::protobuf::RepeatedPtrField<
        proto::TFJSModelJSON::NamedTensorInfo> &named) const;

  std::shared_ptr<const MappedFile> file;
  const ModelRoots &roots;
  MLIRContext *context;
  // In no arena: protobuf needs RTTI to swap messages of several arenas.
  proto::TFJSModelJSON json;
  std::optional<TFJSWeights> weights;
  LayersModelText layers;
};

} // namespace

Error TFJSImporter::read() {
  if (file->size() > kMostBytes)
    return userError(
        Code::LimitExceeded,
        "the file is larger than 64 MB: a model.json has the graph "
        "without its weights",
        file->path(), "convert the model again");
  Expected<LayersModelText> found = findLayersModel(*file);
  if (!found)
    return found.takeError();
  layers = *found;
  if (layers.topology.empty())
    return userError(Code::NotAModel,
                     "the file is JSON without modelTopology: it is not a "
                     "TensorFlow.js model",
                     file->path());
  if (Error error = readMessage(file->text(), json, file->path()))
    return error;
  if (json.signature().outputs().empty())
    json.mutable_signature()->Swap(
        json.mutable_user_defined_metadata()->mutable_signature());
  Expected<TFJSWeights> opened = TFJSWeights::open(json, file->path(), roots);
  if (!opened)
    return opened.takeError();
  weights.emplace(std::move(*opened));
  return Error::success();
}

/// True if the tensor has elements and lists none of them.
static bool lacksElements(proto::TensorProto tensor) {
  int64_t count = 1;
  for (const auto &dim : tensor.tensor_shape().dim())
    if (MulOverflow<int64_t>(count, dim.size(), count))
      return true;
  tensor.clear_dtype();
  tensor.clear_tensor_shape();
  tensor.clear_version_number();
  return count != 0 && tensor.ByteSizeLong() == 0;
}

/// Fails for a constant that has its value neither here nor in the weights. In
/// a GraphDef such a constant is zero.
Error TFJSImporter::checkConstants(
    const google::protobuf::RepeatedPtrField<proto::NodeDef> &nodes) const {
  for (const proto::NodeDef &node : nodes) {
    if (node.op() != "Const" || weights->contains(node.name()))
      continue;
    const proto::AttrValue *value = findAttr(node, "value");
    if (!value || !value->has_tensor() || lacksElements(value->tensor()))
      return userError(Code::FileCorrupt,
                       "the constant has no value, and weightsManifest has no "
                       "weight of this name",
                       node.name(), "convert the model to TensorFlow.js again");
  }
  return Error::success();
}

/// Gives constants the values of their weights.
Error TFJSImporter::setConstants(ModuleOp module) const {
  Error error = Error::success();
  module.walk([&](Operation *op) {
    auto node = tfg::NodeView::get(op);
    auto type = op->getAttrOfType<TypeAttr>("dtype");
    if (!node || node.op() != "Const" || !type ||
        !weights->contains(node.name()))
      return WalkResult::advance();
    Expected<ElementsAttr> value = weights->value(node.name(), type.getValue());
    if (!value) {
      error = joinErrors(std::move(error), value.takeError());
      return WalkResult::interrupt();
    }
    op->setAttr("value", *value);
    op->removeAttr(tfg::TFGDialect::kStoredValues);
    return WalkResult::advance();
  });
  return error;
}

std::vector<TFJSPort>
TFJSImporter::ports(const google::protobuf::RepeatedPtrField<
                    proto::TFJSModelJSON::NamedTensorInfo> &named) const {
  llvm::StringSet<> nodes;
  for (const proto::NodeDef &node : json.model_topology().node())
    nodes.insert(node.name());
  std::vector<TFJSPort> result;
  for (const auto &port : named) {
    const auto &info = port.value();
    std::string tensor = info.name().empty() ? port.key() : info.name();
    // Freezing may remove an input that nothing needs.
    if (!nodes.contains(StringRef(tensor).split(':').first))
      continue;
    Type element =
        tf_type::toElementType(static_cast<DataType>(info.dtype()), context);
    Type type;
    if (element && info.has_tensor_shape() &&
        !info.tensor_shape().unknown_rank()) {
      SmallVector<int64_t> dims;
      for (const auto &dim : info.tensor_shape().dim())
        dims.push_back(dim.size() < 0 ? ShapedType::kDynamic : dim.size());
      type = RankedTensorType::get(dims, element);
    } else if (element) {
      type = UnrankedTensorType::get(element);
    }
    result.push_back({port.key(), std::move(tensor), type});
  }
  llvm::sort(result, [](const TFJSPort &a, const TFJSPort &b) {
    return a.name < b.name;
  });
  return result;
}

Expected<TFJSModel> TFJSImporter::run() {
  if (Error error = read())
    return std::move(error);
  if (layers.hasLayers)
    return importLayersModel(layers, *weights, file->path(), context);
  TFJSModel result;
  result.initializer = mergeInitializer(json);
  proto::GraphDef &graph = *json.mutable_model_topology();
  if (Error error = unfuseNodes(graph))
    return std::move(error);
  if (Error error = checkConstants(graph.node()))
    return std::move(error);
  for (const proto::FunctionDef &function : graph.library().function())
    if (Error error = checkConstants(function.node_def()))
      return std::move(error);
  if (graph.versions().producer() == 0)
    graph.mutable_versions()->set_producer(kUnambiguousPlaceholders);
  Expected<OwningOpRef<ModuleOp>> module =
      importGraphDef(graph, FileExtents(), context, {});
  if (!module)
    return module.takeError();
  result.module = std::move(*module);
  if (Error error = setConstants(*result.module))
    return std::move(error);
  result.inputs = ports(json.signature().inputs());
  result.outputs = ports(json.signature().outputs());
  return std::move(result);
}

Expected<TFJSModel> importTFJS(std::shared_ptr<const MappedFile> file,
                               const ModelRoots &roots, MLIRContext *context) {
  return TFJSImporter(std::move(file), roots, context).run();
}

} // namespace tfuse
