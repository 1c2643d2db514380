// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fold-shift-into-softmax remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.sub
// CHECK-NOT: tfl.reduce_max
// CHECK: %[[Y:.*]] = "tfl.softmax"(%arg0) <{beta = 5.000000e-01 : f32}>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %axes = arith.constant dense<1> : tensor<1xi32>
  %m = "tfl.reduce_max"(%x, %axes) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %0 = tfl.sub(%x, %m) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @number_dynamic(
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%arg0) <{beta = 5.000000e-01 : f32}>
// CHECK-NEXT: return %[[Y]]
func.func @number_dynamic(%x: tensor<?x4xf32>, %v: tensor<f32>) -> tensor<?x4xf32> {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @column(
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @column(%x: tensor<3x2x4xf32>, %v: tensor<2x1xf32>) -> tensor<3x2x4xf32> {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<3x2x4xf32>, tensor<2x1xf32>) -> tensor<3x2x4xf32>
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %1 : tensor<3x2x4xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_activation(
// CHECK-NEXT: %[[D:.*]] = tfl.sub(%arg0, %arg1) <{fused_activation_function = "RELU"}>
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%[[D]])
// CHECK-NEXT: return %[[Y]]
func.func @c1_activation(%x: tensor<2x4xf32>, %v: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "RELU"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-fold-shift-into-softmax: activation: the preceding subtraction has an activation}}
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK-NEXT: %[[D:.*]] = tfl.sub(%arg0, %arg1) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%[[D]])
// CHECK-NEXT: return %[[Y]]
func.func @c2_multiple_uses(%x: tensor<2x4xf32>, %v: tensor<2x1xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-fold-shift-into-softmax: multiple-uses: the preceding subtraction has other users}}
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1, %0 : tensor<2x4xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_along_last_axis(
// CHECK-NEXT: %[[D:.*]] = tfl.sub(%arg0, %arg1) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%[[D]])
// CHECK-NEXT: return %[[Y]]
func.func @c3_along_last_axis(%x: tensor<2x4xf32>, %v: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-fold-shift-into-softmax: shape: the subtracted value varies along the last axis}}
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_larger(
// CHECK-NEXT: %[[D:.*]] = tfl.sub(%arg0, %arg1) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%[[D]])
// CHECK-NEXT: return %[[Y]]
func.func @c3_larger(%x: tensor<1x4xf32>, %v: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %0 = tfl.sub(%x, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-fold-shift-into-softmax: shape: the subtracted value varies along the last axis}}
  %1 = "tfl.softmax"(%0) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.softmax"(%arg0) <{beta = 5.000000e-01 : f32}>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.softmax"(%x) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
