//===- CompositeRule.h - Rules that fuse composites -------------*- C++ -*-===//
//
// A composite rule matches functions instead of patterns of ops: match checks
// the signature of an annotated function, fuse builds its new body.
//
//   class Ngrams : public CompositeRule<Ngrams> {
//   public:
//     MatchResult<NgramsOptions> match(Signature &sig) const;
//     void fuse(NgramsOptions &options, BodyBuilder &body) const;
//   };
//   TFUSE_DEFINE_RULE(Ngrams)
//
// A match without values for fuse returns NoOptions. See
// docs/how-to/add-a-composite.md.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_COMPOSITERULE_H
#define TFUSE_RULES_COMPOSITE_COMPOSITERULE_H

#include "tfuse/Rules/Composite/BodyBuilder.h"
#include "tfuse/Rules/Composite/Signature.h"
#include "tfuse/Rules/Rule.h"

namespace tfuse {

/// The context of a composite rule, next to the function as an op.
class CompositeContext : public RewriteContext {
public:
  CompositeContext(const CompositeFunction &function,
                   mlir::RewriterBase &rewriter, Report &report,
                   llvm::StringRef ruleId, const RuleOptions &options)
      : RewriteContext(rewriter, report, ruleId, options), function(function) {}

  const CompositeFunction &function;
  /// Why the function was not fused, for a diagnostic. Empty if it was fused,
  /// or if it contains fused ops already.
  CompositeMiss miss;
};

/// True if a function is annotated and contains no fused ops yet.
bool isUnfusedComposite(mlir::func::FuncOp func);

/// The result of a match without values for fuse.
struct NoOptions {};

template <typename Self>
class CompositeRule : public WithRoots<Rule, mlir::func::FuncOp> {
public:
  using WithRoots::WithRoots;

  llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                      RuleContext &context) const final {
    auto &ctx = static_cast<CompositeContext &>(context);
    const auto &self = static_cast<const Self &>(*this);
    if (!isUnfusedComposite(ctx.function.func))
      return llvm::failure();
    Signature sig(ctx.function, ctx, ctx.miss);
    auto found = self.match(sig);
    if (sig.failed())
      return ctx.record(sig.takeMismatch());
    if (!found)
      return llvm::failure();
    ctx.rewriteAt(op, [&] {
      BodyBuilder body(ctx.function, ctx);
      self.fuse(*found, body);
    });
    return llvm::success();
  }
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_COMPOSITERULE_H
