//===- StableHLOOps.h - Evaluate StableHLO ops ------------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_STABLEHLOOPS_H
#define TFUSE_LIB_CHECK_STABLEHLOOPS_H

#include "tfuse/Eval/Evaluator.h"

namespace tfuse::check {

/// Whether evaluateStableHLO knows the op.
bool hasStableHLOKernel(mlir::Operation *op);

/// The result of a StableHLO op by the definition of its specification. Fails
/// as eval::evaluate does.
llvm::Expected<llvm::SmallVector<eval::HostTensor>>
evaluateStableHLO(mlir::Operation *op,
                  llvm::ArrayRef<eval::HostTensor> operands,
                  const eval::EvalLimits &limits);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_STABLEHLOOPS_H
