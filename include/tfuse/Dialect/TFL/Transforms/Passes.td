//===- Passes.td - Passes on the tfl level ------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/TFL/Transforms, one test of the same name.
// The rewrites are peephole rules (lib/Rules/Peephole); a pass with the name of
// an upstream one runs those that do what the upstream pass does.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_PASSES
#define TFUSE_DIALECT_TFL_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

class TFL_RulePass<string argument, string operation>
    : Pass<argument, operation> {
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::tfuse::tfl::TFLDialect"];
}

// How faithful rewrites must be. The passes with upstream's names do by default
// what upstream does.
class TFL_SemanticsOption<string value> : Option<
    "semantics", "semantics", "::tfuse::Semantics", value,
    "Inputs for which results must stay equal",
    [{::llvm::cl::values(
        clEnumValN(::tfuse::Semantics::Finite, "finite",
                   "those with finite values and results"),
        clEnumValN(::tfuse::Semantics::Exact, "exact",
                   "all, NaN, infinities and signed zeros too"),
        clEnumValN(::tfuse::Semantics::Grappler, "grappler",
                   "those for which upstream's rewrites keep them equal"))}]>;

def TFL_RemarksOption : Option<
    "remarks", "remarks", "bool", "false",
    "Emit each refusal of a rule as a remark">;

def PeepholePass : TFL_RulePass<"tfl-peephole", ""> {
  let summary = "Run peephole rules";
  let description = [{
    What phase `peephole` of a conversion does, with all rules, or with those
    that the options name.
  }];
  let options = [
    ListOption<"onlyRules", "only-rules", "std::string",
               "Rules to run, and no others">,
    ListOption<"enableRules", "enable-rules", "std::string",
               "Rules to run that are off by default">,
    ListOption<"disableRules", "disable-rules", "std::string",
               "Rules not to run">,
    TFL_SemanticsOption<"::tfuse::Semantics::Finite">,
    TFL_RemarksOption,
    Option<"summary", "summary", "bool", "false",
           "Print what was rewritten and what nearly was to stderr">
  ];
}

def OptimizePass : TFL_RulePass<"tfl-optimize", "::mlir::func::FuncOp"> {
  let summary = "Fuse and simplify neighbouring tfl ops";
  let description = [{
    Runs the peephole rules, apart from those that passes with names of their
    own run.
  }];
  let options = [
    Option<"enableCanonicalization", "enable-canonicalization", "bool", "true",
           "Canonicalize ops, too">,
    Option<"disableFuseMulAndFC", "disable-fuse-mul-and-fc", "bool", "false",
           "Leave factors in front of fully_connected">,
    Option<"enableStrictQDQMode", "enable-strict-qdq-mode", "bool", "false",
           "Keep dequantize and quantize with different scales apart">,
    TFL_SemanticsOption<"::tfuse::Semantics::Grappler">,
    TFL_RemarksOption
  ];
}

def OptimizeBroadcastLikePass
    : TFL_RulePass<"tfl-optimize-broadcast-like", "::mlir::func::FuncOp"> {
  let summary = "Leave broadcasting to the ops that can do it";
  let options = [
    Option<"unsafeFuseDynamicShapedBroadcast",
           "unsafe-fuse-dynamic-shaped-broadcast", "bool", "false",
           "Accepted and not needed: unknown dimensions are traced, and none is "
           "taken for granted">,
    TFL_SemanticsOption<"::tfuse::Semantics::Grappler">,
    TFL_RemarksOption
  ];
}

def OptimizeBatchMatMulPass
    : TFL_RulePass<"tfl-optimize-batch-matmul", "::mlir::func::FuncOp"> {
  let summary = "Rewrite products of matrices";
  let options = [
    TFL_SemanticsOption<"::tfuse::Semantics::Grappler">,
    TFL_RemarksOption
  ];
}

def PushTransposeThroughEwisePass
    : TFL_RulePass<"tfl-push-transpose-through-ewise", "::mlir::func::FuncOp"> {
  let summary = "Move transposes behind arithmetic";
  let options = [
    TFL_SemanticsOption<"::tfuse::Semantics::Grappler">,
    TFL_RemarksOption
  ];
}

def RuntimeVerifyPass : Pass<"tfl-runtime-verify", "::mlir::ModuleOp"> {
  let summary = "Check that the runtime has kernels for the types of operators";
  let description = [{
    An op is valid with any types that its operator is defined for. This pass
    fails for those that no kernel of the runtime takes.
  }];
}

//===----------------------------------------------------------------------===//
// Composites, custom ops, state
//===----------------------------------------------------------------------===//

def PrepareCompositeFunctionsPass
    : Pass<"tfl-prepare-composite-funcs-tf", "::mlir::ModuleOp"> {
  let summary = "Fuse functions that say what they implement";
  let description = [{
    Functions with `tf._implements` or `tf.api_implements` get bodies of fused
    ops, by the composite rules. By default this does what upstream's pass does:
    a function that does not fit keeps its body. Phase `composite` of a
    conversion is stricter (`fallback=false`, `semantics=finite`).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tfuse::tf::TFDialect",
                           "::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"fuseTFText", "fuse-tftext", "bool", "true",
           "Fuse functions of TF.Text, too">,
    Option<"fallback", "fallback", "bool", "true",
           "Keep the body of what does not fit, with a warning, instead of "
           "failing">,
    ListOption<"requireFusion", "require-fusion", "std::string",
               "Composites that have to be fused; * for all">,
    ListOption<"disableRules", "disable-rules", "std::string",
               "Rules not to run">,
    TFL_SemanticsOption<"::tfuse::Semantics::Grappler">,
    TFL_RemarksOption,
    Option<"summary", "summary", "bool", "false",
           "Print what was fused and what nearly was to stderr">
  ];
}

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

def FuseRecurrentPass : Pass<"tf-fuse-recurrent", "::mlir::ModuleOp"> {
  let summary = "Fuse loops of recurrent cells into sequence ops";
  let description = [{
    What phase `rnn` of a conversion does: loops and unrolled graphs of LSTM and
    simple recurrent cells become tfl.unidirectional_sequence_lstm and its like
    (lib/Rules/Recurrent). Their states are `tfl.new_state` and
    `tfl.final_state`.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect", "::tfuse::tfl::TFLDialect",
                           "::tfuse::eval::TFuseDialect"];
  let options = [
    ListOption<"enableRules", "enable-rules", "std::string",
               "Rules to run that are off by default">,
    ListOption<"disableRules", "disable-rules", "std::string",
               "Rules not to run">,
    Option<"verify", "verify", "bool", "false",
           "Compare each fused op with what it replaces, on random inputs">,
    TFL_RemarksOption,
    Option<"summary", "summary", "bool", "false",
           "Print what was fused and what nearly was to stderr">
  ];
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
