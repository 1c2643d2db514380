// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-scale remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}1.000000e+01, 2.000000e+01]]], {{\[\[\[}}6.000000e+01, 8.000000e+01]]], {{\[\[\[}}1.500000e+02, 1.800000e+02]]]]> : tensor<3x1x1x2xf32>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.000000e+01, 4.000000e+01, 9.000000e+01]> : tensor<3xf32>
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %[[F]], %[[B]]) <{{.*}}fused_activation_function = "RELU"
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x3xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]], [[[3.000000e+00, 4.000000e+00]]], [[[5.000000e+00, 6.000000e+00]]]]> : tensor<3x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.conv_2d"(%x, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "RELU"}> : (tensor<1x4x4x3xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @div_no_bias(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK-DAG: %[[NO:.*]] = "tfl.no_value"
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[F]], %[[NO]])
// CHECK-NOT: tfl.div
// CHECK: return %[[Y]]
func.func @div_no_bias(%x: tensor<?x2xf32>) -> tensor<?x3xf32> {
  %f = arith.constant dense<[[2.000000e+00, 4.000000e+00], [6.000000e+00, 8.000000e+00], [1.000000e+01, 1.200000e+01]]> : tensor<3x2xf32>
  %v = arith.constant dense<2.000000e+00> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.fully_connected"(%x, %f, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.div(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// The channels are the last axis of the filter.

// CHECK-LABEL: func.func @depthwise_constant_first(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}3.000000e+01, 4.000000e+02]]]]> : tensor<1x1x1x2xf32>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.000000e+01, 2.000000e+02]> : tensor<2xf32>
// CHECK: %[[Y:.*]] = "tfl.depthwise_conv_2d"(%arg0, %[[F]], %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @depthwise_constant_first(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %f = arith.constant dense<[[[[3.000000e+00, 4.000000e+00]]]]> : tensor<1x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = "tfl.depthwise_conv_2d"(%x, %f, %b) <{depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<1x1x1x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  %1 = tfl.mul(%v, %0) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c1_multiple_uses(%x: tensor<2x2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: multiple-uses: the result of tfl.fully_connected has users other than the multiplication}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_activation(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "RELU"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c2_activation(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: activation: tfl.fully_connected has the activation RELU before the multiplication}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_filter_not_constant(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c4_filter_not_constant(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: not-constant: the filter of tfl.fully_connected is not a constant}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_bias_not_constant(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c4_bias_not_constant(%x: tensor<2x2xf32>, %bias: tensor<3xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %k, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: not-constant: the bias of tfl.fully_connected is not a constant}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_differs_within_channel(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c5_differs_within_channel(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = "tfl.fully_connected"(%x, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: shape: the factor varies within a channel}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_raises_rank(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.mul(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c5_raises_rank(%x: tensor<2x2xf32>) -> tensor<1x2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[[[1.000000e+01, 2.000000e+01, 3.000000e+01]]]> : tensor<1x1x3xf32>
  %0 = "tfl.fully_connected"(%x, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: shape: the factor raises the rank of the result}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x1x3xf32>) -> tensor<1x2x3xf32>
  return %1 : tensor<1x2x3xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[F]], %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %f = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_weights(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(
// CHECK-NEXT: %[[Z:.*]] = tfl.mul(%[[Y]]
// CHECK-NEXT: return %[[Z]]
func.func @c6_weights(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant dense<1.0e+30> : tensor<3x2xf32>
  %v = arith.constant dense<1.0e+20> : tensor<f32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: constant-value: the scaled weights exceed the range of floats}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_bias(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(
// CHECK-NEXT: %[[Z:.*]] = tfl.mul(%[[Y]]
// CHECK-NEXT: return %[[Z]]
func.func @c6_bias(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0e+30, 0.0, 0.0]> : tensor<3xf32>
  %f = arith.constant dense<1.0> : tensor<3x2xf32>
  %v = arith.constant dense<1.0e+20> : tensor<f32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: constant-value: the scaled weights exceed the range of floats}}
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_division_by_zero(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(
// CHECK-NEXT: %[[Z:.*]] = tfl.div(%[[Y]]
// CHECK-NEXT: return %[[Z]]
func.func @c6_division_by_zero(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant dense<1.0> : tensor<3x2xf32>
  %v = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-scale: constant-value: the scaled weights exceed the range of floats}}
  %1 = tfl.div(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// Factors that are large, with weights that are not; zeros.

// CHECK-LABEL: func.func @fires_large_factor(
// CHECK-NOT: tfl.mul
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(
// CHECK-NEXT: return %[[Y]]
func.func @fires_large_factor(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant dense<[[1.0, 2.0], [0.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %v = arith.constant dense<1.0e+20> : tensor<f32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_zero(
// CHECK-NOT: tfl.mul
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(
// CHECK-NEXT: return %[[Y]]
func.func @fires_zero(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant dense<1.0> : tensor<3x2xf32>
  %v = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tfl.mul(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
