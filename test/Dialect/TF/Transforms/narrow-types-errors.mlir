// RUN: tfuse-opt %s -tf-narrow-types -split-input-file -verify-diagnostics

// C1 (overflow)
func.func @overflow(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error @+2 {{the constant -1.0000000000000001e+300 exceeds the range of float32}}
  // expected-note @+1 {{hint: --allow-narrowing computes in float32: use constants up to 3.4e38 in the model}}
  %c = "tf.Const"() {value = dense<[1.0, 2.0, -1.0e300, 3.0]> : tensor<4xf64>} : () -> tensor<4xf64>
  %0 = "tf.Maximum"(%x, %c) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %1 = "tf.Mul"(%0, %c) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// -----

// C2 (indices)
func.func @index(%x: tensor<4xf64>) -> tensor<4xi64> {
  // expected-error @+2 {{the constant 16777217 is not a float32 number, and an integer is computed from it}}
  // expected-note @+1 {{compute it as int32 or int64 in the model}}
  %c = "tf.Const"() {value = dense<16777217.0> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.Mul"(%x, %c) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
  %1 = "tf.Floor"(%0) : (tensor<4xf64>) -> tensor<4xf64>
  %2 = "tf.Cast"(%1) : (tensor<4xf64>) -> tensor<4xi64>
  return %2 : tensor<4xi64>
}

// -----

// C3 (bits)
func.func @bits(%x: tensor<4xf64>) -> tensor<4xi64> {
  // expected-error @+2 {{Bitcast depends on the bytes of float64 numbers}}
  // expected-note @+1 {{use float32 in the model}}
  %0 = "tf.Bitcast"(%x) : (tensor<4xf64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

// 2^24 + 2 is a float32 number. Nothing is lost of a constant beyond 2^53 but
// precision, as of most constants.
func.func @exact_integers(%x: tensor<4xf64>) -> tensor<4xi64> {
  %c = "tf.Const"() {value = dense<[16777218.0, 1.0e20, 0.1, 1.0e38]> : tensor<4xf64>} : () -> tensor<4xf64>
  %0 = "tf.Mul"(%x, %c) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %1 = "tf.Cast"(%0) : (tensor<4xf64>) -> tensor<4xi64>
  return %1 : tensor<4xi64>
}

// -----

func.func @rounded(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-warning @+1 {{the constant 1600000001 becomes 1600000000 in float32}}
  %c = "tf.Const"() {value = dense<1600000001.0> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.Sub"(%x, %c) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

func.func @underflow(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-warning @+1 {{the constant 1e-300 becomes 0 in float32}}
  %c = "tf.Const"() {value = dense<1.0e-300> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.Maximum"(%x, %c) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

func.func @integers(%x: tensor<4xi64>, %y: tensor<4xi16>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xf64>) {
  // expected-warning @+1 {{float32 rounds integers above 2^24, and the model computes integers from this value}}
  %0 = "tf.Cast"(%x) : (tensor<4xi64>) -> tensor<4xf64>
  %1 = "tf.Floor"(%0) : (tensor<4xf64>) -> tensor<4xf64>
  %2 = "tf.Cast"(%1) : (tensor<4xf64>) -> tensor<4xi64>
  // All numbers of int16 are float32 numbers.
  %3 = "tf.Cast"(%y) : (tensor<4xi16>) -> tensor<4xf64>
  %4 = "tf.Cast"(%3) : (tensor<4xf64>) -> tensor<4xi64>
  %5 = "tf.Cast"(%x) : (tensor<4xi64>) -> tensor<4xf64>
  return %2, %4, %5 : tensor<4xi64>, tensor<4xi64>, tensor<4xf64>
}
