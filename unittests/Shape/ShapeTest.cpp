//===- ShapeTest.cpp - The algebra of sizes and shapes --------------------===//

#include "tfuse/Shape/Shape.h"
#include "gtest/gtest.h"

using namespace tfuse::shape;

namespace {

constexpr Dim a = -2, b = -3; // two symbols

TEST(DimTest, ArithmeticKeepsSymbols) {
  EXPECT_EQ(addDims(a, 0), a);
  EXPECT_EQ(addDims(2, 3), 5);
  EXPECT_EQ(addDims(a, 1), kUnknown);
  EXPECT_EQ(addDims(INT64_MAX, 1), kUnknown);
  EXPECT_EQ(subDims(a, 0), a);
  EXPECT_EQ(subDims(a, a), 0);
  EXPECT_EQ(subDims(a, b), kUnknown);
  EXPECT_EQ(subDims(kUnknown, kUnknown), kUnknown);
  EXPECT_EQ(subDims(2, 3), kUnknown);
  EXPECT_EQ(mulDims(a, 1), a);
  EXPECT_EQ(mulDims(0, kUnknown), 0);
  EXPECT_EQ(mulDims(INT64_MAX, 2), kUnknown);
  EXPECT_EQ(divDims(a, 1), a);
  EXPECT_EQ(divDims(a, a), 1);
  EXPECT_EQ(divDims(7, 2), 3);
  EXPECT_EQ(divDims(7, 0), kUnknown);
}

TEST(DimTest, MergeKnowsMost) {
  EXPECT_EQ(mergeDims(3, a), 3);
  EXPECT_EQ(mergeDims(a, 3), 3);
  EXPECT_EQ(mergeDims(a, kUnknown), a);
  EXPECT_EQ(mergeDims(kUnknown, a), a);
  EXPECT_EQ(mergeDims(a, b), a);
  EXPECT_EQ(mergeDims(3, 4), std::nullopt);
}

TEST(DimTest, BroadcastOfSymbols) {
  EXPECT_EQ(broadcastDims(a, 1), a);
  EXPECT_EQ(broadcastDims(1, a), a);
  EXPECT_EQ(broadcastDims(a, a), a);
  EXPECT_EQ(broadcastDims(a, b), kUnknown);
  EXPECT_EQ(broadcastDims(a, 5), 5);
  EXPECT_EQ(broadcastDims(kUnknown, 5), 5);
  EXPECT_EQ(broadcastDims(kUnknown, 1), kUnknown);
  EXPECT_EQ(broadcastDims(3, 4), std::nullopt);
  EXPECT_EQ(broadcastDims(0, 1), 0);
}

TEST(ShapeTest, IndexAndSlice) {
  Shape shape({2, a, 4});
  EXPECT_EQ(shape[-1], 4);
  EXPECT_EQ(shape[3], kUnknown);
  EXPECT_EQ(Shape()[0], kUnknown);
  EXPECT_EQ(shape.slice(1, 3), Shape({a, 4}));
  EXPECT_EQ(shape.slice(-2, 9), Shape({a, 4}));
  EXPECT_EQ(shape.dropBack(5), Shape::scalar());
  EXPECT_EQ(shape.dropFront(2), Shape({4}));
  EXPECT_FALSE(Shape().slice(0, 1).hasRank());
  EXPECT_EQ(shape.withDim(-1, 7), Shape({2, a, 7}));
  EXPECT_EQ(shape.withDim(5, 7), shape);
}

TEST(ShapeTest, NumElements) {
  EXPECT_EQ(Shape({2, 3}).numElements(), 6);
  EXPECT_EQ(Shape::scalar().numElements(), 1);
  EXPECT_EQ(Shape({kUnknown, 0}).numElements(), 0);
  EXPECT_EQ(Shape({kUnknown, 2}).numElements(), kUnknown);
  EXPECT_EQ(Shape({a, 1}).numElements(), a);
  EXPECT_EQ(Shape({INT64_MAX, 4}).numElements(), kUnknown);
}

TEST(ShapeTest, MergeJoinBroadcast) {
  EXPECT_EQ(merge(Shape({2, a}), Shape({kUnknown, 3})), Shape({2, 3}));
  EXPECT_EQ(merge(Shape(), Shape({2})), Shape({2}));
  EXPECT_EQ(merge(Shape({2}), Shape({2, 3})), std::nullopt);
  EXPECT_EQ(join(Shape({2, a}), Shape({3, a})), Shape({kUnknown, a}));
  EXPECT_FALSE(join(Shape({2}), Shape({2, 3})).hasRank());
  EXPECT_EQ(broadcast(Shape({a, 1, 3}), Shape({4, 1})), Shape({a, 4, 3}));
  EXPECT_EQ(broadcast(Shape({2}), Shape({3})), std::nullopt);
  EXPECT_TRUE(refines(Shape({2, 3}), Shape({kUnknown, 3})));
  EXPECT_FALSE(refines(Shape({kUnknown, 3}), Shape({2, 3})));
  EXPECT_TRUE(refines(Shape({2}), Shape()));
}

TEST(ElementTest, JoinKeepsWhatAgrees) {
  Elements x = {Element::known(1), Element::size(a)};
  Elements y = {Element::known(2), Element::size(a)};
  EXPECT_EQ(join(std::optional(x), std::optional(y)),
            (Elements{Element(), Element::size(a)}));
  EXPECT_EQ(join(std::optional(x), std::nullopt), std::nullopt);
  EXPECT_EQ(Element::known(-1).dim(), kUnknown);
  EXPECT_EQ(Element::size(kUnknown), Element());
}

} // namespace
