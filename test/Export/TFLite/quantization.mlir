// Round trip through the FlatBuffer: quantized types and conversions between
// them.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

!activation = !quant.uniform<i8:f32, 0.5:3>
!unsigned = !quant.uniform<u8:f32, 2.500000e-01:128>
!wide = !quant.uniform<i16:f32, 1.250000e-01>
!small = !quant.uniform<i4:f32, 0.5:-1>
!weights = !quant.uniform<i8<-127:127>:f32:0, {1.0, 0.5, 0.25}>
!accumulator = !quant.uniform<i32:f32:0, {0.5, 0.25, 0.125}>

module {
  func.func @main(%x: tensor<2x4xf32>, %sparse: tensor<4xi8>) -> tensor<2x4xf32>
      attributes {tf.entry_function = {inputs = "x,sparse", outputs = "dequantize"}} {
    %quantize = "tfl.quantize"(%x) <{qtype = tensor<2x4x!activation>}> : (tensor<2x4xf32>) -> tensor<2x4x!activation>
    %unsigned = "tfl.quantize"(%quantize) <{qtype = tensor<2x4x!unsigned>}> : (tensor<2x4x!activation>) -> tensor<2x4x!unsigned>
    %wide = "tfl.quantize"(%x) <{qtype = tensor<2x4x!wide>}> : (tensor<2x4xf32>) -> tensor<2x4x!wide>
    %small = "tfl.quantize"(%x) <{qtype = tensor<2x4x!small>}> : (tensor<2x4xf32>) -> tensor<2x4x!small>
    %dequantize = "tfl.dequantize"(%quantize) : (tensor<2x4x!activation>) -> tensor<2x4xf32>
    %fake = "tfl.fake_quant"(%x) <{max = 4.000000e+00 : f32, min = -3.000000e-01 : f32, narrow_range = false, num_bits = 6 : i32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %densify = "tfl.densify"(%sparse) : (tensor<4xi8>) -> tensor<4xi8>
    // Narrow-range weights, where the operator requires them, exclude the
    // lowest value.
    %weights = "tfl.pseudo_qconst"() <{qtype = tensor<3x4x!weights>, value = dense<[[1, -2, 3, -4], [5, -6, 7, -8], [127, -127, 0, 1]]> : tensor<3x4xi8>}> : () -> tensor<3x4x!weights>
    %bias = "tfl.pseudo_qconst"() <{qtype = tensor<3x!accumulator>, value = dense<[-100000, 0, 7]> : tensor<3xi32>}> : () -> tensor<3x!accumulator>
    %dense = "tfl.fully_connected"(%quantize, %weights, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x4x!activation>, tensor<3x4x!weights>, tensor<3x!accumulator>) -> tensor<2x3x!activation>
    %other = "tfl.pseudo_qconst"() <{qtype = tensor<4x!activation>, value = dense<[-128, -1, 0, 127]> : tensor<4xi8>}> : () -> tensor<4x!activation>
    %add = "tfl.add"(%quantize, %other) <{fused_activation_function = "NONE"}> : (tensor<2x4x!activation>, tensor<4x!activation>) -> tensor<2x4x!activation>
    return %dequantize : tensor<2x4xf32>
  }
}
