//===- FunctionFlow.h - How values pass in and out of functions -*- C++ -*-===//
//
// Calls, branches and loops run functions: what of their operands becomes which
// argument, and what becomes of results, is said here once for all of them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_FUNCTIONFLOW_H
#define TFUSE_DIALECT_TF_ANALYSIS_FUNCTIONFLOW_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace tfuse::tf {

/// One function that one op runs.
struct FunctionUse {
  mlir::Operation *op;
  mlir::func::FuncOp callee;
  /// The operand that the first argument gets.
  unsigned firstOperand;
  /// What the function returns are the op's results (not so for conditions).
  bool returnsToResults;
  /// And it is what the function gets next time (bodies of loops).
  bool repeats;

  /// The argument that operand `index` becomes; null for one that becomes none.
  mlir::BlockArgument argumentFor(unsigned index) const;
};

/// Whether `op` runs functions in a way that this file knows of.
bool runsFunctions(mlir::Operation *op);

/// Whether `op` passes values in and out of its regions in a way known here.
bool hasKnownRegions(mlir::Operation *op);

/// Whether `op` runs whenever the model does: it stands in a public function,
/// in no branch or loop. A mistake in it is one of the model.
bool alwaysRuns(mlir::Operation *op);

/// All uses of a module's functions.
class FunctionUses {
public:
  explicit FunctionUses(mlir::ModuleOp module);

  llvm::ArrayRef<FunctionUse> of(mlir::Operation *op) const;
  llvm::ArrayRef<FunctionUse> usesOf(mlir::func::FuncOp callee) const;
  /// Whether something else than the ops known here may run the function: who
  /// uses the module, or an op that refers to it otherwise.
  bool isReachableOtherwise(mlir::func::FuncOp function) const;

private:
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<FunctionUse, 2>> byOp,
      byCallee;
  llvm::DenseSet<mlir::Operation *> escaped;
};

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_FUNCTIONFLOW_H
