//===- CallGraph.h - Who refers to the functions of a module ----*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_FUSION_CALLGRAPH_H
#define TFUSE_LIB_RULES_COMPOSITE_FUSION_CALLGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse {

/// The references of a module to its functions. A function is alive if it is
/// public or if a living one, or something outside of functions, refers to it.
class CallGraph {
public:
  /// With `everything`, private functions that nothing refers to are alive,
  /// too.
  CallGraph(mlir::ModuleOp module, bool everything);

  /// All functions, callers before callees as far as that is possible.
  llvm::ArrayRef<mlir::func::FuncOp> callersFirst() const { return order; }
  bool isAlive(mlir::func::FuncOp func) const { return alive.contains(func); }

  /// The plain calls of a function, and whether there are other references.
  llvm::SmallVector<mlir::Operation *, 2> calls(mlir::func::FuncOp func) const;
  bool hasUnknownUses(mlir::func::FuncOp func) const;

  /// The function that all results of this one come from, if there is nothing
  /// in its body but the call. Null otherwise, or if it is the function itself.
  mlir::func::FuncOp forwardsTo(mlir::func::FuncOp func) const;

  /// Whether the function calls itself, perhaps through others.
  bool isRecursive(mlir::func::FuncOp func) const;

  /// Says that the body of a function was replaced by ops that refer to no
  /// function. What only that body needed is dead from now on.
  void bodyReplaced(mlir::func::FuncOp func);

  /// Says that a call goes to another function from now on.
  void callMoved(mlir::Operation *call, mlir::func::FuncOp from);

private:
  /// An op that refers to a function, and the function it is in: null for ops
  /// outside of functions.
  struct Use {
    mlir::Operation *user, *owner;
    bool isCall;
  };

  void addUses(mlir::Operation *top, mlir::Operation *owner);
  void findOrder(mlir::Operation *func,
                 llvm::DenseSet<mlir::Operation *> &seen);
  void findLiving();

  const mlir::SymbolTable symbols;
  llvm::MapVector<mlir::Operation *, llvm::SmallVector<Use, 2>> uses;
  llvm::DenseMap<mlir::Operation *, llvm::SetVector<mlir::Operation *>> callees;
  llvm::SmallVector<mlir::func::FuncOp> order;
  /// Functions that are public or referenced from outside of functions, and all
  /// functions reachable from them.
  llvm::SetVector<mlir::Operation *> roots;
  llvm::DenseSet<mlir::Operation *> alive;
};

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_CALLGRAPH_H
