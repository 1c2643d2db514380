//===- Passes.td - From tfl back to tf ----------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_TFLTOTF_PASSES
#define TFUSE_CONVERSION_TFLTOTF_PASSES

include "mlir/Pass/PassBase.td"

def RaiseLoopsPass : Pass<"tfl-raise-loops", "mlir::ModuleOp"> {
  let summary = "Copy loops over matmuls to the tf dialect";
  let description = [{
    The rules of phase rnn read loops of the tf dialect. For each `tfl.while`
    whose body multiplies matrices, this pass creates a `tf.WhileRegion` that
    computes the same: tensors that the loop writes row by row become
    TensorLists. The users read the results of the copy; the `tfl.while` stays,
    without users, for `tfl-restore-loops`.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "tfuse::tf::TFDialect",
                           "tfuse::tf_type::TFTypeDialect"];
}

def RestoreLoopsPass : Pass<"tfl-restore-loops", "mlir::ModuleOp"> {
  let summary = "Erase the copies of loops that no rule has fused";
  let description = [{
    The users of a `tf.WhileRegion` of `tfl-raise-loops` read the results of the
    `tfl.while` again. A `tfl.while` whose copy is gone, because a rule fused
    it, is erased.
  }];
}

#endif // TFUSE_CONVERSION_TFLTOTF_PASSES
