// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [shape-mismatch] cannot lower tf.Transpose: its permutation names axis 2 of a tensor of rank 2
func.func @transpose(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %p = "tf.Const"() {value = dense<[2, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.Transpose"(%x, %p) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.LinSpace: the number of its values is not a positive constant
func.func @linspace(%a: tensor<f32>, %b: tensor<f32>, %n: tensor<i32>) -> tensor<?xf32> {
  %0 = "tf.LinSpace"(%a, %b, %n) : (tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.InvertPermutation: its operand is not known to be a vector
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @invert_permutation(%x: tensor<*xi32>) -> tensor<*xi32> {
  %0 = "tf.InvertPermutation"(%x) : (tensor<*xi32>) -> tensor<*xi32>
  return %0 : tensor<*xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DataFormatDimMap: its formats 'NHWC' and 'NHWD' do not have the axes of its operand
func.func @other_axes(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "tf.DataFormatDimMap"(%x) {src_format = "NHWC", dst_format = "NHWD"} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DataFormatVecPermute: its formats 'NHWC' and 'NCHW' do not have the axes of its operand
func.func @three_axes_of_four(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "tf.DataFormatVecPermute"(%x) {src_format = "NHWC", dst_format = "NCHW"} : (tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DataFormatVecPermute: the size of its operand is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @unknown_size(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = "tf.DataFormatVecPermute"(%x) {src_format = "NHWC", dst_format = "NCHW"} : (tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
