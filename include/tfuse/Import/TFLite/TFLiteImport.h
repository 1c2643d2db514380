//===- TFLiteImport.h - reads a TFLite FlatBuffer ---------------*- C++ -*-===//
//
// Imports a .tflite model as a module of tfl ops: one function for each
// subgraph, entry functions and signatures as TFLiteExport.h describes them.
// Large constants stay in the mapped file.
//
//   Expected<OwningOpRef<ModuleOp>> module = importTFLite(file, context);
//
// The file may be hostile: a file that is not a valid model is an error
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
  /// Import constants as tfl.external_const with the number of their buffer.
  bool externalConstants = false;

  /// Import unknown operators as tfl.custom with the name of the operator
  /// instead of failing. Such a module is for inspection, not for export.
  bool keepUnknownOperators = false;

  /// Results of the entry function, instead of the outputs of the model.
  std::vector<std::string> outputArrays;
  /// Arguments of the entry function, instead of the inputs of the model; needs
  /// `prune`.
  std::vector<std::string> inputArrays;
  /// Drop operators that the results do not depend on.
  bool prune = false;

  /// Read the ranges (min and max) of float tensors without scales, which
  /// calibration writes, as the attributes of RangeAttrs.h.
  bool readsRanges = false;
};

/// True if a TFLite model may begin with these bytes.
bool isTFLiteModel(llvm::ArrayRef<char> bytes);

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importTFLite(std::shared_ptr<const MappedFile> file, mlir::MLIRContext *context,
             const TFLiteImportOptions &options = {});

/// Writes the tables of a model as text: the fields by name, in the order of
/// the schema, without absent ones.
llvm::Error printTFLite(const MappedFile &file, llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_IMPORT_TFLITE_TFLITEIMPORT_H
