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

/// How many ops may still be built: each signature copies the nodes it needs,
/// and V1 loops raise nodes twice that their condition and their body need.
class RaisingBudget {
public:
  explicit RaisingBudget(mlir::ModuleOp module);
  /// False if nothing is left.
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

/// Builds tf ops for nodes of one graph. Values that stand for something else
/// than a node's result (arguments, variables) are mapped beforehand; raising
/// stops at them.
class GraphRaiser {
public:
  GraphRaiser(mlir::OpBuilder &builder, const mlir::SymbolTable &functions,
              RaisingBudget &budget)
      : builder(builder), functions(functions), budget(budget) {}
  /// For a region: values that are not its own are those of `outside`.
  GraphRaiser(mlir::OpBuilder &builder, const GraphRaiser &outside)
      : builder(builder), functions(outside.functions), budget(outside.budget),
        outside(&outside) {}

  void map(mlir::Value graphValue, mlir::Value value);
  /// A V1 variable: what reads it gets a ReadVariableOp of `handle`.
  void mapReference(mlir::Value graphValue, mlir::Value handle);
  mlir::Value lookup(mlir::Value graphValue) const;
  mlir::Value lookupReference(mlir::Value graphValue) const;

  /// The nodes that `roots` depend on through data and control edges, as far
  /// as nothing is mapped.
  llvm::SetVector<mlir::Operation *> slice(mlir::ValueRange roots) const;

  /// Builds ops for all of `nodes`: what a node depends on comes first, and
  /// otherwise the order of `nodes` is kept. Where branches and loops of
  /// TensorFlow 1 are among them, ops for what `roots` need.
  mlir::LogicalResult raise(llvm::ArrayRef<mlir::Operation *> nodes,
                            mlir::ValueRange roots);

  /// Builds the op of one node, whose operands have been raised.
  mlir::LogicalResult raiseNode(mlir::Operation *node);
  /// Whether the value, or control token, belongs to a node that was raised.
  bool isKnown(mlir::Value graphValue) const;
  void markKnown(mlir::Operation *node) { known.insert(node); }
  /// Lets `graphValue` be what `other` is.
  void alias(mlir::Value graphValue, mlir::Value other);

  /// The value that a consumer outside the raised nodes gets for `graphValue`.
  mlir::Value read(mlir::Value graphValue, mlir::Location loc);

private:
  mlir::LogicalResult raiseReferenceUse(mlir::Operation *node);
  bool isMapped(mlir::Operation *node) const { return mapped.contains(node); }

  mlir::OpBuilder &builder;
  const mlir::SymbolTable &functions;
  RaisingBudget &budget;
  const GraphRaiser *outside = nullptr;
  /// Nodes that were raised as part of a branch or loop, or of what is around
  /// it; and nodes with a result that is mapped.
  llvm::DenseSet<mlir::Operation *> known, mapped;
  llvm::DenseMap<mlir::Value, mlir::Value> values, references;
};

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_GRAPHRAISER_H
