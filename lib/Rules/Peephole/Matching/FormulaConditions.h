//===- FormulaConditions.h - Conditions of all formulas ---------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_FORMULACONDITIONS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_FORMULACONDITIONS_H

#include "tfuse/Rules/Formula/Cluster.h"

namespace tfuse::tfl {

/// Fails if the elements of the formula's input are not float32, or if an
/// intermediate result has other users.
Mismatch checkFormula(const formula::Cluster &cluster, mlir::Value input,
                      const RuleContext &ctx);

/// Fails also if the result does not have the type of the input.
Mismatch checkElementwiseFormula(const formula::Cluster &cluster,
                                 mlir::Value input, const RuleContext &ctx);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_FORMULACONDITIONS_H
