//===- FusedNodes.h - Definitions of the Remapper's fused nodes -*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_FUSEDNODES_H
#define TFUSE_LIB_CHECK_FUSEDNODES_H

#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Eval/HostTensor.h"

namespace tfuse::check {

/// True if the node is a fused op that evaluateFused defines, such as
/// _FusedConv2D.
bool isFusedNode(tfg::NodeView node);

/// Computes the data results of a fused node from the ops that it fuses.
llvm::Expected<llvm::SmallVector<eval::HostTensor>>
evaluateFused(tfg::NodeView node, llvm::ArrayRef<eval::HostTensor> operands,
              const eval::EvalLimits &limits);

/// The data results of an unfused node, by the kernel of its tf op.
llvm::Expected<llvm::SmallVector<eval::HostTensor>>
evaluatePlain(tfg::NodeView node, llvm::ArrayRef<eval::HostTensor> operands,
              const eval::EvalLimits &limits);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_FUSEDNODES_H
