//===- GraphDefExport.h - From tfg to GraphDef ------------------*- C++ -*-===//
//
// Writes a module that holds at most one `tfg.graph`, and any number of
// `tfg.func`, as a GraphDef. The bytes of large constants are written without
// intermediate copies. The output is deterministic: entries of maps are sorted
// by key, as in the deterministic serialization of protobuf.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPORT_GRAPHDEF_GRAPHDEFEXPORT_H
#define TFUSE_EXPORT_GRAPHDEF_GRAPHDEFEXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

enum class GraphDefForm { Binary, Text };

struct GraphDefExportOptions {
  GraphDefForm form = GraphDefForm::Binary;
  /// Definitions of ops: references inside functions need the names of outputs.
  const OpRegistry *registry = &OpRegistry::builtin();
};

/// Writes the module to `os`. Fails with InvalidGraph, naming the node or
/// function, for a used node without a name, an output without a name, or an
/// attribute without a counterpart; nothing is written then.
llvm::Error exportGraphDef(mlir::ModuleOp module, llvm::raw_ostream &os,
                           const GraphDefExportOptions &options = {});

} // namespace tfuse

#endif // TFUSE_EXPORT_GRAPHDEF_GRAPHDEFEXPORT_H
