//===- RewriteCheckerTest.cpp - Wrong rewrites are found ------------------===//

#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/RewriteAction.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using check::RewriteCheck;

namespace {

class RewriteCheckerTest : public testing::Test {
protected:
  RewriteCheckerTest() {
    context.loadDialect<func::FuncDialect, tf::TFDialect,
                        tf_type::TFTypeDialect, tfl::TFLDialect>();
  }

  /// Parses the body of a function, and rewrites the op of that name.
  RewriteCheck
  check(StringRef body, StringRef root,
        llvm::function_ref<void(Operation *, IRRewriter &)> rewrite,
        bool isExact = false) {
    module = parseSourceString<ModuleOp>(body, &context);
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() == root)
        found = op;
    });
    EXPECT_TRUE(found);
    check::CheckerOptions options;
    options.isExact = isExact;
    check::RewriteChecker checker(&context, options);
    IRRewriter rewriter(&context);
    runRewrite(found, "test", &rewriter, [&] {
      rewriter.setInsertionPoint(found);
      rewrite(found, rewriter);
    });
    EXPECT_EQ(checker.results().size(), 1u);
    return checker.results().empty() ? RewriteCheck() : checker.results()[0];
  }

  static void replaceByOperand(Operation *op, IRRewriter &rewriter) {
    rewriter.replaceOp(op, op->getOperand(0));
  }
  static void swapOperands(Operation *op, IRRewriter &rewriter) {
    rewriter.modifyOpInPlace(op, [&] {
      Value first = op->getOperand(0);
      op->setOperand(0, op->getOperand(1));
      op->setOperand(1, first);
    });
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

constexpr StringLiteral relus = R"(
func.func @f(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = "tfl.relu"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "tfl.relu6"(%0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = "tfl.abs"(%1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
})";

// The rewrite is right only because of an op that is two ops above its root.
TEST_F(RewriteCheckerTest, AcceptsWhatProducersGuarantee) {
  RewriteCheck result = check(relus, "tfl.abs", replaceByOperand);
  EXPECT_EQ(result.kind, RewriteCheck::Equal) << result.detail;
}

TEST_F(RewriteCheckerTest, FindsADroppedOp) {
  EXPECT_EQ(check(relus, "tfl.relu", replaceByOperand).kind,
            RewriteCheck::Equal);
  // Only inputs above 6 reveal the difference.
  RewriteCheck result = check(relus, "tfl.relu6", replaceByOperand);
  EXPECT_EQ(result.kind, RewriteCheck::Different);
  EXPECT_NE(result.detail.find(" instead of 6"), std::string::npos)
      << result.detail;
}

constexpr StringLiteral binary = R"(
func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tfl.sub %x, %y {fused_activation_function = "NONE"} : tensor<?xf32>
  %1 = tfl.add %x, %y {fused_activation_function = "RELU"} : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
})";

TEST_F(RewriteCheckerTest, ComparesResultsOfOpsThatChangeInPlace) {
  EXPECT_EQ(check(binary, "tfl.sub", swapOperands).kind,
            RewriteCheck::Different);
  RewriteCheck result = check(binary, "tfl.add", swapOperands);
  EXPECT_EQ(result.kind, RewriteCheck::Equal) << result.detail;
}

TEST_F(RewriteCheckerTest, FindsADroppedActivation) {
  auto drop = [](Operation *op, IRRewriter &rewriter) {
    rewriter.modifyOpInPlace(op, [&] {
      op->setAttr("fused_activation_function", rewriter.getStringAttr("NONE"));
    });
  };
  EXPECT_EQ(check(binary, "tfl.add", drop).kind, RewriteCheck::Different);
}

// x * 0 is zero for finite numbers only.
TEST_F(RewriteCheckerTest, ComparesNonFiniteValuesIfTheyMatter) {
  constexpr StringLiteral product = R"(
func.func @f(%x: tensor<40xf32>) -> tensor<40xf32> {
  %zero = "tfl.pseudo_const"() {value = dense<0.0> : tensor<40xf32>} : () -> tensor<40xf32>
  %0 = tfl.mul %x, %zero {fused_activation_function = "NONE"} : tensor<40xf32>
  return %0 : tensor<40xf32>
})";
  auto fold = [](Operation *op, IRRewriter &rewriter) {
    rewriter.replaceOp(op, op->getOperand(1));
  };
  EXPECT_EQ(check(product, "tfl.mul", fold).kind, RewriteCheck::Equal);
  EXPECT_EQ(check(product, "tfl.mul", fold, /*isExact=*/true).kind,
            RewriteCheck::Different);
}

TEST_F(RewriteCheckerTest, NamesTheOpThatHasNoKernel) {
  constexpr StringLiteral custom = R"(
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "Mine", custom_option = #tfl<const_bytes : "0x">} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})";
  RewriteCheck result = check(custom, "tfl.custom", replaceByOperand);
  EXPECT_EQ(result.kind, RewriteCheck::Unchecked);
  EXPECT_NE(result.detail.find("tfl.custom"), std::string::npos)
      << result.detail;
}

TEST_F(RewriteCheckerTest, IgnoresRewritesThatDoNothing) {
  module = parseSourceString<ModuleOp>(relus, &context);
  check::RewriteChecker checker(&context);
  IRRewriter rewriter(&context);
  module->walk(
      [&](tfl::AbsOp op) { runRewrite(op, "test", &rewriter, [] {}); });
  EXPECT_TRUE(checker.results().empty());
}

} // namespace
