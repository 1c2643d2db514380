//===- GpuDelegate.h - What LiteRT's GPU delegate takes ---------*- C++ -*-===//
//
// The delegate takes the ops that TFUSE_GPU_OP (Runtimes.def) lists under the
// conditions of GpuRules.cpp. It leaves the other ops to the CPU, and groups
// the ops that it takes into partitions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_GPUDELEGATE_H
#define TFUSE_PIPELINE_GPUDELEGATE_H

#include "tfuse/tfuse.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace tfuse {

/// Why the delegate leaves a lowered op to the CPU; empty if it takes the op.
std::string whyNotOnGpu(mlir::Operation *op);

/// Where the ops of a lowered module's signatures run.
GpuPlacement placeOnGpu(mlir::ModuleOp module);

llvm::json::Object toJSON(const GpuPlacement &placement);

} // namespace tfuse

#endif // TFUSE_PIPELINE_GPUDELEGATE_H
