//===- Passes.td - Passes on the tfg level ------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/TFG/Transforms, one test of the same name.
// `tfg-optimize` is in include/tfuse/Rules/Optimize/Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_TRANSFORMS_PASSES
#define TFUSE_DIALECT_TFG_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def TFGShapeInferencePass : Pass<"tfg-shape-inference"> {
  let summary = "Infer the shapes of nodes' results";
  let description = [{
    Refines the result types of all nodes and functions, in every graph and
    function that is not generic. Nodes may be in any order and form loops; the
    analysis follows calls and functional control flow. A type that contradicts
    the inferred shape, for example from an outdated `_output_shapes`, is
    replaced.
  }];
  let options = [
    Option<"graphVersion", "graph-version", "int64_t", "0",
           "The version of the graph. Shapes are those of current versions">
  ];
}

#endif // TFUSE_DIALECT_TFG_TRANSFORMS_PASSES
