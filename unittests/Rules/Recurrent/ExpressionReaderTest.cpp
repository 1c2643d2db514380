//===- ExpressionReaderTest.cpp - From ops to expressions -----------------===//
//
// Each test returns one value written in two ways. Equal values give equal
// expressions; near misses give different expressions.
//
//===----------------------------------------------------------------------===//

#include "Cells/ExpressionReader.h"
#include "Cells/LayerInputs.h"
#include "Cells/TimeStepHoister.h"
#include "Cells/UnrolledTimeStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::recurrent;

namespace {

constexpr StringLiteral kHead = R"(
func.func @f(%x: tensor<?x2xf32>, %h: tensor<?x2xf32>, %xs: tensor<3x?x2xf32>) {
  %m1 = "tf.Const"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %f1 = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %f2 = "tf.Const"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
  %b = "tf.Const"() <{value = dense<[0.5, 1.5]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %w = "tf.Const"() <{value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %wt = "tf.Const"() <{value = dense<[[1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %u = "tf.Const"() <{value = dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %wu = "tf.Const"() <{value = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %swap = "tf.Const"() <{value = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %axis0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %axis1 = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
)";

class ExpressionReaderTest : public testing::Test {
protected:
  ExpressionReaderTest() {
    context.loadDialect<func::FuncDialect, tf::TFDialect,
                        tf_type::TFTypeDialect>();
  }

  /// Parses a function with this body; its last two ops have the results
  /// `left` and `right`.
  void parse(StringRef body) {
    module = parseSourceString<ModuleOp>(
        (kHead + body + "\n  return\n}\n").str(), &context);
    ASSERT_TRUE(module);
    reader.emplace(expressions.emplace(&context));
    func = module->lookupSymbol<func::FuncOp>("f");
    Operation *end = func.getBody().front().getTerminator();
    rightOp = end->getPrevNode();
    leftOp = rightOp->getPrevNode();
  }
  bool areEqual(StringRef body) {
    parse(body);
    auto left = reader->read(leftOp->getResult(0)),
         right = reader->read(rightOp->getResult(0));
    return left && right && *left == *right;
  }
  /// "%result = tf.op(%a, %b)" on [?, 2].
  static std::string binary(StringRef result, StringRef op, StringRef a,
                            StringRef b,
                            StringRef typeOfB = "tensor<?x2xf32>") {
    return ("  " + result + " = \"tf." + op + "\"(" + a + ", " + b +
            ") : (tensor<?x2xf32>, " + typeOfB + ") -> tensor<?x2xf32>\n")
        .str();
  }
  static std::string unary(StringRef result, StringRef op, StringRef a) {
    return ("  " + result + " = \"tf." + op + "\"(" + a +
            ") : (tensor<?x2xf32>) -> tensor<?x2xf32>\n")
        .str();
  }
  static std::string matmul(StringRef result, StringRef a, StringRef matrix,
                            StringRef attributes = "") {
    return ("  " + result + " = \"tf.MatMul\"(" + a + ", " + matrix + ") " +
            attributes +
            " : (tensor<?x2xf32>, tensor<2x2xf32>) -> "
            "tensor<?x2xf32>\n")
        .str();
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
  func::FuncOp func;
  Operation *leftOp = nullptr, *rightOp = nullptr;
  /// For one module: the reader caches values.
  std::optional<Expressions> expressions;
  std::optional<ExpressionReader> reader;
};

TEST_F(ExpressionReaderTest, Sums) {
  EXPECT_TRUE(areEqual(binary("%l", "AddV2", "%x", "%h") +
                       binary("%r", "Add", "%h", "%x")));
  EXPECT_FALSE(areEqual(binary("%l", "Sub", "%x", "%h") +
                        binary("%r", "Sub", "%h", "%x")));
  EXPECT_TRUE(areEqual(binary("%l", "BiasAdd", "%x", "%b", "tensor<2xf32>") +
                       binary("%r", "AddV2", "%x", "%b", "tensor<2xf32>")));
  EXPECT_TRUE(areEqual(binary("%l", "AddV2", "%x", "%x") +
                       binary("%r", "Mul", "%x", "%f2", "tensor<f32>")));
  EXPECT_TRUE(areEqual(unary("%n", "Neg", "%h") +
                       binary("%l", "AddV2", "%x", "%n") +
                       binary("%r", "Sub", "%x", "%h")));
}

TEST_F(ExpressionReaderTest, Matmuls) {
  // [x h] [W; U] = x W + h U
  EXPECT_TRUE(areEqual(R"(
  %xh = "tf.ConcatV2"(%x, %h, %m1) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<i32>) -> tensor<?x4xf32>
)" + matmul("%0", "%x", "%w") +
                       matmul("%1", "%h", "%u") + R"(
  %l = "tf.MatMul"(%xh, %wu) : (tensor<?x4xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>
)" + binary("%r", "AddV2", "%0", "%1")));
  EXPECT_TRUE(areEqual(matmul("%l", "%x", "%w") +
                       matmul("%r", "%x", "%wt", "<{transpose_b = true}>")));
  EXPECT_FALSE(areEqual(matmul("%l", "%x", "%w") + matmul("%r", "%x", "%wt")));
  EXPECT_TRUE(areEqual(matmul("%l", "%x", "%w") + R"(
  %r = "tf.Einsum"(%x, %w) <{equation = "bi,ij->bj"}> : (tensor<?x2xf32>, tensor<2x2xf32>) -> tensor<?x2xf32>
)"));
  // "bi,ji->bj" is a matmul with the transposed matrix.
  EXPECT_FALSE(areEqual(matmul("%l", "%x", "%w") + R"(
  %r = "tf.Einsum"(%x, %w) <{equation = "bi,ji->bj"}> : (tensor<?x2xf32>, tensor<2x2xf32>) -> tensor<?x2xf32>
)"));
}

TEST_F(ExpressionReaderTest, SpelledOutSigmoid) {
  // 1 / (1 + exp(-x))
  EXPECT_TRUE(areEqual(unary("%n", "Neg", "%x") + unary("%e", "Exp", "%n") +
                       binary("%d", "AddV2", "%e", "%f1", "tensor<f32>") +
                       unary("%l", "Reciprocal", "%d") +
                       unary("%r", "Sigmoid", "%x")));
  // 1 / (2 + exp(-x))
  EXPECT_FALSE(areEqual(unary("%n", "Neg", "%x") + unary("%e", "Exp", "%n") +
                        binary("%d", "AddV2", "%e", "%f2", "tensor<f32>") +
                        unary("%l", "Reciprocal", "%d") +
                        unary("%r", "Sigmoid", "%x")));
}

TEST_F(ExpressionReaderTest, Splits) {
  // The second half of [x h] is h.
  EXPECT_TRUE(areEqual(R"(
  %xh = "tf.ConcatV2"(%x, %h, %one) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<i32>) -> tensor<?x4xf32>
  %s:2 = "tf.Split"(%one, %xh) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
)" + unary("%l", "Tanh", "%s#1") +
                       unary("%r", "Tanh", "%h")));
  EXPECT_FALSE(areEqual(R"(
  %xh = "tf.ConcatV2"(%x, %h, %one) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<i32>) -> tensor<?x4xf32>
  %s:2 = "tf.Split"(%one, %xh) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
)" + unary("%l", "Tanh", "%s#0") +
                        unary("%r", "Tanh", "%h")));
}

TEST_F(ExpressionReaderTest, LeavesAndArguments) {
  parse(unary("%l", "Tanh", "%x") + unary("%r", "Tanh", "%l"));
  reader->isLeaf = [&](Value value) { return value == leftOp->getResult(0); };
  auto row = reader->read(rightOp->getResult(0));
  ASSERT_TRUE(row);
  EXPECT_EQ(*row, (Row{expressions->apply(
                      Function::Tanh,
                      expressions->columns(leftOp->getResult(0), 0, 2))}));
  // Unknown ops are leaves; integers cannot be read.
  parse(unary("%l", "Erf", "%x") + unary("%r", "Tanh", "%l"));
  row = reader->read(leftOp->getResult(0));
  ASSERT_TRUE(row);
  EXPECT_EQ(*row, (Row{expressions->columns(leftOp->getResult(0), 0, 2)}));
  for (Operation &op : func.getBody().front())
    if (op.getResult(0).getType() ==
        RankedTensorType::get({}, IntegerType::get(&context, 32))) {
      EXPECT_FALSE(reader->read(op.getResult(0)));
      break;
    }
}

//===----------------------------------------------------------------------===//
// Hoisting
//===----------------------------------------------------------------------===//

TEST_F(ExpressionReaderTest, HoistsRowWiseOps) {
  parse(matmul("%0", "%x", "%w") + unary("%l", "Relu", "%0") +
        binary("%r", "AddV2", "%l", "%b", "tensor<2xf32>"));
  auto isLeaf = [&](Value value) { return value == func.getArgument(0); };
  auto constant = [](Value value) {
    return tf::getConstant(value) ? value : Value();
  };
  auto found = findHoistable(rightOp->getResult(0), isLeaf, constant);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->ops.size(), 3u);
  EXPECT_TRUE(isRowMatMul(found->ops.front()));
  EXPECT_EQ(found->ops.back(), rightOp);
  EXPECT_EQ(found->leaves.size(), 1u);
  // h has no sequence.
  parse(unary("%l", "Relu", "%x") + binary("%r", "AddV2", "%l", "%h"));
  EXPECT_FALSE(findHoistable(rightOp->getResult(0), isLeaf, constant));
  // The reduction over axis 0 mixes rows.
  parse(unary("%l", "Relu", "%x") + R"(
  %r = "tf.Sum"(%l, %axis0) <{keep_dims = true}> : (tensor<?x2xf32>, tensor<1xi32>) -> tensor<1x2xf32>
)");
  EXPECT_FALSE(findHoistable(rightOp->getResult(0), isLeaf, constant));
  parse(unary("%l", "Relu", "%x") + R"(
  %r = "tf.Sum"(%l, %axis1) <{keep_dims = true}> : (tensor<?x2xf32>, tensor<1xi32>) -> tensor<?x1xf32>
)");
  EXPECT_TRUE(findHoistable(rightOp->getResult(0), isLeaf, constant));
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

TEST_F(ExpressionReaderTest, SequencesThroughLayout) {
  parse(R"(
  %l = "tf.ReverseV2"(%xs, %axis0) : (tensor<3x?x2xf32>, tensor<1xi32>) -> tensor<3x?x2xf32>
  %r = "tf.Transpose"(%l, %swap) : (tensor<3x?x2xf32>, tensor<3xi32>) -> tensor<?x3x2xf32>
)");
  Sequence sequence = throughLayout({rightOp->getResult(0)});
  EXPECT_EQ(sequence.value, func.getArgument(2));
  EXPECT_TRUE(sequence.isTimeMajor);
  EXPECT_TRUE(sequence.isReversed);
  // Along the batch, a reversal is no reversal of time.
  parse(R"(
  %l = "tf.ReverseV2"(%xs, %axis1) : (tensor<3x?x2xf32>, tensor<1xi32>) -> tensor<3x?x2xf32>
  %r = "tf.Transpose"(%l, %swap) : (tensor<3x?x2xf32>, tensor<3xi32>) -> tensor<?x3x2xf32>
)");
  sequence = throughLayout({rightOp->getResult(0)});
  EXPECT_EQ(sequence.value, leftOp->getResult(0));
  EXPECT_FALSE(sequence.isReversed);
}

TEST_F(ExpressionReaderTest, FixedTimeSteps) {
  parse(R"(
  %l:3 = "tf.Unpack"(%xs) <{axis = 0 : i64}> : (tensor<3x?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
)" + unary("%r", "Sigmoid", "%l#1"));
  auto step = readFixedTimeStep(leftOp->getResult(1));
  ASSERT_TRUE(step);
  EXPECT_EQ(step->sequence, func.getArgument(2));
  EXPECT_EQ(step->axis, 0);
  EXPECT_EQ(step->index, 1);
  EXPECT_FALSE(readFixedTimeStep(rightOp->getResult(0)));
}

TEST_F(ExpressionReaderTest, ShownCells) {
  parse(unary("%s", "Sigmoid", "%h") + unary("%l", "Tanh", "%x") +
        binary("%r", "Mul", "%s", "%l"));
  EXPECT_EQ(shownCell(rightOp), func.getArgument(0));
  EXPECT_FALSE(shownCell(leftOp));
  parse(unary("%s", "Relu", "%h") + unary("%l", "Tanh", "%x") +
        binary("%r", "Mul", "%s", "%l"));
  EXPECT_FALSE(shownCell(rightOp));
}

} // namespace
