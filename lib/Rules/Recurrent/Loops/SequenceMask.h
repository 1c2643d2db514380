//===- SequenceMask.h - Masks of time steps in a loop -----------*- C++ -*-===//
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
  /// Flags: time step t is valid if element t of `tensor` is true. Lengths:
  /// time step t is valid if t is less than `tensor`.
  enum Kind { Flags, Lengths };
  Kind kind = Flags;
  mlir::Value tensor;
  /// For flags: the time axis of `tensor`, 0 or 1.
  int64_t timeAxis = 0;
  bool isReversed = false;
  /// A time step is valid if its flag is false.
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

/// True if the mask has exactly `count` time steps. Lengths fit any count.
bool hasTimeSteps(const SequenceMask &mask, const SymbolicDim &count);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEMASK_H
