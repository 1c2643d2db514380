// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [invalid-graph] cannot lower tf.Einsum: its equation does not name 1 operands and a result
func.func @operands(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = "tf.Einsum"(%x) {equation = "ab,bc->ac"} : (tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Einsum: its equation does not name 2 operands and a result
func.func @no_result(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "tf.Einsum"(%x, %y) {equation = "ab,bc"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Einsum: the rank of an operand is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @unknown_rank(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.Einsum"(%x) {equation = "ab->ba"} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.Einsum: its equation does not fit the ranks of its operands
func.func @ranks(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = "tf.Einsum"(%x) {equation = "abc->ba"} : (tensor<2x3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Einsum: operand 'a?b' of its equation is malformed
func.func @operand_text(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = "tf.Einsum"(%x) {equation = "a?b->ba"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Einsum: an operand has a label twice, and TFLite has no op for diagonals
func.func @diagonal(%x: tensor<2x2xf32>) -> tensor<2xf32> {
  %0 = "tf.Einsum"(%x) {equation = "aa->a"} : (tensor<2x2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Einsum: result 'bb' of its equation is malformed
func.func @result_text(%x: tensor<2x3xf32>) -> tensor<3x3xf32> {
  %0 = "tf.Einsum"(%x) {equation = "ab->bb"} : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.Einsum: a label of the result is in no operand
func.func @new_label(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = "tf.Einsum"(%x) {equation = "ab->abc"} : (tensor<2x3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Einsum: its equation has 4 batch dimensions, and TFLite's BATCH_MATMUL takes up to 3
// CHECK: hint: reshape the batch dimensions into one first
func.func @batches(%x: tensor<2x3x4x5x6x7xf32>, %y: tensor<2x3x4x5x7x8xf32>) -> tensor<2x3x4x5x6x8xf32> {
  %0 = "tf.Einsum"(%x, %y) {equation = "abcdef,abcdfg->abcdeg"} : (tensor<2x3x4x5x6x7xf32>, tensor<2x3x4x5x7x8xf32>) -> tensor<2x3x4x5x6x8xf32>
  return %0 : tensor<2x3x4x5x6x8xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.Einsum: it has 3 operands, and is lowered for 1 or 2
// CHECK: hint: split the contraction into several
func.func @three(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "tf.Einsum"(%x, %x, %x) {equation = "ab,bc,cd->ad"} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
