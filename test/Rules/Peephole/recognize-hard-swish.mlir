// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-hard-swish remarks' | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-hard-swish semantics=exact remarks' 2>&1 | FileCheck %s --check-prefix=EXACT

// EXACT: remark: peephole-recognize-hard-swish: semantics: at -infinity, the formula is NaN (-infinity * 0), but hard_swish is 0

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
// EXACT-LABEL: func.func @fires(
// EXACT-NOT: tfl.hard_swish
// EXACT: %[[Y:.*]] = tfl.mul %
// EXACT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %shifted = tfl.add(%x, %three) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %relu6 = "tfl.relu6"(%shifted) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %part = tfl.mul(%x, %sixth) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// The activation in the addition, a division by 6, a dynamic dimension.

// CHECK-LABEL: func.func @fires_division(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_division(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%three, %x) <{fused_activation_function = "RELU6"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %gate = tfl.div(%relu6, %six) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%gate, %x) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// All orders of the factors, and no remark about the products inside.

// CHECK-LABEL: func.func @fires_product_by_sixth(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_product_by_sixth(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%0, %sixth) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_product_over_six(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_product_over_six(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.div(%0, %six) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_product_over_six_turned(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_product_over_six_turned(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%relu6, %x) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.div(%0, %six) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_sixth_of_product(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_sixth_of_product(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%sixth, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_x_by_sixth(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_x_by_sixth(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %sixth) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%0, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_x_over_six(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_x_over_six(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%0, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_gate_by_sixth(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_gate_by_sixth(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%relu6, %sixth) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_sixth_of_gate(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_sixth_of_gate(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %sixth = arith.constant dense<0.166666672> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%sixth, %relu6) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%0, %x) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_twice_over_twelve(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_twice_over_twelve(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %twelve = arith.constant dense<12.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %0 = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tfl.mul(%0, %two) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %2 = tfl.div(%1, %twelve) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}

// One remark, for the whole product.

// CHECK-LABEL: func.func @c1_outer(
// CHECK-NOT: tfl.hard_swish
// CHECK: %[[Y:.*]] = tfl.div(
// CHECK: return %[[Y]]
func.func @c1_outer(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %five = arith.constant dense<5.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %product = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-hard-swish: constant-value: the factor of x * relu6(x + 3) is not 1 / 6}}
  %0 = tfl.div(%product, %five) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Within a larger product, too.

// CHECK-LABEL: func.func @fires_in_product(
// CHECK-NEXT: %[[H:.*]] = "tfl.hard_swish"(%arg0)
// CHECK-NEXT: %[[Y:.*]] = tfl.mul %[[H]], %arg1
// CHECK-NEXT: return %[[Y]]
func.func @fires_in_product(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %product = tfl.mul(%x, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %swish = tfl.div(%product, %six) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.mul(%swish, %y) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_constant_value(
// CHECK-NOT: tfl.hard_swish
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c1_constant_value(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %five = arith.constant dense<5.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %part = tfl.div(%x, %five) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-hard-swish: constant-value: the factor of x * relu6(x + 3) is not 1 / 6}}
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_structure(
// CHECK-NOT: tfl.hard_swish
// CHECK: %[[RELU6:.*]] = tfl.add(%arg1,
// CHECK: %[[PART:.*]] = tfl.div(%arg0,
// CHECK: %[[Y:.*]] = tfl.mul %[[PART]], %[[RELU6]]
// CHECK: return %[[Y]]
func.func @c2_structure(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%y, %three) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %part = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-hard-swish: structure: the other factor of relu6(x + 3) is not x}}
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: tfl.hard_swish
// CHECK: "tfl.relu6"
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c3_element_type(%x: tensor<2x4xf16>) -> tensor<2x4xf16> {
  %three = arith.constant dense<3.0> : tensor<f16>
  %six = arith.constant dense<6.0> : tensor<f16>
  %shifted = tfl.add(%x, %three) <{fused_activation_function = "NONE"}> : (tensor<2x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  %relu6 = "tfl.relu6"(%shifted) : (tensor<2x4xf16>) -> tensor<2x4xf16>
  %part = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<2x4xf16>, tensor<f16>) -> tensor<2x4xf16>
  // expected-remark@+1 {{peephole-recognize-hard-swish: element-type: the elements are not 32-bit floats}}
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf16>, tensor<2x4xf16>) -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: tfl.hard_swish
// CHECK: %[[RELU6:.*]] = tfl.add(%arg0,
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]], %[[RELU6]]
func.func @c4_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %part = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-hard-swish: multiple-uses: an intermediate result of the formula has other users}}
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %relu6 : tensor<2x4xf32>, tensor<2x4xf32>
}

// x + 2: another function.

// CHECK-LABEL: func.func @other_shift(
// CHECK-NOT: tfl.hard_swish
// CHECK: tfl.add
// CHECK: tfl.div
func.func @other_shift(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %two = arith.constant dense<2.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<f32>
  %relu6 = tfl.add(%x, %two) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %part = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Sixes for two rows repeat x, if its unknown size is 1.

// CHECK-LABEL: func.func @c6_unknown_size(
// CHECK-NOT: tfl.hard_swish
// CHECK: %[[Y:.*]] = tfl.mul %
// CHECK: return %[[Y]]
func.func @c6_unknown_size(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %six = arith.constant dense<6.0> : tensor<2x4xf32>
  %relu6 = tfl.add(%x, %three) <{fused_activation_function = "RELU6"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %part = tfl.div(%x, %six) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  // expected-remark@+1 {{peephole-recognize-hard-swish: shape: a part of the formula changes the shape of x}}
  %0 = tfl.mul(%part, %relu6) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.hard_swish"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.hard_swish"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
