//===- V1ControlFlow.h - Branches and loops of TensorFlow 1 -----*- C++ -*-===//
//
// TensorFlow 1 writes branches and loops as nodes among others. A branch:
//
//   Switch(x, p) -> (if false, if true)     operand of a branch
//   Merge(a, b) -> value                    result: of the branch that ran
//
// A loop, whose nodes share the name of a frame:
//
//   Enter(x)                                operand
//   Merge(Enter, NextIteration)             loop-carried value
//   LoopCond(c), Switch(Merge, LoopCond)    to Exit, or to the next iteration
//   NextIteration(y) -> Merge               value for the next iteration
//   Exit(Switch)                            result
//
// V1ControlFlow finds the nodes of each branch and loop, from which
// StructureRaiser builds tf.IfRegion and tf.WhileRegion.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TFGTOTF_V1CONTROLFLOW_H
#define TFUSE_LIB_CONVERSION_TFGTOTF_V1CONTROLFLOW_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse {

/// True if any of the nodes is one of these ops.
bool hasV1ControlFlow(llvm::ArrayRef<mlir::Operation *> nodes);

/// Sorts nodes topologically, otherwise keeping their order. Edges from the
/// NextIteration of a loop to its Merge are ignored. Emits a diagnostic and
/// fails if there is another cycle.
llvm::LogicalResult
orderNodes(llvm::ArrayRef<mlir::Operation *> nodes,
           llvm::SmallVectorImpl<mlir::Operation *> &ordered);

/// The conditions that a value depends on, with the branch taken, in the order
/// encountered.
using BranchPath = llvm::SmallVector<std::pair<mlir::Value, bool>, 2>;

/// The maximum nesting depth of branches and loops, as in tf::ExpansionLimits.
constexpr unsigned kMaxV1Depth = 64;

/// A loop.
struct V1Loop {
  V1Loop *parent = nullptr;
  unsigned depth = 1;
  std::string name;
  llvm::SmallVector<mlir::Operation *> enters, merges, exits;
  mlir::Operation *condition = nullptr; // LoopCond
};

/// Merges of one condition, which become one tf.IfRegion.
struct V1Branch {
  mlir::Value predicate;
  llvm::SmallVector<mlir::Operation *> merges;
};

class V1ControlFlow {
public:
  /// Finds branches and loops. Emits a diagnostic and fails for unstructured
  /// control flow.
  llvm::LogicalResult analyze(llvm::ArrayRef<mlir::Operation *> nodes);

  /// The loop that an Exit leaves.
  V1Loop *exitedLoop(mlir::Operation *exit) const;
  V1Branch *branchOf(mlir::Operation *merge) const {
    return branches.lookup(merge);
  }

  /// The operand of a Merge from the branch that runs if its condition is
  /// `taken`.
  mlir::Value mergedValue(mlir::Operation *merge, bool taken) const;
  /// For a Merge of a loop: its NextIteration and its Enter.
  static mlir::Operation *nextIterationOf(mlir::Operation *merge);
  static mlir::Operation *enterOf(mlir::Operation *merge);

  /// The values that the branch uses from outside.
  llvm::SetVector<mlir::Value> outsideValues(const V1Branch &branch) const;

  /// A condition without the Identity ops around it.
  static mlir::Value canonical(mlir::Value predicate);

private:
  llvm::LogicalResult assignLoop(mlir::Operation *node);
  llvm::LogicalResult assignPath(mlir::Operation *node);
  llvm::LogicalResult mergePaths(mlir::Operation *merge);
  const BranchPath &pathOf(mlir::Operation *node) const;
  BranchPath pathOf(mlir::Value value) const;
  llvm::LogicalResult groupMerges();
  llvm::DenseSet<mlir::Operation *> needsOf(mlir::Operation *node);

  llvm::SmallVector<mlir::Operation *> ordered;
  llvm::DenseMap<mlir::Operation *, V1Loop *> loops;
  llvm::DenseMap<mlir::Operation *, BranchPath> paths;
  llvm::DenseMap<mlir::Operation *, V1Branch *> branches;
  /// For a Merge of a branch: its condition, and the operand of the true
  /// branch.
  llvm::DenseMap<mlir::Operation *, std::pair<mlir::Value, unsigned>> decided;
  std::vector<std::unique_ptr<V1Loop>> allLoops;
  /// The loop of each frame inside each enclosing loop.
  llvm::DenseMap<std::pair<V1Loop *, mlir::Attribute>, V1Loop *> frames;
  /// The number of nodes that `needsOf` has visited so far.
  uint64_t nodesSearched = 0;
  std::vector<std::unique_ptr<V1Branch>> allBranches;
};

/// The op of a node, "Merge" for RefMerge too; empty if the node is not control
/// flow.
llvm::StringRef v1Kind(mlir::Operation *node);
/// True if the node is the Merge of a loop.
bool isLoopMerge(mlir::Operation *node);
/// True if the node is the Switch of a loop.
bool isLoopSwitch(mlir::Operation *node);

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_V1CONTROLFLOW_H
