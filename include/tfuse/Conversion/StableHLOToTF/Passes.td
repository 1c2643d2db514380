//===- Passes.td - Programs of StableHLO -------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_PASSES
#define TFUSE_CONVERSION_STABLEHLOTOTF_PASSES

include "mlir/Pass/PassBase.td"

def ImportProgramsPass : Pass<"stablehlo-import-programs", "mlir::ModuleOp"> {
  let summary = "Read the programs of StableHLO that tf.XlaCallModule holds";
  let description = [{
    The functions of a program join the module, with `stablehlo` ops in their
    bodies, and the op becomes a call of its `main`. What JAX, and Keras on JAX,
    export is such a program.
  }];
  let dependentDialects = ["mlir::func::FuncDialect", "tfuse::tf::TFDialect",
                           "tfuse::stablehlo::StableHLODialect"];
}

def LegalizeStableHLOPass : Pass<"stablehlo-legalize-tf", "mlir::ModuleOp"> {
  let summary = "Turn stablehlo ops into tf ops";
  let description = [{
    Each op becomes ops of TensorFlow that compute the same, so that all that
    is known of those serves programs of StableHLO, too. What an op is lowered
    by is a line of lib/Conversion/StableHLOToTF/Lowerings.def. An op that
    cannot be lowered is an error that says why.

    With `structure-only`, calls, branches and loops alone: other passes know
    those of TensorFlow, and may go through a program before its ops are
    lowered.
  }];
  let options = [
    Option<"structureOnly", "structure-only", "bool", "false",
           "Lower calls, branches and loops only">
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "tfuse::tf::TFDialect"];
}

def EraseIdleAssignmentsPass
    : Pass<"tf-erase-idle-assignments", "mlir::ModuleOp"> {
  let summary = "Erase assignments of the value that a variable has";
  let description = [{
    Programs have no variables: what exports them reads all variables before,
    and assigns all of them afterwards, also those that the program returns as
    they came. Without the assignment, such a variable is a constant.
  }];
}

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_PASSES
