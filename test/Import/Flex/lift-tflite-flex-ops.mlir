// RUN: tfuse-opt %s -tfl-lift-tflite-flex-ops | FileCheck %s

// The custom options are copied from TFLiteConverter's file for
// tf.raw_ops.AdjustHue.

// CHECK-LABEL: @flex
// CHECK: "tf.AdjustHue"(%arg0, %arg1) {T = f32} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
// CHECK-NOT: tfl.custom
func.func @flex(%x: tensor<2x2x3xf32>, %delta: tensor<f32>) -> tensor<2x2x3xf32> {
  %0 = "tfl.custom"(%x, %delta) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x0941646A7573744875650025120941646A7573744875651A001A002A070A015412023001320B0A0941646A757374487565000232281414042801">} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

// Custom ops without the Flex prefix stay.

// CHECK-LABEL: @custom
// CHECK: "tfl.custom"(%arg0) <{custom_code = "AdjustHue", custom_option = #tfl<const_bytes : "0x00">}>
func.func @custom(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "AdjustHue", custom_option = #tfl<const_bytes : "0x00">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
