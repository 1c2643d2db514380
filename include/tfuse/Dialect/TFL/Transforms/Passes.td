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
    An op is valid with any types that its operator is defined for. This pass
    fails for those that no kernel of the runtime takes.
  }];
}

//===----------------------------------------------------------------------===//
// Custom ops, state
//===----------------------------------------------------------------------===//

def RaiseCustomOpsPass
    : Pass<"tfl-raise-custom-ops", "::mlir::func::FuncOp"> {
  let summary = "Wrap TensorFlow ops that stay custom ops";
  let description = [{
    Puts each op that no dialect knows into a `tfl.custom_tf`, or the ops that
    the option names.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    ListOption<"targetOps", "test-raise-tf-targets", "std::string",
               "Names of the ops to wrap">
  ];
}

def AnalyzeVariablesPass
    : Pass<"tfl-analyze-variables-pass", "::mlir::ModuleOp"> {
  let summary = "Find out whether variables can be TFLite's";
  let description = [{
    Sets `tfl._legalize_tfl_variables` on the module: false if a handle reaches
    an op that TFLite has no counterpart for. The conversion does not need it:
    it decides for each variable by itself.
  }];
}

def InsertCallOncePass : Pass<"tfl-insert-call-once-op", "::mlir::ModuleOp"> {
  let summary = "Initialize variables and tables on the first call";
  let description = [{
    Each entry function that works with variables or tables begins with a
    `tfl.call_once` of each function that the
    `tf_saved_model.session_initializer` names. The runtime runs such a function
    once, whichever entry comes first.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def SplitMergedOperandsPass
    : Pass<"tfl-split-merged-operands", "::mlir::func::FuncOp"> {
  let summary = "Give each state of an op a tensor of its own";
  let description = [{
    The runtime writes a state where the operand is. A value that is the state of
    several ops, or several states of one, is copied for each of them.
  }];
}

def PlaceStatesPass : Pass<"tfl-place-states"> {
  let summary = "Let ops write the initial states of recurrent ops";
  let description = [{
    Replaces each `tfl.new_state` by an op that writes a tensor of its own: what
    computes the initial value, a Fill, or a copy. Runs last, as it makes several
    equal ops that must not be merged.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def OrderInPlaceOpsPass
    : Pass<"tfl-order-in-place-ops", "::mlir::func::FuncOp"> {
  let summary = "Let ops that compute in place run after other readers";
  let description = [{
    The runtime may compute an op in the memory of its operand while another
    tensor with users lies there (`Analysis/SharedMemory.h`). The op moves after
    these users, or reads a copy where no order is right. Runs last: the order
    of the ops is that of the file.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def VerifyMemorySharingPass
    : Pass<"tfl-verify-memory-sharing", "::mlir::func::FuncOp"> {
  let summary = "Check that no op overwrites what is read after it";
  let description = [{
    Fails for each op that the runtime may compute in place before the last
    reader of that memory, in the order of the ops.
  }];
}

def VerifyKernelTypesPass : Pass<"tfl-verify-kernel-types"> {
  let summary = "Check that LiteRT's kernels take the element types";
  let description = [{
    Fails for each op with a row in `KernelTypes.def` whose results have another
    element type. `tfl-runtime-verify` checks what upstream's definitions say.
  }];
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

def OutlineWhilePass : Pass<"tfl-while-loop-outline", "::mlir::ModuleOp"> {
  let summary = "Make functions of the regions of loops";
  let description = [{
    Values that the regions use from outside are carried by the loop; constants
    and handles of resources are repeated inside.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"castsBodyResults", "cast-body-results", "bool", "true",
           "Give results of the body the types of its arguments where those "
           "have no rank">
  ];
}

def OutlineIfPass : Pass<"tfl-if-outline", "::mlir::ModuleOp"> {
  let summary = "Make functions of the regions of branches";
  let description = [{
    Both functions take all that either of the regions uses from outside.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"sinksConstants", "sink-constants", "bool", "false",
           "Repeat constants inside instead of passing them">
  ];
}

def OptimizeFunctionalOpsPass
    : Pass<"tfl-optimize-functional-ops", "::mlir::ModuleOp"> {
  let summary = "Choose branches of constant conditions, erase unread ones";
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def TrimFunctionsPass : Pass<"tfl-trim-funcs-tf", "::mlir::ModuleOp"> {
  let summary = "Erase all functions but those that are named";
  let description = [{
    The first of them becomes `main`, unless there is a function of that name.
  }];
  let options = [
    ListOption<"allowlist", "trim-funcs-allowlist", "std::string",
               "Functions to keep; without any, all stay">
  ];
}

def PinOpsPass : Pass<"tfl-pin-ops-with-side-effects", "::mlir::func::FuncOp"> {
  let summary = "Let ops with side effects run in their order";
  let description = [{
    Branches, loops, CALL_ONCE and all that takes or makes a handle go into
    `tfl.control_node`s, each after the one before.
  }];
  let dependentDialects = ["::tfuse::tfl::TFLDialect"];
}

def PartitionedTopologicalSortPass
    : Pass<"tfl-partitioned-topological-sort", "::mlir::func::FuncOp"> {
  let summary = "Put ops that run in TensorFlow's delegate side by side";
}

def ReduceWhilePass : Pass<"tfl-reduce-while", ""> {
  let summary = "Stop carrying what a loop does not need";
}

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_PASSES
