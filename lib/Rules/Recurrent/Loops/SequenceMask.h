//===- SequenceMask.h - Which time steps of a loop are valid ----*- C++ -*-===//
//
// A masked time step keeps the states, and its output repeats that of the
// latest valid time step, or is zeros:
//
//   h' = select(mask[t], cell(x[t], h), h)
//   y[t] = select(mask[t], h', y[t-1])      or select(mask[t], h', 0)
//
// The mask is a bool sequence, [batch, time] or [batch, time, 1] in either
// order of the first two axes, or a comparison of t with valid lengths [batch].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEMASK_H
#define TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEMASK_H

#include "SequenceLoop.h"

namespace tfuse::recurrent {

struct SequenceMask {
  /// Flags: time step t is valid where element t of `tensor` is true.
  /// Lengths: where t is less than `tensor`.
  enum Kind { Flags, Lengths };
  Kind kind = Flags;
  mlir::Value tensor;
  /// Flags: the axis of `tensor` that is time, 0 or 1.
  int64_t timeAxis = 0;
  bool isReversed = false;
  /// Time steps are valid where the flag is false.
  bool isInverted = false;
  /// `tensor` may have more time steps than the loop.
  bool mayBeLonger = false;

  bool operator==(const SequenceMask &other) const;
};

/// select(mask[t], computed, otherwise).
struct MaskedValue {
  SequenceMask mask;
  mlir::Value computed, otherwise;
};

/// A Select or SelectV2 in the body whose condition is a mask; nothing for any
/// other value.
std::optional<MaskedValue> readMaskedValue(const SequenceLoop &loop,
                                           mlir::Value value);

/// True if the mask has exactly this number of time steps. Lengths have any.
bool hasTimeSteps(const SequenceMask &mask, const SymbolicSize &count);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEMASK_H
