//===- RulePass.td - Passes that run rules ------------------*- tablegen -*-===//
//
// The options that the passes of all rule groups share, and the members that
// RulePass.h reads.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RULEPASS
#define TFUSE_RULES_RULEPASS

include "mlir/Pass/PassBase.td"

// Passes with upstream's names have upstream semantics by default.
class SemanticsOption<string value> : Option<
    "semantics", "semantics", "::tfuse::Semantics", value,
    "Inputs for which rewrites must preserve results",
    [{::llvm::cl::values(
        clEnumValN(::tfuse::Semantics::Finite, "finite",
                   "inputs with finite values and results"),
        clEnumValN(::tfuse::Semantics::Exact, "exact",
                   "all inputs, NaN, infinities and signed zeros too"),
        clEnumValN(::tfuse::Semantics::Grappler, "grappler",
                   "inputs for which upstream's rewrites preserve them"))}]>;

def RemarksOption : Option<
    "remarks", "remarks", "bool", "false",
    "Emit each refusal of a rule as a remark">;

def SummaryOption : Option<
    "summary", "summary", "bool", "false",
    "Print the applied rewrites and the near misses to stderr">;

// Ids of other groups are accepted, because all passes of a conversion get the
// same selection.
def OnlyRulesOption : ListOption<
    "onlyRules", "only-rules", "std::string", "Rules to run, and no others">;

def EnableRulesOption : ListOption<
    "enableRules", "enable-rules", "std::string",
    "Rules to run that are off by default">;

def DisableRulesOption : ListOption<
    "disableRules", "disable-rules", "std::string", "Rules not to run">;

#endif // TFUSE_RULES_RULEPASS
