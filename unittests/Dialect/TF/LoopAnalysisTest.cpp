//===- LoopAnalysisTest.cpp - Iter args and trip counts of loops ----------===//
//
// Expected values follow from running the loop by hand.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using loops::LoopAnalysis;

namespace {

class LoopAnalysisTest : public testing::Test {
protected:
  LoopAnalysisTest() {
    context.loadDialect<func::FuncDialect, arith::ArithDialect, tf::TFDialect,
                        tf_type::TFTypeDialect, tfl::TFLDialect>();
  }

  /// The analysis of the first loop of a module.
  LoopAnalysis analyze(StringRef source) {
    module = parseSourceString<ModuleOp>(source, &context);
    Operation *loop = nullptr;
    if (module)
      module->walk<WalkOrder::PreOrder>([&](Operation *op) {
        loop = loop || !loops::isLoop(op) ? loop : op;
      });
    std::optional<LoopAnalysis> analysis =
        loop ? LoopAnalysis::get(loop) : std::nullopt;
    EXPECT_TRUE(analysis);
    return *analysis;
  }

  /// A loop over an integer %i and a tensor %h, where %n is invariant:
  ///   i = start; while (condition) { i = next; h = h + h; }
  LoopAnalysis count(int64_t start, StringRef condition, StringRef next) {
    return analyze(formatv(R"(
func.func @f(%h0: tensor<2xf32>, %n0: tensor<i32>, %x: tensor<4x?xf32>) -> tensor<i32> {{
  %start = "tf.Const"() <{{value = dense<{0}> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %two = "tf.Const"() <{{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %max = "tf.Const"() <{{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tf.Shape"(%x) : (tensor<4x?xf32>) -> tensor<2xi32>
  %begin = "tf.Const"() <{{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %columns = "tf.StridedSlice"(%shape, %begin, %begin, %begin) <{{shrink_axis_mask = 1 : i64}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %r:3 = "tf.WhileRegion"(%start, %h0, %n0) ({{
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>, %n: tensor<i32>):
    {1}
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {{
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>, %n: tensor<i32>):
    %g = "tf.AddV2"(%h, %h) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %next = "tf.{2} : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %same = "tf.Identity"(%n) : (tensor<i32>) -> tensor<i32>
    "tf.Yield"(%next, %g, %same) : (tensor<i32>, tensor<2xf32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<2xf32>, tensor<i32>) -> (tensor<i32>, tensor<2xf32>, tensor<i32>)
  return %r#0 : tensor<i32>
})",
                           start, condition, next)
                       .str());
  }

  static std::string compare(StringRef op, StringRef left, StringRef right,
                             StringRef result = "%c") {
    return formatv("{0} = \"tf.{1}\"({2}, {3}) : (tensor<i32>, tensor<i32>) "
                   "-> tensor<i1>\n",
                   result, op, left, right)
        .str();
  }
  static std::string both(const std::string &first, const std::string &second) {
    return first + second +
           "%c = \"tf.LogicalAnd\"(%a, %b) : (tensor<i1>, tensor<i1>) -> "
           "tensor<i1>\n";
  }

  /// The trip count as a number; -1 for a symbolic one, -2 for none.
  int64_t trips(const LoopAnalysis &loop) {
    why.clear();
    SymbolicDim count = loop.getTripCount(why);
    return count.isKnown() ? count.getNumber().value_or(-1) : -2;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
  std::string why;
};

TEST_F(LoopAnalysisTest, IterArgs) {
  LoopAnalysis loop =
      count(0, compare("Less", "%i", "%five"), "AddV2\"(%i, %one)");
  ASSERT_EQ(loop.getNumIterArgs(), 3u);
  EXPECT_FALSE(loop.isInvariant(0));
  EXPECT_FALSE(loop.isInvariant(1));
  EXPECT_TRUE(loop.isInvariant(2)); // Through the Identity.
  // %g = %h + %h adds no constant and is a float.
  EXPECT_FALSE(loop.getInductionVariable(1));
  EXPECT_FALSE(loop.getInductionVariable(2));
  auto variable = loop.getInductionVariable(0);
  ASSERT_TRUE(variable);
  EXPECT_EQ(variable->index, 0u);
  EXPECT_EQ(variable->start.getNumber(), 0);
  EXPECT_EQ(variable->step, 1);
}

TEST_F(LoopAnalysisTest, ResolvesInvariantArguments) {
  LoopAnalysis loop =
      count(0, compare("Less", "%i", "%five"), "AddV2\"(%i, %one)");
  EXPECT_EQ(loop.resolve(loop.getBodyArgument(2)), loop.getInit(2));
  EXPECT_EQ(loop.resolve(loop.getConditionArgument(2)), loop.getInit(2));
  EXPECT_EQ(loop.resolve(loop.getBodyArgument(0)), loop.getBodyArgument(0));
  EXPECT_EQ(loop.resolve(loop.getConditionArgument(0)),
            loop.getBodyArgument(0));
}

TEST_F(LoopAnalysisTest, TripCounts) {
  // 0, 1, 2, 3, 4.
  EXPECT_EQ(
      trips(count(0, compare("Less", "%i", "%five"), "AddV2\"(%i, %one)")), 5);
  // 0, ..., 5.
  EXPECT_EQ(
      trips(count(0, compare("LessEqual", "%i", "%five"), "AddV2\"(%one, %i)")),
      6);
  // 0, 2, 4: the third one is below the limit, the fourth would be 6.
  EXPECT_EQ(
      trips(count(0, compare("Less", "%i", "%five"), "AddV2\"(%i, %two)")), 3);
  // 1, 3, 5: 5 is included.
  EXPECT_EQ(trips(count(1, compare("GreaterEqual", "%five", "%i"),
                        "AddV2\"(%i, %two)")),
            3);
  // 5, 4, 3, 2, 1.
  EXPECT_EQ(
      trips(count(5, compare("Greater", "%i", "%zero"), "Sub\"(%i, %one)")), 5);
  // 5, 3, 1: -1 is below 0.
  EXPECT_EQ(trips(count(5, compare("GreaterEqual", "%i", "%zero"),
                        "Sub\"(%i, %two)")),
            3);
}

TEST_F(LoopAnalysisTest, TripCountOfSeveralTests) {
  // The minimum of 5 and 2.
  EXPECT_EQ(trips(count(0,
                        both(compare("Less", "%i", "%five", "%a"),
                             compare("Less", "%i", "%two", "%b")),
                        "AddV2\"(%i, %one)")),
            2);
  // A bound of the largest int32 counts as no bound.
  EXPECT_EQ(trips(count(0,
                        both(compare("Less", "%i", "%five", "%a"),
                             compare("Less", "%i", "%max", "%b")),
                        "AddV2\"(%i, %one)")),
            5);
  // Without another bound, the loop is unbounded.
  EXPECT_EQ(trips(count(0, compare("Less", "%i", "%max"), "AddV2\"(%i, %one)")),
            -2);
  EXPECT_EQ(why, "it has no bound");
  // One constant and one symbolic bound, in either order.
  EXPECT_EQ(trips(count(0,
                        both(compare("Less", "%i", "%five", "%a"),
                             compare("Less", "%i", "%n", "%b")),
                        "AddV2\"(%i, %one)")),
            -2);
  EXPECT_EQ(why, "it ends at the first of two bounds");
}

TEST_F(LoopAnalysisTest, SymbolicTripCounts) {
  LoopAnalysis loop =
      count(1, compare("Less", "%i", "%columns"), "AddV2\"(%i, %one)");
  // It starts at 1.
  EXPECT_EQ(
      loop.getTripCount(why),
      SymbolicDim(module->lookupSymbol<func::FuncOp>("f").getArgument(2), 1) -
          1);

  // An invariant iter arg equals its initial value.
  loop = count(0, compare("LessEqual", "%i", "%n"), "AddV2\"(%i, %one)");
  EXPECT_EQ(loop.getTripCount(why), SymbolicDim::ofScalar(loop.getInit(2)) + 1);

  // ceil(n / 2) is not a linear symbolic size.
  EXPECT_EQ(trips(count(0, compare("Less", "%i", "%n"), "AddV2\"(%i, %two)")),
            -2);
}

TEST_F(LoopAnalysisTest, NoTripCount) {
  EXPECT_EQ(
      trips(count(5, compare("Less", "%i", "%five"), "AddV2\"(%i, %one)")), -2);
  EXPECT_EQ(why, "it has no iteration");
  EXPECT_EQ(trips(count(0, compare("Less", "%i", "%five"), "Sub\"(%i, %one)")),
            -2);
  EXPECT_EQ(why, "its induction variable moves away from the bound");
  // i + 0, i * 2, 5 - i, and i + n have no constant nonzero step.
  for (StringRef next : {"AddV2\"(%i, %zero)", "Mul\"(%i, %two)",
                         "Sub\"(%five, %i)", "AddV2\"(%i, %n)"}) {
    EXPECT_EQ(trips(count(0, compare("Less", "%i", "%five"), next)), -2);
    EXPECT_EQ(why, "its condition compares no induction variable");
  }
  EXPECT_EQ(
      trips(count(0, compare("NotEqual", "%i", "%five"), "AddV2\"(%i, %one)")),
      -2);
  EXPECT_EQ(why, "its condition is more than a bound of an induction variable");
  // 5 - n iterations.
  EXPECT_EQ(trips(count(5, compare("Greater", "%i", "%n"), "Sub\"(%i, %one)")),
            -2);
  EXPECT_EQ(why, "its induction variable starts at an unknown value");
}

TEST_F(LoopAnalysisTest, RunsAtLeastOnce) {
  auto runs = [&](int64_t start, const std::string &condition) {
    return count(start, condition, "AddV2\"(%i, %one)").runsAtLeastOnce();
  };
  EXPECT_TRUE(runs(4, compare("Less", "%i", "%five")));
  EXPECT_FALSE(runs(5, compare("Less", "%i", "%five")));
  EXPECT_TRUE(runs(5, compare("LessEqual", "%i", "%five")));
  EXPECT_TRUE(runs(5, compare("GreaterEqual", "%i", "%five")));
  EXPECT_FALSE(runs(5, compare("Greater", "%i", "%five")));
  EXPECT_TRUE(runs(0, compare("NotEqual", "%i", "%five")));
  EXPECT_FALSE(runs(5, compare("NotEqual", "%i", "%five")));
  EXPECT_FALSE(runs(0, compare("Less", "%i", "%n"))); // Unknown.
  EXPECT_FALSE(runs(0, both(compare("Less", "%i", "%five", "%a"),
                            compare("Greater", "%i", "%two", "%b"))));
}

TEST_F(LoopAnalysisTest, ValuesOfInductionVariables) {
  LoopAnalysis loop =
      count(2147483646, compare("Less", "%i", "%five"), "AddV2\"(%i, %one)");
  auto value = [&](int64_t iteration) {
    ElementsAttr attr =
        loop.getValueAt(*loop.getInductionVariable(0), iteration);
    return constantInts(attr)->front();
  };
  EXPECT_EQ(value(0), 2147483646);
  EXPECT_EQ(value(1), 2147483647);
  EXPECT_EQ(value(2), -2147483648); // Wraps, as int32 does.
}

// The same loop as tf.While with functions.
TEST_F(LoopAnalysisTest, Functions) {
  LoopAnalysis loop = analyze(R"(
func.func private @cond(%i: tensor<i32>, %n: tensor<i32>) -> tensor<i1> {
  %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %c : tensor<i1>
}
func.func private @body(%i: tensor<i32>, %n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %next = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %next, %n : tensor<i32>, tensor<i32>
}
func.func @f() -> tensor<i32> {
  %three = "tf.Const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %nine = "tf.Const"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.While"(%three, %nine) <{body = @body, cond = @cond, is_stateless = true}> : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %r#0 : tensor<i32>
})");
  EXPECT_TRUE(loop.isInvariant(1));
  EXPECT_EQ(trips(loop), 6);
}

TEST_F(LoopAnalysisTest, MissingFunctions) {
  module = parseSourceString<ModuleOp>(R"(
func.func @f(%i: tensor<i32>) -> tensor<i32> {
  %r = "tf.While"(%i) <{body = @nowhere, cond = @nowhere, is_stateless = true}> : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
})",
                                       ParserConfig(&context, false));
  ASSERT_TRUE(module);
  module->walk([&](Operation *op) {
    if (tf::isa(op, "While"))
      EXPECT_FALSE(LoopAnalysis::get(op));
    EXPECT_EQ(loops::isLoop(op), tf::isa(op, "While"));
  });
}

// tfl.while: a sequence [6, 2] is read from row 5 down, in an inner loop that
// does not change the outer index.
constexpr StringLiteral nested = R"(
func.func @f(%x: tensor<6x2xf32>) -> tensor<i32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %five = arith.constant dense<5> : tensor<i32>
  %r = "tfl.while"(%zero) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>):
    %c = tfl.less(%c_i, %five) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %s = "tfl.while"(%zero) <{is_stateless = false}> ({
    ^bb0(%c_j: tensor<i32>):
      %d = tfl.less(%c_j, %i) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tfl.yield"(%d) : (tensor<i1>) -> ()
    }, {
    ^bb0(%j: tensor<i32>):
      %back = tfl.sub %five, %j {fused_activation_function = "NONE"} : tensor<i32>
      %inner = "tfl.cast"(%back) : (tensor<i32>) -> tensor<i32>
      %sum = tfl.add %i, %j {fused_activation_function = "NONE"} : tensor<i32>
      %square = tfl.mul %j, %j {fused_activation_function = "NONE"} : tensor<i32>
      %next = tfl.add %one, %j {fused_activation_function = "NONE"} : tensor<i32>
      "tfl.yield"(%next) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %clipped = tfl.add %i, %one {fused_activation_function = "RELU6"} : tensor<i32>
    %next = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
})";

TEST_F(LoopAnalysisTest, LoopIndices) {
  LoopAnalysis outer = analyze(nested);
  EXPECT_EQ(trips(outer), 5);
  Operation *innerLoop = nullptr, *sub = nullptr, *cast = nullptr,
            *mul = nullptr;
  SmallVector<Operation *> adds;
  module->walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (name == "tfl.while" && op != outer.getOperation())
      innerLoop = op;
    sub = name == "tfl.sub" ? op : sub;
    cast = name == "tfl.cast" ? op : cast;
    mul = name == "tfl.mul" ? op : mul;
    if (name == "tfl.add")
      adds.push_back(op);
  });
  auto loopOf = [](Value value) -> Operation * {
    auto index = loops::getLoopIndex(value);
    return index ? index->loop.getOperation() : nullptr;
  };
  EXPECT_EQ(loopOf(sub->getResult(0)), innerLoop);  // 5 - j
  EXPECT_EQ(loopOf(cast->getResult(0)), innerLoop); // through the cast
  EXPECT_EQ(loopOf(mul->getResult(0)), nullptr);    // j * j
  EXPECT_EQ(loopOf(outer.getBodyArgument(0)), outer.getOperation());
  EXPECT_EQ(loopOf(outer.getConditionArgument(0)), nullptr);
  // i + j: i is invariant in the inner loop.
  EXPECT_EQ(loopOf(adds[0]->getResult(0)), innerLoop);
  // The inner trip count is the outer induction variable.
  auto inner = LoopAnalysis::get(innerLoop);
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->getTripCount(why),
            SymbolicDim::ofScalar(outer.getBodyArgument(0)));
}

TEST_F(LoopAnalysisTest, FusedActivationIsNoSum) {
  LoopAnalysis loop = analyze(nested);
  Operation *yield = loop.getBody()->getTerminator();
  Operation *clipped = nullptr;
  for (Operation &op : *loop.getBody())
    if (auto name = op.getAttrOfType<StringAttr>("fused_activation_function");
        name && name == "RELU6")
      clipped = &op;
  ASSERT_TRUE(clipped);
  ASSERT_TRUE(loop.getInductionVariable(0));
  yield->setOperand(0, clipped->getResult(0)); // min(i + 1, 6)
  EXPECT_FALSE(loop.getInductionVariable(0));
}

TEST_F(LoopAnalysisTest, InvariantValues) {
  LoopAnalysis loop = analyze(nested);
  Operation *op = loop.getOperation();
  EXPECT_TRUE(loops::isInvariant(loop.getInit(0), op));
  EXPECT_FALSE(loops::isInvariant(loop.getBodyArgument(0), op));
  EXPECT_FALSE(loops::isInvariant(loop.getNext(0), op));
  EXPECT_FALSE(loops::isInvariant(loop.getResult(0), op) &&
               loops::isDefinedInside(loop.getResult(0), op));
  EXPECT_TRUE(loops::isDefinedInside(loop.getNext(0), op));
  EXPECT_FALSE(loops::isDefinedInside(loop.getResult(0), op));
}

//===----------------------------------------------------------------------===//
// Tracing of dimensions
//===----------------------------------------------------------------------===//

TEST_F(LoopAnalysisTest, SymbolicArithmetic) {
  module = parseSourceString<ModuleOp>(R"(
func.func @f(%x: tensor<4x?xf32>) -> (tensor<?x4xf32>, tensor<i32>, tensor<i32>) {
  %order = "tf.Const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %y = "tf.Transpose"(%x, %order) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %shape = "tf.Shape"(%x) : (tensor<4x?xf32>) -> tensor<2xi32>
  %begin = "tf.Const"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %n = "tf.StridedSlice"(%shape, %begin, %begin, %begin) <{shrink_axis_mask = 1 : i64}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %m = "tf.Sub"(%n, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %max = "tf.Maximum"(%one, %n) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %min = "tf.Minimum"(%max, %n) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %y, %m, %min : tensor<?x4xf32>, tensor<i32>, tensor<i32>
})",
                                       &context);
  ASSERT_TRUE(module);
  auto func = module->lookupSymbol<func::FuncOp>("f");
  Value x = func.getArgument(0);
  Operation *end = func.getBody().front().getTerminator();
  SymbolicDim size = dimOfAxis(x, 1);
  EXPECT_EQ(dimOfAxis(x, 0).getNumber(), 4);
  EXPECT_TRUE(size.isKnown());
  EXPECT_FALSE(size.isStatic());
  EXPECT_EQ(dimOfAxis(end->getOperand(0), 0), size); // Transposed.
  EXPECT_EQ(dimFromScalar(end->getOperand(1)), size - 1);
  EXPECT_EQ(dimFromScalar(end->getOperand(2)), size); // min(max(1, n), n)
  EXPECT_EQ(((size + 2) - (size - 1)).getNumber(), 3);
}

} // namespace
