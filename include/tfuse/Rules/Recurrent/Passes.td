//===- Passes.td - Passes that fuse recurrent networks -----*- tablegen -*-===//

#ifndef TFUSE_RULES_RECURRENT_PASSES
#define TFUSE_RULES_RECURRENT_PASSES

include "tfuse/Rules/RulePass.td"

def FuseRecurrentPass : Pass<"tf-fuse-recurrent", "::mlir::ModuleOp"> {
  let summary = "Fuse loops of recurrent cells into sequence ops";
  let description = [{
    Loops and unrolled graphs of LSTM and simple recurrent cells become
    `tfl.unidirectional_sequence_lstm` and related ops (lib/Rules/Recurrent).
    Their states are `tfl.new_state` and `tfl.final_state`.

    After each iteration that fused a loop, the pass runs `pipelines` and looks
    for more loops: a fused op may reveal the shapes that the next loop needs.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfl::TFLDialect",
                           "::tfuse::eval::TFuseDialect"];
  let options = [
    OnlyRulesOption, EnableRulesOption, DisableRulesOption,
    Option<"verify", "verify", "bool", "false",
           "Compare each fused op with the ops that it replaces, on random "
           "inputs">,
    ListOption<"missingOps", "missing-ops", "std::string",
               "Builtins and features that the runtime has no kernels for">,
    ListOption<"pipelines", "pipelines", "::mlir::OpPassManager",
               "Pipelines to run after each iteration that fused a loop: "
               "builtin.module(...)">,
    RemarksOption, SummaryOption
  ];
}

#endif // TFUSE_RULES_RECURRENT_PASSES
