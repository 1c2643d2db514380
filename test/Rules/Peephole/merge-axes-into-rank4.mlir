// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-merge-axes-into-rank4 remarks' | FileCheck %s

// Each condition of MergeAxesIntoRank4.cpp has a near miss here, checked against its reason.

// The mean of a group normalization.
// CHECK-LABEL: func.func @mean(
// CHECK-DAG: %[[AXES:.*]] = arith.constant dense<[1, 3]> : tensor<2xi32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<?x30x4x2xf32>
// CHECK: %[[M:.*]] = "tfl.mean"(%[[X]], %[[AXES]]) <{keep_dims = true}> : {{.*}} -> tensor<?x1x4x1xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[M]], %{{.*}}) : {{.*}} -> tensor<?x4xf32>
// CHECK: return %[[Y]]
func.func @mean(%x: tensor<?x6x5x4x2xf32>) -> tensor<?x4xf32> {
  %axes = arith.constant dense<[1, 2, 4]> : tensor<3xi32>
  %0 = "tfl.mean"(%x, %axes) {keep_dims = false} : (tensor<?x6x5x4x2xf32>, tensor<3xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// An axis of size 1 merges with reduced axes and with others.
// CHECK-LABEL: func.func @reduced_axis_of_size_1(
// CHECK-DAG: %[[AXES:.*]] = arith.constant dense<3> : tensor<1xi32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<2x6x5x3xf32>
// CHECK: "tfl.sum"(%[[X]], %[[AXES]]) <{keep_dims = true}> : {{.*}} -> tensor<2x6x5x1xf32>
func.func @reduced_axis_of_size_1(%x: tensor<2x6x1x5x3xf32>) -> tensor<2x6x1x5x1xf32> {
  %axes = arith.constant dense<[2, 4]> : tensor<2xi32>
  %0 = "tfl.sum"(%x, %axes) {keep_dims = true} : (tensor<2x6x1x5x3xf32>, tensor<2xi32>) -> tensor<2x6x1x5x1xf32>
  return %0 : tensor<2x6x1x5x1xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<2x30x4x3xf32>
// CHECK: %[[S:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<2x1x4x1xf32>
// CHECK: tfl.mul(%[[X]], %[[S]]) <{fused_activation_function = "RELU"}>
func.func @broadcast(%x: tensor<2x6x5x4x3xf32>, %s: tensor<2x1x1x4x1xf32>) -> tensor<2x6x5x4x3xf32> {
  %0 = tfl.mul(%x, %s) {fused_activation_function = "RELU"} : (tensor<2x6x5x4x3xf32>, tensor<2x1x1x4x1xf32>) -> tensor<2x6x5x4x3xf32>
  return %0 : tensor<2x6x5x4x3xf32>
}

// -----

// CHECK-LABEL: func.func @vector_and_scalar(
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<1x1x1x3xf32>
// CHECK: tfl.sub(%{{.*}}, %[[Y]])
// CHECK: "tfl.maximum"(%{{.*}}, %arg2) : (tensor<2x30x4x3xf32>, tensor<f32>)
func.func @vector_and_scalar(%x: tensor<2x6x5x4x3xf32>, %y: tensor<3xf32>, %z: tensor<f32>) -> tensor<2x6x5x4x3xf32> {
  %0 = tfl.sub(%x, %y) {fused_activation_function = "NONE"} : (tensor<2x6x5x4x3xf32>, tensor<3xf32>) -> tensor<2x6x5x4x3xf32>
  %1 = "tfl.maximum"(%0, %z) : (tensor<2x6x5x4x3xf32>, tensor<f32>) -> tensor<2x6x5x4x3xf32>
  return %1 : tensor<2x6x5x4x3xf32>
}

// -----

// CHECK-LABEL: func.func @matmul(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<2x12x5x6xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<2x12x7x6xf32>
// CHECK: %[[P:.*]] = "tfl.batch_matmul"(%[[X]], %[[Y]]) <{adj_x = false, adj_y = true}> : {{.*}} -> tensor<2x12x5x7xf32>
// CHECK: "tfl.softmax"(%{{.*}}) <{beta = 1.000000e+00 : f32}> : (tensor<2x12x5x7xf32>)
func.func @matmul(%x: tensor<2x3x4x5x6xf32>, %y: tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x7xf32> {
  %0 = "tfl.batch_matmul"(%x, %y) {adj_x = false, adj_y = true} : (tensor<2x3x4x5x6xf32>, tensor<2x3x4x7x6xf32>) -> tensor<2x3x4x5x7xf32>
  %1 = "tfl.softmax"(%0) {beta = 1.0 : f32} : (tensor<2x3x4x5x7xf32>) -> tensor<2x3x4x5x7xf32>
  return %1 : tensor<2x3x4x5x7xf32>
}

// -----

// Query, key and value of an attention.
// CHECK-LABEL: func.func @unpack(
// CHECK-DAG: %[[AXIS:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<3x8x5x6xf32>
// CHECK: %[[S:.*]]:3 = "tfl.split"(%[[AXIS]], %[[X]]) <{num_splits = 3 : i32}> : {{.*}} -> (tensor<1x8x5x6xf32>, tensor<1x8x5x6xf32>, tensor<1x8x5x6xf32>)
// CHECK: "tfl.reshape"(%[[S]]#2, %{{.*}}) : {{.*}} -> tensor<2x4x5x6xf32>
func.func @unpack(%x: tensor<3x2x4x5x6xf32>) -> (tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>) {
  %0:3 = "tfl.unpack"(%x) {num = 3 : i32, axis = 0 : i32} : (tensor<3x2x4x5x6xf32>) -> (tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>, tensor<2x4x5x6xf32>
}

// -----

// CHECK-LABEL: func.func @concatenation(
// CHECK: "tfl.concatenation"(%{{.*}}) <{axis = 2 : i32, fused_activation_function = "NONE"}> : (tensor<2x12x5x6xf32>, tensor<2x12x1x6xf32>) -> tensor<2x12x6x6xf32>
func.func @concatenation(%x: tensor<2x3x4x5x6xf32>, %y: tensor<2x3x4x1x6xf32>) -> tensor<2x3x4x6x6xf32> {
  %0 = "tfl.concatenation"(%x, %y) {axis = -2 : i32, fused_activation_function = "NONE"} : (tensor<2x3x4x5x6xf32>, tensor<2x3x4x1x6xf32>) -> tensor<2x3x4x6x6xf32>
  return %0 : tensor<2x3x4x6x6xf32>
}

// -----

// A reversed axis keeps its size, but cannot merge.
// CHECK-LABEL: func.func @strided_slice(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, 0, -1, 1]> : tensor<4xi32>
// CHECK-DAG: %[[END:.*]] = arith.constant dense<[1, 1, -9, 3]> : tensor<4xi32>
// CHECK-DAG: %[[STRIDES:.*]] = arith.constant dense<[1, 1, -1, 1]> : tensor<4xi32>
// CHECK: "tfl.strided_slice"(%{{.*}}, %[[BEGIN]], %[[END]], %[[STRIDES]]) <{begin_mask = 3 : i32, ellipsis_mask = 0 : i32, end_mask = 7 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2x12x5x6xf32>, {{.*}}) -> tensor<2x12x5x2xf32>
func.func @strided_slice(%x: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x2xf32> {
  %begin = arith.constant dense<[0, 0, 0, -1, 1]> : tensor<5xi32>
  %end = arith.constant dense<[2, 3, 4, -9, 3]> : tensor<5xi32>
  %strides = arith.constant dense<[1, 1, 1, -1, 1]> : tensor<5xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 8 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32} : (tensor<2x3x4x5x6xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<2x3x4x5x2xf32>
  return %0 : tensor<2x3x4x5x2xf32>
}

// -----

// CHECK-LABEL: func.func @slice(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
// CHECK-DAG: %[[SIZE:.*]] = arith.constant dense<[-1, -1, -1, 3]> : tensor<4xi32>
// CHECK: "tfl.slice"(%{{.*}}, %[[BEGIN]], %[[SIZE]]) : (tensor<?x12x5x6xf32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x12x5x3xf32>
func.func @slice(%x: tensor<?x3x4x5x6xf32>) -> tensor<?x3x4x5x3xf32> {
  %begin = arith.constant dense<[0, 0, 0, 0, 2]> : tensor<5xi32>
  %size = arith.constant dense<[-1, 3, 4, 5, 3]> : tensor<5xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<?x3x4x5x6xf32>, tensor<5xi32>, tensor<5xi32>) -> tensor<?x3x4x5x3xf32>
  return %0 : tensor<?x3x4x5x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  // expected-remark @+1 {{peephole-merge-axes-into-rank4: element-type: the elements are not float32}}
  %0 = "tfl.abs"(%x) : (tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<?x?x4x5x6xf32>) -> tensor<?x?x4x5x6xf32> {
  // expected-remark @+1 {{peephole-merge-axes-into-rank4: unknown-shape: several sizes are unknown, or there are no elements}}
  %0 = "tfl.abs"(%x) : (tensor<?x?x4x5x6xf32>) -> tensor<?x?x4x5x6xf32>
  return %0 : tensor<?x?x4x5x6xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%x: tensor<2x3x4x5x6xf32>, %axes: tensor<1xi32>) -> tensor<2x3x4x5xf32> {
  // expected-remark @+1 {{peephole-merge-axes-into-rank4: not-constant: its axes or bounds are computed, or a mask changes the rank}}
  %0 = "tfl.sum"(%x, %axes) {keep_dims = false} : (tensor<2x3x4x5x6xf32>, tensor<1xi32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c4(
// CHECK-NOT: tfl.reshape
func.func @c4(%x: tensor<2x3x4x5x6xf32>, %y: tensor<2x1x4x1x6xf32>) -> (tensor<2x3x4x5x6xf32>, tensor<3x5xf32>) {
  // expected-remark @+1 {{peephole-merge-axes-into-rank4: shape: it needs more than four axes}}
  %0 = tfl.add(%x, %y) {fused_activation_function = "NONE"} : (tensor<2x3x4x5x6xf32>, tensor<2x1x4x1x6xf32>) -> tensor<2x3x4x5x6xf32>
  %axes = arith.constant dense<[0, 2, 4]> : tensor<3xi32>
  // expected-remark @+1 {{peephole-merge-axes-into-rank4: shape: it needs more than four axes}}
  %1 = "tfl.sum"(%x, %axes) {keep_dims = false} : (tensor<2x3x4x5x6xf32>, tensor<3xi32>) -> tensor<3x5xf32>
  return %0, %1 : tensor<2x3x4x5x6xf32>, tensor<3x5xf32>
}
