//===- FoldOp.h - Fold one op with constant operands ------------*- C++ -*-===//
//
// What constant folding does to a single op, whichever dialect and driver:
// layout changes, conversions and per-channel arithmetic of large constants
// become lazy constants (LazyElements.h), everything else is evaluated
// (Evaluator.h), unless the result would be out of proportion.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_FOLDOP_H
#define TFUSE_EVAL_FOLDOP_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Eval/Evaluator.h"

namespace tfuse::eval {

struct FoldLimits {
  /// Results may be as large as the operands together, or this large. (What a
  /// Fill or Tile makes in a moment, the model file has to carry.)
  int64_t maxGrowthBytes = 1 << 20;
  EvalLimits eval;
};

/// The op's results as constants, of the op's result types made static. All
/// operands must be given. `name` is a hint for the names of large constants.
/// Fails as `evaluate` does, and with LimitExceeded where the results are out
/// of proportion.
llvm::Expected<llvm::SmallVector<mlir::ElementsAttr>>
foldOp(mlir::Operation *op, llvm::ArrayRef<mlir::ElementsAttr> operands,
       const FoldLimits &limits = {}, llvm::StringRef name = "folded");

} // namespace tfuse::eval

#endif // TFUSE_EVAL_FOLDOP_H
