//===- Passes.td - Passes that run the rules on graphs -----*- tablegen -*-===//

#ifndef TFUSE_RULES_OPTIMIZE_PASSES
#define TFUSE_RULES_OPTIMIZE_PASSES

include "mlir/Pass/PassBase.td"

def TFGOptimizePass : Pass<"tfg-optimize", "::mlir::ModuleOp"> {
  let summary = "Rewrite graphs as Grappler's optimizers do";
  let description = [{
    Runs the optimizers of `tfuse optimize` and emits each refusal as a remark.
    Nodes without consumers count as fetched, unless `fetch` names others.
  }];
  let options = [
    ListOption<"optimizers", "optimizers", "std::string",
               "Optimizers to run, in this order; all by default">,
    ListOption<"stages", "stages", "std::string",
               "+name switches a rule on, -name off; with plain names, only "
               "these run">,
    ListOption<"fetch", "fetch", "std::string", "Nodes that are fetched">,
    ListOption<"feed", "feed", "std::string", "Tensors that are fed">,
    Option<"semantics", "semantics", "std::string", "\"finite\"",
           "exact, finite or grappler">,
    Option<"device", "device", "std::string", "\"\"",
           "Device type assumed for nodes without a device: cpu or gpu">,
    Option<"iterations", "iterations", "unsigned", "1",
           "Number of times to run the optimizers">,
    Option<"prune", "prune", "bool", "false",
           "Erase nodes on which no fetched node depends">
  ];
}

def TFGRemapperPass : Pass<"tfg-remapper", "::mlir::ModuleOp"> {
  let summary = "Run the fusions of Grappler's Remapper";
  let description = [{
    Runs the fusions of Grappler's Remapper. The nodes that a fused node replaces
    are not erased, and may be fused themselves: another pass erases dead nodes.
  }];
  let options = [
    Option<"oneDnnPatterns", "enable-onednn-patterns", "bool", "false",
           "Also run fusions for which only oneDNN has kernels">,
    Option<"xlaAutoClustering", "xla-auto-clustering", "bool", "false",
           "Skip nodes that XLA compiles and fuses">,
    Option<"pdllPatternsOnly", "verify-pdll-patterns-only", "bool", "false",
           "Run only the fusions that upstream wrote in PDLL: Swish">
  ];
}

#endif // TFUSE_RULES_OPTIMIZE_PASSES
