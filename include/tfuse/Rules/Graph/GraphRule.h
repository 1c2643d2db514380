//===- GraphRule.h - Named rewrites of graphs of nodes ----------*- C++ -*-===//
//
// Rules on the tfg level: Grappler's stages and fusions. As with other rules
// (tfuse/Rules/Rule.h), one file, one class, one test, one line in the
// Rules.def of the group; anchors may say no in silence, `match` says why not,
// `rewrite` must not fail.
//
//   struct Match { Value x; };
//   class ReplaceMulWithSquare : public GraphRuleWithMatch<Match> {
//     ArrayRef<tf::OpName> anchors() const override;      // {"Mul"}
//     FailureOr<Match> match(Operation *node, GraphRuleContext &ctx) override;
//     Rewritten rewrite(Operation *node, Match &, GraphRuleContext &) override;
//   };
//   TFUSE_DEFINE_GRAPH_RULE(ReplaceMulWithSquare)
//
// A rule object lives as long as one graph is rewritten and may remember things
// about it: by name, since operations come and go.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_GRAPHRULE_H
#define TFUSE_RULES_GRAPH_GRAPHRULE_H

#include "tfuse/Report/Report.h"
#include "tfuse/Rules/Graph/GraphEditor.h"

namespace tfuse {

/// What a rewrite made of the node it was given.
struct Rewritten {
  /// The node, if it is still there; another operation if it was mutated.
  mlir::Operation *node = nullptr;
  /// What takes the place of the node's result, if not the node itself: the
  /// driver redirects its consumers.
  mlir::Value replacement;
  /// Whether the rules that come later may look at the node before others do.
  bool goesOn = false;

  static Rewritten by(mlir::Operation *node, mlir::Value replacement) {
    return {node, replacement, false};
  }
  static Rewritten inPlace(mlir::Operation *node) { return {node, {}, false}; }
  static Rewritten inPlaceAndGoOn(mlir::Operation *node) {
    return {node, {}, true};
  }
};

/// What a rule sees of its surroundings.
class GraphRuleContext {
public:
  /// `report` may be null: then nobody asks for refusals.
  GraphRuleContext(GraphEditor &editor, Report *report, llvm::StringRef ruleId,
                   llvm::StringRef optimizer, bool remarks)
      : editor(editor), report(report), ruleId(ruleId), optimizer(optimizer),
        remarks(remarks) {}

  GraphEditor &editor;
  Semantics semantics() const { return editor.semantics(); }
  bool isGrappler() const { return editor.isGrappler(); }
  bool isExact() const { return semantics() == Semantics::Exact; }

  /// Records that the rule does not fire at `node` and why; fails.
  llvm::LogicalResult reject(mlir::Operation *node, Reason reason,
                             const llvm::Twine &detail);

  /// The name Grappler gives a node that a stage makes of `root`:
  /// scope/ArithmeticOptimizer/<stage>_<suffix>_<name>; without the parts that
  /// are empty.
  std::string newName(mlir::Operation *root, llvm::StringRef stage,
                      const llvm::Twine &suffix = "") const;

  /// Wants the driver to look at a node (again), at all its rules.
  void revisit(mlir::Operation *node) {
    if (node)
      wanted.push_back(node);
  }
  llvm::SmallVector<mlir::Operation *, 8> wanted;

private:
  Report *report;
  llvm::StringRef ruleId, optimizer;
  bool remarks;
};

class GraphRule {
public:
  virtual ~GraphRule() = default;

  /// Names of the ops at which the rule may fire, "Conv2D". Empty: any.
  virtual llvm::ArrayRef<tf::OpName> anchors() const = 0;
  /// Whether a node of such an op is worth looking at; cheap and silent.
  virtual bool isAnchor(mlir::Operation *node, GraphEditor &editor) {
    return true;
  }
  /// Fails if the rule does not fire.
  virtual llvm::FailureOr<Rewritten> apply(mlir::Operation *node,
                                           GraphRuleContext &ctx) = 0;
  /// For a rule that is about the graph rather than a node: called once, before
  /// the others. `onRewrite` is to be called around each single rewrite.
  virtual void
  runOnGraph(GraphRuleContext &ctx,
             llvm::function_ref<void(mlir::Operation *root,
                                     llvm::function_ref<void()> rewrite)>
                 onRewrite) {}

  llvm::StringRef getId() const { return id; }

private:
  friend struct GraphRuleInfo;
  llvm::StringRef id;
};

template <typename Match> class GraphRuleWithMatch : public GraphRule {
public:
  virtual llvm::FailureOr<Match> match(mlir::Operation *node,
                                       GraphRuleContext &ctx) = 0;
  virtual Rewritten rewrite(mlir::Operation *node, Match &match,
                            GraphRuleContext &ctx) = 0;

  llvm::FailureOr<Rewritten> apply(mlir::Operation *node,
                                   GraphRuleContext &ctx) final {
    llvm::FailureOr<Match> found = match(node, ctx);
    if (failed(found))
      return llvm::failure();
    return rewrite(node, *found, ctx);
  }
};

/// When a rule runs unless the user says otherwise.
enum class RuleDefault {
  On,
  /// Only if the user says so: the note says why.
  Off,
  /// In grappler mode only.
  GrapplerOnly,
  /// Not in grappler mode.
  NotGrappler,
};

/// One line of a group's Rules.def.
struct GraphRuleInfo {
  llvm::StringLiteral id, group, summary;
  RuleDefault byDefault;
  /// Why it is off, or what differs from TensorFlow's; may be empty.
  llvm::StringLiteral note;
  std::unique_ptr<GraphRule> (*make)();

  std::unique_ptr<GraphRule> create() const {
    std::unique_ptr<GraphRule> rule = make();
    rule->id = id;
    return rule;
  }
  bool isOnByDefault(Semantics semantics) const {
    switch (byDefault) {
    case RuleDefault::On:
      return true;
    case RuleDefault::Off:
      return false;
    case RuleDefault::GrapplerOnly:
      return semantics == Semantics::Grappler;
    case RuleDefault::NotGrappler:
      return semantics != Semantics::Grappler;
    }
    return true;
  }
  bool isSelected(const RuleSelection &selection, Semantics semantics) const {
    if (selection.disabled.contains(id))
      return false;
    if (!selection.only.empty())
      return selection.only.contains(id);
    return isOnByDefault(semantics) || selection.enabled.contains(id);
  }
};

#define TFUSE_DEFINE_GRAPH_RULE(Class)                                         \
  std::unique_ptr<::tfuse::GraphRule> create##Class() {                        \
    return std::make_unique<Class>();                                          \
  }

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHRULE_H
