//===- GraphSignature.h - Inputs and outputs of a bare graph ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H
#define TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H

#include "tfuse/Pipeline/ImportModel.h"

namespace tfuse {

/// Adds a signature to the module of a GraphDef: the requested input and output
/// arrays; by default the placeholders, and the nodes without consumers.
/// Errors: UnknownTensor.
llvm::Error addGraphSignature(mlir::ModuleOp module,
                              const ImportRequest &request);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H
