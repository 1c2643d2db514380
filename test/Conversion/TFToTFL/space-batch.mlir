// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -split-input-file -verify-diagnostics | FileCheck %s

// Blocks of three axes, which SPACE_TO_BATCH_ND does not take, become PAD,
// RESHAPE and TRANSPOSE.

// CHECK-LABEL: @volume
// CHECK: "tfl.pad"(%arg0
// CHECK: "tfl.transpose"
// CHECK: %[[R:.*]] = "tfl.reshape"({{.*}}) : {{.*}} -> tensor<?x3x3x3x2xf32>
// CHECK: return %[[R]]
func.func @volume(%x: tensor<?x4x4x4x2xf32>) -> tensor<?x3x3x3x2xf32> {
  %block = "tf.Const"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %pads = "tf.Const"() {value = dense<1> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %0 = "tf.SpaceToBatchND"(%x, %block, %pads) : (tensor<?x4x4x4x2xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x3x3x3x2xf32>
  func.return %0 : tensor<?x3x3x3x2xf32>
}

// The unknown batch size becomes the -1 of the RESHAPE.
// CHECK-LABEL: @volume_back
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[2, 2, 2, -1, 3, 3, 3, 2]>
// CHECK: "tfl.reshape"(%arg0, %[[SHAPE]]) : {{.*}} -> tensor<2x2x2x?x3x3x3x2xf32>
// CHECK: "tfl.transpose"
// CHECK: "tfl.slice"({{.*}}) : {{.*}} -> tensor<?x4x4x4x2xf32>
func.func @volume_back(%x: tensor<?x3x3x3x2xf32>) -> tensor<?x4x4x4x2xf32> {
  %block = "tf.Const"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %crops = "tf.Const"() {value = dense<1> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %0 = "tf.BatchToSpaceND"(%x, %block, %crops) : (tensor<?x3x3x3x2xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x4x4x4x2xf32>
  func.return %0 : tensor<?x4x4x4x2xf32>
}

// RESHAPE infers the number of blocks of one unknown axis, so that there is a
// RESHAPE for each.
// CHECK-LABEL: @unknown_sizes
// CHECK: "tfl.reshape"({{.*}}) : {{.*}} -> tensor<?x?x?x3x1x1xf32>
// CHECK: "tfl.reshape"({{.*}}) : {{.*}} -> tensor<?x?x2x?x3x1x1xf32>
// CHECK: "tfl.transpose"({{.*}}) : {{.*}} -> tensor<2x3x?x?xf32>
// CHECK: "tfl.reshape"({{.*}}) : {{.*}} -> tensor<?x?x?x1x1xf32>
func.func @unknown_sizes(%x: tensor<?x?x?x1x1xf32>) -> tensor<?x?x?x1x1xf32> {
  %block = "tf.Const"() {value = dense<[2, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %pads = "tf.Const"() {value = dense<0> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = "tf.SpaceToBatchND"(%x, %block, %pads) : (tensor<?x?x?x1x1xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?x?x1x1xf32>
  func.return %0 : tensor<?x?x?x1x1xf32>
}

// STRIDED_SLICE crops an axis of unknown size.
// CHECK-LABEL: @unknown_sizes_back
// CHECK: "tfl.strided_slice"({{.*}}) <{{.*}}end_mask = 13 : i32
func.func @unknown_sizes_back(%x: tensor<?x?x4x4xf32>) -> tensor<?x?x4x4xf32> {
  %block = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %crops = "tf.Const"() {value = dense<[[1, 2]]> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %0 = "tf.BatchToSpaceND"(%x, %block, %crops) : (tensor<?x?x4x4xf32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?x?x4x4xf32>
  func.return %0 : tensor<?x?x4x4xf32>
}

// -----

func.func @odd_batch(%x: tensor<9x3x3x3x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %block = "tf.Const"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %crops = "tf.Const"() {value = dense<1> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  // expected-error @+2 {{is not a multiple of the block's}}
  // expected-note @+1 {{--allow-custom-ops}}
  %0 = "tf.BatchToSpaceND"(%x, %block, %crops) : (tensor<9x3x3x3x2xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<1x4x4x4x2xf32>
  func.return %0 : tensor<1x4x4x4x2xf32>
}
