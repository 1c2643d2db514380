// Time steps with a mask.

// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks verify' -cse -canonicalize -verify-diagnostics | FileCheck %s

// Keras's unroll=True with a mask: the op reads the valid time steps only.

// CHECK-LABEL: func.func @fires
// CHECK: %[[I:.*]] = "tf.ArgMax"
// CHECK: %[[X:.*]] = "tf.GatherV2"({{.*}}, %[[I]]
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[X]]
// CHECK: %[[L:.*]] = "tf.GatherV2"(%[[Y]]
// CHECK: %[[H:.*]] = "tf.SelectV2"({{.*}}, %[[L]], %arg2)
// CHECK: return %[[H]]
// CHECK-NOT: tf.Sigmoid
func.func @fires(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// All outputs: masked time steps repeat the preceding one.

// CHECK-LABEL: func.func @fires_outputs
// CHECK: "tfl.unidirectional_sequence_lstm"
// CHECK: %[[Y:.*]] = "tf.SelectV2"({{.*}} -> tensor<2x2x3xf32>
// CHECK: %[[T:.*]] = "tf.Transpose"(%[[Y]]
// CHECK: return %[[T]]
func.func @fires_outputs(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tf.Pack"(%hm0, %hm1) <{axis = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  return %y : tensor<2x2x3xf32>
}

// -----

// C4: the cell state has the mask of another time step.

// CHECK-LABEL: func.func @c4_other_mask_of_cell
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_other_mask_of_cell(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#1, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the states of the time steps have different masks}}
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// C4: a masked time step does not keep the state.

// CHECK-LABEL: func.func @c4_state_kept_from_elsewhere
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_state_kept_from_elsewhere(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the states of the time steps have different masks}}
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// C4: only the hidden state is masked.

// CHECK-LABEL: func.func @c4_hidden_only
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_hidden_only(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %c0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the states of the time steps have different masks}}
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// C4: one time step is valid where the other is masked.

// CHECK-LABEL: func.func @c4_inverted_mask
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_inverted_mask(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h, %h0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c, %c0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the states of the time steps have different masks}}
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// C4: the flags are no sequence.

// CHECK-LABEL: func.func @c4_other_order
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_other_order(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the mask or the input has other time steps than the layer}}
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#0, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %hm1 : tensor<2x3xf32>
}

// -----

// C2: the model reads an output before the mask.

// CHECK-LABEL: func.func @c2_unmasked_output
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c2_unmasked_output(%x: tensor<2x2x4xf32>, %mask: tensor<2x2x1xi1>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %xs:2 = "tf.Unpack"(%x) <{axis = 0 : i64}> : (tensor<2x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %m:2 = "tf.Unpack"(%mask) <{axis = 0 : i64}> : (tensor<2x2x1xi1>) -> (tensor<2x1xi1>, tensor<2x1xi1>)
  %p0 = "tf.MatMul"(%xs#0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q0 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s0 = "tf.AddV2"(%p0, %q0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z0:4 = "tf.Split"(%axis, %s0) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i0 = "tf.Sigmoid"(%z0#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f0 = "tf.Sigmoid"(%z0#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g0 = "tf.Tanh"(%z0#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o0 = "tf.Sigmoid"(%z0#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k0 = "tf.Mul"(%f0, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l0 = "tf.Mul"(%i0, %g0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c0 = "tf.AddV2"(%k0, %l0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t0 = "tf.Tanh"(%c0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h0 = "tf.Mul"(%o0, %t0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm0 = "tf.SelectV2"(%m#0, %h0, %h) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %cm0 = "tf.SelectV2"(%m#0, %c0, %c) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p1 = "tf.MatMul"(%xs#1, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
  %q1 = "tf.MatMul"(%hm0, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
  %s1 = "tf.AddV2"(%p1, %q1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
  %z1:4 = "tf.Split"(%axis, %s1) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  %i1 = "tf.Sigmoid"(%z1#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f1 = "tf.Sigmoid"(%z1#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %g1 = "tf.Tanh"(%z1#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %o1 = "tf.Sigmoid"(%z1#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %k1 = "tf.Mul"(%f1, %cm0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %l1 = "tf.Mul"(%i1, %g1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c1 = "tf.AddV2"(%k1, %l1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t1 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %h1 = "tf.Mul"(%o1, %t1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %hm1 = "tf.SelectV2"(%m#1, %h1, %hm0) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: structure: the op reads an intermediate value of a time step}}
  %e = "tf.Exp"(%h0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %sum = "tf.AddV2"(%e, %hm1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %sum : tensor<2x3xf32>
}
