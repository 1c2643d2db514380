//===- ListFlow.cpp - Data flow of TensorLists ----------------------------===//

#include "ListFlow.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

bool isListOp(Operation *op) {
  StringRef name = tf::opName(op);
  return name.starts_with("TensorList") || name == "EmptyTensorList";
}

static bool isLoop(Operation *op) { return tf::hasFact(op, tf::OpFact::Loop); }
static bool isBranch(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Branch);
}
static bool isCall(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Call) || isa<func::CallOp>(op);
}
/// Ops whose result is a list if an operand is one.
static bool passesOn(Operation *op) {
  return tf::isa(op, "Identity", "StopGradient", "ZerosLike", "AddN");
}

/// The functions that an op runs.
static SmallVector<func::FuncOp> functionsOf(Operation *op,
                                             const SymbolTable &symbols) {
  SmallVector<func::FuncOp> result;
  auto add = [&](SymbolRefAttr symbol) {
    auto function = symbols.lookup<func::FuncOp>(symbol.getRootReference());
    if (function && !function.isExternal())
      result.push_back(function);
  };
  if (auto call = dyn_cast<func::CallOp>(op))
    add(call.getCalleeAttr());
  for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
    add(ref.symbol);
  return result;
}

ListFlow::ListFlow(ModuleOp module) : symbols(module) {
  SmallVector<Operation *> listOps;
  module.walk([&](Operation *op) {
    if (isListOp(op))
      listOps.push_back(op);
    for (func::FuncOp function : functionsOf(op, symbols))
      callers[function].push_back(op);
  });
  for (Operation *op : listOps) {
    for (Value operand : op->getOperands())
      if (tf_type::isVariantTensor(operand))
        push(operand);
    for (Value result : op->getResults())
      if (tf_type::isVariantTensor(result))
        push(result);
  }
  for (unsigned i = 0; i < values.size(); ++i)
    forEachAlias(values[i], [&](Value alias) { push(alias); });
}

void ListFlow::push(Value value) {
  if (tf_type::isVariantTensor(value))
    values.insert(value);
}

void ListFlow::loopValues(Operation *loop, unsigned index,
                          llvm::function_ref<void(Value)> fn) {
  fn(loop->getOperand(index));
  fn(loop->getResult(index));
  if (tf::isa(loop, "WhileRegion")) {
    for (Region &region : loop->getRegions())
      fn(region.front().getArgument(index));
    Operation *condition = loop->getRegion(0).front().getTerminator();
    if (condition->getNumOperands() > index + 1)
      fn(condition->getOperand(index + 1));
    fn(loop->getRegion(1).front().getTerminator()->getOperand(index));
    return;
  }
  for (func::FuncOp function : functionsOf(loop, symbols)) {
    if (index < function.getNumArguments())
      fn(function.getArgument(index));
    Operation *end = function.front().getTerminator();
    if (end->getNumOperands() == loop->getNumResults())
      fn(end->getOperand(index));
  }
}

void ListFlow::argumentOf(Operation *op, unsigned index,
                          llvm::function_ref<void(Value)> fn) {
  for (func::FuncOp function : functionsOf(op, symbols))
    if (index < function.getNumArguments())
      fn(function.getArgument(index));
}

void ListFlow::returnedFrom(Operation *op, unsigned index,
                            llvm::function_ref<void(Value)> fn) {
  for (func::FuncOp function : functionsOf(op, symbols)) {
    Operation *end = function.front().getTerminator();
    if (index < end->getNumOperands())
      fn(end->getOperand(index));
  }
}

void ListFlow::aliasesOfUse(OpOperand &use,
                            llvm::function_ref<void(Value)> fn) {
  Operation *user = use.getOwner();
  unsigned index = use.getOperandNumber();
  if (isListOp(user))
    return;
  if (isLoop(user) || tf::isa(user, "WhileRegion"))
    return loopValues(user, index, fn);
  if (isBranch(user) && index > 0)
    return argumentOf(user, index - 1, fn);
  if (isCall(user))
    return argumentOf(user, index, fn);
  if (passesOn(user))
    return fn(user->getResult(0));
  if (tf::isa(user, "IdentityN"))
    return fn(user->getResult(index));
  if (tf::isa(user, "Yield")) {
    Operation *parent = user->getParentOp();
    if (!tf::isa(parent, "WhileRegion"))
      return fn(parent->getResult(index));
    bool isCondition = user->getParentRegion()->getRegionNumber() == 0;
    if (!isCondition || index > 0)
      loopValues(parent, isCondition ? index - 1 : index, fn);
    return;
  }
  if (isa<func::ReturnOp>(user)) {
    auto function = user->getParentOfType<func::FuncOp>();
    if (callers[function].empty())
      unknown.insert(user);
    for (Operation *caller : callers[function])
      if (index < caller->getNumResults()) {
        if (isLoop(caller))
          loopValues(caller, index, fn);
        else
          fn(caller->getResult(index));
      }
    return;
  }
  unknown.insert(user);
}

void ListFlow::aliasesOfResult(OpResult result,
                               llvm::function_ref<void(Value)> fn) {
  Operation *op = result.getOwner();
  unsigned index = result.getResultNumber();
  if (isListOp(op))
    return;
  if (isLoop(op) || tf::isa(op, "WhileRegion"))
    return loopValues(op, index, fn);
  if (isBranch(op) || isCall(op))
    return returnedFrom(op, index, fn);
  if (tf::hasFact(op, tf::OpFact::BranchRegion)) {
    for (Region &region : op->getRegions())
      fn(region.front().getTerminator()->getOperand(index));
    return;
  }
  if (passesOn(op)) {
    for (Value operand : op->getOperands())
      fn(operand);
    return;
  }
  if (tf::isa(op, "IdentityN"))
    return fn(op->getOperand(index));
  unknown.insert(op);
}

void ListFlow::aliasesOfArgument(BlockArgument argument,
                                 llvm::function_ref<void(Value)> fn) {
  Operation *parent = argument.getOwner()->getParentOp();
  unsigned index = argument.getArgNumber();
  if (tf::isa(parent, "WhileRegion"))
    return loopValues(parent, index, fn);
  auto function = dyn_cast<func::FuncOp>(parent);
  if (!function || callers[function].empty()) {
    unknown.insert(parent);
    return;
  }
  for (Operation *caller : callers[function]) {
    unsigned operand = isBranch(caller) ? index + 1 : index;
    if (operand < caller->getNumOperands()) {
      if (isLoop(caller))
        loopValues(caller, index, fn);
      else
        fn(caller->getOperand(operand));
    }
  }
}

void ListFlow::forEachAlias(Value value, llvm::function_ref<void(Value)> fn) {
  for (OpOperand &use : value.getUses())
    aliasesOfUse(use, fn);
  if (auto argument = dyn_cast<BlockArgument>(value))
    aliasesOfArgument(argument, fn);
  else
    aliasesOfResult(cast<OpResult>(value), fn);
}

} // namespace tfuse::lists
