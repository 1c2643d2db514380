//===- ModelGraph.h - The graph of a module as JSON -------------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_MODELGRAPH_H
#define TFUSE_LIB_PIPELINE_MODELGRAPH_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace tfuse {

/// The nodes of a tfg, tf or tfl module with their data flow, in the form that
/// docs/report.md describes. The nodes of functions, loops and branches are
/// children of the node that calls or contains them.
llvm::json::Object describeGraph(mlir::ModuleOp module);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_MODELGRAPH_H
