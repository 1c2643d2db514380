// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.CTCGreedyDecoder: the rank of an operand is not known
// CHECK: hint: give the operand a known rank
func.func @unknown_rank(%x: tensor<*xf32>, %n: tensor<?xi32>) -> tensor<?xi64> {
  %0:4 = "tf.CTCGreedyDecoder"(%x, %n) : (tensor<*xf32>, tensor<?xi32>) -> (tensor<?x2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<?x1xf32>)
  return %0#1 : tensor<?xi64>
}
