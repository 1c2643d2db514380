//===- OpVersionTest.cpp - which version of an operator an op needs -------===//
//
// The runtime rejects a model whose operator version it does not know. If a
// version is too low, it computes wrong results or fails at run time. The
// expected versions are those of the runtime.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace tfuse {
namespace {

struct Row {
  const char *op;
  const char *operands; // types
  const char *attributes;
  const char *results;
  int version;
};

constexpr const char add[] = R"(fused_activation_function = "NONE")";
constexpr const char conv[] =
    R"(dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32,
       fused_activation_function = "NONE", padding = "SAME",
       stride_h = 1 : i32, stride_w = 1 : i32)";
constexpr const char depthwise[] =
    R"(depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32,
       dilation_w_factor = 1 : i32, fused_activation_function = "NONE",
       padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32)";
constexpr const char dilated[] =
    R"(depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32,
       dilation_w_factor = 2 : i32, fused_activation_function = "NONE",
       padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32)";
constexpr const char transposeConv[] =
    R"(fused_activation_function = "NONE", padding = "SAME",
       stride_h = 2 : i32, stride_w = 2 : i32)";
constexpr const char transposeConvRelu[] =
    R"(fused_activation_function = "RELU", padding = "SAME",
       stride_h = 2 : i32, stride_w = 2 : i32)";
constexpr const char dense[] =
    R"(fused_activation_function = "NONE", keep_num_dims = false,
       weights_format = "DEFAULT")";
constexpr const char denseAsymmetric[] =
    R"(asymmetric_quantize_inputs = true, fused_activation_function = "NONE",
       keep_num_dims = false, weights_format = "DEFAULT")";
constexpr const char denseKeeping[] =
    R"(fused_activation_function = "NONE", keep_num_dims = true,
       weights_format = "DEFAULT")";
constexpr const char denseShuffled[] =
    R"(fused_activation_function = "NONE", keep_num_dims = false,
       weights_format = "SHUFFLED4x16INT8")";
constexpr const char pool[] =
    R"(filter_height = 2 : i32, filter_width = 2 : i32,
       fused_activation_function = "NONE", padding = "SAME",
       stride_h = 2 : i32, stride_w = 2 : i32)";
constexpr const char slice[] =
    R"(begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32,
       new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32)";
constexpr const char sliceOffset[] =
    R"(begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32,
       new_axis_mask = 0 : i32, offset = true, shrink_axis_mask = 0 : i32)";
constexpr const char sliceNewAxis[] =
    R"(begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32,
       new_axis_mask = 1 : i32, offset = false, shrink_axis_mask = 0 : i32)";

#define Q8 "!quant.uniform<i8:f32, 0.5>"
#define Q8_2 "!quant.uniform<i8:f32, 2.0>"
#define Q8_TINY "!quant.uniform<i8:f32, 0.125>"
#define Q4 "!quant.uniform<i4:f32, 0.5>"
#define Q2 "!quant.uniform<i2:f32, 0.5>"
#define U4 "!quant.uniform<u4:f32, 0.5>"
#define U8 "!quant.uniform<u8:f32, 0.5>"
#define Q16 "!quant.uniform<i16:f32, 0.5>"
#define Q32 "!quant.uniform<i32:f32, 0.25>"
#define W8 "!quant.uniform<i8<-127:127>:f32, 0.5>"
#define A8 "!quant.uniform<i8<-127:127>:f32:0, {0.5, 0.25}>"
#define IMAGE "tensor<1x4x4x2x"
#define FILTER "tensor<2x3x3x2x"
#define DEPTH_FILTER "tensor<1x3x3x2x"

const Row rows[] = {
    {"tfl.abs", "tensor<2xf32>", "", "tensor<2xf32>", 1},
    {"tfl.abs", "tensor<2x" Q8 ">", "", "tensor<2x" Q8 ">", 2},
    {"tfl.abs", "tensor<2x" Q16 ">", "", "tensor<2x" Q16 ">", 3},
    {"tfl.abs", "tensor<2xi16>", "", "tensor<2xi16>", 4},
    {"tfl.abs", "tensor<2xi32>", "", "tensor<2xi32>", 5},

    {"tfl.add", "tensor<2xf32>, tensor<2xf32>", add, "tensor<2xf32>", 1},
    {"tfl.add", "tensor<2x" Q8 ">, tensor<2x" Q8 ">", add, "tensor<2x" Q8 ">",
     2},
    {"tfl.add", "tensor<2xi64>, tensor<2xi64>", add, "tensor<2xi64>", 4},
    {"tfl.add", "tensor<2xi16>, tensor<2xi16>", add, "tensor<2xi16>", 5},
    {"tfl.sub", "tensor<2x1x1x1x3xf32>, tensor<3xf32>", add,
     "tensor<2x1x1x1x3xf32>", 3},
    {"tfl.sub", "tensor<2x1x1x1x3xf32>, tensor<2x1x1x1x3xf32>", add,
     "tensor<2x1x1x1x3xf32>", 1},
    {"tfl.sub", "tensor<2xi64>, tensor<2xi64>", add, "tensor<2xi64>", 4},
    {"tfl.div", "tensor<2x1x1x1x3xf32>, tensor<3xf32>", add,
     "tensor<2x1x1x1x3xf32>", 2},
    {"tfl.mul", "tensor<2x" Q8 ">, tensor<2x" Q8 ">", add, "tensor<2x" Q8 ">",
     2},
    // A requantization scale of one or more.
    {"tfl.mul", "tensor<2x" Q8 ">, tensor<2x" Q8 ">", add,
     "tensor<2x" Q8_TINY ">", 3},
    {"tfl.mul", "tensor<2x" Q8_2 ">, tensor<2x" Q8 ">", add, "tensor<2x" Q8 ">",
     3},
    {"tfl.mul", "tensor<2xi64>, tensor<2xi64>", add, "tensor<2xi64>", 5},
    {"tfl.mul", "tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>", add,
     "tensor<2xcomplex<f32>>", 6},
    {"tfl.mul", "tensor<2xui32>, tensor<2xui32>", add, "tensor<2xui32>", 7},
    {"tfl.maximum", "tensor<2x1x1x1x3xf32>, tensor<3xf32>", "",
     "tensor<2x1x1x1x3xf32>", 3},
    {"tfl.floor_div", "tensor<2xi32>, tensor<2xi32>", "", "tensor<2xi32>", 1},
    {"tfl.floor_div", "tensor<2xf32>, tensor<2xf32>", "", "tensor<2xf32>", 2},
    {"tfl.equal", "tensor<2xi1>, tensor<2xi1>", "", "tensor<2xi1>", 1},
    {"tfl.equal", "tensor<2x!tf_type.string>, tensor<2x!tf_type.string>", "",
     "tensor<2xi1>", 3},

    {"tfl.conv_2d", IMAGE "f32>, " FILTER "f32>, tensor<2xf32>", conv,
     IMAGE "f32>", 1},
    {"tfl.conv_2d", IMAGE "f32>, " FILTER W8 ">, tensor<2xf32>", conv,
     IMAGE "f32>", 2},
    {"tfl.conv_2d", IMAGE Q8 ">, " FILTER W8 ">, tensor<2x" Q32 ">", conv,
     IMAGE Q8 ">", 3},
    {"tfl.conv_2d", IMAGE "f32>, " FILTER A8 ">, tensor<2xf32>", conv,
     IMAGE "f32>", 5},
    {"tfl.conv_2d", "tensor<1x4x4x4xf32>, " FILTER "f32>, tensor<2xf32>", conv,
     IMAGE "f32>", 6},
    {"tfl.conv_2d", IMAGE Q8 ">, " FILTER Q4 ">, tensor<2x" Q32 ">", conv,
     IMAGE Q8 ">", 7},
    {"tfl.depthwise_conv_2d", IMAGE "f32>, " DEPTH_FILTER "f32>, tensor<2xf32>",
     depthwise, IMAGE "f32>", 1},
    {"tfl.depthwise_conv_2d", IMAGE "f32>, " DEPTH_FILTER "f32>, tensor<2xf32>",
     dilated, IMAGE "f32>", 2},
    {"tfl.depthwise_conv_2d",
     IMAGE Q8 ">, " DEPTH_FILTER W8 ">, tensor<2x" Q32 ">", depthwise,
     IMAGE Q8 ">", 3},
    {"tfl.depthwise_conv_2d", IMAGE "f32>, " DEPTH_FILTER W8 ">, tensor<2xf32>",
     depthwise, IMAGE "f32>", 4},
    {"tfl.transpose_conv", "tensor<4xi32>, " FILTER "f32>, " IMAGE "f32>, none",
     transposeConv, "tensor<1x8x8x2xf32>", 1},
    {"tfl.transpose_conv",
     "tensor<4xi32>, " FILTER "f32>, " IMAGE "f32>, tensor<2xf32>",
     transposeConv, "tensor<1x8x8x2xf32>", 3},
    {"tfl.transpose_conv", "tensor<4xi32>, " FILTER "f32>, " IMAGE "f32>, none",
     transposeConvRelu, "tensor<1x8x8x2xf32>", 4},
    {"tfl.max_pool_2d", IMAGE "f32>", pool, "tensor<1x2x2x2xf32>", 1},
    {"tfl.max_pool_2d", IMAGE Q8 ">", pool, "tensor<1x2x2x2x" Q8 ">", 2},
    {"tfl.average_pool_2d", IMAGE Q16 ">", pool, "tensor<1x2x2x2x" Q16 ">", 3},
    {"tfl.resize_bilinear", IMAGE "f32>, tensor<2xi32>",
     "align_corners = true, half_pixel_centers = false", IMAGE "f32>", 1},
    {"tfl.resize_bilinear", IMAGE "f32>, tensor<2xi32>",
     "align_corners = false, half_pixel_centers = true", IMAGE "f32>", 3},
    {"tfl.resize_nearest_neighbor", IMAGE "f32>, tensor<2xi32>",
     "align_corners = true, half_pixel_centers = false", IMAGE "f32>", 3},

    {"tfl.fully_connected", "tensor<2x4xf32>, tensor<3x4xf32>, tensor<3xf32>",
     dense, "tensor<2x3xf32>", 1},
    {"tfl.fully_connected", "tensor<2x4xf32>, tensor<3x4xf32>, tensor<3xf32>",
     denseShuffled, "tensor<2x3xf32>", 2},
    {"tfl.fully_connected",
     "tensor<2x4xf32>, tensor<3x4x" W8 ">, tensor<3xf32>", dense,
     "tensor<2x3xf32>", 3},
    {"tfl.fully_connected",
     "tensor<2x4x" Q8 ">, tensor<3x4x" W8 ">, tensor<3x" Q32 ">", dense,
     "tensor<2x3x" Q8 ">", 4},
    {"tfl.fully_connected", "tensor<2x4xf32>, tensor<3x4xf32>, tensor<3xf32>",
     denseKeeping, "tensor<2x3xf32>", 5},
    {"tfl.fully_connected",
     "tensor<2x4xf32>, tensor<3x4x" W8 ">, tensor<3xf32>", denseAsymmetric,
     "tensor<2x3xf32>", 9},
    {"tfl.fully_connected",
     "tensor<2x4x" Q8 ">, tensor<3x4x" Q4 ">, tensor<3x" Q32 ">", dense,
     "tensor<2x3x" Q8 ">", 10},
    {"tfl.fully_connected",
     "tensor<2x4xf32>, tensor<2x4x" A8 ">, tensor<2xf32>", dense,
     "tensor<2x2xf32>", 12},
    {"tfl.batch_matmul", "tensor<2x3x4xf32>, tensor<2x4x5xf32>",
     "adj_x = false, adj_y = false", "tensor<2x3x5xf32>", 1},

    {"tfl.transpose", "tensor<2x3xf32>, tensor<2xi32>", "", "tensor<3x2xf32>",
     1},
    {"tfl.transpose", "tensor<2x3xi1>, tensor<2xi32>", "", "tensor<3x2xi1>", 3},
    {"tfl.transpose", "tensor<1x1x1x2x3xf32>, tensor<5xi32>", "",
     "tensor<1x1x1x3x2xf32>", 4},
    {"tfl.transpose", "tensor<1x1x1x1x2x3xf32>, tensor<6xi32>", "",
     "tensor<1x1x1x1x3x2xf32>", 6},
    {"tfl.slice", "tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>", "",
     "tensor<?x?xf32>", 1},
    {"tfl.slice", "tensor<2x!tf_type.string>, tensor<1xi32>, tensor<1xi32>", "",
     "tensor<?x!tf_type.string>", 3},
    {"tfl.slice", "tensor<1x1x1x1x2xf32>, tensor<5xi32>, tensor<5xi32>", "",
     "tensor<?x?x?x?x?xf32>", 5},
    {"tfl.strided_slice",
     "tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>", slice,
     "tensor<?x?xf32>", 1},
    {"tfl.strided_slice",
     "tensor<1x1x1x1x3xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>",
     slice, "tensor<?x?x?x?x?xf32>", 4},
    {"tfl.strided_slice",
     "tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>",
     sliceNewAxis, "tensor<*xf32>", 6},
    {"tfl.strided_slice",
     "tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>",
     sliceOffset, "tensor<?x?xf32>", 8},
    {"tfl.gather", "tensor<2x3xf32>, tensor<2xi32>",
     "axis = 0 : i32, batch_dims = 0 : i32", "tensor<2x3xf32>", 1},
    {"tfl.gather", "tensor<2x3xi1>, tensor<2xi32>",
     "axis = 0 : i32, batch_dims = 0 : i32", "tensor<2x3xi1>", 3},
    {"tfl.gather", "tensor<2x3xf32>, tensor<2x2xi32>",
     "axis = 1 : i32, batch_dims = 1 : i32", "tensor<2x2xf32>", 5},
    {"tfl.gather_nd", "tensor<2x3xf32>, tensor<2x2xi32>", "", "tensor<2xf32>",
     1},
    {"tfl.gather_nd", "tensor<2x3xi1>, tensor<2x2xi32>", "", "tensor<2xi1>", 5},
    {"tfl.space_to_batch_nd",
     "tensor<1x4x4x2xf32>, tensor<2xi32>, tensor<2x2xi32>", "",
     "tensor<4x2x2x2xf32>", 1},
    {"tfl.space_to_batch_nd",
     "tensor<1x4x2xf32>, tensor<1xi32>, tensor<1x2xi32>", "",
     "tensor<2x2x2xf32>", 3},
    {"tfl.split", "tensor<i32>, tensor<2x4xf32>", "num_splits = 1 : i32",
     "tensor<2x4xf32>", 1},
    {"tfl.split", "tensor<i32>, tensor<2x4xi32>", "num_splits = 1 : i32",
     "tensor<2x4xi32>", 3},
    {"tfl.unpack", "tensor<1x4xi1>", "axis = 0 : i32, num = 1 : i32",
     "tensor<4xi1>", 3},
    {"tfl.tile", "tensor<2x!tf_type.string>, tensor<1xi32>", "",
     "tensor<?x!tf_type.string>", 2},
    {"tfl.fill", "tensor<1xi32>, tensor<i1>", "", "tensor<?xi1>", 2},

    {"tfl.quantize", "tensor<2xf32>", "qtype = tensor<2x" Q8 ">",
     "tensor<2x" Q8 ">", 1},
    {"tfl.quantize", "tensor<2xf32>", "qtype = tensor<2x" Q16 ">",
     "tensor<2x" Q16 ">", 2},
    {"tfl.quantize", "tensor<2x4xf32>", "qtype = tensor<2x4x" A8 ">",
     "tensor<2x4x" A8 ">", 3},
    {"tfl.quantize", "tensor<2xf32>", "qtype = tensor<2x" Q4 ">",
     "tensor<2x" Q4 ">", 4},
    {"tfl.dequantize", "tensor<2x" U8 ">", "", "tensor<2xf32>", 1},
    {"tfl.dequantize", "tensor<2x" Q8 ">", "", "tensor<2xf32>", 2},
    {"tfl.dequantize", "tensor<2xf16>", "", "tensor<2xf32>", 3},
    {"tfl.dequantize", "tensor<2x4x" A8 ">", "", "tensor<2x4xf32>", 5},
    {"tfl.dequantize", "tensor<2x" Q4 ">", "", "tensor<2xf32>", 6},
    {"tfl.dequantize", "tensor<2x" Q2 ">", "", "tensor<2xf32>", 7},
    {"tfl.dequantize", "tensor<2x" U4 ">", "", "tensor<2xf32>", 8},
    {"tfl.logistic", "tensor<2x" Q8 ">", "",
     "tensor<2x!quant.uniform<i8:f32, 3.906250e-03:-128>>", 2},
};

#undef Q8

/// An op alone in a function.
mlir::OwningOpRef<mlir::ModuleOp> makeOp(mlir::MLIRContext &context,
                                         const Row &row) {
  // The commas outside of brackets separate types.
  std::string arguments, names;
  int depth = 0, count = 0;
  std::string type;
  auto finish = [&] {
    arguments += formatv("{0}%{1}: {2}", count ? ", " : "", count, type);
    names += formatv("{0}%{1}", count ? ", " : "", count);
    ++count;
    type.clear();
  };
  for (char c : StringRef(row.operands)) {
    depth += (c == '<' || c == '{') - (c == '>' || c == '}');
    if (c == ',' && depth == 0)
      finish();
    else
      type.push_back(c);
  }
  finish();
  // An op without attributes prints no properties.
  std::string properties;
  if (*row.attributes)
    properties = formatv("<{{{0}}>", row.attributes);
  std::string text = formatv(
      "func.func @f({0}) {{ %r = \"{1}\"({2}) {3} : ({4}) -> {5} return }",
      arguments, row.op, names, properties, row.operands, row.results);
  return parseModel(context, text);
}

TEST(OpVersion, IsWhatTheRuntimeExpects) {
  ModelContext context;
  for (const Row &row : rows) {
    auto module = makeOp(context, row);
    ASSERT_TRUE(module) << row.op << " " << row.operands;
    bool found = false;
    module->walk([&](tfl::OpFactsInterface op) {
      found = true;
      EXPECT_EQ(tfl::operatorVersion(op), row.version)
          << row.op << "(" << row.operands << ")";
    });
    EXPECT_TRUE(found) << row.op;
  }
}

/// Each op's number is the one that the schema has for its name.
TEST(OpFacts, NameTheOperatorOfTheirNumber) {
  ASSERT_GT(tfl::allOpFacts().size(), 150u);
  for (const tfl::OpFacts *facts : tfl::allOpFacts())
    EXPECT_EQ(tfl::builtinOperatorName(facts->builtinCode), facts->builtinName)
        << facts->opName.str();
}

/// Options are stored under ascending numbers, each once.
TEST(OpFacts, HaveSoundOptions) {
  for (const tfl::OpFacts *facts : tfl::allOpFacts()) {
    if (!facts->options)
      continue;
    std::set<int> ids;
    for (const tfl::OptionField &field : facts->options->fields)
      EXPECT_TRUE(ids.insert(field.id).second) << facts->opName.str();
  }
}

} // namespace
} // namespace tfuse
