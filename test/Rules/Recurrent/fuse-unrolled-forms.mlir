// Forms in which frameworks write the same time steps.

// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks verify' -canonicalize -verify-diagnostics | FileCheck %s

// PyTorch exports time steps of shape [1, batch, units]. One matmul computes the
// input projection of all time steps, with a copy of the matrix for each. The
// first time step reads a constant, because its state is zeros.

// CHECK-LABEL: func.func @fires_torch
// CHECK-NOT: tf.Einsum
// CHECK: %[[S:.*]] = tfl.new_state
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0, {{.*}}time_major = true
// CHECK: %[[H:.*]] = tfl.final_state %[[S]] after %[[Y]]
// CHECK: %[[R:.*]] = "tf.Reshape"(%[[H]]
// CHECK-NOT: tf.Tanh
// CHECK: return %[[Y]], %[[R]]
func.func @fires_torch(%x: tensor<3x2x4xf32>) -> (tensor<3x2x3xf32>, tensor<1x2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y, %h2 : tensor<3x2x3xf32>, tensor<1x2x3xf32>
}

// -----

// The backward direction: the last time step comes first, and the outputs are in
// the order of the input.

// CHECK-LABEL: func.func @fires_backwards
// CHECK: %[[X:.*]] = "tf.ReverseV2"(%arg0
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%[[X]]
// CHECK: %[[B:.*]] = "tf.ReverseV2"(%[[Y]]
// CHECK: return %[[B]]
func.func @fires_backwards(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h2, %h1, %h0, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// A part of the time steps.

// CHECK-LABEL: func.func @fires_part
// CHECK: %[[X:.*]] = "tf.StridedSlice"(%arg0, {{.*}}-> tensor<3x2x4xf32>
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[X]]
func.func @fires_part(%x: tensor<4x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x4x3xf32>}> : () -> tensor<4x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at3 = "tf.Const"() <{value = dense<[3, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<4x2x4xf32>, tensor<4x4x3xf32>) -> tensor<4x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<4x2x3xf32>, tensor<1x1x3xf32>) -> tensor<4x2x3xf32>
  %p0 = "tf.Slice"(%p, %at1, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at2, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at3, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// Time steps that are not successive are packed in the order in which they are
// read.

// CHECK-LABEL: func.func @fires_other_order
// CHECK: %[[A:.*]] = "tf.Slice"(%[[P:.*]], %{{.*}}, %{{.*}})
// CHECK: %[[B:.*]] = "tf.Slice"(%[[P]]
// CHECK: %[[C:.*]] = "tf.Slice"(%[[P]]
// CHECK: %[[X:.*]] = "tf.ConcatV2"(%[[A]], %[[B]], %[[C]]
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[X]]
func.func @fires_other_order(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// A Concat that is not the sequence of outputs reads single time steps.

// CHECK-LABEL: func.func @fires_outputs_in_other_order
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK-DAG: %[[H:.*]] = tfl.final_state
// CHECK: "tf.ConcatV2"
func.func @fires_outputs_in_other_order(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h2, %h1, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// The input projection has another matrix for the last time step: it stays
// outside of the op.

// CHECK-LABEL: func.func @fires_other_projection
// CHECK: %[[M:.*]] = "tf.Einsum"(%arg0
// CHECK: %[[P:.*]] = "tf.AddV2"(%[[M]]
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[P]]
func.func @fires_other_projection(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<[[[1.0, 2.0, 3.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 3.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 4.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// C1: the first time step adds other values in each row of the batch. The others
// are a layer that starts with its output.

// CHECK-LABEL: func.func @c1_other_rows
// CHECK: %[[H:.*]] = "tf.Tanh"
// CHECK: %[[S:.*]] = tfl.new_state
// CHECK: "tfl.unidirectional_sequence_rnn"({{.*}}, %[[S]]){{.*}}tensor<2x2x3xf32>
func.func @c1_other_rows(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<[[[0.125, 0.125, 0.125], [0.125, 0.125, 0.5]]]> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// C1: the first time step has another bias.

// CHECK-LABEL: func.func @c1_other_bias
// CHECK: "tf.Tanh"
// CHECK: "tfl.unidirectional_sequence_rnn"({{.*}}tensor<2x2x3xf32>
func.func @c1_other_bias(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.5> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// C2: the model reads the argument of an activation.

// CHECK-LABEL: func.func @c2_intermediate_value
// CHECK-NOT: tfl.unidirectional_sequence_rnn
func.func @c2_intermediate_value(%x: tensor<3x2x4xf32>) -> (tensor<3x2x3xf32>, tensor<1x2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y, %s1 : tensor<3x2x3xf32>, tensor<1x2x3xf32>
}

// -----

// The second layer starts with the final state of the first one.

// CHECK-LABEL: func.func @fires_decoder
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"({{.*}} -> tensor<3x2x3xf32>
// CHECK: %[[H:.*]] = tfl.final_state
// CHECK: "tf.Reshape"(%[[H]]
// CHECK: "tfl.unidirectional_sequence_rnn"({{.*}} -> tensor<2x2x3xf32>
// CHECK-NOT: tf.Tanh
func.func @fires_decoder(%x: tensor<5x2x4xf32>) -> tensor<2x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<5x4x3xf32>}> : () -> tensor<5x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at3 = "tf.Const"() <{value = dense<[3, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at4 = "tf.Const"() <{value = dense<[4, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<5x2x4xf32>, tensor<5x4x3xf32>) -> tensor<5x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<5x2x3xf32>, tensor<1x1x3xf32>) -> tensor<5x2x3xf32>
  %r2 = "tf.Const"() <{value = dense<0.75> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p3 = "tf.Slice"(%p, %at3, %rank3) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f3 = "tf.Reshape"(%h2, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q3 = "tf.MatMul"(%f3, %r2) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d3 = "tf.AddV2"(%q3, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g3 = "tf.Reshape"(%d3, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s3 = "tf.AddV2"(%p3, %g3) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h3 = "tf.Tanh"(%s3) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p4 = "tf.Slice"(%p, %at4, %rank3) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f4 = "tf.Reshape"(%h3, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q4 = "tf.MatMul"(%f4, %r2) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d4 = "tf.AddV2"(%q4, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g4 = "tf.Reshape"(%d4, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s4 = "tf.AddV2"(%p4, %g4) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h4 = "tf.Tanh"(%s4) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h3, %h4, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<2x2x3xf32>
  return %y : tensor<2x2x3xf32>
}

// -----

// C1: the last time step has other weights.

// CHECK-LABEL: func.func @c1_last_time_step_differs
// CHECK: "tfl.unidirectional_sequence_rnn"({{.*}} -> tensor<3x2x3xf32>
// CHECK: %[[H:.*]] = "tf.Tanh"
// CHECK: return %[[H]]
func.func @c1_last_time_step_differs(%x: tensor<4x2x4xf32>) -> tensor<1x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x4x3xf32>}> : () -> tensor<4x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at3 = "tf.Const"() <{value = dense<[3, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<4x2x4xf32>, tensor<4x4x3xf32>) -> tensor<4x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<4x2x3xf32>, tensor<1x1x3xf32>) -> tensor<4x2x3xf32>
  %r2 = "tf.Const"() <{value = dense<0.75> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p3 = "tf.Slice"(%p, %at3, %rank3) : (tensor<4x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f3 = "tf.Reshape"(%h2, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q3 = "tf.MatMul"(%f3, %r2) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d3 = "tf.AddV2"(%q3, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g3 = "tf.Reshape"(%d3, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s3 = "tf.AddV2"(%p3, %g3) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h3 = "tf.Tanh"(%s3) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  return %h3 : tensor<1x2x3xf32>
}

// -----

// JAX joins many values in groups.

// CHECK-LABEL: func.func @fires_joined_in_groups
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK-NOT: tf.ConcatV2
// CHECK: return %[[Y]]
func.func @fires_joined_in_groups(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %a = "tf.ConcatV2"(%h0, %h1, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<2x2x3xf32>
  %y = "tf.ConcatV2"(%a, %h2, %zero) : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}

// -----

// A group with another user stays.

// CHECK-LABEL: func.func @fires_group_read_elsewhere
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK: %[[A:.*]] = "tf.ConcatV2"
// CHECK: return %[[Y]], %[[A]]
func.func @fires_group_read_elsewhere(%x: tensor<3x2x4xf32>) -> (tensor<3x2x3xf32>, tensor<2x2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x4x3xf32>}> : () -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %a = "tf.ConcatV2"(%h0, %h1, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<2x2x3xf32>
  %y = "tf.ConcatV2"(%a, %h2, %zero) : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y, %a : tensor<3x2x3xf32>, tensor<2x2x3xf32>
}

// -----

// The copies of a large matrix are not folded.

// CHECK-LABEL: func.func @fires_broadcast_matrix
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0
// CHECK-NOT: tf.Tanh
func.func @fires_broadcast_matrix(%x: tensor<3x2x4xf32>) -> tensor<3x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %w2 = "tf.Const"() <{value = dense<[[0.5, 0.25, 0.125], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]]> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %sizes = "tf.Const"() <{value = dense<[3, 4, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %w = "tf.BroadcastTo"(%w2, %sizes) : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<3x4x3xf32>
  %b = "tf.Const"() <{value = dense<[[[0.1, 0.2, 0.3]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %first = "tf.Const"() <{value = dense<0.125> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %c = "tf.Const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
  %rank2 = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %rank3 = "tf.Const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at0 = "tf.Const"() <{value = dense<[0, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at1 = "tf.Const"() <{value = dense<[1, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %at2 = "tf.Const"() <{value = dense<[2, 0, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %m = "tf.Einsum"(%x, %w) <{equation = "acb,abd->acd"}> : (tensor<3x2x4xf32>, tensor<3x4x3xf32>) -> tensor<3x2x3xf32>
  %p = "tf.AddV2"(%m, %b) : (tensor<3x2x3xf32>, tensor<1x1x3xf32>) -> tensor<3x2x3xf32>
  %p0 = "tf.Slice"(%p, %at0, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s0 = "tf.AddV2"(%p0, %first) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h0 = "tf.Tanh"(%s0) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p1 = "tf.Slice"(%p, %at1, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f1 = "tf.Reshape"(%h0, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q1 = "tf.MatMul"(%f1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d1 = "tf.AddV2"(%q1, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Reshape"(%d1, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s1 = "tf.AddV2"(%p1, %g1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h1 = "tf.Tanh"(%s1) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %p2 = "tf.Slice"(%p, %at2, %rank3) : (tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %f2 = "tf.Reshape"(%h1, %rank2) : (tensor<1x2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %q2 = "tf.MatMul"(%f2, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d2 = "tf.AddV2"(%q2, %c) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %g2 = "tf.Reshape"(%d2, %rank3) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
  %s2 = "tf.AddV2"(%p2, %g2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %h2 = "tf.Tanh"(%s2) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %y = "tf.ConcatV2"(%h0, %h1, %h2, %zero) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>) -> tensor<3x2x3xf32>
  return %y : tensor<3x2x3xf32>
}
