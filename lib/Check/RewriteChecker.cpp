//===- RewriteChecker.cpp - Evaluate rewrites before and after ------------===//

#include "tfuse/Check/RewriteChecker.h"

#include "Comparison.h"
#include "CopyAction.h"
#include "Snapshot.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"
#include "tfuse/Support/RewriteAction.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/STLExtras.h"
#include <memory>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

RewriteChecker::RewriteChecker(MLIRContext *context,
                               const CheckerOptions &options)
    : context(context), options(options) {
  // Nodes of graphs are evaluated as tf ops.
  context->loadDialect<tf::TFDialect>();
  context->registerActionHandler(
      [this](llvm::function_ref<void()> rewrite,
             const tracing::Action &action) { handle(rewrite, action); });
}

RewriteChecker::~RewriteChecker() { context->registerActionHandler({}); }

/// The name of a pattern that an MLIR driver applies. Empty for patterns that
/// run a rule (lib/Rules/RuleDriver.cpp): the rule's rewrite is an action
/// itself.
static std::string patternName(const ApplyPatternAction &action) {
  std::string text;
  raw_string_ostream os(text);
  action.print(os);
  StringRef name = StringRef(text).rsplit(' ').second;
  if (name.ends_with("RulePattern"))
    return "";
  // PDL patterns have plain names, other patterns the names of their classes.
  size_t scope = name.rfind("::");
  return name.substr(scope == StringRef::npos ? 0 : scope + 2).str();
}

void RewriteChecker::handle(llvm::function_ref<void()> rewrite,
                            const tracing::Action &action) {
  if (isRunning)
    return rewrite();
  Rewrite described;
  if (isa<CopyAction>(action)) {
    isRunning = true;
    rewrite();
    isRunning = false;
    return;
  }
  if (auto *single = dyn_cast<RewriteAction>(&action))
    described = {single->root(), single->getId().str(), single->getRewriter(),
                 single->keepsNonFinite()};
  else if (auto *pattern = dyn_cast<ApplyPatternAction>(&action))
    described = {cast<Operation *>(action.getContextIRUnits().front()),
                 patternName(*pattern), nullptr, false};
  if (described.id.empty())
    return rewrite();
  isRunning = true;
  check(rewrite, described);
  isRunning = false;
}

/// The name in the results. The location of a node may have another name.
static std::string nameInResults(Operation *op) {
  tfg::NodeView node = tfg::NodeView::get(op);
  return node ? node.name().str() : nameOrPlace(op);
}

void RewriteChecker::check(llvm::function_ref<void()> rewrite,
                           const Rewrite &described) {
  Operation *root = described.root;
  RewriteCheck result;
  result.id = described.id;
  result.name = nameInResults(root);
  CheckerOptions limits = options;
  limits.isExact |= described.keepsNonFinite;
  OpBuilder::Listener *former =
      described.rewriter ? described.rewriter->getListener() : nullptr;
  ChangeListener changes(former);
  auto runRecorded = [&] {
    if (described.rewriter)
      described.rewriter->setListener(&changes);
    rewrite();
    if (described.rewriter)
      described.rewriter->setListener(former);
  };
  Outcome outcome;
  if (isa<FunctionOpInterface>(root)) {
    OwningOpRef<Operation *> copy(root->clone());
    runRecorded();
    if (changes.erased.contains(root) ||
        OperationEquivalence::isEquivalentTo(
            *copy, root, OperationEquivalence::IgnoreLocations))
      return;
    outcome = compareFunctions(*copy, root, limits);
  } else {
    // One snapshot for each enclosing block of the root, innermost first. Ops
    // without results, such as graphs, are skipped, because they have no values
    // to compare.
    SmallVector<std::unique_ptr<Snapshot>> snapshots;
    for (Operation *op = root; op && !isa<FunctionOpInterface>(op);
         op = op->getParentOp())
      if (op->getBlock() && (op == root || op->getNumResults() != 0))
        snapshots.push_back(std::make_unique<Snapshot>(op));
    runRecorded();
    // The blocks inside an erased op are erased as well.
    size_t level = snapshots.size();
    bool isUnchanged = true;
    while (level > 0) {
      Snapshot &snapshot = *snapshots[--level];
      snapshot.compare(changes);
      isUnchanged &= snapshot.isUnchanged();
      if (!snapshot.isConfinedToRoot())
        break;
    }
    if (isUnchanged)
      return;
    // If the body of a loop differs, the loop may still compute the same
    // results: continue with the enclosing block.
    do
      outcome = compareRewrite(*snapshots[level], limits);
    while ((outcome.kind == RewriteCheck::Different ||
            outcome.kind == RewriteCheck::Unchecked) &&
           ++level < snapshots.size());
  }
  result.kind = outcome.kind;
  result.detail = outcome.detail;
  checks.push_back(std::move(result));
}

unsigned RewriteChecker::count(RewriteCheck::Kind kind) const {
  return unsigned(count_if(
      checks, [&](const RewriteCheck &check) { return check.kind == kind; }));
}

std::vector<std::string> RewriteChecker::lines() const {
  std::vector<std::string> lines;
  for (const RewriteCheck &check : checks)
    if (check.kind == RewriteCheck::Different ||
        check.kind == RewriteCheck::Unchecked)
      lines.push_back(((check.kind == RewriteCheck::Different ? "different: "
                                                              : "unchecked: ") +
                       check.id + " at '" + check.name + "': " + check.detail));
  lines.push_back(
      "rewrites: " + std::to_string(count(RewriteCheck::Equal)) + " equal, " +
      std::to_string(count(RewriteCheck::Unused)) + " without users, " +
      std::to_string(count(RewriteCheck::Different)) + " different, " +
      std::to_string(count(RewriteCheck::Unchecked)) + " unchecked");
  return lines;
}

void RewriteChecker::print(raw_ostream &os) const {
  for (const std::string &line : lines())
    os << line << '\n';
}

} // namespace tfuse::check
