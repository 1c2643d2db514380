//===- Passes.td - Lists of tensors -------------------------*- tablegen -*-===//

#ifndef TFUSE_CONVERSION_TENSORLISTS_PASSES
#define TFUSE_CONVERSION_TENSORLISTS_PASSES

include "mlir/Pass/PassBase.td"

def LowerTensorListsPass : Pass<"tfl-lower-static-tensor-list", "mlir::ModuleOp"> {
  let summary = "Lower lists of tensors to tensors";
  let description = [{
    A TensorList becomes a tensor with one row for each element, and the ops on
    it ops on that tensor. Values that calls, branches and loops pass on change
    their types with it. Sizes of elements that are not stated where the list is
    made are those of what is written to it.

    Elements whose sizes may differ are kept one after the other, with their
    sizes beside them. If a list cannot be lowered (its elements have different
    or unknown ranks, or it leaves the module), the pass fails, or changes
    nothing with `allow-tensorlist-pass-through`.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "tfuse::tf::TFDialect",
                           "tfuse::tf_type::TFTypeDialect"];
  let options = [
    Option<"allowTensorListPassThrough", "allow-tensorlist-pass-through",
           "bool", "false",
           "Leave lists alone that cannot be lowered, instead of failing">,
    Option<"defaultToSingleBatch", "default-to-single-batch", "bool", "false",
           "Take sizes that nothing tells as one">,
    Option<"enableDynamicUpdateSlice", "enable-dynamic-update-slice", "bool",
           "false",
           "Write elements by XlaDynamicUpdateSlice instead of putting the list "
           "together from slices, and keep what is known of shapes by "
           "EnsureShape">
  ];
}

def LegalizeTensorListsPass : Pass<"tfl-legalize-tensorlist", "mlir::ModuleOp"> {
  let summary = "Turn ops on lists of tensors into custom operators";
  let description = [{
    For applications that register the runtime's kernels for lists. Nothing
    happens if one of the ops, or the type of a list's elements, has no kernel.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect",
                           "tfuse::tfl::TFLDialect"];
}

#endif // TFUSE_CONVERSION_TENSORLISTS_PASSES
