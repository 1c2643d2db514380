// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.FFT: the length 2062 of the transform has the prime factor 1031, whose matrix would exceed the limit of 16 MB
// CHECK: hint: pad the input to a length with small factors, such as 4096
func.func @prime(%x: tensor<2062xcomplex<f32>>) -> tensor<2062xcomplex<f32>> {
  %0 = "tf.FFT"(%x) : (tensor<2062xcomplex<f32>>) -> tensor<2062xcomplex<f32>>
  return %0 : tensor<2062xcomplex<f32>>
}

// CHECK: error: [unsupported-op] cannot lower tf.IFFT2D: the length of the transform is not a constant
func.func @unknown_length(%x: tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>> {
  %0 = "tf.IFFT2D"(%x) : (tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>>
  return %0 : tensor<4x?xcomplex<f32>>
}

// CHECK: error: [unsupported-op] cannot lower tf.FFT: the rank of its operand is not known
func.func @unknown_rank(%x: tensor<*xcomplex<f32>>) -> tensor<*xcomplex<f32>> {
  %0 = "tf.FFT"(%x) : (tensor<*xcomplex<f32>>) -> tensor<*xcomplex<f32>>
  return %0 : tensor<*xcomplex<f32>>
}

// CHECK: error: [unsupported-op] cannot lower tf.FFT: the length of the transform is 0, and lengths from 1 to 4194304 are possible
func.func @empty(%x: tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>> {
  %0 = "tf.FFT"(%x) : (tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  return %0 : tensor<2x0xcomplex<f32>>
}

// CHECK: error: [unsupported-op] cannot lower tf.IRFFT: the rank of its operand is not known
func.func @unknown_rank_irfft(%x: tensor<*xcomplex<f32>>) -> tensor<*xf32> {
  %n = "tf.Const"() {value = dense<12> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.IRFFT"(%x, %n) : (tensor<*xcomplex<f32>>, tensor<1xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Equal: TFLite cannot compare tensors whose shapes may not fit
func.func @equal(%x: tensor<*xcomplex<f32>>) -> tensor<*xi1> {
  %0 = "tf.Equal"(%x, %x) {incompatible_shape_error = false} : (tensor<*xcomplex<f32>>, tensor<*xcomplex<f32>>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// CHECK: error: [unsupported-op] cannot lower tf.RFFT: the length of the transform is 1000000007, and lengths from 1 to 4194304 are possible
func.func @huge(%x: tensor<?xf32>) -> tensor<?xcomplex<f32>> {
  %n = "tf.Const"() {value = dense<1000000007> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.RFFT"(%x, %n) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}

// CHECK: error: [shape-mismatch] cannot lower tf.IRFFT: its operand has 6 elements along an axis for which fft_length needs 7
// CHECK: hint: pad the operand
func.func @short(%x: tensor<6xcomplex<f32>>) -> tensor<?xf32> {
  %n = "tf.Const"() {value = dense<12> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.IRFFT"(%x, %n) : (tensor<6xcomplex<f32>>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.IRFFT2D: fft_length has 1 elements instead of 2
func.func @lengths(%x: tensor<6x7xcomplex<f32>>) -> tensor<?x?xf32> {
  %n = "tf.Const"() {value = dense<12> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.IRFFT2D"(%x, %n) : (tensor<6x7xcomplex<f32>>, tensor<1xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
