module attributes {tf_saved_model.semantics} {
  func.func @double(%x: tensor<1x4xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<1x4xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "double_x", outputs = "double_y"}, tf_saved_model.exported_names = ["double"]} {
    %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<1x4xf32>
    %1 = "tfl.relu"(%0) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    return %1 : tensor<1x4xf32>
  }
  func.func @negate(%x: tensor<1x4xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<1x4xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "negate_x", outputs = "negate_y"}, tf_saved_model.exported_names = ["negate"]} {
    %0 = "tfl.neg"(%x) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
}
