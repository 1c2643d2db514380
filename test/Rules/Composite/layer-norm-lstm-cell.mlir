// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @normalized(
// CHECK: "tfl.lstm"
// CHECK: (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, none, none, none, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, none, none, tensor<2x4xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
func.func @normalized(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: signature: Invalid number of arguments to LayerNormalizedLstmCellSimple: it takes at least 5, the function has 3 (function 'c1_arguments')
func.func @c1_arguments(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c2_rank(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: unknown-shape: we cannot fuse this lstm func because all the inputs have not ranked tensor type.: bias should be a ranked tensor, argument 2 is tensor<*xf32> (function 'c2_rank')
func.func @c2_rank(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<*xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<*xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3_matrix(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: weight should be a 2D tensor, argument 1 is tensor<7x4x4xf32> (function 'c3_matrix')
func.func @c3_matrix(%x: tensor<2x3xf32>, %w: tensor<7x4x4xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x4x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c3_columns(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: weight should have the same number of columns for each of 4 gates, it has 18 (function 'c3_columns')
func.func @c3_columns(%x: tensor<2x3xf32>, %w: tensor<7x18xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x18xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c4_weight(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: element-type: weight should be a fixed-size float tensor, argument 1 is tensor<7x16xf16> (function 'c4_weight')
func.func @c4_weight(%x: tensor<2x3xf32>, %w: tensor<7x16xf16>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf16>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c4_input(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: element-type: input should be a 2D float tensor of shape ?x3, argument 0 is tensor<2x3xf16> (function 'c4_input')
func.func @c4_input(%x: tensor<2x3xf16>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf16>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5_bias(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: bias should be a fixed-size 1D float tensor of shape 16, argument 2 is tensor<8xf32> (function 'c5_bias')
func.func @c5_bias(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<8xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<8xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5_projection(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: projection should be a fixed-size 2D float tensor of shape 4x?, argument 3 is tensor<5x4xf32> (function 'c5_projection')
func.func @c5_projection(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<5x4xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<5x4xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_rows(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: weight should have a row for each element of input and output, it has fewer rows than the output has elements (function 'c6_rows')
func.func @c6_rows(%x: tensor<2x3xf32>, %w: tensor<3x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<3x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_input(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: input should be a 2D float tensor of shape ?x3, argument 0 is tensor<2x5xf32> (function 'c6_input')
func.func @c6_input(%x: tensor<2x5xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x5xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c6_batch(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: unknown-shape: input should have a known batch, which the state of the cell needs (function 'c6_batch')
func.func @c6_batch(%x: tensor<?x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<16xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<?x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5_scale(
// CHECK-NOT: tfl.
// MISS: composite-layer-norm-lstm-cell: shape: scale should be a fixed-size 1D float tensor of shape 16, argument 4 is tensor<4xf32> (function 'c5_scale')
func.func @c5_scale(%x: tensor<2x3xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %p: tensor<1xf32>, %s: tensor<4xf32>) -> tensor<2x?xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = "tf.Elsewhere"(%x, %w, %b, %p, %s) : (tensor<2x3xf32>, tensor<7x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: tfl.add
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%x: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {tf._implements = "LayerNormalizedLstmCellSimple"} {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
