//===- SavedModelBundle.cpp - A SavedModel directory, opened --------------===//

#include "tfuse/Import/SavedModel/SavedModelBundle.h"

#include "Format/Proto/SavedModel.pb.h"
#include "GraphNodes.h"
#include "Import/GraphDef/AttrReader.h"
#include "Import/GraphDef/GraphImporter.h"
#include "Import/GraphDef/ModelOpList.h"
#include "Import/GraphDef/OpResolver.h"
#include "ObjectGraph.h"
#include "RestoreOp.h"
#include "SavedFunctions.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace tfuse::saved_model {

/// Signatures and collections that have a meaning in TensorFlow itself.
static constexpr StringLiteral kInternalPrefix = "__saved_model";
static constexpr StringLiteral kInitOpSignature = "__saved_model_init_op";
static constexpr StringLiteral kInitOpCollections[] = {"saved_model_main_op",
                                                       "legacy_init_op"};
static constexpr StringLiteral kAssetsCollection = "saved_model_assets";

struct Bundle::Impl {
  std::string directory;
  ModelRoots roots{ArrayRef<std::string>()};
  google::protobuf::Arena arena;
  proto::SavedModel *model = nullptr; ///< Allocated in the arena.
  FileExtents extents;
  proto::MetaGraphDef *metaGraph = nullptr;
  unsigned index = 0; ///< Of the meta graph.

  std::vector<Signature> signatures;
  std::vector<Asset> assets;
  std::string initOp;
  OpRegistryOverlay registry;

  bool checkpointIsOpen = false;
  std::shared_ptr<TensorBundle> checkpoint;
  std::optional<VariableSources> sources;
  std::optional<std::vector<Function>> functions;

  std::string path(StringRef name) const {
    SmallString<256> result(directory);
    sys::path::append(result, name);
    return result.str().str();
  }

  ModelNodes nodes() { return {metaGraph, &extents, index}; }

  Error parse();
  Error chooseMetaGraph(ArrayRef<std::string> tags);
  void readOpDefinitions();
  void readSignatures();
  Error readAssets();
  Error readInitOp();
};

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

Error Bundle::Impl::parse() {
  std::string name = path("saved_model.pb");
  if (!sys::fs::exists(name))
    name = path("saved_model.pbtxt");
  if (!sys::fs::exists(name)) {
    if (!sys::fs::is_directory(directory))
      return userError(Code::FileNotFound,
                       "the folder does not exist or cannot be read", directory,
                       "check the path and its permissions");
    return userError(
        Code::NotAModel,
        "the folder has no saved_model.pb: it is not a SavedModel", directory,
        "pass the folder that model.export() or tf.saved_model.save() wrote");
  }
  auto file = roots.open(name);
  if (!file)
    return file.takeError();
  model = google::protobuf::Arena::CreateMessage<proto::SavedModel>(&arena);
  auto parsed = parseModelFile(*file, ModelKind::SavedModel, *model,
                               LeftNodes::OfGraphsAndFunctions);
  if (!parsed)
    return parsed.takeError();
  extents = std::move(*parsed);
  if (model->meta_graphs().empty())
    return userError(Code::FileCorrupt, "the model has no graph", name,
                     "the file is truncated or damaged; export the model "
                     "again");
  return Error::success();
}

static std::vector<std::string> sortedTags(const proto::MetaGraphDef &graph) {
  const auto &tags = graph.meta_info_def().tags();
  std::vector<std::string> result(tags.begin(), tags.end());
  llvm::sort(result);
  return result;
}

Error Bundle::Impl::chooseMetaGraph(ArrayRef<std::string> tags) {
  std::vector<std::string> wanted(tags.begin(), tags.end());
  if (wanted.empty() && model->meta_graphs_size() == 1) {
    metaGraph = model->mutable_meta_graphs(0);
    return Error::success();
  }
  if (wanted.empty())
    wanted = {"serve"};
  llvm::sort(wanted);
  std::vector<std::string> known;
  for (auto [number, candidate] : enumerate(*model->mutable_meta_graphs())) {
    std::vector<std::string> have = sortedTags(candidate);
    if (have == wanted) {
      metaGraph = &candidate;
      index = number;
      return Error::success();
    }
    known.push_back("{" + join(have, ", ") + "}");
  }
  return userError(Code::UnknownSignature,
                   "no graph of the model has the tags {" + join(wanted, ", ") +
                       "}",
                   directory, "the available tags are: " + join(known, ", "));
}

//===----------------------------------------------------------------------===//
// The meta graph
//===----------------------------------------------------------------------===//

void Bundle::Impl::readOpDefinitions() {
  // Malformed definitions are left out; importing a node that needs one reports
  // it.
  consumeError(registry.addFromModel(
      readOpList(metaGraph->meta_info_def().stripped_op_list())));
}

static Port readPort(StringRef name, const proto::TensorInfo &info) {
  Port port;
  port.name = name.str();
  port.tensor = info.name();
  port.type = static_cast<DataType>(info.dtype());
  port.shape.hasRank = info.encoding_case() == proto::TensorInfo::kName &&
                       info.has_tensor_shape() &&
                       !info.tensor_shape().unknown_rank();
  if (port.shape.hasRank)
    for (const auto &dim : info.tensor_shape().dim())
      port.shape.dims.push_back(std::max<int64_t>(dim.size(), -1));
  return port;
}

static Port componentPort(const std::string &name, const std::string &tensor,
                          DataType type, SmallVector<int64_t> dims) {
  Port port;
  port.name = name;
  port.tensor = tensor;
  port.type = type;
  port.shape.hasRank = true;
  port.shape.dims.assign(dims.begin(), dims.end());
  return port;
}

/// The three tensors of a sparse tensor; empty if one has no name.
static std::vector<Port> sparseComponents(const std::string &name,
                                          const proto::TensorInfo &info) {
  const proto::TensorInfo::CooSparse &sparse = info.coo_sparse();
  if (sparse.indices_tensor_name().empty() ||
      sparse.values_tensor_name().empty() ||
      sparse.dense_shape_tensor_name().empty())
    return {};
  int64_t rank = -1;
  if (info.has_tensor_shape() && !info.tensor_shape().unknown_rank())
    rank = info.tensor_shape().dim_size();
  return {componentPort(name + "_indices", sparse.indices_tensor_name(),
                        DataType::Int64, {-1, rank}),
          componentPort(name + "_values", sparse.values_tensor_name(),
                        static_cast<DataType>(info.dtype()), {-1}),
          componentPort(name + "_dense_shape", sparse.dense_shape_tensor_name(),
                        DataType::Int64, {rank})};
}

/// The tensors of a ragged or other composite tensor; empty if one is composite
/// or has no name.
static std::vector<Port> compositeComponents(const std::string &name,
                                             const proto::TensorInfo &info) {
  const proto::TensorInfo::CompositeTensor &composite = info.composite_tensor();
  bool isRagged = composite.type_spec().type_spec_class() ==
                  proto::TypeSpecProto::RAGGED_TENSOR_SPEC;
  std::vector<Port> ports;
  for (auto [i, component] : enumerate(composite.components())) {
    if (component.name().empty())
      return {};
    ports.push_back(
        readPort(componentName(name, unsigned(i), isRagged), component));
  }
  return ports;
}

/// Returns the entries of a map, sorted by name. Of several entries with one
/// name, the last one counts.
template <typename Map, typename Read>
static auto readSorted(const Map &map, Read read) {
  std::map<StringRef, decltype(read(*map.begin()))> sorted;
  for (const auto &entry : map)
    sorted.insert_or_assign(entry.key(), read(entry));
  std::vector<decltype(read(*map.begin()))> result;
  result.reserve(sorted.size());
  for (auto &[key, value] : sorted)
    result.push_back(std::move(value));
  return result;
}

/// The inputs or outputs of a signature. Tensors of several components become
/// one port for each.
template <typename Map> static std::vector<Port> readPorts(const Map &map) {
  using Entry = proto::SignatureDef::NamedTensorInfo;
  std::vector<const Entry *> entries =
      readSorted(map, [](const Entry &entry) { return &entry; });
  std::vector<Port> ports;
  StringSet<> names;
  for (const Entry *entry : entries)
    names.insert(entry->key());
  for (const Entry *entry : entries) {
    std::vector<Port> components =
        entry->value().has_coo_sparse()
            ? sparseComponents(entry->key(), entry->value())
            : compositeComponents(entry->key(), entry->value());
    if (components.empty())
      components.push_back(readPort(entry->key(), entry->value()));
    else
      for (Port &port : components)
        port.name = uniqueName(port.name, names);
    llvm::move(components, std::back_inserter(ports));
  }
  llvm::sort(ports,
             [](const Port &a, const Port &b) { return a.name < b.name; });
  return ports;
}

void Bundle::Impl::readSignatures() {
  signatures =
      readSorted(metaGraph->signature_def(),
                 [](const proto::MetaGraphDef::NamedSignature &entry) {
                   Signature signature;
                   signature.key = entry.key();
                   signature.method = entry.value().method_name();
                   signature.inputs = readPorts(entry.value().inputs());
                   signature.outputs = readPorts(entry.value().outputs());
                   return signature;
                 });
  llvm::erase_if(signatures, [](const Signature &signature) {
    return StringRef(signature.key).starts_with(kInternalPrefix);
  });
}

/// The collection of that name; null if there is none.
static const proto::CollectionDef *
findCollection(const proto::MetaGraphDef &graph, StringRef name) {
  for (const auto &entry : reverse(graph.collection_def()))
    if (StringRef(entry.key()) == name)
      return &entry.value();
  return nullptr;
}

Error Bundle::Impl::readAssets() {
  auto add = [&](const proto::AssetFileDef &asset) -> Error {
    assets.push_back(
        {asset.tensor_info().name(), path("assets/" + asset.filename())});
    return roots.checkText(assets.back().path);
  };
  for (const proto::AssetFileDef &asset : metaGraph->asset_file_def())
    if (Error error = add(asset))
      return error;
  // TensorFlow 1 keeps assets in a collection.
  const proto::CollectionDef *collection =
      findCollection(*metaGraph, kAssetsCollection);
  if (!assets.empty() || !collection)
    return Error::success();
  for (const auto &any : collection->any_list().value()) {
    proto::AssetFileDef asset;
    if (!parseBinary(any.value(), asset))
      return userError(Code::FileCorrupt,
                       "the list of the model's assets is damaged", directory,
                       "export or copy the model again");
    if (Error error = add(asset))
      return error;
  }
  return Error::success();
}

Error Bundle::Impl::readInitOp() {
  for (const auto &entry : metaGraph->signature_def())
    if (StringRef(entry.key()) == kInitOpSignature)
      for (const auto &output : entry.value().outputs())
        if (StringRef(output.key()) == kInitOpSignature)
          initOp = output.value().name();
  for (StringRef name : kInitOpCollections) {
    const proto::CollectionDef *collection = findCollection(*metaGraph, name);
    if (!initOp.empty() || !collection)
      continue;
    if (collection->node_list().value_size() != 1)
      return userError(Code::InvalidGraph,
                       "collection " + name + " does not name one op",
                       directory);
    initOp = collection->node_list().value(0);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Bundle
//===----------------------------------------------------------------------===//

Bundle::Bundle(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
Bundle::~Bundle() = default;

Expected<std::unique_ptr<Bundle>>
Bundle::load(StringRef directory, ArrayRef<std::string> tags,
             ArrayRef<std::string> moreRoots) {
  auto impl = std::make_unique<Impl>();
  impl->directory = directory.str();
  Expected<ModelRoots> roots = ModelRoots::forModel(directory, moreRoots);
  if (!roots)
    return roots.takeError();
  impl->roots = std::move(*roots);
  if (Error error = impl->parse())
    return std::move(error);
  if (Error error = impl->chooseMetaGraph(tags))
    return std::move(error);
  impl->readOpDefinitions();
  impl->readSignatures();
  if (Error error = impl->readAssets())
    return std::move(error);
  if (Error error = impl->readInitOp())
    return std::move(error);
  return std::unique_ptr<Bundle>(new Bundle(std::move(impl)));
}

StringRef Bundle::directory() const { return impl->directory; }
ArrayRef<Signature> Bundle::signatures() const { return impl->signatures; }
std::vector<std::string> Bundle::tags() const {
  return sortedTags(*impl->metaGraph);
}
ArrayRef<Asset> Bundle::assets() const { return impl->assets; }
StringRef Bundle::initOp() const { return impl->initOp; }
bool Bundle::hasInputs() const {
  Expected<GraphNodes> graph = impl->nodes().graph();
  if (!graph) {
    // The import of the graph reports the damage.
    consumeError(graph.takeError());
    return true;
  }
  StringRef checkpointName =
      StringRef(impl->metaGraph->saver_def().filename_tensor_name())
          .split(':')
          .first;
  return any_of(seq<size_t>(0, graph->size()), [&](size_t node) {
    return graph->op(node) == "Placeholder" &&
           graph->name(node) != checkpointName;
  });
}
const OpRegistry &Bundle::registry() const { return impl->registry; }
const Signature *Bundle::signature(StringRef key) const {
  for (const Signature &signature : impl->signatures)
    if (signature.key == key)
      return &signature;
  return nullptr;
}

ArrayRef<Function> Bundle::functions() {
  if (!impl->functions)
    impl->functions = readFunctions(*impl->metaGraph);
  return *impl->functions;
}

Expected<const Function *> Bundle::function(StringRef name) {
  std::vector<const Function *> traces;
  for (const Function &function : functions()) {
    if (function.name == name || function.concrete == name)
      return &function;
    if (function.path == name)
      traces.push_back(&function);
  }
  auto namesOf = [](ArrayRef<const Function *> functions) {
    return join(map_range(functions, [](auto *each) { return each->name; }),
                ", ");
  };
  if (!traces.empty())
    return userError(Code::UnknownSignature,
                     "function '" + Twine(name) + "' has several traces",
                     directory(), "name one of them: " + namesOf(traces));
  std::string known = namesOf(callableFunctions());
  return userError(
      Code::UnknownSignature, "the model has no function '" + Twine(name) + "'",
      directory(),
      known.empty() ? Twine("the model has no functions to convert")
                    : "the callable functions are: " + known);
}

std::vector<const Function *> Bundle::callableFunctions() {
  StringSet<> inference;
  bool hasPublicRoot = false;
  for (const Function &function : functions()) {
    if (!function.isTraining)
      inference.insert(function.path);
    hasPublicRoot |=
        function.isPublic() && !StringRef(function.path).contains('.');
  }
  std::vector<const Function *> result;
  for (const Function &function : functions())
    if (function.isPublic() &&
        !(function.isTraining && inference.contains(function.path)) &&
        !(hasPublicRoot && StringRef(function.path).contains('.')))
      result.push_back(&function);
  return result;
}

Expected<Signature> Bundle::addSignature(const Function &function) {
  ModelNodes nodes = impl->nodes();
  return callFunction(nodes, function);
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>>
Bundle::importGraph(mlir::MLIRContext *context,
                    std::optional<ArrayRef<StringRef>> roots) {
  GraphDefImportOptions options;
  options.registry = &impl->registry;
  return importGraphDef(impl->metaGraph->graph_def(), impl->extents, context,
                        options, impl->index, roots);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

Expected<std::shared_ptr<TensorBundle>> Bundle::checkpoint() {
  if (impl->checkpointIsOpen)
    return impl->checkpoint;
  std::string prefix = impl->path("variables/variables");
  if (sys::fs::exists(prefix + ".index")) {
    auto opened = TensorBundle::open(prefix, impl->roots);
    if (!opened)
      return opened.takeError();
    impl->checkpoint = std::move(*opened);
  }
  impl->checkpointIsOpen = true;
  return impl->checkpoint;
}

/// A graph without a SaverDef is restored by name, as
/// tf.compat.v1.train.Saver() does: the checkpoint has each variable under its
/// own name.
static Error addNamesakes(GraphNodes &graph, const TensorBundle &checkpoint,
                          VariableSources &sources) {
  for (size_t node : seq(graph.size())) {
    StringRef name = graph.name(node), op = graph.op(node);
    bool isResource = op == "VarHandleOp";
    if (!isResource && op != "VariableV2" && op != "Variable")
      continue;
    std::string key = name.str();
    if (isResource) {
      Expected<const proto::NodeDef *> attrs = graph.attrs(node);
      if (!attrs)
        return attrs.takeError();
      const proto::AttrValue *shared = findAttr(**attrs, "shared_name");
      if (shared && !shared->s().empty())
        key = shared->s();
    }
    if (checkpoint.lookup(key))
      sources.try_emplace(name, VariableSource{key, ""});
  }
  return Error::success();
}

/// True if `sources` lacks a variable of the main graph.
static bool isIncomplete(const VariableSources &sources,
                         const GraphNodes &graph) {
  return any_of(seq(graph.size()), [&](size_t node) {
    return graph.op(node) == "VarHandleOp" &&
           !sources.contains(graph.name(node));
  });
}

Expected<const VariableSources *> Bundle::variableSources() {
  if (impl->sources)
    return &*impl->sources;
  Expected<GraphNodes> graph = impl->nodes().graph();
  if (!graph)
    return graph.takeError();
  auto sources = readRestoreOp(impl->nodes(), *graph);
  if (!sources)
    return sources.takeError();
  if (isIncomplete(*sources, *graph)) {
    auto opened = checkpoint();
    if (!opened)
      return opened.takeError();
    if (*opened) {
      auto others = compareObjectGraphs(impl->nodes(), *graph, **opened);
      if (!others)
        return others.takeError();
      for (const auto &other : *others)
        sources->try_emplace(other.getKey(), other.getValue());
    }
  }
  if (impl->metaGraph->saver_def().restore_op_name().empty()) {
    auto opened = checkpoint();
    if (!opened)
      return opened.takeError();
    if (*opened)
      if (Error error = addNamesakes(*graph, **opened, *sources))
        return std::move(error);
  }
  impl->sources = std::move(*sources);
  return &*impl->sources;
}

} // namespace tfuse::saved_model
