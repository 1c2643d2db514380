//===- DamagedModelTest.cpp - models that are none ------------------------===//
//
// Imports models with missing or changed bytes. Each import must fail with an
// error or give a module that can be printed.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;

namespace tfuse {
namespace {

/// True if `bytes` is a valid model.
bool canRead(mlir::MLIRContext &context, StringRef bytes) {
  auto file = MappedFile::fromMemory(bytes, "damaged.tflite");
  std::string text;
  raw_string_ostream os(text);
  consumeError(printTFLite(*file, os));

  auto module = importTFLite(file, &context);
  if (!module) {
    EXPECT_FALSE(toString(module.takeError()).empty());
    return false;
  }
  (*module)->print(os);
  return true;
}

class Damaged : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    model = exportedTest(GetParam());
    ASSERT_TRUE(canRead(context, model));
  }

  ModelContext context;
  std::string model;
};

TEST_P(Damaged, EndsEarly) {
  // Constants are stored last; a model with truncated constants is invalid,
  // too.
  for (size_t size = 0; size + 32 < model.size(); size += 7)
    EXPECT_FALSE(canRead(context, StringRef(model).take_front(size))) << size;
}

TEST_P(Damaged, HasOtherBytes) {
  std::mt19937 random(20240229);
  size_t read = 0;
  constexpr int count = 1500;
  for (int i = 0; i < count; ++i) {
    std::string damaged = model;
    // Changes several bytes, because the first check often finds a single
    // change.
    for (int k = 0, changes = 1 + i % 3; k < changes; ++k) {
      char &byte = damaged[random() % damaged.size()];
      constexpr unsigned char values[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
      byte = i % 2 ? values[random() % std::size(values)]
                   : byte ^ (1 << random() % 8);
    }
    read += canRead(context, damaged);
  }
  // Changed names and weights are valid, changed offsets are not.
  EXPECT_GT(read, 0u);
  EXPECT_LT(read, static_cast<size_t>(count));
}

INSTANTIATE_TEST_SUITE_P(Models, Damaged,
                         testing::Values("unary.mlir", "convolution.mlir",
                                         "recurrent.mlir", "resource.mlir",
                                         "quantization.mlir", "constants.mlir",
                                         "control-flow.mlir"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name.substr(0, name.find('.'));
                         });

TEST(Damaged, IsNoModel) {
  ModelContext context;
  EXPECT_FALSE(canRead(context, ""));
  EXPECT_FALSE(canRead(context, "TFL3"));
  EXPECT_FALSE(canRead(context, std::string(4096, '\0')));
  EXPECT_FALSE(canRead(context, std::string(4096, '\xff')));
  std::string identifier("\x08\0\0\0TFL3", 8);
  EXPECT_FALSE(canRead(context, identifier));
  EXPECT_FALSE(canRead(context, identifier + std::string(64, '\0')));
}

} // namespace
} // namespace tfuse
