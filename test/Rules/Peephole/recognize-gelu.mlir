// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-gelu remarks' | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-gelu semantics=exact remarks' 2>&1 | FileCheck %s --check-prefix=EXACT

// EXACT: remark: peephole-recognize-gelu: semantics: at -infinity, the formula is NaN (-infinity * 0), but gelu is 0

// CHECK-LABEL: func.func @fires_tanh(
// CHECK-NEXT: %[[Y:.*]] = "tfl.gelu"(%arg0) <{approximate = true}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
// EXACT-LABEL: func.func @fires_tanh(
// EXACT-NOT: tfl.gelu
// EXACT: "tfl.tanh"
// EXACT: %[[Y:.*]] = tfl.mul %
// EXACT: return %[[Y]]
func.func @fires_tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %three = arith.constant dense<3.0> : tensor<f32>
  %cubic = arith.constant dense<0.044715> : tensor<f32>
  %root = arith.constant dense<0.797884583> : tensor<f32>
  %x3 = "tfl.pow"(%x, %three) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cx3 = tfl.mul(%x3, %cubic) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %p = tfl.add(%x, %cx3) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %arg = tfl.mul(%p, %root) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %tanh = "tfl.tanh"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%tanh, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.mul(%hx, %sum) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A dynamic dimension; the half is a factor of the other sum.

// CHECK-LABEL: func.func @fires_erf(
// CHECK-NEXT: %[[Y:.*]] = "tfl.gelu"(%arg0) <{approximate = false}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_erf(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %sqrt2 = arith.constant dense<1.41421354> : tensor<f32>
  %arg = tfl.div(%x, %sqrt2) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %erf = "tf.Erf"(%arg) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = tfl.add(%one, %erf) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %hs = tfl.mul(%half, %sum) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %hs) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_erfc(
// CHECK-NEXT: %[[Y:.*]] = "tfl.gelu"(%arg0) <{approximate = false}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_erfc(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %scale = arith.constant dense<-0.707106769> : tensor<f32>
  %arg = tfl.mul(%x, %scale) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %erfc = "tf.Erfc"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.mul(%hx, %erfc) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// 0.045 x^3 in place of 0.044715 x^3.

// CHECK-LABEL: func.func @c1_constant_value(
// CHECK-NOT: tfl.gelu
// CHECK: "tfl.tanh"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c1_constant_value(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %three = arith.constant dense<3.0> : tensor<f32>
  %cubic = arith.constant dense<0.045> : tensor<f32>
  %root = arith.constant dense<0.797884583> : tensor<f32>
  %x3 = "tfl.pow"(%x, %three) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cx3 = tfl.mul(%x3, %cubic) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %p = tfl.add(%x, %cx3) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %arg = tfl.mul(%p, %root) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %tanh = "tfl.tanh"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%tanh, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-gelu: constant-value: the constants of the formula are not those of gelu}}
  %0 = tfl.mul(%hx, %sum) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Without the half.

// CHECK-LABEL: func.func @c1_no_half(
// CHECK-NOT: tfl.gelu
// CHECK: "tf.Erf"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c1_no_half(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<f32>
  %scale = arith.constant dense<0.707106769> : tensor<f32>
  %arg = tfl.mul(%x, %scale) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %erf = "tf.Erf"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%erf, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-gelu: constant-value: the constants of the formula are not those of gelu}}
  %0 = tfl.mul(%x, %sum) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_structure(
// CHECK-NOT: tfl.gelu
// CHECK: "tf.Erf"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c2_structure(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %scale = arith.constant dense<0.707106769> : tensor<f32>
  %arg = tfl.mul(%y, %scale) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %erf = "tf.Erf"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%erf, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-gelu: structure: the argument of erf, erfc or tanh is not that of gelu}}
  %0 = tfl.mul(%hx, %sum) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: tfl.gelu
// CHECK: "tf.Erfc"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c3_element_type(%x: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %half = arith.constant dense<0.5> : tensor<f64>
  %scale = arith.constant dense<-0.70710678118654752> : tensor<f64>
  %arg = tfl.mul(%x, %scale) <{fused_activation_function = "NONE"}> : (tensor<2x4xf64>, tensor<f64>) -> tensor<2x4xf64>
  %erfc = "tf.Erfc"(%arg) : (tensor<2x4xf64>) -> tensor<2x4xf64>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf64>, tensor<f64>) -> tensor<2x4xf64>
  // expected-remark@+1 {{peephole-recognize-gelu: element-type: the elements are not 32-bit floats}}
  %0 = tfl.mul(%hx, %erfc) <{fused_activation_function = "NONE"}> : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: tfl.gelu
// CHECK: %[[ERF:.*]] = "tf.Erf"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]], %[[ERF]]
func.func @c4_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %half = arith.constant dense<0.5> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %scale = arith.constant dense<0.707106769> : tensor<f32>
  %arg = tfl.mul(%x, %scale) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %erf = "tf.Erf"(%arg) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = tfl.add(%erf, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %hx = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-gelu: multiple-uses: an intermediate result of the formula has other users}}
  %0 = tfl.mul(%hx, %sum) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %erf : tensor<2x4xf32>, tensor<2x4xf32>
}

// Halves for two rows repeat x, if its unknown size is 1.

// CHECK-LABEL: func.func @c6_unknown_size(
// CHECK-NOT: tfl.gelu
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c6_unknown_size(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %half = arith.constant dense<0.5> : tensor<2x4xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %root = arith.constant dense<0.707106769> : tensor<f32>
  %scaled = tfl.mul(%x, %root) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %erf = "tf.Erf"(%scaled) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = tfl.add(%erf, %one) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %part = tfl.mul(%x, %half) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  // expected-remark@+1 {{peephole-recognize-gelu: shape: a part of the formula changes the shape of x}}
  %0 = tfl.mul(%part, %sum) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.gelu"(%arg0) <{approximate = true}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.gelu"(%x) <{approximate = true}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
