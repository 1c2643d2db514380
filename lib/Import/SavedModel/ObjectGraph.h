//===- ObjectGraph.h - Objects of a model and their nodes -------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H

#include "GraphNodes.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::saved_model {

/// Finds the checkpoint entry of each variable in the object graph of the
/// model: the entry of the object with the same path ("layer/kernel") in the
/// object graph of the checkpoint. Empty if either graph is missing.
llvm::Expected<VariableSources>
compareObjectGraphs(const ModelNodes &model, GraphNodes &graph,
                    const TensorBundle &checkpoint);

/// Finds the nodes of variables and tables in the main graph: the operands that
/// calls pass for captured objects, otherwise the nodes with the variables'
/// names or the tables' shared names. Keyed by the number of the object.
/// `graph` has the nodes of the main graph, and the names live as long as it
/// does.
llvm::Expected<llvm::DenseMap<int, llvm::StringRef>>
nodesOfObjects(const ModelNodes &model, GraphNodes &graph);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_OBJECTGRAPH_H
