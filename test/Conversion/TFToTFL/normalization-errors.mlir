// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [shape-mismatch] cannot lower tf.FusedBatchNormV3: its operand has rank 1, not 2 or more
func.func @rank(%x: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0:6 = "tf.FusedBatchNormV3"(%x, %c, %c, %c, %c) {is_training = false} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<*xf32>)
  return %0#0 : tensor<4xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.FusedBatchNormV3: a gradient reads reserve_space_3, which only TensorFlow's kernels compute
// CHECK: hint: export the model for inference (training = False)
func.func @gradient(%x: tensor<1x2x2x4xf32>, %c: tensor<4xf32>) -> tensor<*xf32> {
  %0:6 = "tf.FusedBatchNormV3"(%x, %c, %c, %c, %c) {is_training = true} : (tensor<1x2x2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<1x2x2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<*xf32>)
  return %0#5 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.FusedBatchNormV3: attribute is_training is true, and the rank of its operand is not known
// CHECK: hint: export the model for inference (training = False)
func.func @training(%x: tensor<*xf32>, %c: tensor<4xf32>) -> tensor<*xf32> {
  %0:6 = "tf.FusedBatchNormV3"(%x, %c, %c, %c, %c) {is_training = true} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<*xf32>)
  return %0#0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.BiasAdd: its channels come first, and the rank of its operand is not known to be 3 or more
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @bias(%x: tensor<*xf32>, %c: tensor<4xf32>) -> tensor<*xf32> {
  %0 = "tf.BiasAdd"(%x, %c) {data_format = "NCHW"} : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.BiasAddGrad: its operand is not known to have two dimensions or more
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @bias_gradient(%x: tensor<*xf32>) -> tensor<4xf32> {
  %0 = "tf.BiasAddGrad"(%x) : (tensor<*xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
