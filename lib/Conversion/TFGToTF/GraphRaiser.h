//===- GraphRaiser.h - Nodes of a graph -> ops of a block -------*- C++ -*-===//

#ifndef TFUSE_LIB_CONVERSION_TFGTOTF_GRAPHRAISER_H
#define TFUSE_LIB_CONVERSION_TFGTOTF_GRAPHRAISER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse {

/// The number of ops that may still be created. Each signature copies the nodes
/// that it depends on, and the nodes that both the condition and the body of a
/// V1 loop need are raised twice.
class RaisingBudget {
public:
  explicit RaisingBudget(mlir::ModuleOp module);
  /// False if the budget is exhausted.
  bool take() {
    if (left == 0)
      return false;
    --left;
    return true;
  }
  uint64_t total() const { return most; }

private:
  uint64_t most, left;
};

/// Builds tf ops for the nodes of one graph. Graph values that become arguments
/// or variables are mapped beforehand; raising stops at them.
class GraphRaiser {
public:
  GraphRaiser(mlir::OpBuilder &builder, const mlir::SymbolTable &functions,
              RaisingBudget &budget)
      : builder(builder), functions(functions), budget(budget) {}
  /// For a region: values that are not raised in the region are looked up in
  /// `outside`.
  GraphRaiser(mlir::OpBuilder &builder, const GraphRaiser &outside)
      : builder(builder), functions(outside.functions), budget(outside.budget),
        outside(&outside) {}

  void map(mlir::Value graphValue, mlir::Value value);
  /// Maps a V1 variable: readers get a ReadVariableOp of `handle`.
  void mapReference(mlir::Value graphValue, mlir::Value handle);
  mlir::Value lookup(mlir::Value graphValue) const;
  mlir::Value lookupReference(mlir::Value graphValue) const;

  /// The nodes that `roots` depend on through data and control edges, up to
  /// mapped values.
  llvm::SetVector<mlir::Operation *> slice(mlir::ValueRange roots) const;

  /// Builds ops for all of `nodes` in topological order, otherwise keeping the
  /// order of `nodes`. If there are branches and loops of TensorFlow 1, builds
  /// only the ops that `roots` depend on.
  mlir::LogicalResult raise(llvm::ArrayRef<mlir::Operation *> nodes,
                            mlir::ValueRange roots);

  /// Builds the op of one node, whose operands have been raised.
  mlir::LogicalResult raiseNode(mlir::Operation *node);
  /// True if the node of the value or control token was raised.
  bool isKnown(mlir::Value graphValue) const;
  void markKnown(mlir::Operation *node) { known.insert(node); }
  /// Maps `graphValue` to the tf value of `other`.
  void alias(mlir::Value graphValue, mlir::Value other);

  /// The value that replaces `graphValue` for a user outside the raised nodes.
  mlir::Value read(mlir::Value graphValue, mlir::Location loc);

private:
  void raiseReferenceVariable(mlir::Operation *node);
  mlir::LogicalResult raiseReferenceUse(mlir::Operation *node);
  bool isMapped(mlir::Operation *node) const { return mapped.contains(node); }

  mlir::OpBuilder &builder;
  const mlir::SymbolTable &functions;
  RaisingBudget &budget;
  const GraphRaiser *outside = nullptr;
  /// Nodes that were raised, also in enclosing regions; and nodes with a mapped
  /// result.
  llvm::DenseSet<mlir::Operation *> known, mapped;
  llvm::DenseMap<mlir::Value, mlir::Value> values, references;
};

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_GRAPHRAISER_H
