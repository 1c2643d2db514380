//===- GraphEditorTest.cpp - A graph of nodes that rules rewrite ----------===//

#include "GraphTest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

using GraphEditorTest = GraphTest;

constexpr StringLiteral diamond = R"mlir(
  %x, %xc = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
  %p, %pc = Print(%x) name("p") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  %a, %ac = Neg(%x) [%pc] device("/gpu:0") name("a") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  %b, %bc = Exp(%a) name("b") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  %c, %cc = Sub(%b, %a) [%ac] name("c") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
)mlir";

TEST_F(GraphEditorTest, FindsNodesAndFreeNames) {
  GraphEditor editor(parse(diamond), {});
  EXPECT_EQ(opOf(editor.lookup("b")), "Exp");
  EXPECT_EQ(editor.lookup("d"), nullptr);
  EXPECT_TRUE(editor.isTaken("a"));
  EXPECT_EQ(editor.uniqueName("d"), "d");
  EXPECT_EQ(editor.uniqueName("a"), "a_unique0");
  EXPECT_EQ(editor.uniqueName("a"), "a_unique1");
}

TEST_F(GraphEditorTest, CountsConsumers) {
  GraphEditor editor(parse(diamond), {});
  EXPECT_FALSE(editor.hasOneDataUse(editor.lookup("a")));
  EXPECT_TRUE(editor.hasOneDataUse(editor.lookup("b")));
  EXPECT_TRUE(editor.hasControlOutputs(editor.lookup("a")));
  EXPECT_FALSE(editor.hasControlOutputs(editor.lookup("b")));
  EXPECT_TRUE(editor.hasControlInputs(editor.lookup("a")));
  EXPECT_FALSE(editor.hasDataUses(editor.lookup("c")));
}

TEST_F(GraphEditorTest, ReadsDevices) {
  GraphOptions options;
  options.unplaced = NodeDevice::Cpu;
  GraphEditor editor(parse(diamond), options);
  EXPECT_TRUE(editor.isOnGpu(editor.lookup("a")));
  EXPECT_TRUE(editor.isOnCpu(editor.lookup("b")));
  auto deviceOf = [&](StringRef name) {
    tfg::NodeView(editor.lookup("c")).setDevice(name);
    return editor.device(editor.lookup("c"));
  };
  EXPECT_EQ(deviceOf("/job:w/replica:0/task:0/device:CPU:0"), NodeDevice::Cpu);
  EXPECT_EQ(deviceOf("/job:w/device:TPU:1"), NodeDevice::Other);
  EXPECT_EQ(deviceOf("/job:w/task:3"), NodeDevice::None);
  EXPECT_EQ(deviceOf("/device:GPU:*"), NodeDevice::None);
}

TEST_F(GraphEditorTest, MutatedNodesKeepWhatTheyAre) {
  FeedFetchSpec spec;
  spec.preserved.insert("a");
  GraphEditor editor(parse(diamond), {}, spec);
  Operation *a = editor.lookup("a");
  Operation *fresh = editor.mutate(a, "Abs", a->getOperand(0));
  EXPECT_EQ(editor.lookup("a"), fresh);
  EXPECT_TRUE(editor.isPreserved(fresh));
  EXPECT_EQ(opOf(fresh), "Abs");
  EXPECT_EQ(tfg::NodeView(fresh).device(), "/gpu:0");
  EXPECT_TRUE(editor.hasControlInputs(fresh));
  EXPECT_EQ(editor.lookup("c")->getOperand(1), fresh->getResult(0));
  EXPECT_EQ(names(), "x p a b c");
}

TEST_F(GraphEditorTest, ControlInputsStandOnce) {
  GraphEditor editor(parse(diamond), {});
  Operation *c = editor.lookup("c");
  editor.addControl(c, editor.lookup("a")->getResult(0));
  editor.addControl(c, editor.lookup("x")->getResult(0));
  editor.addControl(c, editor.lookup("x")->getResult(0));
  EXPECT_EQ(c->getNumOperands(), 4u); // b, a, ^a as it was, ^x
  editor.dedupControls(c);
  EXPECT_EQ(c->getNumOperands(), 3u);
}

TEST_F(GraphEditorTest, WhatDeadNodesWaitedForIsWaitedFor) {
  GraphEditor editor(parse(diamond), {});
  Operation *c = editor.lookup("c");
  Value x = editor.lookup("x")->getResult(0);
  c = editor.mutate(c, "Abs", x);
  editor.settle(c);
  // b is erased; a stays, since c has a control dependency on it.
  EXPECT_EQ(names(), "x p a c");
  c->setOperands(x);
  c = editor.mutate(c, "Abs", x);
  // After a is erased, c inherits its control dependency on p, which has a side
  // effect.
  editor.erase(editor.lookup("a"));
  editor.settle(c);
  EXPECT_EQ(names(), "x p c");
  EXPECT_EQ(tfg::NodeView(c).controlOperands().size(), 1u);
  EXPECT_EQ(c->getOperands().back(), editor.lookup("p")->getResults().back());
}

TEST_F(GraphEditorTest, UsesOfAllResultsMove) {
  GraphEditor editor(parse(R"mlir(
    %x, %xc = Placeholder name("x") {dtype = f32} : () -> (tensor<4xf32>)
    %i, %ic = Const name("i") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    %s:2, %sc = Split(%i, %x) name("s") {T = f32, num_split = 2 : i64} : (tensor<i32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %t:2, %tc = Split(%i, %x) name("t") {T = f32, num_split = 2 : i64} : (tensor<i32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %c, %cc = Sub(%s#1, %s#0) [%sc] name("c") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  )mlir"),
                     {});
  Operation *t = editor.lookup("t"), *c = editor.lookup("c");
  editor.replaceUses(editor.lookup("s"),
                     ValueRange(tfg::NodeView(t).dataResults()));
  EXPECT_EQ(c->getOperand(0), t->getResult(1));
  EXPECT_EQ(c->getOperand(1), t->getResult(0));
  editor.settle(nullptr);
  EXPECT_EQ(names(), "x i t c");
}

} // namespace
