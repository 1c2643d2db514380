//===- Passes.td - The pass that runs rules on stablehlo ---*- tablegen -*-===//

#ifndef TFUSE_RULES_STABLEHLO_PASSES
#define TFUSE_RULES_STABLEHLO_PASSES

include "tfuse/Rules/RulePass.td"

def RecognizeStableHLOPass : Pass<"stablehlo-recognize", ""> {
  let summary = "Run rules on stablehlo ops";
  let description = [{
    Applies the rules of lib/Rules/StableHLO: they recognize formulas that
    StableHLO has no op for. Run it before `stablehlo-legalize-tf`, which lowers
    the ops that the rules leave.
  }];
  let dependentDialects = ["::tfuse::stablehlo::StableHLODialect"];
  let options = [
    OnlyRulesOption, EnableRulesOption, DisableRulesOption,
    SemanticsOption<"::tfuse::Semantics::Finite">, RemarksOption, SummaryOption
  ];
}

#endif // TFUSE_RULES_STABLEHLO_PASSES
