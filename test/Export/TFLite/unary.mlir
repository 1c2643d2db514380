// Round trip through the FlatBuffer: unary ops.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<2x4xf32>, %c: tensor<2x4xcomplex<f32>>, %alpha: tensor<4xf32>, %axis: tensor<i32>,
                  %image: tensor<1x2x2x4xf32>, %length: tensor<2xi32>) -> tensor<2x4xf32>
      attributes {tf.entry_function = {inputs = "x,c,alpha,axis,image,length", outputs = "abs"}} {
    %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %ceil = "tfl.ceil"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %cos = "tfl.cos"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %floor = "tfl.floor"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %log = "tfl.log"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %neg = "tfl.neg"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %round = "tfl.round"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %rsqrt = "tfl.rsqrt"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %sign = "tfl.sign"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %sin = "tfl.sin"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %sqrt = "tfl.sqrt"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %cumsum = "tfl.cumsum"(%x, %axis) <{exclusive = true, reverse = true}> : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %bucketize = "tfl.bucketize"(%x) <{boundaries = [-1.500000e+00 : f32, 2.500000e-01 : f32]}> : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %elu = "tfl.elu"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %gelu = "tfl.gelu"(%x) <{approximate = true}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %hard_swish = "tfl.hard_swish"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %leaky_relu = "tfl.leaky_relu"(%x) <{alpha = 1.250000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %logistic = "tfl.logistic"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %tanh = "tfl.tanh"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %prelu = "tfl.prelu"(%x, %alpha) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %relu = "tfl.relu"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %relu6 = "tfl.relu6"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %relu_0_to_1 = "tfl.relu_0_to_1"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %relu_n1_to_1 = "tfl.relu_n1_to_1"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %softmax = "tfl.softmax"(%x) <{beta = 5.000000e-01 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %log_softmax = "tfl.log_softmax"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %l2_normalization = "tfl.l2_normalization"(%x) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %local_response_normalization = "tfl.local_response_normalization"(%image) <{alpha = 1.500000e+00 : f32, beta = 7.500000e-01 : f32, bias = 2.000000e+00 : f32, radius = 3 : i32}> : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4xf32>
    %cast = "tfl.cast"(%x) : (tensor<2x4xf32>) -> tensor<2x4xi64>
    %bitcast = "tfl.bitcast"(%x) : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %complex_abs = "tfl.complex_abs"(%c) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %real = "tfl.real"(%c) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %imag = "tfl.imag"(%c) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %rfft2d = "tfl.rfft2d"(%x, %length) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
    return %abs : tensor<2x4xf32>
  }
}
