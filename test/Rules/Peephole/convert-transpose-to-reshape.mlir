// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-transpose-to-reshape remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @identity(
// CHECK-NOT: tfl.
// CHECK: return %arg0
func.func @identity(%x: tensor<?x?x4xf32>) -> tensor<?x?x4xf32> {
  %perm = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x?x4xf32>, tensor<3xi32>) -> tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// CHECK-LABEL: func.func @unit_axis(
// CHECK: %[[S:.*]] = {{.*}} dense<[2, 4, 5, 1]> : tensor<4xi32>
// CHECK-NOT: transpose
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @unit_axis(%x: tensor<2x1x4x5xf32>) -> tensor<2x4x5x1xf32> {
  %perm = arith.constant dense<[0, 2, 3, 1]> : tensor<4xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x4x5xf32>, tensor<4xi32>) -> tensor<2x4x5x1xf32>
  return %0 : tensor<2x4x5x1xf32>
}

// CHECK-LABEL: func.func @unknown_batch(
// CHECK: %[[S:.*]] = {{.*}} dense<[-1, 4, 1]> : tensor<3xi32>
// CHECK-NOT: transpose
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @unknown_batch(%x: tensor<?x1x4xi8>) -> tensor<?x4x1xi8> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x1x4xi8>, tensor<3xi32>) -> tensor<?x4x1xi8>
  return %0 : tensor<?x4x1xi8>
}

// CHECK-LABEL: func.func @moves_elements(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.transpose"(%arg0
// CHECK: return %[[R]]
func.func @moves_elements(%x: tensor<2x1x4x5xf32>) -> tensor<2x5x1x4xf32> {
  %perm = arith.constant dense<[0, 3, 1, 2]> : tensor<4xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x4x5xf32>, tensor<4xi32>) -> tensor<2x5x1x4xf32>
  return %0 : tensor<2x5x1x4xf32>
}

// An unknown dimension counts as larger than 1.

// CHECK-LABEL: func.func @unknown_may_be_more(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.transpose"(%arg0
// CHECK: return %[[R]]
func.func @unknown_may_be_more(%x: tensor<?x4xf32>) -> tensor<4x?xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @c1_unknown_shape(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.transpose"(%arg0
// CHECK: return %[[R]]
func.func @c1_unknown_shape(%x: tensor<?x1x?xf32>) -> tensor<?x?x1xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  // expected-remark @+1 {{a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x1x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
  return %0 : tensor<?x?x1xf32>
}

// CHECK-LABEL: func.func @c1_unknown_shape_size_0(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.transpose"(%arg0
// CHECK: return %[[R]]
func.func @c1_unknown_shape_size_0(%x: tensor<?x1x0xf32>) -> tensor<?x0x1xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  // expected-remark @+1 {{a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x1x0xf32>, tensor<3xi32>) -> tensor<?x0x1xf32>
  return %0 : tensor<?x0x1xf32>
}

// CHECK-LABEL: func.func @reshape_already(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0
// CHECK: return %[[R]]
func.func @reshape_already(%x: tensor<2x1x4xf32>) -> tensor<2x4x1xf32> {
  %shape = arith.constant dense<[2, 4, 1]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x1x4xf32>, tensor<3xi32>) -> tensor<2x4x1xf32>
  return %0 : tensor<2x4x1xf32>
}

// Two dimensions are unknown, but nothing moves.

// CHECK-LABEL: func.func @unit_axes_change_places(
// CHECK-NEXT: return %arg0
func.func @unit_axes_change_places(%x: tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32> {
  %perm = arith.constant dense<[1, 0, 2, 3]> : tensor<4xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<1x1x?x?xf32>, tensor<4xi32>) -> tensor<1x1x?x?xf32>
  return %0 : tensor<1x1x?x?xf32>
}
