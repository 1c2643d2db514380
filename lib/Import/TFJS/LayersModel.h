//===- LayersModel.h - TensorFlow.js layers models --------------*- C++ -*-===//
//
// A layers model has the configuration of a Keras model instead of a graph:
//
//   modelTopology: {model_config: {class_name, config}, keras_version}
//   modelTopology: {class_name, config, keras_version}      from tf.sequential
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TFJS_LAYERSMODEL_H
#define TFUSE_LIB_IMPORT_TFJS_LAYERSMODEL_H

#include "Weights.h"

#include "tfuse/Import/TFJS/TFJSImport.h"

namespace tfuse {

/// The parts of a model.json, as text.
struct LayersModelText {
  llvm::StringRef topology; ///< An object; empty if there is none.
  bool hasLayers = false;
};

/// Finds out whether the file is a layers model. Fails if it is not JSON.
llvm::Expected<LayersModelText> findLayersModel(const MappedFile &file);

/// Imports the layers of the topology. Errors as importKeras, and FileCorrupt.
llvm::Expected<TFJSModel> importLayersModel(const LayersModelText &text,
                                            const TFJSWeights &weights,
                                            llvm::StringRef file,
                                            mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TFJS_LAYERSMODEL_H
