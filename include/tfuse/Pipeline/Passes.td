//===- Passes.td - Steps of the conversion's pipelines ------*- tablegen -*-===//

#ifndef TFUSE_PIPELINE_PASSES
#define TFUSE_PIPELINE_PASSES

include "mlir/Pass/PassBase.td"

def RunIfPass : Pass<"tfuse-run-if", "::mlir::ModuleOp"> {
  let summary = "Run pipelines on modules with a property";
  let description = [{
    Runs the pipelines if the module `has` the property, and nothing otherwise.
    Most models have no loops, composites or StableHLO programs; one walk over
    the ops replaces the passes for these.
  }];
  let options = [
    Option<"has", "has", "::tfuse::ModuleProperty",
           "::tfuse::ModuleProperty::ControlFlow", "The property",
           [{::llvm::cl::values(
               clEnumValN(::tfuse::ModuleProperty::Programs, "programs",
                          "StableHLO programs or ops"),
               clEnumValN(::tfuse::ModuleProperty::Composites, "composites",
                          "functions with composite annotations"),
               clEnumValN(::tfuse::ModuleProperty::TensorArrays,
                          "tensor-arrays", "arrays of TensorFlow 1"),
               clEnumValN(::tfuse::ModuleProperty::LoopRegions,
                          "loop-regions", "loops with regions"),
               clEnumValN(::tfuse::ModuleProperty::ControlFlow, "control-flow",
                          "branches, loops, lists or stacks"))}]>,
    ListOption<"pipelines", "pipelines", "::mlir::OpPassManager",
               "The pipelines to run: builtin.module(...)">
  ];
}

#endif // TFUSE_PIPELINE_PASSES
