// RUN: tfuse-opt %s -tf-constant-fold=diagnose -split-input-file -verify-diagnostics

func.func @negative_size() -> tensor<?xf32> {
  %dims = "tf.Const"() {value = dense<-3> : tensor<1xi32>} : () -> tensor<1xi32>
  %value = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  // expected-error @+1 {{TensorFlow refuses to run this op: tf.Fill: }}
  %0 = "tf.Fill"(%dims, %value) : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @no_step() -> tensor<?xi32> {
  %start = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %limit = "tf.Const"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
  // expected-error @+1 {{TensorFlow refuses to run this op: tf.Range: }}
  %0 = "tf.Range"(%start, %limit, %start) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// A result too large for folding is not an error.

func.func @large() -> tensor<?xf32> {
  %dims = "tf.Const"() {value = dense<30000000> : tensor<1xi32>} : () -> tensor<1xi32>
  %value = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Fill"(%dims, %value) : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
