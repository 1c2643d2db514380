// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.TensorStridedSliceUpdate: the rank of the tensor that it updates is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @rank(%x: tensor<*xf32>, %i: tensor<1xi32>, %v: tensor<2xf32>) -> tensor<*xf32> {
  %0 = "tf.TensorStridedSliceUpdate"(%x, %i, %i, %i, %v) : (tensor<*xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.TensorStridedSliceUpdate: the rank of the value is not that of the slice
// CHECK: hint: broadcast the value first
func.func @value(%x: tensor<4x4xf32>, %i: tensor<1xi32>, %v: tensor<4xf32>) -> tensor<4x4xf32> {
  %one = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.TensorStridedSliceUpdate"(%x, %i, %i, %one, %v) : (tensor<4x4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.StridedSliceGrad: the rank of the sliced tensor is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @gradient(%n: tensor<?xi32>, %i: tensor<1xi32>, %dy: tensor<2xf32>) -> tensor<*xf32> {
  %0 = "tf.StridedSliceGrad"(%n, %i, %i, %i, %dy) : (tensor<?xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.LSTMBlockCell: the sizes of its operands are not known, or contradict each other
// CHECK: hint: fix the input shapes with --input-shapes
func.func @cell(%s: tensor<i64>, %x: tensor<1x?xf32>, %c: tensor<1x2xf32>, %w: tensor<?x8xf32>, %p: tensor<2xf32>, %b: tensor<8xf32>) -> tensor<1x2xf32> {
  %0:7 = "tf.LSTMBlockCell"(%x, %c, %c, %w, %p, %p, %p, %b) : (tensor<1x?xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<?x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>)
  return %0#6 : tensor<1x2xf32>
}
