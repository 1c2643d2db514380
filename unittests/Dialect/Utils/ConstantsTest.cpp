//===- ConstantsTest.cpp - Reading and making small constants -------------===//

#include "tfuse/Dialect/Utils/Constants.h"

#include "tfuse/Dialect/Utils/ConstantBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;

namespace {

class ConstantsTest : public testing::Test {
protected:
  ConstantsTest() : builder(context()) {
    builder.setInsertionPointToStart(&block);
  }
  MLIRContext *context() {
    mlirContext.loadDialect<arith::ArithDialect>();
    return &mlirContext;
  }
  ElementsAttr f32s(ArrayRef<float> values) {
    return DenseElementsAttr::get(
        tensorOf(int64_t(values.size()), builder.getF32Type()), values);
  }

  MLIRContext mlirContext;
  Block block;
  OpBuilder builder;
  ConstantBuilder constants{builder, builder.getUnknownLoc()};
};

TEST_F(ConstantsTest, Integers) {
  EXPECT_EQ(constantInts(constants.i32s({3, -1})), (Ints{3, -1}));
  EXPECT_EQ(constantInts(constants.i64s(int64_t(1) << 40)),
            Ints{int64_t(1) << 40});
  EXPECT_EQ(constantInt(constants.i32Scalar(7)), 7);
  EXPECT_EQ(constantInt(constants.i32s({7, 7})), std::nullopt);
  EXPECT_EQ(constantInts(constants.constant(f32s({1, 2}))), std::nullopt);
}

TEST_F(ConstantsTest, UnsignedAndBooleanElementsAreNotNegative) {
  Type u8 = builder.getIntegerType(8, /*isSigned=*/false);
  EXPECT_EQ(constantInt(constants.scalar(u8, 200)), 200);
  EXPECT_EQ(constantInt(constants.scalar(builder.getI1Type(), 1)), 1);
}

TEST_F(ConstantsTest, Splats) {
  EXPECT_EQ(constantSplat(constants.constant(f32s({2, 2, 2}))), 2.0);
  EXPECT_EQ(constantSplat(constants.constant(f32s({2, 3}))), std::nullopt);
  EXPECT_EQ(constantSplat(constants.i32s({4, 4})), 4.0);
  // 0.1 is not a float32; the nearest float32 counts as 0.1.
  EXPECT_TRUE(
      isConstantSplat(constants.scalar(builder.getF32Type(), 0.1), 0.1));
  EXPECT_FALSE(isConstantSplat(constants.constant(f32s({1, 2})), 1));
}

TEST_F(ConstantsTest, AxesAreNormalizedAndDistinct) {
  EXPECT_EQ(constantAxes(constants.i32s({-1, 0}), 3), (Ints{0, 2}));
  EXPECT_EQ(constantAxes(constants.i32s({2, -1}), 3), std::nullopt);
  EXPECT_EQ(constantAxes(constants.i32s({3}), 3), std::nullopt);
}

TEST(ShapesTest, Permutations) {
  EXPECT_EQ(inversePermutation({2, 0, 1}), (Ints{1, 2, 0}));
  EXPECT_EQ(permute({5, 6, 7}, {2, 0, 1}), (Ints{7, 5, 6}));
  EXPECT_TRUE(isIdentityPermutation({0, 1, 2}));
  EXPECT_FALSE(isIdentityPermutation({1, 0}));
  EXPECT_EQ(sequence(2, 5), (Ints{2, 3, 4}));
}

TEST(ShapesTest, SamePadding) {
  // TensorFlow: out = ceil(5 / 2) = 3; total = (3 - 1) * 2 + 4 - 5 = 3.
  EXPECT_TRUE(isSamePadding({1, 2}, 5, 4, 2));
  EXPECT_FALSE(isSamePadding({2, 1}, 5, 4, 2));
  EXPECT_FALSE(isSamePadding({0, 0}, kDynamic, 1, 1));
}

} // namespace
