// RUN: tfuse-opt %s -stablehlo-legalize-tf -check-rewrites -o /dev/null 2>&1 | FileCheck %s

// StableHLO does not broadcast elementwise operands. The lowering drops the
// broadcast of %sum, which is valid only if %shape is the shape of %x: inputs
// with another %shape must not count, and some inputs must agree.

// CHECK-NOT: different:
// CHECK-NOT: unchecked:
// CHECK: rewrites: {{[1-9][0-9]*}} equal, 0 without users, 0 different, 0 unchecked
func.func @divide(%x: tensor<?x4xf32>, %sum: tensor<1x4xf32>, %batch: tensor<i32>) -> tensor<?x4xf32> {
  %0 = "stablehlo.reshape"(%batch) : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = "stablehlo.concatenate"(%0, %1) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%sum, %shape) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<1x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %3 = "stablehlo.divide"(%x, %2) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %3 : tensor<?x4xf32>
}

func.func @cube_root(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.cbrt"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
