// Round trip through the FlatBuffer: binary ops.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>, %i: tensor<2x3xi32>, %b: tensor<2x3xi1>,
                  %q: tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, %h: tensor<2x3xi16>)
      -> tensor<?x3xf32>
      attributes {tf.entry_function = {inputs = "x,y,i,b,q,h", outputs = "add"}} {
    %add = "tfl.add"(%x, %y) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %add_q = "tfl.add"(%q, %q) <{fused_activation_function = "NONE"}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x!quant.uniform<i8:f32, 1.5:-2>>
    %sub = "tfl.sub"(%x, %y) <{fused_activation_function = "RELU_N1_TO_1"}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %mul = "tfl.mul"(%i, %i) <{fused_activation_function = "RELU6"}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %div = "tfl.div"(%x, %y) <{fused_activation_function = "TANH"}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %floor_div = "tfl.floor_div"(%i, %i) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %floor_mod = "tfl.floor_mod"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %pow = "tfl.pow"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %squared_difference = "tfl.squared_difference"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %maximum = "tfl.maximum"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %minimum = "tfl.minimum"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %atan2 = "tfl.atan2"(%x, %x) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %bitwise_xor = "tfl.bitwise_xor"(%i, %i) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %right_shift = "tfl.right_shift"(%h, %h) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %add_n = "tfl.add_n"(%x, %x, %x) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %less = "tfl.less"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %less_equal = "tfl.less_equal"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %greater = "tfl.greater"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %greater_equal = "tfl.greater_equal"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %equal = "tfl.equal"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %not_equal = "tfl.not_equal"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
    %logical_and = "tfl.logical_and"(%b, %b) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %logical_or = "tfl.logical_or"(%b, %b) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %logical_not = "tfl.logical_not"(%b) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %select = "tfl.select"(%b, %x, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %select_v2 = "tfl.select_v2"(%b, %x, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    return %add : tensor<?x3xf32>
  }
}
