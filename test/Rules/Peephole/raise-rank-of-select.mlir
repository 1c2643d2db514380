// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-raise-rank-of-select remarks' | FileCheck %s

// Each condition of RaiseRankOfSelect.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @matrices(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>, %[[B:.*]]: tensor<3xf32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK: %[[A4:.*]] = "tfl.reshape"(%[[X]], %{{.*}}) : {{.*}} -> tensor<?x1x1x3xf32>
// CHECK: %[[B4:.*]] = "tfl.reshape"(%[[B]], %{{.*}}) : {{.*}} -> tensor<1x1x1x3xf32>
// CHECK: %[[C:.*]] = tfl.greater(%[[A4]], %[[B4]]) : {{.*}} -> tensor<?x1x1x3xi1>
// CHECK: %[[S:.*]] = "tfl.select_v2"(%[[C]], %{{.*}}, %[[ONE]]) : {{.*}} -> tensor<?x1x1x3xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[S]], %{{.*}}) : {{.*}} -> tensor<?x3xf32>
// CHECK: return %[[Y]]
func.func @matrices(%x: tensor<?x3xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %0 = tfl.greater(%x, %b) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>
  %1 = "tfl.select_v2"(%0, %x, %one) : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// -----

// The delegate takes constant choices of any rank, and computed ones of rank 3.
// CHECK-LABEL: func.func @taken(
// CHECK-NOT: tfl.reshape
func.func @taken(%x: tensor<2x3xf32>, %z: tensor<4x2x3xf32>) -> (tensor<2x3xf32>, tensor<4x2x3xf32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = tfl.greater(%x, %one) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  %1 = "tfl.select_v2"(%0, %c, %one) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %2 = tfl.greater(%z, %one) : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<4x2x3xi1>
  %3 = "tfl.select_v2"(%2, %z, %one) : (tensor<4x2x3xi1>, tensor<4x2x3xf32>, tensor<f32>) -> tensor<4x2x3xf32>
  return %1, %3 : tensor<2x3xf32>, tensor<4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<2x3xi32>, %a: tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf32>) {
  %one = arith.constant dense<1> : tensor<i32>
  %0 = tfl.greater(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: element-type: the elements are not float32}}
  %1 = "tfl.select_v2"(%0, %x, %one) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %2 = tfl.greater(%x, %one) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: element-type: the compared elements are not float32}}
  %3 = "tfl.select_v2"(%2, %a, %a) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %3 : tensor<2x3xi32>, tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%c: tensor<2x3xi1>, %a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-remark @+1 {{peephole-raise-rank-of-select: structure: the condition is not a comparison}}
  %0 = "tfl.select_v2"(%c, %a, %b) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %0 = tfl.greater(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: multiple-uses: the comparison has other users}}
  %1 = "tfl.select_v2"(%0, %a, %b) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x3xi1>
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-NOT: tfl.reshape
func.func @c4(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tfl.greater(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: unknown-shape: several sizes are unknown}}
  %1 = "tfl.select_v2"(%0, %a, %b) : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5(
// CHECK-NOT: tfl.reshape
func.func @c5(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tfl.greater(%a, %b) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: shape: a choice is broadcast}}
  %1 = "tfl.select_v2"(%0, %a, %b) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = tfl.greater(%c, %d) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  // expected-remark @+1 {{peephole-raise-rank-of-select: shape: the condition chooses among rows}}
  %3 = "tfl.select"(%2, %a, %a) : (tensor<2xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %3 : tensor<2x3xf32>, tensor<2x3xf32>
}
