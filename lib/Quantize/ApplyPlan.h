//===- ApplyPlan.h - Gives a module the types of a plan ---------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_APPLYPLAN_H
#define TFUSE_LIB_QUANTIZE_APPLYPLAN_H

#include "QuantizationPlan.h"

#include "llvm/Support/LogicalResult.h"

namespace tfuse::quantize {

struct ApplyOptions {
  /// Fully-connected weights have a scale for each row; otherwise one scale.
  bool perChannelFullyConnected = true;
};

/// Changes the types of values to those of the plan, in place: inserts
/// `tfl.quantize` and `tfl.dequantize` where a user needs another type than the
/// producer gives, and quantizes constants for each use. Fails with a
/// diagnostic for constants without data.
llvm::LogicalResult applyPlan(mlir::ModuleOp module,
                              const QuantizationPlan &plan,
                              const ApplyOptions &options);

/// Gives functions the types of their arguments and returned values.
void updateFunctionTypes(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_APPLYPLAN_H
