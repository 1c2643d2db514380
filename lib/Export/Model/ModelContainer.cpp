//===- ModelContainer.cpp - A model whose graphs are exchanged ------------===//

#include "tfuse/Export/Model/ModelContainer.h"

#include "CopyModelFolder.h"
#include "Export/GraphDef/GraphExporter.h"
#include "Format/Proto/SavedModel.pb.h"
#include "Import/GraphDef/GraphImporter.h"
#include "Import/GraphDef/ModelOpList.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/OtherFormat.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/ModelRoots.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace pb = google::protobuf;

struct ModelContainer::Impl {
  std::string path;
  ModelRoots roots{ArrayRef<std::string>()};
  /// Name of the model file in the directory; empty for a single file.
  std::string fileName;
  ModelKind kind = ModelKind::GraphDef;
  bool isText = false;
  // An arena frees millions of small messages at once.
  pb::Arena arena;
  proto::GraphDef *graph = nullptr;
  proto::MetaGraphDef *metaGraph = nullptr;
  proto::SavedModel *savedModel = nullptr;
  /// By graph.
  std::vector<std::unique_ptr<OpRegistryOverlay>> registries;
  FileExtents input;
  /// Extents that the message refers to: those of the input, then those of new
  /// graphs.
  std::vector<ArrayRef<char>> extents;
  /// Serialized nodes by graph. Text form keeps nodes in the message instead.
  std::vector<SerializedNodes> nodes;
  unsigned numExported = 0;

  pb::Message &message() {
    return kind == ModelKind::GraphDef ? static_cast<pb::Message &>(*graph)
           : kind == ModelKind::MetaGraph
               ? static_cast<pb::Message &>(*metaGraph)
               : *savedModel;
  }
  proto::MetaGraphDef *metaGraphAt(unsigned index) const {
    return kind == ModelKind::SavedModel
               ? savedModel->mutable_meta_graphs(index)
               : metaGraph;
  }
  proto::GraphDef *graphAt(unsigned index) const {
    proto::MetaGraphDef *meta = metaGraphAt(index);
    return meta ? meta->mutable_graph_def() : graph;
  }
};

ModelContainer::ModelContainer(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
ModelContainer::~ModelContainer() = default;

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

static Expected<std::string> modelFileIn(StringRef directory) {
  for (StringRef name : {"saved_model.pb", "saved_model.pbtxt"}) {
    SmallString<256> path(directory);
    sys::path::append(path, name);
    if (sys::fs::exists(path))
      return name.str();
  }
  return userError(Code::NotAModel,
                   "the folder has neither saved_model.pb nor "
                   "saved_model.pbtxt",
                   directory, "pass the folder that contains it");
}

Expected<std::unique_ptr<ModelContainer>>
ModelContainer::open(StringRef path, ArrayRef<std::string> moreRoots) {
  auto impl = std::make_unique<Impl>();
  path = path.size() > 1 ? path.rtrim('/') : path;
  impl->path = path.str();
  SmallString<256> file(path);
  if (!sys::fs::exists(path))
    return userError(Code::FileNotFound, "the file or folder does not exist",
                     path);
  Expected<ModelRoots> roots = ModelRoots::forModel(path, moreRoots);
  if (!roots)
    return roots.takeError();
  impl->roots = std::move(*roots);
  bool isFolder = sys::fs::is_directory(path);
  if (isFolder) {
    Expected<std::string> name = modelFileIn(path);
    if (!name)
      return name.takeError();
    impl->fileName = *name;
    sys::path::append(file, *name);
  }
  auto mapped = isFolder ? impl->roots.open(file) : MappedFile::open(file);
  if (!mapped)
    return mapped.takeError();
  if (Error error = rejectOtherFormat(**mapped))
    return std::move(error);
  std::optional<ModelForm> form = identifyModel((*mapped)->bytes());
  // An empty file is a valid graph without nodes, but most likely a file that
  // was not completely written.
  if (!form)
    return userError(
        Code::NotAModel,
        (*mapped)->size() == 0
            ? "the file is empty"
            : "the file is not a GraphDef, MetaGraph or SavedModel",
        file);
  impl->kind = form->kind;
  impl->isText = form->isText;
  if (impl->kind == ModelKind::TFLite)
    return userError(Code::NotAModel,
                     "the file holds " + describe(impl->kind) +
                         ", which is not a TensorFlow graph",
                     file);
  if (impl->kind == ModelKind::GraphDef)
    impl->graph = pb::Arena::CreateMessage<proto::GraphDef>(&impl->arena);
  else if (impl->kind == ModelKind::MetaGraph)
    impl->metaGraph =
        pb::Arena::CreateMessage<proto::MetaGraphDef>(&impl->arena);
  else
    impl->savedModel =
        pb::Arena::CreateMessage<proto::SavedModel>(&impl->arena);
  Expected<FileExtents> extents = parseModelFile(
      std::move(*mapped), impl->kind, impl->message(), LeftNodes::OfGraphs);
  if (!extents)
    return extents.takeError();
  impl->input = std::move(*extents);
  impl->extents = impl->input.extents;
  std::unique_ptr<ModelContainer> model(new ModelContainer(std::move(impl)));
  model->readOpLists();
  return model;
}

void ModelContainer::readOpLists() {
  for (unsigned i = 0; i < numGraphs(); ++i) {
    impl->registries.push_back(std::make_unique<OpRegistryOverlay>());
    // Malformed definitions are left out; their ops are unknown then.
    if (proto::MetaGraphDef *meta = impl->metaGraphAt(i))
      consumeError(impl->registries.back()->addFromModel(
          readOpList(meta->meta_info_def().stripped_op_list())));
  }
}

const OpRegistry &ModelContainer::registry(unsigned index) const {
  return *impl->registries[index];
}

bool ModelContainer::isSavedModel() const {
  return impl->kind == ModelKind::SavedModel;
}

void ModelContainer::setText(bool isText) {
  if (impl->kind == ModelKind::GraphDef)
    impl->isText = isText;
}

unsigned ModelContainer::numGraphs() const {
  return isSavedModel() ? impl->savedModel->meta_graphs_size() : 1;
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

static void addTensors(const proto::TensorInfo &info,
                       std::vector<std::string> &names) {
  auto add = [&](const std::string &name) {
    if (!name.empty())
      names.push_back(name);
  };
  add(info.name());
  add(info.coo_sparse().values_tensor_name());
  add(info.coo_sparse().indices_tensor_name());
  add(info.coo_sparse().dense_shape_tensor_name());
  for (const proto::TensorInfo &part : info.composite_tensor().components())
    addTensors(part, names);
}

/// "^node:1" -> "node".
static StringRef nodeOf(StringRef tensor) {
  tensor.consume_front("^");
  auto [name, port] = tensor.rsplit(':');
  return !port.empty() && all_of(port, isDigit) ? name : tensor;
}

namespace {
/// Finds node names in messages of unknown type: queue runners, variables, loop
/// contexts and the like.
class NameFinder {
public:
  NameFinder(llvm::function_ref<bool(StringRef)> isNode,
             llvm::StringSet<> &found)
      : isNode(isNode), found(found) {}

  void addText(StringRef text) {
    if (StringRef name = nodeOf(text); isNode(name))
      found.insert(name);
  }

  /// Scans `bytes` as a message, and its fields as nested messages, as far as
  /// they can be parsed.
  void addMessage(StringRef bytes, unsigned depth = 0) {
    constexpr unsigned kMaxDepth = 8;
    if (depth > kMaxDepth)
      return;
    WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
    for (WireField field; reader.next(field);) {
      if (field.type != WireField::Length)
        continue;
      StringRef content(field.content.data(), field.content.size());
      addText(content);
      addMessage(content, depth + 1);
    }
  }

private:
  llvm::function_ref<bool(StringRef)> isNode;
  llvm::StringSet<> &found;
};
} // namespace

GraphReferences
ModelContainer::references(unsigned index,
                           llvm::function_ref<bool(StringRef)> isNode) const {
  GraphReferences result;
  proto::MetaGraphDef *meta = impl->metaGraphAt(index);
  if (!meta)
    return result;
  for (const auto &signature : meta->signature_def()) {
    result.signatures.push_back(signature.key());
    for (const auto &input : signature.value().inputs())
      addTensors(input.value(), result.inputs);
    for (const auto &output : signature.value().outputs())
      addTensors(output.value(), result.outputs);
  }
  NameFinder finder(isNode, result.nodes);
  const proto::SaverDef &saver = meta->saver_def();
  for (const std::string *name :
       {&saver.filename_tensor_name(), &saver.save_tensor_name(),
        &saver.restore_op_name()})
    finder.addText(*name);
  for (const auto &collection : meta->collection_def()) {
    for (const std::string &name : collection.value().node_list().value())
      finder.addText(name);
    for (const std::string &bytes : collection.value().bytes_list().value()) {
      finder.addText(bytes);
      finder.addMessage(bytes);
    }
    for (const auto &any : collection.value().any_list().value())
      finder.addMessage(any.value());
  }
  std::vector<std::string> assets;
  for (const proto::AssetFileDef &asset : meta->asset_file_def())
    addTensors(asset.tensor_info(), assets);
  for (const std::string &name : assets)
    finder.addText(name);
  // Objects refer to functions by name, and to nodes only for constants.
  if (meta->has_object_graph_def())
    finder.addMessage(meta->object_graph_def().SerializeAsString());
  return result;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

Expected<OwningOpRef<ModuleOp>>
ModelContainer::importGraph(unsigned index, MLIRContext *context) {
  GraphDefImportOptions options;
  options.locations = false; // These errors have no location in the graph.
  options.registry = &registry(index);
  return importGraphDef(*impl->graphAt(index), impl->input, context, options,
                        index);
}

Error ModelContainer::exportGraph(unsigned index, ModuleOp module) {
  AttrWriter attrs(/*keepsExtents=*/!impl->isText);
  attrs.extents = std::move(impl->extents);
  GraphExporter exporter(module, registry(index), attrs);
  proto::GraphDef *graph = impl->graphAt(index);
  graph->Clear();
  SerializedNodes *nodes = nullptr;
  if (!impl->isText) {
    impl->nodes.resize(numGraphs());
    nodes = &(impl->nodes[index] = SerializedNodes());
  }
  Error error = exporter.write(*graph, nodes);
  impl->extents = std::move(attrs.extents);
  ++impl->numExported;
  return error;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Error writeMessage(const pb::Message &message, ModelKind kind,
                          bool isText, ArrayRef<ArrayRef<char>> extents,
                          ArrayRef<SerializedNodes> nodes, const Twine &path) {
  return writeFallibly(path, [&](raw_ostream &os) -> Error {
    if (!isText)
      return writeModelFile(message, kind, extents, nodes, os);
    os << printText(message);
    return Error::success();
  });
}

/// True if the future file `path` is inside `folder`, at any depth.
static bool isInside(StringRef path, StringRef folder) {
  StringRef parent = sys::path::parent_path(path);
  SmallString<256> outer, inner;
  if (sys::fs::real_path(folder, outer) ||
      sys::fs::real_path(parent.empty() ? "." : parent, inner))
    return false;
  StringRef rest = inner;
  return rest.consume_front(outer) && (rest.empty() || rest.front() == '/');
}

Error ModelContainer::write(StringRef path) {
  assert(impl->numExported == numGraphs() &&
         "the nodes of a graph have not been put back");
  path = path.size() > 1 ? path.rtrim('/') : path;
  for (ArrayRef<char> extent : impl->input.extents)
    impl->input.file->load(extent); // Nearly all extents are written.
  if (impl->fileName.empty())
    return writeMessage(impl->message(), impl->kind, impl->isText,
                        impl->extents, impl->nodes, path);
  bool isEmpty = sys::fs::is_directory(path);
  if (isEmpty) {
    std::error_code error;
    sys::fs::directory_iterator first(path, error);
    isEmpty = !error && first == sys::fs::directory_iterator();
  }
  if (sys::fs::exists(path) && !isEmpty)
    return userError(Code::WriteFailed, "the output already exists", path,
                     "remove it or name another folder");
  // The folder would have to contain its own copy.
  if (isInside(path, impl->path))
    return userError(Code::WriteFailed,
                     "the output is inside the model's folder", path,
                     "name a folder outside of it");
  // Write to a temporary folder next to the target, and rename it at the end.
  SmallString<256> temporary(path);
  temporary += ".";
  temporary += std::to_string(sys::Process::getProcessId());
  temporary += ".tmp";
  if (std::error_code error = sys::fs::create_directory(temporary, false))
    return writeFailed(path, error);
  SmallString<256> file(temporary);
  sys::path::append(file, impl->fileName);
  Error error = writeMessage(impl->message(), impl->kind, impl->isText,
                             impl->extents, impl->nodes, file);
  if (!error)
    error = copyModelFolder(impl->path, temporary, impl->fileName, impl->roots);
  if (!error) {
    if (isEmpty)
      (void)sys::fs::remove(path);
    if (std::error_code failure = sys::fs::rename(temporary, path))
      error = writeFailed(path, failure);
  }
  if (error)
    (void)sys::fs::remove_directories(temporary);
  return error;
}

} // namespace tfuse
