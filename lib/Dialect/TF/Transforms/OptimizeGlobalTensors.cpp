//===- OptimizeGlobalTensors.cpp - Remove dead variables, mark read-only --===//

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_OPTIMIZEGLOBALTENSORSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

struct OptimizeGlobalTensors
    : public impl::OptimizeGlobalTensorsPassBase<OptimizeGlobalTensors> {
  void runOnOperation() override;
  void eraseUnusedArguments();
};

} // namespace

/// Erases unused bound arguments of exported functions, which keep variables
/// alive.
void OptimizeGlobalTensors::eraseUnusedArguments() {
  for (auto function : getOperation().getOps<func::FuncOp>()) {
    if (function.isExternal() ||
        !function->hasAttr(tf_saved_model::exportedNamesAttr))
      continue;
    BitVector unused(function.getNumArguments());
    for (BlockArgument argument : function.getArguments())
      if (argument.use_empty() &&
          function.getArgAttr(argument.getArgNumber(),
                              tf_saved_model::boundInputAttr))
        unused.set(argument.getArgNumber());
    if (unused.any())
      (void)function.eraseArguments(unused);
  }
}

/// Marks a variable without writes as immutable and gives it the shape of its
/// value.
static void makeImmutable(const HandleUses &uses) {
  auto global = cast<tf_saved_model::GlobalTensorOp>(uses.source);
  global.removeIsMutableAttr();
  if (cast<TensorType>(global.getType()).hasStaticShape())
    return;
  global.setTypeAttr(TypeAttr::get(global.getValue()->getType()));
  Type type = tf_saved_model::getBoundInputType(global);
  for (Value handle : uses.handles) {
    auto argument = dyn_cast<BlockArgument>(handle);
    auto function =
        argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                 : func::FuncOp();
    if (!function || !function.getArgAttr(argument.getArgNumber(),
                                          tf_saved_model::boundInputAttr))
      continue;
    argument.setType(type);
    SmallVector<Type> arguments(function.getArgumentTypes());
    arguments[argument.getArgNumber()] = type;
    function.setFunctionType(FunctionType::get(function.getContext(), arguments,
                                               function.getResultTypes()));
  }
}

void OptimizeGlobalTensors::runOnOperation() {
  eraseUnusedArguments();
  ModuleOp module = getOperation();
  HandleAnalysis analysis(module);
  SmallVector<Operation *> dead;
  for (auto &[name, uses] : analysis.uses()) {
    auto global = cast<tf_saved_model::GlobalTensorOp>(uses.source);
    // The user of the model may read and write exported variables.
    if (tf_saved_model::isExported(global))
      continue;
    if (uses.handles.empty())
      dead.push_back(global);
    else if (!uses.isWritten() && global.getIsMutable() && global.getValue())
      makeImmutable(uses);
  }
  for (Operation *op : dead)
    op->erase();
}

} // namespace tfuse::tf
