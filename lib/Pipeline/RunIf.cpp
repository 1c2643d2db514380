//===- RunIf.cpp - Run pipelines on modules with a property ---------------===//

#include "tfuse/Pipeline/Passes.h"

#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Composite.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_RUNIFPASS
#include "tfuse/Pipeline/Passes.h.inc"

static bool isOfProgram(Operation *op) {
  return tf::isa(op, "XlaCallModule") ||
         isa_and_nonnull<stablehlo::StableHLODialect>(op->getDialect());
}

static bool isControlFlow(Operation *op) {
  StringRef name = tf::opName(op);
  return name.contains("While") || name.contains("Case") ||
         name.ends_with("If") || name.ends_with("IfRegion") ||
         name.contains("TensorList") || name.starts_with("TensorArray") ||
         name.starts_with("Stack");
}

bool hasProperty(ModuleOp module, ModuleProperty property) {
  auto hasOp = [&](llvm::function_ref<bool(Operation *)> matches) {
    return module
        .walk([&](Operation *op) {
          return matches(op) ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  };
  switch (property) {
  case ModuleProperty::Programs:
    return hasOp(isOfProgram);
  case ModuleProperty::Composites:
    return any_of(module.getOps<func::FuncOp>(), isAnnotated);
  case ModuleProperty::TensorArrays:
    return hasOp([](Operation *op) { return tf::isa(op, "TensorArrayV3"); });
  case ModuleProperty::LoopRegions:
    return hasOp([](Operation *op) { return tf::isa(op, "WhileRegion"); });
  case ModuleProperty::ControlFlow:
    return hasOp(isControlFlow);
  }
  llvm_unreachable("a property of ModuleProperty");
}

namespace {
struct RunIf : impl::RunIfPassBase<RunIf> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    for (const OpPassManager &pipeline : pipelines)
      pipeline.getDependentDialects(registry);
  }

  void runOnOperation() override {
    if (!hasProperty(getOperation(), has))
      return markAllAnalysesPreserved();
    for (OpPassManager &pipeline : pipelines)
      if (failed(runPipeline(pipeline, getOperation())))
        return signalPassFailure();
  }
};
} // namespace

} // namespace tfuse
