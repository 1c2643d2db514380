// RUN: tfuse-opt -tfl-legalize-tf -split-input-file %s | FileCheck %s

// LiteRT's RFFT2D takes powers of two.
// CHECK-LABEL: func @power_of_two
func.func @power_of_two(%x: tensor<?x512xf32>) -> tensor<?x257xf32> {
  // CHECK: "tfl.rfft2d"
  // CHECK: "tfl.complex_abs"
  %n = "tf.Const"() {value = dense<512> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.RFFT"(%x, %n) : (tensor<?x512xf32>, tensor<1xi32>) -> tensor<?x257xcomplex<f32>>
  %1 = "tf.ComplexAbs"(%0) : (tensor<?x257xcomplex<f32>>) -> tensor<?x257xf32>
  return %1 : tensor<?x257xf32>
}

// -----

// Other lengths are one matmul of real numbers.
// CHECK-LABEL: func @length_12
func.func @length_12(%x: tensor<?x12xf32>) -> tensor<?x7xf32> {
  // CHECK: "tfl.fully_connected"(%arg0, {{.*}}) {{.*}}tensor<14x12xf32>{{.*}} -> tensor<?x14xf32>
  // CHECK: "tfl.slice"
  // CHECK-NOT: complex
  %n = "tf.Const"() {value = dense<12> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.RFFT"(%x, %n) : (tensor<?x12xf32>, tensor<1xi32>) -> tensor<?x7xcomplex<f32>>
  %1 = "tf.Real"(%0) : (tensor<?x7xcomplex<f32>>) -> tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// -----

// 1024 = 32 * 32: the matrix of 1024 x 1024 complex numbers would have 16 MB.
// CHECK-LABEL: func @split
func.func @split(%x: tensor<?x1024xf32>, %y: tensor<?x1024xf32>) -> tensor<?x1024xf32> {
  // CHECK: "tfl.fully_connected"({{.*}}) {{.*}}tensor<64x64xf32>
  // CHECK: "tfl.fully_connected"({{.*}}) {{.*}}tensor<64x64xf32>
  // CHECK-NOT: fully_connected
  %0 = "tf.Complex"(%x, %y) : (tensor<?x1024xf32>, tensor<?x1024xf32>) -> tensor<?x1024xcomplex<f32>>
  %1 = "tf.FFT"(%0) : (tensor<?x1024xcomplex<f32>>) -> tensor<?x1024xcomplex<f32>>
  %2 = "tf.Imag"(%1) : (tensor<?x1024xcomplex<f32>>) -> tensor<?x1024xf32>
  return %2 : tensor<?x1024xf32>
}
