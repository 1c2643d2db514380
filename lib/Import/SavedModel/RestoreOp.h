//===- RestoreOp.h - Which checkpoint entry is which variable's -*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H

#include "Format/Proto/SavedModel.pb.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "llvm/Support/Error.h"

namespace tfuse::saved_model {

/// Reads from the graph's restore op what it assigns to which variable: the
/// one answer that both TensorFlow 1 and 2 give, without guessing from names.
/// Empty if the graph has no restore op. Errors: InvalidGraph.
llvm::Expected<VariableSources>
readRestoreOp(const proto::MetaGraphDef &metaGraph);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_RESTOREOP_H
