// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks disable-rules=recurrent-fuse-block-lstm,recurrent-fuse-loop' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires
// CHECK-NOT: BlockLSTM"
// CHECK: %[[IN:.*]] = "tf.TensorListFromTensor"(%arg0
// CHECK: %[[CS:.*]] = "tf.TensorListReserve"
// CHECK: %[[H:.*]] = "tf.TensorListReserve"
// CHECK: %[[R:.*]]:5 = "tf.WhileRegion"(%{{.*}}, %arg2, %arg1, %[[CS]], %[[H]])
// CHECK: %[[X:.*]] = "tf.TensorListGetItem"(%[[IN]]
// CHECK: %[[Y:.*]]:7 = "tf.LSTMBlockCell"(%[[X]], %{{.*}}, %{{.*}}, %arg3, {{.*}}) <{cell_clip = 3.000000e+00 : f32, forget_bias = 5.000000e-01 : f32, use_peephole = true}>
// CHECK: "tf.TensorListSetItem"(%{{.*}}, %{{.*}}, %[[Y]]#1)
// CHECK: "tf.TensorListSetItem"(%{{.*}}, %{{.*}}, %[[Y]]#6)
// CHECK: "tf.TensorListStack"(%[[R]]#3
// CHECK: "tf.TensorListStack"(%[[R]]#4
func.func @fires(%x: tensor<5x?x3xf32>, %h: tensor<?x2xf32>, %c: tensor<?x2xf32>, %w: tensor<5x8xf32>, %p: tensor<2xf32>, %b: tensor<8xf32>) -> (tensor<5x?x2xf32>, tensor<5x?x2xf32>) {
  %max = "tf.Const"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
  %0:7 = "tf.BlockLSTM"(%max, %x, %c, %h, %w, %p, %p, %p, %b) <{forget_bias = 5.000000e-01 : f32, use_peephole = true}> : (tensor<i64>, tensor<5x?x3xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<5x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>)
  return %0#1, %0#6 : tensor<5x?x2xf32>, tensor<5x?x2xf32>
}

// -----

// The gates of the second version stand in another order; it clips nothing.

// CHECK-LABEL: func.func @second_version
// CHECK: %[[I:.*]] = "tf.Slice"(%arg3
// CHECK: %[[C:.*]] = "tf.Slice"(%arg3
// CHECK: %[[F:.*]] = "tf.Slice"(%arg3
// CHECK: %[[O:.*]] = "tf.Slice"(%arg3
// CHECK: %[[W:.*]] = "tf.ConcatV2"(%[[I]], %[[C]], %[[F]], %[[O]]
// CHECK: "tf.LSTMBlockCell"(%{{.*}}, %{{.*}}, %{{.*}}, %[[W]], {{.*}}) <{cell_clip = 0.000000e+00 : f32, forget_bias = 0.000000e+00 : f32, use_peephole = false}>
func.func @second_version(%x: tensor<5x?x3xf32>, %h: tensor<?x2xf32>, %c: tensor<?x2xf32>, %w: tensor<5x8xf32>, %p: tensor<2xf32>, %b: tensor<8xf32>) -> tensor<5x?x2xf32> {
  %max = "tf.Const"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
  %0:7 = "tf.BlockLSTMV2"(%max, %x, %c, %h, %w, %p, %p, %p, %b) : (tensor<i64>, tensor<5x?x3xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<5x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>)
  return %0#6 : tensor<5x?x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1_unknown_input
// CHECK: "tf.BlockLSTM"
func.func @c1_unknown_input(%x: tensor<5x?x?xf32>, %h: tensor<?x2xf32>, %w: tensor<?x8xf32>, %p: tensor<2xf32>, %b: tensor<8xf32>) -> tensor<5x?x2xf32> {
  %max = "tf.Const"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
  // expected-remark@+1 {{recurrent-expand-block-lstm: unknown-shape: a dimension of the input or the states is unknown}}
  %0:7 = "tf.BlockLSTM"(%max, %x, %h, %h, %w, %p, %p, %p, %b) : (tensor<i64>, tensor<5x?x?xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>)
  return %0#6 : tensor<5x?x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_fewer_steps
// CHECK: "tf.BlockLSTM"
func.func @c2_fewer_steps(%x: tensor<5x?x3xf32>, %h: tensor<?x2xf32>, %w: tensor<5x8xf32>, %p: tensor<2xf32>, %b: tensor<8xf32>) -> tensor<5x?x2xf32> {
  %max = "tf.Const"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
  // expected-remark@+1 {{recurrent-expand-block-lstm: shape: the op does not run over all time steps of its sequence}}
  %0:7 = "tf.BlockLSTM"(%max, %x, %h, %h, %w, %p, %p, %p, %b) : (tensor<i64>, tensor<5x?x3xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<5x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>, tensor<5x?x2xf32>)
  return %0#6 : tensor<5x?x2xf32>
}
