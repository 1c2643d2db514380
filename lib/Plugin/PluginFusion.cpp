//===- PluginFusion.cpp - A fusion of a plug-in as a rule -----------------===//

#include "PluginFusion.h"
#include "PluginMatch.h"

#include "tfuse/Rules/Composite/CompositeRule.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Reports an error in the plug-in, with the hint to disable the fusion.
static void emitMistake(const PluginFusion &fusion, const PluginMatch &match,
                        Location loc) {
  auto diag = emitUserError(loc, Code::PluginFailed);
  diag << "the fusion '" << fusion.id << "' of the plug-in " << fusion.plugin
       << " is broken: " << match.mistake;
  attachHint(diag, "disable it with --disable-rule " + fusion.id +
                       ", or report this to its author");
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

namespace {
using CompositeMatchPtr = std::unique_ptr<TFuseMatch>;

class PluginComposite : public CompositeRule<PluginComposite> {
public:
  explicit PluginComposite(std::shared_ptr<const PluginFusion> fusion)
      : CompositeRule(fusion->id), fusion(std::move(fusion)) {}

  MatchResult<CompositeMatchPtr> match(Signature &sig) const;
  void fuse(CompositeMatchPtr &match, BodyBuilder &body) const;

private:
  std::shared_ptr<const PluginFusion> fusion;
};
} // namespace

MatchResult<CompositeMatchPtr> PluginComposite::match(Signature &sig) const {
  auto match = std::make_unique<TFuseMatch>(sig.getFunction());
  match->run(*fusion);
  if (!match->mistake.empty()) {
    emitMistake(*fusion, *match, func::FuncOp(sig.getFunction().func).getLoc());
    return skip();
  }
  if (match->refusal)
    return sig.reject(match->refusal->reason,
                      fusion->names.front() + ": " + match->refusal->message,
                      match->refusal->hint);
  if (!match->replacement)
    return sig.reject(Reason::Signature,
                      fusion->names.front() + ": the plug-in gives no reason");
  return match;
}

void PluginComposite::fuse(CompositeMatchPtr &match, BodyBuilder &body) const {
  Block &staged = match->staged();
  for (Operation &op : make_early_inc_range(staged)) {
    op.remove();
    op.setLoc(body.getLoc());
    body.insert(&op);
  }
  SmallVector<Value> results = *match->replacement;
  for (BlockArgument argument : staged.getArguments()) {
    if (argument.use_empty() && !is_contained(results, argument))
      continue;
    // Read variables at the beginning.
    OpBuilder::InsertionGuard guard(body);
    body.setInsertionPointToStart(body.getBlock());
    Value actual = body.argument(argument.getArgNumber());
    argument.replaceAllUsesWith(actual);
    for (Value &result : results)
      if (result == argument)
        result = actual;
  }
  body.finish(results);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
using PatternMatchPtr = std::unique_ptr<TFuseMatch>;

// PatternInfo has the root ops.
class PluginPattern : public RuleOn<PluginPattern> {
public:
  explicit PluginPattern(std::shared_ptr<const PluginFusion> fusion)
      : RuleOn(fusion->id), fusion(std::move(fusion)) {}

  MatchResult<PatternMatchPtr> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *root, PatternMatchPtr &match,
               RewriteContext &ctx) const;

private:
  /// Set by the first error, so that only one message is emitted.
  mutable bool isBroken = false;
  std::shared_ptr<const PluginFusion> fusion;
};
} // namespace

MatchResult<PatternMatchPtr> PluginPattern::match(Operation *op,
                                                  RuleContext &ctx) const {
  if (isBroken)
    return skip();
  auto match = std::make_unique<TFuseMatch>(op);
  match->run(*fusion);
  if (!match->mistake.empty()) {
    isBroken = true;
    emitMistake(*fusion, *match, op->getLoc());
    return skip();
  }
  if (match->refusal)
    return ctx.reject(op, match->refusal->reason, match->refusal->message);
  if (!match->replacement)
    return skip();
  return match;
}

void PluginPattern::rewrite(Operation *root, PatternMatchPtr &match,
                            RewriteContext &ctx) const {
  Location loc = root->getLoc();
  Block &staged = match->staged();
  RewriterBase &rewriter = ctx.rewriter;
  rewriter.setInsertionPoint(root);
  for (Operation &op : make_early_inc_range(staged)) {
    op.remove();
    op.setLoc(loc);
    rewriter.insert(&op);
  }
  rewriter.replaceOp(root, *match->replacement);
  // Visit users first: erasing a user may make its producers dead.
  SmallVector<Operation *> left(match->visited());
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *&op : left)
      if (op && op != root && op->use_empty() && isMemoryEffectFree(op)) {
        ctx.absorb(op);
        op = nullptr;
        changed = true;
      }
  }
}

//===----------------------------------------------------------------------===//
// Creating rules
//===----------------------------------------------------------------------===//

std::unique_ptr<Rule>
makeComposite(std::shared_ptr<const PluginFusion> fusion) {
  return std::make_unique<PluginComposite>(std::move(fusion));
}

std::unique_ptr<Rule> makePattern(std::shared_ptr<const PluginFusion> fusion) {
  return std::make_unique<PluginPattern>(std::move(fusion));
}

} // namespace tfuse
