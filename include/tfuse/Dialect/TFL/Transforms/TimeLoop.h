//===- TimeLoop.h - Loops that compute sequences step by step ---*- C++ -*-===//
//
//   %r:3 = tfl.while(0, %zeros, %initial)
//     cond { ^(%i, %y, %h): %i < %length }
//     body { ^(%i, %y, %h):
//       %x = tfl.gather(%sequence, %i)
//       %next = f(%x, %h)
//       yield %i + 1, tfl.dynamic_update_slice(%y, %next, [%i, 0]), %next }
//
// Iteration i reads position i of sequences, and writes position i of
// sequences. All else that passes from iteration to iteration is a state.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_TIMELOOP_H
#define TFUSE_DIALECT_TFL_TRANSFORMS_TIMELOOP_H

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

struct TimeLoop {
  /// A sequence that iteration i reads or writes at position i of an axis.
  struct Read {
    GatherOp op;
    int64_t axis;
  };
  struct Write {
    DynamicUpdateSliceOp op;
    /// The iter arg that holds the sequence.
    unsigned index;
    int64_t axis;
  };

  llvm::SmallVector<Read> reads;
  llvm::SmallVector<Write> writes;
  /// The operands that the condition compares the induction variable with.
  llvm::SmallVector<mlir::OpOperand *> limits;
  /// Iter args by their role: induction variables, states, and values that
  /// each iteration replaces without reading them.
  llvm::SmallVector<unsigned> inductions, states, replaced;
};

/// The loop as a loop over time; nothing if it uses the induction variables or
/// the sequences that it writes in another way. The limits and the values that
/// the loop captures have to be checked by the caller.
std::optional<TimeLoop> analyzeTimeLoop(WhileOp loop);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_TIMELOOP_H
