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
    of the function they call, callers first, so that each body is copied at
    most once per call. Unreferenced private functions are erased. Recursion is
    a user error (`recursive-function`). The bodies of If, While and Case stay
    functions.
  }];
}

def OptimizeGlobalTensorsPass
    : Pass<"tf-saved-model-optimize-global-tensors", "mlir::ModuleOp"> {
  let summary = "Remove dead variables and mark read-only variables";
  let description = [{
    Follows each `tf_saved_model.global_tensor` through the arguments it is
    bound to, calls and control flow. An unused variable is removed together
    with the arguments bound to it; a variable that is only read loses
    `is_mutable`. A variable whose handle reaches an unknown op is assumed to be
    written.
  }];
}

def FreezeGlobalTensorsPass
    : Pass<"tf-saved-model-freeze-global-tensors", "mlir::ModuleOp"> {
  let summary = "Replace reads of immutable variables by constants";
  let description = [{
    Replaces each read of a `tf_saved_model.global_tensor` without `is_mutable`
    by a constant that shares the variable's value, and removes the arguments
    bound to the variable.
  }];
  let options = [
    Option<"allowMutableTensors", "allow-mutable-tensors", "bool", "false",
           "Ignore mutable variables instead of failing">
  ];
}

def UnfreezeMutableGlobalTensorsPass
    : Pass<"unfreeze-mutable-global-tensors", "mlir::ModuleOp"> {
  let summary = "Convert mutable variables to named resource variables";
  let description = [{
    Replaces each remaining `tf_saved_model.global_tensor` by a
    `tf.VarHandleOp` in the functions that were bound to it, and an assignment
    of its value in the session initializer, which is created if necessary.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def LocalizeVarHandlesPass
    : Pass<"tf-localize-var-handles", "mlir::ModuleOp"> {
  let summary = "Create handles where they are used instead of passing them";
  let description = [{
    If a named handle (of a variable or table) is passed through arguments,
    calls, branches and loops, creates it again in each block that uses it, and
    removes the arguments and results that passed it.
  }];
}

def DecomposeResourceOpsPass
    : Pass<"tf-decompose-resource-ops", "mlir::ModuleOp"> {
  let summary = "Split ops on variables into reads, arithmetic and assignments";
  let description = [{
    `AssignAddVariableOp` becomes a read, an addition and an assignment;
    `ResourceGather` a read and a gather; likewise scatters, slices that are
    assigned, and the updates of optimizers. Only reads and assignments of
    whole variables remain.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def ForwardVariableValuesPass
    : Pass<"tf-forward-variable-values", "mlir::ModuleOp"> {
  let summary = "Forward assigned values to reads";
  let description = [{
    Within a block, replaces a read of a variable by the value of the last
    assignment or read. Removes variables that are never read together with
    their assignments, and tables with their initializers; also counters, whose
    values reach only assignments to themselves. A variable that is read but
    never initialized is a user error (`uninitialized-variable`).
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def FreezeAssetsPass
    : Pass<"tf-saved-model-freeze-assets", "mlir::ModuleOp"> {
  let summary = "Replace assets by the paths of their files";
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
  let summary = "Import the files that initialize tables";
  let description = [{
    `InitializeTableFromTextFileV2` becomes `LookupTableImportV2` of constants:
    whole lines, line numbers or columns, as TensorFlow reads them. A file that
    TensorFlow rejects is an error that names the file and the line.

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
  let summary = "Compose tables of unsupported types from TFLite's tables";
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
  let summary = "Report constant sizes, axes and indices that kernels reject";
  let description = [{
    A negative multiple of Tile, or an index of Gather that is out of range, is
    an error (`shape-mismatch`) that names the op, if the op is in a public
    function and so always executed.
  }];
}

def TFShapeInferencePass : Pass<"tf-shape-inference", "mlir::ModuleOp"> {
  let summary = "Infer shapes through calls, conditionals and loops";
  let description = [{
    Refines the types of values: shapes, and the types that handles refer to.
    Arguments of a function get the join of what its callers pass, results of
    calls get the types that the function returns. Loop-carried values get the
    join of the operands and the body's results, unless the loop is marked
    `shape_invariant`. Values of small integer tensors are inferred element by
    element, because shapes depend on them. Ops of other dialects that can infer
    their result types do so; others get operands of the old types through
    `tf.Cast`.
  }];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "Maximum number of passes over the module">,
    Option<"inputArgShapes", "input-arg-shapes", "std::string", "\"\"",
           "Shapes of main's arguments: sizes separated by ',', arguments by "
           "':', -1 for an unknown size">,
    Option<"warnShared", "warn-shared", "bool", "true",
           "Warn about branches and loop bodies shared by several ops">,
    Option<"diagnose", "diagnose", "bool", "false",
           "Report ops of public functions with incompatible shapes, which "
           "TensorFlow cannot run, as errors">,
    Option<"enableStablehloPropagation", "enable-stablehlo-propagation", "bool",
           "false", "Accepted for compatibility; has no effect">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def ControlFlowToRegionsPass
    : Pass<"tf-control-flow-to-regions", "mlir::ModuleOp"> {
  let summary = "Convert functional control flow to regions";
  let description = [{
    Converts tf.If, tf.Case and tf.While to tf.IfRegion, tf.CaseRegion and
    tf.WhileRegion, with copies of the functions that they reference. Bodies can
    then use values from outside, such as constants and loop-invariant values.
    Recursion is a user error (`recursive-function`).
  }];
}

def SimplifyControlFlowPass
    : Pass<"tf-simplify-control-flow", "mlir::ModuleOp"> {
  let summary = "Simplify branches and loops with regions";
  let description = [{
    Replaces a conditional with a constant condition by the selected branch,
    removes unused results, loop-invariant and duplicate loop-carried values,
    and hoists loop-invariant ops.
  }];
  let options = [
    Option<"inlineSingleIterations", "inline-single-iterations", "bool", "false",
           "Replace a loop whose trip count is 1 by its body">
  ];
}

def TensorArraysToListsPass
    : Pass<"tf-tensor-arrays-to-lists", "mlir::ModuleOp"> {
  let summary = "Convert TensorArrays of TensorFlow 1 to TensorLists";
  let description = [{
    Converts each TensorArray op, which accesses state through a handle and is
    ordered by a flow value, to an op on a TensorList, which is a value.
  }];
}

def ConstantFoldPass : Pass<"tf-constant-fold", "mlir::ModuleOp"> {
  let summary = "Fold ops with constant operands";
  let description = [{
    Replaces ops by constants if their operands are constants or if static types
    determine their results (Shape, Rank, Size, and selecting known elements of
    a partly known shape), and erases ops that become dead. Transposes, slices,
    casts and per-channel arithmetic of large constants become lazy constants
    (`#tfuse.lazy`), which are computed when the model is written.
    An op stays if its results would be larger than its operands and than
    `max-growth-bytes`, if TensorFlow would reject its operands, or if there is
    no kernel for it.
  }];
  let dependentDialects = ["::tfuse::eval::TFuseDialect"];
  let options = [
    Option<"maxGrowthBytes", "max-growth-bytes", "int64_t", "1 << 20",
           "Results up to this size may be larger than the operands">,
    Option<"emitRemarks", "remarks", "bool", "false",
           "Emit a remark for each op with constant operands that stays">,
    Option<"diagnose", "diagnose", "bool", "false",
           "Report ops of public functions that TensorFlow cannot run with "
           "these constants as errors">
  ];
  let statistics = [
    Statistic<"numFolded", "folded", "ops replaced by constants">,
    Statistic<"numLazy", "lazy", "results that became lazy constants">
  ];
}

def FoldIdentitiesPass : Pass<"tf-fold-identities", "mlir::ModuleOp"> {
  let summary = "Fold algebraic identities";
  let description = [{
    Replaces `x / 1`, `x - x`, `pow(x, 0)`, casts that cancel, and the like by
    their results. All identities are exact. This avoids ops for which TFLite
    has no kernel.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
}

def AssumeBroadcastPass : Pass<"tf-assume-broadcast", "mlir::ModuleOp"> {
  let summary = "Mark comparisons with == and != as elementwise";
  let description = [{
    Sets `incompatible_shape_error` of each Equal and NotEqual whose operands
    have known ranks and compatible known sizes. The rank of one
    comparison may decide the rank of the next: with `pipelines`, which should
    infer shapes, the pass alternates between them and the comparisons until it
    finds no more.
  }];
  let options = [
    ListOption<"pipelines", "pipelines", "::mlir::OpPassManager",
               "Pipelines to run before each iteration: builtin.module(...)">
  ];
}

def CutGraphPass : Pass<"tf-cut-graph", "mlir::ModuleOp"> {
  let summary = "Make tensors within functions inputs and outputs";
  let description = [{
    In each entry function that computes it, a tensor of `from` becomes an input
    of the type that inference found, and the tensors of `to` replace the
    outputs. Erases the ops that no output needs afterwards, and the inputs that
    only these ops used.
  }];
  let options = [
    ListOption<"from", "from", "std::string",
               "Tensors that become inputs: node or node:1">,
    ListOption<"to", "to", "std::string", "Tensors that become outputs">,
    ListOption<"shapes", "shapes", "std::string",
               "Shapes of new inputs: NAME=2x?x3">
  ];
}

def NarrowTypesPass : Pass<"tf-narrow-types", "mlir::ModuleOp"> {
  let summary = "Compute float64 models in float32";
  let description = [{
    Replaces float64 by float32 and complex128 by complex64 in all types,
    constants and attributes. Fails for constants that float32 cannot hold, and
    for ops that depend on the bytes of float64 numbers; warns of constants that
    lose digits of an integer or become zero.
  }];
  let dependentDialects = ["::tfuse::tf::TFDialect"];
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
  let summary = "Copy functions with several uses";
  let description = [{
    Afterwards each function has one use, so that facts about the operands of
    this use hold for the function's arguments.
  }];
  let options = [
    Option<"handlesOnly", "handles-only", "bool", "false",
           "Copy only functions with resource handles as arguments">
  ];
}

#endif // TFUSE_DIALECT_TF_TRANSFORMS_PASSES
