// Round trip through the FlatBuffer: recurrent ops, whose state is in variable
// tensors.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<1x4xf32>, %sequence: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>,
                  %b: tensor<5xf32>, %basic: tensor<20x9xf32>, %basic_bias: tensor<20xf32>, %a: tensor<1x5xf32>,
                  %feature: tensor<6x4xf32>, %time: tensor<6x2xf32>, %h: tensor<1x5xf32>) -> tensor<*xf32>
      attributes {tf.entry_function = {inputs = "x,sequence,w,r,b,basic,basic_bias,a,feature,time,h", outputs = "lstm"}} {
    %s0 = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %c0 = "tfl.pseudo_const"() <{value = dense<1.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %lstm = "tfl.lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %b, %b, %b, %b, %b, %b, %b, %r, %b, %s0, %c0, %b, %b, %b, %b) <{
        asymmetric_quantize_inputs = true, cell_clip = 1.000000e+01 : f32,
        effective_hidden_scale_intermediate = tensor<*x!quant.calibrated<f32<-5.000000e-01:5.000000e-01>>>,
        fused_activation_function = "TANH",
        input_to_cell_intermediate = tensor<*x!quant.calibrated<f32<-4.000000e+00:4.000000e+00>>>,
        input_to_forget_intermediate = tensor<*x!quant.calibrated<f32<-1.600000e+01:1.600000e+01>>>,
        input_to_input_intermediate = tensor<*x!quant.calibrated<f32<-3.200000e+01:3.200000e+01>>>,
        input_to_output_intermediate = tensor<*x!quant.calibrated<f32<-1.000000e+00:1.000000e+00>>>,
        kernel_type = #tfl<lstm_kernel_type_attr FULL>, proj_clip = 5.000000e-01 : f32}> ({
    }) : (tensor<1x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<*xf32>
    %basic_lstm:4 = "tfl.basic_lstm"(%x, %h, %basic, %basic_bias, %a) <{cell_clip = 1.000000e+00 : f32, fused_activation_function = "RELU", kernel_type = #tfl<lstm_kernel_type_attr BASIC>, proj_clip = 2.000000e+00 : f32}> : (tensor<1x4xf32>, tensor<1x5xf32>, tensor<20x9xf32>, tensor<20xf32>, tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x9xf32>, tensor<1x20xf32>)
    %no = "tfl.no_value"() <{value}> : () -> none
    %s1 = "tfl.pseudo_const"() <{value = dense<2.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %c1 = "tfl.pseudo_const"() <{value = dense<3.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %unidirectional = "tfl.unidirectional_sequence_lstm"(%sequence, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %s1, %c1, %no, %no, %no, %no) <{asymmetric_quantize_inputs = false, cell_clip = 3.000000e+00 : f32, diagonal_recurrent_tensors = true, fused_activation_function = "TANH", proj_clip = 4.000000e+00 : f32, time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, none, none, none, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, none, none, tensor<1x5xf32>, tensor<1x5xf32>, none, none, none, none) -> tensor<3x1x5xf32>
    %s2 = "tfl.pseudo_const"() <{value = dense<4.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %c2 = "tfl.pseudo_const"() <{value = dense<5.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %s3 = "tfl.pseudo_const"() <{value = dense<6.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %c3 = "tfl.pseudo_const"() <{value = dense<7.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %bidirectional:2 = "tfl.bidirectional_sequence_lstm"(%sequence,
        %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no,
        %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no,
        %s2, %c2, %s3, %c3, %no, %no, %no, %no, %no, %no, %no, %no, %no) <{asymmetric_quantize_inputs = true, cell_clip = 6.000000e+00 : f32, fused_activation_function = "TANH", merge_outputs = false, proj_clip = 7.000000e+00 : f32, time_major = true}> : (tensor<3x1x4xf32>,
        tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, none, none, none, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, none, none,
        tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, none, none, none, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, none, none,
        tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>, none, none, none, none, none, none, none, none, none) -> (tensor<3x1x5xf32>, tensor<3x1x5xf32>)
    %s4 = "tfl.pseudo_const"() <{value = dense<8.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %rnn = "tfl.unidirectional_sequence_rnn"(%sequence, %w, %r, %b, %s4) <{asymmetric_quantize_inputs = true, fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
    %s6 = "tfl.pseudo_const"() <{value = dense<9.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %s7 = "tfl.pseudo_const"() <{value = dense<10.0> : tensor<1x5xf32>}> {tfl.is_variable} : () -> tensor<1x5xf32>
    %rnns:2 = "tfl.bidirectional_sequence_rnn"(%sequence, %w, %r, %b, %s6, %w, %r, %b, %s7, %no, %no, %no) <{asymmetric_quantize_inputs = true, fused_activation_function = "RELU", merge_outputs = false, time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>, none, none, none) -> (tensor<3x1x5xf32>, tensor<3x1x5xf32>)
    %s5 = "tfl.pseudo_const"() <{value = dense<11.0> : tensor<1x12xf32>}> {tfl.is_variable} : () -> tensor<1x12xf32>
    %svdf = "tfl.svdf"(%x, %feature, %time, %no, %s5) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", rank = 2 : i32}> : (tensor<1x4xf32>, tensor<6x4xf32>, tensor<6x2xf32>, none, tensor<1x12xf32>) -> tensor<1x3xf32>
    return %lstm : tensor<*xf32>
  }
}
