// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-rsqrt remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-rsqrt semantics=exact remarks' 2>&1 | FileCheck %s --check-prefix=EXACT

// The power is 0 at -infinity and infinity at -0.

// EXACT: remark: peephole-recognize-rsqrt: semantics: pow(x, -0.5) and rsqrt differ at -infinity and -0
// EXACT-LABEL: func.func @fires(
// EXACT-NEXT: "tfl.rsqrt"(%arg0)
// EXACT-LABEL: func.func @fires_power(
// EXACT: tfl.pow(%arg0

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[R:.*]] = "tfl.rsqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.sqrt"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tfl.div(%one, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NEXT: %[[R:.*]] = "tfl.rsqrt"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<3xf32>
  %0 = "tfl.sqrt"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = tfl.div(%ones, %0) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @fires_power(
// CHECK-NEXT: %[[R:.*]] = "tfl.rsqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_power(%x: tensor<4xf32>) -> tensor<4xf32> {
  %exponent = arith.constant dense<-0.5> : tensor<f32>
  %0 = "tfl.pow"(%x, %exponent) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_activation(
// CHECK-NOT: tfl.rsqrt
// CHECK: %[[S:.*]] = "tfl.sqrt"(%arg0)
// CHECK: tfl.div(%{{.*}}, %[[S]]) <{fused_activation_function = "RELU6"}>
func.func @c1_activation(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.sqrt"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-rsqrt: activation: the division has an activation}}
  %1 = tfl.div(%one, %0) <{fused_activation_function = "RELU6"}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NOT: tfl.rsqrt
// CHECK: tfl.pow(%arg0, %{{.*}}) : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
func.func @c2_element_type(%x: tensor<4xf16>) -> tensor<4xf16> {
  %exponent = arith.constant dense<-0.5> : tensor<f16>
  // expected-remark@+1 {{peephole-recognize-rsqrt: element-type: the elements are not 32-bit floats}}
  %0 = "tfl.pow"(%x, %exponent) : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @c3_multiple_uses(
// CHECK-NOT: tfl.rsqrt
// CHECK: %[[S:.*]] = "tfl.sqrt"(%arg0)
// CHECK: %[[D:.*]] = tfl.div{{.*}}%[[S]]
// CHECK: return %[[S]], %[[D]]
func.func @c3_multiple_uses(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.sqrt"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-recognize-rsqrt: multiple-uses: the square root has other users}}
  %1 = tfl.div(%one, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Neither another numerator nor another exponent makes an rsqrt.

// CHECK-LABEL: func.func @other_numbers(
// CHECK-NOT: tfl.rsqrt
// CHECK: tfl.div
// CHECK: tfl.pow
func.func @other_numbers(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %two = arith.constant dense<2.0> : tensor<f32>
  %half = arith.constant dense<0.5> : tensor<f32>
  %0 = "tfl.sqrt"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tfl.div(%two, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "tfl.pow"(%x, %half) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// The result would lose what the ones broadcast to.

// CHECK-LABEL: func.func @larger_ones(
// CHECK-NOT: tfl.rsqrt
// CHECK: tfl.div
func.func @larger_ones(%x: tensor<1xf32>) -> tensor<4xf32> {
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %0 = "tfl.sqrt"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %1 = tfl.div(%ones, %0) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The unknown size may be 1.

// CHECK-LABEL: func.func @larger_ones_unknown_size(
// CHECK-NOT: tfl.rsqrt
// CHECK: tfl.div{{.*}} -> tensor<4xf32>
// CHECK: tfl.div{{.*}} -> tensor<?xf32>
func.func @larger_ones_unknown_size(%x: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %0 = "tfl.sqrt"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tfl.div(%ones, %0) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %2 = "tfl.sqrt"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = tfl.div(%ones, %2) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1, %3 : tensor<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[R:.*]] = "tfl.rsqrt"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @fused_already(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.rsqrt"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
