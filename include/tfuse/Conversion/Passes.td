//===- Passes.td - Passes between dialects -----------------*- tablegen -*-===//
//
// The passes that take a program from one dialect to another.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_PASSES
#define TFUSE_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def PrepareTFPass : Pass<"tfl-prepare-tf", "::mlir::ModuleOp"> {
  let summary = "Rewrite tf ops that TFLite has no op for into tf ops it has";
  let description = [{
    The part of the lowering that stays in the tf dialect: compositions that
    TFLite has one op for are recognised (GELU), ops without an own form there
    are taken apart (FusedBatchNormV3, Einsum, ...), layouts become NHWC, and
    ops that only mark a value (Identity, StopGradient, CheckNumerics) go.

    `tfl-legalize-tf` does all of this itself, so no pipeline needs this pass;
    it is there to look at the steps one by one.
  }];
}

def LegalizeTFPass : Pass<"tfl-legalize-tf", "::mlir::ModuleOp"> {
  let summary = "Lower tf ops to tfl ops";
  let description = [{
    Every tf op becomes one or several ops for which TFLite's runtime has a
    kernel, of the op's own element type or of one that holds its values
    exactly. What an op is lowered by is a line of
    lib/Conversion/TFToTFL/Lowerings.def.

    Ops that cannot be lowered stay as they are; with `diagnose` each of them
    then is an error that says why, and the pass fails. With
    `allow-custom-ops` they become tfl.custom instead.
  }];
  let options = [
    Option<"diagnose", "diagnose", "bool", "false",
           "Report each tf op that is left as an error">,
    Option<"allowCustomOps", "allow-custom-ops", "bool", "false",
           "Turn tf ops that cannot be lowered into custom ops">,
    Option<"preserveAssertOp", "preserve-assert-op", "bool", "false",
           "Keep tf.Assert">,
    Option<"runtimeVerification", "run-tfl-runtime-verification", "bool",
           "true", "Accepted for compatibility; types are always checked">
  ];
  let dependentDialects = ["::tfuse::tfl::TFLDialect",
                           "::mlir::arith::ArithDialect",
                           "::tfuse::eval::TFuseDialect"];
}

class ResourcePass<string argument> : Pass<argument, "::mlir::ModuleOp"> {
  let dependentDialects = ["::tfuse::tfl::TFLDialect",
                           "::mlir::arith::ArithDialect",
                           "::tfuse::eval::TFuseDialect"];
}

def LegalizeVariablesPass : ResourcePass<"tfl-legalize-variables-tf"> {
  let summary = "Lower reads and assignments of variables, and nothing else";
  let description = [{
    The part of `tfl-legalize-tf` that is about variables. Does nothing in a
    module whose `tfl._legalize_tfl_variables` is false.
  }];
}

def LegalizeHashTablesPass : ResourcePass<"tfl-legalize-hashtables-tf"> {
  let summary = "Lower hash tables, and nothing else";
  let description = [{
    The part of `tfl-legalize-tf` that is about tables. The size of a table
    keeps the type it has, as upstream leaves it; the runtime makes it a vector,
    which the whole lowering reshapes.
  }];
}

#endif // TFUSE_CONVERSION_PASSES
