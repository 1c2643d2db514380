// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.ResizeArea: the heights and widths of its images and of its result have to be known, and from 1 to 65536
// CHECK: hint: fix the input shapes with --input-shapes
func.func @unknown_width(%x: tensor<1x4x?x3xf32>) -> tensor<1x2x2x3xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeArea"(%x, %size) : (tensor<1x4x?x3xf32>, tensor<2xi32>) -> tensor<1x2x2x3xf32>
  return %0 : tensor<1x2x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeArea: align_corners makes more than one pixel of one, whose scale is 0
func.func @no_scale(%x: tensor<1x1x4x3xf32>) -> tensor<1x2x2x3xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeArea"(%x, %size) {align_corners = true} : (tensor<1x1x4x3xf32>, tensor<2xi32>) -> tensor<1x2x2x3xf32>
  return %0 : tensor<1x2x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeArea: the weights of a resize from 4096 to 2048 pixels would exceed the limit of 16 MB
// CHECK: hint: resize in two steps
func.func @many_weights(%x: tensor<1x4096x4x3xf32>) -> tensor<1x2048x2x3xf32> {
  %size = "tf.Const"() {value = dense<[2048, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeArea"(%x, %size) : (tensor<1x4096x4x3xf32>, tensor<2xi32>) -> tensor<1x2048x2x3xf32>
  return %0 : tensor<1x2048x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ScaleAndTranslate: its scale or translation is not a constant
func.func @computed_scale(%x: tensor<1x4x4x3xf32>, %scale: tensor<2xf32>) -> tensor<1x2x2x3xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ScaleAndTranslate"(%x, %size, %scale, %scale) : (tensor<1x4x4x3xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3xf32>
  return %0 : tensor<1x2x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ScaleAndTranslate: its scale is not positive
func.func @no_scale_at_all(%x: tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %scale = "tf.Const"() {value = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tf.ScaleAndTranslate"(%x, %size, %scale, %scale) : (tensor<1x4x4x3xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3xf32>
  return %0 : tensor<1x2x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ScaleAndTranslate: TensorFlow has no kernel_type 'lanczos2'
func.func @unknown_kernel(%x: tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %scale = "tf.Const"() {value = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tf.ScaleAndTranslate"(%x, %size, %scale, %scale) {kernel_type = "lanczos2"} : (tensor<1x4x4x3xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x3xf32>
  return %0 : tensor<1x2x2x3xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.CropAndResize: the rank of an operand is not known
func.func @unknown_rank(%x: tensor<*xf32>, %boxes: tensor<?x4xf32>, %of: tensor<?xi32>) -> tensor<?x2x2x?xf32> {
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.CropAndResize"(%x, %boxes, %of, %size) : (tensor<*xf32>, tensor<?x4xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x2x2x?xf32>
  return %0 : tensor<?x2x2x?xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.CropAndResize: its crop_size is not a constant of two sizes from 1 to 65536
// CHECK: hint: use a constant crop_size in the model
func.func @computed_size(%x: tensor<1x4x4x3xf32>, %boxes: tensor<?x4xf32>, %of: tensor<?xi32>, %size: tensor<2xi32>) -> tensor<?x?x?x3xf32> {
  %0 = "tf.CropAndResize"(%x, %boxes, %of, %size) : (tensor<1x4x4x3xf32>, tensor<?x4xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?x?x3xf32>
  return %0 : tensor<?x?x?x3xf32>
}
