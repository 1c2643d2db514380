//===- CellMatcherTest.cpp - Which cell an expression computes ------------===//
//
// Tests write cells as equations (Cells/Cell.h) with different weights in every
// gate; the matcher must find these weights.
//
//===----------------------------------------------------------------------===//

#include "Cells/CellMatcher.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::recurrent;

namespace {

constexpr int64_t kColumns = 3, kUnits = 2;

class CellMatcherTest : public testing::Test {
protected:
  CellMatcherTest()
      : x(argument(kColumns)), h(argument(kUnits)), c(argument(kUnits)) {}

  SumId argument(int64_t width) {
    auto type = RankedTensorType::get({1, width}, Float32Type::get(&context));
    return expressions.columns(
        block.addArgument(type, UnknownLoc::get(&context)), 0, width);
  }
  /// A weight whose elements count from `first`.
  ElementsAttr weight(ArrayRef<int64_t> shape, float first) {
    auto type = RankedTensorType::get(shape, Float32Type::get(&context));
    std::vector<float> values(type.getNumElements());
    for (auto [index, value] : enumerate(values))
      value = first + float(index);
    return DenseElementsAttr::get(type, ArrayRef<float>(values));
  }
  ElementsAttr input(int gate) {
    return weight({kColumns, kUnits}, 100.0f * float(gate));
  }
  ElementsAttr recurrent(int gate) {
    return weight({kUnits, kUnits}, 1000.0f * float(gate));
  }
  ElementsAttr bias(int gate) { return weight(kUnits, 10.0f * float(gate)); }
  ElementsAttr peephole(int gate) { return weight(kUnits, 0.1f * float(gate)); }

  SumId add(SumId left, SumId right) { return expressions.add(left, right); }
  SumId times(SumId left, SumId right) {
    return *expressions.multiply(left, right);
  }
  SumId apply(Function function, SumId sum) {
    return expressions.apply(function, sum);
  }
  SumId sigmoid(SumId sum) { return apply(Function::Sigmoid, sum); }
  SumId tanh(SumId sum) { return apply(Function::Tanh, sum); }
  SumId one() { return expressions.constant(expressions.splat(1, kUnits)); }
  SumId oneMinus(SumId sum) { return expressions.add(one(), sum, true); }

  /// x W + h R + b of gate 1, 2, ...
  SumId linear(int gate) {
    return add(add(expressions.matmul({x}, input(gate)),
                   expressions.matmul({h}, recurrent(gate))),
               expressions.constant(bias(gate)));
  }
  SumId lookAt(int gate, SumId cell) {
    return add(linear(gate), expressions.scale(cell, peephole(gate)));
  }
  /// f c + i tanh(..), with the gates input 1, forget 2, cell 3.
  SumId nextCell() {
    return add(times(sigmoid(linear(2)), c),
               times(sigmoid(linear(1)), tanh(linear(3))));
  }
  SumId nextHidden(SumId cell) { return times(sigmoid(linear(4)), tanh(cell)); }

  /// Matches the states h and c; `position` 1 is c.
  std::optional<Cell> match(SumId nextH, SumId nextC, unsigned position = 1) {
    states = {{*expressions.onlyFactor(h), nextH},
              {*expressions.onlyFactor(c), nextC}};
    miss = {};
    return matchCell(expressions, states, position, miss);
  }
  std::optional<Cell> matchSimple(SumId nextH) {
    states = {{*expressions.onlyFactor(h), nextH}};
    miss = {};
    return matchCell(expressions, states, 0, miss);
  }

  void expectGate(const Gate &gate, int number) {
    ASSERT_EQ(gate.inputs.size(), 1u);
    EXPECT_EQ(gate.inputs[0].first, x);
    EXPECT_EQ(gate.inputs[0].second, input(number));
    EXPECT_EQ(gate.recurrent, recurrent(number));
    EXPECT_EQ(gate.bias, bias(number));
  }
  /// The equations of the matched cell are the expressions that were matched.
  void expectSameTimeStep(const Cell &cell) {
    auto result = computeTimeStep(
        expressions, cell, [](SumId source) { return source; }, h,
        cell.isLSTM ? std::optional(c) : std::nullopt);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->hidden, states[cell.hidden].after);
    if (cell.isLSTM)
      EXPECT_EQ(result->cell, states[cell.cell].after);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Block block;
  Expressions expressions{&context};
  SumId x, h, c;
  SmallVector<State> states;
  CellMiss miss;
};

TEST_F(CellMatcherTest, LSTM) {
  SumId cell = nextCell();
  std::optional<Cell> found = match(nextHidden(cell), cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_TRUE(found->isLSTM);
  EXPECT_EQ(found->hidden, 0u);
  EXPECT_EQ(found->cell, 1u);
  EXPECT_EQ(found->units, kUnits);
  EXPECT_EQ(found->cells, kUnits);
  ASSERT_TRUE(found->input);
  expectGate(*found->input, 1);
  expectGate(found->forget, 2);
  expectGate(found->candidate, 3);
  expectGate(found->output, 4);
  EXPECT_EQ(found->cellClip, 0);
  EXPECT_FALSE(found->projection);
  EXPECT_FALSE(found->forget.peephole);
  expectSameTimeStep(*found);
}

TEST_F(CellMatcherTest, TheHiddenStateIsNoCellState) {
  SumId cell = nextCell();
  EXPECT_FALSE(match(nextHidden(cell), cell, /*position=*/0));
}

TEST_F(CellMatcherTest, Peepholes) {
  // The output gate's peephole reads the new cell state, the other peepholes
  // the old state.
  SumId cell = add(times(sigmoid(lookAt(2, c)), c),
                   times(sigmoid(lookAt(1, c)), tanh(linear(3))));
  std::optional<Cell> found =
      match(times(sigmoid(lookAt(4, cell)), tanh(cell)), cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_EQ(found->input->peephole, peephole(1));
  EXPECT_EQ(found->forget.peephole, peephole(2));
  EXPECT_EQ(found->output.peephole, peephole(4));
  EXPECT_FALSE(found->candidate.peephole);
  expectSameTimeStep(*found);
  // The op has no peephole for the candidate.
  cell = add(times(sigmoid(linear(2)), c),
             times(sigmoid(linear(1)), tanh(lookAt(3, c))));
  EXPECT_FALSE(match(nextHidden(cell), cell));
  EXPECT_EQ(miss.detail, "the candidate depends on the cell state");
}

TEST_F(CellMatcherTest, CoupledInputGate) {
  SumId forget = sigmoid(linear(2));
  SumId cell = add(times(forget, c), times(oneMinus(forget), tanh(linear(3))));
  std::optional<Cell> found = match(nextHidden(cell), cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_FALSE(found->input);
  expectGate(found->forget, 2);
  expectGate(found->candidate, 3);
  expectSameTimeStep(*found);
}

TEST_F(CellMatcherTest, CoupledForgetGate) {
  // (1 - i) c + i g: the forget gate is 1 - sigmoid(z) = sigmoid(-z).
  SumId in = sigmoid(linear(1));
  SumId cell = add(times(oneMinus(in), c), times(in, tanh(linear(3))));
  std::optional<Cell> found = match(nextHidden(cell), cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_FALSE(found->input);
  auto negated = cast<DenseElementsAttr>(found->forget.bias);
  EXPECT_EQ(negated.getValues<float>()[0], -10);
  EXPECT_EQ(negated.getValues<float>()[1], -11);
}

TEST_F(CellMatcherTest, ClipsAndProjects) {
  SumId cell = expressions.apply(Function::Clip, nextCell(), -3, 3);
  ElementsAttr projection = weight({kUnits, kUnits}, 7);
  ElementsAttr projectionBias = weight(kUnits, 5);
  SumId projected =
      expressions.apply(Function::Clip,
                        add(expressions.matmul({nextHidden(cell)}, projection),
                            expressions.constant(projectionBias)),
                        -2, 2);
  std::optional<Cell> found = match(projected, cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_EQ(found->cellClip, 3);
  EXPECT_EQ(found->projection, projection);
  EXPECT_EQ(found->projectionBias, projectionBias);
  EXPECT_EQ(found->projectionClip, 2);
  expectSameTimeStep(*found);
  // The op's bounds are symmetric.
  cell = expressions.apply(Function::Clip, nextCell(), -3, 4);
  EXPECT_FALSE(match(nextHidden(cell), cell));
}

TEST_F(CellMatcherTest, LayerNormalization) {
  constexpr float kEpsilon = 1e-8f;
  auto normalized = [&](int gate, float epsilon) {
    SumId sum = add(expressions.matmul({x}, input(gate)),
                    expressions.matmul({h}, recurrent(gate)));
    return add(
        expressions.scale(expressions.apply(Function::Normalize, sum, epsilon),
                          peephole(gate)),
        expressions.constant(bias(gate)));
  };
  auto next = [&](float epsilon) {
    return add(
        times(sigmoid(normalized(2, epsilon)), c),
        times(sigmoid(normalized(1, epsilon)), tanh(normalized(3, epsilon))));
  };
  SumId cell = next(kEpsilon);
  std::optional<Cell> found =
      match(times(sigmoid(normalized(4, kEpsilon)), tanh(cell)), cell);
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_EQ(found->forget.layerNorm, peephole(2));
  EXPECT_EQ(found->forget.bias, bias(2));
  expectSameTimeStep(*found);
  // The kernel's epsilon is 1e-8.
  cell = next(1e-3f);
  EXPECT_FALSE(match(times(sigmoid(normalized(4, 1e-3f)), tanh(cell)), cell));
  EXPECT_EQ(miss.reason, Reason::ConstantValue);
  // Either all gates are normalized or none.
  cell = next(kEpsilon);
  EXPECT_FALSE(match(nextHidden(cell), cell));
  EXPECT_EQ(miss.detail, "only some gates are normalized");
}

TEST_F(CellMatcherTest, NearMisses) {
  // relu instead of tanh for the candidate only, for the output only; sigmoid
  // for both; a forget gate without sigmoid.
  SumId cell = add(times(sigmoid(linear(2)), c),
                   times(sigmoid(linear(1)), apply(Function::Relu, linear(3))));
  EXPECT_FALSE(match(nextHidden(cell), cell));
  EXPECT_EQ(miss.reason, Reason::Activation);
  EXPECT_EQ(miss.detail, "the activation of the cell state is tanh, that of "
                         "the candidate relu; the fused op has one activation");
  auto cellOf = [&](Function activation) {
    return add(times(sigmoid(linear(2)), c),
               times(sigmoid(linear(1)), apply(activation, linear(3))));
  };
  cell = cellOf(Function::Relu);
  EXPECT_TRUE(
      match(times(sigmoid(linear(4)), apply(Function::Relu, cell)), cell));
  cell = cellOf(Function::Sigmoid);
  EXPECT_FALSE(
      match(times(sigmoid(linear(4)), apply(Function::Sigmoid, cell)), cell));
  EXPECT_EQ(miss.reason, Reason::Activation);
  cell = nextCell();
  EXPECT_FALSE(
      match(times(sigmoid(linear(4)), apply(Function::Relu, cell)), cell));
  EXPECT_EQ(miss.reason, Reason::Activation);
  cell = add(times(tanh(linear(2)), c),
             times(sigmoid(linear(1)), tanh(linear(3))));
  EXPECT_FALSE(match(nextHidden(cell), cell));
  EXPECT_EQ(miss.detail,
            "the forget gate is tanh; the fused op supports only sigmoid");
  // c' = c + i g keeps all of the old state.
  cell = add(c, times(sigmoid(linear(1)), tanh(linear(3))));
  EXPECT_FALSE(match(nextHidden(cell), cell));
  EXPECT_EQ(miss.reason, Reason::Structure);
  // The output gate is applied to a value other than the new cell state.
  cell = nextCell();
  EXPECT_FALSE(match(nextHidden(c), cell));
  EXPECT_EQ(miss.reason, Reason::Structure);
}

TEST_F(CellMatcherTest, GRU) {
  // z h + (1 - z) tanh(x W + (r h) R)
  SumId z = sigmoid(linear(1)), r = sigmoid(linear(2));
  SumId candidate = tanh(add(expressions.matmul({x}, input(3)),
                             expressions.matmul({times(r, h)}, recurrent(3))));
  EXPECT_FALSE(matchSimple(add(times(z, h), times(oneMinus(z), candidate))));
  EXPECT_EQ(
      miss.detail,
      "the cell has a single state, as a GRU, for which TFLite has no op");
}

TEST_F(CellMatcherTest, SimpleCells) {
  for (Function function : {Function::Tanh, Function::Relu, Function::Relu6}) {
    std::optional<Cell> found = matchSimple(apply(function, linear(1)));
    ASSERT_TRUE(found) << miss.detail;
    EXPECT_FALSE(found->isLSTM);
    EXPECT_EQ(found->activation, function);
    expectGate(found->candidate, 1);
    expectSameTimeStep(*found);
  }
  std::optional<Cell> found = matchSimple(linear(1));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->activation, Function::Identity);
  found = matchSimple(expressions.apply(Function::Clip, linear(1), -1, 1));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->activation, Function::ReluN1To1);
  expectSameTimeStep(*found);
  // The op has no sigmoid.
  EXPECT_FALSE(matchSimple(sigmoid(linear(1))));
  EXPECT_EQ(miss.reason, Reason::Activation);
  // A running sum is no layer: its recurrent matrix is the identity.
  EXPECT_FALSE(matchSimple(add(expressions.matmul({x}, input(1)), h)));
}

TEST_F(CellMatcherTest, DiagonalRecurrentWeights) {
  SumId sum = add(
      add(expressions.matmul({x}, input(1)), expressions.scale(h, peephole(1))),
      expressions.constant(bias(1)));
  std::optional<Cell> found = matchSimple(tanh(sum));
  ASSERT_TRUE(found) << miss.detail;
  EXPECT_EQ(found->candidate.recurrent, peephole(1));
}

TEST_F(CellMatcherTest, InputWithoutMatrix) {
  SumId direct = argument(kUnits);
  std::optional<Cell> found =
      matchSimple(tanh(add(direct, expressions.matmul({h}, recurrent(1)))));
  ASSERT_TRUE(found) << miss.detail;
  ASSERT_EQ(found->candidate.inputs.size(), 1u);
  EXPECT_EQ(found->candidate.inputs[0].first, direct);
  EXPECT_FALSE(found->candidate.inputs[0].second);
}

TEST_F(CellMatcherTest, StatesInSums) {
  states = {{*expressions.onlyFactor(h), x}, {*expressions.onlyFactor(c), x}};
  EXPECT_EQ(statesIn(expressions, x, states).size(), 0u);
  EXPECT_EQ(statesIn(expressions, tanh(linear(1)), states),
            (SmallVector<unsigned>{0}));
  EXPECT_EQ(statesIn(expressions, nextCell(), states).size(), 2u);
}

} // namespace
