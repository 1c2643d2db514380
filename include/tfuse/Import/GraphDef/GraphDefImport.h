//===- GraphDefImport.h - From GraphDef to tfg ------------------*- C++ -*-===//
//
// Reads a graph, in binary or text form, into a module: the nodes as a
// `tfg.graph`, each function of the library as a `tfg.func`. Exporting the
// module gives the same GraphDef again, up to the order of map entries and
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
  /// Where ops are looked up that are no functions of the graph's library. An
  /// op that nobody knows is kept: its outputs are those that are used.
  const OpRegistry *registry = &OpRegistry::builtin();

  /// Gives nodes the attributes that they lack and their op has a default for.
  /// Such a graph does not come out of an export as it went in.
  bool addDefaultAttrs = false;

  /// Gives nodes their names as locations, for diagnostics of passes. It takes
  /// time and memory that those can save who get along with `tfg.name`.
  bool locations = true;
};

/// Imports the GraphDef in the file. Errors: FileNotFound, FileCorrupt,
/// NotAModel (it holds something else), InvalidGraph (the message names node
/// and function; several may be joined).
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importGraphDefFile(const llvm::Twine &path, mlir::MLIRContext *context,
                   const GraphDefImportOptions &options = {});

/// The same for a GraphDef in memory; `name` stands for the path in errors.
/// Nothing points to `content` afterwards.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importGraphDef(llvm::StringRef content, llvm::StringRef name,
               mlir::MLIRContext *context,
               const GraphDefImportOptions &options = {});

} // namespace tfuse

#endif // TFUSE_IMPORT_GRAPHDEF_GRAPHDEFIMPORT_H
