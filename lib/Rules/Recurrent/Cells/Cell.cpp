//===- Cell.cpp - One time step of a recurrent cell -----------------------===//

#include "Cell.h"

#include "tfuse/Rules/Recurrent/TargetFeatures.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

SmallVector<const Gate *, 4> Cell::gates() const {
  if (!isLSTM)
    return {&candidate};
  SmallVector<const Gate *, 4> result;
  if (input)
    result.push_back(&*input);
  result.append({&forget, &candidate, &output});
  return result;
}

static double elementsOf(ElementsAttr matrix) {
  return matrix ? double(matrix.getNumElements()) : 0;
}

RecurrentCosts costsOfCell(const Cell &cell, double batch) {
  double inputs = 0, states = elementsOf(cell.projection);
  for (const Gate *gate : cell.gates()) {
    for (auto &[sum, matrix] : gate->inputs)
      inputs += elementsOf(matrix);
    states += elementsOf(gate->recurrent);
  }
  return costsOfLayer(cell.isLSTM, batch, inputs, states);
}

bool checkTarget(const Cell &cell, Operation *op, RuleContext &ctx) {
  const char *what = nullptr;
  if (!cell.isLSTM && ctx.targetLacks("UNIDIRECTIONAL_SEQUENCE_RNN"))
    what = "a simple recurrent cell";
  bool isVariant = cell.isLSTM && (!cell.input || cell.projection ||
                                   any_of(cell.gates(), [](const Gate *gate) {
                                     return gate->peephole || gate->layerNorm;
                                   }));
  if (isVariant && ctx.targetLacks(lstmVariantsFeature))
    what = "peepholes, coupled or normalized gates or projections";
  if (cell.isLSTM && cell.activation != Function::Tanh &&
      ctx.targetLacks(lstmActivationsFeature))
    what = "an LSTM with another activation than tanh";
  if (!what)
    return true;
  (void)ctx.record(ctx.reject(op, Reason::Target,
                              Twine("the runtime has no kernel for ") + what));
  return false;
}

std::optional<TimeStepResult>
computeTimeStep(Expressions &expressions, const Cell &cell,
                llvm::function_ref<SumId(SumId)> source,
                std::optional<SumId> hidden, std::optional<SumId> cellState) {
  auto gateSum = [&](const Gate &gate, std::optional<SumId> peepholeState) {
    SumId bias = expressions.constant(
        gate.bias ? gate.bias : expressions.splat(0, cell.cells));
    SumId sum = gate.layerNorm
                    ? expressions.constant(expressions.splat(0, cell.cells))
                    : bias;
    for (auto &[input, matrix] : gate.inputs) {
      SumId value = source(input);
      sum = expressions.add(sum, matrix ? expressions.matmul({value}, matrix)
                                        : value);
    }
    if (gate.recurrent && hidden)
      sum = expressions.add(sum,
                            gate.recurrent.getShapedType().getRank() == 2
                                ? expressions.matmul({*hidden}, gate.recurrent)
                                : expressions.scale(*hidden, gate.recurrent));
    if (gate.peephole && peepholeState)
      sum = expressions.add(sum,
                            expressions.scale(*peepholeState, gate.peephole));
    if (gate.layerNorm)
      sum = expressions.add(
          expressions.scale(
              expressions.apply(Function::Normalize, sum, gate.epsilon),
              gate.layerNorm),
          bias);
    return sum;
  };
  TimeStepResult result;
  if (!cell.isLSTM) {
    SumId sum = gateSum(cell.candidate, std::nullopt);
    if (cell.activation == Function::Identity)
      result.hidden = sum;
    else if (cell.activation == Function::ReluN1To1)
      result.hidden = expressions.apply(Function::Clip, sum, -1, 1);
    else
      result.hidden = expressions.apply(cell.activation, sum);
    return result;
  }
  auto sigmoid = [&](SumId sum) {
    return expressions.apply(Function::Sigmoid, sum);
  };
  SumId forget = sigmoid(gateSum(cell.forget, cellState));
  SumId candidate =
      expressions.apply(cell.activation, gateSum(cell.candidate, std::nullopt));
  SumId one = expressions.constant(expressions.splat(1, cell.cells));
  SumId input = cell.input ? sigmoid(gateSum(*cell.input, cellState))
                           : expressions.add(one, forget, /*subtract=*/true);
  std::optional<SumId> next = expressions.multiply(input, candidate);
  if (!next)
    return std::nullopt;
  if (cellState) {
    std::optional<SumId> kept = expressions.multiply(forget, *cellState);
    if (!kept)
      return std::nullopt;
    next = expressions.add(*next, *kept);
  }
  result.cell = cell.cellClip ? expressions.apply(Function::Clip, *next,
                                                  -cell.cellClip, cell.cellClip)
                              : *next;
  SumId shown = expressions.apply(cell.activation, result.cell);
  std::optional<SumId> output =
      expressions.multiply(sigmoid(gateSum(cell.output, result.cell)), shown);
  if (!output)
    return std::nullopt;
  result.hidden = *output;
  if (cell.projection)
    result.hidden = expressions.matmul({result.hidden}, cell.projection);
  if (cell.projectionBias)
    result.hidden = expressions.add(result.hidden,
                                    expressions.constant(cell.projectionBias));
  if (cell.projectionClip)
    result.hidden =
        expressions.apply(Function::Clip, result.hidden, -cell.projectionClip,
                          cell.projectionClip);
  return result;
}

} // namespace tfuse::recurrent
