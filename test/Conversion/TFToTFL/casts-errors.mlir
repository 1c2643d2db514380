// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-type] cannot lower tf.Cast: TFLite's CAST has no uint64 kernel for uint64 to float32
// CHECK: hint: use int64 in the model
func.func @uint64(%x: tensor<2xui64>) -> tensor<2xf32> {
  %0 = "tf.Cast"(%x) : (tensor<2xui64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-type] cannot lower tf.Cast: TFLite's CAST has no complex128 kernel
// CHECK: hint: cast to float32 or an integer type instead
func.func @complex128(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f32>> {
  %0 = "tf.Cast"(%x) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// CHECK: error: [shape-mismatch] cannot lower tf.Identity: its operand and its result have contradictory types
func.func @identity(%x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = "tf.Identity"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
