//===- TFLiteExport.h - writes a TFLite FlatBuffer --------------*- C++ -*-===//
//
// Exports a module of tfl ops as a .tflite model. Weights are streamed from
// their location (usually a mapped checkpoint) to the file in one pass; the
// rest of the model is small and built in memory.
//
//   if (llvm::Error error = exportTFLite(module, "model.tflite", {}))
//     ...
//
// Requirements on the module:
// - Entry functions have `tf.entry_function = {inputs = "a,b", outputs = "c"}`
//   with names for the tensors of arguments and results, or are called "main".
//   They are the first subgraphs. With `tf_saved_model.index_path` on their
//   arguments and results and `tf_saved_model.exported_names` they give
//   signatures, one for each name.
// - The regions of tfl.while and tfl.if call one function each, which becomes
//   a separate subgraph.
// - Everything else is tfl ops and constants; with `allowCustomOps` also ops of
//   the tf dialect, which become custom operators.
// - Module attributes: `tfl.description`, and `tfl.metadata`, a dictionary of
//   strings that are written to the file unchanged.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H
#define TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tfuse {

/// The entry of `tfl.metadata` that the exporter computes, with a remark if the
/// module has it: the first TensorFlow release whose runtime has all operators.
inline constexpr llvm::StringLiteral kMinimumRelease = "min_runtime_version";

struct ExportOptions {
  /// Write ops that are not builtin operators as custom operators with their
  /// name and a FlexBuffer map of their attributes. If false, such ops are
  /// errors, except for tfl.custom.
  bool allowCustomOps = false;

  /// Share the bytes of equal constants in the file.
  bool deduplicateBuffers = true;

  /// Name tensors by numbers instead of node names.
  bool stripNames = false;

  /// The maximum size of the FlatBuffer. The bytes of constants of a larger
  /// model follow the FlatBuffer in the same file. The limit of the format is
  /// 2^31 - 1.
  uint64_t flatBufferLimit = (uint64_t(1) << 31) - (uint64_t(1) << 20);

  /// Place the bytes of constants after the FlatBuffer at any size.
  bool useBufferOffset = false;

  /// Further metadata: name and content, padded or cut to 16 bytes.
  std::vector<std::pair<std::string, std::string>> metadata;
};

/// Writes the model to a file. On failure no file remains.
llvm::Error exportTFLite(mlir::ModuleOp module, llvm::StringRef path,
                         const ExportOptions &options = {});

/// Writes the model to a stream. The caller checks the stream for errors.
llvm::Error exportTFLite(mlir::ModuleOp module, llvm::raw_ostream &os,
                         const ExportOptions &options = {});

/// Returns the model in memory.
llvm::Expected<std::string>
exportTFLiteToMemory(mlir::ModuleOp module, const ExportOptions &options = {});

/// Receives the name of a subgraph, a value of its function, and the name of
/// the value's tensor.
using TensorNameCallback = llvm::function_ref<void(
    llvm::StringRef subgraph, mlir::Value value, llvm::StringRef tensor)>;

/// Calls `fn` for the values that are tensors in the file that `exportTFLite`
/// writes with `allowCustomOps`: arguments, constants and results of operators,
/// in the order of the tensors. Reads no constants.
llvm::Error forEachTensorName(mlir::ModuleOp module, TensorNameCallback fn);

} // namespace tfuse

#endif // TFUSE_EXPORT_TFLITE_TFLITEEXPORT_H
