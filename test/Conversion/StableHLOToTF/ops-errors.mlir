// RUN: not tfuse-opt %s -diagnostic-codes -stablehlo-legalize-tf -split-input-file 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower stablehlo.ceil: TensorFlow has no bool kernel for it
// CHECK: hint: convert the operands to a numeric type first
func.func @bool(%x: tensor<2xi1>) -> tensor<2xi1> {
  %0 = "stablehlo.ceil"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.tuple: an op other than get_tuple_element uses the tuple
func.func @tuple(%x: tensor<2xf32>) -> tuple<tensor<2xf32>> {
  %0 = "stablehlo.tuple"(%x) : (tensor<2xf32>) -> tuple<tensor<2xf32>>
  return %0 : tuple<tensor<2xf32>>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.get_tuple_element: the tuple op that makes its operand is not in the same function
func.func @element(%x: tuple<tensor<2xf32>>) -> tensor<2xf32> {
  %0 = "stablehlo.get_tuple_element"(%x) {index = 0 : i32} : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.convolution: attribute batch_group_count is not 1 (a gradient of a convolution)
func.func @batch_groups(%x: tensor<2x4x4x1xf32>, %w: tensor<1x1x1x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = "stablehlo.convolution"(%x, %w) {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>, padding = dense<0> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, feature_group_count = 1 : i64, batch_group_count = 2 : i64} : (tensor<2x4x4x1xf32>, tensor<1x1x1x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.convolution: it has 0 spatial axes, and TFLite convolves over 1 to 3
func.func @no_axes(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.convolution"(%x, %w) {input_batch_dimension = 0 : i64, input_feature_dimension = 1 : i64, input_spatial_dimensions = dense<> : tensor<0xi64>, kernel_input_feature_dimension = 0 : i64, kernel_output_feature_dimension = 1 : i64, kernel_spatial_dimensions = dense<> : tensor<0xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 1 : i64, output_spatial_dimensions = dense<> : tensor<0xi64>, window_strides = dense<> : tensor<0xi64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = dense<> : tensor<0xi64>, rhs_dilation = dense<> : tensor<0xi64>, window_reversal = dense<> : tensor<0xi1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.convolution: the sizes of its filter are not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @filter(%x: tensor<1x4x4x1xf32>, %w: tensor<?x1x1x2xf32>) -> tensor<1x?x4x2xf32> {
  %0 = "stablehlo.convolution"(%x, %w) {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>, padding = dense<0> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<?x1x1x2xf32>) -> tensor<1x?x4x2xf32>
  return %0 : tensor<1x?x4x2xf32>
}

// -----

// CHECK: error: [unsupported-type] cannot lower stablehlo.convolution: its element type is not a floating-point type
// CHECK: hint: convert to float32 first
func.func @integers(%x: tensor<1x4x4x1xi32>, %w: tensor<1x1x1x2xi32>) -> tensor<1x4x4x2xi32> {
  %0 = "stablehlo.convolution"(%x, %w) {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>, padding = dense<0> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x1xi32>, tensor<1x1x1x2xi32>) -> tensor<1x4x4x2xi32>
  return %0 : tensor<1x4x4x2xi32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.dot_general: its operands have more than 52 axes together
func.func @axes(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>) -> tensor<f32> {
  %0 = "stablehlo.dot_general"(%x, %x) {lhs_batching_dimensions = dense<> : tensor<0xi64>, rhs_batching_dimensions = dense<> : tensor<0xi64>, lhs_contracting_dimensions = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]> : tensor<27xi64>, rhs_contracting_dimensions = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]> : tensor<27xi64>} : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce_precision: TFLite has no float type of 4 exponent bits and 3 mantissa bits
func.func @precision(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce_precision"(%x) {exponent_bits = 4 : i32, mantissa_bits = 3 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.shift_right_logical: its operands are not integers of 8 bits or more
func.func @shift(%x: tensor<2xi4>) -> tensor<2xi4> {
  %0 = "stablehlo.shift_right_logical"(%x, %x) : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.dynamic_gather: the sizes of its slices are not known
// CHECK: hint: fix the input shapes with --input-shapes
func.func @slice_sizes(%x: tensor<?x?xf32>, %i: tensor<3x2xi32>, %n: tensor<2xi32>) -> tensor<3x?x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {offset_dims = dense<[1, 2]> : tensor<2xi64>, collapsed_slice_dims = dense<> : tensor<0xi64>, start_index_map = dense<[0, 1]> : tensor<2xi64>, index_vector_dim = 1 : i64, indices_are_sorted = false} : (tensor<?x?xf32>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<3x?x?xf32>
  return %0 : tensor<3x?x?xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.gather: it slices an axis of unknown size
// CHECK: hint: fix the input shapes with --input-shapes
func.func @part(%x: tensor<5x?xf32>, %i: tensor<3x1xi32>) -> tensor<3x2x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<[1, 2]> : tensor<2xi64>, collapsed_slice_dims = dense<> : tensor<0xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, slice_sizes = dense<[2, 2]> : tensor<2xi64>, indices_are_sorted = false} : (tensor<5x?xf32>, tensor<3x1xi32>) -> tensor<3x2x2xf32>
  return %0 : tensor<3x2x2xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.custom_call: attribute largest is false, and TFLite's TOPK_V2 finds the largest elements
// CHECK: hint: take the largest ones of the negated values
func.func @smallest(%x: tensor<5xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %0:2 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.topk", mhlo.attributes = {k = 2 : i64, largest = false}} : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.custom_call: it calls 'stablehlo.dynamic_top_k' with sizes that are known only at run time
// CHECK: hint: export the model with static sizes
func.func @dynamic(%x: tensor<5xf32>, %n: tensor<i32>) -> tensor<?xf32> {
  %0 = "stablehlo.custom_call"(%x, %n) {call_target_name = "stablehlo.dynamic_top_k"} : (tensor<5xf32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce: it finds the index of an extremum along 2 axes, and TFLite's ARG_MAX and ARG_MIN take one
func.func @places_of_all(%x: tensor<2x3xf32>) -> tensor<i32> {
  %p = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
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
  }) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %3#1 : tensor<i32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce: its initial value is not the minimum of the type
func.func @above_zero(%x: tensor<2x3xf32>) -> tensor<2xi32> {
  %p = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
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

// CHECK: error: [unsupported-op] cannot lower stablehlo.scatter: it writes to several tensors at once
// CHECK: hint: scatter to one tensor after the other
func.func @several(%x: tensor<5xf32>, %i: tensor<1x1xi32>, %u: tensor<1xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    "stablehlo.return"(%c, %d) : (tensor<f32>, tensor<f32>) -> ()
  }) {update_window_dims = dense<> : tensor<0xi64>, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, indices_are_sorted = false, unique_indices = false} : (tensor<5xf32>, tensor<5xf32>, tensor<1x1xi32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  return %0#0, %0#1 : tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.scatter: its region does not replace, add, or take the maximum or minimum
func.func @divided(%x: tensor<5xf32>, %i: tensor<1x1xi32>, %u: tensor<1xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.divide"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {update_window_dims = dense<> : tensor<0xi64>, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, indices_are_sorted = false, unique_indices = false} : (tensor<5xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.scatter: it writes to a part of an axis of unknown size
// CHECK: hint: write whole rows
func.func @part_of_unknown(%x: tensor<5x?xf32>, %i: tensor<1x1xi32>, %u: tensor<1x2xf32>) -> tensor<5x?xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) {update_window_dims = dense<1> : tensor<1xi64>, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, indices_are_sorted = false, unique_indices = false} : (tensor<5x?xf32>, tensor<1x1xi32>, tensor<1x2xf32>) -> tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.scatter: its indices address no axis
func.func @no_indices(%x: tensor<5xf32>, %i: tensor<0xi32>, %u: tensor<5xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) {update_window_dims = dense<0> : tensor<1xi64>, inserted_window_dims = dense<> : tensor<0xi64>, scatter_dims_to_operand_dims = dense<> : tensor<0xi64>, index_vector_dim = 0 : i64, indices_are_sorted = false, unique_indices = false} : (tensor<5xf32>, tensor<0xi32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reshape: more than one size of its result is not known
// CHECK: hint: export the model with fewer symbolic sizes
func.func @reshape(%x: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = "stablehlo.reshape"(%x) : (tensor<?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.dynamic_pad: its interior padding is not the constant 0
func.func @interior(%x: tensor<5xf32>, %v: tensor<f32>, %n: tensor<1xi32>) -> tensor<?xf32> {
  %0 = "stablehlo.dynamic_pad"(%x, %v, %n, %n, %n) : (tensor<5xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: error: [unsupported-type] cannot lower stablehlo.sort: its element type is bool or complex, and TFLite sorts real numbers only
func.func @sort_bool(%x: tensor<5xi1>) -> tensor<5xi1> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %1 = "stablehlo.compare"(%a, %b) {comparison_direction = "LT"} : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<5xi1>) -> tensor<5xi1>
  return %0 : tensor<5xi1>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce_window: several tensors are reduced at once
// CHECK: hint: reduce them one by one
func.func @two_windows(%x: tensor<4xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.reduce_window"(%x, %x, %i, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) {window_dimensions = dense<2> : tensor<1xi64>} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce_window: its region is not a sum, a maximum or a minimum
func.func @products(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<3xf32> {
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<2> : tensor<1xi64>} : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce_window: its initial value is not the identity of the reduction
func.func @initial_value(%x: tensor<4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<2> : tensor<1xi64>} : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: error: [unsupported-op] cannot lower stablehlo.reduce_window: windows extend over 4 axes; TFLite pools over two or three
// CHECK: hint: pool axis by axis
func.func @four_axes(%x: tensor<4x4x4x4xf32>) -> tensor<3x3x3x3xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<2> : tensor<4xi64>} : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<3x3x3x3xf32>
  return %0 : tensor<3x3x3x3xf32>
}

// -----

// CHECK: error: [unsupported-type] cannot lower stablehlo.reduce_window: its element type is not a floating-point type, and TFLite pools floats only
// CHECK: hint: convert to float32 first
func.func @window_integers(%x: tensor<4xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i32>) -> ()
  }) {window_dimensions = dense<2> : tensor<1xi64>} : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: error: [unsupported-type] cannot lower stablehlo.power: tf.Pow has no uint8 kernel
func.func @power(%x: tensor<2xui8>) -> tensor<2xui8> {
  %0 = "stablehlo.power"(%x, %x) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
