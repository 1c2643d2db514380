// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-mirror-pad-to-gather remarks' | FileCheck %s

// Each condition of ConvertMirrorPadToGather.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @two_axes(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x2xf32>
// CHECK-DAG: %[[ROWS:.*]] = arith.constant dense<[1, 0, 0, 1, 2, 2]> : tensor<6xi32>
// CHECK-DAG: %[[COLUMNS:.*]] = arith.constant dense<[0, 1, 1, 0]> : tensor<4xi32>
// CHECK: %[[A:.*]] = "tfl.gather"(%[[X]], %[[ROWS]]) <{axis = 1 : i32, batch_dims = 0 : i32}> : {{.*}} -> tensor<?x6x2xf32>
// CHECK: %[[B:.*]] = "tfl.gather"(%[[A]], %[[COLUMNS]]) <{axis = 2 : i32, batch_dims = 0 : i32}> : {{.*}} -> tensor<?x6x4xf32>
// CHECK: return %[[B]]
func.func @two_axes(%x: tensor<?x3x2xf32>) -> tensor<?x6x4xf32> {
  %pad = arith.constant dense<[[0, 0], [2, 1], [0, 2]]> : tensor<3x2xi32>
  %0 = "tfl.mirror_pad"(%x, %pad) {mode = #tfl<mirror_pad_attr SYMMETRIC>} : (tensor<?x3x2xf32>, tensor<3x2xi32>) -> tensor<?x6x4xf32>
  return %0 : tensor<?x6x4xf32>
}

// -----

// CHECK-LABEL: func.func @reflect(
// CHECK: tfl.mirror_pad
func.func @reflect(%x: tensor<3x2xf32>) -> tensor<5x2xf32> {
  %pad = arith.constant dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.mirror_pad"(%x, %pad) {mode = #tfl<mirror_pad_attr REFLECT>} : (tensor<3x2xf32>, tensor<2x2xi32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.mirror_pad
func.func @c1(%x: tensor<3x2xi32>) -> tensor<5x2xi32> {
  %pad = arith.constant dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>
  // expected-remark @+1 {{peephole-convert-mirror-pad-to-gather: element-type: the elements are not float32}}
  %0 = "tfl.mirror_pad"(%x, %pad) {mode = #tfl<mirror_pad_attr SYMMETRIC>} : (tensor<3x2xi32>, tensor<2x2xi32>) -> tensor<5x2xi32>
  return %0 : tensor<5x2xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.mirror_pad
func.func @c2(%x: tensor<3x2xf32>, %pad: tensor<2x2xi32>) -> tensor<?x?xf32> {
  // expected-remark @+1 {{peephole-convert-mirror-pad-to-gather: not-constant: the padding is computed}}
  %0 = "tfl.mirror_pad"(%x, %pad) {mode = #tfl<mirror_pad_attr SYMMETRIC>} : (tensor<3x2xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK: tfl.mirror_pad
func.func @c3(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %pad = arith.constant dense<[[1, 1], [0, 0]]> : tensor<2x2xi32>
  // expected-remark @+1 {{peephole-convert-mirror-pad-to-gather: unknown-shape: the size of a padded axis is unknown}}
  %0 = "tfl.mirror_pad"(%x, %pad) {mode = #tfl<mirror_pad_attr SYMMETRIC>} : (tensor<?x2xf32>, tensor<2x2xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
