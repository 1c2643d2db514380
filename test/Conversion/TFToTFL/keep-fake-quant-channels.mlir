// RUN: tfuse-opt %s -tfl-legalize-tf="keep-fake-quant diagnose" | FileCheck %s

// The form before quantization approximates a range per channel: translation
// validation finds other values.
// UNSUPPORTED: check-rewrites

// Activations have one range for all channels.
// CHECK-LABEL: @channels
// CHECK: "tfl.fake_quant"(%arg0) <{max = 1.270000e+02 : f32, min = -1.280000e+02 : f32, narrow_range = false, num_bits = 8 : i32}>
func.func @channels(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %low = "tf.Const"() {value = dense<[-128.0, -1.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %high = "tf.Const"() {value = dense<[1.0, 127.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tf.FakeQuantWithMinMaxVarsPerChannel"(%x, %low, %high) : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
