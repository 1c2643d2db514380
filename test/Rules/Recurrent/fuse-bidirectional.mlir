// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires
// CHECK-DAG: %[[H0:.*]] = tfl.new_state
// CHECK-DAG: %[[C0:.*]] = tfl.new_state
// CHECK-DAG: %[[H1:.*]] = tfl.new_state
// CHECK-DAG: %[[C1:.*]] = tfl.new_state
// CHECK: %[[F:.*]], %[[B:.*]] = "tfl.bidirectional_sequence_lstm"(%arg0, {{.*}}) <{cell_clip = 0.000000e+00 : f32, fused_activation_function = "TANH", merge_outputs = false, proj_clip = 0.000000e+00 : f32, time_major = false}>
// CHECK: %[[LAST:.*]] = tfl.final_state %{{.*}} after %[[B]]
// CHECK: return %[[F]], %[[B]], %[[LAST]]
func.func @fires(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>, tensor<2x3xf32>) {
  %no = "tfl.no_value"() <{value}> : () -> none
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h0, %c0, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  %h1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  %g = "tfl.unidirectional_sequence_lstm"(%back, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h1, %c1, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  %last = tfl.final_state %h1 after %g : (tensor<2x3xf32>, tensor<2x6x3xf32>) -> tensor<2x3xf32>
  %turned = "tf.ReverseV2"(%g, %axis) : (tensor<2x6x3xf32>, tensor<1xi32>) -> tensor<2x6x3xf32>
  return %f, %turned, %last : tensor<2x6x3xf32>, tensor<2x6x3xf32>, tensor<2x3xf32>
}

// -----

// What ran backwards is used as it came; the state of the first op is used
// before the second.

// CHECK-LABEL: func.func @fires_backward_order
// CHECK: %[[F:.*]], %[[B:.*]] = "tfl.bidirectional_sequence_lstm"(%arg0,
// CHECK-DAG: %[[SUM:.*]] = "tf.AddV2"(%[[F]], %[[F]])
// CHECK-DAG: %[[BACK:.*]] = "tf.ReverseV2"(%[[B]]
// CHECK: return %[[SUM]], %[[BACK]]
func.func @fires_backward_order(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>) {
  %no = "tfl.no_value"() <{value}> : () -> none
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h0, %c0, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  %sum = "tf.AddV2"(%f, %f) : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
  %h1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  %g = "tfl.unidirectional_sequence_lstm"(%back, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h1, %c1, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  return %sum, %g : tensor<2x6x3xf32>, tensor<2x6x3xf32>
}

// -----

func.func @c2_other_clip(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>) {
  %no = "tfl.no_value"() <{value}> : () -> none
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h0, %c0, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  %h1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  // expected-remark@+1 {{recurrent-fuse-bidirectional: attribute: the directions differ in layout, activation or clipping}}
  %g = "tfl.unidirectional_sequence_lstm"(%back, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h1, %c1, %no, %no, %no, %no) <{cell_clip = 3.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  return %f, %g : tensor<2x6x3xf32>, tensor<2x6x3xf32>
}

// -----

// The second begins with the state that the first has left.

func.func @c5_needs_the_other(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>) {
  %no = "tfl.no_value"() <{value}> : () -> none
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h0, %c0, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  %last = tfl.final_state %h0 after %f : (tensor<2x3xf32>, tensor<2x6x3xf32>) -> tensor<2x3xf32>
  %h1 = tfl.new_state %last : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  // expected-remark@+1 {{recurrent-fuse-bidirectional: structure: one direction depends on the other}}
  %g = "tfl.unidirectional_sequence_lstm"(%back, %w, %w, %w, %w, %r, %r, %r, %r, %no, %no, %no, %b, %b, %b, %b, %no, %no, %h1, %c1, %no, %no, %no, %no) <{cell_clip = 0.0 : f32, fused_activation_function = "TANH", proj_clip = 0.0 : f32, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, none, none, none, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, none, none, tensor<2x3xf32>, tensor<2x3xf32>, none, none, none, none) -> tensor<2x6x3xf32>
  return %f, %g : tensor<2x6x3xf32>, tensor<2x6x3xf32>
}

// -----

// Simple cells, with different numbers of units.

// CHECK-LABEL: func.func @simple
// CHECK: %[[H0:.*]] = tfl.new_state
// CHECK: %[[H1:.*]] = tfl.new_state
// CHECK: %[[F:.*]], %[[B:.*]] = "tfl.bidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[H0]], %arg4, %arg5, %arg6, %[[H1]], %{{.*}}) <{fused_activation_function = "TANH", merge_outputs = false, time_major = false}>
// CHECK: return %[[F]], %[[B]]
func.func @simple(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>, %w2: tensor<2x4xf32>, %r2: tensor<2x2xf32>, %b2: tensor<2xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x2xf32>) {
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %zeros2 = "tf.Const"() <{value = dense<0.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %h0) <{fused_activation_function = "TANH", time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x6x3xf32>
  %h1 = tfl.new_state %zeros2 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  %g = "tfl.unidirectional_sequence_rnn"(%back, %w2, %r2, %b2, %h1) <{fused_activation_function = "TANH", time_major = false}> : (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x6x2xf32>
  %turned = "tf.ReverseV2"(%g, %axis) : (tensor<2x6x2xf32>, tensor<1xi32>) -> tensor<2x6x2xf32>
  return %f, %turned : tensor<2x6x3xf32>, tensor<2x6x2xf32>
}

// -----

func.func @c2_other_activation(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>) {
  %axis = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %h0 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %h0) <{fused_activation_function = "TANH", time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x6x3xf32>
  %h1 = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %back = "tf.ReverseV2"(%x, %axis) : (tensor<2x6x4xf32>, tensor<1xi32>) -> tensor<2x6x4xf32>
  // expected-remark@+1 {{recurrent-fuse-bidirectional: attribute: the directions differ in layout, activation or clipping}}
  %g = "tfl.unidirectional_sequence_rnn"(%back, %w, %r, %b, %h1) <{fused_activation_function = "RELU", time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x6x3xf32>
  return %f, %g : tensor<2x6x3xf32>, tensor<2x6x3xf32>
}
