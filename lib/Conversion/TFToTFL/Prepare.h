//===- Prepare.h - What is recognized before ops are lowered ----*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_PREPARE_H
#define TFUSE_CONVERSION_TFTOTFL_PREPARE_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::lowering {

/// Replaces compositions that TFLite has one op for, but whose parts it does
/// not have: once lowered, nobody could recognize them.
void recognizeCompositions(mlir::ModuleOp module);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_PREPARE_H
