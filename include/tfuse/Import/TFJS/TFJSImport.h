//===- TFJSImport.h - From TensorFlow.js models to tfg ----------*- C++ -*-===//
//
//   model.json              the graph as the JSON form of a GraphDef, without
//                           the values of its constants; signature; manifest
//   group1-shard1of2.bin    the values, in the order of the manifest
//
// tensorflowjs_converter writes such a folder from a SavedModel: a frozen graph
// that TensorFlow.js's own fusions have changed. The importer undoes these
// fusions, which are no ops of TensorFlow. A layers model has the configuration
// of a Keras model instead of the graph (tfuse/Import/Keras/KerasImport.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TFJS_TFJSIMPORT_H
#define TFUSE_IMPORT_TFJS_TFJSIMPORT_H

#include "tfuse/Import/Keras/KerasImport.h"
#include "tfuse/Support/ModelRoots.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tfuse {

/// An input or output of the signature, whose type is null if the signature
/// does not declare it.
using TFJSPort = KerasPort;

struct TFJSModel {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The tensors of the signature that the graph has, in the order of their
  /// names. Empty for a model without signature.
  std::vector<TFJSPort> inputs, outputs;
  /// The node that fills the hash tables; empty without tables.
  std::string initializer;
};

/// True if the file may be a model.json: it begins with a brace.
bool isTFJSModel(llvm::ArrayRef<char> file);

/// Imports the model.json `file`. `roots` are the folders that weights may be
/// in. Values of constants stay in the mapped files of weights, unless several
/// files hold the parts of one value. Errors: FileNotFound, NotAModel,
/// FileCorrupt, PathOutsideModel, UnsupportedOp, InvalidGraph, LimitExceeded;
/// of layers models also ShapeMismatch and UnsupportedType.
llvm::Expected<TFJSModel> importTFJS(std::shared_ptr<const MappedFile> file,
                                     const ModelRoots &roots,
                                     mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_IMPORT_TFJS_TFJSIMPORT_H
