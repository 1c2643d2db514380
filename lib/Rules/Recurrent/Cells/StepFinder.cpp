//===- StepFinder.cpp - The steps of cells without a loop -----------------===//

#include "StepFinder.h"

#include "Cell.h"
#include "StepReader.h"
#include "UnrolledStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

bool isSimpleActivation(Operation *op) {
  return tf::isa(op, "Tanh", "Relu", "Relu6");
}

SmallVector<Value> leavesOf(const Expressions &expressions, const Step &step) {
  llvm::SetVector<Value> found;
  for (SumId sum : {step.hiddenSum, step.cellSum})
    visitFactors(expressions, sum, [&](FactorId id) {
      const Factor &factor = expressions.factor(id);
      if (factor.kind == Factor::Columns)
        found.insert(factor.value);
    });
  return found.takeVector();
}

/// i * g is no step: its tanh is the candidate's, which nothing gates. It is
/// told from one by what is read.
void StepFinder::collect() {
  if (form == StepForm::Simple)
    return collectSimple();
  for (Operation &op : block) {
    Step step;
    if (Value cell = shownCell(&op)) {
      step.hidden = form == StepForm::Projected ? projected(op.getResult(0))
                                                : op.getResult(0);
      step.cell = cell;
    } else if (tf::isa(&op, "LSTMBlockCell")) {
      step.hidden = tf::getResult(&op, "h");
      step.cell = tf::getResult(&op, "cs");
    } else {
      continue;
    }
    // A cell state is a sum, the candidate's argument usually the part of one.
    Operation *sum = step.cell.getDefiningOp();
    bool isState = tf::isa(sum, {"Add", "AddV2", "ClipByValue", "Minimum",
                                 "Maximum", "LSTMBlockCell", "Mul"});
    if (!isState || rowWidth(step.cell.getType()) <= 0 ||
        cast<RankedTensorType>(step.cell.getType()).getRank() != 2)
      continue;
    steps.push_back(step);
  }
  llvm::erase_if(steps, [&](const Step &step) { return !isGated(step.cell); });
  for (auto [index, step] : enumerate(steps)) {
    byHidden[step.hidden] = unsigned(index);
    byCell[step.cell] = unsigned(index);
  }
}

void StepFinder::collectSimple() {
  for (Operation &op : block) {
    if (!isSimpleActivation(&op) || rowWidth(op.getResult(0).getType()) <= 0 ||
        cast<RankedTensorType>(op.getResult(0).getType()).getRank() != 2)
      continue;
    byHidden[op.getResult(0)] = unsigned(steps.size());
    Step step;
    step.hidden = op.getResult(0);
    steps.push_back(step);
  }
}

/// The matrices that a sum is computed with.
static SmallVector<ElementsAttr> matricesIn(const Expressions &expressions,
                                            SumId sum) {
  SmallVector<ElementsAttr> found;
  visitFactors(expressions, sum, [&](FactorId id) {
    if (const Factor &factor = expressions.factor(id);
        factor.kind == Factor::Product)
      found.push_back(factor.matrix);
  });
  return found;
}

/// Whether a value is the state that a step begins with, of those it reads.
bool StepFinder::isBefore(const Step &step, Value value) const {
  if (form != StepForm::Simple) {
    auto found = byCell.find(value);
    return found != byCell.end() && &steps[found->second] != &step;
  }
  // The output of the layer below is one of a step, too. The first step may
  // not multiply by all matrices: it begins with zeros.
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

void StepFinder::read() {
  for (Step &step : steps) {
    StepReader reader(expressions);
    reader.isLeaf = [&](Value value) {
      return (byHidden.contains(value) && value != step.hidden) ||
             (byCell.contains(value) && value != step.cell);
    };
    if (form == StepForm::Simple) {
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
  const auto &known = form == StepForm::Simple ? byHidden : byCell;
  for (Step &step : steps) {
    if (!step.isRead)
      continue;
    visitFactors(expressions, step.cellSum, [&](FactorId id) {
      const Factor &factor = expressions.factor(id);
      if (factor.kind == Factor::Columns && isBefore(step, factor.value))
        step.previous = known.lookup(factor.value);
    });
    if (step.previous >= 0)
      steps[step.previous].hasNext = true;
  }
}

void StepFinder::run() {
  collect();
  read();
}

} // namespace tfuse::recurrent
