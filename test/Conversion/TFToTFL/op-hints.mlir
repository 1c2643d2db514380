// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// Coupled input and forget gates, no peepholes: constants replace the weights
// that the hint omits.
// CHECK-LABEL: func.func @lstm(
// CHECK: %[[NONE:.*]] = "tfl.no_value"
// CHECK: %[[R:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0, %[[NONE]], %[[W:[^,]*]], %[[W]], %[[W]], %[[NONE]], %[[U:[^,]*]], %[[U]], %[[U]], %[[NONE]], %[[NONE]], %[[NONE]], %[[NONE]], %[[B:[^,]*]], %[[B]], %[[B]], %[[NONE]], %[[NONE]], %[[S:[^,]*]], %[[S]], %[[NONE]], %[[NONE]], %[[NONE]], %[[NONE]])
// CHECK-SAME: cell_clip = 0.000000e+00
// CHECK-SAME: fused_activation_function = "TANH"
// CHECK-SAME: time_major = true
// CHECK: return %[[R]]
func.func @lstm(%x: tensor<7x?x3xf32>) -> tensor<7x?x2xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %u = "tf.Const"() <{value = dense<0.5> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %s = "tf.Const"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %n = "tf.Const"() <{value = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0:3 = "tf.UnidirectionalSequenceLstm"(%x, %n, %w, %w, %w, %n, %u, %u, %u, %n, %n, %n, %n, %b, %b, %b, %n, %n, %s, %s) {_tflite_input_indices = [0, 2, 3, 4, 6, 7, 8, 13, 14, 15, 18, 19]} : (tensor<7x?x3xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<7x?x2xf32>)
  return %0#2 : tensor<7x?x2xf32>
}

// CHECK-LABEL: func.func @rnn(
// CHECK: %[[R:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK-SAME: fused_activation_function = "TANH"
// CHECK-SAME: time_major = true
// CHECK: return %[[R]]
func.func @rnn(%x: tensor<7x1x3xf32>) -> tensor<7x1x2xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %u = "tf.Const"() <{value = dense<0.5> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %s = "tf.Const"() <{value = dense<0.0> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %0:2 = "tf.UnidirectionalSequenceRnn"(%x, %w, %u, %b, %s) {_tflite_input_indices = [0, 1, 2, 3, 4]} : (tensor<7x1x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x2xf32>) -> (tensor<*xf32>, tensor<7x1x2xf32>)
  return %0#1 : tensor<7x1x2xf32>
}
