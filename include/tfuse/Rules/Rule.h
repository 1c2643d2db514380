//===- Rule.h - What every named rewrite is made of -------------*- C++ -*-===//
//
// A rule is one file with one class, one test file and one line in the
// Rules.def of its group. It has three parts:
//
//   anchors   the names of the ops at which to look at all, and, where names
//             alone would find too many, isAnchor() (cheap, silent);
//   match     may I? Every refusal is `return ctx.reject(op, Reason::X, "..")`
//             and so ends up in the report as a near miss;
//   rewrite   do it; must not fail.
//
//   struct FuseConvBiasMatch { tfl::Conv2DOp conv; ElementsAttr bias; };
//   class FuseConvBias : public RuleWithMatch<FuseConvBiasMatch> {
//     ArrayRef<StringLiteral> anchors() const override;
//     FailureOr<FuseConvBiasMatch> match(Operation *, RuleContext &) const ..
//     void rewrite(Operation *, FuseConvBiasMatch &, RuleContext &) const ...
//   };
//   TFUSE_DEFINE_RULE(FuseConvBias)
//
// Whatever driver runs the rule, in release builds too, the base class records
// where it was applied, on which nodes, and what came in their place.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RULE_H
#define TFUSE_RULES_RULE_H

#include "tfuse/Report/Report.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include <memory>
#include <string>

namespace tfuse {

/// Why a rule did not fire: a closed list, Reasons.def.
enum class Reason {
#define TFUSE_REASON(id, name, summary) id,
#include "tfuse/Rules/Reasons.def"
};

llvm::StringRef reasonName(Reason reason);

/// How faithful rewrites must be (docs/semantics.md).
enum class Semantics {
  /// Equal for all inputs whose values and results are finite.
  Finite,
  /// NaN, infinities and signed zeros are kept as well.
  Exact,
  /// As the pinned TensorFlow's Grappler does, known errors included.
  Grappler
};

/// What holds for a whole run of rules.
struct RuleOptions {
  Semantics semantics = Semantics::Finite;
  /// Whether refusals are emitted as remarks, too, for tests and for people
  /// who work on rules.
  bool remarks = false;
};

/// The name a user knows an op by: its TensorFlow node name, from its location
/// (the innermost name of call sites, the first one of fused locations). Empty
/// when the location has none.
llvm::StringRef nodeName(mlir::Location loc);
inline llvm::StringRef nodeName(mlir::Operation *op) {
  return nodeName(op->getLoc());
}

/// What a rule sees of its surroundings while it matches and rewrites.
class RuleContext {
public:
  RuleContext(mlir::RewriterBase &rewriter, Report &report,
              llvm::StringRef ruleId, const RuleOptions &options)
      : rewriter(rewriter), report(report), ruleId(ruleId), options(options) {}

  mlir::RewriterBase &rewriter;
  mlir::MLIRContext *getContext() const { return rewriter.getContext(); }
  Semantics getSemantics() const { return options.semantics; }

  /// Records that the rule does not fire at `op` and why. Returns failure, so
  /// that refusals read `return ctx.reject(op, Reason::MultipleUses, "...")`.
  llvm::LogicalResult reject(mlir::Operation *op, Reason reason,
                             const llvm::Twine &detail);

  /// Says that `op` is part of what is being replaced; the report then names
  /// it. Erases it if nothing uses it any more.
  void absorb(mlir::Operation *op);

  /// Says that `op` was part of the pattern and remains, changed in place.
  void reuse(mlir::Operation *op);

  /// Where the result of a rewrite of `ops` comes from: all of them, in the
  /// order given, which is also how their names are joined in the output.
  mlir::Location fusedLoc(llvm::ArrayRef<mlir::Operation *> ops) const;

private:
  friend class Rule;
  Report &report;
  llvm::StringRef ruleId;
  const RuleOptions &options;
  /// Node name and op name of ops that took part and are still there.
  llvm::SmallVector<std::pair<llvm::StringRef, llvm::StringRef>, 4> kept;
  /// Names of those that were changed in place.
  llvm::SmallVector<llvm::StringRef, 2> changed;
};

class Rule {
public:
  virtual ~Rule() = default;

  /// Full names of the ops at which the rule may fire, e.g. "tfl.conv_2d".
  /// Empty: any op.
  virtual llvm::ArrayRef<llvm::StringLiteral> anchors() const = 0;

  /// Whether an op with such a name is worth looking at. Saying no is silent,
  /// so this is for what nobody would expect to be rewritten (an addition that
  /// has no convolution in front), not for conditions. Must be cheap.
  virtual bool isAnchor(mlir::Operation *op) const { return true; }

  llvm::StringRef getId() const { return id; }
  /// Relative priority among rules with the same anchor: higher goes first.
  virtual unsigned benefit() const { return 1; }

  /// Tries the rule at `op` and records what came of it.
  llvm::LogicalResult apply(mlir::Operation *op, mlir::RewriterBase &rewriter,
                            Report &report, const RuleOptions &options) const;

protected:
  /// A rule of a Rules.def gets its id from there.
  Rule() = default;
  /// `id` has to outlive the rule.
  explicit Rule(llvm::StringRef id) : id(id) {}

  virtual llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                              RuleContext &ctx) const = 0;

private:
  friend struct RuleInfo;
  llvm::StringRef id;
};

/// A rule whose match hands what it found to rewrite.
template <typename Match> class RuleWithMatch : public Rule {
public:
  virtual llvm::FailureOr<Match> match(mlir::Operation *op,
                                       RuleContext &ctx) const = 0;
  virtual void rewrite(mlir::Operation *op, Match &match,
                       RuleContext &ctx) const = 0;

private:
  llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                      RuleContext &ctx) const final {
    llvm::FailureOr<Match> found = match(op, ctx);
    if (failed(found))
      return llvm::failure();
    rewrite(op, *found, ctx);
    return llvm::success();
  }
};

/// One line of a Rules.def.
struct RuleInfo {
  llvm::StringLiteral id, group, summary;
  bool onByDefault;
  std::unique_ptr<Rule> (*make)();

  std::unique_ptr<Rule> create() const {
    std::unique_ptr<Rule> rule = make();
    rule->id = id;
    return rule;
  }
};

/// Which rules run: the defaults, and what the user switched on or off.
struct RuleSelection {
  llvm::StringSet<> only, disabled, enabled;

  bool selects(const RuleInfo &rule) const {
    return selects(rule.id, rule.onByDefault);
  }
  bool selects(llvm::StringRef id, bool onByDefault) const {
    if (disabled.contains(id))
      return false;
    if (!only.empty())
      return only.contains(id);
    return onByDefault || enabled.contains(id);
  }
};

/// Defines the factory that the rule's line in Rules.def refers to.
#define TFUSE_DEFINE_RULE(Class)                                               \
  std::unique_ptr<::tfuse::Rule> create##Class() {                             \
    return std::make_unique<Class>();                                          \
  }

} // namespace tfuse

#endif // TFUSE_RULES_RULE_H
