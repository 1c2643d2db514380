// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-squeeze-and-expand-dims-to-reshape remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @squeeze(
// CHECK: %[[S:.*]] = {{.*}} dense<[2, 4]> : tensor<2xi32>
// CHECK-NOT: tfl.squeeze
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @squeeze(%x: tensor<2x1x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [1]}> : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @squeeze_unknown_batch(
// CHECK: %[[S:.*]] = {{.*}} dense<[-1, 4]> : tensor<2xi32>
// CHECK-NOT: tfl.squeeze
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @squeeze_unknown_batch(%x: tensor<?x1x4xi8>) -> tensor<?x4xi8> {
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [1]}> : (tensor<?x1x4xi8>) -> tensor<?x4xi8>
  return %0 : tensor<?x4xi8>
}

// CHECK-LABEL: func.func @expand_dims(
// CHECK: %[[S:.*]] = {{.*}} dense<[2, 1, 4]> : tensor<3xi32>
// CHECK-NOT: tfl.expand_dims
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @expand_dims(%x: tensor<2x4xf32>) -> tensor<2x1x4xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.expand_dims"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x1x4xf32>
  return %0 : tensor<2x1x4xf32>
}

// CHECK-LABEL: func.func @expand_dims_unknown(
// CHECK: %[[S:.*]] = {{.*}} dense<[3, -1, 1]> : tensor<3xi32>
// CHECK-NOT: tfl.expand_dims
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: return %[[R]]
func.func @expand_dims_unknown(%x: tensor<3x?xi32>) -> tensor<3x?x1xi32> {
  %axis = arith.constant dense<-1> : tensor<i32>
  %0 = "tfl.expand_dims"(%x, %axis) : (tensor<3x?xi32>, tensor<i32>) -> tensor<3x?x1xi32>
  return %0 : tensor<3x?x1xi32>
}

// CHECK-LABEL: func.func @c1_unknown_shape(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.squeeze"(%arg0
// CHECK: return %[[R]]
func.func @c1_unknown_shape(%x: tensor<?x1x?xf32>) -> tensor<?x?xf32> {
  // expected-remark @+1 {{a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [1]}> : (tensor<?x1x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c1_unknown_shape_expand_dims(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.expand_dims"(%arg0
// CHECK: return %[[R]]
func.func @c1_unknown_shape_expand_dims(%x: tensor<?x?xf32>) -> tensor<?x1x?xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  // expected-remark @+1 {{a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.expand_dims"(%x, %axis) : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}

// CHECK-LABEL: func.func @c1_unknown_shape_size_0(
// CHECK-NOT: reshape
// CHECK: %[[R:.*]] = "tfl.squeeze"(%arg0
// CHECK: return %[[R]]
func.func @c1_unknown_shape_size_0(%x: tensor<?x1x0xf32>) -> tensor<?x0xf32> {
  // expected-remark @+1 {{a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [1]}> : (tensor<?x1x0xf32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// CHECK-LABEL: func.func @reshape_already(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0
// CHECK: return %[[R]]
func.func @reshape_already(%x: tensor<2x1x4xf32>) -> tensor<2x4xf32> {
  %shape = arith.constant dense<[2, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x1x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
