//===- Passes.td - Lists of tensors -------------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_TENSORLISTS_PASSES
#define TFUSE_CONVERSION_TENSORLISTS_PASSES

include "mlir/Pass/PassBase.td"

def LowerTensorListsPass : Pass<"tfl-lower-static-tensor-list", "mlir::ModuleOp"> {
  let summary = "Lower TensorLists to tensors";
  let description = [{
    Converts a TensorList to a tensor with one row for each element, and its ops
    to ops on that tensor. The types of values that are passed through calls,
    branches and loops change accordingly. If the element shape is not given
    where the list is created, it is inferred from the writes.

    Elements whose sizes may differ are stored concatenated, together with a
    tensor of their sizes. If a list cannot be lowered (its elements have
    different or unknown ranks, or it is an output of the module), the pass
    fails, or changes nothing with `allow-tensorlist-pass-through`.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "tfuse::tf::TFDialect",
                           "tfuse::tf_type::TFTypeDialect"];
  let options = [
    Option<"allowTensorListPassThrough", "allow-tensorlist-pass-through",
           "bool", "false",
           "Keep lists that cannot be lowered, instead of failing">,
    Option<"defaultToSingleBatch", "default-to-single-batch", "bool", "false",
           "Assume a size of one for unknown sizes">,
    Option<"enableDynamicUpdateSlice", "enable-dynamic-update-slice", "bool",
           "false",
           "Write elements with XlaDynamicUpdateSlice instead of concatenating "
           "slices of the list, and preserve known shapes with EnsureShape">
  ];
}

def LegalizeTensorListsPass : Pass<"tfl-legalize-tensorlist", "mlir::ModuleOp"> {
  let summary = "Convert TensorList ops to custom operators";
  let description = [{
    For applications that register the runtime's kernels for lists. Changes
    nothing if an op, or the element type of a list, has no kernel.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "tfuse::tfl::TFLDialect"];
}

#endif // TFUSE_CONVERSION_TENSORLISTS_PASSES
