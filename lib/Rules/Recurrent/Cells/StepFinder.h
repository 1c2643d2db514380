//===- StepFinder.h - The steps of cells without a loop ---------*- C++ -*-===//
//
// An LSTM shows itself by sigmoid(..) * tanh(c), a simple cell by its
// activation. What is found is read as equations, which say what step begins
// with the states of which other one.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_STEPFINDER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_STEPFINDER_H

#include "Expression.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

/// What steps look like.
enum class StepForm {
  /// sigmoid(..) * tanh(c)
  Gated,
  /// (sigmoid(..) * tanh(c)) P
  Projected,
  /// An activation.
  Simple
};

/// What one step computes; a simple cell has no cell state.
struct Step {
  mlir::Value hidden, cell;
  SumId hiddenSum = 0, cellSum = 0;
  /// Whether these are there.
  bool isRead = false;
  /// Position of the step before; -1 for none.
  int64_t previous = -1;
  bool hasNext = false;
};

/// Whether an op is an activation that the op for simple cells has.
bool isSimpleActivation(mlir::Operation *op);

/// All columns of values inside of a step.
llvm::SmallVector<mlir::Value> leavesOf(const Expressions &expressions,
                                        const Step &step);

class StepFinder {
public:
  StepFinder(mlir::Block &block, StepForm form, Expressions &expressions)
      : block(block), form(form), expressions(expressions) {}

  /// Finds the steps, reads them, and sets which one follows which.
  void run();

  llvm::ArrayRef<Step> all() const { return steps; }
  /// Whether a value is one of the states after a step.
  bool isState(mlir::Value value) const {
    return byHidden.contains(value) || byCell.contains(value);
  }

private:
  void collect();
  void collectSimple();
  void read();
  bool isBefore(const Step &step, mlir::Value value) const;

  mlir::Block &block;
  StepForm form;
  Expressions &expressions;
  llvm::SmallVector<Step> steps;
  llvm::DenseMap<mlir::Value, unsigned> byHidden, byCell;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_STEPFINDER_H
