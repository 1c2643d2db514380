//===- V1ControlFlow.cpp - Branches and loops of TensorFlow 1 -------------===//

#include "V1ControlFlow.h"

#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSwitch.h"
#include <queue>

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::isControl;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

StringRef v1Kind(Operation *node) {
  if (!node)
    return "";
  StringRef name = node->getName().stripDialect();
  name.consume_front("Ref");
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"Switch", "Merge", "Enter", "Exit", "NextIteration", "LoopCond"},
             name)
      .Default("");
}

bool hasV1ControlFlow(ArrayRef<Operation *> nodes) {
  return any_of(nodes, [](Operation *node) { return !v1Kind(node).empty(); });
}

static Operation *dataSource(Operation *node, unsigned index) {
  return index < node->getNumOperands()
             ? node->getOperand(index).getDefiningOp()
             : nullptr;
}

static Operation *operandOfKind(Operation *merge, StringRef kind) {
  for (Value operand : tfg::NodeView(merge).dataOperands())
    if (v1Kind(operand.getDefiningOp()) == kind)
      return operand.getDefiningOp();
  return nullptr;
}

Operation *V1ControlFlow::nextIterationOf(Operation *merge) {
  return operandOfKind(merge, "NextIteration");
}
Operation *V1ControlFlow::enterOf(Operation *merge) {
  return operandOfKind(merge, "Enter");
}

bool isLoopMerge(Operation *node) {
  return v1Kind(node) == "Merge" && V1ControlFlow::nextIterationOf(node);
}

bool isLoopSwitch(Operation *node) {
  return v1Kind(node) == "Switch" &&
         v1Kind(
             V1ControlFlow::canonical(node->getOperand(1)).getDefiningOp()) ==
             "LoopCond";
}

Value V1ControlFlow::canonical(Value predicate) {
  Operation *node = predicate.getDefiningOp();
  while (node && node->getName().stripDialect() == "Identity") {
    predicate = node->getOperand(0);
    node = predicate.getDefiningOp();
  }
  return predicate;
}

V1Loop *V1ControlFlow::exitedLoop(Operation *exit) const {
  Operation *source = dataSource(exit, 0);
  return source ? loops.lookup(source) : nullptr;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// True if producer and user run in the same iteration: only edges from
/// NextIteration to Merge are back edges.
static bool isForward(Operation *node, Value operand) {
  return !(v1Kind(node) == "Merge" &&
           v1Kind(operand.getDefiningOp()) == "NextIteration");
}

LogicalResult orderNodes(ArrayRef<Operation *> nodes,
                         SmallVectorImpl<Operation *> &ordered) {
  llvm::DenseMap<Operation *, unsigned> index, missing;
  for (auto [i, node] : enumerate(nodes))
    index[node] = i;
  // Count each edge, because a node may use another node's results several
  // times.
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> ready;
  for (auto [i, node] : enumerate(nodes)) {
    unsigned count = count_if(node->getOperands(), [&](Value operand) {
      return index.contains(operand.getDefiningOp()) &&
             isForward(node, operand);
    });
    missing[node] = count;
    if (count == 0)
      ready.push(i);
  }
  while (!ready.empty()) {
    Operation *node = nodes[ready.top()];
    ready.pop();
    ordered.push_back(node);
    for (OpOperand &use : node->getUses()) {
      Operation *user = use.getOwner();
      if (auto found = index.find(user); found != index.end() &&
                                         isForward(user, use.get()) &&
                                         --missing[user] == 0)
        ready.push(found->second);
    }
  }
  if (ordered.size() == nodes.size())
    return success();
  for (Operation *node : nodes)
    if (missing[node] != 0)
      return emitUserError(node, Code::InvalidGraph)
             << "depends on itself: the graph has a cycle";
  return failure();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult V1ControlFlow::assignLoop(Operation *node) {
  V1Loop *inside = nullptr;
  // The innermost loop of any operand.
  auto depth = [](V1Loop *loop) { return loop ? loop->depth : 0; };
  for (Value operand : node->getOperands()) {
    Operation *source = operand.getDefiningOp();
    V1Loop *from = source ? loops.lookup(source) : nullptr;
    // After Exit, the enclosing loop continues.
    if (depth(from) > depth(inside))
      inside = from;
  }
  StringRef kind = v1Kind(node);
  if (kind == "Enter") {
    auto name = node->getAttrOfType<StringAttr>("frame_name");
    V1Loop *&loop = frames[{inside, name}];
    if (!loop) {
      allLoops.push_back(std::make_unique<V1Loop>());
      loop = allLoops.back().get();
      loop->name = name ? name.getValue().str() : "";
      loop->parent = inside;
      loop->depth = depth(inside) + 1;
    }
    inside = loop;
    if (inside->depth > kMaxV1Depth)
      return emitUserError(node, Code::LimitExceeded)
             << "enters loop '" << inside->name << "', which is inside "
             << inside->depth - 1 << " others; at most " << kMaxV1Depth
             << " nested loops are supported";
    inside->enters.push_back(node);
  } else if (kind == "Exit") {
    V1Loop *loop = exitedLoop(node);
    if (!loop)
      return emitUserError(node, Code::UnsupportedControlFlow)
             << "leaves a loop (Exit) that does not contain it";
    loop->exits.push_back(node);
    inside = loop->parent;
  } else if (inside && isLoopMerge(node)) {
    inside->merges.push_back(node);
  } else if (inside && kind == "LoopCond") {
    inside->condition = node;
  }
  if (inside)
    loops[node] = inside;
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

const BranchPath &V1ControlFlow::pathOf(Operation *node) const {
  static const BranchPath none;
  auto found = paths.find(node);
  return found == paths.end() ? none : found->second;
}

/// Adds a condition unless the path already has it.
static void addTo(BranchPath &path, std::pair<Value, bool> step) {
  if (!is_contained(path, step))
    path.push_back(step);
}

BranchPath V1ControlFlow::pathOf(Value value) const {
  Operation *node = value.getDefiningOp();
  if (!node)
    return {};
  BranchPath path = pathOf(node);
  if (v1Kind(node) == "Switch" && !isLoopSwitch(node) && !isControl(value))
    addTo(path, {canonical(node->getOperand(1)),
                 cast<OpResult>(value).getResultNumber() == 1});
  return path;
}

/// The Merge's condition is the one that differs between the two paths.
LogicalResult V1ControlFlow::mergePaths(Operation *merge) {
  tfg::NodeView view(merge);
  auto refuse = [&](StringRef why,
                    DiagnosticSite site =
                        DiagnosticSite::current()) -> LogicalResult {
    auto diag = emitUserError(merge, Code::UnsupportedControlFlow, site) << why;
    return attachHint(diag, "export the model with "
                            "tf.compat.v1.enable_control_flow_v2()");
  };
  if (view.numDataOperands() != 2)
    return refuse("merges other than two branches");
  BranchPath a = pathOf(view.dataOperand(0)), b = pathOf(view.dataOperand(1));
  for (auto [predicate, taken] : a) {
    if (!is_contained(b, std::pair(predicate, !taken)))
      continue;
    decided[merge] = {predicate, taken ? 0u : 1u};
    BranchPath common;
    for (auto step : a)
      if (is_contained(b, step))
        common.push_back(step);
    paths[merge] = std::move(common);
    return success();
  }
  return refuse("merges values that do not come from the two branches of one "
                "condition");
}

LogicalResult V1ControlFlow::assignPath(Operation *node) {
  if (v1Kind(node) == "Merge" && !isLoopMerge(node))
    return mergePaths(node);
  BranchPath path;
  for (Value operand : node->getOperands()) {
    Operation *source = operand.getDefiningOp();
    if (isLoopMerge(node) && v1Kind(source) == "NextIteration")
      continue;
    for (auto step : pathOf(operand))
      addTo(path, step);
    if (path.size() > kMaxV1Depth)
      return emitUserError(node, Code::LimitExceeded)
             << "runs where " << path.size()
             << " conditions (Switch) hold; at most " << kMaxV1Depth
             << " nested branches are supported";
  }
  if (!path.empty())
    paths[node] = std::move(path);
  return success();
}

Value V1ControlFlow::mergedValue(Operation *merge, bool taken) const {
  auto [predicate, whenTrue] = decided.lookup(merge);
  return merge->getOperand(taken ? whenTrue : 1 - whenTrue);
}

/// All nodes that `node` depends on. A branch or loop is one unit: a user of
/// one of its results depends on all of its inputs.
llvm::DenseSet<Operation *> V1ControlFlow::needsOf(Operation *node) {
  SmallVector<Operation *> pending = {node};
  llvm::DenseSet<Operation *> needs;
  auto push = [&](Operation *source) {
    if (source && needs.insert(source).second)
      pending.push_back(source);
  };
  while (!pending.empty()) {
    Operation *next = pending.pop_back_val();
    ++nodesSearched;
    for (Value operand : next->getOperands())
      if (isForward(next, operand))
        push(operand.getDefiningOp());
    if (V1Branch *branch = branchOf(next))
      for_each(branch->merges, push);
    if (v1Kind(next) == "Exit")
      for_each(exitedLoop(next)->enters, push);
  }
  return needs;
}

/// The budget of groupMerges, which visits all dependencies of each Merge.
static constexpr uint64_t kMaxNodesSearched = uint64_t(1) << 24;

/// Groups the results of one tf.cond: the Merges of one condition, unless one
/// depends on another.
LogicalResult V1ControlFlow::groupMerges() {
  llvm::DenseMap<Value, SmallVector<V1Branch *, 2>> byPredicate;
  for (Operation *node : ordered) {
    if (!decided.contains(node))
      continue;
    Value predicate = decided.lookup(node).first;
    SmallVector<V1Branch *, 2> &others = byPredicate[predicate];
    llvm::DenseSet<Operation *> needs;
    if (!others.empty())
      needs = needsOf(node);
    if (nodesSearched > kMaxNodesSearched)
      return emitUserError(node, Code::LimitExceeded)
             << "merges two branches of a condition that too many other "
                "branches share; the graph has too many Switch and Merge nodes "
                "to be converted";
    V1Branch *group = nullptr;
    for (V1Branch *branch : others) {
      Operation *first = branch->merges.front();
      if (!needs.contains(first) && pathOf(first) == pathOf(node) &&
          loops.lookup(first) == loops.lookup(node))
        group = branch;
    }
    if (!group) {
      allBranches.push_back(std::make_unique<V1Branch>());
      group = allBranches.back().get();
      group->predicate = predicate;
      others.push_back(group);
    }
    group->merges.push_back(node);
    branches[node] = group;
  }
  return success();
}

llvm::SetVector<Value>
V1ControlFlow::outsideValues(const V1Branch &branch) const {
  llvm::SetVector<Value> outside;
  SmallVector<Value> pending;
  llvm::DenseSet<Value> seen;
  auto push = [&](Value value) {
    if (seen.insert(value).second)
      pending.push_back(value);
  };
  auto isInside = [&](Value value) {
    return any_of(pathOf(value), [&](const std::pair<Value, bool> &step) {
      return step.first == branch.predicate;
    });
  };
  for (Operation *merge : branch.merges)
    for (Value operand : merge->getOperands())
      push(operand);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *node = value.getDefiningOp();
    if (!isInside(value) || !node) {
      outside.insert(value);
      continue;
    }
    for (Value operand : node->getOperands())
      push(operand);
  }
  return outside;
}

LogicalResult V1ControlFlow::analyze(ArrayRef<Operation *> nodes) {
  if (failed(orderNodes(nodes, ordered)))
    return failure();
  for (Operation *node : ordered)
    if (failed(assignLoop(node)))
      return failure();
  for (const std::unique_ptr<V1Loop> &loop : allLoops)
    if (!loop->condition && !loop->merges.empty())
      return emitUserError(loop->enters.front(), Code::UnsupportedControlFlow)
             << "enters the loop '" << loop->name
             << "', which has no condition (LoopCond)";
  for (Operation *node : ordered)
    if (failed(assignPath(node)))
      return failure();
  return groupMerges();
}

} // namespace tfuse
