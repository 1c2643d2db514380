//===- ImportModel.h - Any model TensorFlow writes -> a module --*- C++ -*-===//

#ifndef TFUSE_PIPELINE_IMPORTMODEL_H
#define TFUSE_PIPELINE_IMPORTMODEL_H

#include "tfuse/tfuse.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// What to read; the fields are those of ConvertOptions.
struct ImportRequest {
  std::string path;
  std::vector<std::string> tags, signatures, inputArrays, outputArrays;
  std::vector<InputShape> inputShapes;
  std::vector<std::string> modelRoots;
  /// Reads TFLite files, too, into functions of tfl ops.
  bool allowTFLite = false;
};

/// Reads a SavedModel directory or a GraphDef file into a module as TFGToTF.h
/// describes it: the graph and its functions (tfg), variables with their
/// values, signatures. Weights stay in the files, mapped into memory.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importModel(const ImportRequest &request, mlir::MLIRContext &context);

} // namespace tfuse

#endif // TFUSE_PIPELINE_IMPORTMODEL_H
