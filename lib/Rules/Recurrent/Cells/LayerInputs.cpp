//===- LayerInputs.cpp - The sequences that a layer reads -----------------===//

#include "LayerInputs.h"

#include "ExpressionReader.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

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
// Inputs without a matrix
//===----------------------------------------------------------------------===//

/// The identity matrix.
static ElementsAttr identityMatrix(MLIRContext *context, int64_t width) {
  auto type = RankedTensorType::get({width, width}, Float32Type::get(context));
  std::vector<float> values(width * width, 0);
  for (int64_t index : seq(width))
    values[index * width + index] = 1;
  return DenseElementsAttr::get(type, ArrayRef<float>(values));
}

/// The expression of a sequence, if each of its terms is the matmul of a whole
/// sequence of the same time steps.
static std::optional<Row> readSequence(Expressions &expressions,
                                       Value sequence) {
  ExpressionReader reader(expressions);
  reader.mergesRows = true;
  // The directions of a bidirectional layer read one concatenated sequence.
  reader.isLeaf = [](Value value) {
    return tf::isa(value.getDefiningOp(), "Concat", "ConcatV2");
  };
  std::optional<Row> row = reader.read(sequence);
  auto type = cast<RankedTensorType>(sequence.getType());
  if (!row)
    return std::nullopt;
  for (SumId piece : *row)
    for (const Term &term : expressions.sum(piece).terms) {
      const Factor &factor = expressions.factor(term.factors[0]);
      if (term.factors.size() != 1 || factor.kind != Factor::MatMul)
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
      if (sequence)
        row = readSequence(expressions, sequence->value);
      Row part =
          row ? expressions.slice(*row, step->begin, step->width) : Row();
      // All gates read the same time steps of a sequence.
      auto isOther = [&](const Term &term) {
        const Factor &factor = expressions.factor(term.factors[0]);
        FactorId leaf = *expressions.onlyFactor(factor.argument);
        auto known = whole.find(expressions.factor(leaf).value);
        return known != whole.end() &&
               (known->second.begin != sequence->begin ||
                known->second.end != sequence->end ||
                known->second.stride != sequence->stride ||
                known->second.isReversed != sequence->isReversed);
      };
      if (part.size() != 1 || any_of(expressions.sum(part[0]).terms, isOther)) {
        add(source, identityMatrix(expressions.getContext(),
                                   expressions.sum(source).width));
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
// Padding
//===----------------------------------------------------------------------===//

void addPaddingInput(Expressions &expressions, Cell &cell, SumId padding) {
  auto add = [&](Gate &gate, float value) {
    gate.inputs.emplace_back(
        padding,
        lazy::reshape(expressions.splat(value, cell.cells), {1, cell.cells}));
  };
  if (cell.input)
    add(*cell.input, -kGateLimit);
  add(cell.forget, kGateLimit);
}

} // namespace tfuse::recurrent
