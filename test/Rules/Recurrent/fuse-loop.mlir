// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks' -verify-diagnostics | FileCheck %s

// Keras 3: LSTM(3, return_sequences=True, return_state=True). The columns of the
// gates are in the order input, forget, cell, output.

// CHECK-LABEL: func.func @fires
// CHECK-SAME: (%[[X:.*]]: tensor<?x6x4xf32>)
// CHECK-NOT: tf.While
// CHECK-DAG: %[[FILL:.*]] = "tf.Fill"
// CHECK-DAG: %[[H0:.*]] = tfl.new_state %{{.*}} : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-DAG: %[[C0:.*]] = tfl.new_state %{{.*}} : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[X]], {{.*}}%[[H0]], %[[C0]], {{.*}}) <{cell_clip = 0.000000e+00 : f32, diagonal_recurrent_tensors = false, fused_activation_function = "TANH", proj_clip = 0.000000e+00 : f32, time_major = false}>
// CHECK-SAME: -> tensor<?x6x3xf32>
// CHECK: %[[C:.*]] = tfl.final_state %[[C0]] after %[[Y]]
// CHECK: %[[H:.*]] = tfl.final_state %[[H0]] after %[[Y]]
// CHECK: return %[[Y]], %[[H]], %[[C]]
func.func @fires(%x: tensor<?x6x4xf32>) -> (tensor<?x6x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %perm = "tf.Const"() <{value = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %begin = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %units = "tf.Const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %float0 = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %shape = "tf.Shape"(%x) : (tensor<?x6x4xf32>) -> tensor<3xi32>
  %batch = "tf.StridedSlice"(%shape, %begin, %one, %one) <{shrink_axis_mask = 1 : i64}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %size = "tf.Pack"(%batch, %units) : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %zeros = "tf.Fill"(%size, %float0) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %tm = "tf.Transpose"(%x, %perm) : (tensor<?x6x4xf32>, tensor<3xi32>) -> tensor<6x?x4xf32>
  %in = "tf.TensorListFromTensor"(%tm, %dims) : (tensor<6x?x4xf32>, tensor<2xi32>) -> tensor<!tf_type.variant<tensor<?x4xf32>>>
  %out = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:6 = "tf.While"(%zero, %six, %out, %zeros, %zeros, %in) <{body = @fires_body, cond = @fires_cond, is_stateless = true}> : (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>) -> (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>)
  %stack = "tf.TensorListStack"(%r#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  %y = "tf.Transpose"(%stack, %perm) : (tensor<6x?x3xf32>, tensor<3xi32>) -> tensor<?x6x3xf32>
  return %y, %r#3, %r#4 : tensor<?x6x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}
func.func private @fires_cond(%t: tensor<i32>, %n: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %in: tensor<!tf_type.variant<tensor<?x4xf32>>>) -> tensor<i1> {
  %0 = "tf.Less"(%t, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @fires_body(%t: tensor<i32>, %n: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %in: tensor<!tf_type.variant<tensor<?x4xf32>>>) -> (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %bias = "tf.Const"() <{value = dense<1.0> : tensor<12xf32>}> : () -> tensor<12xf32>
  %x = "tf.TensorListGetItem"(%in, %t, %dims) : (tensor<!tf_type.variant<tensor<?x4xf32>>>, tensor<i32>, tensor<2xi32>) -> tensor<?x4xf32>
  %0 = "tf.MatMul"(%x, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
  %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
  %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
  %3 = "tf.BiasAdd"(%2, %bias) : (tensor<?x12xf32>, tensor<12xf32>) -> tensor<?x12xf32>
  %z:4 = "tf.Split"(%one, %3) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %5 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %c1 = "tf.AddV2"(%4, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %h1 = "tf.Mul"(%o, %6) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %out1 = "tf.TensorListSetItem"(%out, %t, %h1) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %t1, %n, %out1, %h1, %c1, %in : tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>
}

// -----

// A simple cell with a region, the steps counted down, one more than there are
// steps of x (C5).

func.func @c5_other_length(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %seven = "tf.Const"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: shape: the loop does not run over all time steps of its sequence}}
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %seven) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @fires_simple_cell
// CHECK: %[[H:.*]] = tfl.new_state
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%arg0, {{.*}}, %[[H]]) <{fused_activation_function = "RELU", time_major = false}>
// CHECK: %[[LAST:.*]] = tfl.final_state %[[H]] after %[[Y]]
// CHECK: return %[[LAST]]
func.func @fires_simple_cell(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// For a batch of one Keras 3 adds the state's product as if it were a bias.

// CHECK-LABEL: func.func @fires_batch_of_one
// CHECK-NOT: tf.While
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, {{.*}}) <{fused_activation_function = "TANH", time_major = false}>
func.func @fires_batch_of_one(%x: tensor<1x6x4xf32>) -> tensor<1x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<1x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<1x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<1x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<1x3xf32>
    %3 = "tf.Squeeze"(%2) : (tensor<1x3xf32>) -> tensor<3xf32>
    %4 = "tf.BiasAdd"(%1, %3) : (tensor<1x3xf32>, tensor<3xf32>) -> tensor<1x3xf32>
    %5 = "tf.Tanh"(%4) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %6 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%6, %5) : (tensor<i32>, tensor<1x3xf32>) -> ()
  }) : (tensor<i32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3xf32>)
  return %r#1 : tensor<1x3xf32>
}

// -----

// The op does not support the activation (C2), the weights are an input (C3).

func.func @c2_activation(%x: tensor<2x6x4xf32>, %kernel: tensor<4x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: activation: the activation is sigmoid, which the fused op does not support}}
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Sigmoid"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  // expected-remark@+1 {{recurrent-fuse-loop: not-constant: the weights of a gate are not constant: tf.MatMul}}
  %s:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1, %s#1 : tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// The list is longer than the loop; each step writes the first of six elements.
// The rest of both is zeros (C6).

func.func @c6_some_elements(%x: tensor<2x6x4xf32>, %h: tensor<2x3xf32>) -> (tensor<8x2x3xf32>, tensor<6x2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %eight = "tf.Const"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %l8 = "tf.TensorListReserve"(%dims, %eight) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  %l6 = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: the loop does not write all elements of a list}}
  %a:3 = "tf.WhileRegion"(%zero, %h, %l8) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %s: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %less = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%less) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %s: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %u = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %x_t = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %0 = "tf.MatMul"(%x_t, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %1 = "tf.MatMul"(%s, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.Tanh"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %m = "tf.TensorListSetItem"(%l, %t, %3) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    "tf.Yield"(%u, %3, %m) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y_a = "tf.TensorListStack"(%a#2, %dims) <{num_elements = 8 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<8x2x3xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: the loop does not write all elements of a list}}
  %b:3 = "tf.WhileRegion"(%zero, %h, %l6) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %s: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %less = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%less) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %s: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %u = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %x_t = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %0 = "tf.MatMul"(%x_t, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %1 = "tf.MatMul"(%s, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.Tanh"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %m = "tf.TensorListSetItem"(%l, %zero, %3) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    "tf.Yield"(%u, %3, %m) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y_b = "tf.TensorListStack"(%b#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y_a, %y_b : tensor<8x2x3xf32>, tensor<6x2x3xf32>
}

// -----

// No activation; the last five steps only.

// CHECK-LABEL: func.func @fires_part
// CHECK: %[[X:.*]] = "tf.StridedSlice"(%arg0, {{.*}}) <{begin_mask = 1 : i64, {{.*}}end_mask = 3 : i64{{.*}}}> : {{.*}} -> tensor<2x5x4xf32>
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[X]], {{.*}}) <{fused_activation_function = "NONE", time_major = false}>
func.func @fires_part(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %five) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %next = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %0 = "tf.GatherV2"(%x, %next, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %3) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// What the body makes of the input before and of the output after the cell is
// made of all steps at once; the carried value that nothing reads is its last.

// CHECK-LABEL: func.func @fires_computed
// CHECK: %[[X:.*]] = "tf.Sub"(%arg0, {{.*}}) : (tensor<2x6x4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%[[X]],
// CHECK: "tf.Softmax"(%[[Y]]) : (tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
// CHECK-NOT: tf.WhileRegion
func.func @fires_computed(%x: tensor<2x6x4xf32>) -> (tensor<6x2x3xf32>, tensor<2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %shift = "tf.Const"() <{value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  %r:4 = "tf.WhileRegion"(%zero, %zeros, %zeros, %list) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %p: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %p: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %moved = "tf.Sub"(%0, %shift) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%moved, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %soft = "tf.Softmax"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %next = "tf.TensorListSetItem"(%l, %t, %soft) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4, %soft, %next) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y = "tf.TensorListStack"(%r#3, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y, %r#2 : tensor<6x2x3xf32>, tensor<2x3xf32>
}

// -----

// The output is summed over the batch (C6).

// CHECK-LABEL: func.func @c6_looks_at_other_rows
func.func @c6_looks_at_other_rows(%x: tensor<2x6x4xf32>) -> (tensor<6x2x3xf32>, tensor<2x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %shift = "tf.Const"() <{value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: a state is computed by tf.Sub}}
  %r:4 = "tf.WhileRegion"(%zero, %zeros, %zeros, %list) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %p: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %p: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %moved = "tf.Sub"(%0, %shift) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%moved, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %axis = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %sum = "tf.Sum"(%4, %axis) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<1x3xf32>
    %soft = "tf.Sub"(%4, %sum) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %next = "tf.TensorListSetItem"(%l, %t, %soft) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4, %soft, %next) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y = "tf.TensorListStack"(%r#3, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y, %r#2 : tensor<6x2x3xf32>, tensor<2x3xf32>
}

// -----

// From the last step to the first.

// CHECK-LABEL: func.func @fires_downwards
// CHECK: %[[X:.*]] = "tf.ReverseV2"(%arg0,
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[X]],
func.func @fires_downwards(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r:2 = "tf.WhileRegion"(%five, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GreaterEqual"(%t, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.Sub"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// The counter goes down, and has to stay below something (C1).

// CHECK-LABEL: func.func @c1_runs_away
// CHECK: tf.WhileRegion
func.func @c1_runs_away(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: its induction variable moves away from the bound}}
  %r:2 = "tf.WhileRegion"(%five, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.LessEqual"(%t, %five) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.Sub"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// Every second time step, the last one first: x[:, 5], x[:, 3], x[:, 1].

// CHECK-LABEL: func.func @fires_every_second_step
// CHECK-DAG: %[[BEGIN:.*]] = "tf.Const"() <{value = dense<[0, 1]>
// CHECK-DAG: %[[END:.*]] = "tf.Const"() <{value = dense<0> : tensor<2xi32>}>
// CHECK-DAG: %[[STRIDES:.*]] = "tf.Const"() <{value = dense<[1, 2]>
// CHECK: %[[PART:.*]] = "tf.StridedSlice"(%arg0, %[[BEGIN]], %[[END]], %[[STRIDES]]) <{{{.*}}end_mask = 3 : i64{{.*}} -> tensor<2x3x4xf32>
// CHECK: %[[REVERSED:.*]] = "tf.ReverseV2"(%[[PART]]
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[REVERSED]]
func.func @fires_every_second_step(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %two = "tf.Const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.WhileRegion"(%five, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GreaterEqual"(%t, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.Sub"(%t, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// x[:, 2 * t + 1] for t < 2.

// CHECK-LABEL: func.func @fires_multiple_of_counter
// CHECK-DAG: %[[BEGIN:.*]] = "tf.Const"() <{value = dense<[0, 1]>
// CHECK-DAG: %[[END:.*]] = "tf.Const"() <{value = dense<[0, -2]>
// CHECK-DAG: %[[STRIDES:.*]] = "tf.Const"() <{value = dense<[1, 2]>
// CHECK: %[[PART:.*]] = "tf.StridedSlice"(%arg0, %[[BEGIN]], %[[END]], %[[STRIDES]]) {{.*}} -> tensor<2x2x4xf32>
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[PART]]
func.func @fires_multiple_of_counter(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %two = "tf.Const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %two) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %twice = "tf.Mul"(%two, %t) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %odd = "tf.AddV2"(%twice, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %0 = "tf.GatherV2"(%x, %odd, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// The square of the counter is no such index.

// CHECK-LABEL: func.func @c1_square_of_counter
// CHECK: tf.WhileRegion
func.func @c1_square_of_counter(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %two = "tf.Const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  // expected-remark@+1 {{a gate reads a value that is not a time step of a sequence}}
  %r:2 = "tf.WhileRegion"(%zero, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %two) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>):
    %twice = "tf.Mul"(%t, %t) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %odd = "tf.AddV2"(%twice, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %0 = "tf.GatherV2"(%x, %odd, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Relu"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// Each value is used twice by the next one: no work for each of the many ways
// through them.

// CHECK-LABEL: func.func @fires_doubled
// CHECK-COUNT-40: tf.Mul
// CHECK: "tfl.unidirectional_sequence_rnn"
// CHECK-NOT: tf.WhileRegion
func.func @fires_doubled(%x: tensor<2x6x4xf32>) -> tensor<6x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  %r:3 = "tf.WhileRegion"(%zero, %zeros, %list) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %d0 = "tf.Mul"(%0, %0) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d1 = "tf.Mul"(%d0, %d0) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d2 = "tf.Mul"(%d1, %d1) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d3 = "tf.Mul"(%d2, %d2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d4 = "tf.Mul"(%d3, %d3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d5 = "tf.Mul"(%d4, %d4) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d6 = "tf.Mul"(%d5, %d5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d7 = "tf.Mul"(%d6, %d6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d8 = "tf.Mul"(%d7, %d7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d9 = "tf.Mul"(%d8, %d8) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d10 = "tf.Mul"(%d9, %d9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d11 = "tf.Mul"(%d10, %d10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d12 = "tf.Mul"(%d11, %d11) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d13 = "tf.Mul"(%d12, %d12) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d14 = "tf.Mul"(%d13, %d13) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d15 = "tf.Mul"(%d14, %d14) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d16 = "tf.Mul"(%d15, %d15) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d17 = "tf.Mul"(%d16, %d16) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d18 = "tf.Mul"(%d17, %d17) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d19 = "tf.Mul"(%d18, %d18) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d20 = "tf.Mul"(%d19, %d19) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d21 = "tf.Mul"(%d20, %d20) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d22 = "tf.Mul"(%d21, %d21) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d23 = "tf.Mul"(%d22, %d22) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d24 = "tf.Mul"(%d23, %d23) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d25 = "tf.Mul"(%d24, %d24) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d26 = "tf.Mul"(%d25, %d25) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d27 = "tf.Mul"(%d26, %d26) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d28 = "tf.Mul"(%d27, %d27) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d29 = "tf.Mul"(%d28, %d28) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d30 = "tf.Mul"(%d29, %d29) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d31 = "tf.Mul"(%d30, %d30) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d32 = "tf.Mul"(%d31, %d31) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d33 = "tf.Mul"(%d32, %d32) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d34 = "tf.Mul"(%d33, %d33) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d35 = "tf.Mul"(%d34, %d34) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d36 = "tf.Mul"(%d35, %d35) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d37 = "tf.Mul"(%d36, %d36) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d38 = "tf.Mul"(%d37, %d37) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %d39 = "tf.Mul"(%d38, %d38) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%d39, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %next = "tf.TensorListSetItem"(%l, %t, %4) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4, %next) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y = "tf.TensorListStack"(%r#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y : tensor<6x2x3xf32>
}

// -----

// The same with the number of the step, which this is none of (C1).

// CHECK-LABEL: func.func @c1_doubled_index
// CHECK: tf.WhileRegion
func.func @c1_doubled_index(%x: tensor<2x6x4xf32>) -> tensor<6x2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: a gate reads a value that is not a time step of a sequence: tf.GatherV2}}
  %r:3 = "tf.WhileRegion"(%zero, %zeros, %list) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>):
    %d0 = "tf.AddV2"(%t, %t) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d1 = "tf.AddV2"(%d0, %d0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d2 = "tf.AddV2"(%d1, %d1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d3 = "tf.AddV2"(%d2, %d2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d4 = "tf.AddV2"(%d3, %d3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d5 = "tf.AddV2"(%d4, %d4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d6 = "tf.AddV2"(%d5, %d5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d7 = "tf.AddV2"(%d6, %d6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d8 = "tf.AddV2"(%d7, %d7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d9 = "tf.AddV2"(%d8, %d8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d10 = "tf.AddV2"(%d9, %d9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d11 = "tf.AddV2"(%d10, %d10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d12 = "tf.AddV2"(%d11, %d11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d13 = "tf.AddV2"(%d12, %d12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d14 = "tf.AddV2"(%d13, %d13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d15 = "tf.AddV2"(%d14, %d14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d16 = "tf.AddV2"(%d15, %d15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d17 = "tf.AddV2"(%d16, %d16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d18 = "tf.AddV2"(%d17, %d17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d19 = "tf.AddV2"(%d18, %d18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d20 = "tf.AddV2"(%d19, %d19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d21 = "tf.AddV2"(%d20, %d20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d22 = "tf.AddV2"(%d21, %d21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d23 = "tf.AddV2"(%d22, %d22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d24 = "tf.AddV2"(%d23, %d23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d25 = "tf.AddV2"(%d24, %d24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d26 = "tf.AddV2"(%d25, %d25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d27 = "tf.AddV2"(%d26, %d26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d28 = "tf.AddV2"(%d27, %d27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d29 = "tf.AddV2"(%d28, %d28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d30 = "tf.AddV2"(%d29, %d29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d31 = "tf.AddV2"(%d30, %d30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d32 = "tf.AddV2"(%d31, %d31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d33 = "tf.AddV2"(%d32, %d32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d34 = "tf.AddV2"(%d33, %d33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d35 = "tf.AddV2"(%d34, %d34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d36 = "tf.AddV2"(%d35, %d35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d37 = "tf.AddV2"(%d36, %d36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d38 = "tf.AddV2"(%d37, %d37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d39 = "tf.AddV2"(%d38, %d38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %0 = "tf.GatherV2"(%x, %d39, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %next = "tf.TensorListSetItem"(%l, %t, %4) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4, %next) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>) -> (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>)
  %y = "tf.TensorListStack"(%r#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y : tensor<6x2x3xf32>
}

// -----

// A second counter, which begins at the largest number, is there behind it.

// CHECK-LABEL: func.func @fires_counter_wraps
// CHECK: %[[N:.*]] = "tf.Const"() <{value = dense<-2147483643> : tensor<i32>}>
// CHECK: return %{{.*}}, %[[N]] :
func.func @fires_counter_wraps(%x: tensor<2x6x4xf32>) -> (tensor<6x2x3xf32>, tensor<i32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %most = "tf.Const"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  %r:4 = "tf.WhileRegion"(%zero, %zeros, %list, %most) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>, %n: tensor<i32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %l: tensor<!tf_type.variant<tensor<2x3xf32>>>, %n: tensor<i32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %next = "tf.TensorListSetItem"(%l, %t, %4) : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>, tensor<2x3xf32>) -> tensor<!tf_type.variant<tensor<2x3xf32>>>
    %5 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "tf.AddV2"(%n, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%5, %4, %next, %6) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>) -> (tensor<i32>, tensor<2x3xf32>, tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<i32>)
  %y = "tf.TensorListStack"(%r#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<2x3xf32>>>, tensor<2xi32>) -> tensor<6x2x3xf32>
  return %y, %r#3 : tensor<6x2x3xf32>, tensor<i32>
}

// -----

// The end of the steps, which begin at 1, is beyond 64 bits.

// CHECK-LABEL: func.func @near_miss_bound_overflows
// CHECK: "tf.WhileRegion"
func.func @near_miss_bound_overflows(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %first = "tf.Const"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
  %most = "tf.Const"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: shape: the loop does not run over all time steps of its sequence}}
  %r:2 = "tf.WhileRegion"(%first, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i64>, %h: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %most) : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i64>, %h: tensor<2x3xf32>):
    %5 = "tf.AddV2"(%t, %one) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %0 = "tf.GatherV2"(%x, %5, %axis) : (tensor<2x6x4xf32>, tensor<i64>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Tanh"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "tf.Yield"(%5, %4) : (tensor<i64>, tensor<2x3xf32>) -> ()
  }) : (tensor<i64>, tensor<2x3xf32>) -> (tensor<i64>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// An LSTM with activation="relu".

// CHECK-LABEL: func.func @fires_lstm_relu
// CHECK: "tfl.unidirectional_sequence_lstm"(%arg0, {{.*}}) <{{{.*}}fused_activation_function = "RELU"
func.func @fires_lstm_relu(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %r:3 = "tf.WhileRegion"(%zero, %zeros, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %z:4 = "tf.Split"(%one, %3) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %g = "tf.Relu"(%z#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Mul"(%f, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.Mul"(%g, %i) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %c1 = "tf.AddV2"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "tf.Relu"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %h1 = "tf.Mul"(%6, %o) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %h1, %c1) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// Two activations (C2).

func.func @c2_two_activations(%x: tensor<2x6x4xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %zeros = "tf.Const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  // expected-remark@+1 {{recurrent-fuse-loop: activation: the activation of the cell state is tanh, that of the candidate relu6; the fused op has one activation}}
  %r:3 = "tf.WhileRegion"(%zero, %zeros, %zeros) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x3xf32>, %c: tensor<2x3xf32>):
    %0 = "tf.GatherV2"(%x, %t, %one) : (tensor<2x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
    %1 = "tf.MatMul"(%0, %kernel) : (tensor<2x4xf32>, tensor<4x12xf32>) -> tensor<2x12xf32>
    %2 = "tf.MatMul"(%h, %recurrent) : (tensor<2x3xf32>, tensor<3x12xf32>) -> tensor<2x12xf32>
    %3 = "tf.AddV2"(%1, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %z:4 = "tf.Split"(%one, %3) : (tensor<i32>, tensor<2x12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %g = "tf.Relu6"(%z#2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "tf.Mul"(%f, %c) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tf.Mul"(%g, %i) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %c1 = "tf.AddV2"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "tf.Tanh"(%c1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %h1 = "tf.Mul"(%6, %o) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %h1, %c1) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x3xf32>
}

// -----

// JAX's lax.scan with an unknown batch: clamped slices read the time steps, and
// slices with computed ends split the gates; an update of a slice writes the
// outputs.

// CHECK-LABEL: func.func @fires_scan
// CHECK-SAME: (%[[X:.*]]: tensor<6x?x4xf32>)
// CHECK-NOT: tf.WhileRegion
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[X]], {{.*}}time_major = true
// CHECK: return %[[Y]]
func.func @fires_scan(%x: tensor<6x?x4xf32>) -> tensor<6x?x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %v0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v1 = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v2 = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v3 = "tf.Const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v4 = "tf.Const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v6 = "tf.Const"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
  %float0 = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %bias = "tf.Const"() <{value = dense<1.0> : tensor<12xf32>}> : () -> tensor<12xf32>
  %shape = "tf.Shape"(%x) : (tensor<6x?x4xf32>) -> tensor<3xi32>
  %batch = "tf.StridedSlice"(%shape, %v1, %v2, %v1) <{shrink_axis_mask = 1 : i64}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %batch1 = "tf.Reshape"(%batch, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  %size = "tf.ConcatV2"(%batch1, %v3, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
  %zeros = "tf.BroadcastTo"(%float0, %size) : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %all = "tf.ConcatV2"(%v6, %batch1, %v3, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
  %out = "tf.BroadcastTo"(%float0, %all) : (tensor<f32>, tensor<3xi32>) -> tensor<6x?x3xf32>
  %r:4 = "tf.WhileRegion"(%zero, %zeros, %zeros, %out) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %y: tensor<6x?x3xf32>):
    %goes = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%goes) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %y: tensor<6x?x3xf32>):
    %steps2 = "tf.Const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %steps3 = "tf.Const"() <{value = dense<1> : tensor<3xi32>}> : () -> tensor<3xi32>
    %zeros3 = "tf.Const"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %dims = "tf.Const"() <{value = dense<[-1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %t1 = "tf.Reshape"(%t, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
    %index = "tf.ConcatV2"(%t1, %v0, %v0, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %sizes = "tf.ConcatV2"(%v1, %batch1, %v4, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %whole = "tf.ConcatV2"(%v6, %batch1, %v4, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %most = "tf.Sub"(%whole, %sizes) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %low = "tf.Maximum"(%index, %zeros3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %begin = "tf.Minimum"(%low, %most) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %end = "tf.AddV2"(%begin, %sizes) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %slice = "tf.StridedSlice"(%x, %begin, %end, %steps3) : (tensor<6x?x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x?x4xf32>
    %x_t = "tf.Reshape"(%slice, %dims) : (tensor<1x?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%x_t, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %row = "tf.Const"() <{value = dense<[1, 12]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %bias2 = "tf.Reshape"(%bias, %row) : (tensor<12xf32>, tensor<2xi32>) -> tensor<1x12xf32>
    %z = "tf.AddV2"(%2, %bias2) : (tensor<?x12xf32>, tensor<1x12xf32>) -> tensor<?x12xf32>
    %begin_i = "tf.Const"() <{value = dense<[0, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_i = "tf.Const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_i = "tf.ConcatV2"(%batch1, %last_i, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_i = "tf.StridedSlice"(%z, %begin_i, %end_i, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %i = "tf.Sigmoid"(%z_i) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_f = "tf.Const"() <{value = dense<[0, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_f = "tf.Const"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_f = "tf.ConcatV2"(%batch1, %last_f, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_f = "tf.StridedSlice"(%z, %begin_f, %end_f, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z_f) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_g = "tf.Const"() <{value = dense<[0, 6]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_g = "tf.Const"() <{value = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_g = "tf.ConcatV2"(%batch1, %last_g, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_g = "tf.StridedSlice"(%z, %begin_g, %end_g, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z_g) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_o = "tf.Const"() <{value = dense<[0, 9]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_o = "tf.Const"() <{value = dense<12> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_o = "tf.ConcatV2"(%batch1, %last_o, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_o = "tf.StridedSlice"(%z, %begin_o, %end_o, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z_o) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %three = "tf.Const"() <{value = dense<[1, -1, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %update = "tf.Reshape"(%h1, %three) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<1x?x3xf32>
    %at = "tf.Pack"(%t, %zero, %zero) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %y1 = "tf.XlaDynamicUpdateSlice"(%y, %update, %at) : (tensor<6x?x3xf32>, tensor<1x?x3xf32>, tensor<3xi32>) -> tensor<6x?x3xf32>
    %next = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%next, %h1, %c1, %y1) : (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>) -> (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>)
  return %r#3 : tensor<6x?x3xf32>
}

// -----

// The loop reads time steps 1 to 6 of six: the slice is clamped to the last one.

// CHECK-LABEL: func.func @c4_clamped_index
// CHECK: tf.WhileRegion
// CHECK-NOT: tfl.unidirectional_sequence_lstm
func.func @c4_clamped_index(%x: tensor<6x?x4xf32>) -> tensor<6x?x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %v0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v1 = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v2 = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v3 = "tf.Const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v4 = "tf.Const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %v6 = "tf.Const"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
  %float0 = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %bias = "tf.Const"() <{value = dense<1.0> : tensor<12xf32>}> : () -> tensor<12xf32>
  %shape = "tf.Shape"(%x) : (tensor<6x?x4xf32>) -> tensor<3xi32>
  %batch = "tf.StridedSlice"(%shape, %v1, %v2, %v1) <{shrink_axis_mask = 1 : i64}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %batch1 = "tf.Reshape"(%batch, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  %size = "tf.ConcatV2"(%batch1, %v3, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
  %zeros = "tf.BroadcastTo"(%float0, %size) : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %all = "tf.ConcatV2"(%v6, %batch1, %v3, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
  %out = "tf.BroadcastTo"(%float0, %all) : (tensor<f32>, tensor<3xi32>) -> tensor<6x?x3xf32>
  // expected-remark@+1 {{a gate reads a value that is not a time step of a sequence}}
  %r:4 = "tf.WhileRegion"(%zero, %zeros, %zeros, %out) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %y: tensor<6x?x3xf32>):
    %goes = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%goes) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %y: tensor<6x?x3xf32>):
    %steps2 = "tf.Const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %steps3 = "tf.Const"() <{value = dense<1> : tensor<3xi32>}> : () -> tensor<3xi32>
    %zeros3 = "tf.Const"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %dims = "tf.Const"() <{value = dense<[-1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %later = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %t1 = "tf.Reshape"(%later, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
    %index = "tf.ConcatV2"(%t1, %v0, %v0, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %sizes = "tf.ConcatV2"(%v1, %batch1, %v4, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %whole = "tf.ConcatV2"(%v6, %batch1, %v4, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %most = "tf.Sub"(%whole, %sizes) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %low = "tf.Maximum"(%index, %zeros3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %begin = "tf.Minimum"(%low, %most) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %end = "tf.AddV2"(%begin, %sizes) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %slice = "tf.StridedSlice"(%x, %begin, %end, %steps3) : (tensor<6x?x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x?x4xf32>
    %x_t = "tf.Reshape"(%slice, %dims) : (tensor<1x?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%x_t, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %row = "tf.Const"() <{value = dense<[1, 12]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %bias2 = "tf.Reshape"(%bias, %row) : (tensor<12xf32>, tensor<2xi32>) -> tensor<1x12xf32>
    %z = "tf.AddV2"(%2, %bias2) : (tensor<?x12xf32>, tensor<1x12xf32>) -> tensor<?x12xf32>
    %begin_i = "tf.Const"() <{value = dense<[0, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_i = "tf.Const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_i = "tf.ConcatV2"(%batch1, %last_i, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_i = "tf.StridedSlice"(%z, %begin_i, %end_i, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %i = "tf.Sigmoid"(%z_i) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_f = "tf.Const"() <{value = dense<[0, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_f = "tf.Const"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_f = "tf.ConcatV2"(%batch1, %last_f, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_f = "tf.StridedSlice"(%z, %begin_f, %end_f, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z_f) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_g = "tf.Const"() <{value = dense<[0, 6]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_g = "tf.Const"() <{value = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_g = "tf.ConcatV2"(%batch1, %last_g, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_g = "tf.StridedSlice"(%z, %begin_g, %end_g, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z_g) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %begin_o = "tf.Const"() <{value = dense<[0, 9]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %last_o = "tf.Const"() <{value = dense<12> : tensor<1xi32>}> : () -> tensor<1xi32>
    %end_o = "tf.ConcatV2"(%batch1, %last_o, %zero) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %z_o = "tf.StridedSlice"(%z, %begin_o, %end_o, %steps2) : (tensor<?x12xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z_o) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %three = "tf.Const"() <{value = dense<[1, -1, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %update = "tf.Reshape"(%h1, %three) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<1x?x3xf32>
    %at = "tf.Pack"(%t, %zero, %zero) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %y1 = "tf.XlaDynamicUpdateSlice"(%y, %update, %at) : (tensor<6x?x3xf32>, tensor<1x?x3xf32>, tensor<3xi32>) -> tensor<6x?x3xf32>
    %next = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%next, %h1, %c1, %y1) : (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>) -> (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<6x?x3xf32>)
  return %r#3 : tensor<6x?x3xf32>
}
