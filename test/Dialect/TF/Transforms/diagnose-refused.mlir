// RUN: tfuse-opt %s -tf-shape-inference=diagnose -split-input-file -verify-diagnostics

// An op that TensorFlow rejects at run time is an error if it always runs.

func.func @axis(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %axis = "tf.Const"() {value = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{TensorFlow refuses to run this op: tf.Sum: axis 7}}
  %0 = "tf.Sum"(%x, %axis) {keep_dims = false} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// It is not an error in a branch or a private function, which may not run.

func.func @branch(%x: tensor<2x3xf32>, %p: tensor<i1>) -> tensor<*xf32> {
  %axis = "tf.Const"() {value = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.IfRegion"(%p) <{is_stateless = true}> ({
    %1 = "tf.Sum"(%x, %axis) {keep_dims = false} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
    "tf.Yield"(%1) : (tensor<*xf32>) -> ()
  }, {
    %1 = "tf.Relu"(%x) : (tensor<2x3xf32>) -> tensor<*xf32>
    "tf.Yield"(%1) : (tensor<*xf32>) -> ()
  }) : (tensor<i1>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func private @uncalled(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %axis = "tf.Const"() {value = dense<7> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.Sum"(%x, %axis) {keep_dims = false} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
