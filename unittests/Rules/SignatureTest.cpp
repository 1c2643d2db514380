//===- SignatureTest.cpp - The vocabulary of composite rules --------------===//
//
// Each check of the signature vocabulary, where it passes and where it fails.
// Its message names function, layer and argument, what was found and what is
// required.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/Signature.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

class SignatureTest : public ::testing::Test {
protected:
  SignatureTest() { context.loadDialect<func::FuncDialect, tf::TFDialect>(); }

  /// The refusal of a function @f with the given arguments and results, which
  /// is called once with `operands`: arguments of @main or constants. Empty if
  /// @f is accepted.
  std::string refusal(StringRef arguments, StringRef results,
                      llvm::function_ref<void(Signature &)> conditions,
                      StringRef attrs = "", StringRef call = "") {
    std::string text = ("func.func private @f" + arguments + " -> " + results +
                        " attributes {tf._implements = #tf_type.func<@op, {" +
                        attrs + "}>}\n" + call)
                           .str();
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "cannot parse:\n" << text;
      return "";
    }
    CompositeFunction function;
    function.func = module->lookupSymbol<func::FuncOp>("f");
    function.annotation = cantFail(readAnnotation(function.func));
    module->walk([&](func::CallOp op) { function.calls.push_back(op); });
    function.hasUnknownUses = function.calls.empty();
    Report report;
    RuleOptions options;
    IRRewriter rewriter(&context);
    RewriteContext ctx(rewriter, report, "a-rule", options);
    CompositeMiss miss;
    Signature sig(function, ctx, miss);
    conditions(sig);
    EXPECT_EQ(sig.failed(), !miss.message.empty());
    (void)ctx.record(sig.takeMismatch());
    EXPECT_EQ(report.nearMisses().size(), sig.failed() ? 1u : 0u);
    return miss.message;
  }

  /// The same for one argument of the type.
  std::string refusalOf(StringRef type, const TensorSpec &spec) {
    return refusal(("(%a: " + type + ")").str(), "()",
                   [&](Signature &sig) { sig.argument(0, "it").is(spec); });
  }

  MLIRContext context;
};

constexpr int64_t any = TensorSpec::kAny;

TEST_F(SignatureTest, Counts) {
  auto check = [](Signature &sig) { sig.arguments(2).results(1); };
  EXPECT_EQ(refusal("(%a: tensor<f32>, %b: tensor<f32>)", "tensor<f32>", check),
            "");
  EXPECT_EQ(refusal("(%a: tensor<f32>)", "tensor<f32>", check),
            "Invalid number of arguments to op: it takes 2, the function has 1 "
            "(function 'f')");
  EXPECT_EQ(refusal("(%a: tensor<f32>, %b: tensor<f32>)", "()", check),
            "Invalid number of results from op: it gives 1, the function has 0 "
            "(function 'f')");
  auto atLeast = [](Signature &sig) { sig.argumentsAtLeast(2); };
  EXPECT_EQ(refusal("(%a: tensor<f32>)", "()", atLeast),
            "Invalid number of arguments to op: it takes at least 2, the "
            "function has 1 (function 'f')");
}

TEST_F(SignatureTest, TheFirstRefusalCounts) {
  EXPECT_EQ(refusal("(%a: tensor<f32>)", "()",
                    [](Signature &sig) {
                      sig.arguments(1);
                      sig.argument(0, "first").is(tensor().i32());
                      // The argument is missing.
                      sig.argument(5, "second").is(tensor().i32());
                      EXPECT_EQ(sig.attribute("none").integer(), 0);
                      EXPECT_EQ(sig.attribute("none").string(), "");
                    }),
            "first should be an int32 tensor, argument 0 is tensor<f32> "
            "(function 'f')");
}

TEST_F(SignatureTest, Ranks) {
  EXPECT_EQ(refusalOf("tensor<2x3xf32>", tensor().rank(2)), "");
  EXPECT_EQ(refusalOf("tensor<2xf32>", tensor().rank(2).f32()),
            "it should be a 2D float tensor, argument 0 is tensor<2xf32> "
            "(function 'f')");
  EXPECT_NE(refusalOf("tensor<*xf32>", tensor().rank(2)), "");
  EXPECT_EQ(refusalOf("tensor<*xf32>", tensor().rankIfKnown(2)), "");
  EXPECT_NE(refusalOf("tensor<2xf32>", tensor().rankIfKnown(2)), "");
  EXPECT_EQ(refusalOf("tensor<f32>", tensor().rank(0)), "");
  EXPECT_EQ(refusalOf("tensor<2x2x2xf32>", tensor().rankAtLeast(2)), "");
  EXPECT_NE(refusalOf("tensor<2x2x2xf32>", tensor().rankBetween(1, 2)), "");
  EXPECT_EQ(refusalOf("tensor<?xf32>", tensor().ranked()), "");
  EXPECT_NE(refusalOf("tensor<*xf32>", tensor().ranked()), "");
}

TEST_F(SignatureTest, Shapes) {
  EXPECT_EQ(refusalOf("tensor<5x4xf32>", tensor().shape({any, 4})), "");
  EXPECT_EQ(refusalOf("tensor<5x?xf32>", tensor().shape({any, 4})), "");
  EXPECT_EQ(refusalOf("tensor<5x3xf32>", tensor().shape({any, 4})),
            "it should be a 2D tensor of shape ?x4, argument 0 is "
            "tensor<5x3xf32> (function 'f')");
  EXPECT_EQ(refusalOf("tensor<5x3xf32>", tensor().fixedShape()), "");
  EXPECT_NE(refusalOf("tensor<5x?xf32>", tensor().fixedShape()), "");
}

TEST_F(SignatureTest, ElementTypes) {
  EXPECT_EQ(refusalOf("tensor<f32>", tensor().f32()), "");
  EXPECT_EQ(refusalOf("tensor<i64>", tensor().i32().i64()), "");
  EXPECT_NE(refusalOf("tensor<f16>", tensor().f32()), "");
  EXPECT_EQ(refusalOf("tensor<f16>", tensor().floating()), "");
  EXPECT_EQ(refusalOf("tensor<i8>", tensor().integer()), "");
  EXPECT_EQ(refusalOf("tensor<ui8>", tensor().ui8()), "");
  EXPECT_NE(refusalOf("tensor<ui8>", tensor().i8()), "");
  EXPECT_EQ(refusalOf("tensor<i1>", tensor().boolean()), "");
  EXPECT_EQ(refusalOf("tensor<!tf_type.string>", tensor().string()), "");
}

TEST_F(SignatureTest, VariablesCountAsTheirValues) {
  EXPECT_EQ(refusalOf("tensor<!tf_type.resource<tensor<2xf32>>>",
                      tensor().shape({2}).f32()),
            "");
  EXPECT_NE(refusalOf("tensor<!tf_type.resource<tensor<2xf32>>>",
                      tensor().shape({3}).f32()),
            "");
  EXPECT_NE(refusalOf("tensor<!tf_type.resource>", tensor().f32()), "");
}

TEST_F(SignatureTest, Constants) {
  auto check = [](Signature &sig) { sig.argument(0, "the size").constant(); };
  constexpr StringLiteral argument = "(%a: tensor<i32>)";
  EXPECT_EQ(refusal(argument, "()", check, "",
                    "func.func @main() {\n"
                    "  %c = \"tf.Const\"() {value = dense<1> : tensor<i32>} : "
                    "() -> tensor<i32>\n"
                    "  call @f(%c) : (tensor<i32>) -> ()\n  return\n}"),
            "");
  EXPECT_EQ(refusal(argument, "()", check, "",
                    "func.func @main(%x: tensor<i32>) {\n"
                    "  call @f(%x) : (tensor<i32>) -> () loc(\"layer/call\")\n"
                    "  return\n}"),
            "the size should be a constant, argument 0 is computed at "
            "'layer/call' (function 'f', called as 'layer/call')");
  EXPECT_EQ(refusal(argument, "()", check),
            "the size should be a constant, argument 0 comes from outside of "
            "the model (function 'f')");
}

TEST_F(SignatureTest, Attributes) {
  auto check = [](Signature &sig) {
    EXPECT_EQ(sig.attribute("i").integer(), 3);
    EXPECT_EQ(sig.attribute("f").number(), 0.5f);
    EXPECT_TRUE(sig.attribute("b").boolean());
    EXPECT_EQ(sig.attribute("s").string(), "text");
    EXPECT_EQ(sig.attribute("l").integers(2), (SmallVector<int64_t>{1, 2}));
  };
  EXPECT_EQ(refusal("()", "()", check,
                    "i = 3 : i64, f = 0.5 : f32, b = true, s = \"text\", l = "
                    "[1 : i64, 2 : i64]"),
            "");
  EXPECT_EQ(
      refusal(
          "()", "()",
          [](Signature &sig) { (void)sig.attribute("i").integer(); },
          "i = 0.5 : f32"),
      "i attribute is not set or not an integer, it is 5.000000e-01 : f32 "
      "(function 'f')");
  EXPECT_EQ(refusal("()", "()",
                    [](Signature &sig) {
                      (void)sig.attribute("i", "'i' of the op").integer();
                    }),
            "'i' of the op is not set or not an integer (function 'f')");
  EXPECT_EQ(refusal(
                "()", "()",
                [](Signature &sig) { (void)sig.attribute("l").integers(3); },
                "l = [1 : i64]"),
            "l attribute must be set and has size of 3, it is [1] (function "
            "'f')");
}

TEST_F(SignatureTest, ConditionsInWords) {
  EXPECT_EQ(refusal("()", "()",
                    [](Signature &sig) {
                      sig.require(true, Reason::Shape, "never")
                          .require(false, Reason::Shape, "because", "do this");
                    }),
            "because (function 'f')");
}

} // namespace
