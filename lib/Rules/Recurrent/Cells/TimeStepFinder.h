//===- TimeStepFinder.h - Time steps of cells without a loop ----*- C++ -*-===//
//
// Finds the time steps of unrolled cells in a block. An LSTM is recognized by
// sigmoid(..) * tanh(c), a simple cell by its activation. Their expressions
// then determine the preceding time step of each one.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPFINDER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPFINDER_H

#include "Expression.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

/// The form of the ops that produce the hidden state of a time step.
enum class TimeStepForm {
  /// sigmoid(..) * tanh(c)
  Gated,
  /// (sigmoid(..) * tanh(c)) P
  Projected,
  /// An activation.
  Simple
};

/// The states after one time step, [batch, units] and [batch, cells], possibly
/// with axes of size 1; a simple cell has no cell state.
struct TimeStep {
  mlir::Value hidden, cell;
  /// The states that the next time step reads, if a mask selects between the
  /// states of this time step and those of the preceding one.
  mlir::Value maskedHidden, maskedCell;
  /// The expressions of the states, if `isRead`.
  SumId hiddenSum = 0, cellSum = 0;
  bool isRead = false;
  /// Position of the preceding time step; -1 for none.
  int64_t previous = -1;
  bool hasNext = false;

  mlir::Value nextHidden() const {
    return maskedHidden ? maskedHidden : hidden;
  }
  mlir::Value nextCell() const { return maskedCell ? maskedCell : cell; }
};

/// True for an activation of the op for simple cells.
bool isSimpleActivation(mlir::Operation *op);

/// The values that the expressions of a time step read.
llvm::SmallVector<mlir::Value> leavesOf(const Expressions &expressions,
                                        const TimeStep &step);

class TimeStepFinder {
public:
  TimeStepFinder(mlir::Block &block, TimeStepForm form,
                 Expressions &expressions)
      : block(block), form(form), expressions(expressions) {}

  /// Finds the time steps, reads their expressions, and links each to the
  /// preceding one.
  void run();

  llvm::ArrayRef<TimeStep> all() const { return steps; }
  /// The position of the time step with this hidden state.
  std::optional<unsigned> withHidden(mlir::Value value) const {
    auto found = byHidden.find(value);
    return found == byHidden.end() ? std::nullopt
                                   : std::optional(found->second);
  }
  /// True if a value is a state after some time step.
  bool isState(mlir::Value value) const {
    return byHidden.contains(value) || byCell.contains(value);
  }

private:
  void collect();
  void collectSimple();
  void collectMasked();
  void read();
  void link(TimeStep &step);
  bool isPrevious(const TimeStep &step, mlir::Value value) const;

  mlir::Block &block;
  TimeStepForm form;
  Expressions &expressions;
  llvm::SmallVector<TimeStep> steps;
  llvm::DenseMap<mlir::Value, unsigned> byHidden, byCell;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPFINDER_H
