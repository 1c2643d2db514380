//===- TFLKernelsTest.cpp - tfl ops by their definition -------------------===//
//
// Each program has one result, a list of floats; the expected ones are computed
// by hand from LiteRT's definition of the op. Ops that lowerings produce are
// compared with TensorFlow's kernels by test/ops with --verify.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

class TFLKernelsTest : public testing::Test {
protected:
  TFLKernelsTest() {
    context.loadDialect<func::FuncDialect, tf::TFDialect,
                        tf_type::TFTypeDialect, tfl::TFLDialect>();
  }

  /// Runs a function on a vector of floats.
  std::vector<float> run(StringRef text, ArrayRef<float> input) {
    auto module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    auto function = *module->getOps<func::FuncOp>().begin();
    check::Interpreter interpreter(/*maxMultiplications=*/1 << 20);
    auto type = cast<RankedTensorType>(function.getArgumentTypes()[0]);
    auto argument = eval::HostTensor::from<float>(type.getElementType(),
                                                  type.getShape(), input);
    auto results = interpreter.run(function.getBody().front(), argument);
    if (!results) {
      ADD_FAILURE() << toString(results.takeError());
      return {};
    }
    return check::toFloats(results->front());
  }

  void expect(StringRef text, ArrayRef<float> input, ArrayRef<float> expected) {
    std::vector<float> found = run(text, input);
    ASSERT_EQ(found.size(), expected.size());
    for (auto [left, right] : zip_equal(found, expected))
      EXPECT_NEAR(left, right, 1e-5f * std::max(1.0f, std::fabs(right)));
  }

  MLIRContext context;
};

// A window of 1 x 2 over three pixels of one channel; the filter [O, H, W, I]
// has two output channels.
TEST_F(TFLKernelsTest, Conv2D) {
  expect(R"(
func.func @f(%x: tensor<1x1x3x1xf32>) -> tensor<1x1x2x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[[[1.0], [2.0]]], [[[-1.0], [3.0]]]]> : tensor<2x1x2x1xf32>} : () -> tensor<2x1x2x1xf32>
  %b = "tfl.pseudo_const"() {value = dense<[10.0, -10.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tfl.conv_2d"(%x, %w, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x1x3x1xf32>, tensor<2x1x2x1xf32>, tensor<2xf32>) -> tensor<1x1x2x2xf32>
  return %0 : tensor<1x1x2x2xf32>
})",
         // [1 + 4 + 10, -1 + 6 - 10 < 0], [2 + 14 + 10, -2 + 21 - 10]
         {1, 2, 7}, {15, 0, 26, 9});
}

// Output channel c * multiplier + m comes from input channel c.
TEST_F(TFLKernelsTest, DepthwiseConv2D) {
  expect(R"(
func.func @f(%x: tensor<1x1x1x2xf32>) -> tensor<1x1x1x4xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[[[1.0, 2.0, 3.0, 4.0]]]]> : tensor<1x1x1x4xf32>} : () -> tensor<1x1x1x4xf32>
  %b = "tfl.no_value"() {value} : () -> none
  %0 = "tfl.depthwise_conv_2d"(%x, %w, %b) {depth_multiplier = 2 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x1x1x2xf32>, tensor<1x1x1x4xf32>, none) -> tensor<1x1x1x4xf32>
  return %0 : tensor<1x1x1x4xf32>
})",
         {10, 100}, {10, 20, 300, 400});
}

TEST_F(TFLKernelsTest, FullyConnected) {
  expect(R"(
func.func @f(%x: tensor<1x2x2xf32>) -> tensor<1x2x3xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
  %b = "tfl.pseudo_const"() {value = dense<[0.5, 0.5, 5.0]> : tensor<3xf32>} : () -> tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "RELU6", keep_num_dims = true, weights_format = "DEFAULT"} : (tensor<1x2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
})",
         {1, 2, -3, 4}, {1.5f, 2.5f, 6, 0, 4.5f, 6});
}

// The stored weights [O, H, W, I] spread each pixel over the window.
TEST_F(TFLKernelsTest, TransposeConv) {
  expect(R"(
func.func @f(%x: tensor<1x1x2x1xf32>) -> tensor<1x1x4x1xf32> {
  %shape = "tfl.pseudo_const"() {value = dense<[1, 1, 4, 1]> : tensor<4xi32>} : () -> tensor<4xi32>
  %w = "tfl.pseudo_const"() {value = dense<[[[[2.0], [3.0]]]]> : tensor<1x1x2x1xf32>} : () -> tensor<1x1x2x1xf32>
  %b = "tfl.no_value"() {value} : () -> none
  %0 = "tfl.transpose_conv"(%shape, %w, %x, %b) {fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 2 : i32} : (tensor<4xi32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, none) -> tensor<1x1x4x1xf32>
  return %0 : tensor<1x1x4x1xf32>
})",
         {1, 10}, {2, 3, 20, 30});
}

TEST_F(TFLKernelsTest, Activations) {
  auto unary = [](StringRef op, StringRef attrs = "") {
    return ("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %0 = \"tfl." +
            op + "\"(%x) {" + attrs +
            "} : (tensor<4xf32>) -> tensor<4xf32>\n"
            " return %0 : tensor<4xf32>\n}")
        .str();
  };
  expect(unary("relu_n1_to_1"), {-2, -0.5f, 0.5f, 2}, {-1, -0.5f, 0.5f, 1});
  expect(unary("relu_0_to_1"), {-2, -0.5f, 0.5f, 2}, {0, 0, 0.5f, 1});
  // x * relu6(x + 3) / 6
  expect(unary("hard_swish"), {-4, -1, 1, 4}, {0, -1.0f / 3, 2.0f / 3, 4});
  // x / 2 * (1 + erf(x / sqrt(2)))
  expect(unary("gelu"), {-1, 0, 1, 2}, {-0.158655f, 0, 0.841345f, 1.954500f});
  expect(unary("leaky_relu", "alpha = 0.5 : f32"), {-2, -1, 0, 3},
         {-1, -0.5f, 0, 3});
  // softmax(2 x): exp(2 x) over their sum
  expect(unary("softmax", "beta = 2.0 : f32"), {0, 0, 0, 0.5f},
         {0.174878f, 0.174878f, 0.174878f, 0.475367f});
  expect(unary("l2_normalization", "fused_activation_function = \"NONE\""),
         {1, 1, 1, 1}, {0.5f, 0.5f, 0.5f, 0.5f});
}

TEST_F(TFLKernelsTest, StridedSliceWithOffset) {
  expect(R"(
func.func @f(%x: tensor<5xf32>) -> tensor<2xf32> {
  %begin = "tfl.pseudo_const"() {value = dense<[1]> : tensor<1xi32>} : () -> tensor<1xi32>
  %size = "tfl.pseudo_const"() {value = dense<[2]> : tensor<1xi32>} : () -> tensor<1xi32>
  %one = "tfl.pseudo_const"() {value = dense<[1]> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %size, %one) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = true, shrink_axis_mask = 0 : i32} : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
})",
         {1, 2, 3, 4, 5}, {2, 3});
}

// Start indices beyond the end are clamped so that the update fits.
TEST_F(TFLKernelsTest, DynamicUpdateSlice) {
  expect(R"(
func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %update = "tfl.pseudo_const"() {value = dense<[[8.0], [9.0]]> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %start = "tfl.pseudo_const"() {value = dense<[1, 5]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tfl.dynamic_update_slice"(%x, %update, %start) : (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
})",
         {1, 2, 3, 4}, {1, 8, 3, 9});
}

// XLA clamps the start as TFLite does.
TEST_F(TFLKernelsTest, XlaDynamicUpdateSlice) {
  expect(R"(
func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %update = "tf.Const"() {value = dense<[[8.0], [9.0]]> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %start = "tf.Const"() {value = dense<[1, 5]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.XlaDynamicUpdateSlice"(%x, %update, %start) : (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
})",
         {1, 2, 3, 4}, {1, 8, 3, 9});
}

TEST_F(TFLKernelsTest, LoopsAndBranches) {
  // Doubles until the sum is above 100; then the else branch negates.
  expect(R"(
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %axis = "tfl.pseudo_const"() {value = dense<[0]> : tensor<1xi32>} : () -> tensor<1xi32>
  %most = "tfl.pseudo_const"() {value = dense<100.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tfl.while"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    %sum = "tfl.sum"(%a, %axis) {keep_dims = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<f32>
    %less = "tfl.less"(%sum, %most) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "tfl.yield"(%less) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<2xf32>):
    %twice = tfl.add %a, %a {fused_activation_function = "NONE"} : tensor<2xf32>
    "tfl.yield"(%twice) : (tensor<2xf32>) -> ()
  }) {is_stateless = false} : (tensor<2xf32>) -> tensor<2xf32>
  %sum = "tfl.sum"(%0, %axis) {keep_dims = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<f32>
  %less = "tfl.less"(%sum, %most) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = "tfl.if"(%less) ({
    "tfl.yield"(%0) : (tensor<2xf32>) -> ()
  }, {
    %neg = "tfl.neg"(%0) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%neg) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
})",
         {1, 3}, {-32, -96});
}

// An imported file: the constant marks a variable tensor, which starts as zero
// and which the op updates. The state is 1, then 1 + 2.
TEST_F(TFLKernelsTest, VariablesOfImportedFiles) {
  expect(R"(
func.func @f(%x: tensor<1x2x1xf32>) -> tensor<1x1xf32> {
  %one = "tfl.pseudo_const"() {value = dense<1.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %bias = "tfl.pseudo_const"() {value = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %state = "tfl.pseudo_const"() {value = dense<5.0> : tensor<1x1xf32>, tfl.is_variable} : () -> tensor<1x1xf32>
  %0, %control = tfl.control_node controls "tfl.unidirectional_sequence_rnn"(%x, %one, %one, %bias, %state) <{fused_activation_function = "NONE", time_major = false}> : (tensor<1x2x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>) -> tensor<1x2x1xf32>
  %1, %control_1 = tfl.control_node(%control) controls "tfl.mul"(%state, %state) <{fused_activation_function = "NONE"}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
})",
         {1, 2}, {9});
}

TEST_F(TFLKernelsTest, CustomOpsHaveTheKernelOfTheCaller) {
  auto module = parseSourceString<ModuleOp>(R"(
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) <{custom_code = "Mine", custom_option = #tfl<const_bytes : "0x">}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
})",
                                            &context);
  ASSERT_TRUE(module);
  Block &block = (*module->getOps<func::FuncOp>().begin()).front();
  auto argument = eval::HostTensor::from<float>(Float32Type::get(&context), {2},
                                                ArrayRef<float>({3, 4}));
  check::Interpreter interpreter(/*maxMultiplications=*/1);
  Expected<SmallVector<eval::HostTensor>> none =
      interpreter.run(block, argument);
  EXPECT_FALSE(static_cast<bool>(none));
  consumeError(none.takeError());
  interpreter.setCustomKernel(
      [](Operation *op, ArrayRef<eval::HostTensor> operands) {
        return SmallVector<eval::HostTensor>(operands);
      });
  auto results = interpreter.run(block, argument);
  ASSERT_TRUE(static_cast<bool>(results));
  EXPECT_EQ(check::toFloats(results->front()), std::vector<float>({3, 4}));
}

} // namespace
