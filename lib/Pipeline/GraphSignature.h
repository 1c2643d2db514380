//===- GraphSignature.h - Inputs and outputs of a bare graph ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H
#define TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H

#include "tfuse/Import/TFJS/TFJSImport.h"
#include "tfuse/Pipeline/ImportModel.h"

namespace tfuse {

/// Adds a signature to the module of a GraphDef: the requested input and output
/// arrays; by default the placeholders, and the nodes without consumers. The
/// arrays replace the inputs and outputs of a SavedModel's only signature.
/// Errors: UnknownTensor, InvalidOption.
llvm::Error addGraphSignature(mlir::ModuleOp module,
                              const ImportRequest &request);

/// The same for a TensorFlow.js model. Without requested arrays, the inputs and
/// outputs are those of its signature, which is exported under the name
/// serving_default. Errors: UnknownTensor, UnknownSignature.
llvm::Error addGraphSignature(const TFJSModel &model,
                              const ImportRequest &request);

/// The same for a Keras model.
llvm::Error addGraphSignature(const KerasModel &model,
                              const ImportRequest &request);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_GRAPHSIGNATURE_H
