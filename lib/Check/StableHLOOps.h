//===- StableHLOOps.h - Evaluate StableHLO ops ------------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_STABLEHLOOPS_H
#define TFUSE_LIB_CHECK_STABLEHLOOPS_H

#include "tfuse/Eval/Evaluator.h"

namespace tfuse::check {

/// True if evaluateStableHLO supports the op.
bool hasStableHLOKernel(mlir::Operation *op);

/// Evaluates a StableHLO op as the specification defines it. Fails as
/// eval::evaluate does.
llvm::Expected<llvm::SmallVector<eval::HostTensor>>
evaluateStableHLO(mlir::Operation *op,
                  llvm::ArrayRef<eval::HostTensor> operands,
                  const eval::EvalLimits &limits);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_STABLEHLOOPS_H
