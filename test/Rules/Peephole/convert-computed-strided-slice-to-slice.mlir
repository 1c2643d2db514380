// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-computed-strided-slice-to-slice remarks' | FileCheck %s

// Each condition of ConvertComputedStridedSliceToSlice.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK: %[[SIZES:.*]] = arith.constant dense<[1, 3]> : tensor<2xi32>
// CHECK: "tfl.slice"(%arg0, %arg1, %[[SIZES]]) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xf32>
func.func @fires(%x: tensor<5x3xf32>, %begin: tensor<2xi32>) -> tensor<1x3xf32> {
  %sizes = arith.constant dense<[1, 3]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %sizes, %ones) {begin_mask = 0 : i32, end_mask = 0 : i32, ellipsis_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = true} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// C1
func.func @end(%x: tensor<5x3xf32>, %begin: tensor<2xi32>) -> tensor<?x?xf32> {
  %end = arith.constant dense<[1, 3]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  // expected-remark@+1 {{structure: the sizes are no operand, or a mask is set}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) {begin_mask = 0 : i32, end_mask = 0 : i32, ellipsis_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = false} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// C1
func.func @mask(%x: tensor<5x3xf32>, %begin: tensor<2xi32>) -> tensor<1x3xf32> {
  %sizes = arith.constant dense<[1, 3]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  // expected-remark@+1 {{structure: the sizes are no operand, or a mask is set}}
  %0 = "tfl.strided_slice"(%x, %begin, %sizes, %ones) {begin_mask = 2 : i32, end_mask = 0 : i32, ellipsis_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = true} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// C2
func.func @strides(%x: tensor<5x3xf32>, %begin: tensor<2xi32>) -> tensor<2x3xf32> {
  %sizes = arith.constant dense<[4, 3]> : tensor<2xi32>
  %strides = arith.constant dense<[2, 1]> : tensor<2xi32>
  // expected-remark@+1 {{constant-value: the sizes are no positive constants, or a stride is not 1}}
  %0 = "tfl.strided_slice"(%x, %begin, %sizes, %strides) {begin_mask = 0 : i32, end_mask = 0 : i32, ellipsis_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = true} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @constant_begin(
// CHECK: tfl.strided_slice
func.func @constant_begin(%x: tensor<5x3xf32>) -> tensor<1x3xf32> {
  %begin = arith.constant dense<[1, 0]> : tensor<2xi32>
  %sizes = arith.constant dense<[1, 3]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %sizes, %ones) {begin_mask = 0 : i32, end_mask = 0 : i32, ellipsis_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = true} : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
