//===- Passes.td - From graphs to programs ------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_TFGTOTF_PASSES
#define TFUSE_CONVERSION_TFGTOTF_PASSES

include "mlir/Pass/PassBase.td"

def TFGToTFPass : Pass<"tfg-to-tf", "mlir::ModuleOp"> {
  let summary = "Raise tfg graphs to tf functions";
  let description = [{
    Each signature of the main graph and each function of the library becomes a
    `func.func` of `tf` ops. Control edges become the order of ops.
    TFGToTF.h describes the expected form of the module.
  }];
  let dependentDialects = ["mlir::func::FuncDialect", "tfuse::tf::TFDialect",
                           "tfuse::tf_saved_model::TFSavedModelDialect"];
}

#endif // TFUSE_CONVERSION_TFGTOTF_PASSES
