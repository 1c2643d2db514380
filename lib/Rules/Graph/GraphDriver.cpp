//===- GraphDriver.cpp - Runs graph rules over a graph --------------------===//

#include "tfuse/Rules/Graph/GraphDriver.h"
#include "tfuse/Support/RewriteAction.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

//===----------------------------------------------------------------------===//
// Rules and their context
//===----------------------------------------------------------------------===//

std::string GraphContext::newName(Operation *root, StringRef stage,
                                  const Twine &suffix) const {
  auto [scope, name] = GraphEditor::nameOf(root).rsplit('/');
  std::string result;
  if (name.empty())
    name = scope;
  else
    result = (scope + "/").str();
  result += (optimizer + "/").str();
  if (!stage.empty())
    result += stage;
  if (std::string text = suffix.str(); !text.empty())
    result += "_" + text;
  if (!stage.empty() || !suffix.isTriviallyEmpty())
    result += "_";
  return result + name.str();
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// `numberOf` returns a unique number for each node of the block.
template <typename NumberOf>
static std::vector<Operation *> topologicalOrder(Block &block,
                                                 NumberOf numberOf) {
  auto isBackEdge = [](Operation *from) {
    return isAnyOp(from, "NextIteration", "RefNextIteration");
  };
  auto isInGraph = [&](Operation *op) {
    return op && op->getBlock() == &block && NodeView::isNode(op);
  };
  // A node, its number, and its count of inputs not yet ordered.
  std::vector<std::pair<Operation *, unsigned>> nodes;
  bool hasBackEdges = false;
  unsigned end = 0;
  for (Operation &op : block)
    if (NodeView::isNode(&op)) {
      nodes.emplace_back(&op, numberOf(&op));
      end = std::max(end, nodes.back().second + 1);
      hasBackEdges |= isBackEdge(&op);
    }
  std::vector<unsigned> missing(end);
  for (auto [node, number] : nodes)
    for (Value operand : node->getOperands())
      if (Operation *from = operand.getDefiningOp();
          isInGraph(from) && !(hasBackEdges && isBackEdge(from)))
        ++missing[number];
  std::vector<Operation *> order;
  order.reserve(nodes.size());
  for (auto [node, number] : nodes)
    if (missing[number] == 0)
      order.push_back(node);
  SmallVector<Operation *> users;
  for (size_t done = 0; done < order.size(); ++done) {
    if (hasBackEdges && isBackEdge(order[done]))
      continue;
    // MLIR lists the most recent use first.
    users.clear();
    for (Operation *user : order[done]->getUsers())
      if (isInGraph(user))
        users.push_back(user);
    for (Operation *user : reverse(users))
      if (--missing[numberOf(user)] == 0)
        order.push_back(user);
  }
  // The remaining nodes form a cycle, which TensorFlow rejects as well.
  if (order.size() < nodes.size())
    for (auto [node, number] : nodes)
      if (missing[number] != 0)
        order.push_back(node);
  return order;
}

std::vector<Operation *> topologicalOrder(Block &block) {
  llvm::DenseMap<Operation *, unsigned> numbers;
  return topologicalOrder(block, [&](Operation *node) {
    return numbers.try_emplace(node, numbers.size()).first->second;
  });
}

std::vector<Operation *> topologicalOrder(GraphEditor &editor) {
  return topologicalOrder(
      editor.block(), [&](Operation *node) { return editor.numberOf(node); });
}

//===----------------------------------------------------------------------===//
// Driver
//===----------------------------------------------------------------------===//

namespace {

class Driver : public GraphListener {
public:
  Driver(GraphEditor &editor, Report *report, const GraphDriverOptions &options)
      : editor(editor), report(report), options(options),
        announcer(editor.getContext()) {}

  unsigned run(ArrayRef<RuleInfo> infos, const RuleSelection &selection);

  void nodeCreated(Operation *node) override;
  void nodeMutated(Operation *old, Operation *node) override;
  void nodeErased(Operation *node) override;

private:
  using RuleIndices = SmallVector<unsigned, 4>;

  RuleIndices &rulesFor(OperationName name);
  void runOnGraph();
  void visit(Operation *node);
  friend class DriverContext;
  void beginRewrite(Operation *root, GraphContext &ctx);
  void endRewrite(StringRef rule, GraphContext &ctx);
  void announceCreated(Operation *node);
  void announceErased(Operation *node);
  void redirect(Operation *node, Value value);
  void push(Operation *node);
  void pushConsumers(Operation *node);
  Operation *pop();
  Operation *&waitingAt(Operation *node);

  GraphEditor &editor;
  Report *report;
  const GraphDriverOptions &options;
  struct RuleAndMemory {
    std::unique_ptr<Rule> rule;
    llvm::StringSet<> memory;
  };
  std::vector<RuleAndMemory> rules;
  llvm::DenseMap<OperationName, RuleIndices> rulesOfOp;

  /// Numbers of nodes to visit, the next one last.
  std::vector<unsigned> worklist;
  /// Indexed by number: the node while it is in the worklist, else null.
  std::vector<Operation *> waiting;

  /// Changes of the current rewrite; the report takes the node names, `before`
  /// and `after`.
  struct {
    StringRef rootName, rootOp;
    Operation *root = nullptr;
    /// Created and mutated nodes.
    llvm::MapVector<Operation *, StringRef> after;
    llvm::DenseSet<Operation *> created;
    SmallVector<std::pair<StringRef, StringRef>, 4> before;
    SmallVector<Operation *, 8> *wanted = nullptr;
  } rewrite;
  unsigned numRewrites = 0;

  /// Its listener, if any, learns which nodes a rewrite creates and erases
  /// (tfuse/Support/RewriteAction.h). The editor makes the edits.
  IRRewriter announcer;
};

/// Notifies the driver of rewrites.
class DriverContext : public GraphContext {
public:
  DriverContext(Driver &driver, Driver::RuleAndMemory &entry)
      : GraphContext(driver.editor, driver.report, entry.rule->getId(),
                     driver.options.optimizer, driver.options.remarks,
                     entry.memory),
        driver(driver) {}

  void rewriteAt(Operation *root, llvm::function_ref<void()> rewrite) override {
    runRewrite(
        root, ruleId, &driver.announcer,
        [&] {
          driver.beginRewrite(root, *this);
          rewrite();
          driver.endRewrite(ruleId, *this);
        },
        isExact());
  }

private:
  Driver &driver;
};

} // namespace

//===----------------------------------------------------------------------===//
// Tracking a rewrite
//===----------------------------------------------------------------------===//

void Driver::announceCreated(Operation *node) {
  if (OpBuilder::Listener *listener = announcer.getListener())
    listener->notifyOperationInserted(node, /*previous=*/{});
}

void Driver::announceErased(Operation *node) {
  if (auto *listener =
          cast_if_present<RewriterBase::Listener>(announcer.getListener()))
    listener->notifyOperationErased(node);
}

void Driver::nodeCreated(Operation *node) {
  announceCreated(node);
  rewrite.created.insert(node);
  if (report)
    rewrite.after.insert({node, opOf(node)});
}

void Driver::nodeMutated(Operation *old, Operation *node) {
  announceErased(old);
  announceCreated(node);
  if (Operation *&entry = waitingAt(node))
    entry = node;
  if (rewrite.root == old)
    rewrite.root = node;
  if (rewrite.wanted)
    llvm::replace(*rewrite.wanted, old, node);
  if (rewrite.created.erase(old))
    rewrite.created.insert(node);
  if (!report)
    return;
  if (!rewrite.after.erase(old))
    rewrite.before.emplace_back(GraphEditor::nameOf(old), opOf(old));
  rewrite.after.insert({node, opOf(node)});
}

void Driver::nodeErased(Operation *node) {
  announceErased(node);
  waitingAt(node) = nullptr;
  if (rewrite.root == node)
    rewrite.root = nullptr;
  if (rewrite.wanted)
    llvm::erase(*rewrite.wanted, node);
  rewrite.created.erase(node);
  if (report && !rewrite.after.erase(node))
    rewrite.before.emplace_back(GraphEditor::nameOf(node), opOf(node));
}

void Driver::beginRewrite(Operation *root, GraphContext &ctx) {
  rewrite.root = root;
  rewrite.created.clear();
  rewrite.wanted = &ctx.wanted;
  if (!report)
    return;
  rewrite.rootName = GraphEditor::nameOf(root);
  rewrite.rootOp = opOf(root);
  rewrite.after.clear();
  rewrite.before.clear();
}

void Driver::endRewrite(StringRef rule, GraphContext &ctx) {
  if (ctx.rewritten) {
    auto [node, replacement, goesOn] = *ctx.rewritten;
    if (replacement)
      ctx.revisit(GraphEditor::producer(replacement));
    rewrite.root = node;
    if (replacement && node)
      redirect(node, replacement);
    else
      editor.settle(node);
    for (Operation *other : ctx.wanted)
      push(other);
  }
  rewrite.wanted = nullptr;
  ++numRewrites;
  if (!report)
    return;
  SmallVector<StringRef, 4> nodes{rewrite.rootName}, before, after;
  // Names are uniqued strings, so their addresses identify them.
  llvm::SmallDenseSet<const char *, 8> seen{rewrite.rootName.data()};
  bool isRootRecorded = false;
  for (auto [name, op] : rewrite.before) {
    isRootRecorded |= name == rewrite.rootName;
    if (seen.insert(name.data()).second)
      nodes.push_back(name);
    before.push_back(op);
  }
  if (!isRootRecorded)
    before.insert(before.begin(), rewrite.rootOp);
  if (!isRootRecorded && rewrite.root)
    after.push_back(opOf(rewrite.root));
  for (auto &[node, op] : rewrite.after)
    after.push_back(op);
  report->recordApplied(rule, nodes, before, after);
}

//===----------------------------------------------------------------------===//
// Worklist
//===----------------------------------------------------------------------===//

Operation *&Driver::waitingAt(Operation *node) {
  unsigned number = editor.numberOf(node);
  if (number >= waiting.size())
    waiting.resize(editor.numbersEnd());
  return waiting[number];
}

void Driver::push(Operation *node) {
  Operation *&entry = waitingAt(node);
  if (entry)
    return;
  entry = node;
  worklist.push_back(editor.numberOf(node));
}

Operation *Driver::pop() {
  while (!worklist.empty()) {
    unsigned number = worklist.back();
    worklist.pop_back();
    // Null: the node was erased.
    if (Operation *node = std::exchange(waiting[number], nullptr))
      return node;
  }
  return nullptr;
}

/// Sorts by name to make the order deterministic.
void Driver::pushConsumers(Operation *node) {
  llvm::SetVector<Operation *> consumers;
  for (Operation *user : node->getUsers())
    if (NodeView::isNode(user))
      consumers.insert(user);
  SmallVector<Operation *> sorted(consumers.begin(), consumers.end());
  llvm::sort(sorted, [](Operation *a, Operation *b) {
    return GraphEditor::nameOf(a) < GraphEditor::nameOf(b);
  });
  for (Operation *consumer : sorted)
    push(consumer);
}

/// Replaces the result of `node` with `value`.
void Driver::redirect(Operation *node, Value value) {
  Operation *replacement = GraphEditor::producer(value);
  pushConsumers(node);
  if (editor.isGrappler())
    return editor.replaceUses(node, value);
  if (replacement && rewrite.created.contains(replacement)) {
    // A new node inherits all control dependencies of the replaced nodes.
    editor.forwardControls(replacement, node);
    editor.replaceUses(node, value);
    if (editor.isPreserved(node))
      editor.takeName(replacement, node);
    return editor.settle(replacement);
  }
  // An existing node must not get new control dependencies. Put an Identity
  // in the place of `node`, unless `node` has no control dependencies.
  Builder builder(editor.getContext());
  Type type = GraphEditor::elementType(value);
  assert(type && "no rule replaces opaque tensors");
  SmallVector<StringRef> drop;
  for (NamedAttribute attr : node->getAttrs())
    if (StringRef name = attr.getName().getValue();
        !name.starts_with("_") && !name.starts_with("tfg."))
      drop.push_back(name);
  Operation *identity =
      editor.mutate(node, "Identity", value,
                    builder.getNamedAttr("T", TypeAttr::get(type)), drop);
  editor.settle(identity);
  if (editor.isPreserved(identity) || GraphEditor::hasControlInputs(identity))
    return;
  editor.replaceUses(identity, value);
  editor.settle(nullptr);
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

Driver::RuleIndices &Driver::rulesFor(OperationName name) {
  auto [entry, isNew] = rulesOfOp.try_emplace(name);
  if (isNew)
    for (auto [index, known] : enumerate(rules))
      if (ArrayRef<StringRef> roots = known.rule->roots();
          roots.empty() || is_contained(roots, name.getStringRef()))
        entry->second.push_back(index);
  return entry->second;
}

void Driver::visit(Operation *node) {
  // After a mutation, the rules for the new op apply.
  for (unsigned next = 0;;) {
    RuleIndices &candidates = rulesFor(node->getName());
    auto candidate = llvm::lower_bound(candidates, next);
    if (candidate == candidates.end())
      return;
    next = *candidate + 1;
    RuleAndMemory &entry = rules[*candidate];
    DriverContext ctx(*this, entry);
    if (failed(entry.rule->matchAndRewrite(node, ctx)))
      continue;
    node = rewrite.root;
    if (!ctx.rewritten->goesOn || !node)
      return;
  }
}

void Driver::runOnGraph() {
  llvm::erase_if(rules, [&](RuleAndMemory &entry) {
    DriverContext ctx(*this, entry);
    return entry.rule->runOnGraph(ctx);
  });
}

unsigned Driver::run(ArrayRef<RuleInfo> infos, const RuleSelection &selection) {
  for (const RuleInfo &info : infos)
    if (selection.selects(info, editor.semantics()))
      rules.push_back({info.create(), {}});
  if (rules.empty())
    return 0;
  editor.setListener(this);
  runOnGraph();
  std::vector<Operation *> order = topologicalOrder(editor);
  worklist.reserve(order.size());
  for (Operation *node : order)
    push(node);
  while (Operation *node = pop())
    visit(node);
  editor.eraseDead();
  editor.setListener(nullptr);
  return numRewrites;
}

unsigned applyGraphRules(GraphEditor &editor, ArrayRef<RuleInfo> rules,
                         const RuleSelection &selection, Report *report,
                         const GraphDriverOptions &options) {
  return Driver(editor, report, options).run(rules, selection);
}

} // namespace tfuse
