// RUN: tfuse-opt %s -tf-constant-fold -mlir-print-debuginfo | FileCheck %s

// The folded constant keeps the node's name.
// CHECK: "tf.Const"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32> loc(#[[LOC:.*]])
// CHECK: #[[LOC]] = loc("layer/neg")
func.func @location() -> tensor<i32> {
  %a = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.Neg"(%a) : (tensor<i32>) -> tensor<i32> loc("layer/neg")
  return %0 : tensor<i32>
}
