// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fold-reshape-into-reduction remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[AXIS:.*]] = arith.constant dense<1> : tensor<1xi32>
// CHECK-NOT: tfl.reshape
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %[[AXIS]]) <{keep_dims = true}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<4x3xf32>) -> tensor<4x1xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[4, 1]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4x1xf32>
  return %1 : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NOT: tfl.reshape
// CHECK: %[[R:.*]] = "tfl.mean"(%arg0, %{{.*}}) <{keep_dims = true}> : (tensor<?x5x6x3xf32>, tensor<2xi32>) -> tensor<?x1x1x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_dynamic(%x: tensor<?x5x6x3xf32>) -> tensor<?x1x1x3xf32> {
  %axes = arith.constant dense<[1, 2]> : tensor<2xi32>
  %shape = arith.constant dense<[-1, 1, 1, 3]> : tensor<4xi32>
  %0 = "tfl.mean"(%x, %axes) <{keep_dims = false}> : (tensor<?x5x6x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x3xf32>, tensor<4xi32>) -> tensor<?x1x1x3xf32>
  return %1 : tensor<?x1x1x3xf32>
}

// CHECK-LABEL: func.func @fires_booleans(
// CHECK-NOT: tfl.reshape
// CHECK: %[[R:.*]] = "tfl.reduce_all"(%arg0, %{{.*}}) <{keep_dims = true}> : (tensor<2x3xi1>, tensor<i32>) -> tensor<1x3xi1>
// CHECK-NEXT: return %[[R]]
func.func @fires_booleans(%x: tensor<2x3xi1>) -> tensor<1x3xi1> {
  %axis = arith.constant dense<-2> : tensor<i32>
  %shape = arith.constant dense<[1, 3]> : tensor<2xi32>
  %0 = "tfl.reduce_all"(%x, %axis) <{keep_dims = false}> : (tensor<2x3xi1>, tensor<i32>) -> tensor<3xi1>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<3xi1>, tensor<2xi32>) -> tensor<1x3xi1>
  return %1 : tensor<1x3xi1>
}

// CHECK-LABEL: func.func @fires_default_attribute(
// CHECK-NOT: tfl.reshape
// CHECK: %[[R:.*]] = "tfl.reduce_any"(%arg0, %{{.*}}) <{keep_dims = true}> : (tensor<2x3xi1>, tensor<i32>) -> tensor<1x3xi1>
// CHECK-NEXT: return %[[R]]
func.func @fires_default_attribute(%x: tensor<2x3xi1>) -> tensor<1x3xi1> {
  %axis = arith.constant dense<-2> : tensor<i32>
  %shape = arith.constant dense<[1, 3]> : tensor<2xi32>
  %0 = "tfl.reduce_any"(%x, %axis) : (tensor<2x3xi1>, tensor<i32>) -> tensor<3xi1>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<3xi1>, tensor<2xi32>) -> tensor<1x3xi1>
  return %1 : tensor<1x3xi1>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[S:.*]] = "tfl.sum"(%arg0, %{{.*}}) <{keep_dims = false}>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[S]]
// CHECK-NEXT: return %[[S]], %[[R]]
func.func @c1_multiple_uses(%x: tensor<4x3xf32>) -> (tensor<4xf32>, tensor<4x1xf32>) {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[4, 1]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-reshape-into-reduction: multiple-uses: the reduced tensor has other users}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4x1xf32>
  return %0, %1 : tensor<4xf32>, tensor<4x1xf32>
}

// The 1 is in another place.

// CHECK-LABEL: func.func @c2_shape(
// CHECK: %[[S:.*]] = "tfl.sum"(%arg0, %{{.*}}) <{keep_dims = false}>
// CHECK: "tfl.reshape"(%[[S]], %{{.*}}) : (tensor<4xf32>, tensor<2xi32>) -> tensor<1x4xf32>
func.func @c2_shape(%x: tensor<4x3xf32>) -> tensor<1x4xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[1, 4]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-reshape-into-reduction: shape: the reshape does not restore the reduced axes}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4xf32>, tensor<2xi32>) -> tensor<1x4xf32>
  return %1 : tensor<1x4xf32>
}

// The other dimensions change places.

// CHECK-LABEL: func.func @c2_other_dimensions(
// CHECK: %[[S:.*]] = "tfl.reduce_max"(%arg0, %{{.*}}) <{keep_dims = false}>
// CHECK: "tfl.reshape"(%[[S]], %{{.*}}) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<3x1x2xf32>
func.func @c2_other_dimensions(%x: tensor<2x5x3xf32>) -> tensor<3x1x2xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[3, 1, 2]> : tensor<3xi32>
  %0 = "tfl.reduce_max"(%x, %axis) <{keep_dims = false}> : (tensor<2x5x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fold-reshape-into-reduction: shape: the reshape does not restore the reduced axes}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<3x1x2xf32>
  return %1 : tensor<3x1x2xf32>
}

// Which axes are reduced is not known.

// CHECK-LABEL: func.func @c2_unknown_axis(
// CHECK: %[[S:.*]] = "tfl.sum"(%arg0, %arg1) <{keep_dims = false}>
// CHECK: "tfl.reshape"(%[[S]]
func.func @c2_unknown_axis(%x: tensor<4x4xf32>, %axis: tensor<1xi32>) -> tensor<4x1xf32> {
  %shape = arith.constant dense<[4, 1]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = false}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-reshape-into-reduction: shape: the reshape does not restore the reduced axes}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4x1xf32>
  return %1 : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @kept_already(
// CHECK: %[[S:.*]] = "tfl.sum"(%arg0, %{{.*}}) <{keep_dims = true}>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[S]]
// CHECK-NEXT: return %[[R]]
func.func @kept_already(%x: tensor<4x3xf32>) -> tensor<1x4xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[1, 4]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = true}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4x1xf32>, tensor<2xi32>) -> tensor<1x4xf32>
  return %1 : tensor<1x4xf32>
}
