// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.Pad: TFLite's PAD takes up to 5 dimensions, and the size of a padded dimension is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @unknown_size(%x: tensor<1x2x?x4x5x6xf32>) -> tensor<1x2x?x4x5x6xf32> {
  %n = "tf.Const"() {value = dense<[[0, 0], [0, 0], [1, 1], [0, 0], [0, 0], [0, 0]]> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
  %0 = "tf.Pad"(%x, %n) : (tensor<1x2x?x4x5x6xf32>, tensor<6x2xi32>) -> tensor<1x2x?x4x5x6xf32>
  return %0 : tensor<1x2x?x4x5x6xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Pad: TFLite's PAD takes up to 5 dimensions, and merging the unpadded dimensions of its operand leaves more
// CHECK: hint: pad some dimensions first, then the others
func.func @too_many(%x: tensor<1x2x3x4x5x6xf32>) -> tensor<3x4x5x6x7x8xf32> {
  %n = "tf.Const"() {value = dense<1> : tensor<6x2xi32>} : () -> tensor<6x2xi32>
  %0 = "tf.Pad"(%x, %n) : (tensor<1x2x3x4x5x6xf32>, tensor<6x2xi32>) -> tensor<3x4x5x6x7x8xf32>
  return %0 : tensor<3x4x5x6x7x8xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Pad: its operand has rank 6, and TFLite's PAD takes more than 5 dimensions with constant paddings only
func.func @computed(%x: tensor<1x2x3x4x5x6xf32>, %n: tensor<6x2xi32>) -> tensor<?x?x?x?x?x?xf32> {
  %0 = "tf.Pad"(%x, %n) : (tensor<1x2x3x4x5x6xf32>, tensor<6x2xi32>) -> tensor<?x?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?x?xf32>
}
