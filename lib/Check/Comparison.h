//===- Comparison.h - Evaluate both sides of a rewrite ----------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_COMPARISON_H
#define TFUSE_LIB_CHECK_COMPARISON_H

#include "RandomInputs.h"
#include "Snapshot.h"
#include "tfuse/Check/Interpreter.h"
#include "tfuse/Check/RewriteChecker.h"

namespace tfuse::check {

struct Outcome {
  RewriteCheck::Kind kind = RewriteCheck::Unchecked;
  std::string detail;
};

/// Evaluates the values that a rewrite replaced, and their replacements, on
/// several inputs.
Outcome compareRewrite(Snapshot &snapshot, const CheckerOptions &options);

/// The same for a function, with its body before and after.
Outcome compareFunctions(mlir::Operation *before, mlir::Operation *after,
                         const CheckerOptions &options);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_COMPARISON_H
