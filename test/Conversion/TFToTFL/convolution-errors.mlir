// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [invalid-graph] cannot lower tf.Conv2D: attribute strides does not hold one value per dimension
func.func @strides_per_dimension(%x: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1], padding = "SAME", data_format = "NHWC"} : (tensor<1x4x4x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Conv2D: attribute strides is not 1 for batch and channels, and TFLite convolves over the spatial dimensions only
func.func @strides_over_batch(%x: tensor<2x4x4x2xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [2, 1, 1, 1], padding = "SAME"} : (tensor<2x4x4x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Conv2D: attribute dilations holds a value that is not positive
func.func @dilation_of_zero(%x: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1, 1, 1], dilations = [1, 0, 1, 1], padding = "SAME"} : (tensor<1x4x4x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Conv2D: attribute explicit_paddings does not hold two values per dimension
func.func @margins_per_dimension(%x: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x6x6x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1, 1, 1], padding = "EXPLICIT", explicit_paddings = [1, 1, 1, 1]} : (tensor<1x4x4x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x6x6x2xf32>
  return %0 : tensor<1x6x6x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Conv2D: attribute explicit_paddings is not 0 for batch and channels
func.func @margins_of_channels(%x: tensor<1x4x4x1xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1, 1, 1], padding = "EXPLICIT", explicit_paddings = [0, 0, 0, 0, 0, 0, 1, 0]} : (tensor<1x4x4x1xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Conv2D: the shape of its filter or the rank of its input is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @filter(%x: tensor<1x4x4x2xf32>, %w: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1, 1, 1], padding = "SAME"} : (tensor<1x4x4x2xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.Conv2D: the input has 5 channels, not a multiple of the filter's 2
func.func @channels(%x: tensor<1x4x4x5xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 1, 1, 1], padding = "SAME"} : (tensor<1x4x4x5xf32>, tensor<1x1x2x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DepthwiseConv2dNative: the shape of its filter or the rank of its input is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @depthwise_filter(%x: tensor<1x4x4x2xf32>, %w: tensor<1x1x?x1xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "tf.DepthwiseConv2dNative"(%x, %w) {strides = [1, 1, 1, 1], padding = "SAME"} : (tensor<1x4x4x2xf32>, tensor<1x1x?x1xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Conv2DBackpropInput: the input has 6 channels and the filter 3, and TFLite's TRANSPOSE_CONV has no groups
func.func @transposed_groups(%w: tensor<1x1x2x3xf32>, %x: tensor<1x4x4x6xf32>) -> tensor<1x4x4x2xf32> {
  %sizes = "tf.Const"() {value = dense<[1, 4, 4, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = "tf.Conv2DBackpropInput"(%sizes, %w, %x) {strides = [1, 1, 1, 1], padding = "SAME"} : (tensor<4xi32>, tensor<1x1x2x3xf32>, tensor<1x4x4x6xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Conv3D: the input has 4 channels and the filter 2, and TFLite's CONV_3D has no groups
func.func @groups_3d(%x: tensor<1x4x4x4x4xf32>, %w: tensor<1x1x1x2x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %0 = "tf.Conv3D"(%x, %w) {strides = [1, 1, 1, 1, 1], padding = "SAME"} : (tensor<1x4x4x4x4xf32>, tensor<1x1x1x2x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %0 : tensor<1x4x4x4x2xf32>
}
