// The final state is read from the state's tensor; control edges order its
// readers after the recurrent op.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - | tfuse-translate -tflite-flatbuffer-to-mlir | FileCheck %s

// CHECK: %[[STATE:.*]] = "tfl.fill"
// CHECK: tfl.control_node controls "tfl.unidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[STATE]])
// CHECK: tfl.control_node(%{{.*}}) controls "tfl.tanh"(%[[STATE]])
func.func @main(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> (tensor<1x5xf32>, tensor<3x1x5xf32>) {
  %dims = "tfl.pseudo_const"() <{value = dense<[1, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zero = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %state = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<1x5xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %state) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %1 = tfl.final_state %state after %0 : (tensor<1x5xf32>, tensor<3x1x5xf32>) -> tensor<1x5xf32>
  %2 = "tfl.tanh"(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
  return %2, %0 : tensor<1x5xf32>, tensor<3x1x5xf32>
}

// An IF whose branches read the state runs after the recurrent op, too.

// CHECK-LABEL: func.func private @branches
// CHECK: %[[RNN:.*]], %[[RAN:.*]] = tfl.control_node controls "tfl.unidirectional_sequence_rnn"
// CHECK: tfl.control_node(%[[RAN]]) controls "tfl.if"(%arg4)
func.func @branches(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>, %c: tensor<i1>) -> tensor<1x5xf32> {
  %dims = "tfl.pseudo_const"() <{value = dense<[1, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zero = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %state = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<1x5xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %state) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %1 = tfl.final_state %state after %0 : (tensor<1x5xf32>, tensor<3x1x5xf32>) -> tensor<1x5xf32>
  %2 = "tfl.if"(%c) ({
    %3 = func.call @same(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    "tfl.yield"(%3) : (tensor<1x5xf32>) -> ()
  }, {
    %3 = func.call @half(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    "tfl.yield"(%3) : (tensor<1x5xf32>) -> ()
  }) : (tensor<i1>) -> tensor<1x5xf32>
  return %2 : tensor<1x5xf32>
}
func.func private @same(%x: tensor<1x5xf32>) -> tensor<1x5xf32> {
  return %x : tensor<1x5xf32>
}
func.func private @half(%x: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %0 = "tfl.pseudo_const"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
  %1 = tfl.mul(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x5xf32>
  return %1 : tensor<1x5xf32>
}
