// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks' -verify-diagnostics | FileCheck %s

// The layers are fused in one go, the last one first: each operand is then
// still the output of the time steps of the preceding layer.

// CHECK-LABEL: func.func @fires_stacked
// CHECK: %[[A:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK: %[[B:.*]] = "tfl.unidirectional_sequence_rnn"(%[[A]]
// CHECK: %[[S:.*]] = tfl.new_state
// CHECK: %[[C:.*]] = "tfl.unidirectional_sequence_rnn"(%[[B]]
// CHECK: %[[H:.*]] = tfl.final_state %[[S]] after %[[C]]
// CHECK: return %[[H]]
func.func @fires_stacked(%x: tensor<2x2x3xf32>) -> tensor<2x3xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %u0:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %a0 = "tf.MatMul"(%u0#0, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%a0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b0 = "tf.MatMul"(%u0#1, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.MatMul"(%g0, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %s0 = "tf.AddV2"(%b0, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y0 = "tf.Pack"(%g0, %h0) <{axis = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %u1:2 = "tf.Unpack"(%y0) <{axis = 0 : i64}> : (tensor<2x2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %a1 = "tf.MatMul"(%u1#0, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%a1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b1 = "tf.MatMul"(%u1#1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.MatMul"(%g1, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %s1 = "tf.AddV2"(%b1, %c1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y1 = "tf.Pack"(%g1, %h1) <{axis = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %u2:2 = "tf.Unpack"(%y1) <{axis = 0 : i64}> : (tensor<2x2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %a2 = "tf.MatMul"(%u2#0, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Tanh"(%a2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %b2 = "tf.MatMul"(%u2#1, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %c2 = "tf.MatMul"(%g2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %s2 = "tf.AddV2"(%b2, %c2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %h2 : tensor<2x3xf32>
}
