//===- Phases.cpp - The named phases of a conversion ----------------------===//

#include "tfuse/Pipeline/Phases.h"

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral names[] = {
#define TFUSE_PHASE(id, name, holds) name,
#include "tfuse/Pipeline/Phases.def"
};

static constexpr StringLiteral results[] = {
#define TFUSE_PHASE(id, name, holds) holds,
#include "tfuse/Pipeline/Phases.def"
};

ArrayRef<Phase> allPhases() {
  static constexpr Phase phases[] = {
#define TFUSE_PHASE(id, name, holds) Phase::id,
#include "tfuse/Pipeline/Phases.def"
  };
  return phases;
}

StringRef phaseResult(Phase phase) {
  return results[static_cast<size_t>(phase)];
}

StringRef phaseName(Phase phase) { return names[static_cast<size_t>(phase)]; }

std::optional<Phase> phaseFromName(StringRef name) {
  for (size_t i = 0; i != std::size(names); ++i)
    if (names[i] == name)
      return static_cast<Phase>(i);
  return std::nullopt;
}

} // namespace tfuse
