// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-fully-connected-to-mul remarks=true" -verify-diagnostics | FileCheck %s

// A column times a row.

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: "tfl.fully_connected"
// CHECK: %[[C:.*]] = {{.*}}dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "NONE"}> : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
// CHECK-NOT: "tfl.fully_connected"
// CHECK: return %[[R]]
func.func @fires(%x: tensor<3x1xf32>) -> tensor<3x4xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x1xf32>, tensor<4x1xf32>, none) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @keeps_dims(
// CHECK: %[[C:.*]] = {{.*}}dense<[5.000000e-01, -2.000000e+00]> : tensor<2xf32>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "RELU6"}> : (tensor<?x2x3x1xf32>, tensor<2xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NOT: "tfl.fully_connected"
// CHECK: return %[[R]]
func.func @keeps_dims(%x: tensor<?x2x3x1xf32>) -> tensor<?x2x3x2xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[0.5], [-2.0]]> : tensor<2x1xf32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "RELU6", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x2x3x1xf32>, tensor<2x1xf32>, none) -> tensor<?x2x3x2xf32>
  return %0 : tensor<?x2x3x2xf32>
}

// CHECK-LABEL: func.func @c1_structure_bias(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, {{.*}}weights_format = "DEFAULT"
// CHECK-NEXT: return %[[R]]
func.func @c1_structure_bias(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  // expected-remark@+1 {{fully_connected has a bias}}
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x1xf32>, tensor<2x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c1_structure_shuffled(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, {{.*}}weights_format = "SHUFFLED4x16INT8"
// CHECK-NEXT: return %[[R]]
func.func @c1_structure_shuffled(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  %b = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  // expected-remark@+1 {{fully_connected has a bias}}
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}> : (tensor<3x1xf32>, tensor<2x1xf32>, none) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c2_attribute(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, {{.*}}weights_format = "DEFAULT"
// CHECK-NEXT: return %[[R]]
func.func @c2_attribute(%x: tensor<3x4x1xf32>) -> tensor<12x2xf32> {
  %b = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  // expected-remark@+1 {{fully_connected flattens its input to a matrix}}
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x4x1xf32>, tensor<2x1xf32>, none) -> tensor<12x2xf32>
  return %0 : tensor<12x2xf32>
}

// CHECK-LABEL: func.func @c3_shape(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, {{.*}}weights_format = "DEFAULT"
// CHECK-NEXT: return %[[R]]
func.func @c3_shape(%x: tensor<2x2x2x2x1xf32>) -> tensor<2x2x2x2x2xf32> {
  %b = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  // expected-remark@+1 {{the input has more than 4 dimensions}}
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x2x2x2x1xf32>, tensor<2x1xf32>, none) -> tensor<2x2x2x2x2xf32>
  return %0 : tensor<2x2x2x2x2xf32>
}

// CHECK-LABEL: func.func @c4_not_constant(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, {{.*}}weights_format = "DEFAULT"
// CHECK-NEXT: return %[[R]]
func.func @c4_not_constant(%x: tensor<3x1xf32>, %w: tensor<2x1xf32>) -> tensor<3x2xf32> {
  %b = "tfl.no_value"() <{value}> : () -> none
  // expected-remark@+1 {{the filter is not a constant of the input's element type}}
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x1xf32>, tensor<2x1xf32>, none) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// More than one element: the rule has nothing to say.

// CHECK-LABEL: func.func @two_elements(
// CHECK-NOT: tfl.mul
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, {{.*}}weights_format = "DEFAULT"
// CHECK-NEXT: return %[[R]]
func.func @two_elements(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %b = "tfl.no_value"() <{value}> : () -> none
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x2xf32>, tensor<2x2xf32>, none) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @multiplied_already(
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @multiplied_already(%x: tensor<3x1xf32>) -> tensor<3x4xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tfl.mul(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
