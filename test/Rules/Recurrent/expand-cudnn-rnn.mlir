// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks disable-rules=recurrent-fuse-loop' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent 2>/dev/null | FileCheck %s --check-prefix=FUSED

// Keras's LSTM on a GPU: batch first, the lengths filled in.

// CHECK-LABEL: func.func @fires
// CHECK-SAME: (%[[X:.*]]: tensor<?x5x4xf32>
// CHECK-NOT: CudnnRNN
// CHECK: %[[T:.*]] = "tf.Transpose"(%[[X]]
// CHECK: %[[IN:.*]] = "tf.TensorListFromTensor"(%[[T]]
// CHECK: %[[R:.*]]:4 = "tf.WhileRegion"
// CHECK: "tf.TensorListGetItem"(%[[IN]]
// CHECK: "tf.MatMul"({{.*}} -> tensor<?x8xf32>
// CHECK: "tf.MatMul"({{.*}} -> tensor<?x8xf32>
// CHECK: %[[Y:.*]] = "tf.TensorListStack"(%[[R]]#1
// CHECK: "tf.Transpose"(%[[Y]]
// FUSED-LABEL: func.func @fires
// FUSED-NOT: tf.While
// FUSED: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0
// FUSED-SAME: time_major = false
// FUSED: return %[[Y]]
func.func @fires(%x: tensor<?x5x4xf32>, %h: tensor<?x2xf32>, %c: tensor<?x2xf32>, %batch: tensor<1xi32>) -> (tensor<?x5x2xf32>, tensor<?x1x2xf32>, tensor<?x1x2xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %params = "tf.Const"() <{value = dense<0.5> : tensor<64xf32>}> : () -> tensor<64xf32>
  %lengths = "tf.Fill"(%batch, %five) : (tensor<1xi32>, tensor<i32>) -> tensor<?xi32>
  %h0 = "tf.ExpandDims"(%h, %one) : (tensor<?x2xf32>, tensor<i32>) -> tensor<?x1x2xf32>
  %c0 = "tf.ExpandDims"(%c, %one) : (tensor<?x2xf32>, tensor<i32>) -> tensor<?x1x2xf32>
  %y:5 = "tf.CudnnRNNV3"(%x, %h0, %c0, %params, %lengths) <{rnn_mode = "lstm", time_major = false}> : (tensor<?x5x4xf32>, tensor<?x1x2xf32>, tensor<?x1x2xf32>, tensor<64xf32>, tensor<?xi32>) -> (tensor<?x5x2xf32>, tensor<?x1x2xf32>, tensor<?x1x2xf32>, tensor<*xf32>, tensor<*xi8>)
  return %y#0, %y#1, %y#2 : tensor<?x5x2xf32>, tensor<?x1x2xf32>, tensor<?x1x2xf32>
}

// -----

// Lengths that are not known are a mask; a GRU stays a loop.

// CHECK-LABEL: func.func @gru_of_lengths
// CHECK: "tf.WhileRegion"
// CHECK: %[[HAS:.*]] = "tf.Less"(%{{.*}}, %arg2)
// CHECK: "tf.ExpandDims"(%[[HAS]]
// CHECK: "tf.SelectV2"
// FUSED-LABEL: func.func @gru_of_lengths
// FUSED: "tf.WhileRegion"
func.func @gru_of_lengths(%x: tensor<5x3x4xf32>, %h: tensor<1x3x2xf32>, %lengths: tensor<3xi32>) -> (tensor<5x3x2xf32>, tensor<1x3x2xf32>) {
  %params = "tf.Const"() <{value = dense<0.5> : tensor<48xf32>}> : () -> tensor<48xf32>
  %c = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %y:5 = "tf.CudnnRNNV3"(%x, %h, %c, %params, %lengths) <{rnn_mode = "gru"}> : (tensor<5x3x4xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<48xf32>, tensor<3xi32>) -> (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<*xf32>, tensor<*xi8>)
  return %y#0, %y#1 : tensor<5x3x2xf32>, tensor<1x3x2xf32>
}

// -----

// Two layers in both directions are four loops, and then two ops.

// CHECK-LABEL: func.func @layers
// CHECK-COUNT-4: "tf.WhileRegion"
// FUSED-LABEL: func.func @layers
// FUSED-COUNT-2: "tfl.bidirectional_sequence_lstm"
func.func @layers(%x: tensor<5x3x4xf32>, %h: tensor<4x3x2xf32>, %c: tensor<4x3x2xf32>) -> tensor<5x3x4xf32> {
  %params = "tf.Const"() <{value = dense<0.5> : tensor<256xf32>}> : () -> tensor<256xf32>
  %y:5 = "tf.CudnnRNNV2"(%x, %h, %c, %params) <{rnn_mode = "lstm", direction = "bidirectional"}> : (tensor<5x3x4xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<256xf32>) -> (tensor<5x3x4xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<*xf32>, tensor<*xi8>)
  return %y#0 : tensor<5x3x4xf32>
}

// -----

func.func @c1_unknown_inputs(%x: tensor<5x3x?xf32>, %h: tensor<1x3x2xf32>, %c: tensor<f32>, %params: tensor<14xf32>) -> tensor<5x3x2xf32> {
  // expected-remark@+1 {{recurrent-expand-cudnn-rnn: unknown-shape: a dimension of the input or the states is unknown}}
  %y:4 = "tf.CudnnRNN"(%x, %h, %c, %params) <{rnn_mode = "rnn_relu"}> : (tensor<5x3x?xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<14xf32>) -> (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<*xf32>)
  return %y#0 : tensor<5x3x2xf32>
}

// -----

func.func @c2_skipped_input(%x: tensor<5x3x2xf32>, %h: tensor<1x3x2xf32>, %c: tensor<f32>, %params: tensor<12xf32>) -> tensor<5x3x2xf32> {
  // expected-remark@+1 {{recurrent-expand-cudnn-rnn: attribute: the op has no input matrix (input_mode)}}
  %y:4 = "tf.CudnnRNN"(%x, %h, %c, %params) <{rnn_mode = "rnn_relu", input_mode = "auto_select"}> : (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<12xf32>) -> (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<*xf32>)
  return %y#0 : tensor<5x3x2xf32>
}

// -----

func.func @c3_other_params(%x: tensor<5x3x2xf32>, %h: tensor<1x3x2xf32>, %c: tensor<f32>, %params: tensor<13xf32>) -> tensor<5x3x2xf32> {
  // expected-remark@+1 {{recurrent-expand-cudnn-rnn: shape: the operand params does not have the 12 elements that the dimensions require}}
  %y:4 = "tf.CudnnRNN"(%x, %h, %c, %params) <{rnn_mode = "rnn_tanh"}> : (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<13xf32>) -> (tensor<5x3x2xf32>, tensor<1x3x2xf32>, tensor<f32>, tensor<*xf32>)
  return %y#0 : tensor<5x3x2xf32>
}
