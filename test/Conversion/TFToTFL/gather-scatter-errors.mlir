// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.GatherV2: TFLite gathers strings from a vector, or along axis 0 with indices of known rank only
func.func @strings(%x: tensor<2x3x!tf_type.string>, %i: tensor<2xi32>) -> tensor<2x2x!tf_type.string> {
  %axis = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%x, %i, %axis) : (tensor<2x3x!tf_type.string>, tensor<2xi32>, tensor<i32>) -> tensor<2x2x!tf_type.string>
  return %0 : tensor<2x2x!tf_type.string>
}

// CHECK: error: [unsupported-op] cannot lower tf.GatherV2: its axis is not a constant
func.func @axis(%x: tensor<2x3xf32>, %i: tensor<2xi32>, %axis: tensor<i32>) -> tensor<?x?xf32> {
  %0 = "tf.GatherV2"(%x, %i, %axis) : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.GatherV2: attribute batch_dims is negative, and the rank of the indices is not known
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @batch_dims(%x: tensor<2x3xf32>, %i: tensor<*xi32>) -> tensor<*xf32> {
  %axis = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%x, %i, %axis) {batch_dims = -1 : i64} : (tensor<2x3xf32>, tensor<*xi32>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.GatherNd: attribute bad_indices_policy is IGNORE, and TFLite stops at an index that is out of range
func.func @gather_nd_ignores(%x: tensor<2x3xf32>, %i: tensor<2x1xi32>) -> tensor<2x3xf32> {
  %0 = "tf.GatherNd"(%x, %i) {bad_indices_policy = "IGNORE"} : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.TensorScatterUpdate: attribute bad_indices_policy is IGNORE, and TFLite stops at an index that is out of range
func.func @update_ignores(%x: tensor<2x3xf32>, %i: tensor<2x1xi32>, %u: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tf.TensorScatterUpdate"(%x, %i, %u) {bad_indices_policy = "IGNORE"} : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.TensorScatterMax: the rank of its operand or the size of an index is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @maximum_of_unknown(%x: tensor<*xf32>, %i: tensor<2x1xi32>, %u: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.TensorScatterMax"(%x, %i, %u) : (tensor<*xf32>, tensor<2x1xi32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.TensorScatterMin: an index has 3 numbers, and the tensor rank 1
func.func @indices_too_long(%x: tensor<2xf32>, %i: tensor<2x3xi32>, %u: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.TensorScatterMin"(%x, %i, %u) : (tensor<2xf32>, tensor<2x3xi32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.TensorScatterMin: attribute bad_indices_policy is IGNORE, and TFLite stops at an index that is out of range
func.func @minimum_ignores(%x: tensor<2x3xf32>, %i: tensor<2x1xi32>, %u: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tf.TensorScatterMin"(%x, %i, %u) {bad_indices_policy = "IGNORE"} : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DenseBincount: the shape of its weights is not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @weights(%x: tensor<2xi32>, %w: tensor<*xf32>) -> tensor<3xf32> {
  %size = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.DenseBincount"(%x, %size, %w) : (tensor<2xi32>, tensor<i32>, tensor<*xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DenseBincount: its operand is not known to be a vector or a matrix
// CHECK: hint: give the operand a known rank, e.g. with tf.ensure_shape
func.func @counted(%x: tensor<*xi32>, %w: tensor<0xf32>) -> tensor<*xf32> {
  %size = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.DenseBincount"(%x, %size, %w) : (tensor<*xi32>, tensor<i32>, tensor<0xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DynamicStitch: its indices are not constants, or the rank of its data is not known
func.func @stitch_computed(%i: tensor<2xi32>, %x: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %0 = "tf.DynamicStitch"(%i, %x) : (tensor<2xi32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.DynamicStitch: index -1 is out of range
func.func @stitch_out_of_range(%x: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %i = "tf.Const"() {value = dense<[0, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.DynamicStitch"(%i, %x) : (tensor<2xi32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.DynamicStitch: all its operands are empty
func.func @stitch_nothing(%x: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %i = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %0 = "tf.DynamicStitch"(%i, %x) : (tensor<0xi32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SparseToDense: the result has rank 5, and TFLite's SPARSE_TO_DENSE takes up to 4 dimensions
func.func @dense_rank(%i: tensor<2x5xi32>, %v: tensor<2xf32>) -> tensor<2x2x2x2x2xf32> {
  %shape = "tf.Const"() {value = dense<2> : tensor<5xi32>} : () -> tensor<5xi32>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.SparseToDense"(%i, %shape, %v, %zero) : (tensor<2x5xi32>, tensor<5xi32>, tensor<2xf32>, tensor<f32>) -> tensor<2x2x2x2x2xf32>
  return %0 : tensor<2x2x2x2x2xf32>
}
