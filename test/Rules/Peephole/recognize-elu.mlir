// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-elu remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[ELU:.*]] = "tfl.elu"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[ELU]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// The argument of exp is kept from overflowing by a minimum; 0 <= x.

// CHECK-LABEL: func.func @fires_minimum(
// CHECK-NEXT: %[[ELU:.*]] = "tfl.elu"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[ELU]]
func.func @fires_minimum(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.less_equal"(%zero, %x) : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xi1>
  %min = "tfl.minimum"(%zero, %x) : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %exp = "tfl.exp"(%min) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// The same by select(x > 0, 0, x).

// CHECK-LABEL: func.func @fires_select(
// CHECK-NEXT: %[[ELU:.*]] = "tfl.elu"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[ELU]]
func.func @fires_select(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %positive = "tfl.greater"(%x, %zeros) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %min = "tfl.select"(%positive, %zeros, %x) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %exp = "tfl.exp"(%min) : (tensor<4xf32>) -> tensor<4xf32>
  %less = tfl.sub(%exp, %ones) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = "tfl.select"(%positive, %x, %less) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_structure(
// CHECK-NOT: tfl.elu
// CHECK: %[[EXP:.*]] = "tfl.exp"(%arg1)
// CHECK: %[[LESS:.*]] = tfl.sub(%[[EXP]],
// CHECK: %[[SELECT:.*]] = "tfl.select_v2"(%{{.*}}, %arg0, %[[LESS]])
// CHECK: return %[[SELECT]]
func.func @c1_structure(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %exp = "tfl.exp"(%y) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-elu: structure: the operand of exp is neither x nor min(x, 0)}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_minimum_with_one(
// CHECK-NOT: tfl.elu
// CHECK: "tfl.minimum"
// CHECK: "tfl.exp"
// CHECK: "tfl.select_v2"
func.func @c1_minimum_with_one(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %min = "tfl.minimum"(%x, %one) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %exp = "tfl.exp"(%min) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-elu: structure: the operand of exp is neither x nor min(x, 0)}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_constant_value(
// CHECK-NOT: tfl.elu
// CHECK: "tfl.exp"(%arg0)
// CHECK: tfl.sub
// CHECK: "tfl.select_v2"
func.func @c2_constant_value(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %less = tfl.sub(%exp, %two) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-elu: constant-value: the constant subtracted from exp is not 1}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: tfl.elu
// CHECK: "tfl.exp"(%arg0)
// CHECK: tfl.sub
// CHECK: "tfl.select_v2"
func.func @c3_element_type(%x: tensor<2x4xf16>) -> tensor<2x4xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %one = arith.constant dense<1.0> : tensor<f16>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf16>, tensor<f16>) -> tensor<2x4xi1>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf16>) -> tensor<2x4xf16>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  // expected-remark@+1 {{peephole-recognize-elu: element-type: the elements are not 32-bit floats}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf16>, tensor<2x4xf16>) -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: tfl.elu
// CHECK: %[[EXP:.*]] = "tfl.exp"(%arg0)
// CHECK: %[[SELECT:.*]] = "tfl.select_v2"
// CHECK: return %[[SELECT]], %[[EXP]]
func.func @c4_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-elu: multiple-uses: an intermediate result of the formula has other users}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %exp : tensor<2x4xf32>, tensor<2x4xf32>
}

// Zeros for two rows repeat x, if its unknown size is 1.

// CHECK-LABEL: func.func @c5_unknown_size(
// CHECK-NOT: tfl.elu
// CHECK: "tfl.select_v2"
func.func @c5_unknown_size(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %positive = "tfl.greater"(%x, %zeros) : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xi1>
  %exp = "tfl.exp"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %less = tfl.sub(%exp, %one) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  // expected-remark@+1 {{peephole-recognize-elu: shape: a part of the formula changes the shape of x}}
  %0 = "tfl.select_v2"(%positive, %x, %less) : (tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[ELU:.*]] = "tfl.elu"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[ELU]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.elu"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
