//===- HostTensorTest.cpp - Tests for constants as tensors ----------------===//

#include "tfuse/Eval/HostTensor.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/LazyElements.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse::eval;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

class HostTensorTest : public ::testing::Test {
protected:
  HostTensorTest() {
    context.loadDialect<tfuse::tf_type::TFTypeDialect, TFuseDialect>();
  }
  ElementsAttr parse(StringRef text) {
    auto attr =
        dyn_cast_if_present<ElementsAttr>(parseAttribute(text, &context));
    EXPECT_TRUE(attr) << text.str();
    return attr;
  }
  HostTensor tensor(StringRef text) {
    auto result = toHostTensor(parse(text));
    EXPECT_TRUE(bool(result)) << text.str();
    return result ? *result : HostTensor();
  }
  std::string messageOf(llvm::Expected<HostTensor> result) {
    return result ? "" : llvm::toString(result.takeError());
  }

  MLIRContext context;
};

TEST_F(HostTensorTest, ReadsEveryLayoutOfDense) {
  EXPECT_EQ(tensor("dense<[1.0, -2.5]> : tensor<2xf32>").data<float>(),
            ArrayRef<float>({1.0f, -2.5f}));
  // Nine bits take two bytes, least significant bit first.
  EXPECT_EQ(
      tensor("dense<[1, 0, 1, 1, 0, 0, 0, 0, 1]> : tensor<9xi1>").data<bool>(),
      ArrayRef<bool>(
          {true, false, true, true, false, false, false, false, true}));
  HostTensor narrow = tensor("dense<[1, -8, 7]> : tensor<3xi4>");
  EXPECT_EQ(narrow.bytes(), ArrayRef<char>({1, -8, 7}));
  EXPECT_EQ(tensor("dense<[1, 15]> : tensor<2xui4>").bytes(),
            ArrayRef<char>({1, 15}));
  HostTensor strings =
      tensor("dense<[\"a\", \"\"]> : tensor<2x!tf_type.string>");
  EXPECT_EQ(strings.strings()[0], "a");
  EXPECT_EQ(strings.strings()[1], "");
}

TEST_F(HostTensorTest, SharesBytesOfDense) {
  auto attr =
      cast<DenseElementsAttr>(parse("dense<[1, 2, 3]> : tensor<3xi32>"));
  EXPECT_EQ(tensor("dense<[1, 2, 3]> : tensor<3xi32>").bytes().data(),
            attr.getRawData().data());
}

TEST_F(HostTensorTest, KeepsSplatsSmallUntilAsked) {
  HostTensor splat = tensor("dense<7> : tensor<3x2xi16>");
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(splat.front<int16_t>(), 7);
  EXPECT_EQ(splat.data<int16_t>(), ArrayRef<int16_t>({7, 7, 7, 7, 7, 7}));
  EXPECT_FALSE(splat.isSplat());
  HostTensor bools = tensor("dense<true> : tensor<3xi1>");
  EXPECT_TRUE(bools.isSplat());
  EXPECT_EQ(bools.data<bool>(), ArrayRef<bool>({true, true, true}));
}

TEST_F(HostTensorTest, AttributesRoundTrip) {
  for (StringRef text : {
           "dense<[[1.0, 2.0]]> : tensor<1x2xf64>",
           "dense<[1, -2, 3]> : tensor<3xi4>",
           "dense<[1, 0, 1]> : tensor<3xi1>",
           "dense<true> : tensor<3xi1>",
           "dense<0> : tensor<2xui8>",
           "dense<5> : tensor<i64>",
           "dense<> : tensor<0x3xf32>",
           "dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>",
           "dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>",
           "dense<[1, 2]> : tensor<2xindex>",
           "dense<[\"x\", \"y\"]> : tensor<2x!tf_type.string>",
           "dense<\"x\"> : tensor<2x!tf_type.string>",
       })
    EXPECT_EQ(toAttr(tensor(text)), parse(text)) << text.str();
}

TEST_F(HostTensorTest, LargeTensorsShareTheirBuffer) {
  auto i32 = IntegerType::get(&context, 32);
  HostTensor large = llvm::cantFail(HostTensor::allocate(i32, {2000}));
  for (int i = 0; i < 2000; ++i)
    large.mutableData<int32_t>()[i] = i;
  ElementsAttr attr = toAttr(large, {}, "w");
  auto resource = dyn_cast<DenseResourceElementsAttr>(attr);
  ASSERT_TRUE(resource);
  EXPECT_EQ(resource.getRawHandle().getKey(), "w");
  EXPECT_EQ(resource.getRawHandle().getBlob()->getData().data(),
            large.bytes().data());
  EXPECT_EQ(large.owner().use_count(), 2); // the tensor and the blob
  EXPECT_EQ(llvm::cantFail(toHostTensor(attr)).bytes().data(),
            large.bytes().data());
}

TEST_F(HostTensorTest, EqualElementsBecomeASplat) {
  auto f32 = Float32Type::get(&context);
  HostTensor zeros = llvm::cantFail(HostTensor::allocate(f32, {100, 100}));
  llvm::fill(zeros.mutableData<float>(), 0.0f);
  EXPECT_EQ(toAttr(zeros), parse("dense<0.0> : tensor<100x100xf32>"));
  // -0.0 is bitwise different from 0.0, so the tensor is not a splat.
  zeros.mutableData<float>()[9999] = -0.0f;
  EXPECT_TRUE(isa<DenseResourceElementsAttr>(toAttr(zeros)));
}

TEST_F(HostTensorTest, CopiesMisalignedBytes) {
  alignas(8) char buffer[9] = {0, 1, 0, 0, 0, 2, 0, 0, 0};
  HostTensor view =
      HostTensor::view(IntegerType::get(&context, 32), {2},
                       ArrayRef<char>(buffer).drop_front(), nullptr);
  EXPECT_EQ(view.data<int32_t>(), ArrayRef<int32_t>({1, 2}));
}

TEST_F(HostTensorTest, RefusesWhatHasNoData) {
  EXPECT_NE(messageOf(toHostTensor(
                parse("dense_resource<__elided__> : tensor<2xf32>"))),
            "");
  EXPECT_NE(messageOf(HostTensor::allocate(Float32Type::get(&context),
                                           {1L << 40, 1L << 40})),
            "");
  EXPECT_NE(messageOf(HostTensor::allocate(
                tfuse::tf_type::ResourceType::get(&context, {}), {})),
            "");
}

TEST_F(HostTensorTest, ReadsTensorProtos) {
  // dtype: DT_INT32, tensor_shape { dim { size: 3 } }, int_val: [7, 8]
  EXPECT_EQ(tensor("#tf_type<tensor_proto : \"0x08031204120208033A020708\">"
                   " : tensor<3xi32>")
                .data<int32_t>(),
            ArrayRef<int32_t>({7, 8, 8}));
  // The same with tensor_content.
  EXPECT_EQ(tensor("#tf_type<tensor_proto : "
                   "\"0x080312041202080122040100FF7F\"> : tensor<1xi32>")
                .data<int32_t>(),
            ArrayRef<int32_t>({0x7FFF0001}));
  // dtype: DT_STRING, tensor_shape { dim { size: 2 } }, string_val: "ab"
  EXPECT_EQ(tensor("#tf_type<tensor_proto : \"0x0807120412020802420261"
                   "62\"> : tensor<2x!tf_type.string>")
                .strings()[1],
            "ab");
  // Truncated; of another type; of another shape; too many values.
  for (StringRef bad : {"\"0x08031204120208033A0207\"> : tensor<3xi32>",
                        "\"0x08031204120208033A020708\"> : tensor<3xf32>",
                        "\"0x08031204120208033A020708\"> : tensor<2xi32>",
                        "\"0x08031204120208013A020708\"> : tensor<1xi32>"})
    EXPECT_NE(messageOf(toHostTensor(
                  parse(("#tf_type<tensor_proto : " + bad).str()))),
              "")
        << bad.str();
}

TEST_F(HostTensorTest, ChecksProducts) {
  EXPECT_EQ(checkedProduct({2, 3}, 4), 24);
  EXPECT_EQ(checkedProduct({}), 1);
  EXPECT_EQ(checkedProduct({0, 1L << 62}), 0);
  EXPECT_EQ(checkedProduct({0, 1L << 62, 1L << 62}), std::nullopt);
  EXPECT_EQ(checkedProduct({1L << 62, 2}), std::nullopt);
  EXPECT_EQ(checkedProduct({-1, 2}), std::nullopt);
}

} // namespace
