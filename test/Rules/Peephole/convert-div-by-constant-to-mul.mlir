// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-div-by-constant-to-mul remarks" -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-div-by-constant-to-mul semantics=grappler" | FileCheck %s --check-prefix=GRAPPLER

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.div
// CHECK: %[[C:.*]] = arith.constant dense<[5.000000e-01, 2.500000e-01, -8.000000e+00]> : tensor<3xf32>
// CHECK-NOT: tfl.div
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<[2.0, 4.0, -0.125]> : tensor<3xf32>
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @scalar_and_dynamic(
// CHECK-NOT: tfl.div
// CHECK: %[[C:.*]] = arith.constant dense<1.250000e-01> : tensor<f32>
// CHECK-NOT: tfl.div
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @scalar_and_dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %c = arith.constant dense<8.0> : tensor<f32>
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c1_element_type(
// CHECK: %[[C:.*]] = arith.constant dense<2.000000e+00> : tensor<f16>
// CHECK: tfl.div(%arg0, %[[C]])
// GRAPPLER-LABEL: func.func @c1_element_type(
// GRAPPLER-NOT: tfl.mul
// GRAPPLER: tfl.div(%arg0
func.func @c1_element_type(%x: tensor<3xf16>) -> tensor<3xf16> {
  %c = arith.constant dense<2.0> : tensor<f16>
  // expected-remark @below {{the elements are not 32-bit floats}}
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
  return %0 : tensor<3xf16>
}

// One element is no power of two: 1 / 5 is rounded.

// CHECK-LABEL: func.func @c2_rounded(
// CHECK: %[[C:.*]] = arith.constant dense<[2.000000e+00, 5.000000e+00, 4.000000e+00]>
// CHECK: tfl.div(%arg0, %[[C]])
// GRAPPLER-LABEL: func.func @c2_rounded(
// GRAPPLER-NOT: tfl.div
// GRAPPLER: %[[C:.*]] = arith.constant dense<[5.000000e-01, 2.000000e-01, 2.500000e-01]> : tensor<3xf32>
// GRAPPLER: tfl.mul(%arg0, %[[C]])
// GRAPPLER-NOT: tfl.div
func.func @c2_rounded(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<[2.0, 5.0, 4.0]> : tensor<3xf32>
  // expected-remark @below {{the reciprocal of the divisor is not exactly representable}}
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_zero(
// CHECK: %[[C:.*]] = arith.constant dense<0.000000e+00>
// CHECK: tfl.div(%arg0, %[[C]])
// GRAPPLER-LABEL: func.func @c2_zero(
func.func @c2_zero(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{the reciprocal of the divisor is not exactly representable}}
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// 2^127, whose reciprocal is not a normal number.

// CHECK-LABEL: func.func @c2_denormal(
// CHECK: %[[C:.*]] = arith.constant dense<1.70141183E+38>
// CHECK: tfl.div(%arg0, %[[C]])
// GRAPPLER-LABEL: func.func @c2_denormal(
func.func @c2_denormal(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = arith.constant dense<0x7F000000> : tensor<f32>
  // expected-remark @below {{the reciprocal of the divisor is not exactly representable}}
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @divisor_not_constant(
// CHECK-NOT: tfl.mul
// CHECK: tfl.div %arg0, %arg1
// GRAPPLER-LABEL: func.func @divisor_not_constant(
// GRAPPLER-NOT: tfl.mul
// GRAPPLER: tfl.div %arg0, %arg1
func.func @divisor_not_constant(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "tfl.div"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @product(
// CHECK: %[[C:.*]] = arith.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: return %[[R]]
func.func @product(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = arith.constant dense<0.5> : tensor<f32>
  %0 = "tfl.mul"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
