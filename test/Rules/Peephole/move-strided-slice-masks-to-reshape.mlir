// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-move-strided-slice-masks-to-reshape remarks' | FileCheck %s

// Each condition of MoveStridedSliceMasksToReshape.cpp has a near miss here, checked against its reason.

// x[:, -1, None]
// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[X:.*]]: tensor<?x4x5xf32>
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, -1, 0]> : tensor<3xi32>
// CHECK: %[[S:.*]] = "tfl.strided_slice"(%[[X]], %[[BEGIN]], %{{.*}}, %{{.*}}) <{begin_mask = 5 : i32, ellipsis_mask = 0 : i32, end_mask = 7 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}>
// CHECK-SAME: -> tensor<?x1x5xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[S]]
// CHECK: return %[[Y]] : tensor<?x1x1x5xf32>
func.func @fires(%x: tensor<?x4x5xf32>) -> tensor<?x1x1x5xf32> {
  %begin = arith.constant dense<[0, -1, 0]> : tensor<3xi32>
  %end = arith.constant dense<0> : tensor<3xi32>
  %strides = arith.constant dense<1> : tensor<3xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) {begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 3 : i32, new_axis_mask = 4 : i32, offset = false, shrink_axis_mask = 0 : i32} : (tensor<?x4x5xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x1x1x5xf32>
  return %0 : tensor<?x1x1x5xf32>
}

// -----

// x[:, -1]
// CHECK-LABEL: func.func @last(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, -1, 0]> : tensor<3xi32>
// CHECK: "tfl.strided_slice"(%{{.*}}, %[[BEGIN]], %{{.*}}, %{{.*}}) <{begin_mask = 5 : i32, ellipsis_mask = 0 : i32, end_mask = 7 : i32
// CHECK-SAME: -> tensor<?x1x5xf32>
// CHECK: return %{{.*}} : tensor<?x5xf32>
func.func @last(%x: tensor<?x4x5xf32>) -> tensor<?x5xf32> {
  %begin = arith.constant dense<[0, -1]> : tensor<2xi32>
  %end = arith.constant dense<0> : tensor<2xi32>
  %strides = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) {begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32} : (tensor<?x4x5xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

// Axes after the given ones are whole.
// CHECK-LABEL: func.func @first(
// CHECK: "tfl.strided_slice"({{.*}}begin_mask = 6 : i32, ellipsis_mask = 0 : i32, end_mask = 6 : i32
// CHECK-SAME: -> tensor<1x4x5xf32>
func.func @first(%x: tensor<3x4x5xf32>) -> tensor<4x5xf32> {
  %begin = arith.constant dense<1> : tensor<1xi32>
  %end = arith.constant dense<2> : tensor<1xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %begin) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32} : (tensor<3x4x5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<5xi32>) -> tensor<i32> {
  %begin = arith.constant dense<1> : tensor<1xi32>
  %end = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @+1 {{peephole-move-strided-slice-masks-to-reshape: element-type: the elements are not float32}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %begin) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32} : (tensor<5xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<5xf32>, %begin: tensor<1xi32>) -> tensor<f32> {
  %one = arith.constant dense<1> : tensor<1xi32>
  // expected-remark @+1 {{peephole-move-strided-slice-masks-to-reshape: not-constant: the bounds are computed}}
  %0 = "tfl.strided_slice"(%x, %begin, %begin, %one) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32} : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%x: tensor<5xf32>) -> tensor<f32> {
  %begin = arith.constant dense<1> : tensor<1xi32>
  %end = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @+1 {{peephole-move-strided-slice-masks-to-reshape: attribute: it has an ellipsis or an open bound at a dropped axis}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %begin) {begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32} : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-NOT: tfl.reshape
func.func @c4(%x: tensor<?x4x?xf32>) -> tensor<?x?xf32> {
  %begin = arith.constant dense<[0, 1]> : tensor<2xi32>
  %end = arith.constant dense<[0, 2]> : tensor<2xi32>
  %strides = arith.constant dense<1> : tensor<2xi32>
  // expected-remark @+1 {{peephole-move-strided-slice-masks-to-reshape: unknown-shape: several sizes of the result are unknown}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) {begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32} : (tensor<?x4x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
