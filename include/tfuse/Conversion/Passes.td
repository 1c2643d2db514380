//===- Passes.td - Passes between dialects -----------------*- tablegen -*-===//
//
// Passes that lower between dialects.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_PASSES
#define TFUSE_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def PrepareTFPass : Pass<"tfl-prepare-tf", "::mlir::ModuleOp"> {
  let summary = "Decompose tf ops without a TFLite counterpart into tf ops";
  let description = [{
    The part of the lowering that stays in the tf dialect. Decomposes ops
    without a TFLite counterpart (FusedBatchNormV3, Einsum, ...), converts
    layouts to NHWC, and removes no-ops (Identity, StopGradient, CheckNumerics).
    `tfl-legalize-tf` includes all of this, so no pipeline needs this pass; it
    serves to inspect the intermediate step.
  }];
}

def LegalizeTFPass : Pass<"tfl-legalize-tf", "::mlir::ModuleOp"> {
  let summary = "Lower tf ops to tfl ops";
  let description = [{
    Lowers every tf op to one or several tfl ops for which TFLite's runtime has
    a kernel, in the op's element type or in one that represents its values
    exactly. lib/Conversion/TFToTFL/Lowerings.def has a line for each op.

    Ops that cannot be lowered stay unchanged. With `diagnose` each of them is
    an error with the reason, and the pass fails. With `select-tf-ops` they
    become Flex ops if the Flex delegate has their kernels, and with
    `allow-custom-ops` other custom ops.
  }];
  let options = [
    Option<"diagnose", "diagnose", "bool", "false",
           "Report each remaining tf op as an error">,
    Option<"allowCustomOps", "allow-custom-ops", "bool", "false",
           "Turn tf ops that cannot be lowered into custom ops">,
    Option<"selectTfOps", "select-tf-ops", "bool", "false",
           "Turn tf ops that cannot be lowered into Flex ops">,
    ListOption<"selectUserTfOps", "select-user-tf-ops", "std::string",
               "Ops that become Flex ops besides those of the delegate">,
    Option<"keepsFakeQuant", "keep-fake-quant", "bool", "false",
           "Lower simulated quantization with constant ranges to "
           "tfl.fake_quant, from which tfl-quantize takes ranges">,
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
  let summary = "Lower only reads and assignments of variables";
  let description = [{
    The part of `tfl-legalize-tf` that lowers variables. Does nothing in a
    module whose `tfl._legalize_tfl_variables` is false.
  }];
}

def LegalizeHashTablesPass : ResourcePass<"tfl-legalize-hashtables-tf"> {
  let summary = "Lower only hash tables";
  let description = [{
    The part of `tfl-legalize-tf` that lowers tables. Like upstream, it keeps
    the scalar type of a table's size although the runtime returns a vector;
    `tfl-legalize-tf` inserts a reshape.
  }];
}

#endif // TFUSE_CONVERSION_PASSES
