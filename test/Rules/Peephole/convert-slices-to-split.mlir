// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-convert-slices-to-split remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[AXIS:.*]] = arith.constant dense<1> : tensor<i32>
// CHECK: %[[S:.*]]:3 = "tfl.split"(%[[AXIS]], %arg0) <{num_splits = 3 : i32}>
// CHECK-NOT: tfl.slice
// CHECK: %[[M:.*]] = tfl.mul %[[S]]#2, %[[S]]#0
// CHECK: tfl.mul %[[M]], %[[S]]#1
func.func @fires(%x: tensor<?x6xf32>) -> tensor<?x2xf32> {
  %bc = arith.constant dense<[0, 4]> : tensor<2xi32>
  %sc = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %c = "tfl.slice"(%x, %bc, %sc) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %ba = arith.constant dense<[0, 0]> : tensor<2xi32>
  %sa = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bb = arith.constant dense<[0, 2]> : tensor<2xi32>
  %sb = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %b = "tfl.slice"(%x, %bb, %sb) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %1 = tfl.mul %c, %a {fused_activation_function = "NONE"} : tensor<?x2xf32>
  %2 = tfl.mul %1, %b {fused_activation_function = "NONE"} : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @rows_part_taken_twice(
// CHECK: %[[AXIS:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK: %[[S:.*]]:2 = "tfl.split"(%[[AXIS]], %arg0) <{num_splits = 2 : i32}>
// CHECK: %[[M:.*]] = tfl.mul %[[S]]#1, %[[S]]#0
// CHECK: tfl.mul %[[M]], %[[S]]#1
func.func @rows_part_taken_twice(%x: tensor<4x6xf32>) -> tensor<2x6xf32> {
  %ba = arith.constant dense<[0, 0]> : tensor<2xi32>
  %sa = arith.constant dense<[2, 6]> : tensor<2xi32>
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf32>
  %bb = arith.constant dense<[2, 0]> : tensor<2xi32>
  %sb = arith.constant dense<[2, 6]> : tensor<2xi32>
  %b = "tfl.slice"(%x, %bb, %sb) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf32>
  %bc = arith.constant dense<[2, 0]> : tensor<2xi32>
  %sc = arith.constant dense<[2, -1]> : tensor<2xi32>
  %c = "tfl.slice"(%x, %bc, %sc) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf32>
  %1 = tfl.mul %c, %a {fused_activation_function = "NONE"} : tensor<2x6xf32>
  %2 = tfl.mul %1, %b {fused_activation_function = "NONE"} : tensor<2x6xf32>
  return %2 : tensor<2x6xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_not_all(
// CHECK: tfl.slice
// CHECK: tfl.slice
func.func @c1_not_all(%x: tensor<?x6xf32>) -> tensor<?x2xf32> {
  %ba = arith.constant dense<[0, 0]> : tensor<2xi32>
  %sa = arith.constant dense<[-1, 2]> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-slices-to-split: structure: the slices do not cover the tensor}}
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bb = arith.constant dense<[0, 2]> : tensor<2xi32>
  %sb = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %b = "tfl.slice"(%x, %bb, %sb) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %2 = tfl.mul %a, %b {fused_activation_function = "NONE"} : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @c1_unequal(
// CHECK: tfl.slice
// CHECK: tfl.slice
func.func @c1_unequal(%x: tensor<?x5xf32>) -> tensor<?x2xf32> {
  %ba = arith.constant dense<[0, 0]> : tensor<2xi32>
  %sa = arith.constant dense<[-1, 2]> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-slices-to-split: structure: the slices have different sizes}}
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<?x5xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bb = arith.constant dense<[0, 2]> : tensor<2xi32>
  %sb = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %b = "tfl.slice"(%x, %bb, %sb) : (tensor<?x5xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %2 = tfl.mul %a, %b {fused_activation_function = "NONE"} : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @c2_five(
// CHECK: tfl.slice
func.func @c2_five(%x: tensor<?x10xf32>) -> tensor<?x2xf32> {
  %ba = arith.constant dense<[0, 0]> : tensor<2xi32>
  %sa = arith.constant dense<[-1, 2]> : tensor<2xi32>
  // expected-remark@+1 {{peephole-convert-slices-to-split: target: XNNPACK does not support a split into more than 4 parts}}
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<?x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bb = arith.constant dense<[0, 2]> : tensor<2xi32>
  %sb = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %b = "tfl.slice"(%x, %bb, %sb) : (tensor<?x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bc = arith.constant dense<[0, 4]> : tensor<2xi32>
  %sc = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %c = "tfl.slice"(%x, %bc, %sc) : (tensor<?x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %bd = arith.constant dense<[0, 6]> : tensor<2xi32>
  %sd = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %d = "tfl.slice"(%x, %bd, %sd) : (tensor<?x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %be = arith.constant dense<[0, 8]> : tensor<2xi32>
  %se = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %e = "tfl.slice"(%x, %be, %se) : (tensor<?x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %1 = tfl.mul %a, %b {fused_activation_function = "NONE"} : tensor<?x2xf32>
  %3 = tfl.mul %1, %c {fused_activation_function = "NONE"} : tensor<?x2xf32>
  %4 = tfl.mul %3, %d {fused_activation_function = "NONE"} : tensor<?x2xf32>
  %2 = tfl.mul %4, %e {fused_activation_function = "NONE"} : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: "tfl.split"
func.func @fused_already(%x: tensor<?x6xf32>) -> tensor<?x2xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %s:3 = "tfl.split"(%axis, %x) <{num_splits = 3 : i32}> : (tensor<i32>, tensor<?x6xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
  %2 = tfl.mul %s#0, %s#1 {fused_activation_function = "NONE"} : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// SPLIT has no kernel of these element types, SLICE has.

// CHECK-LABEL: func.func @c3_bool
// CHECK-COUNT-2: "tfl.slice"
func.func @c3_bool(%x: tensor<4xi1>) -> tensor<4xi1> {
  %ba = arith.constant dense<0> : tensor<1xi32>
  %sa = arith.constant dense<2> : tensor<1xi32>
  // expected-remark@+1 {{peephole-convert-slices-to-split: element-type: tfl.split has no kernel for the element type i1}}
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<4xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi1>
  %b = "tfl.slice"(%x, %sa, %sa) : (tensor<4xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi1>
  %r = "tfl.concatenation"(%b, %a) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @c3_unsigned
// CHECK-COUNT-2: "tfl.slice"
func.func @c3_unsigned(%x: tensor<4xui32>) -> tensor<2xui32> {
  %ba = arith.constant dense<0> : tensor<1xi32>
  %sa = arith.constant dense<2> : tensor<1xi32>
  // expected-remark@+1 {{peephole-convert-slices-to-split: element-type: tfl.split has no kernel for the element type ui32}}
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<4xui32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xui32>
  %b = "tfl.slice"(%x, %sa, %sa) : (tensor<4xui32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xui32>
  %r = tfl.mul %b, %a {fused_activation_function = "NONE"} : tensor<2xui32>
  return %r : tensor<2xui32>
}

// CHECK-LABEL: func.func @int64
// CHECK: "tfl.split"
func.func @int64(%x: tensor<4xi64>) -> tensor<2xi64> {
  %ba = arith.constant dense<0> : tensor<1xi32>
  %sa = arith.constant dense<2> : tensor<1xi32>
  %a = "tfl.slice"(%x, %ba, %sa) : (tensor<4xi64>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi64>
  %b = "tfl.slice"(%x, %sa, %sa) : (tensor<4xi64>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi64>
  %r = tfl.mul %b, %a {fused_activation_function = "NONE"} : tensor<2xi64>
  return %r : tensor<2xi64>
}
