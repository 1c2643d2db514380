// RUN: tfuse-opt %s -tfl-peephole=only-rules=peephole-convert-strided-slice-to-slice | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: "tfl.slice"(%arg0
// CHECK-NOT: strided_slice
func.func @fires(%x: tensor<4x6xf32>) -> tensor<2x3xf32> {
  %begin = arith.constant dense<[1, 2]> : tensor<2xi32>
  %end = arith.constant dense<[3, 5]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// What the runtime computes when it plans its memory stays so.

// CHECK-LABEL: func.func @part_of_shape(
// CHECK-NOT: "tfl.slice"
// CHECK: "tfl.strided_slice"
// CHECK: tfl.mul
// CHECK: "tfl.strided_slice"
func.func @part_of_shape(%x: tensor<?x6xf32>) -> tensor<1xi32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %two = arith.constant dense<2> : tensor<2xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x6xf32>) -> tensor<2xi32>
  %1 = "tfl.strided_slice"(%0, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %2 = tfl.mul(%1, %two) <{fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = "tfl.strided_slice"(%2, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %3 : tensor<1xi32>
}

// A slice refuses what lies outside, a strided one clamps it: there may be less
// than two.

// CHECK-LABEL: func.func @starts_at_unknown(
// CHECK-NOT: "tfl.slice"
// CHECK: "tfl.strided_slice"
func.func @starts_at_unknown(%x: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %begin = arith.constant dense<[2, 0]> : tensor<2xi32>
  %end = arith.constant dense<[0, 6]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @unknown_taken_whole(
// CHECK: "tfl.slice"(%arg0
func.func @unknown_taken_whole(%x: tensor<?x6xf32>) -> tensor<?x3xf32> {
  %begin = arith.constant dense<[0, 2]> : tensor<2xi32>
  %end = arith.constant dense<[0, 5]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @strings_of_unknown_shape(
// CHECK-NOT: "tfl.slice"
// CHECK: "tfl.strided_slice"
func.func @strings_of_unknown_shape(%x: tensor<?x6x!tf_type.string>) -> tensor<?x3x!tf_type.string> {
  %begin = arith.constant dense<[0, 2]> : tensor<2xi32>
  %end = arith.constant dense<[0, 5]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<?x6x!tf_type.string>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x3x!tf_type.string>
  return %0 : tensor<?x3x!tf_type.string>
}

// CHECK-LABEL: func.func @nothing_left(
// CHECK-NOT: "tfl.slice"
// CHECK: "tfl.strided_slice"
func.func @nothing_left(%x: tensor<?x6xf32>) -> tensor<?x0xf32> {
  %begin = arith.constant dense<[0, 2]> : tensor<2xi32>
  %end = arith.constant dense<[0, 2]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}
