// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-flatten-gather-indices remarks' | FileCheck %s

// Each condition of FlattenGatherIndices.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @matrix(
// CHECK-DAG: %[[I:.*]] = arith.constant dense<[0, 2, 1, 1]> : tensor<4xi32>
// CHECK: %[[G:.*]] = "tfl.gather"(%{{.*}}, %[[I]]) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<5x4xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[G]]
// CHECK: return %[[Y]] : tensor<5x2x2xf32>
func.func @matrix(%x: tensor<5x3xf32>) -> tensor<5x2x2xf32> {
  %i = arith.constant dense<[[0, 2], [1, 1]]> : tensor<2x2xi64>
  %0 = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<5x2x2xf32>
  return %0 : tensor<5x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @vectors(
// CHECK-DAG: %[[I:.*]] = arith.constant dense<[2, 10]> : tensor<2xi32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%{{.*}}) : (tensor<4x3x2xf32>, tensor<2xi32>) -> tensor<12x2xf32>
// CHECK: %[[G:.*]] = "tfl.gather"(%[[R]], %[[I]]) <{axis = 0 : i32, batch_dims = 0 : i32}>
func.func @vectors(%x: tensor<4x3x2xf32>) -> tensor<2x2xf32> {
  %i = arith.constant dense<[[0, 2], [3, 1]]> : tensor<2x2xi32>
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<4x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.gather
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<3xi32>) -> tensor<i32> {
  %i = arith.constant dense<1> : tensor<i32>
  // expected-remark @+1 {{peephole-flatten-gather-indices: element-type: the elements are not float32}}
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<3xf32>, %i: tensor<i32>) -> tensor<f32> {
  // expected-remark @+1 {{peephole-flatten-gather-indices: not-constant: the indices are computed}}
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %i = arith.constant dense<[[0], [2]]> : tensor<2x1xi32>
  // expected-remark @+1 {{peephole-flatten-gather-indices: attribute: it has batch dimensions}}
  %0 = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-NOT: tfl.reshape
func.func @c4(%x: tensor<?x3xf32>) -> tensor<1xf32> {
  %i = arith.constant dense<[[0, 1]]> : tensor<1x2xi32>
  // expected-remark @+1 {{peephole-flatten-gather-indices: unknown-shape: the size of a gathered axis is unknown}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<?x3xf32>, tensor<1x2xi32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c4_result(
// CHECK-NOT: tfl.reshape
func.func @c4_result(%x: tensor<?x3x?xf32>) -> tensor<?x?xf32> {
  %i = arith.constant dense<1> : tensor<i32>
  // expected-remark @+1 {{peephole-flatten-gather-indices: unknown-shape: the shape of the result is unknown}}
  %0 = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<?x3x?xf32>, tensor<i32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5(
// CHECK-NOT: tfl.reshape
func.func @c5(%x: tensor<3xf32>) -> tensor<f32> {
  %i = arith.constant dense<3> : tensor<i32>
  // expected-remark @+1 {{peephole-flatten-gather-indices: constant-value: an index is out of bounds}}
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
