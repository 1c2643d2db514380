//===- CellMatcher.h - Which cell an expression computes --------*- C++ -*-===//
//
// Compares the expressions of one time step with the equations of Cell.h. The
// input is a list of states, each with the expression of its next value; which
// of them is the hidden state and which the cell state is found by matching.
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

/// Why an expression is no cell.
struct CellMiss {
  Reason reason = Reason::Structure;
  std::string detail;
  /// How much of a cell was matched: of several misses, the one with the most
  /// progress is reported.
  unsigned progress = 0;
};

/// The cell whose cell state, or for a simple cell whose hidden state, is the
/// state at `position`; nothing, and `miss`, if it belongs to no cell.
std::optional<Cell> matchCell(Expressions &expressions,
                              llvm::ArrayRef<State> states, unsigned position,
                              CellMiss &miss);

/// The positions of the states that a sum reads.
llvm::SmallVector<unsigned> statesIn(const Expressions &expressions, SumId sum,
                                     llvm::ArrayRef<State> states);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_CELLMATCHER_H
