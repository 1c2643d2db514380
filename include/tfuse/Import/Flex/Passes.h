//===- Passes.h - TensorFlow ops inside TFLite models -----------*- C++ -*-===//

#ifndef TFUSE_IMPORT_FLEX_PASSES_H
#define TFUSE_IMPORT_FLEX_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Import/Flex/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Import/Flex/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_IMPORT_FLEX_PASSES_H
