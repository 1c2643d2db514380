//===- OpFactsTest.cpp - The table of facts about tf ops ------------------===//

#include "tfuse/Dialect/TF/IR/OpFacts.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Support/OpName.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;
using tf::OpFact;

namespace {

constexpr tf::OpName rows[] = {
#define TFUSE_TF_OP_FACTS(op, facts) op,
#include "OpFacts.def"
};

TEST(OpFacts, RowsAreSortedByName) {
  for (size_t i = 1; i < std::size(rows); ++i)
    EXPECT_LT(rows[i - 1].str(), rows[i].str());
}

TEST(OpFacts, AreThoseOfTheRow) {
  EXPECT_TRUE(tf::hasFact("Tanh", OpFact::NonDecreasing));
  EXPECT_TRUE(tf::hasFact("Tanh", OpFact::Elementwise));
  EXPECT_FALSE(tf::hasFact("Tanh", OpFact::NonIncreasing));
  EXPECT_TRUE(tf::hasFact("Erfc", OpFact::NonIncreasing));
  EXPECT_TRUE(tf::hasFact("IfRegion", OpFact::ControlFlowRegion));
  // The first and the last fact of the table.
  EXPECT_TRUE(tf::hasFact("LegacyCall", OpFact::Call));
  EXPECT_TRUE(tf::hasFact("SpaceToBatch", OpFact::RealKernels));
  EXPECT_FALSE(tf::hasFact("AudioSpectrogram", OpFact::CannotFail));
  EXPECT_FALSE(tf::hasFact("Absent", OpFact::CannotFail));
}

TEST(OpFacts, AreTheSameForAnOpAndForItsName) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<tf::TFDialect>();
  OpBuilder builder(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToStart(module->getBody());
  for (tf::OpName name : {tf::OpName("NoOp"), tf::OpName("ControlTrigger")}) {
    Operation *op =
        tf::createOp(builder, builder.getUnknownLoc(), name, {}, {});
    for (OpFact fact : {OpFact::EffectInGraph, OpFact::V1ControlFlow})
      EXPECT_EQ(tf::hasFact(op, fact), tf::hasFact(name, fact))
          << name.str().str();
  }
  EXPECT_FALSE(tf::hasFact(module->getOperation(), OpFact::Call));
  EXPECT_FALSE(tf::hasFact(static_cast<Operation *>(nullptr), OpFact::Call));
}

} // namespace
