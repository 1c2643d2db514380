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
  let summary = "Make stablehlo.composite calls of annotated functions";
  let description = [{
    A composite becomes a call of its decomposition, which says by
    `tf._implements` what it implements, so that `tfl-prepare-composite-funcs-tf`
    hands it to the composite of that name. A decomposition of composites that
    differ in their names or attributes is copied.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::tfuse::tf_type::TFTypeDialect"];
}

def CanonicalizeBoundaryValuePass
    : Pass<"tfl-canonicalize-boundary-value"> {
  let summary = "Replace infinite elements of constants by the largest numbers";
  let description = [{
    For runtimes that compute with numbers that have no infinity: masks made of
    it then still mask. Constants are those of `arith`, `stablehlo`, `tf` and
    `tfl` with values in the program.
  }];
}

#endif // TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES
