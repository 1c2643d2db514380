// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.SpaceToDepth: attribute data_format is 'NCHW_VECT_C', and TFLite has images with one axis of channels, first or last, only
func.func @format(%x: tensor<1x4x4x4xf32>) -> tensor<1x2x2x16xf32> {
  %0 = "tf.SpaceToDepth"(%x) {block_size = 2 : i64, data_format = "NCHW_VECT_C"} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x16xf32>
  return %0 : tensor<1x2x2x16xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.SpaceToDepth: its operand has rank 3, not 4
func.func @rank(%x: tensor<4x4x4xf32>) -> tensor<2x2x16xf32> {
  %0 = "tf.SpaceToDepth"(%x) {block_size = 2 : i64} : (tensor<4x4x4xf32>) -> tensor<2x2x16xf32>
  return %0 : tensor<2x2x16xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SpaceToBatchND: TFLite takes images of rank 4 with two block sizes; other forms need a constant block, constant paddings and a known rank
func.func @computed_blocks(%x: tensor<1x4x4x4x1xf32>, %b: tensor<3xi32>, %m: tensor<3x2xi32>) -> tensor<?x?x?x?x1xf32> {
  %0 = "tf.SpaceToBatchND"(%x, %b, %m) : (tensor<1x4x4x4x1xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.SpaceToBatchND: the block size 0 is not positive
func.func @empty_block(%x: tensor<1x4x4x4x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %b = "tf.Const"() {value = dense<[2, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %m = "tf.Const"() {value = dense<0> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %0 = "tf.SpaceToBatchND"(%x, %b, %m) : (tensor<1x4x4x4x1xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.SpaceToBatchND: the padded size 3 is not a multiple of the block size 2
func.func @odd_size(%x: tensor<1x4x3x4x1xf32>) -> tensor<8x2x?x2x1xf32> {
  %b = "tf.Const"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %m = "tf.Const"() {value = dense<0> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %0 = "tf.SpaceToBatchND"(%x, %b, %m) : (tensor<1x4x3x4x1xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<8x2x?x2x1xf32>
  return %0 : tensor<8x2x?x2x1xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.BatchToSpaceND: the batch size 6 is not a multiple of the block's 8 elements
func.func @odd_batch(%x: tensor<6x4x4x4x1xf32>) -> tensor<?x8x8x8x1xf32> {
  %b = "tf.Const"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %m = "tf.Const"() {value = dense<0> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %0 = "tf.BatchToSpaceND"(%x, %b, %m) : (tensor<6x4x4x4x1xf32>, tensor<3xi32>, tensor<3x2xi32>) -> tensor<?x8x8x8x1xf32>
  return %0 : tensor<?x8x8x8x1xf32>
}
