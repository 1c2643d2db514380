//===- Rule.h - The base class of all named rewrites ------------*- C++ -*-===//
//
// A rule is one source file with one class, one test file and one line in the
// Rules.def of its group (RuleInfo.h). Its class names the root ops, matches at
// them, and rewrites them:
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
// match returns the values that rewrite needs, a skip or a refusal
// (MatchResult.h), and changes nothing. rewrite must not fail. Both are const:
// values pass from match to rewrite through the match result, never through
// members. A rule with several root ops takes an Operation *. Ops without a
// class are written as tf::Ops<"BlockLSTM"> (RootOps.h).
//
// The context depends on the level: rules on tfl and tf ops get a RuleContext
// and a RewriteContext, rules on graph nodes a GraphContext
// (Graph/GraphRule.h), and rules on annotated functions a Signature and a
// BodyBuilder (Composite/CompositeRule.h). Fusions of the Remapper are lists of
// patterns (lib/Rules/Remapper/Matching/FusionRule.h).
//
// In every driver and build, the contexts record where a rule was applied, the
// matched nodes, and the nodes that replace them.
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

/// Options of a run of rules.
struct RuleOptions {
  Semantics semantics = Semantics::Finite;
  /// Also emits refusals as remarks, for tests and for authors of rules.
  bool remarks = false;
  /// Builtins and features (Recurrent/TargetFeatures.h) for which the chosen
  /// runtime has no kernels. Must outlive the run.
  llvm::ArrayRef<std::string> missingOps = {};
};

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

/// The context in which a rule matches: options and refusals.
class RuleContext {
public:
  /// Without a report, refusals are not recorded.
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

  /// A refusal, for `return ctx.reject(op, Reason::MultipleUses, "...")`. The
  /// hint tells the model's author what to change.
  Mismatch reject(mlir::Operation *op, Reason reason, const llvm::Twine &detail,
                  const llvm::Twine &hint = "") const;
  /// Records a refusal; does nothing for a skip. For a match that tries several
  /// candidates: the refusal that match returns is recorded by the caller.
  /// Returns failure.
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

/// The context in which a rule on tfl and tf ops rewrites.
class RewriteContext : public RuleContext {
public:
  RewriteContext(mlir::RewriterBase &rewriter, Report &report,
                 llvm::StringRef ruleId, const RuleOptions &options)
      : RuleContext(rewriter.getContext(), &report, ruleId, options),
        rewriter(rewriter) {}

  mlir::RewriterBase &rewriter;

  /// Marks `op` as replaced, so that the report names it, and erases it if it
  /// has no uses left.
  void absorb(mlir::Operation *op);

  /// Marks `op` as a part of the pattern that remains, changed in place.
  void reuse(mlir::Operation *op);

  /// The location of an op that replaces `ops`: a fusion of theirs, in the
  /// given order. The exported name joins their names in this order.
  mlir::Location fusedLoc(llvm::ArrayRef<mlir::Operation *> ops) const;

  /// Replaces `op` by a value and absorbs the other ops of the pattern. List
  /// each op before the producers of its operands.
  void replace(mlir::Operation *op, mlir::Value value,
               llvm::ArrayRef<mlir::Operation *> absorbed = {});
  /// The same with a new OpT of the same type as `op`, at the fused location of
  /// all replaced ops.
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
  /// Node name and op name of absorbed ops that still have uses.
  llvm::SmallVector<std::pair<llvm::StringRef, llvm::StringRef>, 4> kept;
  /// Names of the ops that were changed in place.
  llvm::SmallVector<llvm::StringRef, 2> changed;
};

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// The interface of a rule for tables and drivers.
class Rule {
public:
  virtual ~Rule() = default;

  /// Full names of the ops at which the rule may fire, e.g. "tfl.conv_2d".
  /// Empty: any op.
  virtual llvm::ArrayRef<llvm::StringRef> roots() const = 0;

  llvm::StringRef getId() const { return id; }
  /// Relative priority among rules with the same root op: higher goes first.
  virtual unsigned benefit() const { return 1; }

  /// Tries the rule at one of its root ops and records the outcome. `ctx` must
  /// be of the context class that the rule expects.
  virtual llvm::LogicalResult matchAndRewrite(mlir::Operation *op,
                                              RuleContext &ctx) const = 0;
  /// The same for a rule on tfl and tf ops; creates the context.
  llvm::LogicalResult apply(mlir::Operation *op, mlir::RewriterBase &rewriter,
                            Report &report, const RuleOptions &options) const;

  /// True if the rule matches at one of its root ops; changes nothing.
  bool matches(mlir::Operation *op, mlir::RewriterBase &rewriter,
               const RuleOptions &options) const;

  /// For a rule that rewrites a whole graph rather than a node: called once,
  /// before rules visit nodes; returns true. Each rewrite goes through
  /// ctx.rewriteAt.
  virtual bool runOnGraph(GraphContext &ctx) const { return false; }

protected:
  /// RuleInfo::create sets the id of a rule from a Rules.def.
  Rule() = default;
  /// `id` must outlive the rule.
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

/// The base class of a rule with match and rewrite; the file comment has an
/// example.
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
      else // The graph driver reads the result.
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
