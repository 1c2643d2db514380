// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-transpose-reshape-chain remarks" -verify-diagnostics | FileCheck %s

// Axis i of the result is axis first[second[i]] of the input.

// CHECK-LABEL: func.func @fires(
// CHECK: %[[P:.*]] = {{.*}}dense<[1, 0, 2]> : tensor<3xi32>
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%arg0, %[[P]]) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<3x2x4xf32>
// CHECK-NEXT: return %[[T]]
func.func @fires(%x: tensor<2x3x4xf32>) -> tensor<3x2x4xf32> {
  %first = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %second = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %first) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<3x4x2xf32>
  %1 = "tfl.transpose"(%0, %second) : (tensor<3x4x2xf32>, tensor<3xi32>) -> tensor<3x2x4xf32>
  return %1 : tensor<3x2x4xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK: %[[P:.*]] = {{.*}}dense<[1, 0, 2]> : tensor<3xi32>
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%arg0, %[[P]]) : (tensor<?x?x4xi8>, tensor<3xi32>) -> tensor<?x?x4xi8>
// CHECK-NEXT: return %[[T]]
func.func @fires_dynamic(%x: tensor<?x?x4xi8>) -> tensor<?x?x4xi8> {
  %first = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %second = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %first) : (tensor<?x?x4xi8>, tensor<3xi32>) -> tensor<?x4x?xi8>
  %1 = "tfl.transpose"(%0, %second) : (tensor<?x4x?xi8>, tensor<3xi32>) -> tensor<?x?x4xi8>
  return %1 : tensor<?x?x4xi8>
}

// CHECK-LABEL: func.func @fires_on_inverse(
// CHECK-NOT: transpose
// CHECK: return
func.func @fires_on_inverse(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %first = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %second = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %first) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<3x4x2xf32>
  %1 = "tfl.transpose"(%0, %second) : (tensor<3x4x2xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @fires_as_reshape(
// CHECK-NOT: transpose
// CHECK: %[[S:.*]] = {{.*}}dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]]) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_as_reshape(%x: tensor<2x3xf32>) -> tensor<1x2x3xf32> {
  %swap = arith.constant dense<[1, 0]> : tensor<2xi32>
  %shape = arith.constant dense<[1, 3, 2]> : tensor<3xi32>
  %back = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %swap) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<3x2xf32>, tensor<3xi32>) -> tensor<1x3x2xf32>
  %2 = "tfl.transpose"(%1, %back) : (tensor<1x3x2xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  return %2 : tensor<1x2x3xf32>
}

// Element [i, j, k] is x[2 * j + k, i].

// CHECK-LABEL: func.func @fires_as_reshape_and_transpose(
// CHECK-DAG: %[[S:.*]] = {{.*}}dense<[3, 2, 5]> : tensor<3xi32>
// CHECK-DAG: %[[P:.*]] = {{.*}}dense<[2, 0, 1]> : tensor<3xi32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]]) : (tensor<6x5xf32>, tensor<3xi32>) -> tensor<3x2x5xf32>
// CHECK: %[[T:.*]] = "tfl.transpose"(%[[R]], %[[P]]) : (tensor<3x2x5xf32>, tensor<3xi32>) -> tensor<5x3x2xf32>
// CHECK-NEXT: return %[[T]]
func.func @fires_as_reshape_and_transpose(%x: tensor<6x5xf32>) -> tensor<5x3x2xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %shape = arith.constant dense<[5, 3, 2]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<6x5xf32>, tensor<2xi32>) -> tensor<5x6xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<5x6xf32>, tensor<3xi32>) -> tensor<5x3x2xf32>
  return %1 : tensor<5x3x2xf32>
}

// CHECK-LABEL: func.func @c1_not_constant(
// CHECK: %[[A:.*]] = "tfl.transpose"(%arg0, %arg1)
// CHECK: %[[B:.*]] = "tfl.transpose"(%[[A]],
// CHECK: return %[[B]]
func.func @c1_not_constant(%x: tensor<2x2xf32>, %perm: tensor<2xi32>) -> tensor<2x2xf32> {
  %swap = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  // expected-remark @+1 {{a permutation is not a constant}}
  %1 = "tfl.transpose"(%0, %swap) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK: %[[A:.*]] = "tfl.transpose"(%arg0,
// CHECK: %[[B:.*]] = "tfl.reshape"(%[[A]], %arg1)
// CHECK: return %[[B]]
func.func @c2_unknown_shape(%x: tensor<?x?xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  %swap = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %swap) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  // expected-remark @+1 {{the shape of an intermediate tensor is not sufficiently known}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c3_structure(
// CHECK: %[[A:.*]] = "tfl.transpose"(%arg0,
// CHECK: %[[B:.*]] = "tfl.reshape"(%[[A]],
// CHECK: return %[[B]]
func.func @c3_structure(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %swap = arith.constant dense<[1, 0]> : tensor<2xi32>
  %flat = arith.constant dense<6> : tensor<1xi32>
  %0 = "tfl.transpose"(%x, %swap) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  // expected-remark @+1 {{no shorter chain gives the same order of elements}}
  %1 = "tfl.reshape"(%0, %flat) : (tensor<3x2xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK: %[[A:.*]] = "tfl.transpose"(%arg0,
// CHECK: %[[B:.*]] = "tfl.reshape"(%[[A]],
// CHECK: return %[[A]], %[[B]]
func.func @c4_multiple_uses(%x: tensor<6x5xf32>) -> (tensor<5x6xf32>, tensor<5x3x2xf32>) {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %shape = arith.constant dense<[5, 3, 2]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<6x5xf32>, tensor<2xi32>) -> tensor<5x6xf32>
  // expected-remark @+1 {{an intermediate tensor has other users}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<5x6xf32>, tensor<3xi32>) -> tensor<5x3x2xf32>
  return %0, %1 : tensor<5x6xf32>, tensor<5x3x2xf32>
}

// CHECK-LABEL: func.func @is_merged(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0,
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%[[R]],
// CHECK-NEXT: return %[[T]]
func.func @is_merged(%x: tensor<6x5xf32>) -> tensor<5x3x2xf32> {
  %shape = arith.constant dense<[3, 2, 5]> : tensor<3xi32>
  %perm = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<6x5xf32>, tensor<3xi32>) -> tensor<3x2x5xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<3x2x5xf32>, tensor<3xi32>) -> tensor<5x3x2xf32>
  return %1 : tensor<5x3x2xf32>
}
