//===- Costs.cpp - The faster form of a recurrent layer -------------------===//

#include "tfuse/Rules/Recurrent/Costs.h"

#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Shapes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
enum class CellKind { LSTM, Simple };
enum class Form { Fused, Loop, Unrolled };

struct CostEntry {
  CellKind cell;
  Form form;
  /// Nanoseconds; picoseconds for each weight and row of the batch.
  double step, row, input, state;
};

constexpr CostEntry costEntries[] = {
#define TFUSE_RECURRENT_COST(Cell, Form_, step, row, input, state)             \
  {CellKind::Cell, Form::Form_, step, row, input, state},
#include "tfuse/Rules/Recurrent/Costs.def"
};

constexpr double picosecondsOfListByte =
#define TFUSE_LIST_COST(picoseconds) picoseconds
#include "tfuse/Rules/Recurrent/Costs.def"
    ;
} // namespace

static double costOf(CellKind cell, Form form, double batch, double inputs,
                     double states) {
  const auto *entry = find_if(costEntries, [&](const CostEntry &entry) {
    return entry.cell == cell && entry.form == form;
  });
  return entry->step +
         batch * (entry->row +
                  (entry->input * inputs + entry->state * states) / 1000);
}

RecurrentCosts costsOfLayer(bool isLSTM, double batch, double inputWeights,
                            double stateWeights) {
  CellKind cell = isLSTM ? CellKind::LSTM : CellKind::Simple;
  return {costOf(cell, Form::Fused, batch, inputWeights, stateWeights),
          costOf(cell, Form::Loop, batch, inputWeights, stateWeights),
          costOf(cell, Form::Unrolled, batch, inputWeights, stateWeights)};
}

RecurrentCosts costsOfSequence(double bytes) {
  return {0, bytes * picosecondsOfListByte / 1000};
}

double assumedSteps(std::optional<int64_t> steps) {
  return steps ? double(*steps) : 100;
}

double assumedBatch(int64_t batch) {
  return ShapedType::isDynamic(batch) ? 1 : double(batch);
}

/// The number of elements of a matrix; 0 for an absent one.
static double elementsOf(Value matrix) {
  auto type = dyn_cast<RankedTensorType>(matrix.getType());
  return type && type.hasStaticShape() ? double(type.getNumElements()) : 0;
}

std::optional<RecurrentCosts> costsOfSequenceOp(Operation *op) {
  // The operands of one direction, and whether the cell is an LSTM.
  struct Direction {
    SmallVector<Value, 4> inputs, states;
  };
  SmallVector<Direction, 2> directions;
  bool isTimeMajor = false;
  bool isLSTM = true;
  auto direction = [&](unsigned firstInput, unsigned firstState,
                       unsigned count) {
    directions.emplace_back();
    append_range(directions.back().inputs,
                 op->getOperands().slice(firstInput, count));
    append_range(directions.back().states,
                 op->getOperands().slice(firstState, count));
  };
  if (auto lstm = dyn_cast<tfl::UnidirectionalSequenceLSTMOp>(op)) {
    isTimeMajor = lstm.getTimeMajor();
    direction(1, 5, 4);
    directions.back().states.push_back(lstm.getProjectionWeights());
  } else if (auto lstm = dyn_cast<tfl::BidirectionalSequenceLSTMOp>(op)) {
    isTimeMajor = lstm.getTimeMajor();
    direction(1, 5, 4);
    directions.back().states.push_back(lstm.getFwProjectionWeights());
    direction(18, 22, 4);
    directions.back().states.push_back(lstm.getBwProjectionWeights());
  } else if (auto simple = dyn_cast<tfl::UnidirectionalSequenceRNNOp>(op)) {
    isTimeMajor = simple.getTimeMajor();
    isLSTM = false;
    direction(1, 2, 1);
  } else if (auto simple = dyn_cast<tfl::BidirectionalSequenceRNNOp>(op)) {
    isTimeMajor = simple.getTimeMajor();
    isLSTM = false;
    direction(1, 2, 1);
    direction(5, 6, 1);
  } else {
    return std::nullopt;
  }
  Value sequence = op->getOperand(0);
  int64_t steps = dimOf(sequence, isTimeMajor ? 0 : 1);
  double batch = assumedBatch(dimOf(sequence, isTimeMajor ? 1 : 0));
  RecurrentCosts total;
  for (const Direction &direction : directions) {
    double inputs = 0, states = 0;
    for (Value matrix : direction.inputs)
      inputs += elementsOf(matrix);
    for (Value matrix : direction.states)
      states += elementsOf(matrix);
    total += costsOfLayer(isLSTM, batch, inputs, states);
  }
  for (Value result : op->getResults()) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    bool isRead = any_of(result.getUsers(), [](Operation *user) {
      return !isa<tfl::FinalStateOp>(user);
    });
    if (!type || type.getRank() != 3 || !isRead ||
        ShapedType::isDynamic(type.getDimSize(2)))
      continue;
    total += costsOfSequence(4 * batch * double(type.getDimSize(2)) *
                             assumedSteps(ShapedType::isDynamic(steps)
                                              ? std::nullopt
                                              : std::optional(steps)));
  }
  return total;
}

} // namespace tfuse
