// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [shape-mismatch] cannot lower tf.StridedSlice: its indices do not fit the rank of its operand, or of its result
func.func @strided(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %b = "tf.Const"() {value = dense<[0, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %e = "tf.Const"() {value = dense<[2, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tf.Const"() {value = dense<[1, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) : (tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.XlaDynamicSlice: the sizes of the slice are not constants, one per dimension
func.func @dynamic(%x: tensor<4x4xf32>, %b: tensor<2xi32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = "tf.XlaDynamicSlice"(%x, %b, %s) : (tensor<4x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ReverseSequence: attribute seq_dim or batch_dim is negative, and the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @reverse(%x: tensor<*xf32>, %n: tensor<?xi32>) -> tensor<*xf32> {
  %0 = "tf.ReverseSequence"(%x, %n) {seq_dim = -1 : i64, batch_dim = 0 : i64} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Roll: its shifts or axes are not constants, or the rank of its operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @roll_computed(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %a = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Roll"(%x, %n, %a) : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.Roll: axis 1 is out of range for rank 1
func.func @roll_axis(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Roll"(%x, %n, %n) : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Roll: the size of axis 0, which it rolls, is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @roll_unknown(%x: tensor<?xf32>) -> tensor<?xf32> {
  %n = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %a = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Roll"(%x, %n, %a) : (tensor<?xf32>, tensor<i32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
