// RUN: tfuse-opt %s -split-input-file -tfl-stream-sequences | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-stream-sequences=chunk=4 | FileCheck %s --check-prefix=CHUNK

// States become inputs and outputs. The names are those of the layer. The
// number of time steps in the shape of a reshape changes with the sequence.

// CHECK-LABEL: func @rnn(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<2x1x3xf32> {tf_saved_model.index_path = ["x"]}
// CHECK-SAME:    %[[IN:[a-z0-9]+]]: tensor<2x4xf32> {tf_saved_model.index_path = ["lstm/hidden_state"]}
// CHECK-SAME:    -> (tensor<2x1x2x2xf32> {tf_saved_model.index_path = ["y"]}, tensor<2x4xf32> {tf_saved_model.index_path = ["lstm/hidden_state"]})
// CHECK-SAME:    tf.entry_function = {inputs = "x:0,lstm/hidden_state", outputs = "y:0,lstm/hidden_state"}
// CHECK:         %[[STATE:.*]] = tfl.new_state %[[IN]]
// CHECK:         %[[Y:.*]] = "tfl.unidirectional_sequence_rnn"(%[[X]], {{.*}}, %[[STATE]])
// CHECK:         %[[TO:.*]] = arith.constant dense<[2, 1, 2, 2]>
// CHECK:         %[[R:.*]] = "tfl.reshape"(%[[Y]], %[[TO]])
// CHECK:         %[[LAST:.*]] = tfl.final_state %[[STATE]] after %[[Y]]
// CHECK:         return %[[R]], %[[LAST]]

// CHUNK-LABEL: func @rnn(
// CHUNK-SAME:    tensor<2x4x3xf32>
// CHUNK-SAME:    -> (tensor<2x4x2x2xf32>
module attributes {tf_saved_model.semantics} {
  func.func @rnn(%x: tensor<2x7x3xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<2x7x2x2xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "x:0", outputs = "y:0"}, tf_saved_model.exported_names = ["serve"]} {
    %w = arith.constant dense<0.5> : tensor<4x3xf32>
    %u = arith.constant dense<0.25> : tensor<4x4xf32>
    %b = arith.constant dense<0.125> : tensor<4xf32>
    %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
    %to = arith.constant dense<[2, 7, 2, 2]> : tensor<4xi32>
    %state = tfl.new_state %zeros : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %u, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x7x4xf32> loc("model/lstm/while")
    %r = "tfl.reshape"(%y, %to) : (tensor<2x7x4xf32>, tensor<4xi32>) -> tensor<2x7x2x2xf32>
    return %r : tensor<2x7x2x2xf32>
  }
}

// -----

// The last inputs of a causal convolution replace the padding. A second input
// is a sequence, too. The last time step is that of the call.

// CHECK-LABEL: func @causal(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<1x1x1x3xf32>
// CHECK-SAME:    %[[Z:[a-z0-9]+]]: tensor<1x1x1x2xf32>
// CHECK-SAME:    %[[IN:[a-z0-9]+]]: tensor<1x1x4x3xf32>
// CHECK:         %[[ALL:.*]] = "tfl.concatenation"(%[[IN]], %[[X]]) <{axis = 2 : i32
// CHECK-SAME:      -> tensor<1x1x5x3xf32>
// CHECK:         %[[BEGIN:.*]] = arith.constant dense<[0, 0, 1, 0]>
// CHECK:         %[[LAST:.*]] = "tfl.slice"(%[[ALL]], %[[BEGIN]]
// CHECK:         %[[Y:.*]] = "tfl.conv_2d"(%[[ALL]]
// CHECK-SAME:      -> tensor<1x1x1x2xf32>
// CHECK:         tfl.add %[[Y]], %[[Z]]
// CHECK:         return {{.*}}, %[[LAST]] : tensor<1x1x2xf32>, tensor<1x1x4x3xf32>

// CHUNK-LABEL: func @causal(
// CHUNK-SAME:    tensor<1x1x4x3xf32>
// CHUNK-SAME:    tensor<1x1x4x2xf32>
// CHUNK:         "tfl.concatenation"
// CHUNK-SAME:      -> tensor<1x1x8x3xf32>
// CHUNK:         arith.constant dense<[0, 0, 4, 0]>
// CHUNK:         %[[LAST:.*]] = arith.constant dense<[0, 0, -1]>
// CHUNK:         "tfl.strided_slice"(%{{.*}}, %[[LAST]]
func.func @causal(%x: tensor<1x1x9x3xf32>, %z: tensor<1x1x9x2xf32>) -> tensor<1x1x2xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %padding = arith.constant dense<[[0, 0], [0, 0], [4, 0], [0, 0]]> : tensor<4x2xi32>
  %w = arith.constant dense<0.5> : tensor<2x1x3x3xf32>
  %b = arith.constant dense<0.125> : tensor<2xf32>
  %begin = arith.constant dense<[0, 0, 8]> : tensor<3xi32>
  %end = arith.constant dense<[0, 0, 9]> : tensor<3xi32>
  %ones = arith.constant dense<1> : tensor<3xi32>
  %p = "tfl.pad"(%x, %padding) : (tensor<1x1x9x3xf32>, tensor<4x2xi32>) -> tensor<1x1x13x3xf32>
  %y = "tfl.conv_2d"(%p, %w, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x1x13x3xf32>, tensor<2x1x3x3xf32>, tensor<2xf32>) -> tensor<1x1x9x2xf32>
  %s = tfl.add %y, %z {fused_activation_function = "NONE"} : tensor<1x1x9x2xf32>
  %last = "tfl.strided_slice"(%s, %begin, %end, %ones) {begin_mask = 3 : i32, ellipsis_mask = 0 : i32, end_mask = 3 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 4 : i32, offset = false} : (tensor<1x1x9x2xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x1x2xf32>
  return %last : tensor<1x1x2xf32>
}

// -----

// A loop over several time steps keeps its form. Its state is an input and an
// output. A loop over one time step is its body.

// CHECK-LABEL: func @loop(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<2x1x3xf32>, %[[IN:[a-z0-9]+]]: tensor<2x3xf32>
// CHECK:         %[[STEP:.*]] = "tfl.reshape"(%[[X]]
// CHECK-SAME:      -> tensor<2x3xf32>
// CHECK:         %[[NEXT:.*]] = tfl.add %[[STEP]], %[[IN]]
// CHECK:         %[[Y:.*]] = "tfl.reshape"(%[[NEXT]]
// CHECK-SAME:      -> tensor<2x1x3xf32>
// CHECK-NEXT:    return %[[Y]], %[[NEXT]] : tensor<2x1x3xf32>, tensor<2x3xf32>

// CHUNK-LABEL: func @loop(
// CHUNK-SAME:    %[[X:[a-z0-9]+]]: tensor<2x4x3xf32>, %[[IN:[a-z0-9]+]]: tensor<2x3xf32>
// CHUNK:         %[[EMPTY:.*]] = arith.constant dense<0.000000e+00> : tensor<2x4x3xf32>
// CHUNK:         %[[R:.*]]:3 = "tfl.while"(%{{.*}}, %[[EMPTY]], %[[IN]])
// CHUNK:         %[[N:.*]] = arith.constant dense<4> : tensor<i32>
// CHUNK:         tfl.less(%{{.*}}, %[[N]])
// CHUNK:         "tfl.dynamic_update_slice"
// CHUNK-SAME:      -> tensor<2x4x3xf32>
// CHUNK:         return %[[R]]#1, %[[R]]#2 : tensor<2x4x3xf32>, tensor<2x3xf32>
func.func @loop(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %r:3 = "tfl.while"(%zero, %empty, %zeros) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<2x3xf32>
    %u = "tfl.reshape"(%next, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<2x7x3xf32>, tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<2x7x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %next) : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x7x3xf32>
}

// -----

// The number of time steps, which the loop computes, is that of the call.

// CHUNK-LABEL: func @computed_length(
// CHUNK-SAME:    %[[X:[a-z0-9]+]]: tensor<?x4x3xf32>, %[[IN:[a-z0-9]+]]: tensor<?x3xf32>
// CHUNK:         %[[R:.*]]:3 = "tfl.while"(%{{.*}}, %{{.*}}, %[[IN]])
// CHUNK:         %[[S:.*]] = "tfl.slice"(%[[R]]#1
// CHUNK-SAME:      -> tensor<?x4x3xf32>
// CHUNK:         return %[[S]], %[[R]]#2 : tensor<?x4x3xf32>, tensor<?x3xf32>
func.func @computed_length(%x: tensor<?x?x3xf32>) -> tensor<?x?x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %zeros = arith.constant dense<0> : tensor<3xi32>
  %v0 = arith.constant dense<0> : tensor<1xi32>
  %v1 = arith.constant dense<1> : tensor<1xi32>
  %v2 = arith.constant dense<2> : tensor<1xi32>
  %v3 = arith.constant dense<3> : tensor<1xi32>
  %to = arith.constant dense<[-1, 1, 3]> : tensor<3xi32>
  %bounds = arith.constant dense<[0, 1, 0]> : tensor<3xi32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %shape = "tfl.shape"(%x) : (tensor<?x?x3xf32>) -> tensor<3xi32>
  %batch = "tfl.strided_slice"(%shape, %v0, %v1, %v1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 1 : i32, offset = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %length = "tfl.strided_slice"(%shape, %v1, %v2, %v1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 1 : i32, offset = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %rows = "tfl.strided_slice"(%shape, %v0, %v1, %v1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%rows, %v3) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %initial = "tfl.fill"(%dims, %none) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %sizes = "tfl.pack"(%batch, %length, %three) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  %least = "tfl.maximum"(%sizes, %bounds) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %empty = "tfl.fill"(%least, %none) : (tensor<3xi32>, tensor<f32>) -> tensor<?x?x3xf32>
  %r:3 = "tfl.while"(%zero, %empty, %initial) ({
  ^bb0(%i: tensor<i32>, %y: tensor<?x?x3xf32>, %h: tensor<?x3xf32>):
    %p = tfl.less(%i, %length) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<?x?x3xf32>, %h: tensor<?x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<?x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<?x3xf32>
    %u = "tfl.reshape"(%next, %to) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<?x?x3xf32>, tensor<?x1x3xf32>, tensor<3xi32>) -> tensor<?x?x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %next) : (tensor<i32>, tensor<?x?x3xf32>, tensor<?x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<?x?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<?x?x3xf32>, tensor<?x3xf32>)
  %s = "tfl.slice"(%r#1, %zeros, %sizes) : (tensor<?x?x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x3xf32>
  return %s : tensor<?x?x3xf32>
}
