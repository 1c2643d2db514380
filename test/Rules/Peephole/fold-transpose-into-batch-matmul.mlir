// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-transpose-into-batch-matmul remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @left(
// CHECK-NOT: transpose
// CHECK: "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = true, adj_y = false,
// CHECK-NOT: transpose
func.func @left(%x: tensor<2x4x3xf32>, %y: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %t = "tfl.transpose"(%x, %perm) : (tensor<2x4x3xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  %0 = "tfl.batch_matmul"(%t, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}

// A flag that is set is taken back; the batch is not known.

// CHECK-LABEL: func.func @right_taken_back(
// CHECK-NOT: transpose
// CHECK: "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false,
// CHECK-NOT: transpose
func.func @right_taken_back(%x: tensor<?x3x4xf32>, %y: tensor<?x4x5xf32>) -> tensor<?x3x5xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %t = "tfl.transpose"(%y, %perm) : (tensor<?x4x5xf32>, tensor<3xi32>) -> tensor<?x5x4xf32>
  %0 = "tfl.batch_matmul"(%x, %t) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<?x3x4xf32>, tensor<?x5x4xf32>) -> tensor<?x3x5xf32>
  return %0 : tensor<?x3x5xf32>
}

// CHECK-LABEL: func.func @through_reshape(
// CHECK: %[[SHAPE:.*]] = {{.*}} dense<[4, 6]> : tensor<2xi32>
// CHECK-NOT: transpose
// CHECK: %[[Z:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK: "tfl.batch_matmul"(%[[Z]], %arg1) <{adj_x = true, adj_y = false,
func.func @through_reshape(%z: tensor<4x2x3xf32>, %y: tensor<4x5xf32>) -> tensor<6x5xf32> {
  %perm = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %shape = arith.constant dense<[6, 4]> : tensor<2xi32>
  %t = "tfl.transpose"(%z, %perm) : (tensor<4x2x3xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  %r = "tfl.reshape"(%t, %shape) : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  %0 = "tfl.batch_matmul"(%r, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}

// (x y)^T = y^T x^T.

// CHECK-LABEL: func.func @behind(
// CHECK-NOT: transpose
// CHECK: %[[R:.*]] = "tfl.batch_matmul"(%arg1, %arg0) <{adj_x = false, adj_y = true, {{.*}} -> tensor<2x5x3xf32>
// CHECK: return %[[R]]
func.func @behind(%x: tensor<2x3x4xf32>, %y: tensor<2x5x4xf32>) -> tensor<2x5x3xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<2x3x4xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<2x3x5xf32>, tensor<3xi32>) -> tensor<2x5x3xf32>
  return %1 : tensor<2x5x3xf32>
}

// CHECK-LABEL: func.func @c1_structure(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0
// CHECK: "tfl.batch_matmul"(%[[T]], %arg1) <{adj_x = false, adj_y = false,
func.func @c1_structure(%x: tensor<4x2x3xf32>, %y: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %perm = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %t = "tfl.transpose"(%x, %perm) : (tensor<4x2x3xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  // expected-remark @+1 {{the transpose does not swap exactly the last two axes}}
  %0 = "tfl.batch_matmul"(%t, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @c1_structure_behind(
// CHECK: %[[P:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false,
// CHECK: "tfl.transpose"(%[[P]],
func.func @c1_structure_behind(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>) -> tensor<5x3x2xf32> {
  %perm = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // expected-remark @+1 {{the transpose does not swap exactly the last two axes}}
  %1 = "tfl.transpose"(%0, %perm) : (tensor<2x3x5xf32>, tensor<3xi32>) -> tensor<5x3x2xf32>
  return %1 : tensor<5x3x2xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: %[[P:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false,
// CHECK: %[[T:.*]] = "tfl.transpose"(%[[P]],
// CHECK: return %[[P]], %[[T]]
func.func @c2_multiple_uses(%x: tensor<3x4xf32>, %y: tensor<4x5xf32>) -> (tensor<3x5xf32>, tensor<5x3xf32>) {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // expected-remark @+1 {{the matmul has other users}}
  %1 = "tfl.transpose"(%0, %perm) : (tensor<3x5xf32>, tensor<2xi32>) -> tensor<5x3xf32>
  return %0, %1 : tensor<3x5xf32>, tensor<5x3xf32>
}

// CHECK-LABEL: func.func @flag_already(
// CHECK: "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = true, adj_y = false,
func.func @flag_already(%x: tensor<2x4x3xf32>, %y: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x4x3xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}
