// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-pow remarks" -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-simplify-pow semantics=exact remarks' 2>&1 | FileCheck %s --check-prefix=EXACT

// The power is infinity at -infinity, and 0 at -0.

// EXACT: remark: peephole-simplify-pow: semantics: pow(x, 0.5) and sqrt differ at -infinity and -0
// EXACT-LABEL: func.func @half(
// EXACT: tfl.pow(%arg0

// CHECK-LABEL: func.func @one(
// CHECK-NOT: tfl.
// CHECK: return %arg0
func.func @one(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.pow"(%x, %c) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @two(
// CHECK-NOT: pow
// CHECK: %[[R:.*]] = tfl.mul %arg0, %arg0 {fused_activation_function = "NONE"}
// CHECK: return %[[R]]
func.func @two(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<2.0> : tensor<2x3xf32>
  %0 = "tfl.pow"(%x, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @half(
// CHECK-NOT: pow
// CHECK: %[[R:.*]] = "tfl.sqrt"(%arg0)
// CHECK: return %[[R]]
func.func @half(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %c = arith.constant dense<0.5> : tensor<f32>
  %0 = "tfl.pow"(%x, %c) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @two_integer(
// CHECK: tfl.mul %arg0, %arg0 {fused_activation_function = "NONE"} : tensor<?xi32>
// CHECK-NOT: pow
func.func @two_integer(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c = arith.constant dense<2> : tensor<i32>
  %0 = "tfl.pow"(%x, %c) : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: func.func @other_exponents(
// CHECK: %[[A:.*]] = tfl.pow(%arg0,
// CHECK: %[[B:.*]] = tfl.pow %[[A]],
// CHECK: tfl.pow %[[B]], %arg1
func.func @other_exponents(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %mixed = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = "tfl.pow"(%x, %three) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "tfl.pow"(%0, %mixed) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = "tfl.pow"(%1, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// CHECK-LABEL: func.func @c1_element_type(
// CHECK: tfl.pow(%arg0
// CHECK-NOT: sqrt
func.func @c1_element_type(%x: tensor<2xf16>) -> tensor<2xf16> {
  %c = arith.constant dense<0.5> : tensor<f16>
  // expected-remark @+1 {{peephole-simplify-pow: element-type: sqrt supports only 32-bit floats}}
  %0 = "tfl.pow"(%x, %c) : (tensor<2xf16>, tensor<f16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

// CHECK-LABEL: func.func @c2_shape(
// CHECK: tfl.pow(%arg0
// CHECK-NOT: tfl.mul
func.func @c2_shape(%x: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<2.0> : tensor<2x1xf32>
  // expected-remark @+1 {{the exponent changes the shape}}
  %0 = "tfl.pow"(%x, %c) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// The unknown size may be 1.

// CHECK-LABEL: func.func @c2_unknown_size(
// CHECK: tfl.pow(%arg0
func.func @c2_unknown_size(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark @+1 {{the exponent changes the shape}}
  %0 = "tfl.pow"(%x, %c) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @simple_already(
// CHECK: %[[A:.*]] = tfl.mul %arg0, %arg0
// CHECK: %[[B:.*]] = "tfl.sqrt"(%[[A]])
// CHECK: return %[[B]]
func.func @simple_already(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.mul"(%x, %x) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.sqrt"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
