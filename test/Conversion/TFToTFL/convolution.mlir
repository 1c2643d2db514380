// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// HWIO filters become OHWI; a zero bias is added, into which later bias
// additions are folded.
// CHECK-LABEL: @conv2d
func.func @conv2d(%x: tensor<?x8x8x3xf32>, %w: tensor<2x1x3x4xf32>) -> tensor<?x4x8x4xf32> {
  // CHECK: %[[PERM:.*]] = arith.constant dense<[3, 0, 1, 2]>
  // CHECK: %[[W:.*]] = "tfl.transpose"(%arg1, %[[PERM]]) : {{.*}} -> tensor<4x2x1x3xf32>
  // CHECK: %[[BIAS:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
  // CHECK: "tfl.conv_2d"(%arg0, %[[W]], %[[BIAS]]) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 1 : i32}>
  %0 = "tf.Conv2D"(%x, %w) {padding = "SAME", strides = [1, 2, 1, 1]} : (tensor<?x8x8x3xf32>, tensor<2x1x3x4xf32>) -> tensor<?x4x8x4xf32>
  func.return %0 : tensor<?x4x8x4xf32>
}

// CHECK-LABEL: @constant_filter
func.func @constant_filter(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  // w[0][0][i][o] -> w[o][0][0][i]
  // CHECK: arith.constant dense<{{\[\[\[\[}}1.000000e+00, 3.000000e+00]]], {{\[\[\[}}2.000000e+00, 4.000000e+00]]]]> : tensor<2x1x1x2xf32>
  // CHECK-NOT: tfl.transpose
  %w = "tf.Const"() {value = dense<[[[[1.0, 2.0], [3.0, 4.0]]]]> : tensor<1x1x2x2xf32>} : () -> tensor<1x1x2x2xf32>
  %0 = "tf.Conv2D"(%x, %w) {padding = "VALID", strides = [1, 1, 1, 1]} : (tensor<1x4x4x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  func.return %0 : tensor<1x4x4x2xf32>
}

// CHECK-LABEL: @dilated_nchw
func.func @dilated_nchw(%x: tensor<?x3x9x8xf32>, %w: tensor<3x3x3x4xf32>) -> tensor<?x4x5x2xf32> {
  // CHECK: %[[IN:.*]] = arith.constant dense<[0, 2, 3, 1]>
  // CHECK: %[[X:.*]] = "tfl.transpose"(%arg0, %[[IN]]) : {{.*}} -> tensor<?x9x8x3xf32>
  // CHECK: %[[R:.*]] = "tfl.conv_2d"(%[[X]], {{.*}}) <{dilation_h_factor = 2 : i32, dilation_w_factor = 3 : i32, {{.*}} -> tensor<?x5x2x4xf32>
  // CHECK: %[[OUT:.*]] = arith.constant dense<[0, 3, 1, 2]>
  // CHECK: "tfl.transpose"(%[[R]], %[[OUT]]) : {{.*}} -> tensor<?x4x5x2xf32>
  %0 = "tf.Conv2D"(%x, %w) {data_format = "NCHW", dilations = [1, 1, 2, 3], padding = "VALID", strides = [1, 1, 1, 1]} : (tensor<?x3x9x8xf32>, tensor<3x3x3x4xf32>) -> tensor<?x4x5x2xf32>
  func.return %0 : tensor<?x4x5x2xf32>
}

// CHECK-LABEL: @explicit_padding
func.func @explicit_padding(%x: tensor<?x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) -> (tensor<?x9x7x4xf32>, tensor<?x8x8x4xf32>) {
  // CHECK: %[[AMOUNTS:.*]] = arith.constant dense<{{\[\[}}0, 0], [1, 2], [0, 1], [0, 0]]> : tensor<4x2xi32>
  // CHECK: %[[PADDED:.*]] = "tfl.pad"(%arg0, %[[AMOUNTS]]) : {{.*}} -> tensor<?x11x9x3xf32>
  // CHECK: "tfl.conv_2d"(%[[PADDED]], {{.*}}padding = "VALID"
  %0 = "tf.Conv2D"(%x, %w) {padding = "EXPLICIT", explicit_paddings = [0, 0, 1, 2, 0, 1, 0, 0], strides = [1, 1, 1, 1]} : (tensor<?x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<?x9x7x4xf32>
  // Explicit padding equal to SAME needs no PAD.
  // CHECK-NOT: tfl.pad
  // CHECK: "tfl.conv_2d"(%arg0, {{.*}}padding = "SAME"
  %1 = "tf.Conv2D"(%x, %w) {padding = "EXPLICIT", explicit_paddings = [0, 0, 1, 1, 1, 1, 0, 0], strides = [1, 1, 1, 1]} : (tensor<?x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<?x8x8x4xf32>
  func.return %0, %1 : tensor<?x9x7x4xf32>, tensor<?x8x8x4xf32>
}

// With stride 2 and an even image size, SAME pads only at the end.
// CHECK-LABEL: @explicit_padding_with_stride
func.func @explicit_padding_with_stride(%x: tensor<?x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) -> tensor<?x4x4x4xf32> {
  // CHECK: "tfl.pad"
  // CHECK: padding = "VALID"
  %0 = "tf.Conv2D"(%x, %w) {padding = "EXPLICIT", explicit_paddings = [0, 0, 1, 1, 1, 1, 0, 0], strides = [1, 2, 2, 1]} : (tensor<?x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<?x4x4x4xf32>
  func.return %0 : tensor<?x4x4x4xf32>
}

// CHECK-LABEL: @grouped
func.func @grouped(%x: tensor<?x8x8x4xf32>, %w: tensor<3x3x2x6xf32>, %d: tensor<3x3x1x8xf32>) -> (tensor<?x8x8x6xf32>, tensor<?x8x8x8xf32>) {
  // CHECK: "tfl.conv_2d"(%arg0, {{.*}} : (tensor<?x8x8x4xf32>, tensor<6x3x3x2xf32>, tensor<6xf32>)
  %0 = "tf.Conv2D"(%x, %w) {padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<?x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<?x8x8x6xf32>
  // One group per channel: a depthwise convolution.
  // CHECK: %[[W:.*]] = "tfl.reshape"(%arg2, %{{.*}}) : {{.*}} -> tensor<1x3x3x8xf32>
  // CHECK: "tfl.depthwise_conv_2d"(%arg0, %[[W]], {{.*}}depth_multiplier = 2 : i32
  %1 = "tf.Conv2D"(%x, %d) {padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<?x8x8x4xf32>, tensor<3x3x1x8xf32>) -> tensor<?x8x8x8xf32>
  func.return %0, %1 : tensor<?x8x8x6xf32>, tensor<?x8x8x8xf32>
}

// CHECK-LABEL: @depthwise
func.func @depthwise(%x: tensor<?x8x8x3xf32>, %w: tensor<3x3x3x2xf32>) -> tensor<?x8x8x6xf32> {
  // CHECK: %[[W:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<1x3x3x6xf32>
  // CHECK: %[[BIAS:.*]] = arith.constant dense<0.000000e+00> : tensor<6xf32>
  // CHECK: "tfl.depthwise_conv_2d"(%arg0, %[[W]], %[[BIAS]]) <{depth_multiplier = 2 : i32, dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}>
  %0 = "tf.DepthwiseConv2dNative"(%x, %w) {dilations = [1, 2, 2, 1], padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<?x8x8x3xf32>, tensor<3x3x3x2xf32>) -> tensor<?x8x8x6xf32>
  func.return %0 : tensor<?x8x8x6xf32>
}

// CHECK-LABEL: @transposed
func.func @transposed(%s: tensor<4xi32>, %w: tensor<3x3x4x3xf32>, %x: tensor<?x5x5x3xf32>) -> tensor<?x10x10x4xf32> {
  // CHECK: %[[PERM:.*]] = arith.constant dense<[2, 0, 1, 3]>
  // CHECK: %[[W:.*]] = "tfl.transpose"(%arg1, %[[PERM]]) : {{.*}} -> tensor<4x3x3x3xf32>
  // CHECK: %[[NONE:.*]] = "tfl.no_value"
  // CHECK: "tfl.transpose_conv"(%arg0, %[[W]], %arg2, %[[NONE]]) <{fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32}>
  %0 = "tf.Conv2DBackpropInput"(%s, %w, %x) {padding = "SAME", strides = [1, 2, 2, 1]} : (tensor<4xi32>, tensor<3x3x4x3xf32>, tensor<?x5x5x3xf32>) -> tensor<?x10x10x4xf32>
  func.return %0 : tensor<?x10x10x4xf32>
}

// CHECK-LABEL: @transposed_nchw
func.func @transposed_nchw(%w: tensor<3x3x4x3xf32>, %x: tensor<2x3x5x5xf32>) -> tensor<2x4x10x12xf32> {
  // CHECK-DAG: %[[X:.*]] = "tfl.transpose"(%arg1, %{{.*}}) : {{.*}} -> tensor<2x5x5x3xf32>
  // CHECK-DAG: %[[SHAPE:.*]] = arith.constant dense<[2, 10, 12, 4]> : tensor<4xi32>
  // CHECK: %[[R:.*]] = "tfl.transpose_conv"(%[[SHAPE]], %{{.*}}, %[[X]], %{{.*}})
  // CHECK: "tfl.transpose"(%[[R]], %{{.*}}) : {{.*}} -> tensor<2x4x10x12xf32>
  %s = "tf.Const"() {value = dense<[2, 4, 10, 12]> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = "tf.Conv2DBackpropInput"(%s, %w, %x) {data_format = "NCHW", padding = "SAME", strides = [1, 1, 2, 2]} : (tensor<4xi32>, tensor<3x3x4x3xf32>, tensor<2x3x5x5xf32>) -> tensor<2x4x10x12xf32>
  func.return %0 : tensor<2x4x10x12xf32>
}

// Explicit padding of a transposed convolution crops the result.
// CHECK-LABEL: @transposed_explicit
func.func @transposed_explicit(%w: tensor<3x3x4x3xf32>, %x: tensor<2x5x5x3xf32>) -> tensor<2x9x9x4xf32> {
  // CHECK: %[[SHAPE:.*]] = arith.constant dense<[2, 11, 11, 4]> : tensor<4xi32>
  // CHECK: %[[WHOLE:.*]] = "tfl.transpose_conv"(%[[SHAPE]], {{.*}}padding = "VALID"{{.*}} -> tensor<2x11x11x4xf32>
  // CHECK: %[[START:.*]] = arith.constant dense<[0, 1, 1, 0]> : tensor<4xi32>
  // CHECK: "tfl.slice"(%[[WHOLE]], %[[START]], %{{.*}}) : {{.*}} -> tensor<2x9x9x4xf32>
  %s = "tf.Const"() {value = dense<[2, 9, 9, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = "tf.Conv2DBackpropInput"(%s, %w, %x) {padding = "EXPLICIT", explicit_paddings = [0, 0, 1, 1, 1, 1, 0, 0], strides = [1, 2, 2, 1]} : (tensor<4xi32>, tensor<3x3x4x3xf32>, tensor<2x5x5x3xf32>) -> tensor<2x9x9x4xf32>
  func.return %0 : tensor<2x9x9x4xf32>
}

// CHECK-LABEL: @conv3d
func.func @conv3d(%x: tensor<?x4x5x6x3xf32>, %w: tensor<2x3x2x3x4xf32>) -> tensor<?x4x3x6x4xf32> {
  // CHECK: "tfl.conv_3d"(%arg0, %arg1, %{{.*}}) <{dilation_d_factor = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_d = 1 : i32, stride_h = 2 : i32, stride_w = 1 : i32}>
  %0 = "tf.Conv3D"(%x, %w) {padding = "SAME", strides = [1, 1, 2, 1, 1]} : (tensor<?x4x5x6x3xf32>, tensor<2x3x2x3x4xf32>) -> tensor<?x4x3x6x4xf32>
  func.return %0 : tensor<?x4x3x6x4xf32>
}

// CHECK-LABEL: @conv3d_transposed
func.func @conv3d_transposed(%s: tensor<5xi64>, %w: tensor<2x2x2x4x3xf32>, %x: tensor<2x4x4x4x3xf32>) -> tensor<2x8x8x8x4xf32> {
  // CHECK: %[[S:.*]] = "tfl.cast"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
  // CHECK: "tfl.conv_3d_transpose"(%[[S]], %arg1, %arg2, %{{.*}})
  %0 = "tf.Conv3DBackpropInputV2"(%s, %w, %x) {padding = "SAME", strides = [1, 2, 2, 2, 1]} : (tensor<5xi64>, tensor<2x2x2x4x3xf32>, tensor<2x4x4x4x3xf32>) -> tensor<2x8x8x8x4xf32>
  func.return %0 : tensor<2x8x8x8x4xf32>
}
