//===- Selection.h - select(x > 0, x, ...) ----------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H

#include "tfuse/Rules/Formula/Cluster.h"

#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// x, if the condition is x > 0, x >= 0, 0 < x, or 0 <= x; null otherwise. (The
/// alternatives of the select agree at 0.)
mlir::Value takeIsPositive(mlir::Value condition, formula::Cluster &cluster);

/// select(x > 0, x, otherwise), or select(x < 0, otherwise, x)
struct PositivePart {
  mlir::Value input, otherwise;
};

/// x, if `select` returns x for positive x; null values otherwise.
PositivePart takePositivePart(mlir::Operation *select,
                              formula::Cluster &cluster);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H
