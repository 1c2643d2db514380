//===- Passes.td - Passes on the tfl level ------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/TFL/Transforms, one test of the same name.
// Passes that run rules are in the Passes.td of the rules' group.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_PASSES
#define TFUSE_DIALECT_TFL_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def RuntimeVerifyPass : Pass<"tfl-runtime-verify", "::mlir::ModuleOp"> {
  let summary = "Check that the runtime has kernels for the types of operators";
  let description = [{
    An op is valid with all types that its operator is defined for. This pass
    fails for types that no kernel of the runtime supports.
  }];
}

//===----------------------------------------------------------------------===//
// Custom ops, state
//===----------------------------------------------------------------------===//

def RaiseCustomOpsPass
    : Pass<"tfl-raise-custom-ops", "::mlir::func::FuncOp"> {
  let summary = "Wrap TensorFlow ops that stay custom ops";
  let description = [{
    Wraps each unregistered op, or the ops that the option names, in a
    `tfl.custom_tf`.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    ListOption<"targetOps", "test-raise-tf-targets", "std::string",
               "Names of the ops to wrap">
  ];
}

def AnalyzeVariablesPass
    : Pass<"tfl-analyze-variables-pass", "::mlir::ModuleOp"> {
  let summary = "Check whether variables can be lowered to TFLite";
  let description = [{
    Sets `tfl._legalize_tfl_variables` on the module: false if a handle reaches
    an op without a TFLite counterpart. The conversion does not use it, because
    it decides for each variable separately.
  }];
}

def InsertCallOncePass : Pass<"tfl-insert-call-once-op", "::mlir::ModuleOp"> {
  let summary = "Initialize variables and tables on the first call";
  let description = [{
    Inserts a `tfl.call_once` of each function that the
    `tf_saved_model.session_initializer` names at the beginning of each entry
    function that uses variables or tables. The runtime runs such a function
    once, at the first call of any entry function.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def SplitMergedOperandsPass
    : Pass<"tfl-split-merged-operands", "::mlir::func::FuncOp"> {
  let summary = "Give each state operand a separate tensor";
  let description = [{
    The runtime updates a state in the memory of the operand. A value that is
    used as several states, of one or several ops, is copied for each use.
  }];
}

def RaiseStatesPass : Pass<"tfl-raise-states", "::mlir::ModuleOp"> {
  let summary = "Make the states of an imported file SSA values";
  let description = [{
    The inverse of `tfl-place-states`: a state that an op of the file writes on
    every run becomes `tfl.new_state`, and ops that read the state after the
    recurrent op get `tfl.final_state`. Run on ops in the order of the file.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def PlaceStatesPass : Pass<"tfl-place-states", "::mlir::ModuleOp"> {
  let summary = "Assign the initial states of recurrent ops";
  let description = [{
    Replaces each `tfl.new_state` by an op that writes a separate tensor: the
    producer of the initial value, a Fill, or a copy. Runs last, because it
    creates equal ops that must not be merged.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def StreamSequencesPass
    : Pass<"tfl-stream-sequences", "::mlir::ModuleOp"> {
  let summary = "Compute a few time steps of a sequence model per call";
  let description = [{
    Gives the sequences among the inputs of each signature `chunk` time steps.
    The states of recurrent ops, and the last inputs of causal convolutions,
    become inputs and outputs of the signature. Calls that pass each state
    output to the state input of the next call compute what the sequence model
    computes. Fails if an op reads later time steps, or combines time steps.
    With `init`, the signature becomes `step`, and a signature `init` computes
    the initial states.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"chunk", "chunk", "int64_t", "1", "Time steps per call">,
    Option<"init", "init", "bool", "false",
           "Add a signature that computes the initial states">
  ];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def OrderInPlaceOpsPass
    : Pass<"tfl-order-in-place-ops", "::mlir::func::FuncOp"> {
  let summary = "Order ops that compute in place after other readers";
  let description = [{
    The runtime may compute an op in the memory of its operand although another
    tensor that is still used shares this memory (`Analysis/SharedMemory.h`).
    This pass moves the op after these users, or inserts a copy if no order is
    correct. Runs last, because the order of the ops is that of the file.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def EraseControlNodesPass
    : Pass<"tfl-erase-control-nodes", "::mlir::ModuleOp"> {
  let summary = "Replace control nodes by the ops that they contain";
  let description = [{
    For imported files: the order of the ops is that of the file already, and
    `tfl-order-in-place-ops` computes the control dependencies again.
  }];
}

def VerifyMemorySharingPass
    : Pass<"tfl-verify-memory-sharing", "::mlir::func::FuncOp"> {
  let summary = "Check that no op overwrites a tensor that is read later";
  let description = [{
    Fails for each op that the runtime may compute in place before the last
    reader of that memory, in the order of the ops.
  }];
}

def VerifyKernelTypesPass : Pass<"tfl-verify-kernel-types"> {
  let summary = "Check that LiteRT's kernels support the element types";
  let description = [{
    Fails for each op with a row in `KernelTypes.def` whose results have another
    element type. `tfl-runtime-verify` checks the types of upstream's definitions.
  }];
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

def OutlineWhilePass : Pass<"tfl-while-loop-outline", "::mlir::ModuleOp"> {
  let summary = "Outline the regions of loops to functions";
  let description = [{
    Values that the regions use from outside become loop-carried; constants and
    resource handles are duplicated inside.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"castsBodyResults", "cast-body-results", "bool", "true",
           "Cast results of the body to the types of its unranked arguments">
  ];
}

def OutlineIfPass : Pass<"tfl-if-outline", "::mlir::ModuleOp"> {
  let summary = "Outline the regions of branches to functions";
  let description = [{
    Both functions take all values that either region uses from outside.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"sinksConstants", "sink-constants", "bool", "false",
           "Duplicate constants inside instead of passing them">
  ];
}

def InlineRegionsPass : Pass<"tfl-inline-regions", "::mlir::ModuleOp"> {
  let summary = "Inline the functions of loops and branches";
  let description = [{
    The inverse of `tfl-while-loop-outline` and `tfl-if-outline`. A function
    with several users, and one that calls itself, stays.
  }];
}

def UseArithConstantsPass : Pass<"tfl-use-arith-constants", "::mlir::ModuleOp"> {
  let summary = "Turn tfl.pseudo_const into arith.constant where types allow";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def OptimizeFunctionalOpsPass
    : Pass<"tfl-optimize-functional-ops", "::mlir::ModuleOp"> {
  let summary = "Fold branches with constant conditions, erase unused ones";
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def TrimFunctionsPass : Pass<"tfl-trim-funcs-tf", "::mlir::ModuleOp"> {
  let summary = "Erase all functions except the listed ones";
  let description = [{
    Renames the first listed function to `main` unless there is a `main`.
  }];
  let options = [
    ListOption<"allowlist", "trim-funcs-allowlist", "std::string",
               "Functions to keep; if empty, all are kept">
  ];
}

def PinOpsPass : Pass<"tfl-pin-ops-with-side-effects", "::mlir::func::FuncOp"> {
  let summary = "Pin the order of ops with side effects";
  let description = [{
    Wraps branches, loops, CALL_ONCE, and ops that use or create a handle in
    `tfl.control_node`s, each of which depends on the preceding one.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def PartitionedTopologicalSortPass
    : Pass<"tfl-partitioned-topological-sort", "::mlir::func::FuncOp"> {
  let summary = "Group ops that run in TensorFlow's delegate";
}

def ReduceWhilePass : Pass<"tfl-reduce-while", ""> {
  let summary = "Remove unused loop-carried values";
}

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_PASSES
