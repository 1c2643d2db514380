// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-remove-noop-reshape remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.reshape
// CHECK: return %arg0
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %shape = arith.constant dense<[2, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Elements keep their number, so the one unknown dimension is the same.

// CHECK-LABEL: func.func @fires_one_unknown(
// CHECK-NOT: tfl.reshape
// CHECK: return %arg0
func.func @fires_one_unknown(%x: tensor<?x3xi8>, %shape: tensor<2xi32>) -> tensor<?x3xi8> {
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x3xi8>, tensor<2xi32>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// CHECK-LABEL: func.func @fires_shape_of_input(
// CHECK-NOT: tfl.reshape
// CHECK: return %arg0
func.func @fires_shape_of_input(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %shape = "tfl.shape"(%x) : (tensor<?x?xf32>) -> tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// 2x3 may become 3x2.

// CHECK-LABEL: func.func @c1_unknown_shape(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.reshape"(%arg0, %arg1)
// CHECK-NEXT: return %[[Y]]
func.func @c1_unknown_shape(%x: tensor<?x?xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  // expected-remark @+1 {{unknown-shape: unknown dimensions are not proven equal}}
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Of no elements, the number says nothing about the other dimension.

// CHECK-LABEL: func.func @c1_no_elements(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.reshape"(%arg0, %arg1)
// CHECK-NEXT: return %[[Y]]
func.func @c1_no_elements(%x: tensor<?x0xf32>, %shape: tensor<2xi32>) -> tensor<?x0xf32> {
  // expected-remark @+1 {{unknown-shape: unknown dimensions are not proven equal}}
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x0xf32>, tensor<2xi32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// CHECK-LABEL: func.func @other_shape(
// CHECK: %[[SHAPE:[^ ]+]] = {{.*}}dense<[3, 2]> : tensor<2xi32>
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK-NEXT: return %[[Y]]
func.func @other_shape(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %shape = arith.constant dense<[3, 2]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
