//===- Layer.cpp - From a cell and its sequence to a tfl op ---------------===//

#include "Layer.h"

#include "StepReader.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

Sequence throughLayout(Sequence sequence) {
  for (;;) {
    if (Value inner = swappedInput(sequence.value)) {
      sequence.value = inner;
      sequence.isTimeMajor = !sequence.isTimeMajor;
      continue;
    }
    Value inner = reversedInput(sequence.value, sequence.isTimeMajor ? 0 : 1);
    if (!inner || !sequence.isWhole())
      return sequence;
    sequence.value = inner;
    sequence.isReversed = !sequence.isReversed;
  }
}

//===----------------------------------------------------------------------===//
// Inputs that no matrix is for
//===----------------------------------------------------------------------===//

/// 1 where a column of the source is a column of the gate.
static ElementsAttr selection(MLIRContext *context, int64_t width) {
  auto type = RankedTensorType::get({width, width}, Float32Type::get(context));
  std::vector<float> values(width * width, 0);
  for (int64_t index : seq(width))
    values[index * width + index] = 1;
  return DenseElementsAttr::get(type, ArrayRef<float>(values));
}

/// The sum through which a step of a sequence is computed from others, if each
/// of its terms is a matrix product of a whole sequence of the same length.
static std::optional<Row> readSequence(Expressions &expressions,
                                       Value sequence) {
  StepReader reader(expressions);
  reader.mergesRows = true;
  std::optional<Row> row = reader.read(sequence);
  auto type = cast<RankedTensorType>(sequence.getType());
  if (!row)
    return std::nullopt;
  for (SumId piece : *row)
    for (const Term &term : expressions.sum(piece).terms) {
      const Factor &factor = expressions.factor(term.factors[0]);
      if (term.factors.size() != 1 || factor.kind != Factor::Product)
        return std::nullopt;
      std::optional<FactorId> only = expressions.onlyFactor(factor.argument);
      const Factor *source = only ? &expressions.factor(*only) : nullptr;
      if (!source || source->kind != Factor::Columns)
        return std::nullopt;
      auto from = dyn_cast<RankedTensorType>(source->value.getType());
      if (!from || from.getRank() != 3 ||
          from.getShape().drop_back() != type.getShape().drop_back())
        return std::nullopt;
    }
  return row;
}

void expandDirectInputs(
    Expressions &expressions, Cell &cell,
    llvm::function_ref<std::optional<Sequence>(Value)> sequenceOf,
    llvm::DenseMap<Value, Sequence> &whole) {
  SmallVector<Gate *> gates;
  for (const Gate *gate : cell.gates())
    gates.push_back(const_cast<Gate *>(gate));
  for (Gate *gate : gates) {
    auto inputs = std::move(gate->inputs);
    gate->inputs.clear();
    auto add = [&](SumId source, ElementsAttr matrix) {
      for (auto &[other, otherMatrix] : gate->inputs)
        if (other == source) {
          otherMatrix = lazy::combine(eval::StepKind::Add, otherMatrix, matrix);
          return;
        }
      gate->inputs.emplace_back(source, matrix);
    };
    for (auto &[source, matrix] : inputs) {
      if (matrix) {
        add(source, matrix);
        continue;
      }
      std::optional<FactorId> only = expressions.onlyFactor(source);
      const Factor *step = only ? &expressions.factor(*only) : nullptr;
      std::optional<Sequence> sequence;
      if (step && step->kind == Factor::Columns)
        sequence = sequenceOf(step->value);
      std::optional<Row> row;
      if (sequence && !sequence->isReversed)
        row = readSequence(expressions, sequence->value);
      Row part =
          row ? expressions.slice(*row, step->begin, step->width) : Row();
      // One sequence goes into the layer with the same steps everywhere.
      auto isOther = [&](const Term &term) {
        const Factor &factor = expressions.factor(term.factors[0]);
        FactorId leaf = *expressions.onlyFactor(factor.argument);
        auto known = whole.find(expressions.factor(leaf).value);
        return known != whole.end() &&
               (known->second.begin != sequence->begin ||
                known->second.end != sequence->end);
      };
      if (part.size() != 1 || any_of(expressions.sum(part[0]).terms, isOther)) {
        add(source,
            selection(expressions.getContext(), expressions.sum(source).width));
        continue;
      }
      const Sum &sum = expressions.sum(part[0]);
      for (const Term &term : sum.terms) {
        const Factor &factor = expressions.factor(term.factors[0]);
        FactorId leaf = *expressions.onlyFactor(factor.argument);
        Sequence from = *sequence;
        from.value = expressions.factor(leaf).value;
        whole[from.value] = from;
        add(factor.argument, term.scale
                                 ? lazy::scale(factor.matrix, 1, term.scale)
                                 : factor.matrix);
      }
      if (sum.constant)
        gate->bias = gate->bias ? lazy::combine(eval::StepKind::Add, gate->bias,
                                                sum.constant)
                                : sum.constant;
    }
  }
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

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
                         source.sequence.end);
  value = builder.cast(value, Float32Type::get(type.getContext()));
  value = builder.columns(value, source.begin, source.width);
  if (!source.layer && source.sequence.isReversed)
    value = builder.reverse(value, layout ? 0 : 1);
  return layout == isTimeMajor ? value : builder.swap(value);
}

/// [k, n] to the rows that the op wants.
static Value rowsOf(SequenceBuilder &builder, ElementsAttr matrix) {
  return builder.constant(lazy::transpose(matrix, {1, 0}));
}

static SequenceWeights makeWeights(SequenceBuilder &builder, const Cell &cell,
                                   ArrayRef<std::pair<SumId, Source>> sources) {
  SequenceWeights weights;
  weights.cells = cell.cells;
  weights.units = cell.units;
  weights.cellClip = cell.cellClip;
  weights.projectionClip = cell.projectionClip;
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

bool checkTarget(const Cell &cell, Operation *op, RuleContext &ctx) {
  const char *what = nullptr;
  if (!cell.isLSTM && targetLacks(op, "UNIDIRECTIONAL_SEQUENCE_RNN"))
    what = "a simple recurrent cell";
  bool isVariant = cell.isLSTM && (!cell.input || cell.projection ||
                                   any_of(cell.gates(), [](const Gate *gate) {
                                     return gate->peephole || gate->layerNorm;
                                   }));
  if (isVariant && targetLacks(op, lstmVariantsFeature))
    what = "peepholes, coupled or normalized gates or projections";
  if (!what)
    return true;
  (void)ctx.reject(op, Reason::Target,
                   Twine("the runtime has no op with ") + what);
  return false;
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

LayerOutput buildLayer(SequenceBuilder &builder, const Cell &cell,
                       ArrayRef<std::pair<SumId, Source>> sources,
                       ArrayRef<LayerOutput> layers, Value hidden,
                       Value cellState, MaskBuilder *mask) {
  LayerOutput output;
  const Source &first = sources.front().second;
  output.isTimeMajor = first.layer ? layers[*first.layer].isTimeMajor
                                   : first.sequence.isTimeMajor;
  SmallVector<Value> inputs;
  // What stands behind the steps that count is only asked to be finite where
  // it comes across the cell state.
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
        builder.rnn(sequence, weights, hiddenState,
                    activationName(cell.activation), output.isTimeMajor);
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
