// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s

// The scale of the first row is 127 / 127 = 1, so 0.25 is stored as 0 and 126.75 as 127: with the means [4, 8], the
// mean error is -0.25 * 4 + 0.25 * 8 = 1. The bias 3 becomes 2; its scale is 1 * 0.5, so 4 is stored. The weights of
// the second row have no error.
// CHECK-LABEL: @correct
// CHECK-DAG: "tfl.pseudo_qconst"() <{qtype = tensor<2x3x!quant.uniform<i8<-127:127>:f32:0, {1.000000e+00,1.000000e+00}>>, value = dense<{{\[\[}}0, 127, 127], [1, 2, 127]]>
// CHECK-DAG: "tfl.pseudo_qconst"() <{qtype = tensor<2x!quant.uniform<i32:f32:0, {5.000000e-01,5.000000e-01}>>, value = dense<[4, 6]>
// CHECK-NOT: tfl.input_means
func.func @correct(%x: tensor<1x3xf32> {tfl.range = [0.0, 127.5]}) -> tensor<1x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[0.25, 126.75, 127.0], [1.0, 2.0, 127.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %b = "tfl.pseudo_const"() {value = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.input_means = array<f32: 4.0, 8.0, 1.0>, tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<2xf32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

// An op without a bias gets one: here -1.
// CHECK-LABEL: @add_bias
// CHECK: %[[B:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<1x!quant.uniform<i32:f32, 5.000000e-01>>, value = dense<-2>
// CHECK: "tfl.fully_connected"({{.*}}, %[[B]])
func.func @add_bias(%x: tensor<1x3xf32> {tfl.range = [0.0, 127.5]}) -> tensor<1x1xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<[[0.25, 126.75, 127.0]]> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
  %0 = "tfl.fully_connected"(%x, %w, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.input_means = array<f32: 4.0, 8.0, 1.0>, tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x3xf32>, tensor<1x3xf32>, none) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// A depthwise convolution with two output channels for each input channel: the weights of output channel o are those
// of input channel o / 2. All four weights 0.25 are stored as 0, with the errors -0.25 * [4, 4, 8, 8].
// CHECK-LABEL: @depthwise
// CHECK-DAG: "tfl.pseudo_qconst"() <{qtype = tensor<4x!quant.uniform<i32:f32:0, {5.000000e-01,{{.*}}}>>, value = dense<[2, 2, 4, 4]>
func.func @depthwise(%x: tensor<1x4x4x2xf32> {tfl.range = [0.0, 127.5]}) -> tensor<1x3x4x4xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[[[0.25, 0.25, 0.25, 0.25]], [[127.0, 127.0, 127.0, 127.0]]]]> : tensor<1x2x1x4xf32>} : () -> tensor<1x2x1x4xf32>
  %b = "tfl.pseudo_const"() {value = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %0 = "tfl.depthwise_conv_2d"(%x, %w, %b) {depth_multiplier = 2 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32, tfl.input_means = array<f32: 4.0, 8.0>, tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x4x4x2xf32>, tensor<1x2x1x4xf32>, tensor<4xf32>) -> tensor<1x3x4x4xf32>
  return %0 : tensor<1x3x4x4xf32>
}
