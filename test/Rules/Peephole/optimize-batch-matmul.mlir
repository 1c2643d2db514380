// RUN: tfuse-opt %s -tfl-optimize-batch-matmul | FileCheck %s

// Constant weights make a FULLY_CONNECTED, which wants them transposed.

// CHECK-LABEL: func.func @weights(
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, %{{.*}}) <{{.*}}keep_num_dims = true{{.*}}> : (tensor<2x5x3xf32>, tensor<4x3xf32>, none) -> tensor<2x5x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @weights(%x: tensor<2x5x3xf32>) -> tensor<2x5x4xf32> {
  %w = arith.constant dense<1.5> : tensor<3x4xf32>
  %0 = "tfl.batch_matmul"(%x, %w) <{adj_x = false, adj_y = false}> : (tensor<2x5x3xf32>, tensor<3x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// The product takes its second operand transposed.

// CHECK-LABEL: func.func @transposed(
// CHECK-NOT: tfl.transpose
// CHECK: %[[R:.*]] = "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = true{{.*}}}> : (tensor<2x5x3xf32>, tensor<2x4x3xf32>) -> tensor<2x5x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @transposed(%x: tensor<2x5x3xf32>, %y: tensor<2x4x3xf32>) -> tensor<2x5x4xf32> {
  %p = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%y, %p) : (tensor<2x4x3xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false}> : (tensor<2x5x3xf32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %1 : tensor<2x5x4xf32>
}

// CHECK-LABEL: func.func @computed(
// CHECK: "tfl.batch_matmul"(%arg0, %arg1) <{adj_x = false, adj_y = false}>
func.func @computed(%x: tensor<2x5x3xf32>, %y: tensor<2x3x4xf32>) -> tensor<2x5x4xf32> {
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false}> : (tensor<2x5x3xf32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}
