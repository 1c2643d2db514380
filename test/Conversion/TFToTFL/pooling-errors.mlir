// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.MaxPool: attribute data_format is 'NCHW_VECT_C', and TFLite has images with one axis of channels, first or last, only
func.func @format(%x: tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME", data_format = "NCHW_VECT_C"} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.MaxPool: ksize does not hold one value per dimension
func.func @sizes(%x: tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MaxPool: ksize is not 1 for batch and channels, and TFLite pools over the spatial dimensions only
// CHECK: hint: reduce over that axis instead
func.func @channels(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x1xf32> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 1, 1, 2], strides = [1, 1, 1, 2], padding = "SAME"} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.AvgPool: strides holds a value that is not positive
func.func @stride_of_zero(%x: tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32> {
  %0 = "tf.AvgPool"(%x) {ksize = [1, 2, 2, 1], strides = [1, 0, 2, 1], padding = "SAME"} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.MaxPool: attribute explicit_paddings does not hold two values per dimension
func.func @margins(%x: tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "EXPLICIT", explicit_paddings = [1, 1]} : (tensor<1x4x4x2xf32>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MaxPool: attribute padding is EXPLICIT, which TFLite's MAX_POOL_2D has for floats only
// CHECK: hint: pad the input with tf.pad, and pool with padding='VALID'
func.func @margins_of_integers(%x: tensor<1x4x4x2xi8>) -> tensor<1x3x3x2xi8> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "EXPLICIT", explicit_paddings = [0, 0, 1, 1, 1, 1, 0, 0]} : (tensor<1x4x4x2xi8>) -> tensor<1x3x3x2xi8>
  return %0 : tensor<1x3x3x2xi8>
}

// CHECK: error: [shape-mismatch] cannot lower tf.MaxPool: its operand has rank 3, not 4
func.func @rank(%x: tensor<4x4x2xf32>) -> tensor<2x2x2xf32> {
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<4x4x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MaxPoolV2: ksize or strides is not a constant
func.func @computed_window(%x: tensor<1x4x4x2xf32>, %n: tensor<4xi32>) -> tensor<1x?x?x2xf32> {
  %0 = "tf.MaxPoolV2"(%x, %n, %n) {padding = "SAME"} : (tensor<1x4x4x2xf32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x?x?x2xf32>
  return %0 : tensor<1x?x?x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MaxPool3D: its operand is not known to have rank 5
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @rank_3d(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.MaxPool3D"(%x) {ksize = [1, 2, 2, 2, 1], strides = [1, 2, 2, 2, 1], padding = "SAME"} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
