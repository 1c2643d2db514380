//===- Cluster.h - The ops of a formula -------------------------*- C++ -*-===//
//
// A rule that recognizes a formula (gelu, hard_swish, ...) walks from the op
// that computes the result to the inputs and collects each op. The rewrite
// saves ops only if no other op uses an intermediate result.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_FORMULA_CLUSTER_H
#define TFUSE_RULES_FORMULA_CLUSTER_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::formula {

class Cluster {
public:
  explicit Cluster(mlir::Operation *root) { ops.insert(root); }

  /// Adds the producer of `value`, which must not be a block argument.
  void add(mlir::Value value) { ops.insert(value.getDefiningOp()); }

  /// If the producer of `value` is an OpT, adds it and returns it.
  template <typename OpT> OpT take(mlir::Value value) {
    auto op = value.getDefiningOp<OpT>();
    if (op)
      ops.insert(op);
    return op;
  }

  /// shrink(n) removes the ops that were added after size() was n.
  size_t size() const { return ops.size(); }
  void shrink(size_t size) {
    while (ops.size() > size)
      ops.pop_back();
  }

  /// True if only ops of the cluster use the results of ops other than the
  /// root.
  bool isClosed() const;

  /// The operands that no op of the cluster produces.
  llvm::SmallVector<mlir::Value> getInputs() const;

  mlir::Operation *getRoot() const { return ops.front(); }
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops.getArrayRef(); }

  /// The locations of all ops, inputs first.
  mlir::Location getLoc(const RewriteContext &ctx) const;

  /// Replaces the root by `value` and erases the ops without users.
  void replace(RewriteContext &ctx, mlir::Value value) const;

private:
  llvm::SetVector<mlir::Operation *, llvm::SmallVector<mlir::Operation *, 12>>
      ops;
};

} // namespace tfuse::formula

#endif // TFUSE_RULES_FORMULA_CLUSTER_H
