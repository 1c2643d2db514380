// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-stream-sequences=init=true | FileCheck %s

// The initial state is computed from %s, which becomes an input of `init` alone.

// CHECK: func.func @init(%[[S:.*]]: tensor<2x2xf32> {tf_saved_model.index_path = ["s"]}) -> (tensor<2x3xf32> {tf_saved_model.index_path = ["f/hidden_state"]})
// CHECK-SAME: tf.entry_function = {inputs = "s", outputs = "f/hidden_state"}, tf_saved_model.exported_names = ["init"]
// CHECK: %[[H:.*]] = "tfl.fully_connected"(%[[S]]
// CHECK: return %[[H]]
// CHECK: func.func @f(%[[X:.*]]: tensor<2x1x3xf32> {{.*}}, %[[IN:.*]]: tensor<2x3xf32> {tf_saved_model.index_path = ["f/hidden_state"]})
// CHECK-SAME: tf.entry_function = {inputs = "x,f/hidden_state", outputs = "y,f/hidden_state"}, tf_saved_model.exported_names = ["step"]
// CHECK-NOT: fully_connected
// CHECK: %[[STATE:.*]] = tfl.new_state %[[IN]]
// CHECK: "tfl.unidirectional_sequence_rnn"(%[[X]], {{.*}}, %[[STATE]])
module attributes {tf_saved_model.semantics} {
  func.func @f(%x: tensor<2x7x3xf32> {tf_saved_model.index_path = ["x"]}, %s: tensor<2x2xf32> {tf_saved_model.index_path = ["s"]}) -> (tensor<2x7x3xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "x,s", outputs = "y"}, tf_saved_model.exported_names = ["f"]} {
    %w = arith.constant dense<0.5> : tensor<3x3xf32>
    %v = arith.constant dense<0.25> : tensor<3x2xf32>
    %b = arith.constant dense<0.125> : tensor<3xf32>
    %h = "tfl.fully_connected"(%s, %v, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<2x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    %state = tfl.new_state %h : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %r = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32> loc("f/rnn")
    return %r : tensor<2x7x3xf32>
  }
}

// -----

// Zeros of the batch of %x, although the model takes the batch from another
// value.

// CHECK: func.func @init(%[[X:.*]]: tensor<?x1x3xf32>
// CHECK: %[[SHAPE:.*]] = "tfl.shape"(%[[X]])
// CHECK: %[[BATCH:.*]] = "tfl.slice"(%[[SHAPE]]
// CHECK: %[[DIMS:.*]] = "tfl.concatenation"(%[[BATCH]]
// CHECK: %[[ZEROS:.*]] = "tfl.fill"(%[[DIMS]]
// CHECK-NEXT: return %[[ZEROS]]
module attributes {tf_saved_model.semantics} {
  func.func @f(%x: tensor<?x7x3xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<?x7x3xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "x", outputs = "y"}, tf_saved_model.exported_names = ["f"]} {
    %w = arith.constant dense<0.5> : tensor<3x3xf32>
    %b = arith.constant dense<0.125> : tensor<3xf32>
    %c0 = arith.constant dense<0> : tensor<1xi32>
    %c1 = arith.constant dense<1> : tensor<1xi32>
    %c3 = arith.constant dense<3> : tensor<1xi32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %t = "tfl.tanh"(%x) : (tensor<?x7x3xf32>) -> tensor<?x7x3xf32>
    %shape = "tfl.shape"(%t) : (tensor<?x7x3xf32>) -> tensor<3xi32>
    %batch = "tfl.slice"(%shape, %c0, %c1) : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %dims = "tfl.concatenation"(%batch, %c3) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %zeros = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
    %state = tfl.new_state %zeros : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %r = "tfl.unidirectional_sequence_rnn"(%t, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<?x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<?x3xf32>) -> tensor<?x7x3xf32>
    return %r : tensor<?x7x3xf32>
  }
}

// -----

// No input has the size of the state.

module attributes {tf_saved_model.semantics} {
  func.func @f(%x: tensor<?x7x3xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<?x?x3xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "x", outputs = "y"}, tf_saved_model.exported_names = ["f"]} {
    %w = arith.constant dense<0.5> : tensor<3x3xf32>
    %b = arith.constant dense<0.125> : tensor<3xf32>
    %to = arith.constant dense<[-1, 7, 3]> : tensor<3xi32>
    %dims = arith.constant dense<[2, 3]> : tensor<2xi32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %t = "tfl.reshape"(%x, %to) : (tensor<?x7x3xf32>, tensor<3xi32>) -> tensor<?x7x3xf32>
    %zeros = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x?xf32>
    %state = tfl.new_state %zeros : (tensor<?x?xf32>) -> tensor<?x?xf32>
    // expected-error @below {{--rnn-state=init-step: 'tfl.unidirectional_sequence_rnn' has a state whose size is not that of an input}}
    // expected-note @below {{hint: give the sizes of inputs with --input-shapes}}
    %r = "tfl.unidirectional_sequence_rnn"(%t, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<?x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<?x?xf32>) -> tensor<?x?x3xf32>
    return %r : tensor<?x?x3xf32>
  }
}

// -----

// expected-error @below {{--rnn-state=init-step: the model has no signature}}
// expected-note @below {{hint: use --rnn-state=io}}
func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  return %x : tensor<2x7x3xf32>
}
