//===- OpRaiser.h - tf ops for tfl ops --------------------------*- C++ -*-===//

#ifndef TFUSE_LIB_CONVERSION_TFLTOTF_OPRAISER_H
#define TFUSE_LIB_CONVERSION_TFLTOTF_OPRAISER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace tfuse {

/// Creates ops that compute what the op computes: tf ops if the op has an
/// equivalent, otherwise a copy of the op. `values` maps the operands, and gets
/// the results.
void raiseOp(mlir::Operation *op, mlir::OpBuilder &builder,
             mlir::IRMapping &values);

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFLTOTF_OPRAISER_H
