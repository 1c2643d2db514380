//===- CheckOnCopy.h - Validate a rewrite before making it ------*- C++ -*-===//
//
// Translation validation on a copy: the rewrite is applied to a copy of the ops
// around its root, and the ops before and after are evaluated on the same
// random inputs. The model itself does not change, so a rewrite that changes
// values can be refused.
//
// The copy contains the root, the producers that prepare its operands and the
// users that process its results, as far as the interpreter has kernels for
// them. Values from outside the copy are random. Unknown dimensions have size
// 3.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CHECK_CHECKONCOPY_H
#define TFUSE_CHECK_CHECKONCOPY_H

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace tfuse::check {

struct CopyCheckOptions {
  /// The limit of multiplications; a larger copy is not evaluated.
  int64_t maxMultiplications = int64_t(1) << 33;
};

/// The result of a comparison.
struct CheckResult {
  enum Kind {
    /// The rewrite does not apply in the copy.
    NotApplied,
    Equal,
    Different,
    /// The results could not be compared; `detail` has the reason.
    Unknown
  };
  Kind kind = NotApplied;
  std::string detail;
};

/// Applies a rewrite at an op; fails if it does not apply.
using ApplyRewrite = llvm::function_ref<llvm::LogicalResult(
    mlir::Operation *, mlir::RewriterBase &)>;

/// Applies the rewrite to a copy of `op` and the ops around it, and compares
/// the results before and after.
CheckResult checkOnCopy(mlir::Operation *op, ApplyRewrite rewrite,
                        const CopyCheckOptions &options = {});

} // namespace tfuse::check

#endif // TFUSE_CHECK_CHECKONCOPY_H
