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
