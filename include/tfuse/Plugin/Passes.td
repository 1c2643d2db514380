//===- Passes.td - Fusions that the user brings along -------*- tablegen -*-===//

#ifndef TFUSE_PLUGIN_PASSES
#define TFUSE_PLUGIN_PASSES

include "tfuse/Rules/RulePass.td"

def UserFusionsPass : Pass<"tf-user-fusions", "::mlir::ModuleOp"> {
  let summary = "Apply fusions from plug-ins and files";
  let description = [{
    Fuses composites, those of tfuse and of the plug-ins, then applies the
    patterns of plug-ins and files. A conversion does the first in phase
    `composite` and the second in phase `fold`, when shapes are known.
  }];
  let options = [
    ListOption<"plugins", "plugins", "std::string", "Shared objects to load">,
    ListOption<"files", "files", "std::string", "Files with PDL patterns">,
    Option<"fusesComposites", "composites", "bool", "true",
           "Fuse composites">,
    Option<"appliesPatterns", "patterns", "bool", "true", "Apply patterns">,
    ListOption<"requireFusion", "require-fusion", "std::string",
               "Composites and patterns that must be applied; * for all "
               "composites">,
    OnlyRulesOption, EnableRulesOption, DisableRulesOption,
    Option<"fallback", "fallback-composites", "bool", "false",
           "Keep the body of a composite that does not match, with a warning">,
    Option<"everything", "unused-functions", "bool", "true",
           "Fuse private functions without uses, too">,
    SemanticsOption<"::tfuse::Semantics::Finite">, RemarksOption, SummaryOption
  ];
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfl::TFLDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::pdl::PDLDialect",
                           "::mlir::pdl_interp::PDLInterpDialect"];
}

#endif // TFUSE_PLUGIN_PASSES
