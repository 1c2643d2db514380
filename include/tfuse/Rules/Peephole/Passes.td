//===- Passes.td - Passes that run peephole rules ----------*- tablegen -*-===//
//
// `tfl-peephole` runs the rules of lib/Rules/Peephole. A pass with an upstream
// name runs the rules that correspond to the upstream pass.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_PASSES
#define TFUSE_RULES_PEEPHOLE_PASSES

include "tfuse/Rules/RulePass.td"

class PeepholeRulePass<string argument, string operation>
    : Pass<argument, operation> {
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::tfuse::tfl::TFLDialect"];
}

def PeepholePass : PeepholeRulePass<"tfl-peephole", ""> {
  let summary = "Run peephole rules";
  let description = [{
    Applies the selected rules until none matches; constants are folded and dead
    ops erased on the way. Rules ask whether a value has one user, and two equal
    ops hide that: run `cse` before.

    With `before-lowering`, applies only the rules that also match tf ops. These
    recognize formulas with ops that TFLite lacks, such as erf: lowering
    replaces such ops.

    With `keep-quantized`, ops of a file that is quantized already keep the
    scales of their results.
  }];
  let options = [
    OnlyRulesOption, EnableRulesOption, DisableRulesOption,
    Option<"beforeLowering", "before-lowering", "bool", "false",
           "Apply only the rules on tf ops; fold no constants">,
    Option<"keepQuantized", "keep-quantized", "bool", "false",
           "Apply no rule at an op with quantized operands or results">,
    ListOption<"missingOps", "missing-ops", "std::string",
               "Builtins that the runtime has no kernels for; BUILTIN:16: none "
               "for int16">,
    SemanticsOption<"::tfuse::Semantics::Finite">, RemarksOption, SummaryOption
  ];
}

def OptimizePass : PeepholeRulePass<"tfl-optimize", "::mlir::func::FuncOp"> {
  let summary = "Fuse and simplify neighboring tfl ops";
  let description = [{
    Runs the peephole rules, apart from those that the passes
    `tfl-optimize-broadcast-like`, `tfl-optimize-batch-matmul` and
    `tfl-push-transpose-through-ewise` run.
  }];
  let options = [
    Option<"enableCanonicalization", "enable-canonicalization", "bool", "true",
           "Canonicalize ops, too">,
    Option<"disableFuseMulAndFC", "disable-fuse-mul-and-fc", "bool", "false",
           "Do not fuse factors into the weights of fully_connected">,
    Option<"enableStrictQDQMode", "enable-strict-qdq-mode", "bool", "false",
           "Keep dequantize and quantize with different scales apart">,
    SemanticsOption<"::tfuse::Semantics::Grappler">, RemarksOption
  ];
}

class PeepholeSubsetPass<string argument>
    : PeepholeRulePass<argument, "::mlir::func::FuncOp"> {
  let options = [
    SemanticsOption<"::tfuse::Semantics::Grappler">, RemarksOption
  ];
}

def OptimizeBroadcastLikePass
    : PeepholeSubsetPass<"tfl-optimize-broadcast-like"> {
  let summary = "Fold broadcasts into ops that broadcast implicitly";
  let options = [
    Option<"unsafeFuseDynamicShapedBroadcast",
           "unsafe-fuse-dynamic-shaped-broadcast", "bool", "false",
           "Accepted for compatibility; has no effect: no rule assumes the "
           "size of an unknown dimension">,
    SemanticsOption<"::tfuse::Semantics::Grappler">, RemarksOption
  ];
}

def OptimizeBatchMatMulPass : PeepholeSubsetPass<"tfl-optimize-batch-matmul"> {
  let summary = "Rewrite matmuls";
}

def PushTransposeThroughEwisePass
    : PeepholeSubsetPass<"tfl-push-transpose-through-ewise"> {
  let summary = "Move transposes after elementwise ops";
}

#endif // TFUSE_RULES_PEEPHOLE_PASSES
