// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// Keras' LayerNormalization: a channel is a row, and scale and offset are ones
// and zeros of an unknown number. The moments keep the axes of the image.
// CHECK-LABEL: @rows_as_channels
// CHECK-SAME: (%[[X:.*]]: tensor<1x?x16x1xf32>
func.func @rows_as_channels(%x: tensor<1x?x16x1xf32>, %rows: tensor<1xi32>) -> tensor<1x?x16x1xf32> {
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %none = "tf.Const"() {value = dense<> : tensor<0xf32>} : () -> tensor<0xf32>
  %scale = "tf.Fill"(%rows, %one) : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32>
  %offset = "tf.Fill"(%rows, %zero) : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32>
  // CHECK-NOT: tfl.fill
  // CHECK-NOT: tfl.reshape
  // CHECK: %[[MEAN:.*]] = "tfl.mean"(%[[X]], %{{.*}}) <{keep_dims = true}>
  // CHECK: %[[SQUARES:.*]] = tfl.squared_difference(%[[X]], %[[MEAN]])
  // CHECK: "tfl.mean"(%[[SQUARES]], %{{.*}}) <{keep_dims = true}>
  // CHECK-NOT: tfl.fill
  // CHECK-NOT: tfl.reshape
  // CHECK: return
  %0:6 = "tf.FusedBatchNormV3"(%x, %scale, %offset, %none, %none) {data_format = "NCHW", epsilon = 1.0e-3 : f32} : (tensor<1x?x16x1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<1x?x16x1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<*xf32>)
  return %0#0 : tensor<1x?x16x1xf32>
}

// Scale and offset differ from channel to channel; the moments that the op
// returns are vectors.
// CHECK-LABEL: @channels_first
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x4x5xf32>, %[[SCALE:.*]]: tensor<3xf32>, %[[OFFSET:.*]]: tensor<3xf32>
func.func @channels_first(%x: tensor<2x3x4x5xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) -> (tensor<2x3x4x5xf32>, tensor<3xf32>) {
  %none = "tf.Const"() {value = dense<> : tensor<0xf32>} : () -> tensor<0xf32>
  // CHECK: %[[MEAN:.*]] = "tfl.mean"(%[[X]], %{{.*}}) <{keep_dims = true}> : {{.*}} -> tensor<1x3x1x1xf32>
  // CHECK-DAG: "tfl.reshape"(%[[SCALE]], %{{.*}}) : {{.*}} -> tensor<3x1x1xf32>
  // CHECK-DAG: "tfl.reshape"(%[[OFFSET]], %{{.*}}) : {{.*}} -> tensor<3x1x1xf32>
  // CHECK: %[[VECTOR:.*]] = "tfl.reshape"(%[[MEAN]], %{{.*}}) : {{.*}} -> tensor<3xf32>
  // CHECK: return %{{.*}}, %[[VECTOR]]
  %0:6 = "tf.FusedBatchNormV3"(%x, %scale, %offset, %none, %none) {data_format = "NCHW"} : (tensor<2x3x4x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<2x3x4x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<2x3x4x5xf32>, tensor<3xf32>
}

// Channels come last, so vectors broadcast as they are.
// CHECK-LABEL: @channels_last
func.func @channels_last(%x: tensor<2x4x5x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) -> tensor<2x4x5x3xf32> {
  %none = "tf.Const"() {value = dense<> : tensor<0xf32>} : () -> tensor<0xf32>
  // CHECK: "tfl.mean"(%arg0, %{{.*}}) <{keep_dims = false}> : {{.*}} -> tensor<3xf32>
  // CHECK-NOT: tfl.reshape
  // CHECK: return
  %0:6 = "tf.FusedBatchNormV3"(%x, %scale, %offset, %none, %none) : (tensor<2x4x5x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<2x4x5x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<*xf32>)
  return %0#0 : tensor<2x4x5x3xf32>
}
