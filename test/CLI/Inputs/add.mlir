func.func @main(%x: tensor<1x4xf32>) -> tensor<1x4xf32> attributes {tf.entry_function = {inputs = "x", outputs = "sum"}} {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<1x4xf32> loc("sum")
  return %0 : tensor<1x4xf32>
}
