//===- Passes.td - Passes on StableHLO ---------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/StableHLO/Transforms, one test of the same
// name.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES
#define TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def CallCompositesPass
    : Pass<"stablehlo-call-composites", "::mlir::ModuleOp"> {
  let summary = "Convert stablehlo.composite to calls of annotated functions";
  let description = [{
    Converts a composite to a call of its decomposition, which is annotated
    with `tf._implements`, so that the composite rules of
    `tfl-prepare-composite-funcs-tf` match it. A decomposition that is shared by
    composites with different names or attributes is copied.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::tfuse::tf_type::TFTypeDialect"];
}

def CanonicalizeBoundaryValuePass
    : Pass<"tfl-canonicalize-boundary-value"> {
  let summary = "Replace infinite elements of constants by the largest finite values";
  let description = [{
    For runtimes whose arithmetic has no infinity: masks made of infinities then
    still work. Applies to constants of `arith`, `stablehlo`, `tf` and `tfl`
    whose values are in the IR.
  }];
}

#endif // TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES
