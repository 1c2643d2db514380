//===- HandleUses.h - Uses of variables and tables --------------*- C++ -*-===//
//
// Follows handles of resources (of each `tf_saved_model.global_tensor` from the
// arguments it is bound to, of variables and tables from the ops that make
// them) through calls, functional and region control flow, to the ops that read
// or write the resource. Unknown uses count as writes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_HANDLEUSES_H
#define TFUSE_DIALECT_TF_ANALYSIS_HANDLEUSES_H

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tfuse::tf {

/// The uses of one resource.
struct HandleUses {
  /// The global_tensor, or the first op that creates the handle: ops of the
  /// same kind with the same name create handles of the same resource.
  mlir::Operation *source = nullptr;
  /// Every value that holds the resource's handle, starting with the initial
  /// ones.
  llvm::SmallVector<mlir::Value, 4> handles;
  /// The handles that may also refer to another resource.
  llvm::SmallVector<mlir::Value, 1> ambiguous;
  /// Uses that read the resource, or only its shape or state.
  llvm::SmallVector<mlir::OpOperand *, 4> reads;
  /// Uses that may write the resource, including unknown uses.
  llvm::SmallVector<mlir::OpOperand *, 2> writes;

  /// Some write may be to this resource or to another one.
  bool sharesWrite = false;

  bool isWritten() const { return sharesWrite || !writes.empty(); }
};

/// The resources to follow.
enum class HandleSources { GlobalTensors, Ops };

class HandleAnalysis {
public:
  explicit HandleAnalysis(mlir::ModuleOp module,
                          HandleSources sources = HandleSources::GlobalTensors);

  /// Keyed by symbol name, or by the attributes that identify a resource, in
  /// the module's order.
  const llvm::MapVector<mlir::Attribute, HandleUses> &uses() const {
    return byKey;
  }
  const FunctionUses &functions() const { return flow; }

private:
  void addGlobalTensors(mlir::ModuleOp module);
  void addOps(mlir::ModuleOp module);
  void follow(HandleUses &uses);
  void followUse(mlir::OpOperand &use, HandleUses &uses);
  void followCall(mlir::OpOperand &use, HandleUses &uses);
  void followTerminator(mlir::OpOperand &use, HandleUses &uses);
  void reach(mlir::Value value, HandleUses &uses);
  void shareWrites();
  void findAmbiguous();
  bool comesFrom(mlir::Value value, const HandleUses *uses) const;
  bool argumentComesFrom(mlir::BlockArgument argument,
                         const HandleUses *uses) const;
  bool isSettled(mlir::Value value, const HandleUses *uses) const;

  FunctionUses flow;
  llvm::MapVector<mlir::Attribute, HandleUses> byKey;
  llvm::DenseMap<mlir::Value, HandleUses *> owner;
  llvm::DenseSet<mlir::Value> roots, ambiguous;
  llvm::SmallVector<std::pair<HandleUses *, HandleUses *>, 0> joined;
};

/// Whether an op with a resource operand only reads it.
bool isResourceRead(mlir::Operation *op);

/// Whether `op` creates the handle of a resource that its attributes name.
bool makesNamedHandle(mlir::Operation *op);

/// The key that identifies the resource of such an op.
mlir::Attribute resourceKey(mlir::Operation *op);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_HANDLEUSES_H
