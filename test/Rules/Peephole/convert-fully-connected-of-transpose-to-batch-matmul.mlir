// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-fully-connected-of-transpose-to-batch-matmul remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.transpose
// CHECK: %[[Y:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// [4, 3] by [3, 2] is the first product transposed.

// CHECK-LABEL: func.func @fires_second_form(
// CHECK-NOT: tfl.transpose
// CHECK-NOT: tfl.fully_connected
// CHECK: %[[FIRST:.*]] = "tfl.batch_matmul"(%arg1, %arg0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.batch_matmul"(%[[FIRST]], %arg2) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x2xf32>, tensor<2x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_second_form(%x: tensor<3x2xf32>, %filter: tensor<4x3xf32>, %y: tensor<2x5xf32>) -> tensor<4x5xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%x, %perm) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %first = "tfl.fully_connected"(%t, %filter, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  %0 = "tfl.batch_matmul"(%first, %y) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @c1_not_constant(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c1_not_constant(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %y = arith.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0]]> : tensor<3x4xf32>
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: not-constant: the transposed operand is a constant}}
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// The permutation is not known.

// CHECK-LABEL: func.func @c2_structure(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg1,
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c2_structure(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>, %perm: tensor<2xi32>) -> tensor<2x4xf32> {
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: structure: the transpose does not swap exactly the last two axes}}
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_activation(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg1,
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c3_activation(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: structure: fully_connected has a bias or an activation}}
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_bias(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg1,
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c3_bias(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %bias = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: structure: fully_connected has a bias or an activation}}
  %0 = "tfl.fully_connected"(%x, %t, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c4_shape(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg1,
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c4_shape(%x: tensor<1x2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: shape: fully_connected does not keep the dimensions of its input}}
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c5_element_type(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg1,
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[T]],
// CHECK: return %[[Y]]
func.func @c5_element_type(%x: tensor<2x3xf16>, %y: tensor<3x4xf16>) -> tensor<2x4xf16> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%y, %perm) : (tensor<3x4xf16>, tensor<2xi32>) -> tensor<4x3xf16>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: element-type: the matmul is not of 32-bit floats}}
  %0 = "tfl.fully_connected"(%x, %t, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf16>, tensor<4x3xf16>, none) -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}

// CHECK-LABEL: func.func @c6_multiple_uses(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0,
// CHECK: %[[FIRST:.*]] = "tfl.fully_connected"(%[[T]], %arg1,
// CHECK: %[[Y:.*]] = "tfl.batch_matmul"(%[[FIRST]], %arg2) <{adj_x = true,
// CHECK: return %[[Y]], %[[FIRST]]
func.func @c6_multiple_uses(%x: tensor<3x2xf32>, %filter: tensor<4x3xf32>, %y: tensor<2x5xf32>) -> (tensor<4x5xf32>, tensor<2x4xf32>) {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %no = "tfl.no_value"() <{value}> : () -> none
  %t = "tfl.transpose"(%x, %perm) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %first = "tfl.fully_connected"(%t, %filter, %no) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-convert-fully-connected-of-transpose-to-batch-matmul: multiple-uses: the fully_connected has other users}}
  %0 = "tfl.batch_matmul"(%first, %y) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<4x5xf32>
  return %0, %first : tensor<4x5xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
