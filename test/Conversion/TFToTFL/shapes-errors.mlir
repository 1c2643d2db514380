// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.AddV2: TFLite's ADD broadcasts up to rank 6, and the rank of an operand is not known
// CHECK: hint: give the operands a known rank, e.g. with tf.ensure_shape
func.func @rank(%x: tensor<*xf32>, %y: tensor<1x2x3x4x5x6x7xf32>) -> tensor<*xf32> {
  %0 = "tf.AddV2"(%x, %y) : (tensor<*xf32>, tensor<1x2x3x4x5x6x7xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.BroadcastGradientArgs: the ranks of the broadcast operands are not known
// CHECK: hint: give the operands known ranks, e.g. with tf.ensure_shape
func.func @gradient(%a: tensor<?xi32>, %b: tensor<3xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %0:2 = "tf.BroadcastGradientArgs"(%a, %b) : (tensor<?xi32>, tensor<3xi32>) -> (tensor<?xi32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xi32>, tensor<?xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SoftmaxCrossEntropyWithLogits: its features are not known to be a matrix
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @softmax(%x: tensor<*xf32>, %y: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0:2 = "tf.SoftmaxCrossEntropyWithLogits"(%x, %y) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ConcatV2: its axis is not a constant
func.func @axis(%x: tensor<2x3xf32>, %axis: tensor<i32>) -> tensor<?x?xf32> {
  %0 = "tf.ConcatV2"(%x, %x, %axis) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Pack: it has no operands
func.func @pack_nothing() -> tensor<0xf32> {
  %0 = "tf.Pack"() {axis = 0 : i64} : () -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

// CHECK: error: [unsupported-type] cannot lower tf.Pack: TFLite's PACK has no bool kernel for operands of unknown rank
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @pack_bool(%x: tensor<*xi1>) -> tensor<*xi1> {
  %0 = "tf.Pack"(%x, %x) {axis = 0 : i64} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// CHECK: error: [unsupported-type] cannot lower tf.Unpack: TFLite's UNPACK has no int64 kernel for an operand of unknown rank
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @unpack_int64(%x: tensor<*xi64>) -> (tensor<*xi64>, tensor<*xi64>) {
  %0:2 = "tf.Unpack"(%x) {axis = 0 : i64} : (tensor<*xi64>) -> (tensor<*xi64>, tensor<*xi64>)
  return %0#0, %0#1 : tensor<*xi64>, tensor<*xi64>
}
