// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-binary-before-reshape remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-DAG: %[[S:.*]] = {{.*}}dense<[2, 2, 3]> : tensor<3xi32>
// CHECK: %[[A:.*]] = tfl.add(%arg0, %[[C]]) <{fused_activation_function = "RELU"}> : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[A]], %[[S]]) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<4x3xf32>) -> tensor<2x2x3xf32> {
  %shape = arith.constant dense<[2, 2, 3]> : tensor<3xi32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  %1 = tfl.add(%0, %c) <{fused_activation_function = "RELU"}> : (tensor<2x2x3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  return %1 : tensor<2x2x3xf32>
}

// A number meets every element; the result of a comparison is of another type.

// CHECK-LABEL: func.func @fires_on_comparison_dynamic(
// CHECK: %[[A:.*]] = tfl.less(%arg0, %{{.*}}) : (tensor<?x6xi32>, tensor<i32>) -> tensor<?x6xi1>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[A]], %{{.*}}) : (tensor<?x6xi1>, tensor<2xi32>) -> tensor<?x3xi1>
// CHECK-NEXT: return %[[R]]
func.func @fires_on_comparison_dynamic(%x: tensor<?x6xi32>) -> tensor<?x3xi1> {
  %shape = arith.constant dense<[-1, 3]> : tensor<2xi32>
  %c = arith.constant dense<4> : tensor<i32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x6xi32>, tensor<2xi32>) -> tensor<?x3xi32>
  %1 = "tfl.less"(%0, %c) : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x3xi1>
  return %1 : tensor<?x3xi1>
}

// The constant goes along the channels.

// CHECK-LABEL: func.func @fires_behind_fully_connected(
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK: %[[F:.*]] = "tfl.fully_connected"
// CHECK: %[[A:.*]] = tfl.add(%[[F]], %[[C]]) {{.*}} : (tensor<5x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[A]], %{{.*}}) : (tensor<5x4xf32>, tensor<3xi32>) -> tensor<5x2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_behind_fully_connected(%x: tensor<5x3xf32>, %w: tensor<4x3xf32>) -> tensor<5x2x2xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<5x3xf32>, tensor<4x3xf32>, none) -> tensor<5x4xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<5x4xf32>, tensor<3xi32>) -> tensor<5x2x2xf32>
  %2 = tfl.add(%1, %c) <{fused_activation_function = "NONE"}> : (tensor<5x2x2xf32>, tensor<2x2xf32>) -> tensor<5x2x2xf32>
  return %2 : tensor<5x2x2xf32>
}

// CHECK-LABEL: func.func @fires_between_reshapes(
// CHECK: %[[A:.*]] = tfl.sub %arg0, %arg1 {fused_activation_function = "NONE"} : tensor<2x6xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[A]], %{{.*}}) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_between_reshapes(%x: tensor<2x6xf32>, %y: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %1 = "tfl.reshape"(%y, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %2 = tfl.sub(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %2 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[R]],
// CHECK: return %[[R]], %[[A]]
func.func @c1_multiple_uses(%x: tensor<4x3xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xf32>) {
  %shape = arith.constant dense<[2, 2, 3]> : tensor<3xi32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  // expected-remark @+1 {{the reshaped tensor has other users}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<2x2x3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  return %0, %1 : tensor<2x2x3xf32>, tensor<2x2x3xf32>
}

// Rows of x have 6 elements, those of the reshaped tensor 3.

// CHECK-LABEL: func.func @c2_shape(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[R]],
// CHECK: return %[[A]]
func.func @c2_shape(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{the constant would combine with other elements}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c2_two_shapes(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK: %[[Q:.*]] = "tfl.reshape"(%arg1,
// CHECK: %[[A:.*]] = tfl.add %[[R]], %[[Q]]
// CHECK: return %[[A]]
func.func @c2_two_shapes(%x: tensor<2x6xf32>, %y: tensor<6x2xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %1 = "tfl.reshape"(%y, %shape) : (tensor<6x2xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{the two reshapes have different input or result shapes}}
  %2 = tfl.add(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %2 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c4_shape(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[R]],
// CHECK: return %[[A]]
func.func @c4_shape(%x: tensor<1x2x1x2x3xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<1x2x1x2x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{an operand has more than 4 dimensions}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// Only constants move, or both operands are reshaped.

// CHECK-LABEL: func.func @not_constant(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[R]], %arg1)
// CHECK: return %[[A]]
func.func @not_constant(%x: tensor<4x3xf32>, %c: tensor<3xf32>) -> tensor<2x2x3xf32> {
  %shape = arith.constant dense<[2, 2, 3]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<2x2x3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  return %1 : tensor<2x2x3xf32>
}

// CHECK-LABEL: func.func @is_moved(
// CHECK: %[[A:.*]] = tfl.add(%arg0,
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[A]],
// CHECK-NEXT: return %[[R]]
func.func @is_moved(%x: tensor<4x3xf32>) -> tensor<2x2x3xf32> {
  %shape = arith.constant dense<[2, 2, 3]> : tensor<3xi32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = tfl.add(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  return %1 : tensor<2x2x3xf32>
}
