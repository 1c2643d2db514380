//===- KerasWeightsTest.cpp - The weights of layers by name ---------------===//

#include "tfuse/Import/Keras/KerasWeights.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

/// The names that a layer's weight has in a file, found by the number of the
/// weight, which is its value.
class KerasWeightsTest : public ::testing::Test {
protected:
  std::string find(ArrayRef<std::string> names, const KerasScope &scope,
                   StringRef name, unsigned number) {
    NamedKerasWeights weights(
        names, [&](unsigned index) -> Expected<ElementsAttr> {
          auto type = RankedTensorType::get({}, IntegerType::get(&context, 32));
          return DenseElementsAttr::get(type, int32_t(index));
        });
    Expected<ElementsAttr> found = weights.find(scope, name, number);
    if (!found)
      return "error: " + toString(found.takeError());
    return *found ? names[(*found).getSplatValue<int32_t>()] : "none";
  }

  static KerasScope scope(ArrayRef<StringRef> parts, unsigned optional = 0) {
    KerasScope result;
    for (StringRef part : parts)
      result.parts.push_back({part.str(), {}});
    result.optional = optional;
    return result;
  }

  MLIRContext context;
};

TEST_F(KerasWeightsTest, FindsTheWeightOfALayer) {
  KerasScope dense = scope({"dense"});
  EXPECT_EQ(find({"dense/kernel", "dense_1/kernel"}, dense, "kernel", 0),
            "dense/kernel");
  EXPECT_EQ(find({"dense/kernel:0"}, dense, "kernel", 0), "dense/kernel:0");
  EXPECT_EQ(find({"model/dense/kernel"}, dense, "kernel", 0),
            "model/dense/kernel");
  EXPECT_EQ(find({"dense/kernel"}, dense, "bias", 1), "none");
  EXPECT_EQ(find({"dense_1/kernel"}, dense, "kernel", 0), "none");
  EXPECT_EQ(find({}, dense, "kernel", 0), "none");
  EXPECT_EQ(find({"", "/", ":0"}, dense, "kernel", 0), "none");
}

TEST_F(KerasWeightsTest, PrefersTheScopeWithMoreInCommon) {
  std::vector<std::string> names{"a/dense/kernel", "b/dense/kernel"};
  EXPECT_EQ(find(names, scope({"b", "dense"}), "kernel", 0), "b/dense/kernel");
  EXPECT_EQ(find({"dense/cell/kernel", "dense/kernel"}, scope({"dense"}),
                 "kernel", 0),
            "dense/kernel");
  EXPECT_NE(find(names, scope({"dense"}), "kernel", 0).find("both fit"),
            std::string::npos);
}

TEST_F(KerasWeightsTest, FindsCellsAndNumbers) {
  EXPECT_EQ(find({"lstm/lstm_cell_3/kernel"}, scope({"lstm"}), "kernel", 0),
            "lstm/lstm_cell_3/kernel");
  std::vector<std::string> numbers{
      "_layer_checkpoint_dependencies/dense/vars/0",
      "_layer_checkpoint_dependencies/dense/vars/1"};
  EXPECT_EQ(find(numbers, scope({"dense"}), "bias", 1), numbers[1]);
}

TEST_F(KerasWeightsTest, WrappersMayHideTheLayerInside) {
  KerasScope inside = scope({"time_distributed", "dense"}, /*optional=*/1);
  EXPECT_EQ(find({"time_distributed/kernel"}, inside, "kernel", 0),
            "time_distributed/kernel");
  EXPECT_EQ(find({"time_distributed/kernel"},
                 scope({"time_distributed", "dense"}), "kernel", 0),
            "none");
}

} // namespace
