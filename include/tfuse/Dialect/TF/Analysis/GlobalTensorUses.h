//===- GlobalTensorUses.h - Where a model's variables go --------*- C++ -*-===//
//
// Follows the handle of each `tf_saved_model.global_tensor` from the arguments
// it is bound to through calls, functional and region control flow, to the ops
// that read or write the variable. What is not known to be a read counts as a
// write.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_GLOBALTENSORUSES_H
#define TFUSE_DIALECT_TF_ANALYSIS_GLOBALTENSORUSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace tfuse::tf {

/// What becomes of one variable.
struct GlobalTensorUses {
  mlir::Operation *globalTensor = nullptr;
  /// Every value that holds the variable's handle, arguments first.
  llvm::SmallVector<mlir::Value, 4> handles;
  /// Uses that read the value, or only its shape or state.
  llvm::SmallVector<mlir::OpOperand *, 4> reads;
  /// The first use found that may write; null if there is none.
  mlir::OpOperand *write = nullptr;
  /// A handle that may hold another variable as well; null if there is none.
  mlir::Value ambiguous;

  bool isWritten() const { return write != nullptr; }
};

class GlobalTensorAnalysis {
public:
  explicit GlobalTensorAnalysis(mlir::ModuleOp module);

  /// By symbol name, in the module's order.
  const llvm::MapVector<mlir::StringAttr, GlobalTensorUses> &uses() const {
    return byName;
  }

private:
  void follow(GlobalTensorUses &uses);
  void followUse(mlir::OpOperand &use, GlobalTensorUses &uses);
  void followCall(mlir::OpOperand &use, GlobalTensorUses &uses);
  void followTerminator(mlir::OpOperand &use, GlobalTensorUses &uses);
  void reach(mlir::Value value, GlobalTensorUses &uses);

  mlir::SymbolTable symbols;
  llvm::MapVector<mlir::StringAttr, GlobalTensorUses> byName;
  llvm::DenseMap<mlir::Value, GlobalTensorUses *> owner;
  /// Callers of each function: (op, index of the operand its first argument
  /// gets, results of the op are those of the function).
  struct Caller {
    mlir::Operation *op;
    bool returnsToResults;
  };
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Caller, 2>> callers;
};

/// Whether an op named `name` with a resource operand only reads it.
bool isVariableRead(mlir::Operation *op);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_GLOBALTENSORUSES_H
