// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.MatrixDiagV2: k is not the constant 0, and TFLite has the main diagonal only
func.func @k(%x: tensor<3xf32>) -> tensor<?x?xf32> {
  %k = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.MatrixDiagV2"(%x, %k, %n, %n, %zero) : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MatrixDiagV2: num_cols is not the length of the diagonal, and TFLite's MATRIX_DIAG makes square matrices only
func.func @not_square(%x: tensor<3xf32>) -> tensor<3x4xf32> {
  %k = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %rows = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %columns = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.MatrixDiagV2"(%x, %k, %rows, %columns, %zero) : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MatrixDiagV3: padding_value is not the constant 0, and TFLite's MATRIX_DIAG fills with zeros only
func.func @filler(%x: tensor<3xf32>) -> tensor<3x3xf32> {
  %k = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.MatrixDiagV3"(%x, %k, %n, %n, %one) : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Diag: its operand is not known to be a vector, and TFLite's MATRIX_DIAG makes matrices only
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @diag_of_matrix(%x: tensor<2x2xf32>) -> tensor<2x2x2x2xf32> {
  %0 = "tf.Diag"(%x) : (tensor<2x2xf32>) -> tensor<2x2x2x2xf32>
  return %0 : tensor<2x2x2x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MatrixDiagPart: the last two sizes of its operand are not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @unknown_sizes(%x: tensor<?x3xf32>) -> tensor<?xf32> {
  %0 = "tf.MatrixDiagPart"(%x) : (tensor<?x3xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DiagPart: its operand is not known to be a matrix
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @diag_part_of_vector(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.DiagPart"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.MatrixBandPart: its operand is not known to have two dimensions or more
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @band(%x: tensor<*xf32>, %n: tensor<i64>) -> tensor<*xf32> {
  %0 = "tf.MatrixBandPart"(%x, %n, %n) : (tensor<*xf32>, tensor<i64>, tensor<i64>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
