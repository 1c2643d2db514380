// RUN: tfuse-opt %s -tfl-raise-states -split-input-file | FileCheck %s

// An op writes the state on every run; reads after the recurrent op get the
// final state, earlier reads the initial value.

// CHECK-LABEL: func.func @written
// CHECK: %[[FILL:.*]] = "tfl.fill"
// CHECK: %[[EARLY:.*]] = "tfl.abs"(%[[FILL]])
// CHECK: %[[STATE:.*]] = tfl.new_state %[[FILL]]
// CHECK: %[[OUT:.*]] = "tfl.unidirectional_sequence_rnn"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[STATE]])
// CHECK: %[[LAST:.*]] = tfl.final_state %[[STATE]] after %[[OUT]]
// CHECK: return %[[LAST]], %[[OUT]], %[[EARLY]]
func.func @written(%x: tensor<2x4x3xf32>, %w: tensor<5x3xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> (tensor<2x5xf32>, tensor<2x4x5xf32>, tensor<2x5xf32>) {
  %d = "tfl.pseudo_const"() {value = dense<[2, 5]> : tensor<2xi32>} : () -> tensor<2xi32>
  %z = "tfl.pseudo_const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %s = "tfl.fill"(%d, %z) : (tensor<2xi32>, tensor<f32>) -> tensor<2x5xf32>
  %e = "tfl.abs"(%s) : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %s) {time_major = false, fused_activation_function = "TANH"} : (tensor<2x4x3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<2x5xf32>) -> tensor<2x4x5xf32>
  return %s, %0, %e : tensor<2x5xf32>, tensor<2x4x5xf32>, tensor<2x5xf32>
}

// -----

// A constant variable keeps its value from call to call.

// CHECK-LABEL: func.func @kept
// CHECK-NOT: tfl.new_state
// CHECK-NOT: tfl.final_state
func.func @kept(%x: tensor<2x4x3xf32>, %w: tensor<5x3xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> tensor<2x4x5xf32> {
  %s = "tfl.pseudo_const"() {tfl.is_variable, value = dense<0.0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %s) {time_major = false, fused_activation_function = "TANH"} : (tensor<2x4x3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<2x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}
