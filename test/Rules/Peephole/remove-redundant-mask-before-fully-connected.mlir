// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-remove-redundant-mask-before-fully-connected remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[ZERO:[^ ]+]] = {{.*}}dense<0.000000e+00> : tensor<f32>
// CHECK-NOT: select_v2
// CHECK: %[[FC:[^ ]+]] = "tfl.fully_connected"(%arg1, %arg2, %{{.*}})
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.select_v2"(%arg0, %[[ZERO]], %[[FC]])
// CHECK-NEXT: return %[[Y]]
func.func @fires(%c: tensor<2x5x1xi1>, %x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<2x5x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %zero, %x) : (tensor<2x5x1xi1>, tensor<f32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<2x5x3xf32>
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<2x5x1xi1>, tensor<f32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return %2 : tensor<2x5x3xf32>
}

// The other way round, and with a dimension that is not known.

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK: %[[ZERO:[^ ]+]] = {{.*}}dense<0.000000e+00> : tensor<f32>
// CHECK-NOT: select_v2
// CHECK: %[[FC:[^ ]+]] = "tfl.fully_connected"(%arg1, %arg2, %{{.*}})
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.select_v2"(%arg0, %[[FC]], %[[ZERO]])
// CHECK-NEXT: return %[[Y]]
func.func @fires_dynamic(%c: tensor<?x1xi1>, %x: tensor<?x4xf32>, %w: tensor<3x4xf32>) -> tensor<?x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %x, %zero) : (tensor<?x1xi1>, tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x4xf32>, tensor<3x4xf32>, none) -> tensor<?x3xf32>
  %2 = "tfl.select_v2"(%c, %1, %zero) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c1_attribute(
// CHECK: %[[MASK:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %arg1)
// CHECK-NEXT: "tfl.fully_connected"(%[[MASK]], %arg2
// CHECK-SAME: keep_num_dims = false
func.func @c1_attribute(%c: tensor<5x1xi1>, %x: tensor<5x4xf32>, %w: tensor<3x4xf32>) -> tensor<5x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %zero, %x) : (tensor<5x1xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<5x4xf32>, tensor<3x4xf32>, none) -> tensor<5x3xf32>
  // expected-remark @below {{attribute: fully_connected does not keep the dimensions of its input}}
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<5x1xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %2 : tensor<5x3xf32>
}

// One for each column.

// CHECK-LABEL: func.func @c2_shape(
// CHECK: %[[MASK:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %arg1)
// CHECK-NEXT: "tfl.fully_connected"(%[[MASK]], %arg2
func.func @c2_shape(%c: tensor<1x4xi1>, %x: tensor<5x4xf32>, %w: tensor<4x4xf32>) -> tensor<5x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %zero, %x) : (tensor<1x4xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<5x4xf32>, tensor<4x4xf32>, none) -> tensor<5x4xf32>
  // expected-remark @below {{shape: the condition does not have one element for each row}}
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<1x4xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return %2 : tensor<5x4xf32>
}

// Zeros for four rows repeat the input, if it has one.

// CHECK-LABEL: func.func @c2_unknown_size(
// CHECK: %[[MASK:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %arg1)
// CHECK-NEXT: "tfl.fully_connected"(%[[MASK]], %arg2
func.func @c2_unknown_size(%c: tensor<1x1xi1>, %x: tensor<?x4xf32>, %w: tensor<3x4xf32>) -> tensor<?x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %zeros, %x) : (tensor<1x1xi1>, tensor<4x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x4xf32>, tensor<3x4xf32>, none) -> tensor<?x3xf32>
  // expected-remark @below {{shape: the inner zeros may broadcast the input}}
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<1x1xi1>, tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c3_multiple_uses(
// CHECK: %[[MASK:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %arg1)
// CHECK-NEXT: %[[FC:[^ ]+]] = "tfl.fully_connected"(%[[MASK]], %arg2
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %[[FC]])
// CHECK-NEXT: return %[[FC]], %[[Y]]
func.func @c3_multiple_uses(%c: tensor<5x1xi1>, %x: tensor<5x4xf32>, %w: tensor<3x4xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%c, %zero, %x) : (tensor<5x1xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<5x4xf32>, tensor<3x4xf32>, none) -> tensor<5x3xf32>
  // expected-remark @below {{multiple-uses: the matmul has other users}}
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<5x1xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1, %2 : tensor<5x3xf32>, tensor<5x3xf32>
}

// Masked by another condition.

// CHECK-LABEL: func.func @other_condition(
// CHECK: %[[MASK:[^ ]+]] = "tfl.select_v2"(%arg1, %{{.*}}, %arg2)
// CHECK-NEXT: "tfl.fully_connected"(%[[MASK]], %arg3
func.func @other_condition(%c: tensor<5x1xi1>, %d: tensor<5x1xi1>, %x: tensor<5x4xf32>, %w: tensor<3x4xf32>) -> tensor<5x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.select_v2"(%d, %zero, %x) : (tensor<5x1xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<5x4xf32>, tensor<3x4xf32>, none) -> tensor<5x3xf32>
  %2 = "tfl.select_v2"(%c, %zero, %1) : (tensor<5x1xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %2 : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @fused(
// CHECK: %[[FC:[^ ]+]] = "tfl.fully_connected"(%arg1, %arg2
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.select_v2"(%arg0, %{{.*}}, %[[FC]])
// CHECK-NEXT: return %[[Y]]
func.func @fused(%c: tensor<5x1xi1>, %x: tensor<5x4xf32>, %w: tensor<3x4xf32>) -> tensor<5x3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.fully_connected"(%x, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<5x4xf32>, tensor<3x4xf32>, none) -> tensor<5x3xf32>
  %1 = "tfl.select_v2"(%c, %zero, %0) : (tensor<5x1xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}
