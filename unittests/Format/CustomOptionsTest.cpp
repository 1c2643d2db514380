//===- CustomOptionsTest.cpp - What a custom op's kernel is told ----------===//
//
// The bytes, read as kernels read them: with FlexBuffers.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Import/Annotation/NameAttrListText.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <flatbuffers/flexbuffers.h>

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

class CustomOptionsTest : public ::testing::Test {
protected:
  CustomOptionsTest() { context.loadDialect<tf::TFDialect, tfl::TFLDialect>(); }

  /// The options for attributes in protobuf's text format.
  flexbuffers::Map options(StringRef attributes) {
    Expected<tf_type::FuncAttr> func =
        parseNameAttrList(("name: 'f' " + attributes).str(), &context);
    if (!func) {
      ADD_FAILURE() << toString(func.takeError());
      return flexbuffers::Map::EmptyMap();
    }
    CustomOptions written;
    for (NamedAttribute attr : func->getAttrs())
      EXPECT_TRUE(written.add(attr.getName(), attr.getValue()));
    bytes = written.finish(&context).getValue().str();
    return flexbuffers::GetRoot(reinterpret_cast<const uint8_t *>(bytes.data()),
                                bytes.size())
        .AsMap();
  }

  flexbuffers::Reference option(StringRef value) {
    return options(("attr { key: 'k' value { " + value + " } }").str())["k"];
  }

  MLIRContext context;
  std::string bytes;
};

TEST_F(CustomOptionsTest, TensorsOfSmallFloats) {
  flexbuffers::Map half = option("tensor { dtype: DT_HALF tensor_shape { dim { "
                                 "size: 2 } } half_val: [15360, 49152] }")
                              .AsMap();
  EXPECT_EQ(half["values"].AsTypedVector()[0].AsFloat(), 1.0f);
  EXPECT_EQ(half["values"].AsTypedVector()[1].AsFloat(), -2.0f);
  EXPECT_EQ(half["type"].AsInt32(), 1);
  EXPECT_EQ(option("tensor { dtype: DT_BFLOAT16 tensor_shape { } half_val: "
                   "16256 }")
                .AsMap()["values"]
                .AsTypedVector()[0]
                .AsFloat(),
            1.0f);
}

TEST_F(CustomOptionsTest, Scalars) {
  EXPECT_EQ(option("i: -3").AsInt64(), -3);
  EXPECT_TRUE(option("i: -3").IsInt());
  EXPECT_EQ(option("i: 5000000000").AsInt64(), 5000000000);
  EXPECT_EQ(option("f: 0.25").AsFloat(), 0.25f);
  EXPECT_TRUE(option("f: 2").IsFloat());
  EXPECT_EQ(option("s: 'two words'").AsString().str(), "two words");
  EXPECT_EQ(option("s: ''").AsString().str(), "");
}

TEST_F(CustomOptionsTest, BooleansAreBooleans) {
  EXPECT_TRUE(option("b: true").IsBool());
  EXPECT_TRUE(option("b: true").AsBool());
  EXPECT_TRUE(option("b: false").IsBool());
  EXPECT_FALSE(option("b: false").AsBool());
}

TEST_F(CustomOptionsTest, TypesAreTensorTypes) {
  // FLOAT32 and BOOL of TFLite's schema.
  EXPECT_EQ(option("type: DT_FLOAT").AsInt32(), 0);
  EXPECT_EQ(option("type: DT_BOOL").AsInt32(), 6);
}

TEST_F(CustomOptionsTest, Shapes) {
  flexbuffers::Reference shape =
      option("shape { dim { size: 2 } dim { size: -1 } }");
  ASSERT_TRUE(shape.IsTypedVector());
  EXPECT_EQ(shape.AsTypedVector().size(), 2u);
  EXPECT_EQ(shape.AsTypedVector()[0].AsInt64(), 2);
  EXPECT_EQ(shape.AsTypedVector()[1].AsInt64(), -1);
  EXPECT_TRUE(option("shape { unknown_rank: true }").IsNull());
  EXPECT_EQ(option("shape { }").AsVector().size(), 0u);
}

TEST_F(CustomOptionsTest, Lists) {
  flexbuffers::Reference ints = option("list { i: 1 i: 2 i: 300 }");
  ASSERT_TRUE(ints.IsTypedVector());
  EXPECT_EQ(ints.AsTypedVector()[2].AsInt32(), 300);

  flexbuffers::Reference floats = option("list { f: 1 f: 0.5 }");
  ASSERT_TRUE(floats.IsTypedVector());
  EXPECT_EQ(floats.AsTypedVector()[1].AsFloat(), 0.5f);

  flexbuffers::Reference bools = option("list { b: true b: false }");
  ASSERT_TRUE(bools.IsTypedVector());
  EXPECT_TRUE(bools.AsTypedVector()[0].AsBool());
  EXPECT_FALSE(bools.AsTypedVector()[1].AsBool());

  flexbuffers::Reference strings = option("list { s: 'a' s: 'bc' }");
  ASSERT_TRUE(strings.IsVector());
  EXPECT_EQ(strings.AsVector()[1].AsString().str(), "bc");

  flexbuffers::Reference shapes =
      option("list { shape { dim { size: 2 } } shape { unknown_rank: true } }");
  ASSERT_TRUE(shapes.IsVector());
  EXPECT_EQ(shapes.AsVector()[0].AsTypedVector()[0].AsInt64(), 2);
  EXPECT_TRUE(shapes.AsVector()[1].IsNull());

  EXPECT_EQ(option("list { }").AsVector().size(), 0u);
}

TEST_F(CustomOptionsTest, Tensors) {
  flexbuffers::Map tensor =
      option("tensor { dtype: DT_INT32 tensor_shape { dim { size: 2 } "
             "dim { size: 2 } } int_val: [1, 2, 3] }")
          .AsMap();
  EXPECT_EQ(tensor["type"].AsInt32(), 2); // INT32
  EXPECT_EQ(tensor["shape"].AsTypedVector()[1].AsInt64(), 2);
  ASSERT_EQ(tensor["values"].AsTypedVector().size(), 4u);
  EXPECT_EQ(tensor["values"].AsTypedVector()[1].AsInt32(), 2);
  // TensorProto repeats the last value.
  EXPECT_EQ(tensor["values"].AsTypedVector()[3].AsInt32(), 3);
}

TEST_F(CustomOptionsTest, Functions) {
  flexbuffers::Map func =
      option("func { name: 'g' attr { key: 'a' value { i: 7 } } }").AsMap();
  EXPECT_EQ(func["name"].AsString().str(), "g");
  EXPECT_EQ(func["attr"].AsMap()["a"].AsInt32(), 7);
}

TEST_F(CustomOptionsTest, KeysAreFoundWhateverTheirOrder) {
  flexbuffers::Map map =
      options("attr { key: 'zebra' value { i: 1 } } "
              "attr { key: 'ant' value { i: 2 } } "
              "attr { key: 'monkey' value { list { i: 3 } } }");
  EXPECT_EQ(map["zebra"].AsInt32(), 1);
  EXPECT_EQ(map["ant"].AsInt32(), 2);
  EXPECT_EQ(map["monkey"].AsTypedVector()[0].AsInt32(), 3);
}

TEST_F(CustomOptionsTest, ComplexNumbersHaveNoForm) {
  Expected<tf_type::FuncAttr> func = parseNameAttrList(
      "name: 'f' attr { key: 'k' value { tensor { dtype: DT_COMPLEX64 "
      "tensor_shape { } scomplex_val: [1, 2] } } }",
      &context);
  ASSERT_TRUE(bool(func)) << toString(func.takeError());
  CustomOptions written;
  EXPECT_FALSE(written.add("k", func->getAttrs().get("k")));
}

} // namespace
