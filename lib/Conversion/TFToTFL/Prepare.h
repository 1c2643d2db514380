//===- Prepare.h - Compositions recognized before lowering ------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_PREPARE_H
#define TFUSE_CONVERSION_TFTOTFL_PREPARE_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::lowering {

/// Replaces compositions of tf ops by a single op where TFLite has an op for
/// the composition but not for its parts. After lowering, they would be lost.
void recognizeCompositions(mlir::ModuleOp module);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_PREPARE_H
