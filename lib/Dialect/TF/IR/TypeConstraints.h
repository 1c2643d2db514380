//===- TypeConstraints.h - Operand and result types of ops ------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_TYPECONSTRAINTS_H
#define TFUSE_LIB_DIALECT_TF_IR_TYPECONSTRAINTS_H

#include "OpTable.h"

namespace tfuse::tf {

/// Operands and results are tensors of the element types that the definition
/// allows.
mlir::LogicalResult verifyTypes(mlir::Operation *op, const OpInfo &info);

/// The operands and results of element-wise arithmetic are of one element type.
/// (Of other ops that share a type attribute, programs that are being lowered
/// hold mixed forms for a while.)
mlir::LogicalResult verifyTypeAgreement(mlir::Operation *op,
                                        const OpInfo &info);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_TYPECONSTRAINTS_H
