// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @pad
func.func @pad(%x: tensor<?x3xf32>, %p: tensor<2x2xi64>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  // CHECK: "tfl.pad"(%arg0, %arg1)
  %0 = "tf.Pad"(%x, %p) : (tensor<?x3xf32>, tensor<2x2xi64>) -> tensor<?x?xf32>
  // CHECK: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
  // CHECK: "tfl.padv2"(%arg0, %arg1, %[[ONE]])
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %1 = "tf.PadV2"(%x, %p, %one) : (tensor<?x3xf32>, tensor<2x2xi64>, tensor<f32>) -> tensor<?x?xf32>
  // A padding value of zero needs PAD, not PADV2.
  // CHECK: "tfl.pad"(%arg0, %arg1)
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %2 = "tf.PadV2"(%x, %p, %zero) : (tensor<?x3xf32>, tensor<2x2xi64>, tensor<f32>) -> tensor<?x?xf32>
  func.return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: @pad_nothing
// CHECK-NEXT: return %arg0
func.func @pad_nothing(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %p = "tf.Const"() {value = dense<0> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = "tf.Pad"(%x, %p) : (tensor<?x3xf32>, tensor<2x2xi32>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// Above rank 5, adjacent axes without padding are merged.
// CHECK-LABEL: @pad_rank6
func.func @pad_rank6(%x: tensor<?x2x3x4x5x6xf32>) -> tensor<?x2x3x6x5x6xf32> {
  // CHECK: %[[NARROW:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<?x4x30xf32>
  // CHECK: %[[AMOUNTS:.*]] = arith.constant dense<{{\[\[}}0, 0], [1, 1], [0, 0]]> : tensor<3x2xi32>
  // CHECK: %[[PADDED:.*]] = "tfl.pad"(%[[NARROW]], %[[AMOUNTS]]) : {{.*}} -> tensor<?x6x30xf32>
  // CHECK: "tfl.reshape"(%[[PADDED]], %{{.*}}) : {{.*}} -> tensor<?x2x3x6x5x6xf32>
  %p = "tf.Const"() {value = dense<[[0, 0], [0, 0], [0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
  %0 = "tf.Pad"(%x, %p) : (tensor<?x2x3x4x5x6xf32>, tensor<6x2xi32>) -> tensor<?x2x3x6x5x6xf32>
  func.return %0 : tensor<?x2x3x6x5x6xf32>
}

// CHECK-LABEL: @mirror_pad
func.func @mirror_pad(%x: tensor<?x3xf32>, %p: tensor<2x2xi32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  // CHECK: "tfl.mirror_pad"(%arg0, %arg1) <{mode = #tfl<mirror_pad_attr REFLECT>}>
  %0 = "tf.MirrorPad"(%x, %p) {mode = "REFLECT"} : (tensor<?x3xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  // CHECK: "tfl.mirror_pad"(%arg0, %arg1) <{mode = #tfl<mirror_pad_attr SYMMETRIC>}>
  %1 = "tf.MirrorPad"(%x, %p) {mode = "SYMMETRIC"} : (tensor<?x3xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  func.return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
