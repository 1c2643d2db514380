//===- CallGraph.cpp - References to the functions of a module ------------===//

#include "CallGraph.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Symbols.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The function that a plain call op calls; null for all other ops.
static FlatSymbolRefAttr calleeOf(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr();
  if (!tf::hasFact(op, tf::OpFact::Call))
    return {};
  return dyn_cast_if_present<FlatSymbolRefAttr>(
      tf::getFunctionSymbol(tf::getAttr(op, "f")));
}

CallGraph::CallGraph(ModuleOp module, bool everything) : symbols(module) {
  for (Operation &op : *module.getBody()) {
    if (auto func = dyn_cast<func::FuncOp>(op)) {
      for (Block &block : func.getBody())
        for (Operation &inner : block)
          addUses(&inner, func);
      if (func.isPublic())
        roots.insert(func);
    } else {
      addUses(&op, nullptr);
    }
  }
  for (auto func : module.getOps<func::FuncOp>())
    if (everything && !uses.contains(func))
      roots.insert(func);
  findLiving();
  // Ties keep the order of the module.
  llvm::DenseSet<Operation *> seen;
  auto funcs = to_vector(module.getOps<func::FuncOp>());
  for (func::FuncOp func : llvm::reverse(funcs))
    findOrder(func, seen);
  std::reverse(order.begin(), order.end());
}

void CallGraph::addUses(Operation *top, Operation *owner) {
  top->walk([&](Operation *op) {
    FlatSymbolRefAttr callee = calleeOf(op);
    forEachSymbol(op->getAttrDictionary(), [&](SymbolRefAttr symbol) {
      auto func = symbols.lookup<func::FuncOp>(symbol.getRootReference());
      if (!func)
        return;
      uses[func].push_back({op, owner, symbol == callee});
      if (owner)
        callees[owner].insert(func);
      else
        roots.insert(func);
    });
  });
}

/// Appends the functions that `start` reaches, then `start`: callees first.
void CallGraph::findOrder(Operation *start, llvm::DenseSet<Operation *> &seen) {
  if (!seen.insert(start).second)
    return;
  struct Frame {
    Operation *func;
    size_t next;
  };
  // Iterative, because call chains may be long.
  SmallVector<Frame> stack{{start, 0}};
  while (!stack.empty()) {
    Frame &frame = stack.back();
    auto &targets = callees[frame.func];
    if (frame.next == targets.size()) {
      order.push_back(cast<func::FuncOp>(frame.func));
      stack.pop_back();
      continue;
    }
    Operation *target = targets[frame.next++];
    if (seen.insert(target).second)
      stack.push_back({target, 0});
  }
}

void CallGraph::findLiving() {
  alive.clear();
  SmallVector<Operation *> work(roots.begin(), roots.end());
  while (!work.empty()) {
    Operation *func = work.pop_back_val();
    if (alive.insert(func).second)
      append_range(work, callees[func]);
  }
}

SmallVector<Operation *, 2> CallGraph::calls(func::FuncOp func) const {
  SmallVector<Operation *, 2> calls;
  auto found = uses.find(func);
  if (found != uses.end())
    for (const Use &use : found->second)
      if (use.isCall && (!use.owner || alive.contains(use.owner)))
        calls.push_back(use.user);
  return calls;
}

bool CallGraph::hasUnknownUses(func::FuncOp func) const {
  auto found = uses.find(func);
  return func.isPublic() ||
         (found != uses.end() && any_of(found->second, [&](const Use &use) {
            return !use.isCall && (!use.owner || alive.contains(use.owner));
          }));
}

func::FuncOp CallGraph::forwardsTo(func::FuncOp func) const {
  if (!llvm::hasSingleElement(func.getBody()))
    return {};
  func::FuncOp target;
  for (Operation &op : func.getBody().front().without_terminator()) {
    if (FlatSymbolRefAttr callee = calleeOf(&op)) {
      if (target)
        return {};
      target = symbols.lookup<func::FuncOp>(callee.getAttr());
      if (!target || target == func)
        return {};
    } else if (!tf::isa(&op, "Identity", "IdentityN", "NoOp")) {
      return {};
    }
  }
  return target;
}

bool CallGraph::isRecursive(func::FuncOp func) const {
  llvm::DenseSet<Operation *> seen;
  SmallVector<Operation *> work{func};
  while (!work.empty()) {
    auto found = callees.find(work.pop_back_val());
    if (found == callees.end())
      continue;
    for (Operation *callee : found->second) {
      if (callee == func)
        return true;
      if (seen.insert(callee).second)
        work.push_back(callee);
    }
  }
  return false;
}

void CallGraph::bodyReplaced(func::FuncOp func) {
  for (Operation *callee : callees[func])
    llvm::erase_if(uses[callee], [&](const Use &use) {
      return use.owner == func.getOperation();
    });
  callees[func].clear();
  findLiving();
}

void CallGraph::callMoved(Operation *call, func::FuncOp from) {
  llvm::erase_if(uses[from], [&](const Use &use) { return use.user == call; });
  // Remove `from` from the callees of each function that has no reference to
  // it left. The former caller may have other references.
  for (auto &[owner, targets] : callees)
    if (targets.contains(from) &&
        none_of(uses[from], [&, owner = owner](const Use &use) {
          return use.owner == owner;
        }))
      targets.remove(from);
  findLiving();
}

} // namespace tfuse
