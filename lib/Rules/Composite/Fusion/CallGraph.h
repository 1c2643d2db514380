//===- CallGraph.h - References to the functions of a module ----*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_FUSION_CALLGRAPH_H
#define TFUSE_LIB_RULES_COMPOSITE_FUSION_CALLGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse {

/// The references of a module to its functions. A function is alive if it is
/// public, or if a live function or an op outside of functions refers to it.
class CallGraph {
public:
  /// With `everything`, unreferenced private functions are alive, too.
  CallGraph(mlir::ModuleOp module, bool everything);

  /// All functions, callers before callees except in cycles.
  llvm::ArrayRef<mlir::func::FuncOp> callersFirst() const { return order; }
  bool isAlive(mlir::func::FuncOp func) const { return alive.contains(func); }

  /// The plain calls of a function, and whether it has other references.
  llvm::SmallVector<mlir::Operation *, 2> calls(mlir::func::FuncOp func) const;
  bool hasUnknownUses(mlir::func::FuncOp func) const;

  /// The callee of a wrapper: a function whose body is one call and returns all
  /// its results. Null for other functions, and for a function that calls
  /// itself.
  mlir::func::FuncOp forwardsTo(mlir::func::FuncOp func) const;

  /// True if the function calls itself, directly or indirectly.
  bool isRecursive(mlir::func::FuncOp func) const;

  /// Updates the graph after the body of a function was replaced by ops without
  /// references to functions. Functions that only the old body referenced are
  /// now dead.
  void bodyReplaced(mlir::func::FuncOp func);

  /// Updates the graph after a call got a new callee.
  void callMoved(mlir::Operation *call, mlir::func::FuncOp from);

private:
  /// An op that refers to a function, and its enclosing function; null for an
  /// op outside of functions.
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
