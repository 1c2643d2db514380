//===- Snapshot.cpp - Copies of the ops near a rewrite --------------------===//

#include "Snapshot.h"

#include "GraphNodes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

void ChangeListener::notifyOperationInserted(Operation *op,
                                             OpBuilder::InsertPoint previous) {
  if (!previous.isSet())
    op->walk([&](Operation *inner) { created.insert(inner); });
  ForwardingListener::notifyOperationInserted(op, previous);
}

void ChangeListener::notifyOperationErased(Operation *op) {
  op->walk([&](Operation *inner) {
    if (!created.erase(inner))
      erased.insert(inner);
  });
  ForwardingListener::notifyOperationErased(op);
}

SmallVector<Value> valuesReadBy(Operation *op) {
  SmallVector<Value> values(dataOperands(op));
  auto isOutside = [&](Value value) {
    Operation *around = value.getParentBlock()->getParentOp();
    return !around || !op->isAncestor(around);
  };
  if (op->getNumRegions() != 0)
    op->walk([&](Operation *inner) {
      if (inner != op)
        copy_if(inner->getOperands(), std::back_inserter(values), isOutside);
    });
  return values;
}

//===----------------------------------------------------------------------===//
// Before the rewrite
//===----------------------------------------------------------------------===//

Snapshot::Snapshot(Operation *root)
    : root(root), block(root->getBlock()),
      hasNodes(tfg::NodeView::isNode(root)) {
  if (!block)
    return;
  for (Operation &op : *block)
    present.insert(&op);
  collect();
  copyOps();
}

Snapshot::~Snapshot() {
  for (Operation &op : copies)
    op.dropAllReferences();
}

/// Collects ops breadth-first, from an op to its producers and users.
void Snapshot::collect() {
  // Rules match few ops, and the users of replaced values are near the root.
  constexpr size_t kMostOps = 400;
  llvm::DenseSet<Operation *> seen;
  auto add = [&](Operation *op) {
    Operation *here = op ? block->findAncestorOpInBlock(*op) : nullptr;
    if (here && seen.insert(here).second)
      ops.push_back(here);
  };
  add(root);
  for (size_t next = 0; next < ops.size() && ops.size() < kMostOps; ++next) {
    Operation *op = ops[next];
    for (Value value : valuesReadBy(op))
      add(value.getDefiningOp());
    for (Operation *user : op->getUsers())
      add(user);
    // Rules that merge siblings reach them through a common operand.
    if (ops.size() < kMostOps / 4)
      for (Value value : op->getOperands())
        for (Operation *user : value.getUsers())
          add(user);
  }
  llvm::sort(ops, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
}

void Snapshot::copyOps() {
  IRMapping map;
  auto addInput = [&](Value value) {
    if (map.contains(value))
      return;
    map.map(value, copies.addArgument(value.getType(), value.getLoc()));
    inputs.push_back(value);
    inputOps.push_back(value.getDefiningOp());
  };
  for (Operation *op : ops) {
    for_each(valuesReadBy(op), addInput);
    // Control tokens: copies must not use originals.
    for_each(op->getOperands(), addInput);
  }
  // Graph regions have uses before definitions, so all values begin as
  // arguments.
  for (Operation *op : ops) {
    IRMapping inner = map;
    Operation *copy = op->clone(inner);
    copies.push_back(copy);
    entryOfLive[op] = entryOfCopy[copy] = entries.size();
    entries.push_back({op, copy, SmallVector<Value>(dataOperands(op)),
                       SmallVector<Value>(op->getResults())});
    if (tfg::NodeView node = tfg::NodeView::get(op))
      if (all_of(node.dataResults(),
                 [](Value result) { return result.use_empty(); }))
        entries.back().fetchName = node.nameAttr();
  }
  for (auto [input, argument] : zip_equal(inputs, copies.getArguments()))
    if (auto result = dyn_cast<OpResult>(input))
      if (auto found = entryOfLive.find(result.getOwner());
          found != entryOfLive.end())
        argument.replaceAllUsesWith(
            entries[found->second].copy->getResult(result.getResultNumber()));
}

//===----------------------------------------------------------------------===//
// After the rewrite
//===----------------------------------------------------------------------===//

/// The back edge of a loop. By induction, if each iteration computes the same
/// values from equal iter args, all iter args are equal: the result of the back
/// edge counts as unaffected.
static bool isBackEdge(Operation *op) {
  return isTFOp(op, {"NextIteration", "RefNextIteration"});
}

/// The original of a copied value; it may have been erased.
Value Snapshot::originalOf(Value copied) const {
  if (auto argument = dyn_cast<BlockArgument>(copied))
    return argument.getOwner() == &copies ? inputs[argument.getArgNumber()]
                                          : Value();
  auto result = cast<OpResult>(copied);
  auto found = entryOfCopy.find(result.getOwner());
  if (found == entryOfCopy.end())
    return {};
  return entries[found->second].results[result.getResultNumber()];
}

Fate Snapshot::fateOf(const Entry &entry, const ChangeListener &changes) const {
  Operation *live = entry.live, *copy = entry.copy;
  if (gone.contains(live))
    return Fate::Erased;
  if (live->getName() != copy->getName() ||
      dataOperands(live).size() != entry.operands.size() ||
      !haveSameAttributes(live, copy))
    return Fate::Modified;
  for (auto [left, right] : zip_equal(live->getRegions(), copy->getRegions())) {
    llvm::DenseMap<Value, Value> inside;
    auto isSame = [&](Value now, Value copied) {
      auto found = inside.find(now);
      return success(found == inside.end() ? originalOf(copied) == now
                                           : found->second == copied);
    };
    auto note = [&](Value now, Value copied) { inside[now] = copied; };
    if (!OperationEquivalence::isRegionEquivalentTo(
            &left, &right, isSame, note, OperationEquivalence::IgnoreLocations))
      return Fate::Modified;
  }
  return equal(dataOperands(live), entry.operands) ? Fate::Untouched
                                                   : Fate::Redirected;
}

void Snapshot::compare(const ChangeListener &changes) {
  llvm::DenseSet<Operation *> now;
  if (block)
    for (Operation &op : *block) {
      now.insert(&op);
      if (!present.contains(&op) || changes.erased.contains(&op) ||
          changes.created.contains(&op))
        affected.insert(&op);
    }
  for (Operation *op : present)
    if (!now.contains(op) || changes.erased.contains(op))
      gone.insert(op);
  hasChanges = !gone.empty() || !affected.empty();
  isConfined = !hasChanges;
  for (Entry &entry : entries) {
    entry.fate = fateOf(entry, changes);
    if (entry.fate == Fate::Redirected || entry.fate == Fate::Modified) {
      if (!isBackEdge(entry.live))
        affected.insert(entry.live);
      hasChanges = true;
      isConfined &= entry.live == root && entry.fate == Fate::Modified &&
                    equal(dataOperands(root), entry.operands);
    }
  }
  spread();
}

/// Direct and indirect users of affected ops may compute something else, too.
void Snapshot::spread() {
  SmallVector<Operation *> todo(affected.begin(), affected.end());
  while (!todo.empty())
    for (Value result : dataResults(todo.pop_back_val()))
      for (Operation *user : result.getUsers()) {
        Operation *here = block->findAncestorOpInBlock(*user);
        if (here && !isBackEdge(here) && affected.insert(here).second)
          todo.push_back(here);
      }
}

/// The ops that read a value before and after the rewrite. Of ops that the
/// rewrite changed otherwise, the results are compared.
SmallVector<Operation *, 1> Snapshot::readersOf(Value result) const {
  SmallVector<Operation *, 1> readers;
  for (Operation *user : result.getUsers()) {
    Operation *here = block->findAncestorOpInBlock(*user);
    auto found = entryOfLive.find(here);
    bool reads = false;
    if (found == entryOfLive.end()) {
      reads = present.contains(here) && !gone.contains(here);
    } else {
      const Entry &entry = entries[found->second];
      reads = entry.fate == Fate::Untouched ||
              (entry.fate == Fate::Redirected &&
               is_contained(entry.operands, result));
    }
    if (reads && !is_contained(readers, here))
      readers.push_back(here);
  }
  return readers;
}

/// Fetched nodes have no users in the graph: the node of the same name after
/// the rewrite must have equal results.
void Snapshot::addFetches(SmallVectorImpl<ValuePair> &result) const {
  llvm::DenseMap<Attribute, Operation *> byName;
  for (const Entry &entry : entries) {
    if (!entry.fetchName)
      continue;
    if (byName.empty())
      for (Operation &op : *block)
        if (tfg::NodeView node = tfg::NodeView::get(&op))
          byName.try_emplace(node.nameAttr(), &op);
    Operation *now = byName.lookup(entry.fetchName);
    bool isSame = now == entry.live && entry.fate != Fate::Modified &&
                  entry.fate != Fate::Erased;
    if (now && !isSame)
      for (auto [before, after] :
           zip(dataResults(entry.copy), dataResults(now)))
        if (after.use_empty())
          result.push_back({before, after, {}});
  }
}

SmallVector<ValuePair> Snapshot::pairs() const {
  SmallVector<ValuePair> result;
  addFetches(result);
  for (const Entry &entry : entries) {
    if (entry.fate == Fate::Redirected) {
      for (auto [index, former] : enumerate(entry.operands))
        if (Value value = entry.live->getOperand(unsigned(index));
            value != former)
          result.push_back(
              {entry.copy->getOperand(unsigned(index)), value, {entry.live}});
    } else if (entry.fate == Fate::Modified) {
      for (auto [before, after] :
           zip(dataResults(entry.copy), dataResults(entry.live)))
        if (auto readers = readersOf(after); !readers.empty())
          result.push_back({before, after, readers});
    }
  }
  return result;
}

bool Snapshot::compareResultsOf(Operation *reader) {
  auto found = entryOfLive.find(reader);
  if (found == entryOfLive.end() || dataResults(reader).empty() ||
      isBackEdge(reader))
    return false;
  entries[found->second].fate = Fate::Modified;
  affected.insert(reader);
  return true;
}

Value Snapshot::sharedValue(Value copied) const {
  if (auto argument = dyn_cast<BlockArgument>(copied))
    return inputs[argument.getArgNumber()];
  auto result = cast<OpResult>(copied);
  const Entry &entry = entries[entryOfCopy.lookup(result.getOwner())];
  bool isSame = entry.fate == Fate::Untouched ||
                (entry.fate == Fate::Redirected && isBackEdge(entry.live));
  if (!isSame || affected.contains(entry.live))
    return {};
  return entry.live->getResult(result.getResultNumber());
}

bool Snapshot::isStale(Value copied) const {
  auto argument = dyn_cast<BlockArgument>(copied);
  return argument && gone.contains(inputOps[argument.getArgNumber()]);
}

} // namespace tfuse::check
