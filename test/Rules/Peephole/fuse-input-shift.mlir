// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-input-shift remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}1.000000e+00, 2.000000e+00]]], {{\[\[\[}}3.000000e+00, 4.000000e+00]]], {{\[\[\[}}5.000000e+00, 6.000000e+00]]]]>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[2.110000e+02, 4.320000e+02, 6.530000e+02]> : tensor<3xf32>
// CHECK-NOT: tfl.add
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %[[F]], %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x3xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]], [[[3.000000e+00, 4.000000e+00]]], [[[5.000000e+00, 6.000000e+00]]]]> : tensor<3x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @sub_no_bias_dynamic(
// CHECK: %[[B:.*]] = arith.constant dense<[-3.000000e+00, -7.000000e+00, -1.100000e+01]> : tensor<3xf32>
// CHECK-NOT: tfl.sub
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @sub_no_bias_dynamic(%x: tensor<?x2xf32>) -> tensor<?x3xf32> {
  %f = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<1.000000e+00> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %1 = "tfl.fully_connected"(%0, %f, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @depthwise_multiplier(
// CHECK: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.100000e+01, 3.010000e+02, 4.010000e+02]> : tensor<4xf32>
// CHECK-NOT: tfl.add
// CHECK: %[[Y:.*]] = "tfl.depthwise_conv_2d"(%arg0, %{{.*}}, %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @depthwise_multiplier(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x4xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]]]> : tensor<1x1x1x4xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %b = arith.constant dense<1.000000e+00> : tensor<4xf32>
  %0 = tfl.add(%v, %x) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %f, %b) <{depth_multiplier = 2 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<1x1x1x4xf32>, tensor<4xf32>) -> tensor<1x4x4x4xf32>
  return %1 : tensor<1x4x4x4xf32>
}

// 5 + 2 * (1 + 2 + 3 + 4).

// CHECK-LABEL: func.func @window_without_padding(
// CHECK: %[[B:.*]] = arith.constant dense<2.500000e+01> : tensor<1xf32>
// CHECK-NOT: tfl.add
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %{{.*}}, %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @window_without_padding(%x: tensor<1x4x4x1xf32>) -> tensor<1x3x3x1xf32> {
  %f = arith.constant dense<[[[[1.000000e+00], [2.000000e+00]], [[3.000000e+00], [4.000000e+00]]]]> : tensor<1x2x2x1xf32>
  %b = arith.constant dense<5.000000e+00> : tensor<1xf32>
  %v = arith.constant dense<2.000000e+00> : tensor<1xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x1xf32>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>) -> tensor<1x3x3x1xf32>
  return %1 : tensor<1x3x3x1xf32>
}

// CHECK-LABEL: func.func @same_without_window(
// CHECK: %[[B:.*]] = arith.constant dense<[2.110000e+02, 4.320000e+02, 6.530000e+02]> : tensor<3xf32>
// CHECK-NOT: tfl.add
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %{{.*}}, %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @same_without_window(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x3xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]], [[[3.000000e+00, 4.000000e+00]]], [[[5.000000e+00, 6.000000e+00]]]]> : tensor<3x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_activation(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "RELU"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c1_activation(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "RELU"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: activation: the preceding add or sub has an activation}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c2_multiple_uses(%x: tensor<2x2xf32>) -> (tensor<2x3xf32>, tensor<2x2xf32>) {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: multiple-uses: the shifted input has other users}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @c4_padding(
// CHECK: %[[P:.*]] = tfl.add(%arg0, 
// CHECK: "tfl.conv_2d"(%[[P]], 
func.func @c4_padding(%x: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %f = arith.constant dense<[[[[1.000000e+00], [2.000000e+00]], [[3.000000e+00], [4.000000e+00]]]]> : tensor<1x2x2x1xf32>
  %b = arith.constant dense<5.000000e+00> : tensor<1xf32>
  %v = arith.constant dense<2.000000e+00> : tensor<1xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x1xf32>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: attribute: the convolution pads its input with zeros, which the addition would not shift}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
  return %1 : tensor<1x4x4x1xf32>
}

// CHECK-LABEL: func.func @c5_filter_not_constant(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c5_filter_not_constant(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: not-constant: a constant is added to the input, but the filter is not a constant}}
  %1 = "tfl.fully_connected"(%0, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_bias_not_constant(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c5_bias_not_constant(%x: tensor<2x2xf32>, %bias: tensor<3xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: not-constant: a constant is added to the input, but the bias is not a constant}}
  %1 = "tfl.fully_connected"(%0, %k, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_along_rows(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c6_along_rows(%x: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: shape: the addend varies along other axes than input channels}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_broadcasts(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%[[P]], 
// CHECK: return %[[Y]]
func.func @c6_broadcasts(%x: tensor<1x2xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: shape: the preceding add or sub changes the shape}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// A filter for each group of channels.

// CHECK-LABEL: func.func @c6_grouped(
// CHECK: %[[P:.*]] = tfl.add(%arg0, 
// CHECK: "tfl.conv_2d"(%[[P]], 
func.func @c6_grouped(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %f = arith.constant dense<[[[[1.000000e+00]]], [[[2.000000e+00]]]]> : tensor<2x1x1x1xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %v = arith.constant dense<[1.000000e+01, 1.000000e+02]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: shape: the addend varies along other axes than input channels}}
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
// CHECK: %[[P:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: "tfl.fully_connected"(%[[P]],
func.func @c5_unknown_size(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %k = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %0 = tfl.add(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  // expected-remark@+1 {{peephole-fuse-input-shift: shape: the preceding add or sub changes the shape}}
  %1 = "tfl.fully_connected"(%0, %k, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
