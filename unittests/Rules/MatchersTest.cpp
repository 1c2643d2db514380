//===- MatchersTest.cpp - Matchers that bind ops --------------------------===//

#include "tfuse/Rules/Matchers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

constexpr StringLiteral text = R"(
func.func @f(%x: tensor<4xf32>, %s: tensor<?xi64>) -> tensor<?xf32> {
  %cast = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %shape = tensor.cast %s : tensor<?xi64> to tensor<1xi64>
  %reshape = tensor.reshape %cast(%shape) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %reshape : tensor<?xf32>
})";

class MatchersTest : public testing::Test {
protected:
  MatchersTest() {
    context.loadDialect<func::FuncDialect, tensor::TensorDialect>();
    module = parseSourceString<ModuleOp>(text, &context);
    module->walk([&](func::FuncOp op) { func = op; });
    module->walk([&](func::ReturnOp op) { returned = op.getOperand(0); });
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp func;
  Value returned;
  tensor::ReshapeOp reshape;
  tensor::CastOp cast;
};

TEST_F(MatchersTest, BindsOpsAndOperands) {
  Value x, shape;
  EXPECT_TRUE(matchPattern(
      returned, m_Bind(reshape, m_Bind(cast, m_Any(&x)), m_Any(&shape))));
  EXPECT_EQ(reshape.getResult(), returned);
  EXPECT_EQ(cast.getResult(), reshape.getSource());
  EXPECT_EQ(x, func.getArgument(0));
  EXPECT_EQ(shape, reshape.getShape());
}

TEST_F(MatchersTest, LooksAtTheFirstOperands) {
  EXPECT_TRUE(matchPattern(returned, m_Bind(reshape)));
  EXPECT_TRUE(matchPattern(returned, m_Bind(reshape, m_Any())));
  EXPECT_FALSE(matchPattern(returned, m_Bind(cast)));
  EXPECT_FALSE(cast);
  EXPECT_FALSE(
      matchPattern(returned, m_Bind(reshape, m_Any(), m_Any(), m_Any())));
}

TEST_F(MatchersTest, ArgumentsAreNoResults) {
  tensor::CastOp inner;
  EXPECT_FALSE(
      matchPattern(returned, m_Bind(reshape, m_Bind(cast, m_Bind(inner)))));
}

TEST_F(MatchersTest, EitherOrder) {
  Value argument = func.getArgument(1);
  auto isShape = m_If([&](Value value) {
    Operation *op = value.getDefiningOp();
    return op && op->getOperand(0) == argument;
  });
  EXPECT_TRUE(matchPattern(returned,
                           m_BindCommutative(reshape, isShape, m_Bind(cast))));
  EXPECT_TRUE(matchPattern(returned,
                           m_BindCommutative(reshape, m_Bind(cast), isShape)));
  EXPECT_FALSE(matchPattern(returned, m_Bind(reshape, isShape, m_Bind(cast))));
  EXPECT_FALSE(
      matchPattern(returned, m_BindCommutative(reshape, isShape, isShape)));
}

} // namespace
