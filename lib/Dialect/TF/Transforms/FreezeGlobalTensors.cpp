//===- FreezeGlobalTensors.cpp - Reads of immutable variables -> constants ===//
//
//   func @f(%v {bound_input = @w})             func @f()
//     %0 = tf.ReadVariableOp(%v)         =>      %0 = tf.Const {value of @w}
//
// The constant shares the variable's value: nothing is copied.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/GlobalTensorUses.h"
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
  LogicalResult freeze(const GlobalTensorUses &uses);
  void eraseFrozen(const GlobalTensorAnalysis &analysis);
};

/// Puts what `read` reads, now that its variable is the constant `value`, in
/// its place.
class ReadReplacer {
public:
  ReadReplacer(Operation *read, ElementsAttr value)
      : read(read), value(value), builder(read) {}
  void run();

private:
  Value constant() { return createConst(builder, read->getLoc(), value); }
  Value scalar(Attribute element, Type type) {
    return createConst(
        builder, read->getLoc(),
        DenseElementsAttr::get(RankedTensorType::get({}, type), {element}));
  }
  Value gather();
  Value shape();

  Operation *read;
  ElementsAttr value;
  OpBuilder builder;
};

} // namespace

/// ResourceGather(v, indices) is GatherV2(v, indices, axis = batch_dims).
Value ReadReplacer::gather() {
  auto batchDims = getAttr<IntegerAttr>(read, "batch_dims");
  Value axis = scalar(builder.getI32IntegerAttr(batchDims.getInt()),
                      builder.getI32Type());
  return createOp(builder, read->getLoc(), "GatherV2",
                  read->getResult(0).getType(),
                  {constant(), read->getOperand(1), axis},
                  {builder.getNamedAttr("batch_dims", batchDims)})
      ->getResult(0);
}

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

void ReadReplacer::run() {
  Value result;
  if (isa(read, "ReadVariableOp"))
    result = constant();
  else if (isa(read, "ResourceGather"))
    result = gather();
  else if (isa(read, "ResourceGatherNd"))
    result = createOp(builder, read->getLoc(), "GatherNd",
                      read->getResult(0).getType(),
                      {constant(), read->getOperand(1)}, {})
                 ->getResult(0);
  else if (isa(read, "VariableShape"))
    result = shape();
  else if (isa(read, "VarIsInitializedOp"))
    result = scalar(builder.getBoolAttr(true), builder.getI1Type());
  if (result)
    read->getResult(0).replaceAllUsesWith(result);
  read->erase();
}

LogicalResult FreezeGlobalTensors::freeze(const GlobalTensorUses &uses) {
  auto global = cast<tf_saved_model::GlobalTensorOp>(uses.globalTensor);
  if (uses.write) {
    auto diag = emitUserError(uses.write->getOwner(), Code::InvalidGraph)
                << "writes or passes on the immutable bound input of variable '"
                << global.getSymName() << "'";
    return diag;
  }
  // A handle that may stand for two variables cannot become one constant.
  if (uses.ambiguous)
    return success();
  auto value = dyn_cast_if_present<ElementsAttr>(global.getValueAttr());
  if (!value)
    return emitUserError(global, Code::UninitializedVariable)
           << "variable '" << global.getSymName() << "' has no value";
  llvm::SetVector<Operation *> reads;
  for (OpOperand *use : uses.reads)
    reads.insert(use->getOwner());
  for (Operation *read : reads)
    ReadReplacer(read, value).run();
  return success();
}

/// Takes away the arguments bound to variables that nothing uses any more, and
/// then those variables. All at once: either alone is linear in the module.
void FreezeGlobalTensors::eraseFrozen(const GlobalTensorAnalysis &analysis) {
  llvm::MapVector<Operation *, BitVector> unused;
  for (auto &[name, uses] : analysis.uses())
    for (Value handle : uses.handles) {
      auto argument = dyn_cast<BlockArgument>(handle);
      auto function =
          argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                   : func::FuncOp();
      if (!function || !handle.use_empty() ||
          !function.getArgAttr(argument.getArgNumber(),
                               tf_saved_model::boundInputAttr))
        continue;
      BitVector &arguments = unused[function];
      arguments.resize(function.getNumArguments());
      arguments.set(argument.getArgNumber());
    }
  for (auto &[function, arguments] : unused)
    (void)cast<func::FuncOp>(function).eraseArguments(arguments);

  SymbolTableCollection tables;
  SymbolUserMap users(tables, getOperation());
  for (auto &[name, uses] : analysis.uses())
    if (users.useEmpty(uses.globalTensor))
      uses.globalTensor->erase();
}

void FreezeGlobalTensors::runOnOperation() {
  ModuleOp module = getOperation();
  GlobalTensorAnalysis analysis(module);
  for (auto &[name, uses] : analysis.uses()) {
    auto global = cast<tf_saved_model::GlobalTensorOp>(uses.globalTensor);
    if (global.getIsMutable()) {
      if (allowMutableTensors)
        continue;
      emitUserError(global, Code::UnsupportedResource)
          << "variable '" << name.getValue() << "' is not immutable";
      return signalPassFailure();
    }
    if (failed(freeze(uses)))
      return signalPassFailure();
  }
  eraseFrozen(analysis);
}

} // namespace tfuse::tf
