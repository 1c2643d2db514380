//===- GraphExporter.cpp - A module to a GraphDef message -----------------===//

#include "GraphExporter.h"

#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;
using tfuse::tfg::GraphFuncOp;
using tfuse::tfg::TFGDialect;

namespace tfuse {

GraphExporter::GraphExporter(ModuleOp module, const OpRegistry &registry,
                             AttrWriter &attrs)
    : module(module), registry(registry), attrs(attrs) {
  for (auto func : module.getOps<GraphFuncOp>())
    functions.try_emplace(func.getSymName(), func);
}

Error GraphExporter::writeGraph(tfg::GraphOp op, proto::GraphDef &graph,
                                SerializedNodes *nodes) {
  if (!mergeUnparsed(op->getAttr(TFGDialect::kUnparsed), graph))
    return userError(Code::InvalidGraph, "tfg.unparsed is damaged");
  tf_type::VersionAttr version = op.getVersion();
  if (version.getProducer() != 0 || version.getMinConsumer() != 0 ||
      !version.getBadConsumers().empty()) {
    proto::VersionDef &versions = *graph.mutable_versions();
    versions.set_producer(version.getProducer());
    versions.set_min_consumer(version.getMinConsumer());
    for (int32_t consumer : version.getBadConsumers())
      versions.add_bad_consumers(consumer);
  }
  Block &block = op.getNodes().front();
  return nodes ? writeNodes(block, *nodes)
               : writeNodes(block, /*isFunction=*/false, *graph.mutable_node());
}

/// Appends the gradients that the list lacks.
static void writeGradients(ModuleOp module, proto::GraphDef &graph) {
  llvm::StringMap<StringRef> known;
  for (const proto::GradientDef &gradient : graph.library().gradient())
    known[gradient.function_name()] = gradient.gradient_func();
  for (auto func : module.getOps<GraphFuncOp>()) {
    std::optional<StringRef> gradient = func.getGradient();
    if (!gradient || known.lookup(func.getSymName()) == *gradient)
      continue;
    proto::GradientDef &def = *graph.mutable_library()->add_gradient();
    def.set_function_name(func.getSymName().str());
    def.set_gradient_func(gradient->str());
  }
}

Error GraphExporter::write(proto::GraphDef &graph, SerializedNodes *nodes) {
  bool hasGraph = false;
  for (Operation &op : *module.getBody()) {
    if (isa<GraphFuncOp>(op))
      continue;
    if (!isa<tfg::GraphOp>(op) || hasGraph)
      return userError(
          Code::InvalidGraph,
          hasGraph && isa<tfg::GraphOp>(op)
              ? Twine("the module has two graphs")
              : "the module holds '" + op.getName().getStringRef() +
                    "'; only graphs and functions can be exported");
    hasGraph = true;
    if (Error error = writeGraph(cast<tfg::GraphOp>(op), graph, nodes))
      return error;
  }
  for (auto func : module.getOps<GraphFuncOp>())
    if (Error error =
            writeFunction(func, *graph.mutable_library()->add_function()))
      return error;
  writeGradients(module, graph);
  return Error::success();
}

Error exportGraphDef(ModuleOp module, raw_ostream &os,
                     const GraphDefExportOptions &options) {
  bool isBinary = options.form == GraphDefForm::Binary;
  AttrWriter attrs(/*keepsExtents=*/isBinary);
  GraphExporter exporter(module, *options.registry, attrs);
  proto::GraphDef graph;
  SerializedNodes nodes;
  if (Error error = exporter.write(graph, isBinary ? &nodes : nullptr))
    return error;
  if (isBinary)
    return writeModelFile(graph, ModelKind::GraphDef, attrs.extents, nodes, os);
  os << printText(graph);
  return Error::success();
}

} // namespace tfuse
