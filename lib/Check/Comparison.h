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

/// Evaluates what a rewrite replaced, and what replaced it, on several inputs.
Outcome compareRewrite(Snapshot &snapshot, const CheckerOptions &options);

/// The same for the body of a function, and the body it had.
Outcome compareFunctions(mlir::Operation *before, mlir::Operation *after,
                         const CheckerOptions &options);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_COMPARISON_H
