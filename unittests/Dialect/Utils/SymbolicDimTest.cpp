//===- SymbolicDimTest.cpp - Arithmetic on symbolic dimensions ------------===//

#include "tfuse/Dialect/Utils/SymbolicDim.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;

namespace {

class SymbolicDimTest : public testing::Test {
protected:
  Value tensor(ArrayRef<int64_t> shape) {
    Builder builder(&context);
    return block.addArgument(tensorOf(shape, builder.getF32Type()),
                             builder.getUnknownLoc());
  }

  MLIRContext context;
  Block block;
};

TEST_F(SymbolicDimTest, AxesAreNumbersOrSymbols) {
  Value x = tensor({kDynamic, 3});
  EXPECT_EQ(SymbolicDim(x, 1).getNumber(), 3);
  EXPECT_EQ(SymbolicDim(x, -1).getNumber(), 3);
  EXPECT_EQ(SymbolicDim(x, 0).getNumber(), std::nullopt);
  EXPECT_EQ(SymbolicDim(x, 0).size(), kDynamic);
  EXPECT_TRUE(SymbolicDim(x, 0) == SymbolicDim(x, -2));
  EXPECT_TRUE(areDimsOf(x, symbolicDims(x)));
  EXPECT_FALSE(areDimsOf(x, {3, SymbolicDim(x, 0)}));
  EXPECT_EQ(sizesOf(symbolicDims(x)), (Ints{kDynamic, 3}));
}

TEST_F(SymbolicDimTest, ScalarsAreSymbols) {
  Value n = tensor({});
  SymbolicDim dim = SymbolicDim::ofScalar(n);
  EXPECT_TRUE(dim.isKnown());
  EXPECT_EQ(dim.size(), kDynamic);
  EXPECT_TRUE(dim == SymbolicDim::ofScalar(n));
  EXPECT_FALSE(dim == SymbolicDim::ofScalar(tensor({})));
  EXPECT_EQ((dim + 2 - dim).getNumber(), 2);
}

TEST_F(SymbolicDimTest, ProductsCommute) {
  Value x = tensor({kDynamic, kDynamic});
  SymbolicDim a(x, 0), b(x, 1);
  EXPECT_TRUE(a * b == b * a);
  EXPECT_TRUE(a * 2 * b == b * a * 2);
  EXPECT_FALSE(a * 2 == b * 2);
  EXPECT_FALSE(a * a == a);
  EXPECT_EQ((a * 0).getNumber(), 0);
}

TEST_F(SymbolicDimTest, SumsKeepOneProduct) {
  Value x = tensor({kDynamic, kDynamic});
  SymbolicDim a(x, 0), b(x, 1);
  EXPECT_TRUE(a + 1 - 1 == a);
  EXPECT_TRUE(a + a == a * 2);
  EXPECT_EQ((a + 3 - a).getNumber(), 3);
  EXPECT_TRUE((a + 1) * 2 == a * 2 + 2);
  EXPECT_FALSE((a + b).isKnown());
  EXPECT_FALSE(((a + 1) * b).isKnown());
}

TEST_F(SymbolicDimTest, QuotientsAreExact) {
  Value x = tensor({kDynamic, kDynamic});
  SymbolicDim a(x, 0), b(x, 1);
  EXPECT_TRUE((a * b * 6).dividedBy(a * 3) == b * 2);
  EXPECT_EQ((a * 6).dividedBy(a * 2).getNumber(), 3);
  EXPECT_TRUE((a * 4 + 2).dividedBy(2) == a * 2 + 1);
  EXPECT_FALSE((a * 3).dividedBy(2).isKnown());
  EXPECT_FALSE(a.dividedBy(b).isKnown());
  EXPECT_FALSE(a.dividedBy(0).isKnown());
}

TEST_F(SymbolicDimTest, UnknownDimensionsEqualNothing) {
  SymbolicDim large(INT64_MAX);
  EXPECT_FALSE((large * 2).isKnown());
  EXPECT_FALSE((large + 1).isKnown());
  EXPECT_FALSE(SymbolicDim() == SymbolicDim());
  EXPECT_FALSE((SymbolicDim() * 0).isKnown());
  EXPECT_EQ(SymbolicDim().size(), kDynamic);
}

} // namespace
