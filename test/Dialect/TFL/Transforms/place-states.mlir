// RUN: tfuse-opt %s -tfl-place-states | FileCheck %s

// Equal zero states become two tensors. States that have other users, or that
// no op computes, are copied.
// CHECK-LABEL: func.func @states
// CHECK: %[[A:.*]] = "tfl.fill"
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[A]])
// CHECK: %[[B:.*]] = "tfl.fill"
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[B]])
// CHECK: %[[C:.*]] = "tfl.concatenation"(%arg4) <{axis = 0 : i32, fused_activation_function = "NONE"}>
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[C]])
// CHECK: %[[D:.*]] = "tfl.tanh"(%arg4)
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[D]])
// CHECK-NOT: tfl.new_state
func.func @states(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>, %h: tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<3x1x5xf32>, tensor<3x1x5xf32>, tensor<3x1x5xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<1x5xf32>
  %0 = tfl.new_state %zeros : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %1 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %0) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %2 = tfl.final_state %0 after %1 : (tensor<1x5xf32>, tensor<3x1x5xf32>) -> tensor<1x5xf32>
  %3 = tfl.new_state %zeros : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %4 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %3) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %5 = tfl.new_state %h : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %6 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %5) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  %7 = "tfl.tanh"(%h) : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %8 = tfl.new_state %7 : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %9 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %8) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  return %2, %4, %6, %9 : tensor<1x5xf32>, tensor<3x1x5xf32>, tensor<3x1x5xf32>, tensor<3x1x5xf32>
}

// An op that may run in place must not write the state: its result is copied.
// CHECK-LABEL: func.func @in_place
// CHECK: %[[SUM:.*]] = tfl.add
// CHECK: %[[STATE:.*]] = "tfl.concatenation"(%[[SUM]])
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[STATE]])
func.func @in_place(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>, %h: tensor<1x5xf32>) -> tensor<3x1x5xf32> {
  %0 = tfl.add %h, %h {fused_activation_function = "NONE"} : tensor<1x5xf32>
  %1 = tfl.new_state %0 : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %2 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %1) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  return %2 : tensor<3x1x5xf32>
}

// A constant state is written on every run of the model.
// CHECK-LABEL: func.func @constant
// CHECK: %[[STATE:.*]] = "tfl.slice"
// CHECK: "tfl.unidirectional_sequence_rnn"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}, %[[STATE]])
func.func @constant(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> tensor<3x1x5xf32> {
  %0 = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0]]> : tensor<1x5xf32>
  %1 = tfl.new_state %0 : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %2 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %1) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  return %2 : tensor<3x1x5xf32>
}

// Sizes known only at run time: the state's memory is allocated earlier, as the
// op prepares.

// CHECK-LABEL: func.func @open_sizes
// CHECK: %[[WHERE:.*]] = "tfl.where"
// CHECK: %[[DIMS:.*]] = "tfl.concatenation"
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"(%[[DIMS]], %{{.*}}, %{{.*}}) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK: %[[FILL:.*]] = "tfl.fill"(%[[HIDDEN]]
// CHECK: %[[SHAPE:.*]] = "tfl.shape"(%[[X:.*]]) : (tensor<?x3xf32>) -> tensor<2xi32>
// CHECK: %[[HIDDEN2:.*]] = "tfl.slice"(%[[SHAPE]]
// CHECK: %[[COPY:.*]] = "tfl.slice"(%[[X]], %{{.*}}, %[[HIDDEN2]])
// CHECK: return %[[FILL]], %[[COPY]]
func.func @open_sizes(%flags: tensor<?xi1>, %table: tensor<5x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %units = arith.constant dense<3> : tensor<1xi32>
  %pair = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %value = arith.constant dense<0.0> : tensor<f32>
  %where = "tfl.where"(%flags) : (tensor<?xi1>) -> tensor<?x1xi64>
  %shape = "tfl.shape"(%where) : (tensor<?x1xi64>) -> tensor<2xi32>
  %batch = "tfl.strided_slice"(%shape, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%batch, %units) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %rows = "tfl.gather_nd"(%table, %where) : (tensor<5x3xf32>, tensor<?x1xi64>) -> tensor<?x3xf32>
  %c = tfl.new_state %rows : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %h, %c : tensor<?x3xf32>, tensor<?x3xf32>
}

// The size of the state is that of an input, but another tensor's is computed:
// the state is allocated at run time as well.

// CHECK-LABEL: func.func @beside_open_sizes
// CHECK: %[[DIMS:.*]] = "tfl.concatenation"
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"(%[[DIMS]]
// CHECK: %[[FILL:.*]] = "tfl.fill"(%[[HIDDEN]]
// CHECK: return %{{.*}}, %[[FILL]]
func.func @beside_open_sizes(%flags: tensor<?xi1>, %x: tensor<?x4xf32>) -> (tensor<?x1xi64>, tensor<?x3xf32>) {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %units = arith.constant dense<3> : tensor<1xi32>
  %value = arith.constant dense<0.0> : tensor<f32>
  %where = "tfl.where"(%flags) : (tensor<?xi1>) -> tensor<?x1xi64>
  %shape = "tfl.shape"(%x) : (tensor<?x4xf32>) -> tensor<2xi32>
  %batch = "tfl.strided_slice"(%shape, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%batch, %units) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %where, %h : tensor<?x1xi64>, tensor<?x3xf32>
}
