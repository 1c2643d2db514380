// RUN: tfuse-opt %s -split-input-file -tfl-equalize-channels | FileCheck %s

// Two convolutions with RELU between them. r1 = [1, 64, 4], r2 = [4, 1, 4]: the square roots of the quotients are
// [1/2, 8, 1]; their median 1 is the factor that changes nothing.
// CHECK-LABEL: @two_convolutions
// CHECK-DAG: %[[W:.*]] = "tfl.pseudo_const"() <{value = dense<{{\[\[\[\[}}2.000000e+00, 1.000000e+00]]], {{\[\[\[}}8.000000e+00, 1.250000e-01]]], {{\[\[\[}}1.000000e+00, 4.000000e+00]]]]>
// CHECK-DAG: %[[B:.*]] = "tfl.pseudo_const"() <{value = dense<[2.000000e+00, 1.250000e-01, 1.000000e+00]>
// CHECK-DAG: %[[V:.*]] = "tfl.pseudo_const"() <{value = dense<{{\[\[\[\[}}2.000000e+00, 8.000000e+00, 4.000000e+00]]]]>
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%{{.*}}, %[[W]], %[[B]])
// CHECK: "tfl.conv_2d"(%[[C]], %[[V]],
func.func @two_convolutions(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x1xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<[[[[1.0, 0.5]]], [[[64.0, 1.0]]], [[[1.0, 4.0]]]]> : tensor<3x1x1x2xf32>} : () -> tensor<3x1x1x2xf32>
  %b = "tfl.pseudo_const"() {value = dense<1.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %v = "tfl.pseudo_const"() {value = dense<[[[[4.0, 1.0, 4.0]]]]> : tensor<1x1x1x3xf32>} : () -> tensor<1x1x1x3xf32>
  %0 = "tfl.conv_2d"(%x, %w, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %v, %none) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x4x4x3xf32>, tensor<1x1x1x3xf32>, none) -> tensor<1x4x4x1xf32>
  return %1 : tensor<1x4x4x1xf32>
}

// -----

// RELU6 does not commute with factors; neither does a result of the model.
// CHECK-LABEL: @relu6
// CHECK: dense<{{\[\[}}1.000000e+00], [6.400000e+01]]>
// CHECK: dense<{{\[\[}}1.000000e+00, 6.400000e+01], [1.000000e+00, 1.000000e+00]]>
func.func @relu6(%x: tensor<1x1xf32>) -> tensor<1x2xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<[[1.0], [64.0]]> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %v = "tfl.pseudo_const"() {value = dense<[[1.0, 64.0], [1.0, 1.0]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %0 = "tfl.fully_connected"(%x, %w, %none) {fused_activation_function = "RELU6", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x1xf32>, tensor<2x1xf32>, none) -> tensor<1x2xf32>
  %1 = "tfl.fully_connected"(%0, %v, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x2xf32>, tensor<2x2xf32>, none) -> tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}

// -----

// A residual stream: the values of ADD have the same factors. The depthwise convolution has both kinds of factors: those
// of its operand multiply its weights, those of its result divide them.
// r1 = [1, 16, 1], r2 = [1, 1, 1]: factors [1, 4, 1] for the stream.
// CHECK-LABEL: @residual
// CHECK-DAG: %[[W0:.*]] = "tfl.pseudo_const"() <{value = dense<{{\[\[\[\[}}1.000000e+00]]], {{\[\[\[}}4.000000e+00]]], {{\[\[\[}}1.000000e+00]]]]>
// CHECK-DAG: %[[W1:.*]] = "tfl.pseudo_const"() <{value = dense<{{\[\[\[\[}}1.000000e+00, 4.000000e+00, 1.000000e+00]]]]>
// CHECK-DAG: %[[V:.*]] = "tfl.pseudo_const"() <{value = dense<{{\[\[}}1.000000e+00, 4.000000e+00, 1.000000e+00]]>
// CHECK: %[[A:.*]] = "tfl.conv_2d"(%{{.*}}, %[[W0]],
// CHECK: %[[D:.*]] = "tfl.depthwise_conv_2d"(%[[A]], %[[W1]],
func.func @residual(%x: tensor<1x4x4x1xf32>) -> tensor<1x1xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %axes = "tfl.pseudo_const"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %w0 = "tfl.pseudo_const"() {value = dense<[[[[1.0]]], [[[16.0]]], [[[1.0]]]]> : tensor<3x1x1x1xf32>} : () -> tensor<3x1x1x1xf32>
  %w1 = "tfl.pseudo_const"() {value = dense<1.0> : tensor<1x1x1x3xf32>} : () -> tensor<1x1x1x3xf32>
  %w2 = "tfl.pseudo_const"() {value = dense<1.0> : tensor<3x1x1x3xf32>} : () -> tensor<3x1x1x3xf32>
  %v = "tfl.pseudo_const"() {value = dense<1.0> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
  %0 = "tfl.conv_2d"(%x, %w0, %none) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x4x4x1xf32>, tensor<3x1x1x1xf32>, none) -> tensor<1x4x4x3xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %w1, %none) {depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU6", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x4x4x3xf32>, tensor<1x1x1x3xf32>, none) -> tensor<1x4x4x3xf32>
  %2 = "tfl.conv_2d"(%1, %w2, %none) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x4x4x3xf32>, tensor<3x1x1x3xf32>, none) -> tensor<1x4x4x3xf32>
  %3 = tfl.add %0, %2 {fused_activation_function = "RELU"} : tensor<1x4x4x3xf32>
  %4 = "tfl.mean"(%3, %axes) {keep_dims = false} : (tensor<1x4x4x3xf32>, tensor<2xi32>) -> tensor<1x3xf32>
  %5 = "tfl.fully_connected"(%4, %v, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x3xf32>, tensor<1x3xf32>, none) -> tensor<1x1xf32>
  return %5 : tensor<1x1xf32>
}
