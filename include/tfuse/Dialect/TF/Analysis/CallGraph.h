//===- CallGraph.h - Which functions run which ------------------*- C++ -*-===//
//
// The functions of a module, callees before callers, found without recursion:
// a model may have chains of 30,000 functions. The graph also tells how much
// the functions grow when each use gets a copy, before anything is copied.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_CALLGRAPH_H
#define TFUSE_DIALECT_TF_ANALYSIS_CALLGRAPH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tfuse::tf {

/// What copies of functions may amount to. A model that needs more than these
/// is refused with LimitExceeded; docs/rationale/0009-limits.md has the reasons
/// for the numbers.
struct ExpansionLimits {
  /// Ops of a function with everything that it runs: this many, or `growth`
  /// times what the model has.
  uint64_t ops = uint64_t(1) << 18;
  uint64_t growth = 16;
  /// Bodies of branches and loops, likewise. They cost more than other ops.
  uint64_t regions = uint64_t(1) << 14;
  /// Branches and loops inside one another. MLIR walks them recursively, and
  /// what a region takes from outside is looked for at each level.
  unsigned depth = 64;
};

class CallGraph {
public:
  struct Use {
    mlir::Operation *op;
    /// An index into `nodes`.
    unsigned callee;
    /// The regions around the op inside its function, one more if it is a
    /// branch or loop, which has the callee's body in a region later.
    unsigned depth;
  };
  struct Node {
    mlir::func::FuncOp function;
    llvm::SmallVector<Use, 2> uses;
    /// Without what it runs: ops, ops with regions, and regions nested in one
    /// another.
    uint64_t ops = 0, regions = 0;
    unsigned depth = 0;
  };
  /// Functions that run each other in a circle.
  struct Cycle {
    /// The op that closes the circle, and the function that it runs.
    mlir::Operation *op = nullptr;
    mlir::func::FuncOp callee;
    /// From `callee` to the function that holds `op`.
    llvm::SmallVector<mlir::func::FuncOp> path;
  };

  /// Follows the ops that `isUse` accepts; by default all calls, branches and
  /// loops.
  CallGraph(mlir::ModuleOp module, const mlir::SymbolTable &symbols,
            llvm::function_ref<bool(mlir::Operation *)> isUse = nullptr);

  llvm::ArrayRef<Node> nodes() const { return all; }
  /// Indices into `nodes`. Without cycles each function comes after all that it
  /// runs.
  llvm::ArrayRef<unsigned> calleesFirst() const { return order; }
  /// The first circle found; its `op` is null if there is none.
  const Cycle &cycle() const { return firstCycle; }

  /// Fails with LimitExceeded, naming a function, if copies of bodies exceed
  /// the limits. Circles are not followed.
  mlir::LogicalResult checkExpansion(const ExpansionLimits &limits = {}) const;

private:
  void sortCalleesFirst();

  llvm::SmallVector<Node> all;
  llvm::SmallVector<unsigned> order;
  Cycle firstCycle;
};

/// Adds `delta` to the count of each function that `root`, or an op inside it,
/// refers to, once for each reference.
void countReferences(mlir::Operation *root,
                     llvm::DenseMap<mlir::StringAttr, int> &counts, int delta);

/// The place of an op that comes from `inner` and replaces a call at `call`.
/// Keeps a bounded number of calls, or chains of calls would take quadratic
/// memory.
mlir::Location inlinedLocation(mlir::Location inner, mlir::Location call);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_CALLGRAPH_H
