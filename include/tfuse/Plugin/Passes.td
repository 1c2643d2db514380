//===- Passes.td - Fusions that the user brings along -------*- tablegen -*-===//

#ifndef TFUSE_PLUGIN_PASSES
#define TFUSE_PLUGIN_PASSES

include "mlir/Pass/PassBase.td"

def UserFusionsPass : Pass<"tf-user-fusions", "::mlir::ModuleOp"> {
  let summary = "Apply fusions from plug-ins and files";
  let description = [{
    What `tfuse convert --fusion-plugin --fusions` does, in one go: composites,
    then patterns. No shapes are inferred and nothing is inlined before.
  }];
  let options = [
    ListOption<"plugins", "plugins", "std::string", "Shared objects to load">,
    ListOption<"files", "files", "std::string", "Files with PDL patterns">,
    ListOption<"disableRules", "disable-rules", "std::string",
               "Rules not to run">,
    Option<"fallback", "fallback-composites", "bool", "false",
           "Keep the body of a composite that does not fit, with a warning">,
    Option<"remarks", "remarks", "bool", "false",
           "Emit each refusal of a rule as a remark">,
    Option<"summary", "summary", "bool", "false",
           "Print what was rewritten and what nearly was to stderr">
  ];
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfl::TFLDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::pdl::PDLDialect",
                           "::mlir::pdl_interp::PDLInterpDialect"];
}

#endif // TFUSE_PLUGIN_PASSES
