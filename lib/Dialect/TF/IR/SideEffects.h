//===- SideEffects.h - The memory effects of tf ops -------------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_SIDEEFFECTS_H
#define TFUSE_LIB_DIALECT_TF_IR_SIDEEFFECTS_H

#include "OpTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tfuse::tf {

void getEffects(
    mlir::Operation *op, const OpInfo &info,
    llvm::SmallVectorImpl<mlir::MemoryEffects::EffectInstance> &effects);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_SIDEEFFECTS_H
