//===- GraphExporter.h - A module to a GraphDef message ---------*- C++ -*-===//

#ifndef TFUSE_LIB_EXPORT_GRAPHDEF_GRAPHEXPORTER_H
#define TFUSE_LIB_EXPORT_GRAPHDEF_GRAPHEXPORTER_H

#include "AttrWriter.h"
#include "Format/Proto/Graph.pb.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Export/GraphDef/GraphDefExport.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse {

class GraphExporter {
public:
  GraphExporter(mlir::ModuleOp module, const OpRegistry &registry,
                AttrWriter &attrs);

  /// With `nodes`, appends the nodes of the graph (not of functions) there, so
  /// that they need not exist as messages at the same time.
  llvm::Error write(proto::GraphDef &graph, SerializedNodes *nodes);

private:
  using NamedAttrs = google::protobuf::RepeatedPtrField<proto::NamedAttr>;

  using Nodes = google::protobuf::RepeatedPtrField<proto::NodeDef>;

  llvm::Error writeGraph(tfg::GraphOp op, proto::GraphDef &graph,
                         SerializedNodes *nodes);

  // Nodes (NodeWriter.cpp).
  llvm::Error writeNodes(mlir::Block &block, bool isFunction, Nodes &nodes);
  llvm::Error writeNodes(mlir::Block &block, SerializedNodes &nodes);
  llvm::Expected<bool> appendPlainNode(tfg::NodeView node,
                                       llvm::SmallVectorImpl<char> &bytes);
  llvm::Error
  forEachNode(mlir::Block &block,
              llvm::function_ref<llvm::Error(tfg::NodeView node)> write);
  llvm::Error writeNode(tfg::NodeView node, bool isFunction,
                        proto::NodeDef &def);
  llvm::Error writeNodeAttrs(tfg::NodeView node, proto::NodeDef &def,
                             NamedAttrs &attrs);
  /// Returns the reference to a value: "node", "node:2", "node:output:0" or
  /// "^node".
  llvm::Expected<std::string> reference(mlir::Value value, bool isFunction);
  llvm::Expected<std::string> outputName(tfg::NodeView node, unsigned number);
  llvm::Expected<int64_t> outputSize(tfg::NodeView node, const ArgView &arg,
                                     OpDefView op);

  // Functions (FunctionWriter.cpp).
  llvm::Error writeFunction(tfg::GraphFuncOp func, proto::FunctionDef &def);
  llvm::Error writeArguments(tfg::GraphFuncOp func, proto::FunctionDef &def);
  llvm::Error writeReturns(tfg::GraphFuncOp func, proto::FunctionDef &def);
  llvm::Error writeArg(mlir::DictionaryAttr attrs, mlir::Type type,
                       proto::OpDef::ArgDef &arg);
  llvm::Error writeAttrDefs(tfg::GraphFuncOp func, proto::OpDef &signature);

  mlir::ModuleOp module;
  const OpRegistry &registry;
  AttrWriter &attrs;
  llvm::StringMap<tfg::GraphFuncOp> functions;
};

/// Parses the fields that the importer kept in tfg.unparsed, if `attr` is that
/// attribute.
bool mergeUnparsed(mlir::Attribute attr, google::protobuf::Message &message);

} // namespace tfuse

#endif // TFUSE_LIB_EXPORT_GRAPHDEF_GRAPHEXPORTER_H
