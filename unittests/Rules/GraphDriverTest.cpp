//===- GraphDriverTest.cpp - Runs graph rules over a graph ----------------===//

#include "GraphTest.h"

#include "tfuse/Rules/Arithmetic.h"
#include "tfuse/Rules/Graph/GraphDriver.h"
#include "tfuse/Rules/OptimizeModule.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

using GraphDriverTest = GraphTest;

TEST_F(GraphDriverTest, ReportsRewritesAndNearMisses) {
  GraphEditor editor(parse(R"mlir(
    %x, %xc = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
    %d, %dc = Sub(%x, %x) name("d") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
    %s, %sc = Square(%d) name("s") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
    %e, %ec = Sub(%x, %s) name("e") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
    %t, %tc = Square(%e) name("t") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
    %o, %oc = AddV2(%t, %e) name("o") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  )mlir"),
                     {});
  Report report;
  RuleSelection selection;
  selection.only.insert("fuse_squared_diff");
  GraphDriverOptions options;
  options.optimizer = "ArithmeticOptimizer";
  EXPECT_EQ(
      applyGraphRules(editor, arithmeticRules(), selection, &report, options),
      1u);
  ASSERT_EQ(report.applied().size(), 1u);
  const RewriteEvent &event = report.applied().front();
  EXPECT_EQ(event.rule, "fuse_squared_diff");
  EXPECT_EQ(event.nodes.front(), "s");
  EXPECT_TRUE(is_contained(event.nodes, "d"));
  EXPECT_TRUE(is_contained(event.after, "SquaredDifference"));
  ASSERT_EQ(report.nearMisses().size(), 1u);
  EXPECT_EQ(report.nearMisses().front()->nodes.front(), "t");
  EXPECT_EQ(report.nearMisses().front()->reason, "multiple-uses");
  EXPECT_EQ(names(), "x d e t o");
}

TEST_F(GraphDriverTest, OrderIsTopological) {
  Operation *graph = parse(R"mlir(
    %b, %bc = Exp(%a) name("b") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
    %a, %ac = Neg(%x) name("a") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
    %x, %xc = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
  )mlir");
  std::string order;
  for (Operation *node : topologicalOrder(graph->getRegion(0).front()))
    order += GraphEditor::nameOf(node);
  EXPECT_EQ(order, "xab");
}

TEST(StagesTest, SignsAndNames) {
  Expected<RuleSelection> selection =
      parseStages({"-convert_pow", "+convert_log1p"});
  ASSERT_TRUE(bool(selection));
  EXPECT_TRUE(selection->disabled.contains("convert_pow"));
  EXPECT_TRUE(selection->enabled.contains("convert_log1p"));
  EXPECT_TRUE(selection->only.empty());

  Error mistake = parseStages({"convert_pov"}).takeError();
  ASSERT_TRUE(bool(mistake));
  handleAllErrors(std::move(mistake), [](const UserError &error) {
    EXPECT_EQ(error.code, Code::InvalidOption);
    EXPECT_EQ(error.hint, "did you mean convert_pow?");
  });
}

TEST(StagesTest, CloseNames) {
  EXPECT_EQ(closeNames("softmx", {"conv", "softmax", "scope/softmx"}),
            (SmallVector<StringRef>{"softmax", "scope/softmx"}));
  EXPECT_TRUE(closeNames("abc", {"defghi"}).empty());
}

} // namespace
