//===- Conditions.h - Conditions that several stages share ------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H
#define TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H

#include "tfuse/Rules/Graph/GraphEditor.h"

namespace tfuse {

/// Ops that gather rows and reduce them by segment; operands: data, indices and
/// segment ids.
using SparseSegmentReductions =
    tfg::Ops<"SparseSegmentSum", "SparseSegmentSumWithNumSegments",
             "SparseSegmentMean", "SparseSegmentMeanWithNumSegments",
             "SparseSegmentSqrtN", "SparseSegmentSqrtNWithNumSegments">;
/// True if these ops support indices of this type: int32 or int64.
bool isIndexType(mlir::Type elementType);

/// True if the Remapper will fuse an activation with its producer: Relu after
/// BiasAdd or batch normalization.
bool willBeFused(mlir::Operation *activation, const GraphEditor &editor);

/// True if adding or subtracting `constant` keeps the shape of `x`.
bool keepsShape(mlir::Value x, mlir::Value constant, GraphEditor &editor);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H
