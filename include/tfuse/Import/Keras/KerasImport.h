//===- KerasImport.h - From configurations of Keras to tfg ------*- C++ -*-===//
//
//   {"class_name": "Sequential", "config": {"layers": [...]}}      the layers
//   dense/kernel, dense/bias, lstm/lstm_cell/kernel, ...           the weights
//
// Keras describes a model by its layers and their options, without a graph. The
// importer creates the graph that Keras' inference computes. Nodes have the
// name of their layer: "dense/MatMul", "backbone/conv1/Conv2D".
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_KERAS_KERASIMPORT_H
#define TFUSE_IMPORT_KERAS_KERASIMPORT_H

#include "tfuse/Import/Keras/KerasWeights.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace tfuse {

/// The size of a configuration in memory is many times that of its text.
inline constexpr size_t kMostKerasConfigBytes = 8 << 20;

/// A model in a model opens six brackets.
inline constexpr unsigned kMaxKerasConfigDepth = 200;

/// An input or output of a model.
struct KerasPort {
  std::string name;
  std::string tensor; ///< In the graph, "x:0".
  mlir::Type type;
};

struct KerasModel {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Inputs have the names of their InputLayers, outputs those of the layers
  /// that produce them, in the order of Keras.
  std::vector<KerasPort> inputs, outputs;
};

/// Imports the model of `config`, an object with the members class_name and
/// config. `version` is the version of Keras, "2.15.0": a few layers differ
/// between 2 and 3. Layers compute in float32. Values of weights stay where
/// `weights` has them. Errors: UnsupportedOp (a layer that has no builder, or
/// an option of a layer), InvalidGraph (the configuration contradicts itself or
/// the weights), LimitExceeded; each names the layer and its class.
llvm::Expected<KerasModel> importKeras(const llvm::json::Object &config,
                                       llvm::StringRef version,
                                       const KerasWeights &weights,
                                       mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_IMPORT_KERAS_KERASIMPORT_H
