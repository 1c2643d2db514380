//===- SavedFunctions.h - Functions of the object graph ---------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H

#include "GraphNodes.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"

namespace tfuse::saved_model {

/// The traces of all tf.functions of the object graph, without those of
/// signatures.
std::vector<Function> readFunctions(const proto::MetaGraphDef &metaGraph);

/// Adds placeholders and a call of `function` to the main graph.
llvm::Expected<Signature> callFunction(ModelNodes &model,
                                       const Function &function);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H
