// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-reshape-before-matmul remarks=true" -verify-diagnostics | FileCheck %s

// x has the shape that is needed, so no reshape is left.

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[P:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x3x4xf32>, tensor<4x5xf32>) -> tensor<1x3x5xf32>
// CHECK-NEXT: return %[[P]]
func.func @fires(%x: tensor<1x3x4xf32>, %y: tensor<4x5xf32>) -> tensor<1x3x5xf32> {
  %front = arith.constant dense<[3, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[1, 3, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<1x3x4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %2 = "tfl.reshape"(%1, %behind) : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<1x3x5xf32>
  return %2 : tensor<1x3x5xf32>
}

// One reshape is left; the second operand has a first dimension of 1.

// CHECK-LABEL: func.func @second_of_rank_3(
// CHECK: %[[SHAPE:.*]] = {{.*}}dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<24xf32>, tensor<4xi32>) -> tensor<1x2x3x4xf32>
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1) <{adj_x = false, adj_y = true, {{.*}}}> : (tensor<1x2x3x4xf32>, tensor<1x5x4xf32>) -> tensor<1x2x3x5xf32>
// CHECK-NEXT: return %[[P]]
func.func @second_of_rank_3(%x: tensor<24xf32>, %y: tensor<1x5x4xf32>) -> tensor<1x2x3x5xf32> {
  %front = arith.constant dense<[1, 6, 4]> : tensor<3xi32>
  %behind = arith.constant dense<[1, 2, 3, 5]> : tensor<4xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<24xf32>, tensor<3xi32>) -> tensor<1x6x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<1x6x4xf32>, tensor<1x5x4xf32>) -> tensor<1x6x5xf32>
  %2 = "tfl.reshape"(%1, %behind) : (tensor<1x6x5xf32>, tensor<4xi32>) -> tensor<1x2x3x5xf32>
  return %2 : tensor<1x2x3x5xf32>
}

// fully_connected keeps the dimensions from now on.

// CHECK-LABEL: func.func @fully_connected(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[P:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{fused_activation_function = "RELU", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT: return %[[P]]
func.func @fully_connected(%x: tensor<2x3x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<2x3x5xf32> {
  %front = arith.constant dense<[6, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[2, 3, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  %2 = "tfl.reshape"(%1, %behind) : (tensor<6x5xf32>, tensor<3xi32>) -> tensor<2x3x5xf32>
  return %2 : tensor<2x3x5xf32>
}

// With one dynamic dimension the reshape stays, and computes that one.

// CHECK-LABEL: func.func @dynamic(
// CHECK: %[[SHAPE:.*]] = {{.*}}dense<[-1, 3, 4]> : tensor<3xi32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x12xf32>, tensor<3xi32>) -> tensor<?x3x4xf32>
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1) {{.*}} : (tensor<?x3x4xf32>, tensor<4x5xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT: return %[[P]]
func.func @dynamic(%x: tensor<?x12xf32>, %y: tensor<4x5xf32>) -> tensor<?x3x5xf32> {
  %front = arith.constant dense<[-1, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[-1, 3, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<?x12xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<?x4xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
  %2 = "tfl.reshape"(%1, %behind) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x3x5xf32>
  return %2 : tensor<?x3x5xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %{{.*}})
// CHECK-NEXT: return %[[R]], %[[P]]
func.func @c1_multiple_uses(%x: tensor<1x3x4xf32>, %y: tensor<4x5xf32>) -> (tensor<1x3x5xf32>, tensor<3x5xf32>) {
  %front = arith.constant dense<[3, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[1, 3, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<1x3x4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // expected-remark@+1 {{the matmul has other users}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<3x5xf32>, tensor<3xi32>) -> tensor<1x3x5xf32>
  return %2, %1 : tensor<1x3x5xf32>, tensor<3x5xf32>
}

// CHECK-LABEL: func.func @c2_attribute(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1) <{adj_x = true,
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c2_attribute(%x: tensor<1x4x4xf32>, %y: tensor<4x5xf32>) -> tensor<1x4x5xf32> {
  %front = arith.constant dense<[4, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[1, 4, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<1x4x4xf32>, tensor<2xi32>) -> tensor<4x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  // expected-remark@+1 {{the leading dimensions of the first operand are not rows}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<4x5xf32>, tensor<3xi32>) -> tensor<1x4x5xf32>
  return %2 : tensor<1x4x5xf32>
}

// More than one matrix.

// CHECK-LABEL: func.func @two_matrices(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @two_matrices(%x: tensor<6x4xf32>, %y: tensor<2x4x5xf32>) -> tensor<6x5xf32> {
  %front = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
  %behind = arith.constant dense<[6, 5]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<6x4xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // expected-remark@+1 {{the leading dimensions of the first operand are not rows}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<2x3x5xf32>, tensor<2xi32>) -> tensor<6x5xf32>
  return %2 : tensor<6x5xf32>
}

// CHECK-LABEL: func.func @c3_shape_last_dim(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c3_shape_last_dim(%x: tensor<1x3x4xf32>, %y: tensor<4x6xf32>) -> tensor<3x2x3xf32> {
  %front = arith.constant dense<[3, 4]> : tensor<2xi32>
  %behind = arith.constant dense<[3, 2, 3]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<1x3x4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<3x4xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
  // expected-remark@+1 {{the following reshape changes the last dimension}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<3x6xf32>, tensor<3xi32>) -> tensor<3x2x3xf32>
  return %2 : tensor<3x2x3xf32>
}

// CHECK-LABEL: func.func @c3_shape_first_dim(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c3_shape_first_dim(%x: tensor<24xf32>, %y: tensor<1x4x5xf32>) -> tensor<2x3x5xf32> {
  %front = arith.constant dense<[1, 6, 4]> : tensor<3xi32>
  %behind = arith.constant dense<[2, 3, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<24xf32>, tensor<3xi32>) -> tensor<1x6x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x6x4xf32>, tensor<1x4x5xf32>) -> tensor<1x6x5xf32>
  // expected-remark@+1 {{the following reshape changes the first dimension}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<1x6x5xf32>, tensor<3xi32>) -> tensor<2x3x5xf32>
  return %2 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @c4_unknown_shape(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[P]], %arg2)
// CHECK-NEXT: return %[[R]]
func.func @c4_unknown_shape(%x: tensor<?x?x4xf32>, %y: tensor<4x5xf32>, %behind: tensor<3xi32>) -> tensor<?x?x5xf32> {
  %front = arith.constant dense<[-1, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<?x?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<?x4xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
  // expected-remark@+1 {{peephole-move-reshape-before-matmul: unknown-shape: a reshape cannot have the new shape of the operand: several dimensions are unknown, or one exceeds 32 bits}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x?x5xf32>
  return %2 : tensor<?x?x5xf32>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @moved_already(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %arg1)
// CHECK-NEXT: return %[[P]]
func.func @moved_already(%x: tensor<12xf32>, %y: tensor<4x5xf32>) -> tensor<1x3x5xf32> {
  %front = arith.constant dense<[1, 3, 4]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<12xf32>, tensor<3xi32>) -> tensor<1x3x4xf32>
  %1 = "tfl.batch_matmul"(%0, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x3x4xf32>, tensor<4x5xf32>) -> tensor<1x3x5xf32>
  return %1 : tensor<1x3x5xf32>
}

// 2 x 8 elements are a row of the product.

// CHECK-LABEL: func.func @c5_other_rows(
// CHECK: "tfl.reshape"
// CHECK: "tfl.fully_connected"
// CHECK: "tfl.reshape"
func.func @c5_other_rows(%x: tensor<32xf32>, %w: tensor<5x16xf32>) -> tensor<1x2x5xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %front = arith.constant dense<[2, 2, 8]> : tensor<3xi32>
  %behind = arith.constant dense<[1, 2, 5]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %front) : (tensor<32xf32>, tensor<3xi32>) -> tensor<2x2x8xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x2x8xf32>, tensor<5x16xf32>, none) -> tensor<2x5xf32>
  // expected-remark@+1 {{the matmul contracts another dimension than the last one of the reshape}}
  %2 = "tfl.reshape"(%1, %behind) : (tensor<2x5xf32>, tensor<3xi32>) -> tensor<1x2x5xf32>
  return %2 : tensor<1x2x5xf32>
}
