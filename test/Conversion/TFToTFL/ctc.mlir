// RUN: tfuse-opt -tfl-legalize-tf %s | FileCheck %s

// CHECK-LABEL: func @greedy
// CHECK: "tfl.arg_max"
// CHECK: "tfl.where"
// CHECK-DAG: "tfl.cumsum"
// CHECK-DAG: "tfl.gather_nd"
// CHECK-NOT: tf.
func.func @greedy(%x: tensor<?x?x5xf32>, %n: tensor<?xi32>) -> (tensor<?x2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<?x1xf32>) {
  %0:4 = "tf.CTCGreedyDecoder"(%x, %n) {merge_repeated = true} : (tensor<?x?x5xf32>, tensor<?xi32>) -> (tensor<?x2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<?x1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<?x2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<?x1xf32>
}
