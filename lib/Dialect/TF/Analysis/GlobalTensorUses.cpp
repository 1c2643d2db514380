//===- GlobalTensorUses.cpp - Where a model's variables go ----------------===//

#include "tfuse/Dialect/TF/Analysis/GlobalTensorUses.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

bool isVariableRead(Operation *op) {
  static const llvm::StringSet<> reads = {
      "tf.ReadVariableOp",     "tf.ResourceGather", "tf.ResourceGatherNd",
      "tf.VarIsInitializedOp", "tf.VariableShape",  "tf.DisableCopyOnRead",
      "tf._ReadVariablesOp"};
  return reads.contains(op->getName().getStringRef());
}

namespace {
/// An op that runs other functions: which, from which operand on their
/// arguments are taken, and whether it hands its operands on to its results.
struct FunctionUse {
  StringRef attribute;
  unsigned firstOperand;
  bool returnsToResults;
};
} // namespace

static ArrayRef<FunctionUse> functionUses(Operation *op) {
  static constexpr FunctionUse call[] = {{"f", 0, true}};
  static constexpr FunctionUse branches[] = {{"then_branch", 1, true},
                                             {"else_branch", 1, true}};
  static constexpr FunctionUse cases[] = {{"branches", 1, true}};
  static constexpr FunctionUse loop[] = {{"cond", 0, false}, {"body", 0, true}};
  if (isa(op, "PartitionedCall") || isa(op, "StatefulPartitionedCall") ||
      isa(op, "LegacyCall"))
    return call;
  if (isa(op, "If") || isa(op, "StatelessIf"))
    return branches;
  if (isa(op, "Case") || isa(op, "StatelessCase"))
    return cases;
  if (isa(op, "While") || isa(op, "StatelessWhile"))
    return loop;
  return {};
}

/// Calls `visit` for each function `op` runs.
static void
forEachCallee(Operation *op, SymbolTable &symbols,
              llvm::function_ref<void(const FunctionUse &, func::FuncOp)> visit) {
  for (const FunctionUse &use : functionUses(op)) {
    Attribute attribute = op->getAttr(use.attribute);
    SmallVector<Attribute, 2> names{attribute};
    if (auto list = dyn_cast_if_present<ArrayAttr>(attribute))
      names.assign(list.begin(), list.end());
    for (Attribute name : names)
      if (auto symbol = dyn_cast_if_present<FlatSymbolRefAttr>(name))
        if (auto callee = symbols.lookup<func::FuncOp>(symbol.getAttr()))
          visit(use, callee);
  }
}

GlobalTensorAnalysis::GlobalTensorAnalysis(ModuleOp module) : symbols(module) {
  for (auto global : module.getOps<tf_saved_model::GlobalTensorOp>())
    byName[global.getSymNameAttr()].globalTensor = global;
  module.walk([&](Operation *op) {
    forEachCallee(op, symbols,
                  [&](const FunctionUse &use, func::FuncOp callee) {
                    callers[callee].push_back({op, use.returnsToResults});
                  });
  });
  for (auto function : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      auto bound = function.getArgAttrOfType<FlatSymbolRefAttr>(
          i, "tf_saved_model.bound_input");
      auto *found = bound ? byName.find(bound.getAttr()) : byName.end();
      if (found != byName.end() && !function.isExternal())
        reach(function.getArgument(i), found->second);
    }
  }
  for (auto &entry : byName)
    follow(entry.second);
}

void GlobalTensorAnalysis::reach(Value value, GlobalTensorUses &uses) {
  auto [entry, isNew] = owner.try_emplace(value, &uses);
  if (isNew) {
    uses.handles.push_back(value);
    return;
  }
  if (entry->second == &uses)
    return;
  uses.ambiguous = value;
  entry->second->ambiguous = value;
}

void GlobalTensorAnalysis::follow(GlobalTensorUses &uses) {
  // `handles` grows while it is walked.
  for (size_t i = 0; i != uses.handles.size(); ++i)
    for (OpOperand &use : uses.handles[i].getUses())
      followUse(use, uses);
}

void GlobalTensorAnalysis::followUse(OpOperand &use, GlobalTensorUses &uses) {
  Operation *op = use.getOwner();
  if (isVariableRead(op)) {
    uses.reads.push_back(&use);
    return;
  }
  if (isa(op, "Identity")) {
    reach(op->getResult(0), uses);
    return;
  }
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    followTerminator(use, uses);
    return;
  }
  if (!functionUses(op).empty()) {
    followCall(use, uses);
    return;
  }
  unsigned index = use.getOperandNumber();
  if (isa(op, "WhileRegion")) {
    for (Region &region : op->getRegions())
      reach(region.getArgument(index), uses);
    reach(op->getResult(index), uses);
    return;
  }
  if (!uses.write)
    uses.write = &use;
}

void GlobalTensorAnalysis::followCall(OpOperand &use, GlobalTensorUses &uses) {
  Operation *op = use.getOwner();
  forEachCallee(op, symbols, [&](const FunctionUse &call, func::FuncOp callee) {
    unsigned index = use.getOperandNumber() - call.firstOperand;
    if (use.getOperandNumber() < call.firstOperand || callee.isExternal() ||
        index >= callee.getNumArguments()) {
      if (!uses.write)
        uses.write = &use;
      return;
    }
    reach(callee.getArgument(index), uses);
  });
}

void GlobalTensorAnalysis::followTerminator(OpOperand &use,
                                            GlobalTensorUses &uses) {
  unsigned index = use.getOperandNumber();
  Operation *parent = use.getOwner()->getParentOp();
  if (!mlir::isa<func::FuncOp>(parent)) {
    // A loop's condition region yields no handle; bodies yield to results,
    // and a loop's next iteration gets what its body yields.
    if (index < parent->getNumResults())
      reach(parent->getResult(index), uses);
    if (isa(parent, "WhileRegion"))
      for (Region &region : parent->getRegions())
        reach(region.getArgument(index), uses);
    return;
  }
  for (const Caller &caller : callers.lookup(parent)) {
    if (!caller.returnsToResults)
      continue;
    if (index < caller.op->getNumResults())
      reach(caller.op->getResult(index), uses);
    if (isa(caller.op, "While") || isa(caller.op, "StatelessWhile"))
      forEachCallee(caller.op, symbols,
                    [&](const FunctionUse &, func::FuncOp callee) {
                      reach(callee.getArgument(index), uses);
                    });
  }
}

} // namespace tfuse::tf
