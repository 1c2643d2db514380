//===- Phases.h - The named phases of a conversion --------------*- C++ -*-===//

#ifndef TFUSE_PIPELINE_PHASES_H
#define TFUSE_PIPELINE_PHASES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tfuse {

/// In the order they run: Phases.def.
enum class Phase {
#define TFUSE_PHASE(id, name, holds) id,
#include "tfuse/Pipeline/Phases.def"
};

llvm::ArrayRef<Phase> allPhases();
llvm::StringRef phaseName(Phase phase);
/// The IR after the phase.
llvm::StringRef phaseResult(Phase phase);
std::optional<Phase> phaseFromName(llvm::StringRef name);

} // namespace tfuse

#endif // TFUSE_PIPELINE_PHASES_H
