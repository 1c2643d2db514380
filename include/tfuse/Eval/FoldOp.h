//===- FoldOp.h - Fold one op with constant operands ------------*- C++ -*-===//
//
// Constant folding of a single op, for all dialects and drivers. Data movement,
// casts and per-channel arithmetic of large constants become lazy constants
// (LazyElements.h); all other ops are evaluated (Evaluator.h) unless the result
// is much larger than the operands.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_FOLDOP_H
#define TFUSE_EVAL_FOLDOP_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Eval/Evaluator.h"

namespace tfuse::eval {

struct FoldLimits {
  /// The results may be as large as all operands together, or this large. (The
  /// model file stores the result of a folded Fill or Tile.)
  int64_t maxGrowthBytes = 1 << 20;
  EvalLimits eval;
};

/// Returns the op's results as constants; their types are those of the op, made
/// static. All operands must be given. `name` is a hint for the names of large
/// constants. Fails as `evaluate` does, and with LimitExceeded if the results
/// are too large.
llvm::Expected<llvm::SmallVector<mlir::ElementsAttr>>
foldOp(mlir::Operation *op, llvm::ArrayRef<mlir::ElementsAttr> operands,
       const FoldLimits &limits = {}, llvm::StringRef name = "folded");

} // namespace tfuse::eval

#endif // TFUSE_EVAL_FOLDOP_H
