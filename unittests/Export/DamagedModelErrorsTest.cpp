//===- DamagedModelErrorsTest.cpp - Diagnostics for damaged models --------===//
//
// The importer of TFLite models has a diagnostic for each kind of damage. The
// tests set every byte of some models to a few values, and look for each
// diagnostic (its code, and its text up to the first number) among the errors.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace tfuse {
namespace {

struct Expected {
  const char *model;
  const char *text;
};

constexpr Expected diagnostics[] = {
    {"unary", "file-corrupt: the model is truncated or damaged: an offset is "
              "out of bounds"},
    {"unary", "file-corrupt: the model has no subgraph"},
    {"unary", "not-a-model: the file is not a TFLite model"},
    {"unary", "file-corrupt: there is no operator code "},
    {"unary", "file-corrupt: there is no buffer "},
    {"unary", "unsupported-op: the model has a RNN operator, which tfuse does "
              "not support"},
    {"unary", "file-corrupt: an operator is malformed: "},
    {"unary",
     "file-corrupt: the bytes of the constant 'abs' do not match its shape"},
    {"unary", "file-corrupt: an input of a subgraph refers to a tensor that "
              "does not exist"},
    {"unary",
     "file-corrupt: a tensor is listed twice among the inputs of a subgraph"},
    {"unary", "file-corrupt: an output of a subgraph refers to a tensor that "
              "does not exist"},
    {"unary", "file-corrupt: an output of an operator refers to a tensor that "
              "does not exist"},
    {"unary", "file-corrupt: the tensor '' has a negative dimension"},
    {"unary", "file-corrupt: there is no tensor "},
    {"unary", "file-corrupt: the quantized tensor 'tfl.rfft2d' is not stored "
              "as integers"},
    {"unary",
     "file-corrupt: the tensor 'tfl.rfft2d' has the unknown element type "},
    {"unary", "file-corrupt: the scales or zero points of the tensor "
              "'tfl.bitcast' are invalid"},
    {"unary", "file-corrupt: an operator has the value "},
    {"unary", "file-corrupt: an operator calls a subgraph with "},
    {"recurrent", "file-corrupt: the tensor '' has too many elements"},
    {"recurrent",
     "file-corrupt: an operator has 16 intermediate tensors instead of 5"},
    {"recurrent", "file-corrupt: the range of the tensor "
                  "'effective_hidden_scale_intermediate' is invalid"},
    {"recurrent",
     "file-corrupt: a variable has neither an integer nor a float type"},
    {"resource", "file-corrupt: an operator refers to subgraph "},
    {"resource", "file-corrupt: the constant 'tfl.var_handle1' has no values"},
    {"constants", "file-corrupt: the file ends before byte "},
    {"constants", "file-corrupt: there is no external buffer "},
    {"constants", "file-corrupt: the sparse constant 'c64' has neither an "
                  "integer nor a float type"},
    {"sparse-and-external", "file-corrupt: the sparsity of the constant '"},
    {"control-flow",
     "file-corrupt: the order of operators in the metadata is invalid"},
};

/// Values that replace a byte, and masks that change some of its bits.
constexpr unsigned char values[] = {0, 1, 3, 5, 8, 15, 16, 64, 128, 200, 255};
constexpr unsigned char masks[] = {1, 2, 4, 16};

std::string describe(Error error) {
  std::string result;
  handleAllErrors(std::move(error), [&](const UserError &user) {
    EXPECT_EQ(user.where, "damaged.tflite");
    result = (codeName(user.code) + ": " + user.message).str();
  });
  return result;
}

/// All diagnostics for a model with one changed byte.
StringSet<> allDiagnostics(mlir::MLIRContext &context, StringRef model) {
  StringSet<> result;
  std::string damaged = model.str();
  for (char &byte : damaged) {
    char intact = byte;
    auto check = [&](char value) {
      byte = value;
      auto module = importTFLite(
          MappedFile::fromMemory(damaged, "damaged.tflite"), &context);
      if (!module)
        result.insert(describe(module.takeError()));
    };
    for (unsigned char value : values)
      check(char(value));
    for (unsigned char mask : masks)
      check(char(intact ^ mask));
    byte = intact;
  }
  return result;
}

class DamagedErrors : public testing::TestWithParam<const char *> {};

TEST_P(DamagedErrors, SayWhatIsWrong) {
  StringRef model = GetParam();
  ModelContext context;
  StringSet<> found =
      allDiagnostics(context, exportedTest((model + ".mlir").str()));
  for (const Expected &expected : diagnostics)
    if (model == expected.model)
      EXPECT_TRUE(any_of(found.keys(), [&](StringRef text) {
        return text.starts_with(expected.text);
      })) << expected.text;
}

INSTANTIATE_TEST_SUITE_P(Models, DamagedErrors,
                         testing::Values("unary", "recurrent", "resource",
                                         "constants", "sparse-and-external",
                                         "control-flow"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(DamagedVariantErrors, SayWhatIsWrong) {
  ModelContext context;
  auto module = parseModel(context, R"(
    !list = tensor<!tf_type.variant<tensor<2xf32>>>
    func.func @main(%x: !list) -> !list {
      return %x : !list
    })");
  StringSet<> found = allDiagnostics(context, exported(*module));
  EXPECT_TRUE(
      found.contains("file-corrupt: the variant 'arg0' has an invalid type"));
}

} // namespace
} // namespace tfuse
