// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-raise-rank-of-slice-and-pad remarks' | FileCheck %s

// Each condition of RaiseRankOfSliceAndPad.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @slice(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, 1, 0]> : tensor<3xi32>
// CHECK-DAG: %[[SIZE:.*]] = arith.constant dense<[1, 2, -1]> : tensor<3xi32>
// CHECK: %[[R:.*]] = "tfl.reshape"({{.*}} -> tensor<1x5x3xf32>
// CHECK: %[[S:.*]] = "tfl.slice"(%[[R]], %[[BEGIN]], %[[SIZE]])
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[S]]
// CHECK: return %[[Y]] : tensor<2x3xf32>
func.func @slice(%x: tensor<5x3xf32>) -> tensor<2x3xf32> {
  %begin = arith.constant dense<[1, 0]> : tensor<2xi32>
  %size = arith.constant dense<[2, -1]> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @strided_slice(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, 0, 4]> : tensor<3xi32>
// CHECK-DAG: %[[END:.*]] = arith.constant dense<[1, 1, 0]> : tensor<3xi32>
// CHECK-DAG: %[[STRIDES:.*]] = arith.constant dense<[1, 1, -2]> : tensor<3xi32>
// CHECK: "tfl.strided_slice"(%{{.*}}, %[[BEGIN]], %[[END]], %[[STRIDES]]) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 4 : i32
func.func @strided_slice(%x: tensor<5xf32>) -> tensor<3xf32> {
  %begin = arith.constant dense<4> : tensor<1xi32>
  %end = arith.constant dense<0> : tensor<1xi32>
  %strides = arith.constant dense<-2> : tensor<1xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32} : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @pad(
// CHECK-DAG: %[[PADDING:.*]] = arith.constant dense<{{\[\[}}0, 0], [1, 2], [0, 3]]> : tensor<3x2xi32>
// CHECK: "tfl.padv2"(%{{.*}}, %[[PADDING]], %{{.*}}) : (tensor<1x?x3xf32>, tensor<3x2xi32>, tensor<f32>) -> tensor<1x?x6xf32>
func.func @pad(%x: tensor<?x3xf32>) -> tensor<?x6xf32> {
  %padding = arith.constant dense<[[1, 2], [0, 3]]> : tensor<2x2xi32>
  %value = arith.constant dense<2.0> : tensor<f32>
  %0 = "tfl.padv2"(%x, %padding, %value) : (tensor<?x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<5xi32>) -> tensor<2xi32> {
  %begin = arith.constant dense<1> : tensor<1xi32>
  %size = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @+1 {{peephole-raise-rank-of-slice-and-pad: element-type: the elements are not float32}}
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<5xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<5xf32>, %begin: tensor<1xi32>) -> tensor<2xf32> {
  %size = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @+1 {{peephole-raise-rank-of-slice-and-pad: not-constant: the bounds are computed}}
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%x: tensor<5xf32>) -> tensor<f32> {
  %begin = arith.constant dense<1> : tensor<1xi32>
  %end = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @+1 {{peephole-raise-rank-of-slice-and-pad: attribute: a mask changes the rank}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %begin) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32} : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-NOT: tfl.reshape
func.func @c4(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %padding = arith.constant dense<[[1, 2], [0, 3]]> : tensor<2x2xi32>
  // expected-remark @+1 {{peephole-raise-rank-of-slice-and-pad: unknown-shape: several sizes are unknown}}
  %0 = "tfl.pad"(%x, %padding) : (tensor<?x?xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
