//===- CutHints.h - Parts of a model that convert ---------------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_CUTHINTS_H
#define TFUSE_LIB_PIPELINE_CUTHINTS_H

#include "tfuse/tfuse.h"

#include "llvm/ADT/StringSet.h"
#include <chrono>

namespace tfuse {

/// True if the diagnostic is an error because of an op without a lowering.
bool isAboutOp(const Diagnostic &diagnostic);

/// After a conversion failed at `nodes`: finds tensors for --from and --to that
/// leave these nodes out, converts the part in a dry run, and passes a note
/// with the options to options.onDiagnostic if that succeeds. `before` is the
/// time of the failed conversion: nothing is tried after a slow one.
void noteConvertiblePart(const ConvertOptions &options,
                         const llvm::StringSet<> &nodes,
                         std::chrono::steady_clock::duration before);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_CUTHINTS_H
