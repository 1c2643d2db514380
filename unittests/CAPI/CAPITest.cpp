//===- CAPITest.cpp - Runs the cases of the C interface -------------------===//

#include "Cases.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include "gtest/gtest.h"

namespace {

class CAPITest : public testing::TestWithParam<Case> {};

TEST_P(CAPITest, Case) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("capi", folder));
  const char *failure = GetParam().run(folder.c_str());
  EXPECT_EQ(failure, nullptr) << failure;
  EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
}

INSTANTIATE_TEST_SUITE_P(C, CAPITest,
                         testing::ValuesIn(cases, cases + numCases),
                         [](const auto &info) { return info.param.name; });

} // namespace
