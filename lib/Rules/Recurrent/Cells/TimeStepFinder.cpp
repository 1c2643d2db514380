//===- TimeStepFinder.cpp - Time steps of cells without a loop ------------===//

#include "TimeStepFinder.h"

#include "ExpressionReader.h"
#include "UnrolledTimeStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

bool isSimpleActivation(Operation *op) {
  if (tf::isa(op, "Tanh", "Relu", "Relu6"))
    return true;
  if (!tf::isa(op, "Maximum"))
    return false;
  return any_of(op->getOperands(), [](Value value) {
    ElementsAttr constant = tf::getConstant(value);
    return constant && isSplat(constant, 0);
  });
}

SmallVector<Value> leavesOf(const Expressions &expressions,
                            const TimeStep &step) {
  llvm::SetVector<Value> found;
  for (SumId sum : {step.hiddenSum, step.cellSum})
    visitFactors(expressions, sum, [&](FactorId id) {
      const Factor &factor = expressions.factor(id);
      if (factor.kind == Factor::Columns)
        found.insert(factor.value);
    });
  return found.takeVector();
}

/// Collects sigmoid(..) * tanh(c) as candidates. i * tanh(g), the gated
/// candidate of an LSTM, has the same form; matching its expressions fails
/// later.
void TimeStepFinder::collect() {
  if (form == TimeStepForm::Simple)
    return collectSimple();
  for (Operation &op : block) {
    TimeStep step;
    if (Value cell = shownCell(&op)) {
      step.hidden = form == TimeStepForm::Projected ? projected(op.getResult(0))
                                                    : op.getResult(0);
      step.cell = cell;
    } else if (tf::isa(&op, "LSTMBlockCell")) {
      step.hidden = tf::getResult(&op, "h");
      step.cell = tf::getResult(&op, "cs");
    } else {
      continue;
    }
    // A cell state is a sum, while the argument of a candidate is usually a
    // slice of a sum.
    Operation *sum = step.cell.getDefiningOp();
    bool isState = tf::isa(sum, {"Add", "AddV2", "ClipByValue", "Minimum",
                                 "Maximum", "LSTMBlockCell", "Mul"});
    if (!isState || rowWidth(step.cell.getType()) <= 0 ||
        !rowsType(step.cell.getType()))
      continue;
    steps.push_back(step);
  }
  llvm::erase_if(steps,
                 [&](const TimeStep &step) { return !isGated(step.cell); });
  for (auto [index, step] : enumerate(steps)) {
    byHidden[step.hidden] = unsigned(index);
    byCell[step.cell] = unsigned(index);
  }
}

void TimeStepFinder::collectSimple() {
  for (Operation &op : block) {
    if (!isSimpleActivation(&op) || rowWidth(op.getResult(0).getType()) <= 0 ||
        !rowsType(op.getResult(0).getType()))
      continue;
    byHidden[op.getResult(0)] = unsigned(steps.size());
    TimeStep step;
    step.hidden = op.getResult(0);
    steps.push_back(step);
  }
}

/// The matrices of all matmuls in a sum.
static SmallVector<ElementsAttr> matricesIn(const Expressions &expressions,
                                            SumId sum) {
  SmallVector<ElementsAttr> found;
  visitFactors(expressions, sum, [&](FactorId id) {
    if (const Factor &factor = expressions.factor(id);
        factor.kind == Factor::MatMul)
      found.push_back(factor.matrix);
  });
  return found;
}

/// True if `value`, which `step` reads, is the hidden state of the preceding
/// time step.
bool TimeStepFinder::isPrevious(const TimeStep &step, Value value) const {
  if (form != TimeStepForm::Simple) {
    auto found = byCell.find(value);
    return found != byCell.end() && &steps[found->second] != &step;
  }
  // The output of the preceding layer is also the hidden state of a time step,
  // but with other matrices. The first time step may lack the recurrent matrix,
  // because its state is zeros.
  auto found = byHidden.find(value);
  if (found == byHidden.end() || &steps[found->second] == &step ||
      !steps[found->second].isRead)
    return false;
  auto own = matricesIn(expressions, step.hiddenSum);
  auto other = matricesIn(expressions, steps[found->second].hiddenSum);
  return !other.empty() && all_of(other, [&](ElementsAttr matrix) {
    return is_contained(own, matrix);
  });
}

void TimeStepFinder::read() {
  for (TimeStep &step : steps) {
    ExpressionReader reader(expressions);
    reader.isLeaf = [&](Value value) {
      return (byHidden.contains(value) && value != step.hidden) ||
             (byCell.contains(value) && value != step.cell) ||
             isInitialFill(value) ||
             // The reader skips reshapes, so that each time step is one leaf.
             (skipUnitAxes(value) == value &&
              readFixedTimeStep(value).has_value());
    };
    if (form == TimeStepForm::Simple) {
      std::optional<Row> row = reader.read(step.hidden);
      step.isRead = row && row->size() == 1;
      if (step.isRead)
        step.hiddenSum = step.cellSum = row->front();
      continue;
    }
    std::optional<Row> cell = reader.read(step.cell);
    std::optional<Row> hidden = reader.read(step.hidden);
    if (!cell || !hidden || cell->size() != 1 || hidden->size() != 1)
      continue;
    step.cellSum = cell->front();
    step.hiddenSum = hidden->front();
    step.isRead = true;
  }
  for (TimeStep &step : steps)
    if (step.isRead)
      link(step);
}

/// Maps the selects of masks to their time steps.
void TimeStepFinder::collectMasked() {
  for (auto [index, step] : enumerate(steps))
    for (auto [value, states] :
         {std::pair(step.hidden, &byHidden), std::pair(step.cell, &byCell)}) {
      if (!value)
        continue;
      for (Operation *user : value.getUsers())
        if (user->getNumResults() == 1 &&
            readMaskedTimeStep(user->getResult(0), value))
          states->try_emplace(user->getResult(0), unsigned(index));
    }
}

/// Links a time step to the preceding one.
void TimeStepFinder::link(TimeStep &step) {
  const auto &known = form == TimeStepForm::Simple ? byHidden : byCell;
  SmallVector<Value> leaves = leavesOf(expressions, step);
  for (Value leaf : leaves)
    if (isPrevious(step, leaf))
      step.previous = known.lookup(leaf);
  if (step.previous < 0)
    return;
  TimeStep &previous = steps[step.previous];
  previous.hasNext = true;
  auto isOfPrevious = [&](const llvm::DenseMap<Value, unsigned> &states,
                          Value leaf) {
    auto found = states.find(leaf);
    return found != states.end() && found->second == step.previous;
  };
  for (Value leaf : leaves) {
    if (isOfPrevious(byHidden, leaf) && leaf != previous.hidden)
      previous.maskedHidden = leaf;
    if (isOfPrevious(byCell, leaf) && leaf != previous.cell)
      previous.maskedCell = leaf;
  }
}

void TimeStepFinder::run() {
  collect();
  collectMasked();
  read();
}

} // namespace tfuse::recurrent
