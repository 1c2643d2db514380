// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-leaky-relu remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires_maximum(
// CHECK-NEXT: %[[Y:.*]] = "tfl.leaky_relu"(%arg0) <{alpha = 2.500000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_maximum(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %a = arith.constant dense<0.25> : tensor<f32>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = "tfl.maximum"(%ax, %x) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A slope above 1 is fine here, where the sign decides.

// CHECK-LABEL: func.func @fires_select(
// CHECK-NEXT: %[[Y:.*]] = "tfl.leaky_relu"(%arg0) <{alpha = 2.000000e+00 : f32}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_select(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %a = arith.constant dense<2.0> : tensor<4xf32>
  %positive = tfl.greater(%x, %zero) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xi1>
  %ax = tfl.mul(%a, %x) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = "tfl.select_v2"(%positive, %x, %ax) : (tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @c1_slope_by_channel(
// CHECK-NOT: tfl.leaky_relu
// CHECK: %[[AX:.*]] = tfl.mul(%arg0, %
// CHECK: %[[Y:.*]] = "tfl.maximum"(%[[AX]], %arg0)
// CHECK: return %[[Y]]
func.func @c1_slope_by_channel(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %a = arith.constant dense<[0.25, 0.5, 0.25, 0.5]> : tensor<4xf32>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-leaky-relu: constant-value: the slope a is not a scalar}}
  %0 = "tfl.maximum"(%ax, %x) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_slope_above_one(
// CHECK-NOT: tfl.leaky_relu
// CHECK: %[[AX:.*]] = tfl.mul(%arg0, %
// CHECK: %[[Y:.*]] = "tfl.maximum"(%arg0, %[[AX]])
// CHECK: return %[[Y]]
func.func @c1_slope_above_one(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %a = arith.constant dense<1.5> : tensor<f32>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-leaky-relu: constant-value: with a slope a above 1, maximum(a * x, x) is not leaky_relu}}
  %0 = "tfl.maximum"(%x, %ax) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NOT: tfl.leaky_relu
// CHECK: %[[AX:.*]] = tfl.mul(%arg0, %
// CHECK: "tfl.maximum"(%[[AX]], %arg0)
func.func @c2_element_type(%x: tensor<4xf16>) -> tensor<4xf16> {
  %a = arith.constant dense<0.25> : tensor<f16>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  // expected-remark@+1 {{peephole-recognize-leaky-relu: element-type: the elements are not 32-bit floats}}
  %0 = "tfl.maximum"(%ax, %x) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @c3_multiple_uses(
// CHECK-NOT: tfl.leaky_relu
// CHECK: %[[AX:.*]] = tfl.mul(%arg0, %
// CHECK: %[[Y:.*]] = "tfl.maximum"(%[[AX]], %arg0)
// CHECK: return %[[Y]], %[[AX]]
func.func @c3_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %a = arith.constant dense<0.25> : tensor<f32>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-leaky-relu: multiple-uses: an intermediate result of the formula has other users}}
  %0 = "tfl.maximum"(%ax, %x) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %ax : tensor<2x4xf32>, tensor<2x4xf32>
}

// a * x where x is positive: not this function.

// CHECK-LABEL: func.func @branches_swapped(
// CHECK-NOT: tfl.leaky_relu
// CHECK: %[[AX:.*]] = tfl.mul
// CHECK: "tfl.select_v2"(%{{.*}}, %[[AX]], %arg0)
func.func @branches_swapped(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %a = arith.constant dense<0.25> : tensor<f32>
  %positive = tfl.greater(%x, %zero) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xi1>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = "tfl.select_v2"(%positive, %ax, %x) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Slopes for two rows repeat x, if its unknown size is 1.

// CHECK-LABEL: func.func @c4_unknown_size(
// CHECK-NOT: tfl.leaky_relu
// CHECK: tfl.maximum
func.func @c4_unknown_size(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %a = arith.constant dense<0.25> : tensor<2x4xf32>
  %ax = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  // expected-remark@+1 {{peephole-recognize-leaky-relu: shape: a part of the formula changes the shape of x}}
  %0 = "tfl.maximum"(%ax, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.leaky_relu"(%arg0) <{alpha = 2.500000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.leaky_relu"(%x) <{alpha = 2.500000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
