//===- GraphDefImport.h - From GraphDef to tfg ------------------*- C++ -*-===//
//
// Reads a graph, in binary or text form, into a module: the nodes as a
// `tfg.graph`, each function of the library as a `tfg.func`. Exporting the
// module gives the same GraphDef again, except for the order of map entries and
// the spelling of references ("x:0" becomes "x").
//
// The values of large constants stay in the mapped file. They are
// DenseResourceElementsAttr whose bytes need not be aligned.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_GRAPHDEF_GRAPHDEFIMPORT_H
#define TFUSE_IMPORT_GRAPHDEF_GRAPHDEFIMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tfuse/Support/MappedFile.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/Support/Error.h"

namespace tfuse {

struct GraphDefImportOptions {
  /// Definitions of ops that are not functions of the library. Nodes of unknown
  /// ops are kept, with the outputs that other nodes use.
  const OpRegistry *registry = &OpRegistry::builtin();

  /// Adds the attributes that a node lacks and that have a default. Exporting
  /// such a graph does not give the original file.
  bool addDefaultAttrs = false;

  /// Gives nodes their names as locations, for diagnostics of passes. Passes
  /// that only need `tfg.name` save time and memory without them.
  bool locations = true;
};

/// Imports the GraphDef in the file. Errors: FileNotFound, FileCorrupt,
/// NotAModel (the file holds something else), InvalidGraph (the message names
/// node and function; several errors may be joined).
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importGraphDefFile(const llvm::Twine &path, mlir::MLIRContext *context,
                   const GraphDefImportOptions &options = {});

/// The same for a GraphDef in memory; `name` replaces the path in errors. The
/// module does not refer to `content`.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importGraphDef(llvm::StringRef content, llvm::StringRef name,
               mlir::MLIRContext *context,
               const GraphDefImportOptions &options = {});

} // namespace tfuse

#endif // TFUSE_IMPORT_GRAPHDEF_GRAPHDEFIMPORT_H
