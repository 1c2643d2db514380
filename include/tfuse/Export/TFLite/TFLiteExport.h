//===- TFLiteExport.h - writes a TFLite FlatBuffer --------------*- C++ -*-===//
//
// Turns a module of tfl ops into a .tflite model. The weights are streamed:
// they go from where they lie (a mapped checkpoint, as a rule) to the file in
// one pass, and the rest of the model is built in memory, which is small.
//
//   if (llvm::Error error = exportTFLite(module, "model.tflite", {}))
//     ...
//
// What the module must look like:
// - Entry functions have `tf.entry_function = {inputs = "a,b", outputs = "c"}`
//   with names for the tensors of arguments and results, or are called "main".
//   They are the first subgraphs. With `tf_saved_model.index_path` on their
//   arguments and results and `tf_saved_model.exported_names` they give
//   signatures, one for each name.
// - The regions of tfl.while and tfl.if call one function each; so the loop
//   body is a subgraph of its own.
// - Everything else is tfl ops and constants; with `allowCustomOps` also ops of
//   the tf dialect, which become custom operators.
// - Module attributes: `tfl.description`, and `tfl.metadata`, a dictionary of
//   strings that go into the file as they are.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H
#define TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tfuse {

struct ExportOptions {
  /// Ops that are no builtin operators become custom operators of their name
  /// with their attributes as a FlexBuffer map. Else they are errors;
  /// tfl.custom is always allowed.
  bool allowCustomOps = false;

  /// Constants of equal content share their bytes in the file.
  bool deduplicateBuffers = true;

  /// Name tensors by numbers instead of the graph's names.
  bool stripNames = false;

  /// The largest FlatBuffer. A larger model keeps the bytes of constants behind
  /// the FlatBuffer, in the same file. The format's own limit is 2^31 - 1.
  uint64_t flatBufferLimit = (uint64_t(1) << 31) - (uint64_t(1) << 20);

  /// Keep the bytes of constants behind the FlatBuffer whatever the size.
  bool useBufferOffset = false;

  /// Further metadata: name and content, of which 16 bytes are kept.
  std::vector<std::pair<std::string, std::string>> metadata;
};

/// Writes the model to a file, which is whole or, on any error, not there.
llvm::Error exportTFLite(mlir::ModuleOp module, llvm::StringRef path,
                         const ExportOptions &options = {});

/// Writes the model to a stream. The stream's own errors are its owner's.
llvm::Error exportTFLite(mlir::ModuleOp module, llvm::raw_ostream &os,
                         const ExportOptions &options = {});

/// The model in memory.
llvm::Expected<std::string>
exportTFLiteToMemory(mlir::ModuleOp module, const ExportOptions &options = {});

} // namespace tfuse

#endif // TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H
