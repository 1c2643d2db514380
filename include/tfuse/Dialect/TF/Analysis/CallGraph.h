//===- CallGraph.h - Functions and the ops that reference them --*- C++ -*-===//
//
// The functions of a module in post order (callees before callers), computed
// without recursion because a model may have chains of 30,000 functions. The
// graph also computes the size of the functions after inlining, before anything
// is copied.
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

/// Limits on the size after copying functions. A larger model fails with
/// LimitExceeded; docs/rationale/0009-limits.md explains the numbers.
struct ExpansionLimits {
  /// The number of ops of a function including its callees: this many, or
  /// `growth` times the size of the model.
  uint64_t ops = uint64_t(1) << 18;
  uint64_t growth = 16;
  /// Bodies of branches and loops, likewise. They cost more than other ops.
  uint64_t regions = uint64_t(1) << 14;
  /// The nesting depth of branches and loops. MLIR walks regions recursively,
  /// and values used from outside are searched at each level.
  unsigned depth = 64;
};

class CallGraph {
public:
  struct Use {
    mlir::Operation *op;
    /// An index into `nodes`.
    unsigned callee;
    /// The number of regions around the op in its function, plus one for a
    /// branch or loop, in which the callee's body becomes a region.
    unsigned depth;
  };
  struct Node {
    mlir::func::FuncOp function;
    llvm::SmallVector<Use, 2> uses;
    /// Excluding callees: the number of ops, the number of ops with regions,
    /// and the nesting depth of regions.
    uint64_t ops = 0, regions = 0;
    unsigned depth = 0;
  };
  /// A recursion.
  struct Cycle {
    /// The op that closes the cycle, and the function that it calls.
    mlir::Operation *op = nullptr;
    mlir::func::FuncOp callee;
    /// From `callee` to the function that contains `op`.
    llvm::SmallVector<mlir::func::FuncOp> path;
  };

  /// Follows the ops that `isUse` accepts; by default all calls, branches and
  /// loops.
  CallGraph(mlir::ModuleOp module, const mlir::SymbolTable &symbols,
            llvm::function_ref<bool(mlir::Operation *)> isUse = nullptr);

  llvm::ArrayRef<Node> nodes() const { return all; }
  /// Indices into `nodes`. Without recursion, each function comes after all its
  /// callees.
  llvm::ArrayRef<unsigned> calleesFirst() const { return order; }
  /// The first cycle found; its `op` is null if there is none.
  const Cycle &cycle() const { return firstCycle; }

  /// Fails with LimitExceeded, naming a function, if copies of bodies exceed
  /// the limits. Cycles are not followed.
  mlir::LogicalResult checkExpansion(const ExpansionLimits &limits = {}) const;

private:
  void sortCalleesFirst();

  llvm::SmallVector<Node> all;
  llvm::SmallVector<unsigned> order;
  Cycle firstCycle;
};

/// Fails with InvalidGraph, at `op`, if `op` runs the function with arguments
/// or for results of other element types than those that the function declares.
/// Shapes are not compared. There are as many types as the function has
/// arguments and results.
mlir::LogicalResult checkElementTypes(mlir::Operation *op,
                                      mlir::func::FuncOp function,
                                      mlir::TypeRange arguments,
                                      mlir::TypeRange results);

/// Adds `delta` to the count of each function that `root`, or an op inside it,
/// refers to, once for each reference.
void countReferences(mlir::Operation *root,
                     llvm::DenseMap<mlir::StringAttr, int> &counts, int delta);

/// The location of an op inlined from `inner` for a call at `call`. It keeps a
/// bounded number of callers, because chains of calls would take quadratic
/// memory.
mlir::Location inlinedLocation(mlir::Location inner, mlir::Location call);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_CALLGRAPH_H
