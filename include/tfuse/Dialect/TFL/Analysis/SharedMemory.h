//===- SharedMemory.h - Which tensors may share memory at run time -*- C++ -*-//
//
// LiteRT places the result of some operators in the memory of an operand
// (SharedMemory.def). RESHAPE and its like share the data. Arithmetic
// overwrites it, and the planner allows this where the operand has one user and
// the tensor that owns the memory has one user, too. It does not look at the
// tensors in between:
//
//   b = ADD(a, ..)     a has one user, so b overwrites a and lies in its memory
//   r = RESHAPE(b)     r lies there, too
//   s = SUB(r, ..)     r has one user, and so has a: s overwrites r, a and b
//   m = MUL(b, b)      reads what SUB left
//
// The analysis finds all such readers. It assumes that whatever may share
// memory does: sizes that are unknown may be equal, and a delegate may take any
// op.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_ANALYSIS_SHAREDMEMORY_H
#define TFUSE_DIALECT_TFL_ANALYSIS_SHAREDMEMORY_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace tfuse::tfl {

/// How LiteRT may use the memory of an op's operands.
struct MemorySharing {
  /// Bit i: the first result may lie in the memory of operand i.
  unsigned operands = 0;
  /// The result has the data of operand 0, so nothing is overwritten.
  bool keepsData = false;
};

/// The op's row of SharedMemory.def; no operand if it has none.
MemorySharing memorySharing(mlir::Operation *op);

/// Whether a value becomes a variable tensor: the state of an op, or marked as
/// one by the importer.
bool isVariableTensor(mlir::Value value);

/// The variable tensors among the operands and results of the ops in a
/// block, in one pass: isVariableTensor() visits all users of a value at each
/// call.
class VariableTensors {
public:
  explicit VariableTensors(mlir::Block &block);
  bool contains(mlir::Value value) const { return values.contains(value); }

private:
  llvm::DenseSet<mlir::Value> values;
};

/// The op that the runtime runs: that inside of a tfl.control_node.
mlir::Operation *executedOp(mlir::Operation *op);

/// Tensors with the same data that may lie in one place, where an op that
/// computes in place may overwrite them all.
struct SharedTensors {
  /// Operands that are overwritten.
  llvm::SmallVector<mlir::OpOperand *, 1> overwrites;
  /// All operands that read one of the tensors, those of `overwrites` among
  /// them.
  llvm::SmallVector<mlir::OpOperand *, 4> reads;
};

/// Finds tensors with the same data of which an op may overwrite one while
/// another op still reads it. Takes time linear in the number of operands.
/// Control flow must have been outlined (`tfl-while-loop-outline`).
std::vector<SharedTensors> findSharedTensors(mlir::Block &block);

/// The last op of `block` that reads one of the tensors, `except` aside; null
/// if no other op does.
mlir::Operation *lastReader(mlir::Block &block, const SharedTensors &shared,
                            mlir::Operation *except = nullptr);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_ANALYSIS_SHAREDMEMORY_H
