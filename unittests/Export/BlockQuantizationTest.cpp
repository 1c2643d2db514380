//===- BlockQuantizationTest.cpp - Models that are quantized in blocks ----===//
//
// tfuse writes no such model, so the test builds one: an int8 tensor, both
// input and output of the model, with BlockwiseQuantization.
//
//===----------------------------------------------------------------------===//

#include "Models.h"

#include "Export/TFLite/TableBuilder.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/Diagnostics.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace tfuse {
namespace {

using tfl::makeTables;
using tfl::makeVector;
using tfl::Offset;
using tfl::TableBuilder;
namespace field = tfl::schema::field;

/// `details` is a number of the union QuantizationDetails.
std::string modelWithDetails(uint8_t details) {
  tfl::FlatBufferBuilder builder;
  Offset block =
      TableBuilder(builder)
          .scalar<int32_t>(field::BlockwiseQuantization_block_size, 32)
          .finish();
  TableBuilder scales(builder);
  if (details)
    scales.scalar(field::QuantizationParameters_details_type, details)
        .offset(field::QuantizationParameters_details, block);
  Offset quantization = scales.finish();
  Offset name = tfl::makeString(builder, "x");
  Offset shape = makeVector<int32_t>(builder, {2, 32});
  Offset tensor =
      TableBuilder(builder)
          .offset(field::Tensor_shape, shape)
          .scalar<int8_t>(field::Tensor_type, int8_t(tfl::TensorType::INT8))
          .offset(field::Tensor_name, name)
          .offset(field::Tensor_quantization, quantization)
          .finish();
  Offset tensors = makeTables(builder, tensor);
  Offset ends = makeVector<int32_t>(builder, {0});
  Offset graph = TableBuilder(builder)
                     .offset(field::SubGraph_tensors, tensors)
                     .offset(field::SubGraph_inputs, ends)
                     .offset(field::SubGraph_outputs, ends)
                     .finish();
  Offset graphs = makeTables(builder, graph);
  Offset buffers = makeTables(builder, TableBuilder(builder).finish());
  Offset model = TableBuilder(builder)
                     .scalar<uint32_t>(field::Model_version, 3)
                     .offset(field::Model_subgraphs, graphs)
                     .offset(field::Model_buffers, buffers)
                     .finish();
  builder.Finish(model, "TFL3");
  return std::string(reinterpret_cast<const char *>(builder.GetBufferPointer()),
                     builder.GetSize());
}

Error import(const std::string &model,
             const TFLiteImportOptions &options = {}) {
  ModelContext context;
  return importTFLite(MappedFile::fromMemory(model, "blocks.tflite"), &context,
                      options)
      .takeError();
}

TEST(BlockQuantization, refused) {
  handleAllErrors(
      import(modelWithDetails(/*details=*/2)), [](const UserError &user) {
        EXPECT_EQ(user.code, Code::UnsupportedType);
        EXPECT_EQ(user.where, "blocks.tflite");
        EXPECT_EQ(user.message, "the tensor 'x' is quantized in blocks or for "
                                "custom kernels, which tfuse does not support");
      });
  EXPECT_TRUE(errorToBool(import(modelWithDetails(/*details=*/2))));
}

TEST(BlockQuantization, inspected) {
  TFLiteImportOptions options;
  options.keepUnknownOperators = true;
  EXPECT_FALSE(errorToBool(import(modelWithDetails(/*details=*/2), options)));
}

TEST(BlockQuantization, withoutDetails) {
  EXPECT_FALSE(errorToBool(import(modelWithDetails(/*details=*/0))));
}

} // namespace
} // namespace tfuse
