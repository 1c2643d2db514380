//===- CompositeRule.h - What fuses one kind of composite -------*- C++ -*-===//
//
// A composite rule looks at functions instead of patterns of ops: match states
// the interface that an annotated function must have, fuse gives it a new body.
//
//   class Ngrams : public CompositeRule<NgramsOptions> {
//     FailureOr<NgramsOptions> match(Signature &sig) const override;
//     void fuse(NgramsOptions &options, BodyBuilder &body) const override;
//   };
//   TFUSE_DEFINE_RULE(Ngrams)
//
// A rule without anything to remember is a CompositeRule<NoMatch>. See
// docs/write-your-own-fusion.md.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_COMPOSITERULE_H
#define TFUSE_RULES_COMPOSITE_COMPOSITERULE_H

#include "tfuse/Rules/Composite/BodyBuilder.h"
#include "tfuse/Rules/Composite/Signature.h"
#include "tfuse/Rules/Rule.h"

namespace tfuse {

class CompositeRuleBase : public Rule {
public:
  using Rule::Rule;

  llvm::ArrayRef<llvm::StringLiteral> anchors() const final;
  bool isAnchor(mlir::Operation *op) const final;

  /// Tries the rule on a function and records what came of it. On failure,
  /// `miss` says why. Not to be called from several threads on one rule.
  llvm::LogicalResult applyTo(const CompositeFunction &function,
                              mlir::RewriterBase &rewriter, Report &report,
                              const RuleOptions &options,
                              CompositeMiss &miss) const;

private:
  virtual llvm::LogicalResult matchAndFuse(const CompositeFunction &function,
                                           Signature &sig,
                                           RuleContext &ctx) const = 0;
  llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                      RuleContext &ctx) const final;

  struct Current {
    const CompositeFunction *function = nullptr;
    CompositeMiss *miss = nullptr;
  };
  mutable Current current;
};

/// For rules whose match has nothing to hand to fuse.
struct NoMatch {};

template <typename Match> class CompositeRule : public CompositeRuleBase {
public:
  using CompositeRuleBase::CompositeRuleBase;

  /// Whether the function has the interface of the composite. Refusals go
  /// through `sig`.
  virtual llvm::FailureOr<Match> match(Signature &sig) const = 0;
  /// Writes the new body; must not fail.
  virtual void fuse(Match &match, BodyBuilder &body) const = 0;

private:
  llvm::LogicalResult matchAndFuse(const CompositeFunction &function,
                                   Signature &sig,
                                   RuleContext &ctx) const final {
    llvm::FailureOr<Match> found = match(sig);
    if (failed(found) || sig.failed())
      return llvm::failure();
    BodyBuilder body(function, ctx);
    fuse(*found, body);
    return llvm::success();
  }
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_COMPOSITERULE_H
