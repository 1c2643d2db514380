//===- TensorIds.h - Stable names of a model's tensors ----------*- C++ -*-===//
//
// Ranges files refer to the tensors of a float `tfl` module by these ids. A
// module has the same ids after phase `peephole` and when its .tflite file is
// imported again:
//
//   Expected<TensorIds> ids = TensorIds::of(module);
//   const TensorStatistics *statistics = ranges.find(ids->of(value));
//
// An id is the name of the subgraph, ":", and the name of the tensor in the
// file; "#2", "#3", ... follow if the tensors of a subgraph share a name.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_TENSORIDS_H
#define TFUSE_QUANTIZE_TENSORIDS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tfuse::quantize {

/// The tensors inside a recurrent op whose ranges its integer kernel needs, in
/// the order of the operands OpFacts::stateful and of OpFacts::intermediates.
/// The names are the parts of TensorIds::inside; an empty name stands for a
/// state with the type of the result.
struct InnerTensors {
  llvm::SmallVector<llvm::StringRef, 2> states;
  llvm::SmallVector<llvm::StringRef, 5> intermediates;
};
InnerTensors innerTensorsOf(mlir::Operation *op);

class TensorIds {
public:
  /// The ids of all values that are tensors in the exported file. Fails if the
  /// module cannot be exported.
  static llvm::Expected<TensorIds> of(mlir::ModuleOp module);

  /// The id of a value; empty if the value is not a tensor in the file. The
  /// results of a control node have the ids of the values inside.
  llvm::StringRef of(mlir::Value value) const { return ids.lookup(value); }
  /// The value with an id; null if no value has it.
  mlir::Value valueOf(llvm::StringRef id) const { return values.lookup(id); }

  /// The id of a tensor inside a recurrent op, whose result has the id `id`:
  /// `part` is "input_gate", "cell_state" and the like.
  static std::string inside(llvm::StringRef id, llvm::StringRef part) {
    return (id + "/" + part).str();
  }

private:
  void add(llvm::StringRef subgraph, mlir::Value value, llvm::StringRef tensor);

  llvm::StringMap<mlir::Value> values; ///< Owns the ids.
  llvm::DenseMap<mlir::Value, llvm::StringRef> ids;
};

/// Identifies a float `tfl` module by its operators, the types and ids of their
/// results, and its constants (the first 4 KB of each). The fingerprint is the
/// same after export and import.
std::string fingerprint(mlir::ModuleOp module, const TensorIds &ids);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_TENSORIDS_H
