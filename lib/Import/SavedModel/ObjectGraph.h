//===- ObjectGraph.h - Variables by the path of their object ----*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H

#include "Format/Proto/SavedModel.pb.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"

namespace tfuse::saved_model {

/// Finds the checkpoint entry of each variable of the model's object graph: the
/// object at the same path ("layer/kernel") of the checkpoint's object graph
/// names it. Empty if either has no object graph.
llvm::Expected<VariableSources>
compareObjectGraphs(const proto::MetaGraphDef &metaGraph,
                    const TensorBundle &checkpoint);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
