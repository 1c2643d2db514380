// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-logistic remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:.*]] = "tfl.logistic"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %neg = "tfl.neg"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// The sum the other way round, a dynamic dimension, a splat of higher rank.

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NEXT: %[[Y:.*]] = "tfl.logistic"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_dynamic(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %ones = arith.constant dense<1.0> : tensor<1x4xf32>
  %neg = "tfl.neg"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = tfl.add(%ones, %exp) <{fused_activation_function = "NONE"}> : (tensor<1x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @c1_dividend(
// CHECK-NOT: tfl.logistic
// CHECK: tfl.add
// CHECK: %[[Y:.*]] = tfl.div
// CHECK: return %[[Y]]
func.func @c1_dividend(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %neg = "tfl.neg"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-logistic: constant-value: a constant in 1 / (1 + exp(-x)) is not 1}}
  %0 = tfl.div(%two, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_addend(
// CHECK-NOT: tfl.logistic
// CHECK: tfl.add
// CHECK: %[[Y:.*]] = tfl.div
// CHECK: return %[[Y]]
func.func @c1_addend(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %neg = "tfl.neg"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%exp, %two) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-logistic: constant-value: a constant in 1 / (1 + exp(-x)) is not 1}}
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NOT: tfl.logistic
// CHECK: "tfl.neg"
// CHECK: "tfl.exp"
// CHECK: tfl.add
// CHECK: tfl.div
func.func @c2_element_type(%x: tensor<4xf16>) -> tensor<4xf16> {
  %one = arith.constant dense<1.0> : tensor<f16>
  %neg = "tfl.neg"(%x) : (tensor<4xf16>) -> tensor<4xf16>
  %exp = "tfl.exp"(%neg) : (tensor<4xf16>) -> tensor<4xf16>
  %sum = tfl.add(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  // expected-remark@+1 {{peephole-recognize-logistic: element-type: the elements are not 32-bit floats}}
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f16>, tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @c3_multiple_uses(
// CHECK-NOT: tfl.logistic
// CHECK: %[[EXP:.*]] = "tfl.exp"
// CHECK: %[[Y:.*]] = tfl.div
// CHECK: return %[[Y]], %[[EXP]]
func.func @c3_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %neg = "tfl.neg"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-logistic: multiple-uses: an intermediate result of the formula has other users}}
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %exp : tensor<2x4xf32>, tensor<2x4xf32>
}

// Without the negation it is another function, no near miss.

// CHECK-LABEL: func.func @no_negation(
// CHECK-NOT: tfl.logistic
// CHECK: tfl.div
func.func @no_negation(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Ones for two rows repeat x, if its unknown size is 1.

// CHECK-LABEL: func.func @c4_unknown_size(
// CHECK-NOT: tfl.logistic
// CHECK: tfl.div
func.func @c4_unknown_size(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %ones = arith.constant dense<1.0> : tensor<2x4xf32>
  %neg = "tfl.neg"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %exp = "tfl.exp"(%neg) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = tfl.add(%exp, %ones) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  // expected-remark@+1 {{peephole-recognize-logistic: shape: a part of the formula changes the shape of x}}
  %0 = tfl.div(%one, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.logistic"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.logistic"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
