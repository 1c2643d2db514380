//===- Passes.td - TensorFlow ops inside TFLite models ------*- tablegen -*-===//

#ifndef TFUSE_IMPORT_FLEX_PASSES
#define TFUSE_IMPORT_FLEX_PASSES

include "mlir/Pass/PassBase.td"

def LiftFlexOpsPass
    : Pass<"tfl-lift-tflite-flex-ops", "::mlir::func::FuncOp"> {
  let summary = "Convert Flex ops back to TensorFlow ops";
  let description = [{
    A Flex op is a `tfl.custom` whose name is "Flex" followed by the name of a
    TensorFlow op, and whose options contain the op's NodeDef. This pass
    replaces it by the `tf` op.
  }];
  // The attributes of a node may have forms that only graphs have.
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfg::TFGDialect"];
}

#endif // TFUSE_IMPORT_FLEX_PASSES
