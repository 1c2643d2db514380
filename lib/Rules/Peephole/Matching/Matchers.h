//===- Matchers.h - Matchers of values of tfl ops ---------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_MATCHERS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_MATCHERS_H

#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Matchers.h"

namespace tfuse {

/// A constant whose elements all have this value.
// NOLINTNEXTLINE(readability-identifier-naming): as in MLIR's Matchers.h.
inline auto m_Splat(double number) {
  return m_If(
      [number](mlir::Value value) { return isConstantSplat(value, number); });
}

} // namespace tfuse

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_MATCHERS_H
