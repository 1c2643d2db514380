//===- GraphImporter.cpp - A GraphDef message to a module -----------------===//

#include "GraphImporter.h"

#include "BodyImporter.h"
#include "FunctionImporter.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Format/Proto/OtherFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringSet.h"

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

static Error importLibrary(const proto::FunctionDefLibrary &library,
                           ImportState &state, ModuleOp module) {
  StringMap<StringRef> gradients = readGradients(library);
  llvm::StringSet<> names;
  for (const proto::FunctionDef &function : library.function()) {
    StringRef name = function.signature().name();
    if (!name.empty() && !names.insert(name).second)
      return userError(Code::InvalidGraph,
                       "the library has two functions of this name",
                       "function '" + name + "'");
    FunctionImporter importer(state, function, gradients.lookup(name));
    if (Error error = importer.import(module))
      return error;
  }
  return Error::success();
}

Expected<OwningOpRef<ModuleOp>>
importGraphDef(const proto::GraphDef &graph, const FileExtents &extents,
               MLIRContext *context, const GraphDefImportOptions &options,
               unsigned index) {
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
  if (Error error = importer.import(NodeList(
          graph.node(), inFile,
          extents.file ? StringRef(extents.file->path()) : StringRef())))
    return std::move(error);
  if (Error error = importLibrary(graph.library(), state, *module))
    return std::move(error);
  return module;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

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
                     file->path());
  // An arena frees millions of small messages at once.
  google::protobuf::Arena arena;
  auto *graph = google::protobuf::Arena::CreateMessage<proto::GraphDef>(&arena);
  Expected<FileExtents> extents =
      parseModelFile(std::move(file), ModelKind::GraphDef, *graph,
                     /*leavesNodes=*/true);
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
