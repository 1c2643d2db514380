// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-raise-rank-of-broadcast remarks' | FileCheck %s

// Each condition of RaiseRankOfBroadcast.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @computed(
// CHECK-SAME: %[[X:.*]]: tensor<2x8x3xf32>, %[[Y:.*]]: tensor<?x3xf32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[Y]], {{.*}}) : {{.*}} -> tensor<1x?x3xf32>
// CHECK: tfl.mul(%[[R]], %[[X]])
func.func @computed(%x: tensor<2x8x3xf32>, %y: tensor<?x3xf32>) -> tensor<2x8x3xf32> {
  %0 = tfl.mul(%y, %x) {fused_activation_function = "NONE"} : (tensor<?x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
  return %0 : tensor<2x8x3xf32>
}

// -----

// CHECK-LABEL: func.func @constant(
// CHECK: %[[C:.*]] = arith.constant dense<{{.*}}> : tensor<1x1x2x2xf32>
// CHECK: tfl.add(%{{.*}}, %[[C]])
func.func @constant(%x: tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xf32> {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = tfl.add(%x, %c) {fused_activation_function = "NONE"} : (tensor<3x4x2x2xf32>, tensor<2x2xf32>) -> tensor<3x4x2x2xf32>
  return %0 : tensor<3x4x2x2xf32>
}

// -----

// The delegate takes a vector, and rank 3 beside rank 4 with batch 1.
// CHECK-LABEL: func.func @taken(
// CHECK-NOT: tfl.reshape
func.func @taken(%x: tensor<1x4x2x3xf32>, %y: tensor<4x2x3xf32>, %z: tensor<3xf32>) -> tensor<1x4x2x3xf32> {
  %0 = tfl.add(%x, %y) {fused_activation_function = "NONE"} : (tensor<1x4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<1x4x2x3xf32>
  %1 = tfl.add(%0, %z) {fused_activation_function = "NONE"} : (tensor<1x4x2x3xf32>, tensor<3xf32>) -> tensor<1x4x2x3xf32>
  return %1 : tensor<1x4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<2x8x3xi32>, %y: tensor<8x3xi32>) -> tensor<2x8x3xi32> {
  // expected-remark @+1 {{peephole-raise-rank-of-broadcast: element-type: the elements are not float32}}
  %0 = tfl.add(%x, %y) {fused_activation_function = "NONE"} : (tensor<2x8x3xi32>, tensor<8x3xi32>) -> tensor<2x8x3xi32>
  return %0 : tensor<2x8x3xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<2x?x?xf32>, %y: tensor<?x?xf32>) -> tensor<2x?x?xf32> {
  // expected-remark @+1 {{peephole-raise-rank-of-broadcast: unknown-shape: several sizes of an operand are unknown}}
  %0 = tfl.add(%x, %y) {fused_activation_function = "NONE"} : (tensor<2x?x?xf32>, tensor<?x?xf32>) -> tensor<2x?x?xf32>
  return %0 : tensor<2x?x?xf32>
}
