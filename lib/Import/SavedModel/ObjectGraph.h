//===- ObjectGraph.h - Variables by the path of their object ----*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H

#include "Format/Proto/SavedModel.pb.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"

namespace tfuse::saved_model {

/// Finds the checkpoint entry of each variable in the object graph of the
/// model: the entry of the object with the same path ("layer/kernel") in the
/// object graph of the checkpoint. Empty if either graph is missing.
llvm::Expected<VariableSources>
compareObjectGraphs(const proto::MetaGraphDef &metaGraph,
                    const TensorBundle &checkpoint);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
