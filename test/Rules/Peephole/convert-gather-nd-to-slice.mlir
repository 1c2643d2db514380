// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-gather-nd-to-slice remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-NOT: gather_nd
// CHECK-DAG: %[[BEGIN:.*]] = {{.*}} dense<[3, 0]> : tensor<2xi32>
// CHECK-DAG: %[[SIZE:.*]] = {{.*}} dense<[3, 4]> : tensor<2xi32>
// CHECK: %[[R:.*]] = "tfl.slice"(%arg0, %[[BEGIN]], %[[SIZE]]) : {{.*}} -> tensor<3x4xf32>
// CHECK: return %[[R]]
func.func @rows(%x: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %i = arith.constant dense<[[3], [4], [5]]> : tensor<3x1xi32>
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<6x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @rows_of_vector(
// CHECK-NOT: gather_nd
// CHECK-DAG: %[[BEGIN:.*]] = {{.*}} dense<1> : tensor<1xi32>
// CHECK-DAG: %[[SIZE:.*]] = {{.*}} dense<2> : tensor<1xi32>
// CHECK: "tfl.slice"(%arg0, %[[BEGIN]], %[[SIZE]])
func.func @rows_of_vector(%x: tensor<4xi32>) -> tensor<2xi32> {
  %i = arith.constant dense<[[1], [2]]> : tensor<2x1xi64>
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<4xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @window(
// CHECK-NOT: gather_nd
// CHECK-DAG: %[[B1:.*]] = {{.*}} dense<[1, 0]> : tensor<2xi32>
// CHECK-DAG: %[[B2:.*]] = {{.*}} dense<[2, 0]> : tensor<2xi32>
// CHECK-DAG: %[[SIZE:.*]] = {{.*}} dense<[3, 4]> : tensor<2xi32>
// CHECK-DAG: %[[SHAPE:.*]] = {{.*}} dense<[3, 1, 4]> : tensor<3xi32>
// CHECK-DAG: %[[S1:.*]] = "tfl.slice"(%arg0, %[[B1]], %[[SIZE]])
// CHECK-DAG: %[[R1:.*]] = "tfl.reshape"(%[[S1]], %[[SHAPE]])
// CHECK-DAG: %[[S2:.*]] = "tfl.slice"(%arg0, %[[B2]], %[[SIZE]])
// CHECK-DAG: %[[R2:.*]] = "tfl.reshape"(%[[S2]], %[[SHAPE]])
// CHECK: "tfl.concatenation"(%[[R1]], %[[R2]]) <{axis = 1 : i32, fused_activation_function = "NONE"}> : {{.*}} -> tensor<3x2x4xf32>
func.func @window(%x: tensor<5x4xf32>) -> tensor<3x2x4xf32> {
  %i = arith.constant dense<[[[1], [2]], [[2], [3]], [[3], [4]]]> : tensor<3x2x1xi32>
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<5x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2x4xf32>
  return %0 : tensor<3x2x4xf32>
}

// CHECK-LABEL: func.func @c1_unknown_shape(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c1_unknown_shape(%x: tensor<?x4xf32>) -> tensor<2x4xf32> {
  %i = arith.constant dense<[[0], [1]]> : tensor<2x1xi32>
  // expected-remark @+1 {{a dimension of the input is unknown}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<?x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_constant_value_gap(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c2_constant_value_gap(%x: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %i = arith.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
  // expected-remark @+1 {{the indices are not consecutive}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<6x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @c2_constant_value_window_stride(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c2_constant_value_window_stride(%x: tensor<6x4xf32>) -> tensor<2x2x4xf32> {
  %i = arith.constant dense<[[[0], [1]], [[2], [3]]]> : tensor<2x2x1xi32>
  // expected-remark @+1 {{the indices are not consecutive}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<6x4xf32>, tensor<2x2x1xi32>) -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}

// CHECK-LABEL: func.func @c2_constant_value_outside(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c2_constant_value_outside(%x: tensor<5x4xf32>) -> tensor<3x4xf32> {
  %i = arith.constant dense<[[3], [4], [5]]> : tensor<3x1xi32>
  // expected-remark @+1 {{an index is out of range}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<5x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// The last row of the window is one too far.

// CHECK-LABEL: func.func @c2_constant_value_window_outside(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c2_constant_value_window_outside(%x: tensor<2x4xf32>) -> tensor<2x2x4xf32> {
  %i = arith.constant dense<[[[0], [1]], [[1], [2]]]> : tensor<2x2x1xi32>
  // expected-remark @+1 {{an index is out of range}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<2x4xf32>, tensor<2x2x1xi32>) -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}

// CHECK-LABEL: func.func @c3_size(
// CHECK: "tfl.gather_nd"(%arg0
func.func @c3_size(%x: tensor<17xf32>) -> tensor<1x17xf32> {
  %i = arith.constant dense<[[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16]]]> : tensor<1x17x1xi32>
  // expected-remark @+1 {{the window is wider than 16}}
  %0 = "tfl.gather_nd"(%x, %i) : (tensor<17xf32>, tensor<1x17x1xi32>) -> tensor<1x17xf32>
  return %0 : tensor<1x17xf32>
}

// CHECK-LABEL: func.func @slice_already(
// CHECK: %[[R:.*]] = "tfl.slice"(%arg0
// CHECK: return %[[R]]
func.func @slice_already(%x: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %begin = arith.constant dense<[3, 0]> : tensor<2xi32>
  %size = arith.constant dense<[3, 4]> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<6x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
