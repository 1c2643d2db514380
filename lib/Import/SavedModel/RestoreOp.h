//===- RestoreOp.h - Which checkpoint entry is which variable's -*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H

#include "GraphNodes.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "llvm/Support/Error.h"

namespace tfuse::saved_model {

/// Reads the assignments of the graph's restore op. TensorFlow 1 and 2 both
/// write it, so variable names need not be guessed. Empty if the graph has no
/// restore op. Errors: InvalidGraph, FileCorrupt. `graph` has the nodes of the
/// main graph.
llvm::Expected<VariableSources> readRestoreOp(const ModelNodes &model,
                                              GraphNodes &graph);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H
