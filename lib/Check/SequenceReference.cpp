//===- SequenceReference.cpp - Reference semantics of recurrent ops -------===//

#include "tfuse/Check/SequenceReference.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <vector>

using namespace llvm;

namespace tfuse::check {

static float sigmoid(float value) { return 1 / (1 + std::exp(-value)); }

static float clipped(float value, float bound) {
  return bound > 0 ? std::clamp(value, -bound, bound) : value;
}

static float activate(Activation activation, float value) {
  switch (activation) {
  case Activation::None:
    return value;
  case Activation::Relu:
    return std::max(value, 0.0f);
  case Activation::ReluN1To1:
    return std::clamp(value, -1.0f, 1.0f);
  case Activation::Relu6:
    return std::clamp(value, 0.0f, 6.0f);
  case Activation::Tanh:
    return std::tanh(value);
  }
  llvm_unreachable("all activations are above");
}

/// A row of a matrix times a vector.
static float dot(Floats matrix, int64_t row, Floats vector) {
  Floats weights = matrix.slice(row * vector.size(), vector.size());
  float sum = 0;
  for (auto [weight, value] : zip_equal(weights, vector))
    sum += weight * value;
  return sum;
}

//===----------------------------------------------------------------------===//
// The fused ops
//===----------------------------------------------------------------------===//

/// Normalizes to mean 0 and variance 1, then multiplies by the scale.
static void normalize(MutableArrayRef<float> values, Floats scale) {
  constexpr float kEpsilon = 1e-8f;
  float mean = 0, variance = 0;
  for (float value : values)
    mean += value / float(values.size());
  for (float value : values)
    variance += (value - mean) * (value - mean) / float(values.size());
  for (auto [value, factor] : zip_equal(values, scale))
    value = (value - mean) / std::sqrt(variance + kEpsilon) * factor;
}

/// The operand of a gate's activation.
static std::vector<float> gate(const SequenceSizes &sizes,
                               const SequenceOperands &operands, unsigned index,
                               Floats input, Floats hidden, Floats peephole,
                               Floats cell) {
  std::vector<float> sums(size_t(sizes.cells));
  for (auto [row, sum] : enumerate(sums)) {
    sum = dot(operands.input[index], int64_t(row), input);
    sum += operands.isDiagonal
               ? operands.recurrent[index][row] * hidden[row]
               : dot(operands.recurrent[index], int64_t(row), hidden);
    if (!peephole.empty())
      sum += peephole[row] * cell[row];
  }
  static constexpr StringLiteral names[] = {"input_gate", "forget_gate",
                                            "cell_gate", "output_gate"};
  if (operands.observer)
    (*operands.observer)(names[index], sums);
  if (!operands.layerNorm[index].empty())
    normalize(sums, operands.layerNorm[index]);
  if (Floats bias = operands.bias[index]; !bias.empty())
    for (auto [sum, addend] : zip_equal(sums, bias))
      sum += addend;
  return sums;
}

/// One time step of one batch row.
static void stepLSTM(const SequenceSizes &sizes,
                     const SequenceOperands &operands, Floats input,
                     MutableArrayRef<float> hidden,
                     MutableArrayRef<float> cell) {
  auto gateSums = [&](unsigned index, Floats peephole) {
    return gate(sizes, operands, index, input, hidden, peephole, cell);
  };
  std::vector<float> forget = gateSums(1, operands.peephole[1]);
  std::vector<float> candidate = gateSums(2, {});
  std::vector<float> opened;
  bool isCoupled = operands.input[0].empty();
  if (!isCoupled)
    opened = gateSums(0, operands.peephole[0]);
  for (auto [index, state] : enumerate(cell)) {
    float kept = sigmoid(forget[index]);
    float taken = isCoupled ? 1 - kept : sigmoid(opened[index]);
    state = clipped(kept * state +
                        taken * activate(operands.activation, candidate[index]),
                    operands.cellClip);
  }
  // The peephole of the output gate reads the new cell state.
  std::vector<float> shown = gateSums(3, operands.peephole[2]);
  for (auto [state, value] : zip_equal(cell, shown))
    value = sigmoid(value) * activate(operands.activation, state);
  if (operands.observer) {
    (*operands.observer)("cell_state", cell);
    (*operands.observer)("hidden_state", shown);
  }
  if (operands.projection.empty()) {
    copy(shown, hidden.begin());
    return;
  }
  for (auto [row, value] : enumerate(hidden)) {
    value = dot(operands.projection, int64_t(row), shown);
    if (!operands.projectionBias.empty())
      value += operands.projectionBias[row];
    value = clipped(value, operands.projectionClip);
  }
}

void computeLSTM(const SequenceSizes &sizes, const SequenceOperands &operands,
                 Floats sequence, MutableArrayRef<float> hidden,
                 MutableArrayRef<float> cell, MutableArrayRef<float> result) {
  for (int64_t step = 0; step < sizes.steps; ++step)
    for (int64_t row = 0; row < sizes.batch; ++row) {
      int64_t place = sizes.sequenceRow(step, row);
      auto state = hidden.slice(row * sizes.units, sizes.units);
      stepLSTM(sizes, operands,
               sequence.slice(place * sizes.inputs, sizes.inputs), state,
               cell.slice(row * sizes.cells, sizes.cells));
      copy(state, result.begin() + place * sizes.units);
    }
}

void computeSimple(const SequenceSizes &sizes, const SequenceOperands &operands,
                   Floats sequence, MutableArrayRef<float> hidden,
                   MutableArrayRef<float> result) {
  for (int64_t step = 0; step < sizes.steps; ++step)
    for (int64_t row = 0; row < sizes.batch; ++row) {
      int64_t place = sizes.sequenceRow(step, row);
      auto state = hidden.slice(row * sizes.units, sizes.units);
      std::vector<float> sums = gate(
          sizes, operands, 0,
          sequence.slice(place * sizes.inputs, sizes.inputs), state, {}, {});
      for (auto [sum, value] : zip_equal(sums, state))
        value = activate(operands.activation, sum);
      copy(state, result.begin() + place * sizes.units);
    }
}

//===----------------------------------------------------------------------===//
// SVDF
//===----------------------------------------------------------------------===//

void computeSVDF(const FilterSizes &sizes, const FilterOperands &operands,
                 Floats input, MutableArrayRef<float> state,
                 MutableArrayRef<float> result) {
  int64_t units = sizes.filters / sizes.rank;
  for (int64_t row = 0; row < sizes.batch; ++row) {
    Floats x = input.slice(row * sizes.inputs, sizes.inputs);
    std::vector<float> sums(operands.bias.begin(), operands.bias.end());
    sums.resize(size_t(units));
    for (int64_t filter = 0; filter < sizes.filters; ++filter) {
      MutableArrayRef<float> memory = state.slice(
          (row * sizes.filters + filter) * sizes.memory, sizes.memory);
      std::rotate(memory.begin(), memory.begin() + 1, memory.end());
      memory.back() = dot(operands.features, filter, x);
      sums[filter / sizes.rank] += dot(operands.time, filter, memory);
    }
    for (auto [unit, sum] : enumerate(sums))
      result[row * units + unit] = activate(operands.activation, sum);
  }
}

//===----------------------------------------------------------------------===//
// BlockLSTM
//===----------------------------------------------------------------------===//

void computeBlockLSTM(const SequenceSizes &sizes, const BlockOperands &operands,
                      Floats sequence, Floats hidden, Floats cell,
                      const BlockResults &results) {
  int64_t cells = sizes.cells;
  std::vector<float> h(hidden.begin(), hidden.end());
  std::vector<float> c(cell.begin(), cell.end());
  for (int64_t step = 0; step < sizes.steps; ++step)
    for (int64_t row = 0; row < sizes.batch; ++row) {
      int64_t place = sizes.sequenceRow(step, row);
      Floats x = sequence.slice(place * sizes.inputs, sizes.inputs);
      std::vector<float> joined(x.begin(), x.end());
      joined.insert(joined.end(), h.begin() + row * cells,
                    h.begin() + (row + 1) * cells);
      auto sum = [&](unsigned gate, int64_t index) {
        int64_t column = operands.position[gate] * cells + index;
        float total = operands.bias[column];
        for (auto [from, value] : enumerate(joined))
          total += value * operands.matrix[int64_t(from) * 4 * cells + column];
        return total;
      };
      auto peephole = [&](unsigned gate, int64_t index, float state) {
        Floats weights = operands.peephole[gate];
        return weights.empty() ? 0 : weights[index] * state;
      };
      for (int64_t index = 0; index < cells; ++index) {
        int64_t at = place * cells + index;
        float &state = c[row * cells + index];
        float i = sigmoid(sum(0, index) + peephole(0, index, state));
        float f = sigmoid(sum(1, index) + operands.forgetBias +
                          peephole(1, index, state));
        float g = std::tanh(sum(2, index));
        state = clipped(f * state + i * g, operands.cellClip);
        float o = sigmoid(sum(3, index) + peephole(2, index, state));
        float shown = std::tanh(state);
        h[row * cells + index] = o * shown;
        results.input[at] = i;
        results.cellState[at] = state;
        results.forget[at] = f;
        results.output[at] = o;
        results.candidate[at] = g;
        results.shown[at] = shown;
        results.hidden[at] = o * shown;
      }
    }
}

} // namespace tfuse::check
