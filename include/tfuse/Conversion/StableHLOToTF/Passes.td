//===- Passes.td - Programs of StableHLO -------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_PASSES
#define TFUSE_CONVERSION_STABLEHLOTOTF_PASSES

include "mlir/Pass/PassBase.td"

def ImportProgramsPass : Pass<"stablehlo-import-programs", "mlir::ModuleOp"> {
  let summary = "Import the StableHLO programs in tf.XlaCallModule ops";
  let description = [{
    Adds the functions of a program to the module, with `stablehlo` ops in
    their bodies, and replaces the op by a call of the program's `main`. JAX,
    and Keras on JAX, export such programs.
  }];
  let dependentDialects = ["mlir::func::FuncDialect", "tfuse::tf::TFDialect",
                           "tfuse::stablehlo::StableHLODialect"];
}

def LegalizeStableHLOPass : Pass<"stablehlo-legalize-tf", "mlir::ModuleOp"> {
  let summary = "Lower stablehlo ops to tf ops";
  let description = [{
    Lowers each op to equivalent TensorFlow ops, so that all passes on tf apply
    to StableHLO programs, too. lib/Conversion/StableHLOToTF/Lowerings.def has
    a line for each op. An op that cannot be lowered is an error with the
    reason.

    With `structure-only`, only calls, branches and loops are lowered, so that
    passes which follow calls and control flow of TensorFlow can process a
    program before its other ops are lowered.
  }];
  let options = [
    Option<"structureOnly", "structure-only", "bool", "false",
           "Lower calls, branches and loops only">
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "tfuse::tf::TFDialect"];
}

def EraseIdleAssignmentsPass
    : Pass<"tf-erase-idle-assignments", "mlir::ModuleOp"> {
  let summary = "Erase assignments of a variable's current value";
  let description = [{
    StableHLO programs have no variables, so exporters read all variables before
    a program and assign all of them after it, including unchanged ones.
    Without the assignment, an unchanged variable becomes a constant.
  }];
}

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_PASSES
