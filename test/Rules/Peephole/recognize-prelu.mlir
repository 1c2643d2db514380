// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-prelu remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-prelu semantics=exact remarks' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXACT
// EXACT: remark: peephole-recognize-prelu: semantics: the slope is computed: if it is infinite, 0 times the slope is NaN
// EXACT: remark: peephole-recognize-prelu: semantics: x - abs(x) is NaN where prelu is infinite

// CHECK-LABEL: func.func @fires(
// CHECK: %[[A:.*]] = arith.constant dense<[2.500000e-01, 5.000000e-01, 2.000000e+00]> : tensor<3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.prelu"(%arg0, %[[A]]) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf32>
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.neg"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// In a sum, the slope changes its sign: of an argument, too.

// CHECK-LABEL: func.func @fires_sum(
// CHECK-NEXT: %[[A:.*]] = "tfl.neg"(%arg1) : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.prelu"(%arg0, %[[A]]) : (tensor<?x4x4x3xf32>, tensor<1x1x3xf32>) -> tensor<?x4x4x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_sum(%x: tensor<?x4x4x3xf32>, %a: tensor<1x1x3xf32>) -> tensor<?x4x4x3xf32> {
  %0 = "tfl.relu"(%x) : (tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  %1 = "tfl.neg"(%x) : (tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  %3 = tfl.mul(%2, %a) <{fused_activation_function = "NONE"}> : (tensor<?x4x4x3xf32>, tensor<1x1x3xf32>) -> tensor<?x4x4x3xf32>
  %4 = tfl.add(%3, %0) <{fused_activation_function = "NONE"}> : (tensor<?x4x4x3xf32>, tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  return %4 : tensor<?x4x4x3xf32>
}

// CHECK-LABEL: func.func @fires_select(
// CHECK: %[[A:.*]] = arith.constant dense<[2.500000e-01, 5.000000e-01, 2.000000e+00]>
// CHECK-NEXT: %[[R:.*]] = "tfl.prelu"(%arg0, %[[A]]) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_select(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.greater"(%x, %zero) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  %1 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.select_v2"(%0, %x, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c1_structure(
// CHECK-NOT: tfl.prelu
// CHECK: "tfl.neg"(%arg1)
// CHECK: tfl.sub
func.func @c1_structure(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %a: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.neg"(%y) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-prelu: structure: the two terms of the formula have different inputs}}
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NOT: tfl.prelu
// CHECK: tfl.sub
func.func @c2_element_type(%x: tensor<2x3xf16>, %a: tensor<3xf16>) -> tensor<2x3xf16> {
  %0 = "tfl.relu"(%x) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %1 = "tfl.neg"(%x) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  // expected-remark@+1 {{peephole-recognize-prelu: element-type: the elements are not 32-bit floats}}
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return %4 : tensor<2x3xf16>
}

// Here, each row has slopes of its own.

// CHECK-LABEL: func.func @c3_shape(
// CHECK-NOT: tfl.prelu
// CHECK: tfl.sub
func.func @c3_shape(%x: tensor<2x3xf32>, %a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.neg"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-prelu: shape: the slopes do not have the shape of the input without the batch}}
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: tfl.prelu
// CHECK: %[[RELU:.*]] = "tfl.relu"(%arg0)
// CHECK: %[[R:.*]] = tfl.sub
// CHECK: return %[[RELU]], %[[R]]
func.func @c4_multiple_uses(%x: tensor<2x3xf32>, %a: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.neg"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-prelu: multiple-uses: an intermediate result of the formula has other users}}
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %4 : tensor<2x3xf32>, tensor<2x3xf32>
}

// The zeros that x is compared with repeat it, if its unknown size is 1.

// CHECK-LABEL: func.func @c3_unknown_size(
// CHECK-NOT: tfl.prelu
// CHECK: "tfl.select_v2"
func.func @c3_unknown_size(%x: tensor<?x3xf32>, %a: tensor<3xf32>) -> tensor<?x3xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4x3xf32>
  %0 = tfl.greater(%x, %zeros) : (tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x3xi1>
  %1 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  // expected-remark@+1 {{peephole-recognize-prelu: shape: a part of the formula changes the shape of x}}
  %2 = "tfl.select_v2"(%0, %x, %1) : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @fires_minimum(
// CHECK: %[[A:.*]] = arith.constant dense<{{\[\[\[}}2.500000e-01, 5.000000e-01, 2.000000e+00]]]> : tensor<1x1x3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.prelu"(%arg0, %[[A]]) : (tensor<?x4x4x3xf32>, tensor<1x1x3xf32>)
// CHECK-NEXT: return %[[R]]
func.func @fires_minimum(%x: tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32> {
  %a = arith.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.relu"(%x) : (tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  %1 = "tfl.minimum"(%x, %zero) : (tensor<?x4x4x3xf32>, tensor<f32>) -> tensor<?x4x4x3xf32>
  %2 = tfl.mul(%1, %a) <{fused_activation_function = "NONE"}> : (tensor<?x4x4x3xf32>, tensor<3xf32>) -> tensor<?x4x4x3xf32>
  %3 = tfl.add(%0, %2) <{fused_activation_function = "NONE"}> : (tensor<?x4x4x3xf32>, tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  return %3 : tensor<?x4x4x3xf32>
}

// CHECK-LABEL: func.func @fires_abs(
// CHECK: %[[A:.*]] = arith.constant dense<[5.000000e-01, 1.000000e+00, 4.000000e+00]> : tensor<3xf32>
// CHECK-NEXT: "tfl.prelu"(%arg0, %[[A]])
// CHECK-NEXT: return
func.func @fires_abs(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[[0.25, 0.5, 2.0]]> : tensor<1x3xf32>
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.abs"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tfl.sub(%x, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tfl.add(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_select_negative(
// CHECK: %[[A:.*]] = arith.constant dense<[2.500000e-01, 5.000000e-01, 2.000000e+00]>
// CHECK-NEXT: "tfl.prelu"(%arg0, %[[A]])
// CHECK-NEXT: return
func.func @fires_select_negative(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.less"(%x, %zero) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  %1 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.select_v2"(%0, %1, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// Here, the negative part is chosen where x is positive.

// CHECK-LABEL: func.func @wrong_way_round(
// CHECK-NOT: tfl.prelu
// CHECK: "tfl.select_v2"
func.func @wrong_way_round(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.greater"(%x, %zero) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  %1 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.select_v2"(%0, %1, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// One slope for all makes a leaky_relu.

// CHECK-LABEL: func.func @fires_leaky(
// CHECK-NEXT: "tfl.leaky_relu"(%arg0) <{alpha = 2.500000e-01 : f32}>
// CHECK-NEXT: return
func.func @fires_leaky(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<0.25> : tensor<f32>
  %0 = "tfl.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.neg"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.relu"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tfl.mul(%a, %2) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = tfl.sub(%0, %3) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[R:.*]] = "tfl.prelu"(%arg0, %arg1)
// CHECK-NEXT: return %[[R]]
func.func @fused_already(%x: tensor<2x3xf32>, %a: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.prelu"(%x, %a) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
