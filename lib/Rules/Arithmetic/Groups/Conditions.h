//===- Conditions.h - What several stages ask of nodes ----------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H
#define TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H

#include "tfuse/Rules/Graph/GraphEditor.h"

namespace tfuse {

/// The ops that reduce rows which are looked up: of data, indices and segment
/// ids.
using SparseSegmentReductions =
    tfg::Ops<"SparseSegmentSum", "SparseSegmentSumWithNumSegments",
             "SparseSegmentMean", "SparseSegmentMeanWithNumSegments",
             "SparseSegmentSqrtN", "SparseSegmentSqrtNWithNumSegments">;
/// Whether they take indices of that type: int32 or int64.
bool isIndexType(mlir::Type elementType);

/// Whether the Remapper will fuse an activation with what is before it: Relu
/// behind BiasAdd or batch normalization.
bool willBeFused(mlir::Operation *activation, const GraphEditor &editor);

/// Whether the sum or difference of `x` and a constant has the shape of `x`.
bool keepsShape(mlir::Value x, mlir::Value constant, GraphEditor &editor);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_ARITHMETIC_GROUPS_CONDITIONS_H
