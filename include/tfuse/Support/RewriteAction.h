//===- RewriteAction.h - One application of a rewrite -----------*- C++ -*-===//
//
// Every driver of rewrites runs a rewrite as an action of MLIR, so that a
// handler on the context can look at the IR before and after
// (tfuse/Check/RewriteChecker.h):
//
//   runRewrite(op, id, &rewriter, [&] { rule.rewrite(...); });
//
// Without a handler this is a plain call.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_REWRITEACTION_H
#define TFUSE_SUPPORT_REWRITEACTION_H

#include "mlir/IR/Action.h"
#include "mlir/IR/PatternMatch.h"

namespace tfuse {

class RewriteAction : public mlir::tracing::ActionImpl<RewriteAction> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RewriteAction)
  static constexpr llvm::StringLiteral tag = "tfuse-rewrite";
  static constexpr llvm::StringLiteral desc =
      "applies one rule or lowering at one op";

  /// `rewriter` is null for rewrites that create and erase ops directly.
  RewriteAction(llvm::ArrayRef<mlir::IRUnit> units, llvm::StringRef id,
                mlir::RewriterBase *rewriter, bool keepsNonFinite)
      : ActionImpl(units), id(id), rewriter(rewriter),
        nonFinite(keepsNonFinite) {}

  void print(llvm::raw_ostream &os) const override {
    os << '`' << tag << "` " << id;
  }

  mlir::Operation *root() const {
    return llvm::cast<mlir::Operation *>(getContextIRUnits().front());
  }
  /// The id of the rule, or the name of the op that is lowered.
  llvm::StringRef getId() const { return id; }
  mlir::RewriterBase *getRewriter() const { return rewriter; }
  /// Whether the rewrite promises to keep NaN and infinities.
  bool keepsNonFinite() const { return nonFinite; }

private:
  llvm::StringRef id;
  mlir::RewriterBase *rewriter;
  bool nonFinite;
};

/// Runs `rewrite`, which may rewrite ops around `root`.
inline void runRewrite(mlir::Operation *root, llvm::StringRef id,
                       mlir::RewriterBase *rewriter,
                       llvm::function_ref<void()> rewrite,
                       bool keepsNonFinite = false) {
  root->getContext()->executeAction<RewriteAction>(rewrite, {root}, id,
                                                   rewriter, keepsNonFinite);
}

} // namespace tfuse

#endif // TFUSE_SUPPORT_REWRITEACTION_H
