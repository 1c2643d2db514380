//===- Averages.h - Recognizes means and average pooling --------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_AVERAGES_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_AVERAGES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tfuse::stablehlo {

/// Marks sums that a division turns into means or averages of windows.
void recognizeAverages(mlir::func::FuncOp function);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_AVERAGES_H
