// RUN: not tfuse-opt %s -split-input-file -stablehlo-legalize-tf 2>&1 | FileCheck %s

// CHECK: error: cannot lower stablehlo.fft: TFLite has no equivalent op
// CHECK: hint: docs/stablehlo.md
func.func @unknown(%x: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %0 = "stablehlo.fft"(%x) {fft_type = "RFFT", fft_length = dense<2> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// -----

// CHECK: error: cannot lower stablehlo.add: an operand or a result is not a tensor of known rank, 32 at most
func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.transpose: its attributes and operands contradict each other
// CHECK: hint: export the model again
func.func @malformed(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 1]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.add: its attributes and operands contradict each other
func.func @shapes(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.custom_call: it calls 'cuda_kernel', which is code for the machine it was compiled for
// CHECK: hint: put it into a composite (jax.lax.composite)
func.func @custom(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "cuda_kernel"} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.reduce: its region is not a sum, product
func.func @region(%x: tensor<2xf32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: error: cannot lower stablehlo.sort: its region does not compare the first elements only
func.func @order(%x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0:2 = "stablehlo.sort"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %1 = "stablehlo.compare"(%c, %d) {comparison_direction = "LT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  return %0#0 : tensor<5xf32>
}

// -----

// Ties in the first key are broken by a second key.
// CHECK: error: cannot lower stablehlo.sort: its region does not compare the first elements only
// CHECK: hint: sort by one key
func.func @two_keys(%x: tensor<5xf32>, %y: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0:2 = "stablehlo.sort"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %1 = "stablehlo.compare"(%a, %b) {comparison_direction = "LT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.compare"(%c, %d) {comparison_direction = "LT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.and"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.or"(%1, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  return %0#0, %0#1 : tensor<5xf32>, tensor<5xf32>
}

// -----

// An argmax reduction needs an iota along the reduced axis as its second
// operand; here it is an argument.
// CHECK: error: cannot lower stablehlo.reduce: its second operand does not hold the indices of the elements
func.func @places(%x: tensor<2x3xf32>, %p: tensor<2x3xi32>) -> tensor<2xi32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3:2 = "stablehlo.reduce"(%x, %p, %1, %0) ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %6 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = "stablehlo.compare"(%i, %j) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = "stablehlo.select"(%6, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.select"(%10, %i, %j) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%11, %12) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %3#1 : tensor<2xi32>
}

// -----

// A broadcast iota of one element does not hold the indices along the axis.
// CHECK: error: cannot lower stablehlo.reduce: its second operand does not hold the indices of the elements
func.func @place_of_one(%x: tensor<2x3xf32>) -> tensor<2xi32> {
  %one = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
  %p = "stablehlo.broadcast_in_dim"(%one) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<1xi32>) -> tensor<2x3xi32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3:2 = "stablehlo.reduce"(%x, %p, %1, %0) ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %6 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = "stablehlo.compare"(%i, %j) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = "stablehlo.select"(%6, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.select"(%10, %i, %j) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%11, %12) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %3#1 : tensor<2xi32>
}

// -----

// CHECK: error: cannot lower stablehlo.reduce_window: TFLite's pooling has no dilation
func.func @dilated(%x: tensor<1x8x8x2xf32>) -> tensor<1x6x6x2xf32> {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_dilations = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<1x8x8x2xf32>, tensor<f32>) -> tensor<1x6x6x2xf32>
  return %1 : tensor<1x6x6x2xf32>
}

// -----

// Gathering windows lists the index of each element.
// CHECK: error: cannot lower stablehlo.gather: its windows have too many elements to index each of them
func.func @windows(%x: tensor<?x?xf32>, %i: tensor<3x2xi32>) -> tensor<3x1000000000x1000000000xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<[1, 2]> : tensor<2xi64>, collapsed_slice_dims = dense<> : tensor<0xi64>, start_index_map = dense<[0, 1]> : tensor<2xi64>, index_vector_dim = 1 : i64, slice_sizes = dense<[1000000000, 1000000000]> : tensor<2xi64>, indices_are_sorted = false} : (tensor<?x?xf32>, tensor<3x2xi32>) -> tensor<3x1000000000x1000000000xf32>
  return %0 : tensor<3x1000000000x1000000000xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.map: its region holds more than elementwise ops
func.func @map(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %1 = "stablehlo.tuple"(%a) : (tensor<f32>) -> tuple<tensor<f32>>
    "stablehlo.return"(%1) : (tuple<tensor<f32>>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: error: cannot lower stablehlo.map: its attributes and operands contradict each other
func.func @captured(%x: tensor<3xf32>, %y: tensor<f32>) -> tensor<3xf32> {
  %0 = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%y) : (tensor<f32>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
