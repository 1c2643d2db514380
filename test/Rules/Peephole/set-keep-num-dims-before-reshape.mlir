// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-set-keep-num-dims-before-reshape remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[M:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{.*}}keep_num_dims = true, {{.*}} -> tensor<2x4x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : (tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4x2xf32>, %f: tensor<3x2xf32>, %b: tensor<3xf32>) -> tensor<2x12xf32> {
  %s = arith.constant dense<[2, 12]> : tensor<2xi32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x4x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<8x3xf32>
  %1 = "tfl.reshape"(%0, %s) : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
  return %1 : tensor<2x12xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK: %[[M:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{.*}}keep_num_dims = true, {{.*}} -> tensor<?x4x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : (tensor<?x4x3xf32>, tensor<2xi32>) -> tensor<?x12xf32>
// CHECK-NEXT: return %[[Y]]
func.func @dynamic(%x: tensor<?x4x2xf32>, %f: tensor<3x2xf32>, %b: tensor<3xf32>) -> tensor<?x12xf32> {
  %s = arith.constant dense<[-1, 12]> : tensor<2xi32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x4x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = "tfl.reshape"(%0, %s) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[M:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{.*}}keep_num_dims = false, {{.*}} -> tensor<8x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
// CHECK-NEXT: return %[[Y]]
func.func @c1_multiple_uses(%x: tensor<2x4x2xf32>, %f: tensor<3x2xf32>, %b: tensor<3xf32>) -> (tensor<2x12xf32>, tensor<8x3xf32>) {
  %s = arith.constant dense<[2, 12]> : tensor<2xi32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x4x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<8x3xf32>
  // expected-remark@+1 {{peephole-set-keep-num-dims-before-reshape: multiple-uses: the matrix has other users}}
  %1 = "tfl.reshape"(%0, %s) : (tensor<8x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
  return %1, %0 : tensor<2x12xf32>, tensor<8x3xf32>
}

// CHECK-LABEL: func.func @c2_longer_rows(
// CHECK: %[[M:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{.*}}keep_num_dims = false, {{.*}} -> tensor<2x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[Y]]
func.func @c2_longer_rows(%x: tensor<2x4x2xf32>, %f: tensor<3x8xf32>, %b: tensor<3xf32>) -> tensor<3x2xf32> {
  %s = arith.constant dense<[3, 2]> : tensor<2xi32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x4x2xf32>, tensor<3x8xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-set-keep-num-dims-before-reshape: shape: the last dimensions of input and filter differ}}
  %1 = "tfl.reshape"(%0, %s) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[M:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{.*}}keep_num_dims = true, {{.*}} -> tensor<2x4x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : (tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4x2xf32>, %f: tensor<3x2xf32>, %b: tensor<3xf32>) -> tensor<2x12xf32> {
  %s = arith.constant dense<[2, 12]> : tensor<2xi32>
  %0 = "tfl.fully_connected"(%x, %f, %b) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x4x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x4x3xf32>
  %1 = "tfl.reshape"(%0, %s) : (tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<2x12xf32>
  return %1 : tensor<2x12xf32>
}
