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
// CHECK: %[[ZEROS:.*]] = "tfl.pseudo_const"() <{value = dense<0> : tensor<2xi32>}>
// CHECK: %[[BEGIN:.*]] = "tfl.slice"(%[[ZEROS]]
// CHECK: %[[WHERE:.*]] = "tfl.where"
// CHECK: %[[DIMS:.*]] = "tfl.concatenation"
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"(%[[DIMS]], %{{.*}}, %{{.*}}) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK: %[[FILL:.*]] = "tfl.fill"(%[[HIDDEN]]
// CHECK: %[[X:.*]] = "tfl.gather_nd"
// CHECK: %[[ALL:.*]] = "tfl.pseudo_const"() <{value = dense<-1> : tensor<2xi32>}>
// CHECK: %[[COPY:.*]] = "tfl.slice"(%[[X]], %[[BEGIN]], %[[ALL]])
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

// LiteRT runs a slice with an unknown dimension before it knows the size of the
// result. Both states take one hidden shape.

// CHECK-LABEL: func.func @beside_slice
// CHECK: %[[DIMS:.*]] = "tfl.concatenation"
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"(%[[DIMS]]
// CHECK-NOT: "tfl.slice"(%[[DIMS]]
// CHECK: %[[H:.*]] = "tfl.fill"(%[[HIDDEN]]
// CHECK: %[[C:.*]] = "tfl.fill"(%[[HIDDEN]]
// CHECK: return %{{.*}}, %[[H]], %[[C]]
func.func @beside_slice(%y: tensor<?x5xf32>, %x: tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %units = arith.constant dense<3> : tensor<1xi32>
  %value = arith.constant dense<0.0> : tensor<f32>
  %begin = arith.constant dense<[0, 1]> : tensor<2xi32>
  %size = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %slice = "tfl.slice"(%y, %begin, %size) : (tensor<?x5xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %shape = "tfl.shape"(%x) : (tensor<?x4xf32>) -> tensor<2xi32>
  %batch = "tfl.strided_slice"(%shape, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%batch, %units) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %c = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %slice, %h, %c : tensor<?x2xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

// The same beside an op whose result has a known shape, but whose axis is
// computed.

// CHECK-LABEL: func.func @beside_computed_axis
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"
// CHECK: "tfl.fill"(%[[HIDDEN]]
func.func @beside_computed_axis(%y: tensor<4x4xf32>, %axis: tensor<i32>, %x: tensor<?x3xf32>) -> (tensor<4xf32>, tensor<?x3xf32>) {
  %value = arith.constant dense<0.0> : tensor<f32>
  %sum = "tfl.sum"(%y, %axis) <{keep_dims = false}> : (tensor<4x4xf32>, tensor<i32>) -> tensor<4xf32>
  %dims = "tfl.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %sum, %h : tensor<4xf32>, tensor<?x3xf32>
}

// The same beside a scalar variable.

// CHECK-LABEL: func.func @beside_scalar_variable
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"
// CHECK: "tfl.fill"(%[[HIDDEN]]
func.func @beside_scalar_variable(%x: tensor<?x3xf32>) -> (tensor<f32>, tensor<?x3xf32>) {
  %value = arith.constant dense<0.0> : tensor<f32>
  %handle = "tfl.var_handle"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource>
  %v = "tfl.read_variable"(%handle) : (tensor<!tf_type.resource>) -> tensor<f32>
  %dims = "tfl.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %v, %h : tensor<f32>, tensor<?x3xf32>
}

// The same beside a loop whose body computes a size.

// CHECK-LABEL: func.func @beside_loop
// CHECK: %[[HIDDEN:.*]] = "tfl.slice"
// CHECK: "tfl.fill"(%[[HIDDEN]]
func.func @beside_loop(%n: tensor<i32>, %x: tensor<?x3xf32>) -> (tensor<i32>, tensor<?x3xf32>) {
  %value = arith.constant dense<0.0> : tensor<f32>
  %last = "tfl.while"(%n) ({
  ^bb0(%i: tensor<i32>):
    %go = func.call @less_than_nine(%i) : (tensor<i32>) -> tensor<i1>
    "tfl.yield"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %next = func.call @sum_of_range(%i) : (tensor<i32>) -> tensor<i32>
    "tfl.yield"(%next) : (tensor<i32>) -> ()
  }) {is_stateless = false} : (tensor<i32>) -> tensor<i32>
  %dims = "tfl.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %last, %h : tensor<i32>, tensor<?x3xf32>
}
func.func private @less_than_nine(%i: tensor<i32>) -> tensor<i1> {
  %nine = arith.constant dense<9> : tensor<i32>
  %0 = "tfl.less"(%i, %nine) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @sum_of_range(%i: tensor<i32>) -> tensor<i32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %axis = arith.constant dense<0> : tensor<1xi32>
  %0 = "tfl.range"(%zero, %i, %one) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?xi32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = false}> : (tensor<?xi32>, tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// LiteRT plans all of this function ahead; that another function has an op
// that computes sizes does not matter.

// CHECK-LABEL: func.func @beside_nothing
// CHECK-NOT: "tfl.slice"
// CHECK: return
func.func @beside_nothing(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %value = arith.constant dense<0.0> : tensor<f32>
  %dims = "tfl.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %fill = "tfl.fill"(%dims, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %h = tfl.new_state %fill : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %h : tensor<?x3xf32>
}
