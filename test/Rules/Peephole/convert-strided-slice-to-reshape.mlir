// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-convert-strided-slice-to-reshape remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[S:.*]] = arith.constant dense<[-1, 8]> : tensor<2xi32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg0, %[[S]]) : (tensor<1x?x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x?x8xf32>) -> tensor<?x8xf32> {
  %b = arith.constant dense<[-1, 0, 0]> : tensor<3xi32>
  %e = arith.constant dense<[0, 0, 8]> : tensor<3xi32>
  %s = arith.constant dense<1> : tensor<3xi32>
  %0 = "tfl.strided_slice"(%x, %b, %e, %s) <{begin_mask = 2 : i32, ellipsis_mask = 0 : i32, end_mask = 2 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<1x?x8xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// Axes that are not named are taken as a whole.

// CHECK-LABEL: func.func @first_axes_only(
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<1x4x8xf32>, tensor<2xi32>) -> tensor<4x8xf32>
func.func @first_axes_only(%x: tensor<1x4x8xf32>) -> tensor<4x8xf32> {
  %b = arith.constant dense<0> : tensor<1xi32>
  %e = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.strided_slice"(%x, %b, %e, %e) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<1x4x8xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_part(
// CHECK: tfl.strided_slice
func.func @c1_part(%x: tensor<1x4x8xf32>) -> tensor<3x8xf32> {
  %b = arith.constant dense<[0, 1]> : tensor<2xi32>
  %e = arith.constant dense<[1, 4]> : tensor<2xi32>
  %s = arith.constant dense<1> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-strided-slice-to-reshape: constant-value: the slice does not cover axis 1}}
  %0 = "tfl.strided_slice"(%x, %b, %e, %s) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<1x4x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// CHECK-LABEL: func.func @c1_backwards(
// CHECK: tfl.strided_slice
func.func @c1_backwards(%x: tensor<1x4x8xf32>) -> tensor<4x8xf32> {
  %b = arith.constant dense<[0, 3]> : tensor<2xi32>
  %s = arith.constant dense<[1, -1]> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-strided-slice-to-reshape: constant-value: the slice does not cover axis 1}}
  %0 = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 2 : i32, ellipsis_mask = 0 : i32, end_mask = 2 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<1x4x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @c2_one_of_several(
// CHECK: tfl.strided_slice
func.func @c2_one_of_several(%x: tensor<1x4x8xf32>) -> tensor<8xf32> {
  %b = arith.constant dense<0> : tensor<2xi32>
  %s = arith.constant dense<1> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-strided-slice-to-reshape: shape: the slice selects one of several elements along axis 1}}
  %0 = "tfl.strided_slice"(%x, %b, %s, %s) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 3 : i32}> : (tensor<1x4x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @c3_unknown(
// CHECK: tfl.strided_slice
func.func @c3_unknown(%x: tensor<1x?x?xf32>) -> tensor<?x?xf32> {
  %b = arith.constant dense<0> : tensor<1xi32>
  %e = arith.constant dense<1> : tensor<1xi32>
  // expected-remark@+1 {{peephole-convert-strided-slice-to-reshape: unknown-shape: a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.strided_slice"(%x, %b, %e, %e) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<1x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: "tfl.reshape"(%arg0
func.func @fused_already(%x: tensor<1x4x8xf32>) -> tensor<4x8xf32> {
  %s = arith.constant dense<[4, 8]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %s) : (tensor<1x4x8xf32>, tensor<2xi32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
