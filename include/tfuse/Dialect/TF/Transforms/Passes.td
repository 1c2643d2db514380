//===- Passes.td - Passes on the tf level -------------------*- tablegen -*-===//
//
// One pass, one file in lib/Dialect/TF/Transforms, one test of the same name.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_PASSES
#define TFUSE_DIALECT_TF_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def InlineCallsPass : Pass<"tf-inline-calls", "mlir::ModuleOp"> {
  let summary = "Inline every call of a function";
  let description = [{
    Replaces PartitionedCall, StatefulPartitionedCall and LegacyCall by the body
    of the function they call, callees first, so that each body is copied once
    per call at most. Private functions that nothing refers to any more are
    erased. Functions that call each other in a circle are a user's mistake
    (`recursive-function`); bodies of If, While and Case stay functions.
  }];
}

def OptimizeGlobalTensorsPass
    : Pass<"tf-saved-model-optimize-global-tensors", "mlir::ModuleOp"> {
  let summary = "Remove dead variables and mark those nothing writes";
  let description = [{
    Follows each `tf_saved_model.global_tensor` through the arguments it is
    bound to, calls and control flow. A variable that nothing uses is removed,
    with the arguments bound to it; one that is only read loses `is_mutable`.
    One whose handle reaches an op that tfuse does not know is taken as written.
  }];
}

def FreezeGlobalTensorsPass
    : Pass<"tf-saved-model-freeze-global-tensors", "mlir::ModuleOp"> {
  let summary = "Turn reads of immutable variables into constants";
  let description = [{
    Each read of a `tf_saved_model.global_tensor` without `is_mutable` becomes a
    constant that shares the variable's value, and the arguments that were bound
    to the variable disappear.
  }];
  let options = [
    Option<"allowMutableTensors", "allow-mutable-tensors", "bool", "false",
           "Leave mutable variables alone instead of failing">
  ];
}

def UnfreezeMutableGlobalTensorsPass
    : Pass<"unfreeze-mutable-global-tensors", "mlir::ModuleOp"> {
  let summary = "Turn variables that are written into ops that name them";
  let description = [{
    Each `tf_saved_model.global_tensor` that is left becomes a `tf.VarHandleOp`
    in the functions that were bound to it, and an assignment of its value in
    the session initializer, which is created if there is none.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def LocalizeVarHandlesPass
    : Pass<"tf-localize-var-handles", "mlir::ModuleOp"> {
  let summary = "Make handles where they are used instead of passing them on";
  let description = [{
    Where a handle that an op makes by name (a variable, a table) arrives
    through arguments, calls, branches and loops, an op of the same name makes
    it again, once for each block; and what handed it on goes.
  }];
}

def DecomposeResourceOpsPass
    : Pass<"tf-decompose-resource-ops", "mlir::ModuleOp"> {
  let summary = "Split ops on variables into reads, arithmetic and assignments";
  let description = [{
    `AssignAddVariableOp` becomes a read, an addition and an assignment;
    `ResourceGather` a read and a gather; likewise scatters, slices that are
    assigned, and the updates of optimizers. What is left are reads and
    assignments of whole variables.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def ForwardVariableValuesPass
    : Pass<"tf-forward-variable-values", "mlir::ModuleOp"> {
  let summary = "Use what was assigned instead of reading it again";
  let description = [{
    Within a block, what a variable holds is known from the last assignment or
    read on. A variable that nothing reads any more is removed with its
    assignments, a table with its initializers; likewise a counter, whose value
    reaches only assignments to itself. One that is read although nothing gives
    it a value is a user's mistake (`uninitialized-variable`).
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def FreezeAssetsPass
    : Pass<"tf-saved-model-freeze-assets", "mlir::ModuleOp"> {
  let summary = "Turn assets into the paths of their files";
  let description = [{
    Arguments bound to a `tf_saved_model.asset` become constants with the path
    of the file. Those that are passed to functions stay: calls are inlined
    first.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
  let options = [
    Option<"savedModelDir", "saved-model-dir", "std::string", "\"\"",
           "The directory that file names are relative to">
  ];
}

def InitTextFileToImportPass
    : Pass<"tf-init-text-file-to-import", "mlir::ModuleOp"> {
  let summary = "Read the files that tables are filled from";
  let description = [{
    `InitializeTableFromTextFileV2` becomes `LookupTableImportV2` of constants:
    whole lines, line numbers or columns, as TensorFlow reads them. What it
    would refuse is an error that names the file and the line.

    File names come from the model, which may be hostile: `any-path=false`
    confines them to `roots`, as `tfuse convert` always does.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
  let options = [
    Option<"anyPath", "any-path", "bool", "true",
           "Whether files may be read from anywhere">,
    ListOption<"roots", "roots", "std::string",
               "The folders that files may be read from">
  ];
}

def SplitHashTablesPass : Pass<"tf-split-hash-tables", "mlir::ModuleOp"> {
  let summary = "Make tables of all types from those that TFLite has";
  let description = [{
    A static table from numbers to numbers, or to anything but strings or
    integers, becomes tables from numbers to strings and from strings to
    numbers, and a gather from the values.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def DeduplicateFunctionsPass
    : Pass<"tf-deduplicate-functions", "mlir::ModuleOp"> {
  let summary = "Merge functions with equal bodies";
  let description = [{
    Functions that differ in their names and locations only become one, callees
    first. Of two signatures with equal bodies and interfaces, one function
    remains that exports both names, as Keras 3 needs it for `serve` and
    `serving_default`.
  }];
}

def CheckOperandsPass : Pass<"tf-check-operands", "mlir::ModuleOp"> {
  let summary = "Refuse constant sizes, axes and indices that kernels refuse";
  let description = [{
    A negative multiple of Tile, or an index of Gather beyond the rows of its
    operand, is an error (`shape-mismatch`) that names the op, where the op
    stands in a public function and so always runs.
  }];
}

def TFShapeInferencePass : Pass<"tf-shape-inference", "mlir::ModuleOp"> {
  let summary = "Infer shapes through calls, conditionals and loops";
  let description = [{
    Makes the types of values more precise: shapes, and what handles point to.
    Arguments of a function get what all of its callers pass, results of calls
    what the function returns; what a loop carries is what both its operands and
    its body's results have in common, unless it is marked `shape_invariant`.
    Contents of small integer tensors are followed, element by element, as far
    as shapes depend on them. Ops of other dialects that can infer their results
    do so; the others see the types they had, through a `tf.Cast`.
  }];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "How often to go through the module before giving up">,
    Option<"inputArgShapes", "input-arg-shapes", "std::string", "\"\"",
           "Shapes of main's arguments: sizes separated by ',', arguments by "
           "':', -1 for an unknown size">,
    Option<"warnShared", "warn-shared", "bool", "true",
           "Warn of branches and loop bodies that several ops use">,
    Option<"diagnose", "diagnose", "bool", "false",
           "Ops of public functions whose shapes contradict each other are "
           "errors: TensorFlow refuses to run them">,
    Option<"enableStablehloPropagation", "enable-stablehlo-propagation", "bool",
           "false", "Accepted for compatibility; has no effect">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def ControlFlowToRegionsPass
    : Pass<"tf-control-flow-to-regions", "mlir::ModuleOp"> {
  let summary = "Put the bodies of branches and loops where they are used";
  let description = [{
    tf.If, tf.Case and tf.While become tf.IfRegion, tf.CaseRegion and
    tf.WhileRegion, with copies of the functions that they named. What a loop
    inside a function needs is then in sight: constants, and values that never
    change. Functions that run themselves are a user's mistake
    (`recursive-function`).
  }];
}

def SimplifyControlFlowPass
    : Pass<"tf-simplify-control-flow", "mlir::ModuleOp"> {
  let summary = "Simplify branches and loops with regions";
  let description = [{
    Chooses the branch of a constant condition, and drops what branches and
    loops compute or carry for nothing: results that nobody reads, values that
    never change (they are used from outside), values that are always equal to
    others, and ops inside a loop that do not depend on it.
  }];
}

def TensorArraysToListsPass
    : Pass<"tf-tensor-arrays-to-lists", "mlir::ModuleOp"> {
  let summary = "Turn arrays of TensorFlow 1 into lists of tensors";
  let description = [{
    Each TensorArray op, whose state is behind a handle and whose order is a
    number passed from op to op, becomes an op on a TensorList, which is a value.
  }];
}

def ConstantFoldPass : Pass<"tf-constant-fold", "mlir::ModuleOp"> {
  let summary = "Compute what depends on constants alone";
  let description = [{
    Replaces ops by constants where their operands are constants or where static
    types decide their results (Shape, Rank, Size, and picking known elements of
    a partly known shape), and erases what is dead thereby. Transposes, slices,
    conversions and per-channel arithmetic of large constants become lazy
    constants (`#tfuse.lazy`), which are computed when the model is written.

    An op stays if its results would be larger than its operands and than
    `max-growth-bytes`, if TensorFlow would refuse its operands, or if there is
    no kernel for it.
  }];
  let dependentDialects = ["::tfuse::eval::TFuseDialect"];
  let options = [
    Option<"maxGrowthBytes", "max-growth-bytes", "int64_t", "1 << 20",
           "Results up to this size may be larger than the operands">,
    Option<"emitRemarks", "remarks", "bool", "false",
           "Emit a remark for each op with constant operands that stays">,
    Option<"diagnose", "diagnose", "bool", "false",
           "Ops of public functions that TensorFlow refuses to run with these "
           "constants are errors">
  ];
  let statistics = [
    Statistic<"numFolded", "folded", "ops replaced by constants">,
    Statistic<"numLazy", "lazy", "results that became lazy constants">
  ];
}

def FoldIdentitiesPass : Pass<"tf-fold-identities", "mlir::ModuleOp"> {
  let summary = "Replace ops whose result needs no kernel";
  let description = [{
    `x / 1`, `x - x`, `pow(x, 0)`, conversions that cancel, and the like become
    what they give. The identities are exact, so that nothing but the need for
    a kernel goes.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def AssumeBroadcastPass : Pass<"tf-assume-broadcast", "mlir::ModuleOp"> {
  let summary = "Mark comparisons with == and != as elementwise";
  let description = [{
    Sets `incompatible_shape_error` of each Equal and NotEqual whose operands
    have known ranks and no known sizes that contradict. The rank of one
    comparison may decide the rank of the next: with `pipelines`, which should
    infer shapes, the pass alternates between them and the comparisons until it
    finds no more.
  }];
  let options = [
    ListOption<"pipelines", "pipelines", "::mlir::OpPassManager",
               "Pipelines to run before each iteration: builtin.module(...)">
  ];
}

def EraseDeadOpsPass : Pass<"tf-erase-dead-ops", "mlir::ModuleOp"> {
  let summary = "Erase ops without users and side effects";
  let description = [{
    TensorFlow does not run such ops, so mistakes in them must not be reported;
    and a fused op that replaces a call may not be known to be pure.
  }];
}

def GuaranteeAllFuncsOneUsePass
    : Pass<"tf-guarantee-all-funcs-one-use", "mlir::ModuleOp"> {
  let summary = "Copy functions that are used more than once";
  let description = [{
    Afterwards each function belongs to one op, so that what is known of its
    arguments there holds for the function.
  }];
  let options = [
    Option<"handlesOnly", "handles-only", "bool", "false",
           "Copy functions that take handles of resources, and no others">
  ];
}

#endif // TFUSE_DIALECT_TF_TRANSFORMS_PASSES
