//===- ImportModel.h - Imports models of every format ----------*- C++ -*-===//

#ifndef TFUSE_PIPELINE_IMPORTMODEL_H
#define TFUSE_PIPELINE_IMPORTMODEL_H

#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/tfuse.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// The model to import; the fields correspond to those of ConvertOptions.
struct ImportRequest {
  std::string path;
  std::vector<std::string> tags, signatures, functions;
  std::vector<std::string> inputArrays, outputArrays;
  /// Tensors that --input-shapes may name besides inputs.
  std::vector<std::string> fromTensors;
  std::vector<InputShape> inputShapes;
  std::vector<std::string> modelRoots;
  /// Also imports TFLite files, as functions of tfl ops.
  bool allowTFLite = false;
  /// How TFLite files are imported.
  TFLiteImportOptions tflite;
  /// Fails for a SavedModel without signatures.
  bool requireSignatures = true;
};

/// The fields of ConvertOptions and CalibrateOptions that describe the model.
template <typename Options>
ImportRequest importRequestOf(const Options &options) {
  return {.path = options.input,
          .tags = options.tags,
          .signatures = options.signatures,
          .functions = options.functions,
          .inputArrays = options.inputArrays,
          .outputArrays = options.outputArrays,
          .fromTensors = options.fromTensors,
          .inputShapes = options.inputShapes,
          .modelRoots = options.modelRoots};
}

/// Imports a SavedModel directory, a GraphDef file, a TensorFlow.js model or a
/// file of a Keras model as a module in the form that TFGToTF.h describes: the
/// graph and its functions (tfg), variables with their values, signatures.
/// Weights stay in the mapped files. A TFLite file is imported as
/// TFLiteImport.h describes.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importModel(const ImportRequest &request, mlir::MLIRContext &context);

/// True if `path` is a TensorFlow.js model: a model.json or its folder.
bool isModelOfTFJS(llvm::StringRef path);

/// True if `path` is a .keras or .h5 file, by its content.
bool isModelOfKeras(llvm::StringRef path);

} // namespace tfuse

#endif // TFUSE_PIPELINE_IMPORTMODEL_H
