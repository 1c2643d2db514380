// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires
// CHECK: %[[H0:.*]] = tfl.new_state %arg1
// CHECK: %[[C0:.*]] = tfl.new_state %arg2
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0, {{.*}}%[[H0]], %[[C0]], {{.*}}time_major = false
// CHECK: %[[C:.*]] = tfl.final_state %[[C0]] after %[[Y]]
// CHECK: %[[H1:.*]] = "tf.StridedSlice"(%[[Y]]
// CHECK: return %[[Y]], %[[C]], %[[H1]]
func.func @fires(%x: tensor<2x3x4xf32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %k = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %r2 = "tf.Const"() <{value = dense<0.125> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %u:3 = "tf.Unpack"(%x) <{axis = 1 : i64}> : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  %a0 = "tf.MatMul"(%u#0, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b0 = "tf.MatMul"(%h, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z0 = "tf.AddV2"(%a0, %b0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g0:4 = "tf.Split"(%one, %z0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%g0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%g0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n0 = "tf.Tanh"(%g0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%g0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q0 = "tf.Mul"(%i0, %n0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%p0, %q0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %s0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a1 = "tf.MatMul"(%u#1, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b1 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z1 = "tf.AddV2"(%a1, %b1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g1:4 = "tf.Split"(%one, %z1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%g1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%g1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n1 = "tf.Tanh"(%g1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%g1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.Mul"(%f1, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q1 = "tf.Mul"(%i1, %n1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%p1, %q1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %s1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a2 = "tf.MatMul"(%u#2, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b2 = "tf.MatMul"(%h1, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z2 = "tf.AddV2"(%a2, %b2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g2:4 = "tf.Split"(%one, %z2) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i2 = "tf.Sigmoid"(%g2#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f2 = "tf.Sigmoid"(%g2#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n2 = "tf.Tanh"(%g2#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o2 = "tf.Sigmoid"(%g2#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p2 = "tf.Mul"(%f2, %c1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q2 = "tf.Mul"(%i2, %n2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c2 = "tf.AddV2"(%p2, %q2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s2 = "tf.Tanh"(%c2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h2 = "tf.Mul"(%o2, %s2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tf.Pack"(%h0, %h1, %h2) <{axis = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
  return %y, %c2, %h1 : tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// The third step has other weights (C1).

// CHECK-LABEL: func.func @c1_other_weights
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c1_other_weights(%x: tensor<2x3x4xf32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %k = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %r2 = "tf.Const"() <{value = dense<0.125> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %u:3 = "tf.Unpack"(%x) <{axis = 1 : i64}> : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  %a0 = "tf.MatMul"(%u#0, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b0 = "tf.MatMul"(%h, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z0 = "tf.AddV2"(%a0, %b0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g0:4 = "tf.Split"(%one, %z0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%g0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%g0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n0 = "tf.Tanh"(%g0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%g0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q0 = "tf.Mul"(%i0, %n0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%p0, %q0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %s0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a1 = "tf.MatMul"(%u#1, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b1 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z1 = "tf.AddV2"(%a1, %b1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g1:4 = "tf.Split"(%one, %z1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%g1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%g1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n1 = "tf.Tanh"(%g1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%g1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.Mul"(%f1, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q1 = "tf.Mul"(%i1, %n1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%p1, %q1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %s1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a2 = "tf.MatMul"(%u#2, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b2 = "tf.MatMul"(%h1, %r2) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z2 = "tf.AddV2"(%a2, %b2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g2:4 = "tf.Split"(%one, %z2) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i2 = "tf.Sigmoid"(%g2#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f2 = "tf.Sigmoid"(%g2#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n2 = "tf.Tanh"(%g2#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o2 = "tf.Sigmoid"(%g2#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p2 = "tf.Mul"(%f2, %c1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q2 = "tf.Mul"(%i2, %n2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c2 = "tf.AddV2"(%p2, %q2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s2 = "tf.Tanh"(%c2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the time step does not compute the same cell as the preceding one}}
  %h2 = "tf.Mul"(%o2, %s2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tf.Pack"(%h0, %h1, %h2) <{axis = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
  return %y, %c2 : tensor<2x3x3xf32>, tensor<2x3xf32>
}

// -----

func.func @c2_cell_state_read(%x: tensor<2x3x4xf32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %k = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %r2 = "tf.Const"() <{value = dense<0.125> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %u:3 = "tf.Unpack"(%x) <{axis = 1 : i64}> : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  %a0 = "tf.MatMul"(%u#0, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b0 = "tf.MatMul"(%h, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z0 = "tf.AddV2"(%a0, %b0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g0:4 = "tf.Split"(%one, %z0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%g0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%g0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n0 = "tf.Tanh"(%g0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%g0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q0 = "tf.Mul"(%i0, %n0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%p0, %q0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %s0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a1 = "tf.MatMul"(%u#1, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b1 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z1 = "tf.AddV2"(%a1, %b1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g1:4 = "tf.Split"(%one, %z1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%g1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%g1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n1 = "tf.Tanh"(%g1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%g1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.Mul"(%f1, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q1 = "tf.Mul"(%i1, %n1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%p1, %q1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %s1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a2 = "tf.MatMul"(%u#2, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b2 = "tf.MatMul"(%h1, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z2 = "tf.AddV2"(%a2, %b2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g2:4 = "tf.Split"(%one, %z2) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i2 = "tf.Sigmoid"(%g2#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f2 = "tf.Sigmoid"(%g2#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n2 = "tf.Tanh"(%g2#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o2 = "tf.Sigmoid"(%g2#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p2 = "tf.Mul"(%f2, %c1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q2 = "tf.Mul"(%i2, %n2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c2 = "tf.AddV2"(%p2, %q2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s2 = "tf.Tanh"(%c2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h2 = "tf.Mul"(%o2, %s2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tf.Pack"(%h0, %h1, %h2) <{axis = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the op reads the cell state between two time steps}}
  %read = "tf.Exp"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %y, %read : tensor<2x3x3xf32>, tensor<2x3xf32>
}

// -----

// The inputs are tensors of their own: they are packed.

// CHECK-LABEL: func.func @fires_packed
// CHECK: %[[X:.*]] = "tf.Pack"(%arg3, %arg4)
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[X]], {{.*}}time_major = true
// CHECK: %[[H:.*]] = tfl.final_state
// CHECK: return %[[H]]
func.func @fires_packed(%x: tensor<2x3x4xf32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>, %x0: tensor<2x4xf32>, %x1: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %k = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %r2 = "tf.Const"() <{value = dense<0.125> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %u:3 = "tf.Unpack"(%x) <{axis = 1 : i64}> : (tensor<2x3x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  %a0 = "tf.MatMul"(%x0, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b0 = "tf.MatMul"(%h, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z0 = "tf.AddV2"(%a0, %b0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g0:4 = "tf.Split"(%one, %z0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%g0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%g0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n0 = "tf.Tanh"(%g0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%g0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q0 = "tf.Mul"(%i0, %n0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%p0, %q0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %s0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %a1 = "tf.MatMul"(%x1, %k) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %b1 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %z1 = "tf.AddV2"(%a1, %b1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %g1:4 = "tf.Split"(%one, %z1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%g1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%g1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %n1 = "tf.Tanh"(%g1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%g1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.Mul"(%f1, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %q1 = "tf.Mul"(%i1, %n1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%p1, %q1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %s1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %s1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %h1 : tensor<2x3xf32>
}

// -----

// Simple cells, the first of which begins with zeros that are not there, and a
// layer above that reads the output of each step.

// CHECK-LABEL: func.func @simple
// CHECK: "tf.Pack"(%arg0, %arg1, %arg2)
// CHECK: "tfl.unidirectional_sequence_rnn"
// CHECK: "tfl.unidirectional_sequence_rnn"
// CHECK-NOT: tf.Tanh
// CHECK-NOT: tf.Relu
func.func @simple(%x0: tensor<2x4xf32>, %x1: tensor<2x4xf32>, %x2: tensor<2x4xf32>) -> tensor<2x2xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %b = "tf.Const"() <{value = dense<[0.1, 0.2, 0.3]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %w2 = "tf.Const"() <{value = dense<0.75> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %r2 = "tf.Const"() <{value = dense<0.125> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %0 = "tf.MatMul"(%x0, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %1 = "tf.BiasAdd"(%0, %b) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Tanh"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tf.MatMul"(%x1, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %3 = "tf.BiasAdd"(%2, %b) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %4 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %5 = "tf.AddV2"(%3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Tanh"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = "tf.MatMul"(%x2, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %7 = "tf.BiasAdd"(%6, %b) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %8 = "tf.MatMul"(%h1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %9 = "tf.AddV2"(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h2 = "tf.Tanh"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %10 = "tf.MatMul"(%h0, %w2) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %k0 = "tf.Relu"(%10) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %11 = "tf.MatMul"(%h1, %w2) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %12 = "tf.MatMul"(%k0, %r2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %13 = "tf.AddV2"(%11, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %k1 = "tf.Relu"(%13) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %14 = "tf.MatMul"(%h2, %w2) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %15 = "tf.MatMul"(%k1, %r2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %16 = "tf.AddV2"(%14, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %k2 = "tf.Relu"(%16) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %k2 : tensor<2x2xf32>
}

// -----

// Dense layers with one matrix are no recurrence: nothing comes in between.

// CHECK-LABEL: func.func @shared_dense
// CHECK-COUNT-3: "tf.Relu"
func.func @shared_dense(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %0 = "tf.MatMul"(%x, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %1 = "tf.Relu"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tf.MatMul"(%1, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %3 = "tf.Relu"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = "tf.MatMul"(%3, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %5 = "tf.Relu"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %5 : tensor<2x3xf32>
}

// -----

// C3: an input that depends on an earlier output cannot be there before.

// CHECK-LABEL: func.func @depends_on_output
// CHECK-NOT: unidirectional_sequence_rnn
func.func @depends_on_output(%x0: tensor<2x4xf32>) -> tensor<2x3xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %back = "tf.Const"() <{value = dense<0.125> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %0 = "tf.MatMul"(%x0, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Tanh"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tf.MatMul"(%h0, %back) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %x1 = "tf.Softmax"(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = "tf.MatMul"(%x1, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %3 = "tf.MatMul"(%h0, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %4 = "tf.AddV2"(%2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Tanh"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "tf.MatMul"(%h1, %back) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %x2 = "tf.Softmax"(%5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %6 = "tf.MatMul"(%x2, %w) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %7 = "tf.MatMul"(%h1, %r) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %8 = "tf.AddV2"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %h2 = "tf.Tanh"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %h2 : tensor<2x3xf32>
}
