// RUN: not tfuse-opt %s -split-input-file "-tfl-legalize-tf=diagnose=true" 2>&1 | FileCheck %s

// CHECK: cannot lower tf.UnidirectionalSequenceRnn: _tflite_input_indices does not name the operands that tfl.unidirectional_sequence_rnn needs
func.func @absent(%x: tensor<7x1x3xf32>, %s: tensor<1x2xf32>) -> tensor<7x1x2xf32> {
  %0:2 = "tf.UnidirectionalSequenceRnn"(%x, %x, %x, %s, %s) : (tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> (tensor<*xf32>, tensor<7x1x2xf32>)
  return %0#1 : tensor<7x1x2xf32>
}

// -----

// CHECK: cannot lower tf.UnidirectionalSequenceRnn: _tflite_input_indices does not name the operands that
func.func @out_of_range(%x: tensor<7x1x3xf32>) -> tensor<7x1x2xf32> {
  %0:2 = "tf.UnidirectionalSequenceRnn"(%x, %x, %x, %x) {_tflite_input_indices = [0, 1, 2, 3, 4]} : (tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) -> (tensor<*xf32>, tensor<7x1x2xf32>)
  return %0#1 : tensor<7x1x2xf32>
}

// -----

// CHECK: cannot lower tf.UnidirectionalSequenceRnn: the model reads a state, which tfl.unidirectional_sequence_rnn does not return
func.func @state(%x: tensor<7x1x3xf32>, %w: tensor<2x3xf32>, %u: tensor<2x2xf32>, %b: tensor<2xf32>, %s: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %0:2 = "tf.UnidirectionalSequenceRnn"(%x, %w, %u, %b, %s) {_tflite_input_indices = [0, 1, 2, 3, 4]} : (tensor<7x1x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>, tensor<7x1x2xf32>)
  return %0#0 : tensor<1x2xf32>
}
