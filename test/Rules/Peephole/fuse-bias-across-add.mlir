// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-bias-across-add remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[B:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>
// CHECK: %[[P:.*]] = "tfl.fully_connected"(%arg1, %arg2, %[[B]])
// CHECK-NEXT: %[[Y:.*]] = tfl.add %arg0, %[[P]] {fused_activation_function = "RELU"}
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tfl.add(%1, %v) <{fused_activation_function = "RELU"}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @product_first(
// CHECK: %[[B:.*]] = arith.constant dense<[1.100000e+01, 2.100000e+01, 3.100000e+01]>
// CHECK: %[[P:.*]] = "tfl.fully_connected"(%arg1, %arg2, %[[B]])
// CHECK-NEXT: %[[Y:.*]] = tfl.add %[[P]], %arg0
// CHECK-NEXT: return %[[Y]]
func.func @product_first(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %b = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %v = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.fully_connected"(%h, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = tfl.add(%0, %x) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tfl.add(%v, %1) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: tfl.add
// CHECK: tfl.add
func.func @c1_multiple_uses(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias-across-add: multiple-uses: the sum or the matmul has other users}}
  %2 = tfl.add(%1, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %3 = tfl.mul %2, %0 {fused_activation_function = "NONE"} : tensor<?x3xf32>
  return %3 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c2_activation(
// CHECK: tfl.add
// CHECK: tfl.add
func.func @c2_activation(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias-across-add: activation: the inner sum or the matmul has an activation}}
  %2 = tfl.add(%1, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c4_sum_is_larger(
// CHECK: tfl.add
// CHECK: tfl.add
func.func @c4_sum_is_larger(%x: tensor<5x?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<5x?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<5x?x3xf32>, tensor<?x3xf32>) -> tensor<5x?x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias-across-add: shape: the sums do not have the shape of the matmul}}
  %2 = tfl.add(%1, %v) <{fused_activation_function = "NONE"}> : (tensor<5x?x3xf32>, tensor<3xf32>) -> tensor<5x?x3xf32>
  return %2 : tensor<5x?x3xf32>
}

// CHECK-LABEL: func.func @c5_bias_not_constant(
// CHECK: tfl.add
// CHECK: tfl.add
func.func @c5_bias_not_constant(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias-across-add: not-constant: the bias is not a constant}}
  %2 = tfl.add(%1, %v) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c6_differs_within_channel(
// CHECK: tfl.add
// CHECK: tfl.add
func.func @c6_differs_within_channel(%x: tensor<2x3xf32>, %h: tensor<2x2xf32>, %w: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2xf32>, tensor<3x2xf32>, none) -> tensor<2x3xf32>
  %1 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-bias-across-add: shape: the addend varies within a channel}}
  %2 = tfl.add(%1, %v) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[P:.*]] = "tfl.fully_connected"
// CHECK-NEXT: tfl.add %arg0, %[[P]]
func.func @fused_already(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %v = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%h, %w, %v) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %2 = tfl.add(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}
