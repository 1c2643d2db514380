// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-squared-difference remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[R:.*]] = tfl.squared_difference %arg0, %arg1 : tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.square"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// A product, of integers, which are broadcast.

// CHECK-LABEL: func.func @fires_product(
// CHECK-NEXT: %[[R:.*]] = tfl.squared_difference(%arg0, %arg1) : (tensor<3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT: return %[[R]]
func.func @fires_product(%a: tensor<3xi32>, %b: tensor<?x3xi32>) -> tensor<?x3xi32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %1 = tfl.mul(%0, %0) <{fused_activation_function = "NONE"}> : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  return %1 : tensor<?x3xi32>
}

// CHECK-LABEL: func.func @fires_five_equal_dimensions(
// CHECK-NEXT: %[[R:.*]] = tfl.squared_difference %arg0, %arg1 : tensor<1x2x3x2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_five_equal_dimensions(%a: tensor<1x2x3x2x2xf32>, %b: tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x2x2xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<1x2x3x2x2xf32>, tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x2x2xf32>
  %1 = "tfl.square"(%0) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x2x2xf32>
  return %1 : tensor<1x2x3x2x2xf32>
}

// CHECK-LABEL: func.func @c1_activation(
// CHECK-NOT: squared_difference
// CHECK: %[[S:.*]] = tfl.sub %arg0, %arg1 {fused_activation_function = "RELU"}
// CHECK: "tfl.square"(%[[S]])
func.func @c1_activation(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "RELU"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expected-remark@+1 {{peephole-recognize-squared-difference: activation: the difference has an activation}}
  %1 = "tfl.square"(%0) : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @activation_of_product(
// CHECK-NOT: squared_difference
// CHECK: tfl.sub
// CHECK: tfl.mul{{.*}}RELU6
func.func @activation_of_product(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = tfl.mul(%0, %0) <{fused_activation_function = "RELU6"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @product_of_two(
// CHECK-NOT: squared_difference
// CHECK: tfl.mul
func.func @product_of_two(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = tfl.mul(%0, %a) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK-NOT: squared_difference
// CHECK: %[[S:.*]] = tfl.sub
// CHECK: %[[Q:.*]] = "tfl.square"(%[[S]])
// CHECK: return %[[S]], %[[Q]]
func.func @c2_multiple_uses(%a: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expected-remark@+1 {{peephole-recognize-squared-difference: multiple-uses: the difference has other users}}
  %1 = "tfl.square"(%0) : (tensor<3xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: squared_difference
// CHECK: tfl.sub
// CHECK: tfl.mul
func.func @c3_element_type(%a: tensor<3xi64>, %b: tensor<3xi64>) -> tensor<3xi64> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  // expected-remark@+1 {{peephole-recognize-squared-difference: element-type: the elements are neither 32-bit floats nor integers}}
  %1 = tfl.mul(%0, %0) <{fused_activation_function = "NONE"}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

// CHECK-LABEL: func.func @c4_shape(
// CHECK-NOT: squared_difference
// CHECK: tfl.sub
// CHECK: "tfl.square"
func.func @c4_shape(%a: tensor<1x2x3x2x2xf32>, %b: tensor<2xf32>) -> tensor<1x2x3x2x2xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<1x2x3x2x2xf32>, tensor<2xf32>) -> tensor<1x2x3x2x2xf32>
  // expected-remark@+1 {{peephole-recognize-squared-difference: shape: the operands may broadcast to more than 4 dimensions}}
  %1 = "tfl.square"(%0) : (tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x2x2xf32>
  return %1 : tensor<1x2x3x2x2xf32>
}

// Of two unknown sizes one may be 1.

// CHECK-LABEL: func.func @c4_unknown_size(
// CHECK-NOT: squared_difference
// CHECK: tfl.sub
// CHECK: "tfl.square"
func.func @c4_unknown_size(%a: tensor<?x2x3x2x2xf32>, %b: tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32> {
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<?x2x3x2x2xf32>, tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32>
  // expected-remark@+1 {{peephole-recognize-squared-difference: shape: the operands may broadcast to more than 4 dimensions}}
  %1 = "tfl.square"(%0) : (tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32>
  return %1 : tensor<?x2x3x2x2xf32>
}

// CHECK-LABEL: func.func @fires_five_unknown_dimensions(
// CHECK: %[[B:.*]] = "tfl.floor"(%arg0)
// CHECK-NEXT: %[[R:.*]] = tfl.squared_difference %arg0, %[[B]] : tensor<?x2x3x2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_five_unknown_dimensions(%a: tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32> {
  %b = "tfl.floor"(%a) : (tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32>
  %0 = tfl.sub(%a, %b) <{fused_activation_function = "NONE"}> : (tensor<?x2x3x2x2xf32>, tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32>
  %1 = "tfl.square"(%0) : (tensor<?x2x3x2x2xf32>) -> tensor<?x2x3x2x2xf32>
  return %1 : tensor<?x2x3x2x2xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[R:.*]] = tfl.squared_difference %arg0, %arg1 : tensor<3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fused_already(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "tfl.squared_difference"(%a, %b) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
