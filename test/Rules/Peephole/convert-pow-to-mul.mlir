// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-pow-to-mul remarks' | FileCheck %s

// Each condition of ConvertPowToMul.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>
// CHECK: %[[S:.*]] = tfl.mul %[[X]], %[[X]]
// CHECK: %[[Y:.*]] = tfl.mul %[[S]], %[[X]]
// CHECK: return %[[Y]]
func.func @fires(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %0 = "tfl.pow"(%x, %three) : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// -----

// C1
func.func @integers(%x: tensor<2xi32>) -> tensor<2xi32> {
  %three = arith.constant dense<3> : tensor<i32>
  // expected-remark@+1 {{element-type: the elements are not float32}}
  %0 = "tfl.pow"(%x, %three) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// C2
func.func @exponent_broadcasts(%x: tensor<2xf32>) -> tensor<3x2xf32> {
  %three = arith.constant dense<3.0> : tensor<3x2xf32>
  // expected-remark@+1 {{shape: the exponent changes the shape}}
  %0 = "tfl.pow"(%x, %three) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// Another exponent: the remark would fail the test.
// CHECK-LABEL: func.func @fourth(
// CHECK: tfl.pow
func.func @fourth(%x: tensor<2xf32>) -> tensor<2xf32> {
  %four = arith.constant dense<4.0> : tensor<f32>
  %0 = "tfl.pow"(%x, %four) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
