// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires, with a batch that is not known. The cell is not clipped.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: [[X:%[a-z0-9]+]]: tensor<?x6x3xf32>
// CHECK: [[ZEROS:%.*]] = "tf.Fill"
// CHECK: [[H:%.*]] = tfl.new_state [[ZEROS]]
// CHECK: [[C:%.*]] = tfl.new_state [[ZEROS]]
// CHECK: [[SEQUENCE:%.*]] = "tfl.unidirectional_sequence_lstm"([[X]], {{.*}}, [[H]], [[C]], {{.*}}) <{cell_clip = 0.000000e+00 : f32, diagonal_recurrent_tensors = false, fused_activation_function = "TANH", proj_clip = 0.000000e+00 : f32, time_major = false}>
// CHECK-SAME: (tensor<?x6x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, none, none, none, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, none, none, tensor<?x4xf32>, tensor<?x4xf32>, none, none, none, none) -> tensor<?x6x4xf32>
// CHECK-DAG: [[LAST:%.*]] = tfl.final_state [[H]] after [[SEQUENCE]]
// CHECK-DAG: [[CELL:%.*]] = tfl.final_state [[C]] after [[SEQUENCE]]
// CHECK: return [[LAST]], [[SEQUENCE]], [[LAST]], [[CELL]],
func.func @model(%x: tensor<?x6x3xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>, %dims: tensor<2xi32>) -> (tensor<?x4xf32>, tensor<?x6x4xf32>) {
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %state = "tf.Fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %state, %state, %k, %r, %b) {f = @layer} : (tensor<?x6x3xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<?x4xf32>, tensor<?x6x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<?x4xf32>, tensor<?x6x4xf32>
}
func.func private @layer(%x: tensor<?x6x3xf32>, %h: tensor<?x4xf32>, %c: tensor<?x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<?x4xf32>, tensor<?x6x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<?x6x3xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<?x4xf32>, tensor<?x6x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<?x4xf32>, tensor<?x6x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<f32>
}

// -----

// Time first, backwards, a diagonal recurrent kernel.

// CHECK-LABEL: func.func private @layer(
// CHECK: [[X:%.*]] = "tf.ReverseV2"(%arg0
// CHECK: "tfl.unidirectional_sequence_lstm"([[X]], {{.*}}diagonal_recurrent_tensors = true, {{.*}}time_major = true
// CHECK-SAME: tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, none, none, none, tensor<4xf32>
func.func @model(%x: tensor<6x2x3xf32>, %k: tensor<3x16xf32>, %r: tensor<4x4xf32>, %b: tensor<16xf32>) -> tensor<6x2x4xf32> {
  %state = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %state, %state, %k, %r, %b) {f = @layer} : (tensor<6x2x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x4xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<6x2x4xf32>
}
func.func private @layer(%x: tensor<6x2x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x4xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "indy_lstm_b4e9f0e7", tf.go_backwards = true, tf.time_major = true} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<6x2x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x4xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}

// -----

// The layer begins with any state, and its final states are used.

// CHECK-LABEL: func.func @layer(
// CHECK: [[H:%.*]] = tfl.new_state %arg1
// CHECK: [[C:%.*]] = tfl.new_state %arg2
// CHECK: "tfl.unidirectional_sequence_lstm"({{.*}}, [[H]], [[C]],
// CHECK: tfl.final_state [[H]]
// CHECK: tfl.final_state [[C]]
func.func @layer(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func private @c1_mask(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: signature: the layer has a mask or lengths; recurrent-fuse-loop fuses its loop instead (function 'c1_mask'
func.func private @c1_mask(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>, %m: tensor<2x6xi1>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b, %m) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<2x6xi1>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>, %m: tensor<2x6xi1>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b, %m) {f = @c1_mask} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<2x6xi1>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: signature: Invalid number of results from lstm_b4e9f0e7: it gives 5, the function has 4 (function 'c1_results'
func.func private @c1_results(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:4 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:4 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c1_results} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c2_run_time(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: structure: the result 'run time' has users, and the fused op does not compute it (function 'c2_run_time'
func.func private @c2_run_time(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>, tensor<f32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c2_run_time} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1, %0#4 : tensor<2x6x4xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func private @c3_input(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: unknown-shape: the input should be a 3D float tensor, argument 0 is tensor<*xf32> (function 'c3_input'
func.func private @c3_input(%x: tensor<*xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<*xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<*xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c3_input} : (tensor<*xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c3_kernel(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: unknown-shape: the kernel should be a fixed-size 2D float tensor of shape 3x16, argument 3 is tensor<?x16xf32> (function 'c3_kernel'
func.func private @c3_kernel(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<?x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<?x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c3_kernel} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<?x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c4_kernel(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: shape: the kernel should be a fixed-size 2D float tensor of shape 3x16, argument 3 is tensor<5x16xf32> (function 'c4_kernel'
func.func private @c4_kernel(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<5x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<5x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c4_kernel} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c4_bias(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: shape: the bias should be a fixed-size 1D float tensor of shape 16, argument 5 is tensor<2x16xf32> (function 'c4_bias'
func.func private @c4_bias(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<2x16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<2x16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<2x16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c4_bias} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<2x16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c4_state(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: shape: the initial state should be a 2D float tensor of shape ?x4, argument 1 is tensor<2x5xf32> (function 'c4_state'
func.func private @c4_state(%x: tensor<2x6x3xf32>, %h: tensor<2x5xf32>, %c: tensor<2x5xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x5xf32>, %c: tensor<2x5xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x5xf32>} : () -> tensor<2x5xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c4_state} : (tensor<2x6x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c5_time_major(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: attribute: the function's attribute tf.time_major is not set or not a boolean (function 'c5_time_major'
func.func private @c5_time_major(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7"} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf32>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c5_time_major} : (tensor<2x6x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func private @c6_input(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: element-type: the input should be a 3D float tensor, argument 0 is tensor<2x6x3xf16> (function 'c6_input'
func.func private @c6_input(%x: tensor<2x6x3xf16>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.go_backwards = false, tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x, %h, %c, %k, %r, %b) : (tensor<2x6x3xf16>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>
}
func.func @model(%x: tensor<2x6x3xf16>, %h: tensor<2x4xf32>, %c: tensor<2x4xf32>, %k: tensor<3x16xf32>, %r: tensor<4x16xf32>, %b: tensor<16xf32>) -> (tensor<2x6x4xf32>) {
  %s = "tf.Const"() {value = dense<0.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %0:5 = "tf.PartitionedCall"(%x, %s, %s, %k, %r, %b) {f = @c6_input} : (tensor<2x6x3xf16>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>)
  return %0#1 : tensor<2x6x4xf32>
}

// -----

// CHECK-LABEL: func.func @c4_no_units(
// CHECK-NOT: tfl.
// MISS: composite-keras-lstm: shape: the layer has no units (function 'c4_no_units')
func.func @c4_no_units(%x: tensor<2x6x3xf32>, %h: tensor<2x0xf32>, %c: tensor<2x0xf32>, %k: tensor<3x0xf32>, %r: tensor<0x0xf32>, %b: tensor<0xf32>) -> (tensor<2x0xf32>, tensor<2x6x0xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<f32>) attributes {tf.api_implements = "lstm_b4e9f0e7", tf.time_major = false} {
  %0:5 = "tf.Elsewhere"(%x) : (tensor<2x6x3xf32>) -> (tensor<2x0xf32>, tensor<2x6x0xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x0xf32>, tensor<2x6x0xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<f32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func private @fused(
// CHECK-NEXT: tfl.add
// CHECK-NEXT: return
// MISS-NOT: fused
func.func private @fused(%x: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {tf.api_implements = "lstm_b4e9f0e7"} {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
