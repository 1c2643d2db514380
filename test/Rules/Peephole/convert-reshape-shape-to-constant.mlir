// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-reshape-shape-to-constant remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: "tfl.pack"
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 320]> : tensor<2xi32>
// CHECK-NOT: "tfl.pack"
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x4x80xf32>, tensor<2xi32>) -> tensor<?x320xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<?x4x80xf32>) -> tensor<?x320xf32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %size = arith.constant dense<320> : tensor<i32>
  %0 = "tfl.shape"(%x) : (tensor<?x4x80xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.pack"(%1, %size) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %3 = "tfl.reshape"(%x, %2) : (tensor<?x4x80xf32>, tensor<2xi32>) -> tensor<?x320xf32>
  return %3 : tensor<?x320xf32>
}

// 320 is known by the shape only, not by the type.

// CHECK-LABEL: func.func @by_elements(
// CHECK-NOT: "tfl.pack"
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 320]> : tensor<2xi32>
// CHECK-NOT: "tfl.pack"
// CHECK: "tfl.reshape"(%arg0, %[[SHAPE]])
func.func @by_elements(%x: tensor<?x4x80xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %size = arith.constant dense<320> : tensor<i32>
  %0 = "tfl.shape"(%x) : (tensor<?x4x80xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.pack"(%1, %size) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %3 = "tfl.reshape"(%x, %2) : (tensor<?x4x80xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// The batch may come from anywhere.

// CHECK-LABEL: func.func @by_elements_of_other_origin(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 320]> : tensor<2xi32>
// CHECK-NOT: "tfl.pack"
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK-NEXT: return %[[R]]
func.func @by_elements_of_other_origin(%x: tensor<?x4x80xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %size = arith.constant dense<320> : tensor<i32>
  %0 = "tfl.pack"(%n, %size) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %1 = "tfl.reshape"(%x, %0) : (tensor<?x4x80xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @by_parts_of_other_origin(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[4, -1, 5]> : tensor<3xi32>
// CHECK-NOT: "tfl.concatenation"
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK-NEXT: return %[[R]]
func.func @by_parts_of_other_origin(%x: tensor<?x4x5xf32>, %n: tensor<1xi32>) -> tensor<?x?x?xf32> {
  %four = arith.constant dense<4> : tensor<1xi32>
  %five = arith.constant dense<5> : tensor<1xi32>
  %0 = "tfl.concatenation"(%four, %n, %five) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %1 = "tfl.reshape"(%x, %0) : (tensor<?x4x5xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @static_result(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[3, 2]> : tensor<2xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<6xi8>, tensor<2xi32>) -> tensor<3x2xi8>
// CHECK-NEXT: return %[[R]]
func.func @static_result(%x: tensor<6xi8>, %shape: tensor<2xi32>) -> tensor<3x2xi8> {
  %0 = "tfl.reshape"(%x, %shape) : (tensor<6xi8>, tensor<2xi32>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}

// CHECK-LABEL: func.func @c1_two_unknown(
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %arg1)
// CHECK-NEXT: return %[[R]]
func.func @c1_two_unknown(%x: tensor<?x6xf32>, %shape: tensor<3xi32>) -> tensor<?x?x3xf32> {
  // expected-remark @below {{more than one dimension of the shape is computed}}
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x6xf32>, tensor<3xi32>) -> tensor<?x?x3xf32>
  return %0 : tensor<?x?x3xf32>
}

// CHECK-LABEL: func.func @c2_no_elements(
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %arg1)
// CHECK-NEXT: return %[[R]]
func.func @c2_no_elements(%x: tensor<0x6xf32>, %shape: tensor<2xi32>) -> tensor<?x0xf32> {
  // expected-remark @below {{another dimension is 0, so the number of elements does not determine the computed one}}
  %0 = "tfl.reshape"(%x, %shape) : (tensor<0x6xf32>, tensor<2xi32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// A dimension that is -1 is as unknown as one that is computed.

// CHECK-LABEL: func.func @c1_minus_one(
// CHECK: %[[S:.*]] = "tfl.pack"(%arg1,
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK-NEXT: return %[[R]]
func.func @c1_minus_one(%x: tensor<?x4xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %rest = arith.constant dense<-1> : tensor<i32>
  %0 = "tfl.pack"(%n, %rest) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  // expected-remark @below {{more than one dimension of the shape is computed}}
  %1 = "tfl.reshape"(%x, %0) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c2_zero_of_elements(
// CHECK: %[[S:.*]] = "tfl.pack"(%arg1,
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK-NEXT: return %[[R]]
func.func @c2_zero_of_elements(%x: tensor<?x4xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.pack"(%n, %zero) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  // expected-remark @below {{another dimension is 0, so the number of elements does not determine the computed one}}
  %1 = "tfl.reshape"(%x, %0) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @constant_shape(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 320]> : tensor<2xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK-NEXT: return %[[R]]
func.func @constant_shape(%x: tensor<?x4x80xf32>) -> tensor<?x320xf32> {
  %shape = arith.constant dense<[-1, 320]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x4x80xf32>, tensor<2xi32>) -> tensor<?x320xf32>
  return %0 : tensor<?x320xf32>
}
