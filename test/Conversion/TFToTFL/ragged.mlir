// RUN: tfuse-opt %s -tfl-legalize-tf -split-input-file | FileCheck %s

// One gather reads the values and the default value, which is appended to them.

// CHECK-LABEL: func.func @dense
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>, %[[S:.*]]: tensor<?xi64>)
// CHECK: "tfl.reduce_max"
// CHECK: tfl.less
// CHECK: %[[INDEX:.*]] = "tfl.select_v2"
// CHECK: %[[ALL:.*]] = "tfl.concatenation"(%[[X]], %{{.*}})
// CHECK: "tfl.gather"(%[[ALL]], %[[INDEX]])
func.func @dense(%x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<?x?xf32> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %zero, %s) {row_partition_types = ["ROW_SPLITS"]} : (tensor<i64>, tensor<?xf32>, tensor<f32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// The row lengths are the counts of each row id.

// CHECK-LABEL: func.func @row_ids
// CHECK: "tfl.scatter_nd"
// CHECK: "tfl.cumsum"
// CHECK-NOT: "tfl.reduce_max"
// CHECK: "tfl.gather"
func.func @row_ids(%x: tensor<?x2xf32>, %n: tensor<i64>, %s: tensor<?xi64>) -> tensor<?x3x2xf32> {
  %shape = "tf.Const"() {value = dense<[-1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.RaggedTensorToTensor"(%shape, %x, %zero, %n, %s) {row_partition_types = ["FIRST_DIM_SIZE", "VALUE_ROWIDS"]} : (tensor<3xi64>, tensor<?x2xf32>, tensor<f32>, tensor<i64>, tensor<?xi64>) -> tensor<?x3x2xf32>
  return %0 : tensor<?x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @range
// CHECK: tfl.floor_div
// CHECK-NOT: "tf.
func.func @range(%a: tensor<?xi32>, %b: tensor<?xi32>) -> (tensor<?xi64>, tensor<?xi32>) {
  %d = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.RaggedRange"(%a, %b, %d) : (tensor<?xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<?xi64>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xi64>, tensor<?xi32>
}

// -----

// A step of one needs no FLOOR_DIV.

// CHECK-LABEL: func.func @range_of_ones
// CHECK-NOT: tfl.floor_div
// CHECK-NOT: "tf.
func.func @range_of_ones(%a: tensor<?xi64>, %b: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>) {
  %d = "tf.Const"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %0:2 = "tf.RaggedRange"(%a, %b, %d) : (tensor<?xi64>, tensor<?xi64>, tensor<i64>) -> (tensor<?xi64>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?xi64>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @gather
// CHECK: "tfl.cumsum"
// CHECK-NOT: "tf.
func.func @gather(%s: tensor<?xi64>, %x: tensor<?xf32>, %i: tensor<?xi32>) -> (tensor<?xi64>, tensor<?xf32>) {
  %0:2 = "tf.RaggedGather"(%s, %x, %i) : (tensor<?xi64>, tensor<?xf32>, tensor<?xi32>) -> (tensor<?xi64>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xi64>, tensor<?xf32>
}
