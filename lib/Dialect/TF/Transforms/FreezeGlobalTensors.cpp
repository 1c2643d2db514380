//===- FreezeGlobalTensors.cpp - Reads of immutable variables -> constants ===//
//
//   func @f(%v {bound_input = @w})             func @f()
//     %0 = tf.ReadVariableOp(%v)         =>      %0 = tf.Const {value of @w}
//
// The constant shares the variable's value: nothing is copied.
//
//===----------------------------------------------------------------------===//

#include "EraseHandles.h"
#include "GatherFrom.h"
#include "Retype.h"

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_FREEZEGLOBALTENSORSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

struct FreezeGlobalTensors
    : public impl::FreezeGlobalTensorsPassBase<FreezeGlobalTensors> {
  using Base::Base;
  void runOnOperation() override;
  LogicalResult freeze(const HandleUses &uses);
  void eraseFrozen(const HandleAnalysis &analysis);

  /// Handles of variables that were replaced by constants.
  llvm::DenseSet<Value> frozen;
};

/// Replaces `read` by the value it reads, where `value` is the constant of its
/// variable. `run` returns false if `read` is not a read of a variable.
class ReadReplacer {
public:
  ReadReplacer(Operation *read, ElementsAttr value)
      : read(read), value(value), builder(read) {}
  bool run();

private:
  Value constant() { return createConst(builder, read->getLoc(), value); }
  Value shape();

  Operation *read;
  ElementsAttr value;
  OpBuilder builder;
};

} // namespace

Value ReadReplacer::shape() {
  auto type = cast<ShapedType>(value.getType());
  Type element =
      cast<ShapedType>(read->getResult(0).getType()).getElementType();
  SmallVector<Attribute> dims;
  for (int64_t dim : type.getShape())
    dims.push_back(IntegerAttr::get(element, dim));
  return createConst(builder, read->getLoc(),
                     DenseElementsAttr::get(
                         RankedTensorType::get(type.getRank(), element), dims));
}

bool ReadReplacer::run() {
  Value result;
  if (isa(read, "ReadVariableOp"))
    result = constant();
  else if (isa(read, "ResourceGather", "ResourceGatherNd"))
    result = gatherFrom(builder, read, constant());
  else if (isa(read, "VariableShape"))
    result = shape();
  else if (isa(read, "VarIsInitializedOp"))
    result =
        createConst(builder, read->getLoc(),
                    DenseElementsAttr::get(
                        RankedTensorType::get({}, builder.getI1Type()), true));
  if (result)
    replaceKeepingTypes(builder, read->getResult(0), result);
  else if (!read->use_empty())
    return false;
  read->erase();
  return true;
}

LogicalResult FreezeGlobalTensors::freeze(const HandleUses &uses) {
  auto global = cast<tf_saved_model::GlobalTensorOp>(uses.source);
  if (!uses.writes.empty()) {
    auto diag =
        emitUserError(uses.writes.front()->getOwner(), Code::InvalidGraph)
        << "writes or passes on the immutable bound input of variable '"
        << global.getSymName() << "'";
    return diag;
  }
  // A handle that may stand for two variables cannot become one constant.
  if (!uses.ambiguous.empty())
    return success();
  bool isFrozen = true;
  if (!uses.reads.empty()) {
    auto value = dyn_cast_if_present<ElementsAttr>(global.getValueAttr());
    if (!value)
      return emitUserError(global, Code::UninitializedVariable)
             << "variable '" << global.getSymName() << "' has no value";
    llvm::SetVector<Operation *> reads;
    for (OpOperand *use : uses.reads)
      reads.insert(use->getOwner());
    for (Operation *read : reads)
      isFrozen &= ReadReplacer(read, value).run();
  }
  if (isFrozen)
    frozen.insert(uses.handles.begin(), uses.handles.end());
  return success();
}

void FreezeGlobalTensors::eraseFrozen(const HandleAnalysis &analysis) {
  eraseHandles(getOperation(), analysis.functions(), frozen);
  SymbolTableCollection tables;
  SymbolUserMap users(tables, getOperation());
  for (auto &[name, uses] : analysis.uses())
    if (users.useEmpty(uses.source) && !tf_saved_model::isExported(uses.source))
      uses.source->erase();
}

void FreezeGlobalTensors::runOnOperation() {
  frozen.clear();
  ModuleOp module = getOperation();
  HandleAnalysis analysis(module);
  for (auto &[name, uses] : analysis.uses()) {
    auto global = cast<tf_saved_model::GlobalTensorOp>(uses.source);
    if (global.getIsMutable()) {
      if (allowMutableTensors)
        continue;
      emitUserError(global, Code::UnsupportedResource)
          << "variable '" << global.getSymName() << "' is not immutable";
      return signalPassFailure();
    }
    if (failed(freeze(uses)))
      return signalPassFailure();
  }
  bool hasUnbound = any_of(analysis.uses(), [](auto &entry) {
    return entry.second.handles.empty();
  });
  if (hasUnbound && !allowMutableTensors) {
    emitUserError(module, Code::UnsupportedResource)
        << "could not freeze all global tensors in the module";
    return signalPassFailure();
  }
  eraseFrozen(analysis);
}

} // namespace tfuse::tf
