//===- TFLiteImport.h - reads a TFLite FlatBuffer ---------------*- C++ -*-===//
//
// Turns a .tflite model into a module of tfl ops: one function for each
// subgraph, entry functions and signatures as TFLiteExport.h describes them.
// Large constants stay in the file's mapping.
//
//   Expected<OwningOpRef<ModuleOp>> module = importTFLite(file, context);
//
// The file may be anything: what is not a sound model is an error
// (Code::NotAModel, Code::FileCorrupt).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TFLITE_TFLITEIMPORT_H
#define TFUSE_IMPORT_TFLITE_TFLITEIMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

struct TFLiteImportOptions {
  /// Constants become tfl.external_const with the number of their buffer.
  bool externalConstants = false;

  /// Operators that the dialect has no op for become tfl.custom of the
  /// operator's name instead of an error. Such a module is to be looked at, not
  /// to be exported.
  bool keepUnknownOperators = false;

  /// Tensors that the entry function returns instead of the model's outputs.
  std::vector<std::string> outputArrays;
  /// Tensors that the entry function takes instead of the model's inputs; needs
  /// `prune`.
  std::vector<std::string> inputArrays;
  /// Leave operators out that the results do not depend on.
  bool prune = false;
};

/// Whether these may be the first bytes of a TFLite model.
bool isTFLiteModel(llvm::ArrayRef<char> bytes);

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importTFLite(std::shared_ptr<const MappedFile> file, mlir::MLIRContext *context,
             const TFLiteImportOptions &options = {});

/// Writes the tables of a model as text: fields by name, in the order of the
/// schema, those that are absent left out.
llvm::Error printTFLite(const MappedFile &file, llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_IMPORT_TFLITE_TFLITEIMPORT_H
