//===- HandleUses.cpp - Uses of variables and tables ----------------------===//

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

bool isResourceRead(Operation *op) {
  return hasFact(op, OpFact::ReadsResource);
}

bool makesNamedHandle(Operation *op) {
  return hasFact(op, OpFact::NamedHandle);
}

Attribute resourceKey(Operation *op) {
  Builder builder(op->getContext());
  StringRef name = getString(op, "shared_name").value_or("");
  // A handle without a name is private to the op.
  if (name.empty())
    return builder.getI64IntegerAttr(reinterpret_cast<intptr_t>(op));
  return builder.getArrayAttr(
      {op->getName().getIdentifier(), builder.getStringAttr(name),
       builder.getStringAttr(getString(op, "container").value_or(""))});
}

/// Whether the op's results are its operands, one by one.
static bool forwards(Operation *op) {
  return isa(op, "Identity", "IdentityN") ||
         (isa(op, "Cast") &&
          mlir::isa<tf_type::ResourceType>(
              getElementTypeOrSelf(op->getResult(0).getType())));
}

static bool isWhileRegion(Operation *op) { return isa(op, "WhileRegion"); }

//===----------------------------------------------------------------------===//
// Forward, from the op that creates the handle
//===----------------------------------------------------------------------===//

HandleAnalysis::HandleAnalysis(ModuleOp module, HandleSources sources)
    : flow(module) {
  if (sources == HandleSources::GlobalTensors)
    addGlobalTensors(module);
  else
    addOps(module);
  for (auto &entry : byKey)
    follow(entry.second);
  shareWrites();
  findAmbiguous();
}

/// Where the handles of two resources merge, only one of them was followed. A
/// write after that point may affect both.
void HandleAnalysis::shareWrites() {
  auto share = [](const HandleUses &from, HandleUses &to) {
    if (!from.isWritten() || to.isWritten())
      return false;
    return to.sharesWrite = true;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [a, b] : joined)
      changed |= share(*a, *b) || share(*b, *a);
  }
}

void HandleAnalysis::addGlobalTensors(ModuleOp module) {
  for (auto global : module.getOps<tf_saved_model::GlobalTensorOp>())
    byKey[global.getSymNameAttr()].source = global;
  for (auto function : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      auto bound = function.getArgAttrOfType<FlatSymbolRefAttr>(
          i, tf_saved_model::boundInputAttr);
      auto *found = bound ? byKey.find(bound.getAttr()) : byKey.end();
      if (found == byKey.end() || function.isExternal())
        continue;
      roots.insert(function.getArgument(i));
      reach(function.getArgument(i), found->second);
    }
  }
}

void HandleAnalysis::addOps(ModuleOp module) {
  SmallVector<Operation *> makers;
  module.walk([&](Operation *op) {
    if (makesNamedHandle(op) && op->getNumResults() == 1)
      makers.push_back(op);
  });
  for (Operation *op : makers) {
    HandleUses &uses = byKey[resourceKey(op)];
    if (!uses.source)
      uses.source = op;
  }
  // Take addresses only now, because growing the map moves its entries.
  for (Operation *op : makers) {
    roots.insert(op->getResult(0));
    reach(op->getResult(0), byKey[resourceKey(op)]);
  }
}

void HandleAnalysis::reach(Value value, HandleUses &uses) {
  auto [entry, isNew] = owner.try_emplace(value, &uses);
  if (isNew)
    uses.handles.push_back(value);
  if (isNew || entry->second == &uses)
    return;
  joined.emplace_back(entry->second, &uses);
  ambiguous.insert(value);
  uses.ambiguous.push_back(value);
}

void HandleAnalysis::follow(HandleUses &uses) {
  // `handles` grows while it is walked.
  for (size_t i = 0; i != uses.handles.size(); ++i)
    for (OpOperand &use : uses.handles[i].getUses())
      followUse(use, uses);
}

/// Whether it is unknown when a use is executed, because it is in a region of
/// an op with unknown semantics.
static bool isInUnknownRegion(OpOperand &use) {
  Operation *scope = use.get().getParentRegion()->getParentOp();
  for (Operation *parent = use.getOwner()->getParentOp();
       parent && parent != scope; parent = parent->getParentOp())
    if (!hasKnownRegions(parent))
      return true;
  return false;
}

void HandleAnalysis::followUse(OpOperand &use, HandleUses &uses) {
  Operation *op = use.getOwner();
  unsigned index = use.getOperandNumber();
  if (isInUnknownRegion(use)) {
    uses.writes.push_back(&use);
  } else if (isResourceRead(op)) {
    uses.reads.push_back(&use);
  } else if (forwards(op)) {
    reach(op->getResult(index), uses);
  } else if (op->hasTrait<OpTrait::IsTerminator>()) {
    followTerminator(use, uses);
  } else if (runsFunctions(op)) {
    followCall(use, uses);
  } else if (isWhileRegion(op)) {
    for (Region &region : op->getRegions())
      reach(region.getArgument(index), uses);
    reach(op->getResult(index), uses);
  } else {
    uses.writes.push_back(&use);
  }
}

void HandleAnalysis::followCall(OpOperand &use, HandleUses &uses) {
  unsigned index = use.getOperandNumber();
  ArrayRef<FunctionUse> callees = flow.of(use.getOwner());
  bool isLost = callees.empty();
  for (const FunctionUse &callee : callees) {
    BlockArgument argument = callee.argumentFor(index);
    if (!argument) {
      isLost = true;
      continue;
    }
    reach(argument, uses);
    // A loop with trip count zero returns its operands.
    if (callee.repeats && index < use.getOwner()->getNumResults())
      reach(use.getOwner()->getResult(index), uses);
  }
  if (isLost)
    uses.writes.push_back(&use);
}

void HandleAnalysis::followTerminator(OpOperand &use, HandleUses &uses) {
  unsigned index = use.getOperandNumber();
  Operation *parent = use.getOwner()->getParentOp();
  if (auto function = dyn_cast<func::FuncOp>(parent)) {
    for (const FunctionUse &caller : flow.usesOf(function)) {
      if (!caller.returnsToResults)
        continue;
      if (index < caller.op->getNumResults())
        reach(caller.op->getResult(index), uses);
      if (caller.repeats)
        for (const FunctionUse &part : flow.of(caller.op))
          if (BlockArgument argument = part.argumentFor(index))
            reach(argument, uses);
    }
    return;
  }
  // The condition of a loop yields a bool, and possibly its arguments.
  if (isWhileRegion(parent) &&
      use.getOwner()->getParentRegion() == &parent->getRegion(0))
    return;
  if (index < parent->getNumResults())
    reach(parent->getResult(index), uses);
  if (isWhileRegion(parent))
    for (Region &region : parent->getRegions())
      reach(region.getArgument(index), uses);
}

//===----------------------------------------------------------------------===//
// Backward, to check that no other value reaches the uses of a handle
//===----------------------------------------------------------------------===//

static Value operandAt(Operation *op, unsigned index) {
  return index < op->getNumOperands() ? op->getOperand(index) : Value();
}

/// The value that a function returns, or a region yields, at `index`.
static Value yieldedAt(Region &region, unsigned index) {
  return operandAt(region.front().getTerminator(), index);
}

bool HandleAnalysis::isSettled(Value value, const HandleUses *uses) const {
  return value && owner.lookup(value) == uses && !ambiguous.contains(value);
}

bool HandleAnalysis::argumentComesFrom(BlockArgument argument,
                                       const HandleUses *uses) const {
  Operation *parent = argument.getOwner()->getParentOp();
  unsigned index = argument.getArgNumber();
  if (isWhileRegion(parent)) {
    return isSettled(operandAt(parent, index), uses) &&
           isSettled(yieldedAt(parent->getRegion(1), index), uses);
  }
  auto function = dyn_cast<func::FuncOp>(parent);
  if (!function || flow.isReachableOtherwise(function))
    return false;
  return all_of(flow.usesOf(function), [&](const FunctionUse &use) {
    if (!isSettled(operandAt(use.op, index + use.firstOperand), uses))
      return false;
    // The results of a loop's body are passed to the body and the condition.
    return all_of(flow.of(use.op), [&](const FunctionUse &part) {
      if (!part.repeats)
        return true;
      func::FuncOp body = part.callee;
      return isSettled(yieldedAt(body.getBody(), index), uses);
    });
  });
}

/// Whether all values that `value` is directly derived from are handles of
/// `uses`.
bool HandleAnalysis::comesFrom(Value value, const HandleUses *uses) const {
  if (roots.contains(value))
    return true;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argumentComesFrom(argument, uses);
  Operation *op = value.getDefiningOp();
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (forwards(op))
    return isSettled(operandAt(op, index), uses);
  if (isWhileRegion(op))
    return isSettled(operandAt(op, index), uses) &&
           isSettled(yieldedAt(op->getRegion(1), index), uses);
  for (const FunctionUse &use : flow.of(op)) {
    func::FuncOp callee = use.callee;
    if (use.returnsToResults &&
        !isSettled(yieldedAt(callee.getBody(), index), uses))
      return false;
    if (use.repeats && !isSettled(operandAt(op, index), uses))
      return false;
  }
  return all_of(op->getRegions(), [&](Region &region) {
    return isSettled(yieldedAt(region, index), uses);
  });
}

void HandleAnalysis::findAmbiguous() {
  // An ambiguous handle makes the handles derived from it ambiguous.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto &[value, uses] : owner)
      if (!ambiguous.contains(value) && !comesFrom(value, uses)) {
        ambiguous.insert(value);
        changed = true;
      }
  }
  for (auto &entry : byKey)
    copy_if(entry.second.handles, std::back_inserter(entry.second.ambiguous),
            [&](Value handle) { return ambiguous.contains(handle); });
}

} // namespace tfuse::tf
