// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-stream-sequences

// Reversed.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.reverse_v2' reads the sequence from its end}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %v = "tfl.reverse_v2"(%x, %axis) : (tensor<2x7x3xf32>, tensor<1xi32>) -> tensor<2x7x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %r = "tfl.unidirectional_sequence_rnn"(%v, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// Reduced.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.mean' reduces over time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.mean"(%y, %axis) {keep_dims = false} : (tensor<2x7x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

// A mask.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %axis = arith.constant dense<1> : tensor<i32>
  // expected-error @below {{--rnn-state=io: 'tfl.cumsum' counts or gathers time steps, as masks do}}
  // expected-note @below {{hint: convert the model without the mask}}
  %r = "tfl.cumsum"(%y, %axis) {exclusive = false, reverse = false} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// Different constants.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %c = arith.constant dense<1.0> : tensor<7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.add' reads a different constant at each time step}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.add"(%y, %c) {fused_activation_function = "NONE"} : (tensor<2x7x3xf32>, tensor<7x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// The last time step for all.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %last = tfl.final_state %state after %y : (tensor<2x3xf32>, tensor<2x7x3xf32>) -> tensor<2x3xf32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %one = "tfl.reshape"(%last, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.add' applies a result of the last time step to earlier ones}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.add"(%y, %one) {fused_activation_function = "NONE"} : (tensor<2x7x3xf32>, tensor<2x1x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// The number of time steps.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %shape = "tfl.shape"(%y) : (tensor<2x7x3xf32>) -> tensor<3xi32>
  %n = "tfl.cast"(%shape) : (tensor<3xi32>) -> tensor<3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.div' depends on the number of time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.div"(%y, %n) {fused_activation_function = "NONE"} : (tensor<2x7x3xf32>, tensor<3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// Returns the number of time steps.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<3xi32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.shape' returns the number of time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.shape"(%y) : (tensor<2x7x3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

// The state of one layer is the initial state of another one.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %last = tfl.final_state %state after %y : (tensor<2x3xf32>, tensor<2x7x3xf32>) -> tensor<2x3xf32>
  %state2 = tfl.new_state %last : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' has an operand or an initial state that depends on the sequence}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.unidirectional_sequence_rnn"(%y, %w, %w, %b, %state2) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// An initial state of ones.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %ones = arith.constant dense<1.0> : tensor<2x3xf32>
  %state = tfl.new_state %ones : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' has an initial state that is neither zero nor an input}}
  // expected-note @below {{hint: --rnn-state=init-step adds a signature that computes it}}
  %r = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// A stateful layer.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = "tfl.pseudo_const"() {tfl.is_variable, value = dense<0.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' keeps its state from call to call in the model}}
  // expected-note @below {{hint: export the layer with stateful=False}}
  %r = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}

// -----

// A window that reads later time steps.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x1x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %k = arith.constant dense<0.5> : tensor<3x1x3x3xf32>
  %s4 = arith.constant dense<[2, 1, 7, 3]> : tensor<4xi32>
  %r4 = "tfl.reshape"(%y, %s4) : (tensor<2x7x3xf32>, tensor<4xi32>) -> tensor<2x1x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.conv_2d' convolves over time steps without causal padding}}
  // expected-note @below {{hint: only convolutions with padding="causal" can be streamed}}
  %r = "tfl.conv_2d"(%r4, %k, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<2x1x7x3xf32>, tensor<3x1x3x3xf32>, tensor<3xf32>) -> tensor<2x1x7x3xf32>
  return %r : tensor<2x1x7x3xf32>
}

// -----

// A stride over time.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x1x3x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %k = arith.constant dense<0.5> : tensor<3x1x3x3xf32>
  %s4 = arith.constant dense<[2, 1, 7, 3]> : tensor<4xi32>
  %r4 = "tfl.reshape"(%y, %s4) : (tensor<2x7x3xf32>, tensor<4xi32>) -> tensor<2x1x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.conv_2d' convolves over time steps without causal padding}}
  // expected-note @below {{hint: only convolutions with padding="causal" can be streamed}}
  %r = "tfl.conv_2d"(%r4, %k, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 2 : i32} : (tensor<2x1x7x3xf32>, tensor<3x1x3x3xf32>, tensor<3xf32>) -> tensor<2x1x3x3xf32>
  return %r : tensor<2x1x3x3xf32>
}

// -----

// Time steps merged with a batch of unknown size.

func.func @f(%x: tensor<?x?x3xf32>) -> tensor<?x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<?x?x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<?x?x3xf32>
  %to = arith.constant dense<[-1, 3]> : tensor<2xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.reshape' merges time steps with other axes of unknown sizes}}
  // expected-note @below {{hint: give the sizes of inputs with --input-shapes}}
  %r = "tfl.reshape"(%y, %to) : (tensor<?x?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

// Padded time steps returned.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x9x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %padding = arith.constant dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.pad' returns padded time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.pad"(%y, %padding) : (tensor<2x7x3xf32>, tensor<3x2xi32>) -> tensor<2x9x3xf32>
  return %r : tensor<2x9x3xf32>
}

// -----

// Padded time steps read by a layer.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x9x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %padding = arith.constant dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi32>
  %p = "tfl.pad"(%x, %padding) : (tensor<2x7x3xf32>, tensor<3x2xi32>) -> tensor<2x9x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' reads padded time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.unidirectional_sequence_rnn"(%p, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x9x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x9x3xf32>
  return %r : tensor<2x9x3xf32>
}

// -----

// Padded twice.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x11x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %padding = arith.constant dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %p = "tfl.pad"(%y, %padding) : (tensor<2x7x3xf32>, tensor<3x2xi32>) -> tensor<2x9x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.pad' pads time steps twice}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.pad"(%p, %padding) : (tensor<2x9x3xf32>, tensor<3x2xi32>) -> tensor<2x11x3xf32>
  return %r : tensor<2x11x3xf32>
}

// -----

// An unknown op over time.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x7xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.batch_matmul' combines time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.batch_matmul"(%y, %y) {adj_x = false, adj_y = true} : (tensor<2x7x3xf32>, tensor<2x7x3xf32>) -> tensor<2x7x7xf32>
  return %r : tensor<2x7x7xf32>
}

// -----

// A variable.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %v = "tfl.var_handle"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource>
  // expected-error @below {{--rnn-state=io: 'tfl.assign_variable' has a side effect, which each call would repeat}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  "tfl.assign_variable"(%v, %y) : (tensor<!tf_type.resource>, tensor<2x7x3xf32>) -> ()
  return %y : tensor<2x7x3xf32>
}

// -----

// A dilated convolution over an unknown number of time steps.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<4x4x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %block = arith.constant dense<2> : tensor<1xi32>
  %pads = arith.constant dense<[[0, 1]]> : tensor<1x2xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.space_to_batch_nd' splits the time steps for a dilated convolution}}
  // expected-note @below {{hint: give the length of sequences with --input-shapes}}
  %r = "tfl.space_to_batch_nd"(%y, %block, %pads) : (tensor<2x7x3xf32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<4x4x3xf32>
  return %r : tensor<4x4x3xf32>
}

// -----

// A loop.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %start = arith.constant dense<0> : tensor<i32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' is a loop that does more than read and write one time step in each iteration}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %l:2 = "tfl.while"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %c: tensor<2x7x3xf32>):
    %n = arith.constant dense<7> : tensor<i32>
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %c: tensor<2x7x3xf32>):
    "tfl.yield"(%i, %c) : (tensor<i32>, tensor<2x7x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x7x3xf32>) -> (tensor<i32>, tensor<2x7x3xf32>)
  return %l#1 : tensor<2x7x3xf32>
}

// -----

// A loop that skips the last time step.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<6> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' does not iterate over all time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
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

// A loop that writes fewer elements than the sequence has.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x9x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x9x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' writes a sequence of another length}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r:3 = "tfl.while"(%zero, %empty, %zeros) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2x9x3xf32>, %h: tensor<2x3xf32>):
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2x9x3xf32>, %h: tensor<2x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<2x3xf32>
    %u = "tfl.reshape"(%next, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<2x9x3xf32>, tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<2x9x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %next) : (tensor<i32>, tensor<2x9x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2x9x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x9x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x9x3xf32>
}

// -----

// A loop that reads all time steps in each iteration.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' reads more of a sequence than a time step}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r:3 = "tfl.while"(%zero, %empty, %zeros) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<2x3xf32>
    %m = "tfl.sum"(%x, %axis) {keep_dims = false} : (tensor<2x7x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
    %mixed = tfl.add %next, %m {fused_activation_function = "NONE"} : tensor<2x3xf32>
    %u = "tfl.reshape"(%mixed, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<2x7x3xf32>, tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<2x7x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %mixed) : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x7x3xf32>
}

// -----

// A loop that reads a constant at each time step as well.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %table = arith.constant dense<"0x0000803f0100803f0200803f0300803f0400803f0500803f0600803f0000803f0100803f0200803f0300803f0400803f0500803f0600803f0000803f0100803f0200803f0300803f0400803f0500803f0600803f0000803f0100803f0200803f0300803f0400803f0500803f0600803f0000803f0100803f0200803f0300803f0400803f0500803f0600803f0000803f0100803f0200803f0300803f0400803f0500803f0600803f"> : tensor<2x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' reads a different constant at each time step}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r:3 = "tfl.while"(%zero, %empty, %zeros) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<2x3xf32>
    %t = "tfl.gather"(%table, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %mixed = tfl.add %next, %t {fused_activation_function = "NONE"} : tensor<2x3xf32>
    %u = "tfl.reshape"(%mixed, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<2x7x3xf32>, tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<2x7x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %mixed) : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x7x3xf32>
}

// -----

// A loop that computes with the number of the time step.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' is a loop that does more than read and write one time step}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r:3 = "tfl.while"(%zero, %empty, %zeros) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %p = tfl.less(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2x7x3xf32>, %h: tensor<2x3xf32>):
    %v = "tfl.gather"(%x, %i) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %next = tfl.add %v, %h {fused_activation_function = "TANH"} : tensor<2x3xf32>
    %f = "tfl.cast"(%i) : (tensor<i32>) -> tensor<f32>
    %mixed = tfl.add(%next, %f) {fused_activation_function = "NONE"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %u = "tfl.reshape"(%mixed, %to) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x1x3xf32>
    %at = "tfl.pack"(%zero, %i, %zero) {axis = 0 : i32, values_count = 3 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %w = "tfl.dynamic_update_slice"(%y, %u, %at) : (tensor<2x7x3xf32>, tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<2x7x3xf32>
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%j, %w, %mixed) : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x7x3xf32>, tensor<2x3xf32>)
  return %r#1 : tensor<2x7x3xf32>
}

// -----

// A loop that begins with a state of ones.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %n = arith.constant dense<7> : tensor<i32>
  %to = arith.constant dense<[2, 1, 3]> : tensor<3xi32>
  %empty = arith.constant dense<0.0> : tensor<2x7x3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %ones = arith.constant dense<1.0> : tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.while' has an initial state that is neither zero nor an input}}
  // expected-note @below {{hint: --rnn-state=init-step adds a signature that computes it}}
  %r:3 = "tfl.while"(%zero, %empty, %ones) ({
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

// A shape that contains the number of time steps.

func.func @f(%x: tensor<?x7x3xf32>, %n: tensor<2xi32>) -> tensor<?x7x1x3xf32> attributes {tf.entry_function = {inputs = "x,n", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %tail = arith.constant dense<[1, 3]> : tensor<2xi32>
  %dims = arith.constant dense<[2, 3]> : tensor<2xi32>
  %initial = "tfl.fill"(%dims, %none) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %state = tfl.new_state %initial : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<?x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<?x3xf32>) -> tensor<?x7x3xf32>
  %to = "tfl.concatenation"(%n, %tail) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  // expected-error @below {{--rnn-state=io: 'tfl.reshape' has a computed shape that may contain the number of time steps}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.reshape"(%y, %to) : (tensor<?x7x3xf32>, tensor<4xi32>) -> tensor<?x7x1x3xf32>
  return %r : tensor<?x7x1x3xf32>
}

// -----

// A state with as many rows as the sequence has time steps.

func.func @f(%x: tensor<?x?x3xf32>) -> tensor<?x?x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %v1 = arith.constant dense<1> : tensor<1xi32>
  %v2 = arith.constant dense<2> : tensor<1xi32>
  %v3 = arith.constant dense<3> : tensor<1xi32>
  %shape = "tfl.shape"(%x) : (tensor<?x?x3xf32>) -> tensor<3xi32>
  %length = "tfl.strided_slice"(%shape, %v1, %v2, %v1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, shrink_axis_mask = 0 : i32, offset = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %dims = "tfl.concatenation"(%length, %v3) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %initial = "tfl.fill"(%dims, %none) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %state = tfl.new_state %initial : (tensor<?x3xf32>) -> tensor<?x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' has a state for each time step}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<?x?x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<?x3xf32>) -> tensor<?x?x3xf32>
  return %y : tensor<?x?x3xf32>
}

// -----

// No recurrent layer.

// expected-error @below {{--rnn-state=io: no signature has a recurrent layer}}
// expected-note @below {{hint: convert without --rnn-state}}
module {
  func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
    %y = "tfl.relu"(%x) : (tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
    return %y : tensor<2x7x3xf32>
  }
}

// -----

// Overlapping pooling windows.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x1x3x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %state = tfl.new_state %zeros : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  %s4 = arith.constant dense<[2, 1, 7, 3]> : tensor<4xi32>
  %r4 = "tfl.reshape"(%y, %s4) : (tensor<2x7x3xf32>, tensor<4xi32>) -> tensor<2x1x7x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.max_pool_2d' pools over time steps with padding or overlapping windows}}
  // expected-note @below {{hint: pooling can be streamed with padding="valid"}}
  %r = "tfl.max_pool_2d"(%r4) {filter_height = 1 : i32, filter_width = 3 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 2 : i32} : (tensor<2x1x7x3xf32>) -> tensor<2x1x3x3xf32>
  return %r : tensor<2x1x3x3xf32>
}

// -----

// An initial state that is the first time step.

func.func @f(%x: tensor<2x7x3xf32>) -> tensor<2x7x3xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %w = arith.constant dense<0.5> : tensor<3x3xf32>
  %b = arith.constant dense<0.125> : tensor<3xf32>
  %last = arith.constant dense<6> : tensor<i32>
  %first = "tfl.gather"(%x, %last) {axis = 1 : i32, batch_dims = 0 : i32} : (tensor<2x7x3xf32>, tensor<i32>) -> tensor<2x3xf32>
  %state = tfl.new_state %first : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-error @below {{--rnn-state=io: 'tfl.unidirectional_sequence_rnn' has an operand or an initial state that depends on the sequence}}
  // expected-note @below {{hint: the op needs the whole sequence}}
  %r = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %state) {fused_activation_function = "TANH", time_major = false} : (tensor<2x7x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x7x3xf32>
  return %r : tensor<2x7x3xf32>
}
