// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-split-transpose-into-rank4 remarks' | FileCheck %s

// Each condition of SplitTransposeIntoRank4.cpp has a near miss here, checked against its reason.

// The channel shuffle of ShuffleNet.
// CHECK-LABEL: func.func @channel_shuffle(
// CHECK-DAG: %[[PERM:.*]] = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
// CHECK: %[[A:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<9x2x4xf32>
// CHECK: %[[B:.*]] = "tfl.transpose"(%[[A]], %[[PERM]]) : {{.*}} -> tensor<9x4x2xf32>
// CHECK: %[[C:.*]] = "tfl.reshape"(%[[B]], %{{.*}}) : {{.*}} -> tensor<1x3x3x4x2xf32>
// CHECK: return %[[C]]
func.func @channel_shuffle(%x: tensor<1x3x3x2x4xf32>) -> tensor<1x3x3x4x2xf32> {
  %perm = arith.constant dense<[0, 1, 2, 4, 3]> : tensor<5xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<1x3x3x2x4xf32>, tensor<5xi32>) -> tensor<1x3x3x4x2xf32>
  return %0 : tensor<1x3x3x4x2xf32>
}

// -----

// The windows of a Swin transformer, with an open batch.
// CHECK-LABEL: func.func @windows(
// CHECK: %[[A:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<?x7x8x672xf32>
// CHECK: %[[B:.*]] = "tfl.transpose"(%[[A]], %{{.*}}) : {{.*}} -> tensor<?x8x7x672xf32>
// CHECK: "tfl.reshape"(%[[B]], %{{.*}}) : {{.*}} -> tensor<?x8x8x7x7x96xf32>
func.func @windows(%x: tensor<?x8x7x8x7x96xf32>) -> tensor<?x8x8x7x7x96xf32> {
  %perm = arith.constant dense<[0, 1, 3, 2, 4, 5]> : tensor<6xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x8x7x8x7x96xf32>, tensor<6xi32>) -> tensor<?x8x8x7x7x96xf32>
  return %0 : tensor<?x8x8x7x7x96xf32>
}

// -----

// Five axes in reverse order take two transposes.
// CHECK-LABEL: func.func @reverse(
// CHECK-COUNT-2: "tfl.transpose"
// CHECK-NOT: "tfl.transpose"
// CHECK: return
func.func @reverse(%x: tensor<2x3x4x5x6xf32>) -> tensor<6x5x4x3x2xf32> {
  %perm = arith.constant dense<[4, 3, 2, 1, 0]> : tensor<5xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3x4x5x6xf32>, tensor<5xi32>) -> tensor<6x5x4x3x2xf32>
  return %0 : tensor<6x5x4x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @rank4(
// CHECK-NOT: tfl.reshape
func.func @rank4(%x: tensor<2x3x4x5xf32>) -> tensor<5x4x3x2xf32> {
  %perm = arith.constant dense<[3, 2, 1, 0]> : tensor<4xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3x4x5xf32>, tensor<4xi32>) -> tensor<5x4x3x2xf32>
  return %0 : tensor<5x4x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.reshape
func.func @c1(%x: tensor<1x3x3x2x4xi32>) -> tensor<1x3x3x4x2xi32> {
  %perm = arith.constant dense<[0, 1, 2, 4, 3]> : tensor<5xi32>
  // expected-remark @+1 {{peephole-split-transpose-into-rank4: element-type: the elements are not float32}}
  %0 = "tfl.transpose"(%x, %perm) : (tensor<1x3x3x2x4xi32>, tensor<5xi32>) -> tensor<1x3x3x4x2xi32>
  return %0 : tensor<1x3x3x4x2xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reshape
func.func @c2(%x: tensor<1x3x3x2x4xf32>, %perm: tensor<5xi32>) -> tensor<?x?x?x?x?xf32> {
  // expected-remark @+1 {{peephole-split-transpose-into-rank4: not-constant: the permutation is computed}}
  %0 = "tfl.transpose"(%x, %perm) : (tensor<1x3x3x2x4xf32>, tensor<5xi32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.reshape
func.func @c3(%x: tensor<?x?x3x2x4xf32>) -> tensor<?x?x3x4x2xf32> {
  %perm = arith.constant dense<[0, 1, 2, 4, 3]> : tensor<5xi32>
  // expected-remark @+1 {{peephole-split-transpose-into-rank4: unknown-shape: several sizes are unknown, or there are no elements}}
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x?x3x2x4xf32>, tensor<5xi32>) -> tensor<?x?x3x4x2xf32>
  return %0 : tensor<?x?x3x4x2xf32>
}
