//===- TFLiteModule.h - The entry functions of tfl modules ------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_TFLITEMODULE_H
#define TFUSE_LIB_PIPELINE_TFLITEMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tfuse {

/// Drops the entry of the metadata that the exporter computes again, because
/// rewrites change the operators of an imported file.
void forgetMinimumRelease(mlir::ModuleOp module);

/// Keeps only the signatures with these names; without names, all.
llvm::Error selectSignatures(mlir::ModuleOp module,
                             llvm::ArrayRef<std::string> names);

/// Renames signatures; each text is "OLD=NEW". "=NEW" gives NEW to the first
/// function, which must have no signature: its inputs and outputs have the
/// names of the tensors.
llvm::Error renameSignatures(mlir::ModuleOp module,
                             llvm::ArrayRef<std::string> renames);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_TFLITEMODULE_H
