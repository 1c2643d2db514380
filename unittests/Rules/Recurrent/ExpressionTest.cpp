//===- ExpressionTest.cpp - Normal form of one time step ------------------===//
//
// Algebraically equal expressions have equal ids; all others have different
// ids.
//
//===----------------------------------------------------------------------===//

#include "Cells/Expression.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse::recurrent;

namespace {

class ExpressionTest : public testing::Test {
protected:
  ExpressionTest() {
    auto type = RankedTensorType::get({1, 2}, Float32Type::get(&context));
    for (SumId *sum : {&a, &b, &c})
      *sum = expressions.columns(
          block.addArgument(type, UnknownLoc::get(&context)), 0, 2);
  }

  ElementsAttr vector(ArrayRef<float> values) {
    auto type = RankedTensorType::get(int64_t(values.size()),
                                      Float32Type::get(&context));
    return DenseElementsAttr::get(type, values);
  }
  ElementsAttr matrix(int64_t rows, ArrayRef<float> values) {
    auto type = RankedTensorType::get({rows, int64_t(values.size()) / rows},
                                      Float32Type::get(&context));
    return DenseElementsAttr::get(type, values);
  }
  SumId splat(float value) {
    return expressions.constant(expressions.splat(value, 2));
  }
  SumId scaled(SumId sum, float by) {
    return expressions.scale(sum, expressions.splat(by, 2));
  }
  SumId add(SumId left, SumId right) { return expressions.add(left, right); }
  SumId times(SumId left, SumId right) {
    return *expressions.multiply(left, right);
  }
  SumId apply(Function function, SumId sum) {
    return expressions.apply(function, sum);
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  Block block;
  Expressions expressions{&context};
  SumId a = 0, b = 0, c = 0;
};

/// Slices of a large constant are no longer uniqued by MLIR, and a model may
/// hold a constant twice.
TEST_F(ExpressionTest, LargeConstants) {
  auto large = [&](float last) {
    std::vector<float> values(2048);
    for (auto [index, value] : enumerate(values))
      value = float(index);
    values.back() = last;
    auto type = RankedTensorType::get({2, 1024}, Float32Type::get(&context));
    AsmResourceBlob blob =
        HeapAsmResourceBlob::allocateAndCopyInferAlign(ArrayRef<float>(values));
    return DenseResourceElementsAttr::get(type, "weights", std::move(blob));
  };
  ElementsAttr matrix = large(1), same = large(1), other = large(2);
  ASSERT_NE(matrix, same);
  SumId product = expressions.matmul({a}, matrix);
  EXPECT_EQ(expressions.matmul({a}, same), product);
  EXPECT_NE(expressions.matmul({a}, other), product);
  EXPECT_EQ(expressions.transposed(matrix), expressions.transposed(same));
  EXPECT_NE(expressions.transposed(matrix), expressions.transposed(other));
  EXPECT_EQ(expressions.slice(product, 0, 1023),
            expressions.slice(product, 0, 1023));
  EXPECT_NE(expressions.slice(product, 0, 1023),
            expressions.slice(product, 1, 1023));
}

TEST_F(ExpressionTest, Sums) {
  EXPECT_NE(a, b);
  EXPECT_EQ(add(a, b), add(b, a));
  EXPECT_EQ(add(add(a, b), c), add(a, add(c, b)));
  EXPECT_EQ(add(a, a), scaled(a, 2));
  EXPECT_EQ(add(scaled(a, 2), scaled(a, 3)), scaled(a, 5));
  EXPECT_EQ(expressions.add(a, a, /*subtract=*/true), splat(0));
  EXPECT_EQ(add(a, splat(0)), a);
  EXPECT_EQ(add(splat(1), splat(2)), splat(3));
  EXPECT_EQ(scaled(a, 1), a);
  EXPECT_EQ(scaled(a, 0), splat(0));
  EXPECT_NE(add(a, b), add(a, c));
  EXPECT_NE(add(a, splat(1)), a);
}

TEST_F(ExpressionTest, Products) {
  EXPECT_EQ(times(a, b), times(b, a));
  EXPECT_EQ(times(times(a, b), c), times(a, times(b, c)));
  EXPECT_EQ(times(add(a, b), c), add(times(a, c), times(b, c)));
  EXPECT_EQ(times(a, splat(3)), scaled(a, 3));
  EXPECT_EQ(times(splat(2), splat(3)), splat(6));
  // (1 - a) b = b - a b
  EXPECT_EQ(times(expressions.add(splat(1), a, true), b),
            expressions.add(b, times(a, b), true));
  EXPECT_NE(times(a, a), a);
}

TEST_F(ExpressionTest, LargeProductsAreGivenUp) {
  SumId sum = a;
  auto type = RankedTensorType::get({1, 2}, Float32Type::get(&context));
  for (int count = 0; count < 8; ++count)
    sum =
        add(sum, expressions.columns(
                     block.addArgument(type, UnknownLoc::get(&context)), 0, 2));
  // 9 terms times 9 terms.
  EXPECT_FALSE(expressions.multiply(sum, sum));
}

TEST_F(ExpressionTest, Sigmoids) {
  SumId sigmoid = apply(Function::Sigmoid, a);
  SumId exp = apply(Function::Exp, a), negated = scaled(a, -1);
  SumId one = splat(1);
  // 1 / (1 + exp(-a)), exp(a) / (1 + exp(a))
  EXPECT_EQ(expressions.sigmoidOfQuotient(
                std::nullopt, add(one, apply(Function::Exp, negated))),
            sigmoid);
  EXPECT_EQ(expressions.sigmoidOfQuotient(exp, add(exp, one)), sigmoid);
  // exp(b) / (1 + exp(a)), 1 / (2 + exp(a)) and 1 / (1 + tanh(a)) are not
  // sigmoids.
  EXPECT_FALSE(
      expressions.sigmoidOfQuotient(apply(Function::Exp, b), add(exp, one)));
  EXPECT_FALSE(expressions.sigmoidOfQuotient(std::nullopt, add(exp, splat(2))));
  EXPECT_FALSE(expressions.sigmoidOfQuotient(
      std::nullopt, add(apply(Function::Tanh, a), one)));
}

TEST_F(ExpressionTest, ActivationsThatSumsSpellOut) {
  // tanh(a / 2) / 2 + 1 / 2 = sigmoid(a)
  SumId half = apply(Function::Tanh, scaled(a, 0.5f));
  EXPECT_EQ(expressions.activationOf(add(scaled(half, 0.5f), splat(0.5f))),
            apply(Function::Sigmoid, a));
  // 2 sigmoid(2 a) - 1 = tanh(a)
  SumId wide = apply(Function::Sigmoid, scaled(a, 2));
  EXPECT_EQ(expressions.activationOf(add(scaled(wide, 2), splat(-1))),
            apply(Function::Tanh, a));
  SumId other = add(scaled(half, 0.5f), splat(0.25f));
  EXPECT_EQ(expressions.activationOf(other), other);
}

TEST_F(ExpressionTest, Matmuls) {
  ElementsAttr w = matrix(2, {1, 2, 3, 4, 5, 6}); // [2, 3]
  ElementsAttr both = matrix(4, {1, 2, 3, 4, 5, 6, 7, 8});
  // concat(a, b) [[1 2] [3 4] [5 6] [7 8]] = a [[1 2] [3 4]] + b [[5 6] [7 8]]
  EXPECT_EQ(expressions.matmul({a, b}, both),
            add(expressions.matmul({a}, matrix(2, {1, 2, 3, 4})),
                expressions.matmul({b}, matrix(2, {5, 6, 7, 8}))));
  EXPECT_NE(expressions.matmul({a, b}, both), expressions.matmul({b, a}, both));
  EXPECT_EQ(expressions.sum(expressions.matmul({a}, w)).width, 3);
  // Scaled columns scale the matrix's rows: (a * [2 3]) W = a (diag [2 3] W).
  EXPECT_EQ(expressions.matmul({expressions.scale(a, vector({2, 3}))}, w),
            expressions.matmul({a}, matrix(2, {2, 4, 6, 12, 15, 18})));
  // Columns 1 and 2 of the result need columns 1 and 2 of the matrix.
  EXPECT_EQ(expressions.slice(expressions.matmul({a}, w), 1, 2),
            expressions.matmul({a}, matrix(2, {2, 3, 5, 6})));
}

TEST_F(ExpressionTest, Slices) {
  SumId sum = expressions.add(a, expressions.constant(vector({0, 7})));
  const Sum &first = expressions.sum(expressions.slice(sum, 0, 1));
  EXPECT_EQ(first.width, 1);
  EXPECT_FALSE(first.constant); // The constant's first column is 0.
  EXPECT_EQ(expressions.slice(sum, 0, 2), sum);
  // An elementwise function commutes with slicing columns.
  EXPECT_EQ(expressions.slice(apply(Function::Tanh, sum), 1, 1),
            apply(Function::Tanh, expressions.slice(sum, 1, 1)));
  // A normalization is not elementwise.
  EXPECT_NE(expressions.slice(apply(Function::Normalize, a), 1, 1),
            apply(Function::Normalize, expressions.slice(a, 1, 1)));
}

TEST_F(ExpressionTest, Rows) {
  auto type = RankedTensorType::get({1, 3}, Float32Type::get(&context));
  SumId wide = expressions.columns(
      block.addArgument(type, UnknownLoc::get(&context)), 0, 3);
  SumId narrow = expressions.slice(a, 0, 1);
  Row left{a, narrow}, right{wide}; // 2 + 1 columns and 3 columns.
  EXPECT_EQ(expressions.width(left), 3);
  auto aligned = expressions.align(left, right);
  ASSERT_TRUE(aligned);
  EXPECT_EQ(aligned->first, left);
  EXPECT_EQ(aligned->second, (Row{expressions.slice(wide, 0, 2),
                                  expressions.slice(wide, 2, 1)}));
  EXPECT_FALSE(expressions.align(left, Row{a}));
  // Columns 1 and 2 of [a0 a1 a0] are a1 and a0.
  EXPECT_EQ(expressions.slice(left, 1, 2),
            (Row{expressions.slice(a, 1, 1), narrow}));
}

TEST_F(ExpressionTest, OnlyFactor) {
  EXPECT_TRUE(expressions.onlyFactor(a));
  EXPECT_TRUE(expressions.onlyFactor(apply(Function::Tanh, add(a, b))));
  for (SumId sum : {add(a, b), add(a, splat(1)), scaled(a, 2), times(a, b)})
    EXPECT_FALSE(expressions.onlyFactor(sum));
}

TEST_F(ExpressionTest, VisitsNestedFactors) {
  unsigned columns = 0, applied = 0;
  SumId inner = apply(Function::Sigmoid, add(a, b));
  visitFactors(expressions, apply(Function::Tanh, times(inner, c)),
               [&](FactorId id) {
                 columns += expressions.factor(id).kind == Factor::Columns;
                 applied += expressions.factor(id).kind == Factor::Apply;
               });
  EXPECT_EQ(columns, 3u);
  EXPECT_EQ(applied, 2u);
}

TEST_F(ExpressionTest, Splats) {
  EXPECT_TRUE(isSplat(vector({2, 2}), 2));
  EXPECT_FALSE(isSplat(vector({2, 3}), 2));
  EXPECT_FALSE(isSplat({}, 0));
}

} // namespace
