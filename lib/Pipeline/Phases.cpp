//===- Phases.cpp - The named phases of a conversion ----------------------===//

#include "tfuse/Pipeline/Phases.h"

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral names[] = {
#define TFUSE_PHASE(id, name, holds) name,
#include "tfuse/Pipeline/Phases.def"
};

StringRef phaseName(Phase phase) { return names[static_cast<size_t>(phase)]; }

std::optional<Phase> phaseFromName(StringRef name) {
  for (size_t i = 0; i != std::size(names); ++i)
    if (names[i] == name)
      return static_cast<Phase>(i);
  return std::nullopt;
}

} // namespace tfuse
