//===- TFTypeTest.cpp - TensorFlow's types --------------------------------===//

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tf_type;

namespace {

class TFTypeTest : public testing::Test {
protected:
  TFTypeTest() { context.loadDialect<TFTypeDialect>(); }

  Type f32() { return Float32Type::get(&context); }
  TensorType tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  TensorType unranked(Type element) { return UnrankedTensorType::get(element); }
  Type resource(ArrayRef<TensorType> subtypes = {}) {
    return ResourceType::get(&context, subtypes);
  }
  Type variant(ArrayRef<TensorType> subtypes = {}) {
    return VariantType::get(&context, subtypes);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  static constexpr int64_t dyn = ShapedType::kDynamic;
};

TEST_F(TFTypeTest, EveryDataTypeHasAnElementType) {
  unsigned count = 0;
  for (int number = 1; isKnownDataType(number); ++number, ++count) {
    auto dtype = DataType(number);
    Type element = toElementType(dtype, &context);
    ASSERT_TRUE(element) << dataTypeName(dtype).str();
    EXPECT_EQ(toDataType(element), dtype);
    EXPECT_EQ(toDataType(tensor({2}, element)), dtype);
    EXPECT_TRUE(isValidElementType(element));

    Type ref = toElementType(addRef(dtype), &context);
    ASSERT_TRUE(ref) << dataTypeName(addRef(dtype)).str();
    EXPECT_EQ(toDataType(ref), addRef(dtype));
    EXPECT_EQ(dropRef(ref), element);
    EXPECT_EQ(RefType::get(element), ref);
  }
  EXPECT_GE(count, 33u);
}

TEST_F(TFTypeTest, NumbersAndTypesThatAreNone) {
  EXPECT_FALSE(toElementType(DataType::Invalid, &context));
  EXPECT_FALSE(toElementType(DataType(77), &context));
  EXPECT_FALSE(toElementType(DataType(-1), &context));
  EXPECT_FALSE(toElementType(DataType(177), &context));
  EXPECT_EQ(toDataType(IndexType::get(&context)), DataType::Invalid);
  EXPECT_EQ(toDataType(IntegerType::get(&context, 7)), DataType::Invalid);
  EXPECT_EQ(toDataType(ControlType::get(&context)), DataType::Invalid);
}

TEST_F(TFTypeTest, FourBitIntegersOfEitherSignednessAreInt4) {
  EXPECT_EQ(toDataType(IntegerType::get(&context, 4)), DataType::Int4);
  EXPECT_EQ(RefType::get(IntegerType::get(&context, 4)),
            toElementType(addRef(DataType::Int4), &context));
}

TEST_F(TFTypeTest, Handles) {
  TensorType subtype = tensor({2}, f32());
  Type handle = tensor({}, resource(subtype));
  EXPECT_TRUE(isResourceTensor(handle));
  EXPECT_FALSE(isVariantTensor(handle));
  EXPECT_FALSE(isResourceTensor(resource(subtype)));
  EXPECT_EQ(getHandleSubtype(handle), subtype);
  EXPECT_EQ(getHandleSubtype(resource()), TensorType());
  EXPECT_EQ(getHandleSubtype(resource({subtype, subtype})), TensorType());
  EXPECT_EQ(getHandleSubtypes(resource({subtype, subtype})).size(), 2u);
  EXPECT_EQ(getHandleSubtype(f32()), TensorType());
  EXPECT_EQ(dropSubtypes(handle), tensor({}, resource()));
  EXPECT_EQ(withHandleSubtypes(tensor({3}, variant()), subtype),
            tensor({3}, variant(subtype)));
  EXPECT_EQ(withHandleSubtypes(f32(), subtype), f32());
}

TEST_F(TFTypeTest, References) {
  Type ref = tensor({2}, RefType::get(f32()));
  EXPECT_TRUE(isRefTensor(ref));
  EXPECT_EQ(elementTypeOf(ref), f32());
  EXPECT_EQ(dropRef(ref), tensor({2}, f32()));
  // A reference type drops the subtypes of its handle.
  EXPECT_EQ(RefType::get(resource(tensor({}, f32()))),
            RefType::get(resource()));
  EXPECT_EQ(dropRefAndSubtypes(RefType::get(variant())), variant());
}

TEST_F(TFTypeTest, CastCompatibleShapes) {
  EXPECT_EQ(
      getCastCompatibleType(tensor({2, dyn}, f32()), tensor({dyn, 3}, f32())),
      tensor({2, 3}, f32()));
  EXPECT_EQ(getCastCompatibleType(unranked(f32()), tensor({dyn}, f32())),
            tensor({dyn}, f32()));
  EXPECT_EQ(getCastCompatibleType(unranked(f32()), unranked(f32())),
            unranked(f32()));
  EXPECT_FALSE(getCastCompatibleType(tensor({2}, f32()), tensor({3}, f32())));
  EXPECT_FALSE(
      getCastCompatibleType(tensor({2}, f32()), tensor({2, 1}, f32())));
  EXPECT_FALSE(getCastCompatibleType(tensor({}, f32()), f32()));
  EXPECT_FALSE(getCastCompatibleType(tensor({2}, f32()),
                                     tensor({2}, Float64Type::get(&context))));
}

TEST_F(TFTypeTest, CastCompatibleHandles) {
  TensorType known = tensor({2}, f32()), vague = tensor({dyn}, f32());
  EXPECT_EQ(getCastCompatibleType(resource(), resource(known)),
            resource(known));
  EXPECT_EQ(getCastCompatibleType(resource(vague), resource(known)),
            resource(known));
  EXPECT_FALSE(
      getCastCompatibleType(resource(known), resource(tensor({3}, f32()))));
  EXPECT_FALSE(
      getCastCompatibleType(resource(known), resource({known, known})));
  // Elements of a list may later have other shapes.
  EXPECT_TRUE(
      getCastCompatibleType(variant(known), variant(tensor({3}, f32()))));
  EXPECT_FALSE(getCastCompatibleType(variant(), resource()));
}

TEST_F(TFTypeTest, CastCompatibleReferences) {
  Type ref = tensor({2}, RefType::get(f32())), value = tensor({dyn}, f32());
  EXPECT_FALSE(getCastCompatibleType(ref, value));
  EXPECT_EQ(getCastCompatibleType(ref, value, /*ignoreRefOfA=*/true),
            tensor({2}, f32()));
  EXPECT_FALSE(getCastCompatibleType(value, ref, /*ignoreRefOfA=*/true));
}

TEST_F(TFTypeTest, BroadcastCompatible) {
  auto compatible = [](Type a, Type b) {
    return areBroadcastCompatible(TypeRange(a), TypeRange(b));
  };
  EXPECT_TRUE(compatible(tensor({4, 1}, f32()), tensor({3}, f32())));
  EXPECT_TRUE(compatible(unranked(f32()), tensor({3}, f32())));
  EXPECT_FALSE(compatible(tensor({4}, f32()), tensor({3}, f32())));
  EXPECT_TRUE(compatible(tensor({3}, RefType::get(f32())), tensor({3}, f32())));
  EXPECT_FALSE(compatible(tensor({3}, f32()), tensor({3}, variant())));
  EXPECT_TRUE(compatible(tensor({}, variant(tensor({2}, f32()))),
                         tensor({}, variant())));
  EXPECT_FALSE(compatible(tensor({}, variant()), tensor({}, resource())));
  EXPECT_FALSE(areBroadcastCompatible(TypeRange(f32()), TypeRange()));
}

TEST_F(TFTypeTest, Shapes) {
  auto shape = ShapeAttr::get(&context, ArrayRef<int64_t>{2, dyn});
  EXPECT_TRUE(shape.hasRank());
  EXPECT_EQ(shape.getRank(), 2);
  EXPECT_FALSE(shape.hasStaticShape());
  EXPECT_EQ(shape.getTensorType(f32()), tensor({2, dyn}, f32()));
  EXPECT_EQ(ShapeAttr::get(tensor({2, dyn}, f32())), shape);
  auto unrankedShape = ShapeAttr::get(&context, std::nullopt);
  EXPECT_FALSE(unrankedShape.hasRank());
  EXPECT_FALSE(unrankedShape.getValue());
  EXPECT_FALSE(unrankedShape.hasStaticShape());
  EXPECT_EQ(unrankedShape.getTensorType(f32()), unranked(f32()));
  EXPECT_NE(unrankedShape, ShapeAttr::get(tensor({}, f32())));
}

TEST_F(TFTypeTest, StringElements) {
  TensorType type = tensor({2}, StringType::get(&context));
  auto two = makeStringElements(type, {"a", StringRef("\0b", 2)});
  auto values = llvm::to_vector(two.getValues<StringRef>());
  ASSERT_EQ(values.size(), 2u);
  EXPECT_EQ(values[1], StringRef("\0b", 2));
  auto splat = makeStringElements(type, {"x"});
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(llvm::to_vector(splat.getValues<StringRef>()).size(), 2u);
}

} // namespace
