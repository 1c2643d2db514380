//===- SavedModelImport.h - From SavedModel to a module ---------*- C++ -*-===//
//
// Reads a SavedModel directory into a module, in the form that raising expects
// (tfuse/Conversion/TFGToTF/TFGToTF.h): the main graph and the function library
// (tfg), the signatures, and the variables that the signatures reach, with
// their values from the checkpoint.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELIMPORT_H
#define TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELIMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tfuse {

/// The module attribute that lists callable functions.
inline constexpr llvm::StringLiteral functionsAttrName = "tfuse.functions";

struct SavedModelImportOptions {
  /// Tags of the meta graph; empty: "serve", or the only meta graph.
  std::vector<std::string> tags;
  /// The signatures to import, and functions of the object graph to import as
  /// signatures. Both empty: all signatures; without signatures, the only
  /// callable function.
  std::vector<std::string> signatures, functions;
  /// Further folders that may hold files of the model.
  std::vector<std::string> modelRoots;
  /// Fails for a model without signatures and without a single callable
  /// function. If false, such a model is imported with all its variables, and
  /// `functionsAttrName` lists the callable functions, in
  /// the form of `tfuse.signatures`.
  bool requireSignatures = true;
  /// Imports all nodes and variables of the main graph. If false, only the
  /// nodes and variables that signatures need are imported.
  bool wholeGraph = false;
  /// Reads the values of variables. If false, only their types are known.
  bool readVariables = true;
};

/// Imports the SavedModel in `directory`. The checksum of each variable is
/// verified. Errors: FileNotFound, NotAModel, FileCorrupt, ChecksumMismatch,
/// CheckpointMismatch, PathOutsideModel, UnknownSignature, InvalidGraph.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importSavedModel(llvm::StringRef directory, mlir::MLIRContext *context,
                 const SavedModelImportOptions &options = {});

} // namespace tfuse

#endif // TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELIMPORT_H
