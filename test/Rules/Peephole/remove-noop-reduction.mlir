// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-remove-noop-reduction remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-remove-noop-reduction semantics=exact' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[2, 3]> : tensor<2xi32>
// CHECK-NOT: tfl.sum
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<2x1x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x1x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<2x1x3xf32>, tensor<i32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_keep_dims(
// CHECK-NEXT: return %arg0
func.func @fires_keep_dims(%x: tensor<?x?x1xi32>) -> tensor<?x?x1xi32> {
  %axis = arith.constant dense<-1> : tensor<1xi32>
  %0 = "tfl.reduce_max"(%x, %axis) <{keep_dims = true}> : (tensor<?x?x1xi32>, tensor<1xi32>) -> tensor<?x?x1xi32>
  return %0 : tensor<?x?x1xi32>
}

// One unknown dimension becomes -1.

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 3]> : tensor<2xi32>
// CHECK-NOT: tfl.mean
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x1x3x1xf32>, tensor<2xi32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_dynamic(%x: tensor<?x1x3x1xf32>) -> tensor<?x3xf32> {
  %axes = arith.constant dense<[1, 3]> : tensor<2xi32>
  %0 = "tfl.mean"(%x, %axes) <{keep_dims = false}> : (tensor<?x1x3x1xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @fires_no_axes(
// CHECK-NEXT: return %arg0
func.func @fires_no_axes(%x: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %axes = arith.constant dense<> : tensor<0xi32>
  %0 = "tfl.reduce_any"(%x, %axes) <{keep_dims = false}> : (tensor<2x3xi1>, tensor<0xi32>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// CHECK-LABEL: func.func @c1_unknown_shape(
// CHECK-NOT: tfl.reshape
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0
// CHECK-NEXT: return %[[R]]
func.func @c1_unknown_shape(%x: tensor<?x1x?xf32>) -> tensor<?x?xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  // expected-remark@+1 {{peephole-remove-noop-reduction: unknown-shape: a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<?x1x?xf32>, tensor<i32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @larger_axis(
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %{{.*}}) <{keep_dims = true}>
// CHECK-NEXT: return %[[R]]
func.func @larger_axis(%x: tensor<1x2xf32>) -> tensor<1x1xf32> {
  %axes = arith.constant dense<[0, 1]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axes) <{keep_dims = true}> : (tensor<1x2xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// An unknown size need not be 1.

// CHECK-LABEL: func.func @unknown_axis(
// CHECK: %[[R:.*]] = "tfl.reduce_min"(%arg0
// CHECK-NEXT: return %[[R]]
func.func @unknown_axis(%x: tensor<2x?xf32>) -> tensor<2xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.reduce_min"(%x, %axis) <{keep_dims = false}> : (tensor<2x?xf32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @reshaped_already(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0
// CHECK-NEXT: return %[[R]]
func.func @reshaped_already(%x: tensor<2x1xf32>) -> tensor<2xf32> {
  %shape = arith.constant dense<2> : tensor<1xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x1xf32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
