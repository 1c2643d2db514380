// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-bias remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[F:.*]] = arith.constant dense<{{\[\[\[\[}}1.000000e+00, 2.000000e+00]]], {{\[\[\[}}3.000000e+00, 4.000000e+00]]], {{\[\[\[}}5.000000e+00, 6.000000e+00]]]]>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %[[F]], %[[B]]) <{{.*}}fused_activation_function = "RELU"
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x3xf32> {
  %f = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]], [[[3.000000e+00, 4.000000e+00]]], [[[5.000000e+00, 6.000000e+00]]]]> : tensor<3x1x1x2xf32>
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.conv_2d"(%x, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  %1 = tfl.add(%0, %v) <{fused_activation_function = "RELU"}> : (tensor<1x4x4x3xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @sub_number_no_bias(
// CHECK: %[[B:.*]] = arith.constant dense<-5.000000e+00> : tensor<3xf32>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[B]]) <{{.*}}fused_activation_function = "NONE"
// CHECK-NOT: tfl.sub
// CHECK: return %[[Y]]
func.func @sub_number_no_bias(%x: tensor<?x2xf32>, %f: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %v = arith.constant dense<5.000000e+00> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.fully_connected"(%x, %f, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.sub(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @constant_first(
// CHECK: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
// CHECK-NOT: tfl.add
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @constant_first(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+01, 2.000000e+01, 3.000000e+01]]> : tensor<1x3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tfl.add(%v, %0) <{fused_activation_function = "NONE"}> : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// The result of higher rank comes from a reshape.

// CHECK-LABEL: func.func @raises_rank(
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
// CHECK-DAG: %[[S:.*]] = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[B]])
// CHECK-NOT: tfl.add
// CHECK: %[[Z:.*]] = "tfl.reshape"(%[[Y]], %[[S]])
// CHECK: return %[[Z]]
func.func @raises_rank(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<1x2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[[1.000000e+01, 2.000000e+01, 3.000000e+01]]]> : tensor<1x1x3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x1x3xf32>) -> tensor<1x2x3xf32>
  return %1 : tensor<1x2x3xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c1_multiple_uses(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias: multiple-uses: the result of tfl.fully_connected has users other than the addition}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_activation(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "RELU"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c2_activation(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias: activation: tfl.fully_connected already has the activation RELU}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c3_quantized(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c3_quantized(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  // expected-remark@+1 {{peephole-fuse-bias: element-type: the elements are not floats}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  return %1 : tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
}

// CHECK-LABEL: func.func @c4_bias_not_constant(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c4_bias_not_constant(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>, %bias: tensor<3xf32>) -> tensor<2x3xf32> {
  %v = arith.constant dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias: not-constant: the bias of tfl.fully_connected is not a constant}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_differs_within_channel(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c5_differs_within_channel(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias: shape: the addend varies within a channel}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c6_unknown_shape(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, {{.*}}fused_activation_function = "NONE"
// CHECK: %[[Z:.*]] = tfl.add(%[[Y]], %{{.*}})
// CHECK: return %[[Z]]
func.func @c6_unknown_shape(%x: tensor<?x2xf32>, %f: tensor<3x2xf32>) -> tensor<?x?x3xf32> {
  %b = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %v = arith.constant dense<[[[1.000000e+01, 2.000000e+01, 3.000000e+01]]]> : tensor<1x1x3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias: unknown-shape: the addition raises the rank to an unknown shape}}
  %1 = tfl.add(%0, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<1x1x3xf32>) -> tensor<?x?x3xf32>
  return %1 : tensor<?x?x3xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]>
// CHECK-NEXT: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[B]]) <{{.*}}fused_activation_function = "RELU"
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x2xf32>, %f: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %b = arith.constant dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
