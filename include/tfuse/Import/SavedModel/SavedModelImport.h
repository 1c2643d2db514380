//===- SavedModelImport.h - From SavedModel to a module ---------*- C++ -*-===//
//
// Reads a SavedModel directory into a module: the main graph and the function
// library (tfg), the variables that the signatures reach, with their values
// from the checkpoint, and the signatures; in the form that raising takes
// (tfuse/Conversion/TFGToTF/TFGToTF.h).
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

struct SavedModelImportOptions {
  /// Chooses the meta graph; empty: "serve", or the only one there is.
  std::vector<std::string> tags;
  /// The signatures to take; empty: all.
  std::vector<std::string> signatures;
  /// Folders besides the model's that its files may lie in.
  std::vector<std::string> modelRoots;
  /// Reads the variables' values. Without, only their types are known.
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
