//===- Graphs.h - Imported graphs, taken further ----------------*- C++ -*-===//

#ifndef TFUSE_FUZZ_GRAPHS_H
#define TFUSE_FUZZ_GRAPHS_H

#include "Fuzzing.h"

namespace tfuse::fuzz {

/// Strings with a meaning in graphs.
extern const llvm::ArrayRef<llvm::StringLiteral> graphWords;

/// A context for graphs at all levels.
mlir::MLIRContext &graphContext();

/// Imports a GraphDef in binary or text form and exports it again; null if it
/// is not a GraphDef.
mlir::OwningOpRef<mlir::ModuleOp> importGraph(llvm::StringRef content);

/// Raises the graphs of a module to tf functions; false on failure. A module
/// without signatures gets one, from its placeholders to its unused results.
bool raise(mlir::ModuleOp module);

} // namespace tfuse::fuzz

#endif // TFUSE_FUZZ_GRAPHS_H
