//===- GraphImporter.cpp - A GraphDef message to a module -----------------===//

#include "GraphImporter.h"

#include "BodyImporter.h"
#include "FunctionImporter.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Format/Proto/OtherFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace mlir;
using tfuse::tfg::TFGDialect;

namespace tfuse {

static tf_type::VersionAttr readVersion(const proto::VersionDef &version,
                                        MLIRContext *context) {
  SmallVector<int32_t> bad(version.bad_consumers().begin(),
                           version.bad_consumers().end());
  return tf_type::VersionAttr::get(context, version.producer(),
                                   version.min_consumer(), bad);
}

/// Maps each function to its gradient function.
static StringMap<StringRef>
readGradients(const proto::FunctionDefLibrary &library) {
  StringMap<StringRef> gradients;
  for (const proto::GradientDef &gradient : library.gradient())
    gradients[gradient.function_name()] = gradient.gradient_func();
  return gradients;
}

/// True if the list of gradients has the order of the functions, so that it
/// need not be kept.
static bool gradientsFollowFunctions(const proto::FunctionDefLibrary &library) {
  StringMap<unsigned> position;
  for (auto [index, function] : enumerate(library.function()))
    position[function.signature().name()] = index;
  int64_t last = -1;
  for (const proto::GradientDef &gradient : library.gradient()) {
    auto found = position.find(gradient.function_name());
    if (found == position.end() || int64_t(found->second) <= last ||
        gradient.gradient_func().empty() || hasUnknownFields(gradient))
      return false;
    last = found->second;
  }
  return true;
}

/// Keeps the fields of the graph that the IR has no place for.
static proto::GraphDef readRest(const proto::GraphDef &graph) {
  proto::GraphDef rest;
  rest.set_version(graph.version());
  if (graph.has_debug_info())
    *rest.mutable_debug_info() = graph.debug_info();
  const proto::VersionDef &versions = graph.versions();
  if (graph.has_versions() &&
      (versions.ByteSizeLong() == 0 || hasUnknownFields(versions))) {
    proto::VersionDef &restOfVersions = *rest.mutable_versions();
    restOfVersions.GetReflection()
        ->MutableUnknownFields(&restOfVersions)
        ->MergeFrom(versions.GetReflection()->GetUnknownFields(versions));
  }
  const proto::FunctionDefLibrary &library = graph.library();
  if (graph.has_library() && library.function().empty())
    rest.mutable_library();
  if (!library.registered_gradients().empty())
    *rest.mutable_library()->mutable_registered_gradients() =
        library.registered_gradients();
  if (!gradientsFollowFunctions(library))
    *rest.mutable_library()->mutable_gradient() = library.gradient();
  if (hasUnknownFields(library)) {
    proto::FunctionDefLibrary &restOfLibrary = *rest.mutable_library();
    restOfLibrary.GetReflection()
        ->MutableUnknownFields(&restOfLibrary)
        ->MergeFrom(library.GetReflection()->GetUnknownFields(library));
  }
  if (hasUnknownFields(graph))
    rest.GetReflection()->MutableUnknownFields(&rest)->MergeFrom(
        graph.GetReflection()->GetUnknownFields(graph));
  return rest;
}

namespace {
class LibraryImporter {
public:
  LibraryImporter(const proto::FunctionDefLibrary &library, ImportState &state,
                  const FileExtents &extents, unsigned graph, ModuleOp module)
      : library(library), state(state), extents(extents), graph(graph),
        module(module), gradients(readGradients(library)),
        imported(library.function_size()) {}

  Error indexNames();
  Error importAll();
  /// Imports the functions that the imported nodes refer to, directly or
  /// through other functions.
  Error importReferenced();

private:
  Error import(unsigned index);

  const proto::FunctionDefLibrary &library;
  ImportState &state;
  const FileExtents &extents;
  unsigned graph;
  ModuleOp module;
  StringMap<StringRef> gradients;
  StringMap<unsigned> byName;
  std::vector<Operation *> imported; ///< By function; null if not imported.
};
} // namespace

Error LibraryImporter::indexNames() {
  for (auto [index, function] : enumerate(library.function())) {
    StringRef name = function.signature().name();
    if (!byName.try_emplace(name, index).second && !name.empty())
      return userError(Code::InvalidGraph,
                       "the library has two functions of this name",
                       "function '" + name + "'");
  }
  return Error::success();
}

Error LibraryImporter::import(unsigned index) {
  const proto::FunctionDef &function =
      library.function(static_cast<int>(index));
  StringRef path = extents.file ? extents.file->path() : StringRef();
  NodeList nodes(function.node_def(), extents.nodesOfFunction(graph, index),
                 path);
  StringRef gradient = gradients.lookup(function.signature().name());
  FunctionImporter importer(state, function, std::move(nodes), gradient);
  Expected<Operation *> op = importer.import(module);
  if (!op)
    return op.takeError();
  imported[index] = *op;
  return Error::success();
}

Error LibraryImporter::importAll() {
  for (unsigned index : seq<unsigned>(library.function_size()))
    if (Error error = import(index))
      return error;
  return Error::success();
}

Error LibraryImporter::importReferenced() {
  std::vector<StringRef> work;
  size_t numAttrs = 0, numOps = 0; // How many have been added to `work`.
  while (true) {
    ArrayRef<StringAttr> inAttrs = state.attrs.functions();
    for (; numAttrs < inAttrs.size(); ++numAttrs)
      work.push_back(inAttrs[numAttrs].getValue());
    ArrayRef<StringRef> asOps = state.ops.functionOps();
    for (; numOps < asOps.size(); ++numOps)
      work.push_back(asOps[numOps]);
    if (work.empty())
      break;
    StringRef name = work.back();
    work.pop_back();
    auto found = byName.find(name);
    if (found == byName.end() || imported[found->second])
      continue;
    if (Error error = import(found->second))
      return error;
    work.push_back(gradients.lookup(name));
  }
  // The order of the library, not that of the references.
  for (Operation *op : imported)
    if (op)
      op->moveBefore(module.getBody(), module.getBody()->end());
  return Error::success();
}

Expected<OwningOpRef<ModuleOp>>
importGraphDef(const proto::GraphDef &graph, const FileExtents &extents,
               MLIRContext *context, const GraphDefImportOptions &options,
               unsigned index, std::optional<ArrayRef<StringRef>> roots) {
  AttrReader attrs(context, extents);
  OpResolver ops(context, *options.registry, graph.library());
  ImportState state{context, context->getOrLoadDialect<TFGDialect>(), options,
                    attrs, ops};

  Location loc = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module(ModuleOp::create(loc));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto op = tfg::GraphOp::create(builder, loc,
                                 readVersion(graph.versions(), context));
  op.getNodes().push_back(new Block);
  if (std::string rest = readRest(graph).SerializeAsString(); !rest.empty())
    op->setAttr(TFGDialect::kUnparsed, builder.getStringAttr(rest));

  BodyImporter importer(state, op.getNodes().front(), /*function=*/"",
                        /*isGeneric=*/false);
  ArrayRef<NodeInFile> inFile;
  if (index < extents.nodes.size())
    inFile = extents.nodes[index];
  StringRef path = extents.file ? extents.file->path() : StringRef();
  if (Error error =
          importer.import(NodeList(graph.node(), inFile, path), roots))
    return std::move(error);
  LibraryImporter library(graph.library(), state, extents, index, *module);
  if (Error error = library.indexNames())
    return std::move(error);
  if (Error error = roots ? library.importReferenced() : library.importAll())
    return std::move(error);
  return module;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// What to do with a file of another kind, which has this name.
static StringRef hintFor(ModelKind kind, StringRef path) {
  if (kind != ModelKind::SavedModel)
    return "";
  if (sys::path::stem(path) == "saved_model")
    return "give the folder that contains it";
  return "rename it to saved_model.pb, and give the folder that contains it "
         "and its folder variables/";
}

static Expected<OwningOpRef<ModuleOp>>
importFile(std::shared_ptr<const MappedFile> file, MLIRContext *context,
           const GraphDefImportOptions &options) {
  if (Error error = rejectOtherFormat(*file))
    return std::move(error);
  std::optional<ModelForm> form = identifyModel(file->bytes());
  // An empty file is a graph without nodes.
  if (!form && file->size() != 0)
    return userError(Code::NotAModel, "the file holds no GraphDef",
                     file->path());
  if (form && form->kind != ModelKind::GraphDef)
    return userError(Code::NotAModel,
                     "the file holds " + describe(form->kind) +
                         ", not a GraphDef",
                     file->path(), hintFor(form->kind, file->path()));
  // An arena frees millions of small messages at once.
  google::protobuf::Arena arena;
  auto *graph = google::protobuf::Arena::CreateMessage<proto::GraphDef>(&arena);
  Expected<FileExtents> extents = parseModelFile(
      std::move(file), ModelKind::GraphDef, *graph, LeftNodes::OfGraphs);
  if (!extents)
    return extents.takeError();
  return importGraphDef(*graph, *extents, context, options);
}

Expected<OwningOpRef<ModuleOp>>
importGraphDefFile(const Twine &path, MLIRContext *context,
                   const GraphDefImportOptions &options) {
  auto file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  return importFile(std::move(*file), context, options);
}

Expected<OwningOpRef<ModuleOp>>
importGraphDef(StringRef content, StringRef name, MLIRContext *context,
               const GraphDefImportOptions &options) {
  return importFile(MappedFile::fromMemory(content, name), context, options);
}

} // namespace tfuse
