//===- FunctionFlow.h - Data flow into and out of functions -----*- C++ -*-===//
//
// Calls, branches and loops run functions. This analysis maps their operands to
// arguments, and the results of functions to results of the ops.
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
  /// The index of the operand that is passed as the first argument.
  unsigned firstOperand;
  /// The function's results are the op's results (false for conditions).
  bool returnsToResults;
  /// The function's results are its arguments in the next iteration (bodies of
  /// loops).
  bool repeats;

  /// The argument for operand `index`; null if there is none.
  mlir::BlockArgument argumentFor(unsigned index) const;
};

/// Whether `op` runs functions in a known way.
bool runsFunctions(mlir::Operation *op);

/// Whether `op` passes values into and out of its regions in a known way.
bool hasKnownRegions(mlir::Operation *op);

/// Whether `op` is always executed: it is in a public function but not in a
/// branch or loop. An error in such an op is an error of the model.
bool alwaysRuns(mlir::Operation *op);

/// All uses of a module's functions.
class FunctionUses {
public:
  explicit FunctionUses(mlir::ModuleOp module);

  llvm::ArrayRef<FunctionUse> of(mlir::Operation *op) const;
  llvm::ArrayRef<FunctionUse> usesOf(mlir::func::FuncOp callee) const;
  /// Whether the function may be called other than by known ops: by users of
  /// the module, or by an op that references it in an unknown way.
  bool isReachableOtherwise(mlir::func::FuncOp function) const;

private:
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<FunctionUse, 2>> byOp,
      byCallee;
  llvm::DenseSet<mlir::Operation *> escaped;
};

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_FUNCTIONFLOW_H
