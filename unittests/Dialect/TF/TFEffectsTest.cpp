//===- TFEffectsTest.cpp - What tf ops say they read and write ------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFResources.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;

namespace {

class TFEffectsTest : public testing::Test {
protected:
  TFEffectsTest() : builder(&context), loc(builder.getUnknownLoc()) {
    context.loadDialect<tf::TFDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToStart(module->getBody());
    resource = tensor(tf_type::ResourceType::get(&context));
    f32 = tensor(builder.getF32Type());
  }

  Type tensor(Type element) { return RankedTensorType::get({}, element); }
  Value value(Type type) {
    return tf::createOp(builder, loc, "Placeholder", type, {})->getResult(0);
  }
  Operation *op(StringRef name, TypeRange results, ValueRange operands,
                ArrayRef<NamedAttribute> attrs = {}) {
    return tf::createOp(builder, loc, name, results, operands, attrs);
  }
  SmallVector<MemoryEffects::EffectInstance> effects(Operation *op) {
    SmallVector<MemoryEffects::EffectInstance> effects;
    cast<MemoryEffectOpInterface>(op).getEffects(effects);
    return effects;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder;
  Location loc;
  OwningOpRef<ModuleOp> module;
  Type resource, f32;
};

TEST_F(TFEffectsTest, NoneOfStatelessOps) {
  Operation *relu = op("Relu", f32, value(f32));
  EXPECT_TRUE(effects(relu).empty());
  EXPECT_TRUE(isMemoryEffectFree(relu));
  EXPECT_TRUE(isSpeculatable(relu));
  // Identity may pass a handle on without an effect on its resource.
  EXPECT_TRUE(isMemoryEffectFree(op("Identity", resource, value(resource))));
}

TEST_F(TFEffectsTest, ReadConcernsItsOperand) {
  Operation *read = op("ReadVariableOp", f32, value(resource));
  auto list = effects(read);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_TRUE(isa<MemoryEffects::Read>(list[0].getEffect()));
  EXPECT_EQ(list[0].getValue(), read->getOperand(0));
  EXPECT_EQ(list[0].getResource(), tf::resources::Variable::get());
  EXPECT_FALSE(isSpeculatable(read));
}

TEST_F(TFEffectsTest, EveryVariableOfATrainingOp) {
  Value v = value(resource), x = value(f32);
  Operation *momentum =
      op("ResourceApplyMomentum", {}, {v, value(resource), x, x, x});
  auto list = effects(momentum);
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].getValue(), v);
  EXPECT_TRUE(isa<MemoryEffects::Read>(list[0].getEffect()));
  EXPECT_TRUE(isa<MemoryEffects::Write>(list[1].getEffect()));
  EXPECT_EQ(list[2].getValue(), momentum->getOperand(1));
}

TEST_F(TFEffectsTest, WholeResources) {
  Type shape = RankedTensorType::get({1}, builder.getI32Type());
  auto list = effects(op("RandomUniform", f32, value(shape)));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_TRUE(isa<MemoryEffects::Write>(list[0].getEffect()));
  EXPECT_EQ(list[0].getResource(), tf::resources::RandomGenerator::get());
  EXPECT_FALSE(list[0].getValue());
}

TEST_F(TFEffectsTest, UnknownOnesAreEverything) {
  auto list = effects(op("SyncDevice", {}, {}));
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].getResource(), SideEffects::DefaultResource::get());
  EXPECT_TRUE(isa<MemoryEffects::Write>(list[1].getEffect()));
}

TEST_F(TFEffectsTest, AllocationConcernsItsResult) {
  Operation *unnamed = op("VarHandleOp", resource, {});
  auto list = effects(unnamed);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_TRUE(isa<MemoryEffects::Allocate>(list[0].getEffect()));
  EXPECT_EQ(list[0].getValue(), unnamed->getResult(0));
  Operation *named =
      op("VarHandleOp", resource, {},
         builder.getNamedAttr("shared_name", builder.getStringAttr("v")));
  EXPECT_TRUE(effects(named).empty());
}

/// TensorFlow 1: an op whose definition takes a reference writes it; an op that
/// takes a value reads it.
TEST_F(TFEffectsTest, References) {
  Type ref = tensor(tf_type::RefType::get(builder.getF32Type()));
  Value v = value(ref), x = value(f32);
  auto added = effects(op("AssignAdd", ref, {v, x}));
  ASSERT_EQ(added.size(), 2u);
  EXPECT_TRUE(isa<MemoryEffects::Write>(added[1].getEffect()));
  auto sum = effects(op("AddV2", f32, {v, x}));
  ASSERT_EQ(sum.size(), 1u);
  EXPECT_TRUE(isa<MemoryEffects::Read>(sum[0].getEffect()));
  EXPECT_EQ(sum[0].getValue(), v);
}

TEST_F(TFEffectsTest, WhatTheNodeSays) {
  Type i1 = tensor(builder.getI1Type());
  auto symbol = FlatSymbolRefAttr::get(&context, "f");
  auto makeIf = [&](bool stateless) {
    return op(
        "If", {}, value(i1),
        {builder.getNamedAttr("then_branch", symbol),
         builder.getNamedAttr("else_branch", symbol),
         builder.getNamedAttr("is_stateless", builder.getBoolAttr(stateless))});
  };
  EXPECT_TRUE(effects(makeIf(true)).empty());
  EXPECT_FALSE(effects(makeIf(false)).empty());
  EXPECT_TRUE(tf::canDuplicate(makeIf(true)));
  EXPECT_FALSE(tf::canDuplicate(makeIf(false)));
}

/// Every line of the effect tables names an argument that its op has.
TEST_F(TFEffectsTest, TablesNameArguments) {
  struct Row {
    StringLiteral op, arg;
  };
  static constexpr Row rows[] = {
#define TFUSE_TF_EFFECTS(op, resource, kind, arg) {op, arg},
#include "SideEffects.def"
  };
  for (const Row &row : rows) {
    if (row.op.ends_with("*") || row.arg.empty() || row.arg == "*")
      continue;
    std::optional<OpDefView> def = OpRegistry::builtin().lookup(row.op);
    ASSERT_TRUE(def) << row.op.str();
    EXPECT_TRUE(def->input(row.arg) || def->output(row.arg))
        << row.op.str() << "." << row.arg.str();
  }
}

/// The fact EffectFree corrects the registry: all ops with it are stateful.
TEST_F(TFEffectsTest, EffectFreeOpsAreStateful) {
  unsigned count = 0;
  for (OpDefView def : builtinOps()) {
    if (!tf::hasFact(def.name(), tf::OpFact::EffectFree))
      continue;
    ++count;
    EXPECT_TRUE(def.isStateful()) << def.name().str();
  }
  EXPECT_GT(count, 0u);
}

TEST_F(TFEffectsTest, TestOpsExist) {
  for (StringRef name : {
#define TFUSE_TF_TEST_OP(name) name,
#include "TestOps.def"
       })
    EXPECT_TRUE(OpRegistry::builtin().lookup(name)) << name.str();
}

} // namespace
