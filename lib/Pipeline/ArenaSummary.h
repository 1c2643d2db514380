//===- ArenaSummary.h - The tensor arena of TFLite Micro --------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_ARENASUMMARY_H
#define TFUSE_LIB_PIPELINE_ARENASUMMARY_H

#include "tfuse/tfuse.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tfuse {

/// Predicts the arena for a .tflite file; the summary is empty if it cannot be
/// predicted. Fails if the file cannot be read.
llvm::Expected<MicroArena> describeArena(llvm::StringRef path);

llvm::json::Object toJSON(const MicroArena &arena);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_ARENASUMMARY_H
