//===- Passes.h - From tfl back to tf ---------------------------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFLTOTF_PASSES_H
#define TFUSE_CONVERSION_TFLTOTF_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Conversion/TFLToTF/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Conversion/TFLToTF/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_CONVERSION_TFLTOTF_PASSES_H
