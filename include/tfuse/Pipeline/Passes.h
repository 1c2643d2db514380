//===- Passes.h - Steps of the conversion's pipelines -----------*- C++ -*-===//

#ifndef TFUSE_PIPELINE_PASSES_H
#define TFUSE_PIPELINE_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace tfuse {

/// Features that only some modules have.
enum class ModuleProperty {
  Programs,
  Composites,
  TensorArrays,
  LoopRegions,
  ControlFlow
};

bool hasProperty(mlir::ModuleOp module, ModuleProperty property);

#define GEN_PASS_DECL
#include "tfuse/Pipeline/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Pipeline/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_PIPELINE_PASSES_H
