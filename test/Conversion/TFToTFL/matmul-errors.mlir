// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.BatchMatMulV2: TFLite's BATCH_MATMUL broadcasts up to 3 batch dimensions
// CHECK: hint: bring both operands to one shape of batches
func.func @broadcast(%x: tensor<2x3x4x1x6x7xf32>, %y: tensor<2x3x4x5x7x8xf32>) -> tensor<2x3x4x5x6x8xf32> {
  %0 = "tf.BatchMatMulV2"(%x, %y) : (tensor<2x3x4x1x6x7xf32>, tensor<2x3x4x5x7x8xf32>) -> tensor<2x3x4x5x6x8xf32>
  return %0 : tensor<2x3x4x5x6x8xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.BatchMatMulV2: TFLite's BATCH_MATMUL takes up to 5 dimensions, and the rank of an operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @rank(%x: tensor<*xf32>, %y: tensor<2x3x4x5x7x8xf32>) -> tensor<*xf32> {
  %0 = "tf.BatchMatMulV2"(%x, %y) : (tensor<*xf32>, tensor<2x3x4x5x7x8xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-type] cannot lower tf.BatchMatMulV3: TFLite's BATCH_MATMUL multiplies float32, and int8 to int32
func.func @types(%x: tensor<2x3xui8>, %y: tensor<3x4xi8>) -> tensor<2x4xi32> {
  %0 = "tf.BatchMatMulV3"(%x, %y) : (tensor<2x3xui8>, tensor<3x4xi8>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
