// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// The gates stand in the order cell, input, forget, output; the op's operands in
// the order input, forget, cell, output.

// CHECK-LABEL: func.func @plain(
// CHECK: [[W:%.*]] = "tf.Transpose"(%arg1, {{.*}} -> tensor<16x7xf32>
// CHECK-DAG: [[CELL:%.*]] = arith.constant dense<0> : tensor<2xi64>
// CHECK: "tf.Slice"([[W]], [[CELL]], {{.*}} -> tensor<4x3xf32>
// CHECK: "tfl.lstm"(%arg0, {{.*}}) <{cell_clip = 1.000000e+01 : f32, fused_activation_function = "TANH", kernel_type = #tfl<lstm_kernel_type_attr FULL>, proj_clip = 0.000000e+00 : f32}>
// CHECK: (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, none, none, none, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, none, none, tensor<2x4xf32>, tensor<2x4xf32>, none, none, none, none) -> tensor<2x4xf32>
func.func @plain(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// Coupled gates: there is no input gate. More arguments do not matter.

// CHECK-LABEL: func.func @coupled(
// CHECK: (tensor<2x3xf32>, none, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, none, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, none, none, none, none, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, none, none, tensor<2x4xf32>, tensor<2x4xf32>, none, none, none, none) -> tensor<2x4xf32>
func.func @coupled(%x: tensor<2x3xf32>, %w: tensor<7x12xf32>, %b: tensor<12xf32>, %p: tensor<1xf32>, %s: tensor<2xi32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple,CoupleInputForgetGates"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x12xf32>, tensor<12xf32>, tensor<1xf32>, tensor<2xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @projection(
// CHECK: (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, none, none, none, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>, none, tensor<2x2xf32>, tensor<2x4xf32>, none, none, none, none) -> tensor<2x2xf32>
func.func @projection(%x: tensor<2x3xf32>, %w: tensor<5x16xf32>, %b: tensor<16xf32>, %p: tensor<4x2xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<5x16xf32>, tensor<16xf32>, tensor<4x2xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: signature: Invalid number of arguments to LSTMCellSimple: it takes at least 4, the function has 3 (function 'c1_arguments')
func.func @c1_arguments(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c2_rank(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: unknown-shape: we cannot fuse this lstm func because all the inputs have not ranked tensor type.: bias should be a ranked tensor, argument 2 is tensor<*xf32> (function 'c2_rank')
func.func @c2_rank(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<*xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<*xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3_matrix(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: weight should be a 2D tensor, argument 1 is tensor<7x4x4xf32> (function 'c3_matrix')
func.func @c3_matrix(%x: tensor<2x3xf32>, %w: tensor<7x4x4xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x4x4xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3_columns(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: weight should have the same number of columns for each of 4 gates, it has 18 (function 'c3_columns')
func.func @c3_columns(%x: tensor<2x3xf32>, %w: tensor<7x18xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x18xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c4_weight(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: element-type: weight should be a fixed-size float tensor, argument 1 is tensor<7x16xf16> (function 'c4_weight')
func.func @c4_weight(%x: tensor<2x3xf32>, %w: tensor<7x16xf16>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x16xf16>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c4_input(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: element-type: input should be a 2D float tensor of shape ?x3, argument 0 is tensor<2x3xf16> (function 'c4_input')
func.func @c4_input(%x: tensor<2x3xf16>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf16>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5_bias(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: bias should be a fixed-size 1D float tensor of shape 16, argument 2 is tensor<8xf32> (function 'c5_bias')
func.func @c5_bias(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<8xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<8xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5_projection(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: projection should be a fixed-size 2D float tensor of shape 4x?, argument 3 is tensor<5x4xf32> (function 'c5_projection')
func.func @c5_projection(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<5x4xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<5x4xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_rows(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: weight should have a row for each element of input and output, it has fewer rows than the output has elements (function 'c6_rows')
func.func @c6_rows(%x: tensor<2x3xf32>, %w: tensor<3x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<3x16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_input(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: input should be a 2D float tensor of shape ?x3, argument 0 is tensor<2x5xf32> (function 'c6_input')
func.func @c6_input(%x: tensor<2x5xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x5xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_batch(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: unknown-shape: input should have a known batch, which the state of the cell needs (function 'c6_batch')
func.func @c6_batch(%x: tensor<?x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<?x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3_no_units(
// CHECK-NOT: tfl.
// MISS: composite-lstm-cell: shape: the cell has no units (function 'c3_no_units')
func.func @c3_no_units(%x: tensor<2x3xf32>, %w: tensor<3x0xf32>, %b: tensor<0xf32>, %p: tensor<1xf32>) -> tensor<2x0xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p) : (tensor<2x3xf32>, tensor<3x0xf32>, tensor<0xf32>, tensor<1xf32>) -> tensor<2x0xf32>
  return %0 : tensor<2x0xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: tfl.add
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%x: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {tf._implements = "LSTMCellSimple"} {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
