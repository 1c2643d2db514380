// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [invalid-graph] cannot lower tf.RaggedTensorToTensor: attribute row_partition_types does not name one type per partition
func.func @no_types(%x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<?x?xf32> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %zero, %s) {row_partition_types = []} : (tensor<i64>, tensor<?xf32>, tensor<f32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.RaggedTensorToTensor: it has a FIRST_DIM_SIZE partition only, and no partition of rows
func.func @no_rows(%x: tensor<?xf32>, %n: tensor<i64>) -> tensor<?x?xf32> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %zero, %n) {row_partition_types = ["FIRST_DIM_SIZE"]} : (tensor<i64>, tensor<?xf32>, tensor<f32>, tensor<i64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.RaggedTensorToTensor: the rank of its values is not known to be 1 or more
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @rank(%x: tensor<*xf32>, %s: tensor<?xi64>) -> tensor<?x?xf32> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %zero, %s) {row_partition_types = ["ROW_SPLITS"]} : (tensor<i64>, tensor<*xf32>, tensor<f32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.RaggedRange: the rank of its starts, limits or deltas is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @bounds(%a: tensor<*xi32>, %b: tensor<2xi32>) -> (tensor<?xi64>, tensor<?xi32>) {
  %0:2 = "tf.RaggedRange"(%a, %b, %b) : (tensor<*xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<?xi64>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xi64>, tensor<?xi32>
}
