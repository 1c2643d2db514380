//===- DiagnosticFormat.h - Diagnostics as JSON -----------------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_DIAGNOSTICFORMAT_H
#define TFUSE_LIB_PIPELINE_DIAGNOSTICFORMAT_H

#include "tfuse/tfuse.h"

#include "llvm/Support/JSON.h"

namespace tfuse {

/// The properties that every schema of docs/reference/schemas gives a
/// diagnostic.
llvm::json::Object toJSON(const Diagnostic &diagnostic);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_DIAGNOSTICFORMAT_H
