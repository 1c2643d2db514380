//===- SavedFunctions.h - Functions of the object graph ---------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H

#include "GraphNodes.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "llvm/ADT/StringSet.h"

namespace tfuse::saved_model {

/// Appends "_1", "_2", ... to a name that `names` has; inserts the result.
std::string uniqueName(const std::string &name, llvm::StringSet<> &names);

/// The name of a component of a composite tensor: x_values and x_row_splits of
/// a ragged tensor, x_0 and x_1 of others.
std::string componentName(const std::string &name, unsigned index,
                          bool isRagged);

/// The traces of all tf.functions of the object graph, without those of
/// signatures.
std::vector<Function> readFunctions(const proto::MetaGraphDef &metaGraph);

/// Adds placeholders and a call of `function` to the main graph.
llvm::Expected<Signature> callFunction(ModelNodes &model,
                                       const Function &function);

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_SAVEDFUNCTIONS_H
