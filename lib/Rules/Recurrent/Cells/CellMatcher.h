//===- CellMatcher.h - Matches expressions with cells -----------*- C++ -*-===//
//
// Compares the expressions of one time step with the equations of Cell.h. The
// input is a list of states, each with the expression of its next value.
// Matching determines which state is the hidden state and which the cell state.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_CELLMATCHER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_CELLMATCHER_H

#include "Cell.h"

namespace tfuse::recurrent {

/// A state before and after a time step.
struct State {
  FactorId before = 0;
  SumId after = 0;
};

/// The reason why an expression does not match any cell.
struct CellMiss {
  Reason reason = Reason::Structure;
  std::string detail;
  /// What to change in the model's source; may be empty.
  std::string hint;
  /// How much of a cell matched: the miss with the most progress is reported.
  unsigned progress = 0;
};

/// Matches the cell whose cell state (of a simple cell: hidden state) is the
/// state at `position`. Nothing, and sets `miss`, if no cell matches.
std::optional<Cell> matchCell(Expressions &expressions,
                              llvm::ArrayRef<State> states, unsigned position,
                              CellMiss &miss);

/// The positions of the states that a sum reads.
llvm::SmallVector<unsigned> statesIn(const Expressions &expressions, SumId sum,
                                     llvm::ArrayRef<State> states);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_CELLMATCHER_H
