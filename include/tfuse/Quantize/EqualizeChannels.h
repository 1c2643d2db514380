//===- EqualizeChannels.h - Equal ranges of channels ------------*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_EQUALIZECHANNELS_H
#define TFUSE_QUANTIZE_EQUALIZECHANNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace tfuse::quantize {

/// Scales the channels of activations between convolutions and matmuls so that
/// their ranges are more alike. The float function stays the same, bit for bit.
/// Returns the number of groups of activations that were equalized. Fails if
/// the data of a constant cannot be read.
llvm::Expected<unsigned> equalizeChannels(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_EQUALIZECHANNELS_H
