//===- Initializer.h - The initializer of TensorFlow.js models --*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_TFJS_INITIALIZER_H
#define TFUSE_LIB_IMPORT_TFJS_INITIALIZER_H

#include "Format/Proto/TFJS.pb.h"
#include <string>

namespace tfuse {

/// Adds the graph that fills the hash tables to the model's graph, which then
/// has all nodes of both. Returns the name of a new node that runs the
/// initializers; empty if there are none. Inputs of the signature that are
/// tables become the initializer's tables.
std::string mergeInitializer(proto::TFJSModelJSON &model);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TFJS_INITIALIZER_H
