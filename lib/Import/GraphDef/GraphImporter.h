//===- GraphImporter.h - A GraphDef message to a module ---------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_GRAPHIMPORTER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_GRAPHIMPORTER_H

#include "Format/Proto/Graph.pb.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"

namespace tfuse {

/// Imports `graph`, a message of the file of `extents`. `index` is the number
/// of the graph in that file. Given `roots`, imports only these nodes, the
/// nodes that they depend on, and the functions that these call.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importGraphDef(const proto::GraphDef &graph, const FileExtents &extents,
               mlir::MLIRContext *context, const GraphDefImportOptions &options,
               unsigned index = 0,
               std::optional<llvm::ArrayRef<llvm::StringRef>> roots = {});

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_GRAPHIMPORTER_H
