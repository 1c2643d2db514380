// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.L2Loss: the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @l2loss(%x: tensor<*xf32>) -> tensor<f32> {
  %0 = "tf.L2Loss"(%x) : (tensor<*xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: error: [unsupported-type] cannot lower tf.ArgMin: TFLite's ARG_MIN has no int64 kernel
// CHECK: hint: give a constant axis, and the operand a known rank
func.func @argmin(%x: tensor<2x3xi64>, %axis: tensor<i32>) -> tensor<?xi64> {
  %0 = "tf.ArgMin"(%x, %axis) : (tensor<2x3xi64>, tensor<i32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// CHECK: error: [unsupported-op] cannot lower tf.SegmentMean: the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @segment_mean(%x: tensor<*xf32>, %i: tensor<3xi32>) -> tensor<*xf32> {
  %0 = "tf.SegmentMean"(%x, %i) : (tensor<*xf32>, tensor<3xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SegmentMax: the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @segment_max(%x: tensor<*xf32>, %i: tensor<3xi32>) -> tensor<*xf32> {
  %0 = "tf.SegmentMax"(%x, %i) : (tensor<*xf32>, tensor<3xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.RFFT: the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @rfft(%x: tensor<*xf32>) -> tensor<*xcomplex<f32>> {
  %n = "tf.Const"() {value = dense<4> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.RFFT"(%x, %n) : (tensor<*xf32>, tensor<1xi32>) -> tensor<*xcomplex<f32>>
  return %0 : tensor<*xcomplex<f32>>
}

// CHECK: error: [unsupported-op] cannot lower tf.ApproxTopK: aggregate_to_topk is false, or the rank of its operand is not known
// CHECK: hint: set aggregate_to_topk, and give the operand a known rank
func.func @top_k(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>) {
  %0:2 = "tf.ApproxTopK"(%x) {k = 2 : i64, reduction_dimension = -1 : i64, is_max_k = true, aggregate_to_topk = true} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<*xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.UniqueV2: its operand is not known to be a vector, and TFLite's UNIQUE takes vectors only
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @unique(%x: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<2xi32>) {
  %a = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0:2 = "tf.UniqueV2"(%x, %a) : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<?x3xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<2xi32>
}
