//===- Selection.h - select(x > 0, x, ...) ----------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H

#include "Cluster.h"

#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// x, if the condition is x > 0, x >= 0, 0 < x, or 0 <= x; null otherwise. (At
/// zero itself, functions that are selected between agree.)
mlir::Value takeIsPositive(mlir::Value condition, Cluster &cluster);

/// x, if `select` gives x where x is positive; null otherwise.
mlir::Value takePositivePart(mlir::Operation *select, Cluster &cluster);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_SELECTION_H
