// State that operators update is in variable tensors without a buffer, which
// the runtime clears initially.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - | tfuse-translate -tflite-flatbuffer-to-mlir | FileCheck %s

// A constant that is the state of two layers becomes two variable tensors.
// CHECK: %[[FIRST:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<1x5xf32>}> {tfl.is_variable}
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[FIRST]])
// CHECK: %[[SECOND:.*]] = "tfl.pseudo_const"() <{value = dense<1.000000e+00> : tensor<1x5xf32>}> {tfl.is_variable}
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[SECOND]])
// Other users of the constant still read zeros.
// CHECK: %[[ZERO:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<1x5xf32>}> :
// CHECK: tfl.add(%{{.*}}, %[[ZERO]])
func.func @main(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> tensor<3x1x5xf32> {
  %state = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %state) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %1 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %state) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %2 = tfl.add %0, %1 {fused_activation_function = "NONE"} : tensor<3x1x5xf32>
  %3 = tfl.add(%2, %state) <{fused_activation_function = "NONE"}> : (tensor<3x1x5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  return %3 : tensor<3x1x5xf32>
}
