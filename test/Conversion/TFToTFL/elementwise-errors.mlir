// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-type] cannot lower tf.Conj: TFLite's NEG has no complex128 kernel
func.func @conj(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = "tf.Conj"(%x) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

// CHECK: error: [unsupported-type] cannot lower tf.Pow: TFLite's POW has no int64 kernel, and the exponent is not a constant scalar from 1 to 64
// CHECK: hint: cast to int32, or raise to a constant scalar power
func.func @pow(%x: tensor<2xi64>, %y: tensor<2xi64>) -> tensor<2xi64> {
  %0 = "tf.Pow"(%x, %y) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// CHECK: error: [unsupported-op] cannot lower tf.AddN: it has no operands
func.func @add_nothing() -> tensor<f32> {
  %0 = "tf.AddN"() : () -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: error: [unsupported-op] cannot lower tf.AddN: TFLite cannot add tensor lists
func.func @add_lists(%x: tensor<!tf_type.variant>) -> tensor<!tf_type.variant> {
  %0 = "tf.AddN"(%x, %x) : (tensor<!tf_type.variant>, tensor<!tf_type.variant>) -> tensor<!tf_type.variant>
  return %0 : tensor<!tf_type.variant>
}

// CHECK: error: [unsupported-op] cannot lower tf.LeftShift: TFLite has no left shift, and the amount is not a constant below the width of the type
// CHECK: hint: multiply by a power of two
func.func @shift(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "tf.LeftShift"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Atan2: TFLite's ATAN2 does not broadcast, and the rank of an operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @atan2(%x: tensor<*xf32>, %y: tensor<2xf32>) -> tensor<*xf32> {
  %0 = "tf.Atan2"(%x, %y) : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SelectV2: TFLite's SELECT_V2 broadcasts up to rank 5, and the rank of an operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @select(%c: tensor<*xi1>, %x: tensor<1x2x3x4x5x6xf32>) -> tensor<*xf32> {
  %0 = "tf.SelectV2"(%c, %x, %x) : (tensor<*xi1>, tensor<1x2x3x4x5x6xf32>, tensor<1x2x3x4x5x6xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Lgamma: TFLite has no equivalent op
func.func @no_equivalent(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Lgamma"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.NoSuchOp: TensorFlow itself has no such op: a library, such as tensorflow_text, defines it
func.func @unknown_op(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.NoSuchOp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Equal: TFLite cannot compare tensors whose shapes may not fit (incompatible_shape_error = false)
// CHECK: hint: give both operands known ranks, and sizes that broadcast
func.func @equal(%x: tensor<*xf32>, %y: tensor<2xf32>) -> tensor<*xi1> {
  %0 = "tf.Equal"(%x, %y) {incompatible_shape_error = false} : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}
