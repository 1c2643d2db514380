//===- FusionValidationTest.cpp - Wrong fusions are refused ---------------===//
//
// The loop rule, and the same rule with a deliberate mistake in the op it
// creates.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Check/CheckOnCopy.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

using LSTM = tfl::UnidirectionalSequenceLSTMOp;
using Mistake = std::function<void(LSTM)>;

/// recurrent-fuse-loop with a change applied to the op that it creates.
class FuseWrongly : public Rule {
public:
  FuseWrongly(const Rule &right, Mistake mistake)
      : Rule("test-fuse-wrongly"), right(right), mistake(std::move(mistake)) {}

  ArrayRef<StringRef> roots() const override { return right.roots(); }
  LogicalResult matchAndRewrite(Operation *op,
                                RuleContext &context) const override {
    auto &ctx = static_cast<RewriteContext &>(context);
    Block *block = op->getBlock();
    Report report;
    if (!right.matches(op, ctx.rewriter, {}))
      return failure();
    ctx.rewriteAt(op, [&] {
      (void)right.apply(op, ctx.rewriter, report, {});
      block->walk(mistake);
    });
    return success();
  }

private:
  const Rule &right;
  Mistake mistake;
};

/// Creates a wrong op unless the runtime lacks a feature.
class FuseForTarget : public Rule {
public:
  explicit FuseForTarget(const Rule &right)
      : Rule("test-fuse-for-target"), right(right) {}

  ArrayRef<StringRef> roots() const override { return right.roots(); }
  LogicalResult matchAndRewrite(Operation *op,
                                RuleContext &context) const override {
    bool isRight = context.targetLacks("test feature");
    return FuseWrongly(right,
                       [&](LSTM op) {
                         if (!isRight)
                           op->setOperand(13, op->getOperand(14));
                       })
        .matchAndRewrite(op, context);
  }

private:
  const Rule &right;
};

// Keras's LSTM with two units, three steps, and a batch of unknown size.
constexpr StringLiteral model = R"(
func.func @f(%x: tensor<?x3x2xf32>, %h0: tensor<?x2xf32>, %c0: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %three = "tf.Const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<[[0.1, -0.4, 0.7, 0.2, -0.9, 0.3, 0.5, -0.6], [0.8, 0.2, -0.3, 0.6, 0.4, -0.7, 0.1, 0.9]]> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %recurrent = "tf.Const"() <{value = dense<[[-0.2, 0.5, 0.3, -0.8, 0.6, 0.1, -0.4, 0.7], [0.9, -0.1, 0.4, 0.2, -0.5, 0.8, 0.6, -0.3]]> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %bias = "tf.Const"() <{value = dense<[0.1, 0.2, 1.0, 1.0, -0.3, 0.4, 0.5, -0.1]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r:3 = "tf.WhileRegion"(%zero, %h0, %c0) ({
  ^bb0(%t: tensor<i32>, %h: tensor<?x2xf32>, %c: tensor<?x2xf32>):
    %goes_on = "tf.Less"(%t, %three) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%goes_on) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<?x2xf32>, %c: tensor<?x2xf32>):
    %x_t = "tf.GatherV2"(%x, %t, %one) : (tensor<?x3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<?x2xf32>
    %0 = "tf.MatMul"(%x_t, %kernel) : (tensor<?x2xf32>, tensor<2x8xf32>) -> tensor<?x8xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x2xf32>, tensor<2x8xf32>) -> tensor<?x8xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = "tf.BiasAdd"(%2, %bias) : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
    %z:4 = "tf.Split"(%one, %3) : (tensor<i32>, tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %4 = "tf.Mul"(%f, %c) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %5 = "tf.Mul"(%i, %g) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %c1 = "tf.AddV2"(%4, %5) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %6 = "tf.Tanh"(%c1) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %h1 = "tf.Mul"(%o, %6) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %h1, %c1) : (tensor<i32>, tensor<?x2xf32>, tensor<?x2xf32>) -> ()
  }) : (tensor<i32>, tensor<?x2xf32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>, tensor<?x2xf32>) loc("my_lstm")
  return %r#1, %r#2 : tensor<?x2xf32>, tensor<?x2xf32>
})";

class FusionValidationTest : public testing::Test {
protected:
  FusionValidationTest() {
    context.loadDialect<func::FuncDialect, tf::TFDialect,
                        tf_type::TFTypeDialect, tfl::TFLDialect>();
    for (const RuleInfo &info : recurrentRules())
      if (info.id == "recurrent-fuse-loop")
        right = info.create();
    module = parseSourceString<ModuleOp>(model, &context);
    module->walk([&](Operation *op) {
      if (tf::isa(op, "WhileRegion"))
        loop = op;
    });
  }

  check::CheckResult checkRule(const Rule &rule) {
    return check::checkOnCopy(loop, [&](Operation *op, RewriterBase &rewriter) {
      Report report;
      return rule.apply(op, rewriter, report, {});
    });
  }

  check::CheckResult checkWrong(Mistake mistake) {
    return checkRule(FuseWrongly(*right, std::move(mistake)));
  }

  static void swap(Operation *op, unsigned left, unsigned right) {
    Value value = op->getOperand(left);
    op->setOperand(left, op->getOperand(right));
    op->setOperand(right, value);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  Operation *loop = nullptr;
  std::unique_ptr<Rule> right;
};

TEST_F(FusionValidationTest, FindsTheRightFusionRight) {
  ASSERT_TRUE(loop);
  check::CheckResult result = checkRule(*right);
  EXPECT_EQ(result.kind, check::CheckResult::Equal) << result.detail;
}

TEST_F(FusionValidationTest, LeavesTheModelAlone) {
  (void)checkRule(*right);
  unsigned fused = 0;
  module->walk([&](LSTM) { ++fused; });
  EXPECT_EQ(fused, 0u);
  EXPECT_EQ(range_size(module->getOps<func::FuncOp>()), 1u);
}

TEST_F(FusionValidationTest, FindsSwappedGates) {
  auto result = checkWrong([](LSTM op) { swap(op, 1, 2); });
  EXPECT_EQ(result.kind, check::CheckResult::Different);
  EXPECT_NE(result.detail.find(" instead of "), std::string::npos)
      << result.detail;
}

TEST_F(FusionValidationTest, FindsSwappedRecurrentWeights) {
  EXPECT_EQ(checkWrong([](LSTM op) { swap(op, 7, 8); }).kind,
            check::CheckResult::Different);
}

TEST_F(FusionValidationTest, FindsAMissingBias) {
  EXPECT_EQ(
      checkWrong([](LSTM op) { op->setOperand(13, op->getOperand(14)); }).kind,
      check::CheckResult::Different);
}

TEST_F(FusionValidationTest, FindsSwappedStates) {
  EXPECT_EQ(checkWrong([](LSTM op) { swap(op, 18, 19); }).kind,
            check::CheckResult::Different);
}

TEST_F(FusionValidationTest, FindsAClipThatIsNotThere) {
  auto mistake = [](LSTM op) {
    op.setCellClipAttr(Builder(op).getF32FloatAttr(0.125f));
  };
  EXPECT_EQ(checkWrong(mistake).kind, check::CheckResult::Different);
}

TEST_F(FusionValidationTest, FindsAnotherActivation) {
  auto mistake = [](LSTM op) {
    op->setAttr("fused_activation_function", Builder(op).getStringAttr("RELU"));
  };
  EXPECT_EQ(checkWrong(mistake).kind, check::CheckResult::Different);
}

TEST_F(FusionValidationTest, LeavesOutWhatIsWrongWithAWarning) {
  FuseWrongly wrong(*right, [](LSTM op) { swap(op, 1, 2); });
  std::string warning;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    EXPECT_EQ(diagnostic.getSeverity(), DiagnosticSeverity::Warning);
    warning += diagnostic.str();
    return success();
  });
  FusionValidator validator(FusionValidation::Full);
  Report report;
  IRRewriter rewriter(&context);
  for (unsigned times = 0; times < 2; ++times)
    EXPECT_TRUE(failed(validator.apply(wrong, loop, rewriter, report, {})));
  EXPECT_NE(warning.find("test-fuse-wrongly is not applied to 'my_lstm'"),
            std::string::npos)
      << warning;
  ASSERT_EQ(report.nearMisses().size(), 1u);
  EXPECT_EQ(report.nearMisses()[0]->nodes.front(), "my_lstm");
  EXPECT_EQ(report.nearMisses()[0]->reason, "semantics");
  EXPECT_TRUE(report.applied().empty());
  // In another run, the wrong rule is rejected again.
  FuseWrongly again(*right, [](LSTM op) { swap(op, 1, 2); });
  EXPECT_TRUE(failed(validator.apply(again, loop, rewriter, report, {})));
  EXPECT_EQ(report.nearMisses().size(), 1u);
  // The rejected loop is still there, so the right rule can fuse it.
  EXPECT_TRUE(succeeded(validator.apply(*right, loop, rewriter, report, {})));
  EXPECT_EQ(validator.checked(), 1u);
  EXPECT_TRUE(validator.unchecked().empty());
}

TEST_F(FusionValidationTest, ChecksTheRewriteForTheTarget) {
  ScopedDiagnosticHandler handler(&context,
                                  [](Diagnostic &) { return success(); });
  FuseForTarget rule(*right);
  IRRewriter rewriter(&context);
  Report report;
  FusionValidator interpreter(FusionValidation::Full);
  EXPECT_TRUE(failed(interpreter.apply(rule, loop, rewriter, report, {})));
  std::vector<std::string> missing{"test feature"};
  RuleOptions options;
  options.missingOps = missing;
  FusionValidator micro(FusionValidation::Full);
  EXPECT_TRUE(succeeded(micro.apply(rule, loop, rewriter, report, options)));
  EXPECT_EQ(micro.checked(), 1u);
}

TEST_F(FusionValidationTest, SaysWhatItCouldNotCompare) {
  FusionValidator validator(FusionValidation::Full,
                            /*maxMultiplications=*/10);
  Report report;
  IRRewriter rewriter(&context);
  EXPECT_TRUE(succeeded(validator.apply(*right, loop, rewriter, report, {})));
  EXPECT_EQ(validator.checked(), 0u);
  ASSERT_EQ(validator.unchecked().size(), 1u);
  EXPECT_NE(validator.unchecked()[0].find("'my_lstm': "), std::string::npos);
}

} // namespace
