//===- Passes.td - Passes that fuse composites -------------*- tablegen -*-===//

#ifndef TFUSE_RULES_COMPOSITE_PASSES
#define TFUSE_RULES_COMPOSITE_PASSES

include "tfuse/Rules/RulePass.td"

def PrepareCompositeFunctionsPass
    : Pass<"tfl-prepare-composite-funcs-tf", "::mlir::ModuleOp"> {
  let summary = "Fuse functions with composite annotations";
  let description = [{
    Replaces the bodies of functions with `tf._implements` or
    `tf.api_implements` by fused ops, with the composite rules. By default, as in
    upstream's pass, a function that does not match keeps its body. Phase
    `composite` of a conversion is stricter (`fallback=false`,
    `semantics=finite`).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tfuse::tf::TFDialect",
                           "::tfuse::tfl::TFLDialect"];
  let options = [
    Option<"fuseTFText", "fuse-tftext", "bool", "true",
           "Fuse functions of TF.Text, too">,
    Option<"fallback", "fallback", "bool", "true",
           "Keep the body of a function that does not match, with a warning, "
           "instead of failing">,
    Option<"everything", "unused-functions", "bool", "true",
           "Fuse private functions without uses, too">,
    ListOption<"requireFusion", "require-fusion", "std::string",
               "Composites that must be fused; * for all">,
    OnlyRulesOption, EnableRulesOption, DisableRulesOption,
    SemanticsOption<"::tfuse::Semantics::Grappler">, RemarksOption, SummaryOption
  ];
}

#endif // TFUSE_RULES_COMPOSITE_PASSES
