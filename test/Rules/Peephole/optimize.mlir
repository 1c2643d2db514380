// RUN: tfuse-opt %s -tfl-optimize | FileCheck %s
// RUN: tfuse-opt %s -tfl-optimize="disable-fuse-mul-and-fc=true" | FileCheck %s --check-prefix=FACTOR
// RUN: tfuse-opt %s -tfl-optimize="enable-canonicalization=false" | FileCheck %s --check-prefix=PLAIN

// CHECK-LABEL: func.func @activation(
// CHECK: %[[R:.*]] = tfl.add %arg0, %arg1 {fused_activation_function = "RELU"}
// CHECK-NEXT: return %[[R]]
func.func @activation(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.add"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.relu"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// A factor for each column goes into the weights, if the option does not forbid
// that: 2 * 3 = 6.

// CHECK-LABEL: func.func @factor(
// CHECK-NOT: tfl.mul
// CHECK: dense<6.000000e+00> : tensor<4x3xf32>
// CHECK-NOT: tfl.mul
// FACTOR-LABEL: func.func @factor(
// FACTOR: tfl.mul
// FACTOR: "tfl.fully_connected"
func.func @factor(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %s = arith.constant dense<3.0> : tensor<3xf32>
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.mul"(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// Rules of other passes do not run.

// PLAIN-LABEL: func.func @broadcast(
// PLAIN: "tfl.broadcast_to"
// PLAIN: "tfl.exp"
func.func @broadcast(%x: tensor<7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  %1 = "tfl.exp"(%0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}
