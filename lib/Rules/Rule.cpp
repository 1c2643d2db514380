//===- Rule.cpp - What every named rewrite is made of ---------------------===//

#include "tfuse/Rules/Rule.h"

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

/// Notes which ops a rewrite takes away and which it creates, and passes
/// everything on to the driver's own listener. Constants are not worth a
/// mention.
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

  /// The op the rule fired at; null once it is erased.
  Operation *root;
  MapVector<Operation *, StringRef> created;
  SmallVector<std::pair<StringRef, StringRef>, 4> erased;
};
} // namespace

StringRef reasonName(Reason reason) {
  return reasonNames[static_cast<size_t>(reason)];
}

StringRef nodeName(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName().getValue();
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return nodeName(call.getCallee());
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (StringRef name = nodeName(part); !name.empty())
        return name;
  return {};
}

/// The name of an op, or else its place in the input: misses at different ops
/// must not look the same.
static std::string nameOrPlace(Operation *op) {
  if (StringRef name = nodeName(op); !name.empty())
    return name.str();
  std::string place;
  raw_string_ostream(place) << op->getLoc();
  return place;
}

LogicalResult RuleContext::reject(Operation *op, Reason reason,
                                  const Twine &detail) {
  bool isNew = report.recordNearMiss(ruleId, nameOrPlace(op),
                                     reasonName(reason), detail.str());
  if (options.remarks && isNew)
    op->emitRemark() << ruleId << ": " << reasonName(reason) << ": "
                     << detail.str();
  return failure();
}

void RuleContext::absorb(Operation *op) {
  if (op->use_empty())
    rewriter.eraseOp(op);
  else
    kept.emplace_back(nodeName(op), op->getName().getStringRef());
}

void RuleContext::reuse(Operation *op) {
  kept.emplace_back(nodeName(op), op->getName().getStringRef());
  changed.push_back(op->getName().getStringRef());
}

Location RuleContext::fusedLoc(ArrayRef<Operation *> ops) const {
  // A chain of thousands of ops may fuse into one: all their places, joined
  // again at each step, would take quadratic time and help nobody.
  constexpr size_t kMostParts = 16;
  SmallVector<Location, kMostParts> parts;
  for (Operation *op : ops) {
    Location loc = op->getLoc();
    auto fused = dyn_cast<FusedLoc>(loc);
    ArrayRef<Location> inner = fused ? fused.getLocations() : ArrayRef(loc);
    // Each op keeps a place, its first.
    size_t room = kMostParts > parts.size() ? kMostParts - parts.size() : 1;
    append_range(parts, inner.take_front(room));
  }
  return FusedLoc::get(getContext(), parts);
}

LogicalResult Rule::apply(Operation *op, RewriterBase &rewriter, Report &report,
                          const RuleOptions &options) const {
  if (!isAnchor(op))
    return failure();
  RuleContext ctx(rewriter, report, id, options);
  StringRef rootNode = nodeName(op), rootOp = op->getName().getStringRef();
  OpBuilder::Listener *driverListener = rewriter.getListener();
  RewriteRecorder recorder(op, driverListener);
  rewriter.setListener(&recorder);
  LogicalResult result = matchAndRewrite(op, ctx);
  rewriter.setListener(driverListener);
  if (failed(result))
    return failure();

  SmallVector<StringRef, 4> nodes{rootNode}, before{rootOp}, after;
  auto add = [&](ArrayRef<std::pair<StringRef, StringRef>> parts) {
    for (auto [node, name] : parts) {
      if (!is_contained(nodes, node))
        nodes.push_back(node);
      before.push_back(name);
    }
  };
  add(ctx.kept);
  add(recorder.erased);
  if (recorder.root) // Changed in place.
    after.push_back(recorder.root->getName().getStringRef());
  append_range(after, ctx.changed);
  for (auto &[created, name] : recorder.created)
    after.push_back(name);
  report.recordApplied(id, nodes, before, after);
  return success();
}

} // namespace tfuse
