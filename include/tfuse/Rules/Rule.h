//===- Rule.h - The base of all named rewrites ------------------*- C++ -*-===//
//
// A rule is one file with one class, one test file and one line in the
// Rules.def of its group (RuleInfo.h). Its class names the root ops, says at
// which of them it fires, and rewrites them:
//
//   class FoldDoubleNeg : public RuleOn<FoldDoubleNeg, tfl::NegOp> {
//   public:
//     MatchResult<tfl::NegOp> match(tfl::NegOp op, RuleContext &ctx) const {
//       auto inner = op.getX().getDefiningOp<tfl::NegOp>();
//       if (!inner)
//         return skip();
//       if (inner.getType() != op.getType())
//         return ctx.reject(op, Reason::Shape,
//                           "the negations refine the type");
//       return inner;
//     }
//     void rewrite(tfl::NegOp op, tfl::NegOp inner,
//                  RewriteContext &ctx) const {
//       ctx.rewriter.replaceOp(op, inner.getX());
//       ctx.absorb(inner);
//     }
//   };
//   TFUSE_DEFINE_RULE(FoldDoubleNeg)
//
// match gives what rewrite needs, a skip or a refusal (MatchResult.h), and
// changes nothing; rewrite must not fail. Both are const: what is found goes
// from one to the other in the match, never through members. A rule with
// several root ops takes an Operation *. Ops without a class are
// tf::Ops<"BlockLSTM"> (RootOps.h).
//
// Rules on tfl and tf ops get a RuleContext and a RewriteContext, those on
// nodes of graphs a GraphContext (Graph/GraphRule.h), those on annotated
// functions a Signature and a BodyBuilder (Composite/CompositeRule.h). Fusions
// of the Remapper are tables of patterns
// (lib/Rules/Remapper/Matching/FusionRule.h).
//
// Whatever driver runs the rule, in release builds too, the contexts record
// where it was applied, on which nodes, and what came in their place.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RULE_H
#define TFUSE_RULES_RULE_H

#include "tfuse/Report/Report.h"
#include "tfuse/Rules/MatchResult.h"
#include "tfuse/Rules/RootOps.h"
#include "tfuse/Rules/RuleInfo.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <memory>
#include <string>

namespace tfuse {

class GraphContext;

/// Options of a whole run of rules.
struct RuleOptions {
  Semantics semantics = Semantics::Finite;
  /// Whether refusals are emitted as remarks, too, for tests and for people
  /// who work on rules.
  bool remarks = false;
  /// Builtins and features (Recurrent/TargetFeatures.h) that the chosen runtime
  /// has no kernels for. Has to outlive the run.
  llvm::ArrayRef<std::string> missingOps = {};
};

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

/// What a rule sees of its surroundings while it matches.
class RuleContext {
public:
  /// `report` may be null: then nobody asks for refusals.
  RuleContext(mlir::MLIRContext *context, Report *report,
              llvm::StringRef ruleId, const RuleOptions &options)
      : report(report), ruleId(ruleId), options(options), context(context) {}
  virtual ~RuleContext() = default;

  mlir::MLIRContext *getContext() const { return context; }
  Semantics getSemantics() const { return options.semantics; }
  /// True if the chosen runtime lacks a builtin or feature.
  bool targetLacks(llvm::StringRef feature) const {
    return llvm::is_contained(options.missingOps, feature);
  }

  /// A refusal, for `return ctx.reject(op, Reason::MultipleUses, "...")`.
  Mismatch reject(mlir::Operation *op, Reason reason,
                  const llvm::Twine &detail) const;
  /// Records that the rule does not fire, and why, unless it skips the op. For
  /// a match that looks at several candidates; what match returns is recorded
  /// by itself. Fails always.
  llvm::LogicalResult record(const Mismatch &mismatch);

  /// Runs a rewrite at `root` and records it.
  virtual void rewriteAt(mlir::Operation *root,
                         llvm::function_ref<void()> rewrite) = 0;

protected:
  /// The name of an op in the report.
  virtual std::string nameInReport(mlir::Operation *op) const;

  Report *const report;
  const llvm::StringRef ruleId;
  const RuleOptions options;

private:
  mlir::MLIRContext *context;
};

/// With what rules on tfl and tf ops rewrite.
class RewriteContext : public RuleContext {
public:
  RewriteContext(mlir::RewriterBase &rewriter, Report &report,
                 llvm::StringRef ruleId, const RuleOptions &options)
      : RuleContext(rewriter.getContext(), &report, ruleId, options),
        rewriter(rewriter) {}

  mlir::RewriterBase &rewriter;

  /// Says that `op` is part of what is being replaced; the report then names
  /// it. Erases it if nothing uses it any more.
  void absorb(mlir::Operation *op);

  /// Says that `op` was part of the pattern and remains, changed in place.
  void reuse(mlir::Operation *op);

  /// Where the result of a rewrite of `ops` comes from: all of them, in the
  /// order given, which is also how their names are joined in the output.
  mlir::Location fusedLoc(llvm::ArrayRef<mlir::Operation *> ops) const;

  /// Replaces `op` by a value and absorbs the other ops of the pattern, each
  /// before the producers of its operands.
  void replace(mlir::Operation *op, mlir::Value value,
               llvm::ArrayRef<mlir::Operation *> absorbed = {});
  /// The same with a new OpT of the type of `op`, located at all of them.
  template <typename OpT, typename... Operands>
  void replaceWith(mlir::Operation *op,
                   llvm::ArrayRef<mlir::Operation *> absorbed,
                   Operands &&...operands) {
    llvm::SmallVector<mlir::Operation *, 4> parts(llvm::reverse(absorbed));
    parts.push_back(op);
    replace(op,
            OpT::create(rewriter,
                        absorbed.empty() ? op->getLoc() : fusedLoc(parts),
                        op->getResult(0).getType(),
                        std::forward<Operands>(operands)...),
            absorbed);
  }

  void rewriteAt(mlir::Operation *root,
                 llvm::function_ref<void()> rewrite) override;

private:
  /// Node name and op name of ops that took part and are still there.
  llvm::SmallVector<std::pair<llvm::StringRef, llvm::StringRef>, 4> kept;
  /// Names of those that were changed in place.
  llvm::SmallVector<llvm::StringRef, 2> changed;
};

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// A rule, as tables and drivers know it.
class Rule {
public:
  virtual ~Rule() = default;

  /// Full names of the ops at which the rule may fire, e.g. "tfl.conv_2d".
  /// Empty: any op.
  virtual llvm::ArrayRef<llvm::StringRef> roots() const = 0;

  llvm::StringRef getId() const { return id; }
  /// Relative priority among rules with the same root op: higher goes first.
  virtual unsigned benefit() const { return 1; }

  /// Tries the rule at one of its root ops and records what came of it.
  /// `ctx` is of the class that such a rule takes.
  virtual llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                              RuleContext &ctx) const = 0;
  /// The same, for a rule on tfl and tf ops.
  llvm::LogicalResult apply(mlir::Operation *op, mlir::RewriterBase &rewriter,
                            Report &report, const RuleOptions &options) const;

  /// Whether the rule would fire at one of its root ops; changes nothing.
  bool matches(mlir::Operation *op, mlir::RewriterBase &rewriter,
               const RuleOptions &options) const;

  /// For a rule that rewrites a whole graph rather than at one node: called
  /// once, before rules look at nodes; returns true. Each single rewrite goes
  /// through ctx.rewriteAt.
  virtual bool runOnGraph(GraphContext &ctx) const { return false; }

protected:
  /// A rule of a Rules.def gets its id from there.
  Rule() = default;
  /// `id` has to outlive the rule.
  explicit Rule(llvm::StringRef id) : id(id) {}

private:
  friend struct RuleInfo;
  llvm::StringRef id;
};

namespace detail {
template <typename Member> struct MemberTraits;
template <typename Class, typename Result, typename Op, typename Context>
struct MemberTraits<Result (Class::*)(Op, Context &) const> {
  using RootOp = Op;
  using MatchContext = Context;
};
template <typename Class, typename Result, typename Op, typename Match,
          typename Context>
struct MemberTraits<Result (Class::*)(Op, Match, Context &) const> {
  using RewriteResult = Result;
  using RewriteContext = Context;
};
} // namespace detail

/// The base of a rule with match and rewrite; see above.
template <typename Self, typename... Roots>
class RuleOn : public WithRoots<Rule, Roots...> {
public:
  using WithRoots<Rule, Roots...>::WithRoots;

  llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                      RuleContext &context) const final {
    using OnMatch = detail::MemberTraits<decltype(&Self::match)>;
    using OnRewrite = detail::MemberTraits<decltype(&Self::rewrite)>;
    const auto &self = static_cast<const Self &>(*this);
    auto root = [op] {
      if constexpr (std::same_as<typename OnMatch::RootOp, mlir::Operation *>)
        return op;
      else
        return llvm::cast<typename OnMatch::RootOp>(op);
    }();
    auto &matchContext = static_cast<typename OnMatch::MatchContext &>(context);
    auto found = self.match(root, matchContext);
    if (!found)
      return context.record(found.takeMismatch());
    auto &ctx = static_cast<typename OnRewrite::RewriteContext &>(context);
    ctx.rewriteAt(op, [&] {
      if constexpr (std::same_as<typename OnRewrite::RewriteResult, void>)
        self.rewrite(root, *found, ctx);
      else // What the driver of graphs has to know.
        ctx.rewritten = self.rewrite(root, *found, ctx);
    });
    return llvm::success();
  }
};

/// Defines the factory that the rule's line in Rules.def refers to.
#define TFUSE_DEFINE_RULE(Class)                                               \
  std::unique_ptr<::tfuse::Rule> create##Class() {                             \
    return std::make_unique<Class>();                                          \
  }

} // namespace tfuse

#endif // TFUSE_RULES_RULE_H
