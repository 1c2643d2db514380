func.func @main(%x: tensor<1x64xf32>) -> tensor<1x16xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %b = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<-2.0> : tensor<32x64xf32>} : () -> tensor<32x64xf32>
  %v = "tfl.pseudo_const"() {value = dense<1.0> : tensor<16x32xf32>} : () -> tensor<16x32xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x64xf32>, tensor<32x64xf32>, none) -> tensor<1x32xf32> loc("dense")
  %1 = "tfl.fully_connected"(%0, %v, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x32xf32>, tensor<16x32xf32>, none) -> tensor<1x16xf32> loc("logits")
  return %1 : tensor<1x16xf32>
}
