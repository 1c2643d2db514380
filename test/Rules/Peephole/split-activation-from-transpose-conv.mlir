// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-split-activation-from-transpose-conv remarks' | FileCheck %s

// Each condition of SplitActivationFromTransposeConv.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @relu6(
// CHECK: %[[Y:.*]] = "tfl.transpose_conv"({{.*}}fused_activation_function = "NONE"
// CHECK: %[[R:.*]] = "tfl.relu6"(%[[Y]])
// CHECK: return %[[R]]
func.func @relu6(%x: tensor<?x4x4x3xf32>, %w: tensor<2x3x3x3xf32>, %shape: tensor<4xi32>, %b: tensor<2xf32>) -> tensor<?x8x8x2xf32> {
  %0 = "tfl.transpose_conv"(%shape, %w, %x, %b) {fused_activation_function = "RELU6", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<4xi32>, tensor<2x3x3x3xf32>, tensor<?x4x4x3xf32>, tensor<2xf32>) -> tensor<?x8x8x2xf32>
  return %0 : tensor<?x8x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @without_activation(
// CHECK-NOT: tfl.relu
func.func @without_activation(%x: tensor<1x4x4x3xf32>, %w: tensor<2x3x3x3xf32>, %shape: tensor<4xi32>, %b: tensor<2xf32>) -> tensor<1x8x8x2xf32> {
  %0 = "tfl.transpose_conv"(%shape, %w, %x, %b) {fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<4xi32>, tensor<2x3x3x3xf32>, tensor<1x4x4x3xf32>, tensor<2xf32>) -> tensor<1x8x8x2xf32>
  return %0 : tensor<1x8x8x2xf32>
}

// -----

!qi8 = !quant.uniform<i8:f32, 0.5>
!qi32 = !quant.uniform<i32:f32, 0.25>

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.relu
func.func @c1(%x: tensor<1x4x4x3x!qi8>, %w: tensor<2x3x3x3x!qi8>, %shape: tensor<4xi32>, %b: tensor<2x!qi32>) -> tensor<1x8x8x2x!qi8> {
  // expected-remark @+1 {{peephole-split-activation-from-transpose-conv: element-type: the elements are not float32}}
  %0 = "tfl.transpose_conv"(%shape, %w, %x, %b) {fused_activation_function = "RELU", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<4xi32>, tensor<2x3x3x3x!qi8>, tensor<1x4x4x3x!qi8>, tensor<2x!qi32>) -> tensor<1x8x8x2x!qi8>
  return %0 : tensor<1x8x8x2x!qi8>
}
