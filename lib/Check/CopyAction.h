//===- CopyAction.h - A rewrite of a copy -----------------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_COPYACTION_H
#define TFUSE_LIB_CHECK_COPYACTION_H

#include "mlir/IR/Action.h"

namespace tfuse::check {

/// Rewrites of a copy that is only evaluated. RewriteChecker does not count
/// them: it checks the same rewrites of the model.
class CopyAction : public mlir::tracing::ActionImpl<CopyAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CopyAction)
  static constexpr llvm::StringLiteral tag = "tfuse-rewrite-copy";
  static constexpr llvm::StringLiteral desc = "applies a rewrite to a copy";

  using ActionImpl::ActionImpl;
};

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_COPYACTION_H
