// RUN: tfuse-opt %s -tfl-optimize-broadcast-like | FileCheck %s

// The op broadcasts by itself.

// CHECK-LABEL: func.func @broadcast(
// CHECK-NOT: broadcast_to
// CHECK: %[[R:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "NONE"}> : (tensor<7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @broadcast(%x: tensor<7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// Other rules do not run: this transpose could go.

// CHECK-LABEL: func.func @others(
// CHECK: "tfl.transpose"
// CHECK: "tfl.transpose"
func.func @others(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %p) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %1 = "tfl.transpose"(%0, %p) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
