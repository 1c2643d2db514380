// RUN: not tfuse-opt %s -diagnostic-codes "-tfl-legalize-tf=diagnose=true preserve-assert-op=true" 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.Assert: preserve-assert-op keeps asserts, and TFLite has no op for them
func.func @assert(%c: tensor<i1>, %x: tensor<2xf64>) {
  "tf.Assert"(%c, %x) : (tensor<i1>, tensor<2xf64>) -> ()
  return
}
