//===- Passes.td - Passes on the tfg level ------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/TFG/Transforms, one test of the same name.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_TRANSFORMS_PASSES
#define TFUSE_DIALECT_TFG_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def TFGShapeInferencePass : Pass<"tfg-shape-inference"> {
  let summary = "Infer the shapes of nodes' results";
  let description = [{
    Refines the types of all nodes' results, and what functions return, of every
    graph and function that is not generic. Nodes may come in any order and form
    loops; calls and functional control flow are looked into. A type that
    contradicts what was inferred, as an outdated `_output_shapes` leaves it, is
    replaced.
  }];
  let options = [
    Option<"graphVersion", "graph-version", "int64_t", "0",
           "The version of the graph. Shapes are those of current versions">
  ];
}

def TFGOptimizePass : Pass<"tfg-optimize", "::mlir::ModuleOp"> {
  let summary = "Rewrite graphs as Grappler's optimizers do";
  let description = [{
    What `tfuse optimize` does to a graph, for tests and for people who work on
    its rules: a refusal is a remark. Nodes that nothing uses are taken for what
    is fetched, unless `fetch` names others.
  }];
  let options = [
    ListOption<"optimizers", "optimizers", "std::string",
               "Optimizers to run, in this order; all by default">,
    ListOption<"stages", "stages", "std::string",
               "+name, -name: on, off; name: these only">,
    ListOption<"fetch", "fetch", "std::string", "Nodes that are fetched">,
    ListOption<"feed", "feed", "std::string", "Tensors that are fed">,
    Option<"semantics", "semantics", "std::string", "\"finite\"",
           "exact, finite or grappler">,
    Option<"device", "device", "std::string", "\"\"",
           "What nodes without a device count as: cpu or gpu">,
    Option<"iterations", "iterations", "unsigned", "1",
           "How often to run the optimizers">,
    Option<"prune", "prune", "bool", "false",
           "Erase what nothing fetched depends on">
  ];
}

def TFGRemapperPass : Pass<"tfg-remapper", "::mlir::ModuleOp"> {
  let summary = "Fuse neighbouring nodes";
  let description = [{
    The fusions of Grappler's Remapper. What a fused node stands for is not
    erased, and may itself be fused: another pass erases what nothing uses.
  }];
  let options = [
    Option<"oneDnnPatterns", "enable-onednn-patterns", "bool", "false",
           "Fuse what only oneDNN has kernels for, too">,
    Option<"xlaAutoClustering", "xla-auto-clustering", "bool", "false",
           "Leave to XLA what it fuses by itself">,
    Option<"pdllPatternsOnly", "verify-pdll-patterns-only", "bool", "false",
           "Only what upstream has written in PDLL: Swish">
  ];
}

#endif // TFUSE_DIALECT_TFG_TRANSFORMS_PASSES
