// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.ResizeBicubic: the heights and widths of its images and of its result have to be known, and from 1 to 65536
// CHECK: hint: fix the input shapes with --input-shapes
func.func @computed_size(%x: tensor<1x3x4x2xf32>, %size: tensor<2xi32>) -> tensor<1x?x?x2xf32> {
  %0 = "tf.ResizeBicubic"(%x, %size) : (tensor<1x3x4x2xf32>, tensor<2xi32>) -> tensor<1x?x?x2xf32>
  return %0 : tensor<1x?x?x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeBicubic: the heights and widths of its images
func.func @unknown_width(%x: tensor<1x3x?x2xf32>) -> tensor<1x6x8x2xf32> {
  %size = "tf.Const"() {value = dense<[6, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) : (tensor<1x3x?x2xf32>, tensor<2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeBicubic: the heights and widths of its images
func.func @empty(%x: tensor<1x3x4x2xf32>) -> tensor<1x0x8x2xf32> {
  %size = "tf.Const"() {value = dense<[0, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) : (tensor<1x3x4x2xf32>, tensor<2xi32>) -> tensor<1x0x8x2xf32>
  return %0 : tensor<1x0x8x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeBicubic: the heights and widths of its images
func.func @huge(%x: tensor<1x3x4x2xf32>) -> tensor<1x65537x8x2xf32> {
  %size = "tf.Const"() {value = dense<[65537, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) : (tensor<1x3x4x2xf32>, tensor<2xi32>) -> tensor<1x65537x8x2xf32>
  return %0 : tensor<1x65537x8x2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.ResizeBicubic: align_corners and half_pixel_centers exclude each other
func.func @both(%x: tensor<1x3x4x2xf32>) -> tensor<1x6x8x2xf32> {
  %size = "tf.Const"() {value = dense<[6, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) {align_corners = true, half_pixel_centers = true} : (tensor<1x3x4x2xf32>, tensor<2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}
