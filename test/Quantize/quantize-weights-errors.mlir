// RUN: tfuse-opt %s -tfl-quantize-weights -verify-diagnostics

func.func @nan(%x: tensor<1x64xf32>) -> tensor<1x16xf32> {
  %b = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<0x7FC00000> : tensor<16x64xf32>} : () -> tensor<16x64xf32>
  // expected-error @below {{cannot quantize weights: an element is infinite or no number}}
  // expected-note @below {{keep the layer float32 with --keep-float}}
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x64xf32>, tensor<16x64xf32>, none) -> tensor<1x16xf32>
  return %0 : tensor<1x16xf32>
}
