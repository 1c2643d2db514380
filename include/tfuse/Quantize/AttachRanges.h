//===- AttachRanges.h - Writes ranges into a module -------------*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_ATTACHRANGES_H
#define TFUSE_QUANTIZE_ATTACHRANGES_H

#include "tfuse/Quantize/RangesFile.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace tfuse::quantize {

/// Chooses the range of each tensor with statistics for activations of `bits`
/// bits and sets the attributes that `tfl-quantize` reads. Fails with
/// Code::RangesMismatch if the file belongs to another model.
llvm::Error attachRanges(mlir::ModuleOp module, const RangesFile &file,
                         const RangeMethod &method, unsigned bits);

/// Sets ranges as attachRanges does, but of about [-1, 1] for each tensor. With
/// them the ops and the size of a quantized file are known before calibration;
/// its values are meaningless.
llvm::Error attachAssumedRanges(mlir::ModuleOp module, unsigned bits);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_ATTACHRANGES_H
