//===- Version.cpp - The version and the lists of the public interface ----===//

#include "tfuse/Pipeline/Phases.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/StableHLO.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

namespace tfuse {

std::string_view version() { return TFUSE_VERSION; }

std::vector<RuleDescription> listRules() {
  std::vector<RuleDescription> result;
  for (llvm::ArrayRef<RuleInfo> group :
       {stableHLORules(), compositeRules(), recurrentRules(), peepholeRules()})
    for (const RuleInfo &rule : group)
      result.push_back({rule.id.str(), rule.group.str(), rule.summary.str(),
                        rule.isOnByDefault(Semantics::Finite)});
  return result;
}

std::vector<CompositeDescription> listComposites() {
  std::vector<CompositeDescription> result;
  for (const auto &info : llvm::reverse(CompositeRegistry::builtin().all()))
    result.push_back({info->id, info->summary, info->names,
                      info->author == CompositeAuthor::Person});
  return result;
}

std::vector<std::pair<std::string_view, std::string_view>> listPhases() {
  std::vector<std::pair<std::string_view, std::string_view>> phases;
  for (Phase phase : allPhases())
    phases.emplace_back(phaseName(phase), phaseResult(phase));
  return phases;
}

std::vector<std::pair<std::string_view, std::string_view>> listCodes() {
  return {
#define TFUSE_CODE(id, name, summary) {name, summary},
#include "tfuse/Support/Diagnostics.def"
  };
}

} // namespace tfuse
