//===- GraphRewritesTest.cpp - Rewrites of graphs are evaluated -----------===//

#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Rules/Graph/GraphEditor.h"
#include "tfuse/Support/RewriteAction.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using check::RewriteCheck;

namespace {

class GraphRewritesTest : public testing::Test, public GraphListener {
protected:
  GraphRewritesTest() : announcer(&context) {
    context
        .loadDialect<tfg::TFGDialect, tf::TFDialect, tf_type::TFTypeDialect>();
  }

  void nodeCreated(Operation *node) override {
    if (auto *listener = announcer.getListener())
      listener->notifyOperationInserted(node, {});
  }
  void nodeMutated(Operation *old, Operation *node) override {
    nodeErased(old);
    nodeCreated(node);
  }
  void nodeErased(Operation *node) override {
    if (auto *listener =
            cast_if_present<RewriterBase::Listener>(announcer.getListener()))
      listener->notifyOperationErased(node);
  }

  using Rewrite = llvm::function_ref<void(Operation *, GraphEditor &)>;

  /// Parses a graph of the nodes, and rewrites the one of that name.
  RewriteCheck check(const std::string &nodes, StringRef root,
                     Rewrite rewrite) {
    module = parseSourceString<ModuleOp>(
        "tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {" + nodes +
            "}",
        &context);
    if (!module) {
      ADD_FAILURE() << "the graph does not parse";
      return {};
    }
    GraphEditor editor(&module->getBody()->front(), GraphOptions());
    editor.setListener(this);
    check::RewriteChecker checker(&context);
    Operation *node = editor.lookup(root);
    runRewrite(node, "test", &announcer, [&] { rewrite(node, editor); });
    EXPECT_EQ(checker.results().size(), 1u);
    return checker.results().empty() ? RewriteCheck() : checker.results()[0];
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  IRRewriter announcer;
};

const std::string placeholder =
    "%x, %cx = Placeholder name(\"x\") {dtype = f32, "
    "shape = #tf_type.shape<?x4>} : () -> (tensor<*xf32>)\n";
const std::string fetched =
    placeholder +
    "%a, %ca = Abs(%x) name(\"a\") {T = f32} : (tensor<*xf32>) -> "
    "(tensor<*xf32>)\n"
    "%y, %cy = Relu(%a) name(\"y\") {T = f32} : (tensor<*xf32>) -> "
    "(tensor<*xf32>)\n";

TEST_F(GraphRewritesTest, AcceptsWhatProducersGuarantee) {
  RewriteCheck result =
      check(fetched, "y", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Identity", node->getOperand(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Equal) << result.detail;
  EXPECT_EQ(result.name, "y");
}

// The result has no users: it is fetched by name.
TEST_F(GraphRewritesTest, FindsWrongFetch) {
  RewriteCheck result =
      check(fetched, "y", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Relu6", node->getOperand(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Different) << result.detail;
}

TEST_F(GraphRewritesTest, FindsWrongOperandOfUser) {
  RewriteCheck result =
      check(fetched, "a", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Neg", node->getOperand(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Different) << result.detail;
}

// A kernel whose LeakyRelu uses the wrong attribute.
const std::string leaky =
    placeholder +
    "%w, %cw = Const name(\"w\") {dtype = f32, value = dense<[[1.0], [-2.0], "
    "[0.5], [1.5]]> : tensor<4x1xf32>} : () -> (tensor<4x1xf32>)\n"
    "%b, %cb = Const name(\"b\") {dtype = f32, value = dense<0.5> : "
    "tensor<1xf32>} : () -> (tensor<1xf32>)\n"
    "%p, %cp = MatMul(%x, %w) name(\"p\") {T = f32} : (tensor<*xf32>, "
    "tensor<4x1xf32>) -> (tensor<*xf32>)\n"
    "%s, %cs = BiasAdd(%p, %b) name(\"s\") {T = f32} : (tensor<*xf32>, "
    "tensor<1xf32>) -> (tensor<*xf32>)\n"
    "%y, %cy = LeakyRelu(%s) name(\"y\") {T = f32, alpha = 0.3 : f32} : "
    "(tensor<*xf32>) -> (tensor<*xf32>)\n";

static void fuseWithAlpha(Operation *node, GraphEditor &editor, float alpha) {
  Builder builder(editor.getContext());
  Operation *matmul = editor.lookup("p"), *bias = editor.lookup("s");
  editor.mutate(
      node, "_FusedMatMul",
      {matmul->getOperand(0), matmul->getOperand(1), bias->getOperand(1)},
      {builder.getNamedAttr("fused_ops",
                            builder.getStrArrayAttr({"BiasAdd", "LeakyRelu"})),
       builder.getNamedAttr("leakyrelu_alpha", builder.getF32FloatAttr(alpha))},
      {"alpha"});
}

TEST_F(GraphRewritesTest, DefinesFusedMatMul) {
  RewriteCheck result =
      check(leaky, "y", [](Operation *node, GraphEditor &editor) {
        fuseWithAlpha(node, editor, 0.3f);
      });
  EXPECT_EQ(result.kind, RewriteCheck::Equal) << result.detail;
}

TEST_F(GraphRewritesTest, FindsWrongAttributeOfFusedMatMul) {
  RewriteCheck result =
      check(leaky, "y", [](Operation *node, GraphEditor &editor) {
        fuseWithAlpha(node, editor, 0.2f);
      });
  EXPECT_EQ(result.kind, RewriteCheck::Different) << result.detail;
}

// The body of a loop in the form of TensorFlow 1. The iter arg is the same
// before and after a rewrite of the body, by induction.
const std::string loop = placeholder + R"(
%e, %ce = Enter(%x) name("e") {T = f32, frame_name = "f", is_constant = false, parallel_iterations = 10 : i64} : (tensor<*xf32>) -> (tensor<*xf32>)
%m:2, %cm = Merge(%e, %n) name("m") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<i32>)
%p, %cpp = Placeholder name("p") {dtype = i1, shape = #tf_type.shape<>} : () -> (tensor<i1>)
%s:2, %cs = Switch(%m#0, %p) name("s") {T = f32} : (tensor<*xf32>, tensor<i1>) -> (tensor<*xf32>, tensor<*xf32>)
%t, %ct = Tanh(%s#1) name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%a, %ca = Neg(%t) name("a") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%b, %cb = Neg(%a) name("b") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%n, %cn = NextIteration(%b) name("n") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%y, %cy = Exit(%s#0) name("y") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
)";

TEST_F(GraphRewritesTest, AcceptsRewriteOfLoopBody) {
  RewriteCheck result =
      check(loop, "b", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Identity", editor.lookup("t")->getResult(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Equal) << result.detail;
}

TEST_F(GraphRewritesTest, FindsWrongRewriteOfLoopBody) {
  RewriteCheck result =
      check(loop, "b", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Abs", node->getOperand(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Different) << result.detail;
}

// Either input of the Merge may be available, so both must be right.
const std::string branches = placeholder + R"(
%p, %cpp = Placeholder name("p") {dtype = i1, shape = #tf_type.shape<>} : () -> (tensor<i1>)
%s:2, %cs = Switch(%x, %p) name("s") {T = f32} : (tensor<*xf32>, tensor<i1>) -> (tensor<*xf32>, tensor<*xf32>)
%a, %ca = Neg(%s#0) name("a") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%b, %cb = Neg(%s#1) name("b") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
%m:2, %cm = Merge(%a, %b) name("m") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<i32>)
%y, %cy = Neg(%m#0) name("y") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
)";

TEST_F(GraphRewritesTest, ChecksAllInputsOfMerge) {
  // Neg(Merge(Neg, Neg)) becomes Identity(Merge(Identity, Neg)).
  auto rewrite = [](Operation *node, GraphEditor &editor, bool isWrong) {
    for (StringRef name : {"a", "b"})
      if (name == "a" || !isWrong)
        editor.mutate(editor.lookup(name), "Identity",
                      editor.lookup(name)->getOperand(0));
    editor.mutate(editor.lookup("y"), "Identity",
                  editor.lookup("y")->getOperand(0));
  };
  RewriteCheck right =
      check(branches, "y", [&](Operation *node, GraphEditor &editor) {
        rewrite(node, editor, /*isWrong=*/false);
      });
  EXPECT_EQ(right.kind, RewriteCheck::Equal) << right.detail;
  RewriteCheck wrong =
      check(branches, "y", [&](Operation *node, GraphEditor &editor) {
        rewrite(node, editor, /*isWrong=*/true);
      });
  EXPECT_EQ(wrong.kind, RewriteCheck::Different) << wrong.detail;
}

// Ops without a kernel are reported even if their results are unused.
TEST_F(GraphRewritesTest, SaysWhatIsNotEvaluated) {
  RewriteCheck result =
      check(fetched, "y", [](Operation *node, GraphEditor &editor) {
        editor.mutate(node, "Betainc", node->getOperand(0));
      });
  EXPECT_EQ(result.kind, RewriteCheck::Unchecked);
  EXPECT_NE(result.detail.find("tfg.Betainc"), std::string::npos)
      << result.detail;
}

} // namespace
