//===- LayerBuilder.cpp - From a cell and its sequences to a tfl op -------===//

#include "LayerBuilder.h"

#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

Value sourceValue(SequenceBuilder &builder, const Source &source,
                  ArrayRef<LayerOutput> layers, bool isTimeMajor) {
  Value value;
  bool layout;
  if (source.layer) {
    value = layers[*source.layer].sequence;
    layout = layers[*source.layer].isTimeMajor;
  } else {
    value = source.sequence.value;
    layout = source.sequence.isTimeMajor;
  }
  if (!source.layer && source.sequence.times != 0)
    value = builder.repeat(value, layout ? 0 : 1, source.sequence.times);
  auto type = cast<RankedTensorType>(value.getType());
  if (!source.layer && !source.sequence.isWhole())
    value = builder.part(value, layout ? 0 : 1, source.sequence.begin,
                         source.sequence.end, source.sequence.stride);
  value = builder.cast(value, Float32Type::get(type.getContext()));
  value = builder.columns(value, source.begin, source.width);
  if (!source.layer && source.sequence.isReversed)
    value = builder.reverse(value, layout ? 0 : 1);
  return layout == isTimeMajor ? value : builder.swap(value);
}

/// Transposes [columns, cells] to [cells, columns], the layout of the op.
static Value rowsOf(SequenceBuilder &builder, ElementsAttr matrix) {
  return builder.constant(lazy::transpose(matrix, {1, 0}));
}

static StringRef activationName(Function function) {
  switch (function) {
  case Function::Identity:
    return "NONE";
  case Function::Relu:
    return "RELU";
  case Function::Relu6:
    return "RELU6";
  case Function::ReluN1To1:
    return "RELU_N1_TO_1";
  default:
    return "TANH";
  }
}

static SequenceWeights makeWeights(SequenceBuilder &builder, const Cell &cell,
                                   ArrayRef<std::pair<SumId, Source>> sources) {
  SequenceWeights weights;
  weights.cells = cell.cells;
  weights.units = cell.units;
  weights.cellClip = cell.cellClip;
  weights.projectionClip = cell.projectionClip;
  weights.activation = activationName(cell.activation);
  bool isFull = any_of(cell.gates(), [](const Gate *gate) {
    return gate->recurrent && gate->recurrent.getShapedType().getRank() == 2;
  });
  weights.isDiagonal = !isFull && any_of(cell.gates(), [](const Gate *gate) {
    return bool(gate->recurrent);
  });
  auto fill = [&](const Gate &gate, unsigned position) {
    SmallVector<Value> parts;
    for (auto &[sum, source] : sources) {
      auto found =
          find_if(gate.inputs, [&](auto &input) { return input.first == sum; });
      parts.push_back(found == gate.inputs.end()
                          ? builder.splat({cell.cells, source.width}, 0)
                          : rowsOf(builder, found->second));
    }
    weights.input[position] = builder.concat(parts, 1);
    if (!gate.recurrent)
      weights.recurrent[position] =
          weights.isDiagonal ? builder.splat(cell.cells, 0)
                             : builder.splat({cell.cells, cell.units}, 0);
    else
      weights.recurrent[position] = weights.isDiagonal
                                        ? builder.constant(gate.recurrent)
                                        : rowsOf(builder, gate.recurrent);
    if (gate.layerNorm)
      weights.layerNorm[position] = builder.constant(gate.layerNorm);
    weights.bias[position] =
        gate.bias ? builder.constant(gate.bias) : builder.splat(cell.cells, 0);
  };
  if (cell.input)
    fill(*cell.input, 0);
  if (cell.isLSTM) {
    fill(cell.forget, 1);
    fill(cell.output, 3);
  }
  fill(cell.candidate, 2);
  const Gate *peepholes[] = {cell.input ? &*cell.input : nullptr, &cell.forget,
                             &cell.output};
  if (any_of(peepholes,
             [](const Gate *gate) { return gate && gate->peephole; }))
    for (auto [position, gate] : enumerate(peepholes))
      if (gate)
        weights.peephole[position] = gate->peephole
                                         ? builder.constant(gate->peephole)
                                         : builder.splat(cell.cells, 0);
  if (cell.projection)
    weights.projection = rowsOf(builder, cell.projection);
  if (cell.projectionBias)
    weights.projectionBias = builder.constant(cell.projectionBias);
  return weights;
}

LayerOutput buildLayer(SequenceBuilder &builder, const Cell &cell,
                       ArrayRef<std::pair<SumId, Source>> sources,
                       ArrayRef<LayerOutput> layers, Value hidden,
                       Value cellState, MaskBuilder *mask) {
  LayerOutput output;
  const Source &first = sources.front().second;
  output.isTimeMajor = first.layer ? layers[*first.layer].isTimeMajor
                                   : first.sequence.isTimeMajor;
  SmallVector<Value> inputs;
  // Past the valid length, inputs are arbitrary. They must be finite only if
  // the final cell state is used: a closed gate times infinity is NaN.
  bool keepsCell =
      any_of(sources, [](auto &entry) { return entry.second.isPadding; });
  if (mask)
    output.isTimeMajor = false;
  for (auto &[sum, source] : sources) {
    if (source.isPadding) {
      inputs.push_back(mask->padding());
      continue;
    }
    Value input = sourceValue(builder, source, layers, output.isTimeMajor);
    inputs.push_back(mask && !source.layer ? mask->compact(input, keepsCell)
                                           : input);
  }
  Value sequence = builder.concat(inputs, 2);
  SequenceWeights weights = makeWeights(builder, cell, sources);
  Type f32 = Float32Type::get(sequence.getContext());
  auto state = [&](Value initial, int64_t units) {
    return builder.newState(
        !initial || isZeroTensor(initial)
            ? builder.zeros(sequence, output.isTimeMajor, units)
            : builder.cast(initial, f32));
  };
  Value hiddenState = state(hidden, cell.units);
  if (!cell.isLSTM) {
    output.sequence =
        builder.rnn(sequence, weights, hiddenState, output.isTimeMajor);
  } else {
    Value cellTensor = state(cellState, cell.cells);
    output.sequence = builder.lstm(sequence, weights, hiddenState, cellTensor,
                                   output.isTimeMajor);
    output.cell = builder.finalState(cellTensor, output.sequence);
  }
  if (!mask)
    output.hidden = builder.finalState(hiddenState, output.sequence);
  return output;
}

} // namespace tfuse::recurrent
