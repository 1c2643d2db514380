// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-input-scale remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}2.000000e+00, 6.000000e+00]]], {{\[\[\[}}6.000000e+00, 1.200000e+01]]], {{\[\[\[}}1.000000e+01, 1.800000e+01]]]]> : tensor<3x1x1x2xf32>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>
// CHECK-NOT: tfl.mul
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %[[F]], %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x3xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]], [[[3.000000e+00, 4.000000e+00]]], [[[5.000000e+00, 6.000000e+00]]]]> : tensor<3x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @div_dynamic(
// CHECK: %[[F:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK-NOT: tfl.div
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[F]], 
// CHECK-NEXT: return %[[Y]]
func.func @div_dynamic(%x: tensor<?x2xf32>) -> tensor<?x3xf32> {
  %f = arith.constant dense<[[2.000000e+00, 4.000000e+00], [6.000000e+00, 8.000000e+00], [1.000000e+01, 1.200000e+01]]> : tensor<3x2xf32>
  %v = arith.constant dense<2.000000e+00> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = tfl.div(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %1 = "tfl.fully_connected"(%0, %f, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// Each input channel makes two that follow each other.

// CHECK-LABEL: func.func @depthwise_multiplier(
// CHECK: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}1.000000e+01, 2.000000e+01, 3.000000e+02, 4.000000e+02]]]]> : tensor<1x1x1x4xf32>
// CHECK-NOT: tfl.mul
// CHECK: %[[Y:.*]] = "tfl.depthwise_conv_2d"(%arg0, %[[F]], %arg1)
// CHECK-NEXT: return %[[Y]]
func.func @depthwise_multiplier(%x: tensor<1x4x4x2xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]]]> : tensor<1x1x1x4xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%v, %x) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %f, %b) <{depth_multiplier = 2 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<1x1x1x4xf32>, tensor<4xf32>) -> tensor<1x4x4x4xf32>
  return %1 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @all_users_take_it(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[}}1.000000e+01, 2.000000e+02], [3.000000e+01, 4.000000e+02], [5.000000e+01, 6.000000e+02]]> : tensor<3x2xf32>
// CHECK-DAG: %[[G:.*]] = arith.constant dense<{{\[\[}}1.000000e+01, 1.000000e+02], [1.000000e+01, 1.000000e+02], [1.000000e+01, 1.000000e+02]]> : tensor<3x2xf32>
// CHECK-NOT: tfl.mul
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[F]], %arg1)
// CHECK-NEXT: %[[Z:.*]] = "tfl.fully_connected"(%arg0, %[[G]], %arg1)
// CHECK-NEXT: return %[[Y]], %[[Z]]
func.func @all_users_take_it(%x: tensor<2x2xf32>, %b: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %f = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %g = arith.constant dense<1.000000e+00> : tensor<3x2xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %1 = "tfl.fully_connected"(%0, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.fully_connected"(%0, %g, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_activation(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "RELU"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c1_activation(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "RELU"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: activation: the preceding mul or div has an activation}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c2_multiple_uses(%x: tensor<2x2xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>) {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: multiple-uses: the scaled input is also used by func.return}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @c4_filter_not_constant(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c4_filter_not_constant(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: not-constant: a factor scales the input, but the filter is not a constant}}
  %1 = "tfl.fully_connected"(%0, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_along_rows(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c5_along_rows(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: shape: the preceding factor varies along other axes than input channels}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_broadcasts(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c5_broadcasts(%x: tensor<1x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: shape: the preceding mul or div changes the shape}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// A filter for each group of channels.

// CHECK-LABEL: func.func @c5_grouped(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, 
// CHECK: "tfl.conv_2d"(%[[P]], 
func.func @c5_grouped(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %f = arith.constant dense<[[[[1.000000e+00]]], [[[2.000000e+00]]]]> : tensor<2x1x1x1xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: shape: the preceding factor varies along other axes than input channels}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
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

// The unknown size may be 1.

// CHECK-LABEL: func.func @c5_unknown_size(
// CHECK: %[[P:.*]] = tfl.mul(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: "tfl.fully_connected"(%[[P]],
func.func @c5_unknown_size(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: shape: the preceding mul or div changes the shape}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_weights(
// CHECK: %[[Y:.*]] = tfl.mul(%arg0
// CHECK: %[[Z:.*]] = "tfl.fully_connected"(%[[Y]]
// CHECK-NEXT: return %[[Z]]
func.func @c6_weights(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant dense<1.0e+30> : tensor<3x2xf32>
  %v = arith.constant dense<1.0e+30> : tensor<f32>
  %0 = tfl.mul(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-scale: constant-value: the scaled weights exceed the range of floats}}
  %1 = "tfl.fully_connected"(%0, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
