//===- OpNameTest.cpp - Which names of ops compile ------------------------===//

#include "tfuse/Support/OpName.h"

#include "tfuse/Support/OpDefs.h"
#include "gtest/gtest.h"

using namespace tfuse;
using llvm::StringRef;
using tf::OpName;

namespace {

// TensorFlow ops, ops of MLIR only, and unknown names.
static_assert(OpName::exists("While"));
static_assert(OpName::exists("_FusedConv2D"));
static_assert(OpName::exists("WhileRegion"));
static_assert(!OpName::exists("Wihle"));
static_assert(!OpName::exists("While2"));
static_assert(!OpName::exists("Whil"));
static_assert(!OpName::exists(""));
// An op that only TensorFlow's tests define.
static_assert(!OpName::exists("TwoIntOutputs"));

TEST(OpName, IsTheTextOfTheLiteral) {
  constexpr OpName name = "Conv2D";
  EXPECT_EQ(StringRef(name), "Conv2D");
  EXPECT_EQ(name.str().size(), 6u);
  EXPECT_TRUE(StringRef(OpName()).empty());
}

TEST(OpName, EveryOpOfTheRegistryExistsOrIsATestOp) {
  size_t found = 0;
  for (OpDefView op : builtinOps())
    found += OpName::exists(std::string_view(op.name()));
  // TestOps.def lists 107 ops.
  EXPECT_EQ(found, builtinOps().size() - 107);
  for (OpDefView op : extraOps())
    EXPECT_TRUE(OpName::exists(std::string_view(op.name()))) << op.name().str();
}

} // namespace
