// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks disable-rules=recurrent-expand-block-lstm' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires
// CHECK: %[[C0:.*]] = tfl.new_state
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0, {{.*}}) <{cell_clip = 0.000000e+00 : f32, {{.*}}time_major = true
// CHECK: %[[C:.*]] = tfl.final_state
// CHECK: return %[[Y]], %[[C]]
func.func @fires(%x: tensor<6x2x4xf32>) -> (tensor<6x2x3xf32>, tensor<2x3xf32>) {
  %n = "tf.Const"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<7x12xf32>}> : () -> tensor<7x12xf32>
  %p = "tf.Const"() <{value = dense<0.5> : tensor<3xf32>}> : () -> tensor<3xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<12xf32>}> : () -> tensor<12xf32>
  %last = "tf.Const"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r:7 = "tf.BlockLSTM"(%n, %x, %zeros, %zeros, %w, %p, %p, %p, %b) <{cell_clip = 0.0 : f32, forget_bias = 1.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<6x2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<7x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>)
  %c = "tf.StridedSlice"(%r#1, %last, %zero, %one) <{shrink_axis_mask = 1 : i64}> : (tensor<6x2x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %r#6, %c : tensor<6x2x3xf32>, tensor<2x3xf32>
}

// -----

// All cell states are used (C3); five of six steps (C2); weights from outside
// (C1).

func.func @c1_c2_c3(%x: tensor<6x2x4xf32>, %v: tensor<7x12xf32>) -> (tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>) {
  %n = "tf.Const"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
  %five = "tf.Const"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<7x12xf32>}> : () -> tensor<7x12xf32>
  %p = "tf.Const"() <{value = dense<0.5> : tensor<3xf32>}> : () -> tensor<3xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<12xf32>}> : () -> tensor<12xf32>
  // expected-remark@+1 {{recurrent-fuse-block-lstm: structure: the result 'cs' is used by func.return}}
  %r:7 = "tf.BlockLSTM"(%n, %x, %zeros, %zeros, %w, %p, %p, %p, %b) <{cell_clip = 0.0 : f32, forget_bias = 1.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<6x2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<7x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>)
  // expected-remark@+1 {{recurrent-fuse-block-lstm: shape: the op does not run over all time steps of its sequence}}
  %s:7 = "tf.BlockLSTM"(%five, %x, %zeros, %zeros, %w, %p, %p, %p, %b) <{cell_clip = 0.0 : f32, forget_bias = 1.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<6x2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<7x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>)
  // expected-remark@+1 {{recurrent-fuse-block-lstm: not-constant: the weights are not constants of the expected shapes}}
  %t:7 = "tf.BlockLSTM"(%n, %x, %zeros, %zeros, %v, %p, %p, %p, %b) <{cell_clip = 0.0 : f32, forget_bias = 1.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<6x2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<7x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>)
  return %r#1, %s#6, %t#6 : tensor<6x2x3xf32>, tensor<6x2x3xf32>, tensor<6x2x3xf32>
}
