//===- Snapshot.h - Copies of the ops near a rewrite ------------*- C++ -*-===//
//
// Copies the ops near the root of a rewrite, before the rewrite, to a block
// without a parent. Afterwards it compares the copies with the originals.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CHECK_SNAPSHOT_H
#define TFUSE_LIB_CHECK_SNAPSHOT_H

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tfuse::check {

/// Records the ops that a rewrite creates and erases: the address of an erased
/// op may be reused for a new one.
class ChangeListener : public mlir::RewriterBase::ForwardingListener {
public:
  explicit ChangeListener(mlir::OpBuilder::Listener *next)
      : ForwardingListener(next) {}

  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(mlir::Operation *op) override;

  llvm::DenseSet<mlir::Operation *> created, erased;
};

/// The tensors from outside an op that the op and its regions read.
llvm::SmallVector<mlir::Value> valuesReadBy(mlir::Operation *op);

/// The state of a copied op after the rewrite.
enum class Fate {
  /// The op reads and computes the same values.
  Untouched,
  /// Some operands were replaced by other values.
  Redirected,
  /// The op was changed in place.
  Modified,
  Erased
};

/// Two values that must be equal: an operand before and after the rewrite, or a
/// result of an op that the rewrite changed in place.
struct ValuePair {
  mlir::Value before;
  mlir::Value after;
  /// The ops that read the value before or after the rewrite. If the values
  /// differ, the results of these ops are compared instead.
  llvm::SmallVector<mlir::Operation *, 1> readers;
};

class Snapshot {
public:
  /// Copies the ops of the root's block that are closest to the root.
  explicit Snapshot(mlir::Operation *root);
  ~Snapshot();
  Snapshot(const Snapshot &) = delete;
  Snapshot &operator=(const Snapshot &) = delete;

  /// Compares the copies with the originals after the rewrite.
  void compare(const ChangeListener &changes);

  /// True if the rewrite changed nothing.
  bool isUnchanged() const { return !hasChanges; }
  /// The op around the block: it exists after the rewrite.
  mlir::Operation *scope() const {
    return block ? block->getParentOp() : nullptr;
  }
  /// True if the ops are nodes of a graph.
  bool isGraph() const { return hasNodes; }
  bool isRootGone() const { return gone.contains(root); }
  /// True if the rewrite changed nothing outside the regions of the root.
  bool isConfinedToRoot() const { return isConfined; }
  llvm::SmallVector<ValuePair> pairs() const;
  /// Compares the results of an op instead of its operands. False if the op has
  /// no results, is the back edge of a loop, or is too far from the root.
  bool compareResultsOf(mlir::Operation *reader);

  /// True if an op of the block computes the same before and after the rewrite.
  bool isShared(mlir::Operation *op) const { return !affected.contains(op); }
  /// The current value that is provably equal to a copied value; null if the
  /// copy must be evaluated.
  mlir::Value sharedValue(mlir::Value copied) const;
  /// True if the op that defined the original of `copied` was erased.
  bool isStale(mlir::Value copied) const;

private:
  struct Entry {
    mlir::Operation *live;
    mlir::Operation *copy;
    /// Data operands; all results.
    llvm::SmallVector<mlir::Value> operands, results;
    Fate fate = Fate::Untouched;
    /// The name of a node without users; the caller may fetch the node.
    mlir::Attribute fetchName = {};
  };

  void collect();
  void copyOps();
  mlir::Value originalOf(mlir::Value copied) const;
  Fate fateOf(const Entry &entry, const ChangeListener &changes) const;
  void spread();
  void addFetches(llvm::SmallVectorImpl<ValuePair> &result) const;
  llvm::SmallVector<mlir::Operation *, 1> readersOf(mlir::Value result) const;

  mlir::Operation *const root;
  mlir::Block *const block;
  mlir::Block copies;
  llvm::SmallVector<mlir::Operation *> ops;
  std::vector<Entry> entries;
  llvm::DenseMap<mlir::Operation *, size_t> entryOfLive, entryOfCopy;
  /// The originals of the block arguments of `copies`.
  llvm::SmallVector<mlir::Value> inputs;
  llvm::SmallVector<mlir::Operation *> inputOps;
  /// Ops that may compute different values than before the rewrite.
  llvm::DenseSet<mlir::Operation *> affected;
  /// All ops of the block before the rewrite.
  llvm::DenseSet<mlir::Operation *> present;
  llvm::DenseSet<mlir::Operation *> gone;
  bool hasChanges = false, isConfined = true;
  const bool hasNodes;
};

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_SNAPSHOT_H
