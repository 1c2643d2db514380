// RUN: tfuse-opt %s -tfl-push-transpose-through-ewise | FileCheck %s

// One transpose of the sum, in place of one for each operand.

// CHECK-LABEL: func.func @both(
// CHECK: %[[SUM:.*]] = tfl.add %arg0, %arg1 {fused_activation_function = "NONE"} : tensor<2x3x4xf32>
// CHECK: %[[R:.*]] = "tfl.transpose"(%[[SUM]]
// CHECK-NEXT: return %[[R]]
func.func @both(%x: tensor<2x3x4xf32>, %y: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %p = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %p) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %1 = "tfl.transpose"(%y, %p) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %2 = "tfl.add"(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  return %2 : tensor<4x2x3xf32>
}

// Different permutations: both transposes stay where they are.

// CHECK-LABEL: func.func @differ(
// CHECK-COUNT-2: "tfl.transpose"
// CHECK: tfl.add
// CHECK-NEXT: return
func.func @differ(%x: tensor<2x3x4xf32>, %y: tensor<3x2x4xf32>) -> tensor<4x2x3xf32> {
  %p = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %q = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %p) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %1 = "tfl.transpose"(%y, %q) : (tensor<3x2x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %2 = "tfl.add"(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  return %2 : tensor<4x2x3xf32>
}
