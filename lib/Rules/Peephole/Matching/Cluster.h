//===- Cluster.h - The ops that make up a formula ---------------*- C++ -*-===//
//
// A rule that recognizes a formula (gelu, hard_swish, ...) walks from the op
// that computes the result towards the inputs and notes each op it passes. The
// rule pays only if no other op needs a result of those ops but the last.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_CLUSTER_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_CLUSTER_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::tfl {

class Cluster {
public:
  explicit Cluster(mlir::Operation *root) { ops.insert(root); }

  /// Adds the op that computes `value`, which must not be an argument.
  void add(mlir::Value value) { ops.insert(value.getDefiningOp()); }

  /// If `value` is computed by an op of this kind, adds it and returns it.
  template <typename OpT> OpT take(mlir::Value value) {
    auto op = value.getDefiningOp<OpT>();
    if (op)
      ops.insert(op);
    return op;
  }

  /// Gives up the ops that were added since `size` was size().
  size_t size() const { return ops.size(); }
  void shrink(size_t size) {
    while (ops.size() > size)
      ops.pop_back();
  }

  /// Whether only ops of the cluster use results of others than the root.
  bool isClosed() const;

  mlir::Operation *getRoot() const { return ops.front(); }
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops.getArrayRef(); }

  /// The locations of all ops, inputs first.
  mlir::Location getLoc(const RewriteContext &ctx) const;

  /// Replaces the root by `value` and erases what becomes unused.
  void replace(RewriteContext &ctx, mlir::Value value) const;

private:
  llvm::SetVector<mlir::Operation *, llvm::SmallVector<mlir::Operation *, 12>>
      ops;
};

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_CLUSTER_H
