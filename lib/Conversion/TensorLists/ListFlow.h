//===- ListFlow.h - Data flow of TensorLists --------------------*- C++ -*-===//
//
// The values that are lists: operands and results of list ops, and the values
// to which calls, branches, loops and identities forward them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_LISTFLOW_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_LISTFLOW_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::lists {

/// Whether the op works on lists: "tf.TensorList..." and "tf.EmptyTensorList".
bool isListOp(mlir::Operation *op);

class ListFlow {
public:
  explicit ListFlow(mlir::ModuleOp module);

  llvm::ArrayRef<mlir::Value> lists() const { return values.getArrayRef(); }
  bool contains(mlir::Value value) const { return values.contains(value); }
  /// Ops that use a list but are not list ops and do not forward it.
  llvm::ArrayRef<mlir::Operation *> strangers() const {
    return unknown.getArrayRef();
  }

  /// Calls `fn` for every value that is or may be the same list as `value`,
  /// directly through a call, branch, loop or identity.
  void forEachAlias(mlir::Value value,
                    llvm::function_ref<void(mlir::Value)> fn);

private:
  void push(mlir::Value value);
  void aliasesOfUse(mlir::OpOperand &use,
                    llvm::function_ref<void(mlir::Value)> fn);
  void aliasesOfResult(mlir::OpResult result,
                       llvm::function_ref<void(mlir::Value)> fn);
  void aliasesOfArgument(mlir::BlockArgument argument,
                         llvm::function_ref<void(mlir::Value)> fn);
  void loopValues(mlir::Operation *loop, unsigned index,
                  llvm::function_ref<void(mlir::Value)> fn);
  void argumentOf(mlir::Operation *op, unsigned index,
                  llvm::function_ref<void(mlir::Value)> fn);
  void returnedFrom(mlir::Operation *op, unsigned index,
                    llvm::function_ref<void(mlir::Value)> fn);

  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>>
      callers;
  llvm::SetVector<mlir::Value> values;
  llvm::SetVector<mlir::Operation *> unknown;
};

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_LISTFLOW_H
