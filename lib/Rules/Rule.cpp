//===- Rule.cpp - The base class of all named rewrites --------------------===//

#include "tfuse/Rules/Rule.h"

#include "tfuse/Support/RewriteAction.h"

#include "mlir/IR/Location.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
constexpr StringLiteral reasonNames[] = {
#define TFUSE_REASON(id, name, summary) name,
#include "tfuse/Rules/Reasons.def"
};

/// Records the ops that a rewrite erases and creates, for the report, and
/// forwards all notifications to the driver's listener. Constants are not
/// recorded.
class RewriteRecorder : public RewriterBase::ForwardingListener {
public:
  RewriteRecorder(Operation *root, OpBuilder::Listener *next)
      : ForwardingListener(next), root(root) {}

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (!previous.isSet() && !op->hasTrait<OpTrait::ConstantLike>())
      created.insert({op, op->getName().getStringRef()});
    ForwardingListener::notifyOperationInserted(op, previous);
  }

  void notifyOperationErased(Operation *op) override {
    if (op == root)
      root = nullptr;
    else if (!created.erase(op) && !op->hasTrait<OpTrait::ConstantLike>())
      erased.emplace_back(nodeName(op), op->getName().getStringRef());
    ForwardingListener::notifyOperationErased(op);
  }

  /// The root op; null after it was erased.
  Operation *root;
  MapVector<Operation *, StringRef> created;
  SmallVector<std::pair<StringRef, StringRef>, 4> erased;
};
} // namespace

StringRef reasonName(Reason reason) {
  return reasonNames[static_cast<size_t>(reason)];
}

std::string RuleContext::nameInReport(Operation *op) const {
  return nameOrPlace(op);
}

Mismatch RuleContext::reject(Operation *op, Reason reason, const Twine &detail,
                             const Twine &hint) const {
  // Building the text often costs more than the match.
  if (!report)
    return skip();
  return Mismatch::refusal({op, reason, detail.str(), hint.str()});
}

LogicalResult RuleContext::record(const Mismatch &mismatch) {
  const Refusal *refusal = mismatch.getRefusal();
  if (!refusal || !report)
    return failure();
  auto &[op, reason, detail, hint] = *refusal;
  bool isNew = report->recordNearMiss(ruleId, nameInReport(op),
                                      reasonName(reason), detail, hint);
  // Emit at the location, not at the op: a remark at the op would print the op,
  // which numbers all values of its function.
  if (options.remarks && isNew)
    emitRemark(op->getLoc())
        << ruleId << ": " << reasonName(reason) << ": " << detail;
  return failure();
}

void RewriteContext::absorb(Operation *op) {
  if (op->use_empty())
    rewriter.eraseOp(op);
  else
    kept.emplace_back(nodeName(op), op->getName().getStringRef());
}

void RewriteContext::reuse(Operation *op) {
  kept.emplace_back(nodeName(op), op->getName().getStringRef());
  changed.push_back(op->getName().getStringRef());
}

void RewriteContext::replace(Operation *op, Value value,
                             ArrayRef<Operation *> absorbed) {
  rewriter.replaceOp(op, value);
  for (Operation *part : absorbed)
    absorb(part);
}

Location RewriteContext::fusedLoc(ArrayRef<Operation *> ops) const {
  // A chain of thousands of ops may fuse into a single op. Joining all their
  // locations again at each step would take quadratic time.
  constexpr size_t kMostParts = 16;
  SmallVector<Location, kMostParts> parts;
  for (Operation *op : ops) {
    Location loc = op->getLoc();
    auto fused = dyn_cast<FusedLoc>(loc);
    ArrayRef<Location> inner = fused ? fused.getLocations() : ArrayRef(loc);
    // Each op contributes at least its first location.
    size_t room = kMostParts > parts.size() ? kMostParts - parts.size() : 1;
    append_range(parts, inner.take_front(room));
  }
  return FusedLoc::get(getContext(), parts);
}

void RewriteContext::rewriteAt(Operation *root,
                               llvm::function_ref<void()> rewrite) {
  SmallVector<StringRef, 4> nodes{nodeName(root)},
      before{root->getName().getStringRef()}, after;
  OpBuilder::Listener *driverListener = rewriter.getListener();
  RewriteRecorder recorder(root, driverListener);
  rewriter.setListener(&recorder);
  runRewrite(root, ruleId, &rewriter, rewrite,
             options.semantics == Semantics::Exact);
  rewriter.setListener(driverListener);

  auto add = [&](ArrayRef<std::pair<StringRef, StringRef>> parts) {
    for (auto [node, name] : parts) {
      if (!is_contained(nodes, node))
        nodes.push_back(node);
      before.push_back(name);
    }
  };
  add(kept);
  add(recorder.erased);
  if (recorder.root) // The root was changed in place.
    after.push_back(recorder.root->getName().getStringRef());
  append_range(after, changed);
  for (auto &[created, name] : recorder.created)
    after.push_back(name);
  report->recordApplied(ruleId, nodes, before, after);
}

namespace {
/// A context that matches but does not rewrite.
class DryRunContext : public RewriteContext {
public:
  using RewriteContext::RewriteContext;
  void rewriteAt(Operation *, llvm::function_ref<void()>) override {}
};
} // namespace

bool Rule::matches(Operation *op, RewriterBase &rewriter,
                   const RuleOptions &options) const {
  Report unused;
  RuleOptions silent = options;
  silent.remarks = false;
  DryRunContext ctx(rewriter, unused, id, silent);
  return succeeded(matchAndRewrite(op, ctx));
}

LogicalResult Rule::apply(Operation *op, RewriterBase &rewriter, Report &report,
                          const RuleOptions &options) const {
  RewriteContext ctx(rewriter, report, id, options);
  return matchAndRewrite(op, ctx);
}

} // namespace tfuse
