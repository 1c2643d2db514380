//===- Passes.td - TensorFlow ops inside TFLite models ------*- tablegen -*-===//

#ifndef TFUSE_IMPORT_FLEX_PASSES
#define TFUSE_IMPORT_FLEX_PASSES

include "mlir/Pass/PassBase.td"

def LiftFlexOpsPass
    : Pass<"tfl-lift-tflite-flex-ops", "::mlir::func::FuncOp"> {
  let summary = "Turn Flex ops back into TensorFlow ops";
  let description = [{
    A Flex op is a `tfl.custom` whose name is "Flex" and the name of a TensorFlow
    op, and whose options hold that op's node. It becomes the `tf` op.
  }];
  // The attributes of a node may have forms that only graphs have.
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfg::TFGDialect"];
}

#endif // TFUSE_IMPORT_FLEX_PASSES
