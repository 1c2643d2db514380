// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-fold-zeros-like-into-fill remarks' | FileCheck %s

// Each condition of FoldZerosLikeIntoFill.cpp has a near miss here, checked against its reason.

// The unknown size of both comes from %x.
// CHECK-LABEL: func.func @fires(
// CHECK: %[[ZEROS:.*]] = "tfl.fill"
// CHECK-NOT: tfl.zeros_like
// CHECK: return %[[ZEROS]], %[[ZEROS]]
func.func @fires(%x: tensor<?x5xf32>, %w: tensor<4x5xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant dense<0> : tensor<1xi32>
  %c1 = arith.constant dense<1> : tensor<1xi32>
  %c4 = arith.constant dense<4> : tensor<1xi32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() {value} : () -> none
  %shape = "tfl.shape"(%x) : (tensor<?x5xf32>) -> tensor<2xi32>
  %batch = "tfl.strided_slice"(%shape, %c0, %c1, %c1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%batch, %c4) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zeros = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x4xf32>
  %y = "tfl.fully_connected"(%x, %w, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<?x5xf32>, tensor<4x5xf32>, none) -> tensor<?x4xf32>
  %t = "tfl.tanh"(%y) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %like = "tfl.zeros_like"(%t) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %zeros, %like : tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.zeros_like
func.func @c1(%x: tensor<?x4xf32>, %dims: tensor<2xi32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %zeros = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x4xf32>
  // expected-remark @+1 {{peephole-fold-zeros-like-into-fill: shape: the existing zeros may have another shape}}
  %like = "tfl.zeros_like"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %zeros, %like : tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// Other values, and without a fill.
// CHECK-LABEL: func.func @others(
// CHECK: tfl.zeros_like
func.func @others(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %shape = "tfl.shape"(%x) : (tensor<?x4xf32>) -> tensor<2xi32>
  %ones = "tfl.fill"(%shape, %one) : (tensor<2xi32>, tensor<f32>) -> tensor<?x4xf32>
  %like = "tfl.zeros_like"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %ones, %like : tensor<?x4xf32>, tensor<?x4xf32>
}
