// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-remove-noop-slice remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires_slice(
// CHECK-NOT: tfl.slice
// CHECK: return %arg0
func.func @fires_slice(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %begin = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<[4, -1]> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -1 takes all of a dimension that is not known, too.

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NOT: tfl.slice
// CHECK: return %arg0
func.func @fires_dynamic(%x: tensor<?x6xi8>) -> tensor<?x6xi8> {
  %begin = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<-1> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<?x6xi8>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xi8>
  return %0 : tensor<?x6xi8>
}

// CHECK-LABEL: func.func @fires_strided_slice(
// CHECK-NOT: tfl.strided_slice
// CHECK: return %arg0
func.func @fires_strided_slice(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %begin = arith.constant dense<0> : tensor<2xi32>
  %end = arith.constant dense<[4, 6]> : tensor<2xi32>
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %begin, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @fires_gather(
// CHECK-NOT: tfl.gather_nd
// CHECK: return %arg0
func.func @fires_gather(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %rows = arith.constant dense<[[0], [1], [2]]> : tensor<3x1xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<3x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @fires_scatter(
// CHECK-NOT: tfl.scatter_nd
// CHECK: return %arg0
func.func @fires_scatter(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %rows = arith.constant dense<[[0], [1], [2]]> : tensor<3x1xi32>
  %shape = arith.constant dense<[3, 2]> : tensor<2xi32>
  %0 = "tfl.scatter_nd"(%rows, %x, %shape) : (tensor<3x1xi32>, tensor<3x2xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// What is written over all of it is the result, wherever it starts.

// CHECK-LABEL: func.func @fires_update(
// CHECK-NOT: tfl.dynamic_update_slice
// CHECK: return %arg1
func.func @fires_update(%x: tensor<3x2xf32>, %y: tensor<3x2xf32>, %start: tensor<2xi32>) -> tensor<3x2xf32> {
  %0 = "tfl.dynamic_update_slice"(%x, %y, %start) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// Sizes that only the runtime knows.

// CHECK-LABEL: func.func @c1_slice(
// CHECK: %[[Y:[^ ]+]] = "tfl.slice"(%arg0, %{{.*}}, %arg1)
// CHECK-NEXT: return %[[Y]]
func.func @c1_slice(%x: tensor<?x6xf32>, %size: tensor<2xi32>) -> tensor<?x6xf32> {
  %begin = arith.constant dense<0> : tensor<2xi32>
  // expected-remark @+1 {{constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// The first row is left out.

// CHECK-LABEL: func.func @c1_begin(
// CHECK: %[[Y:[^ ]+]] = "tfl.slice"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @c1_begin(%x: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %begin = arith.constant dense<[1, 0]> : tensor<2xi32>
  %size = arith.constant dense<-1> : tensor<2xi32>
  // expected-remark @+1 {{peephole-remove-noop-slice: constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// Backwards.

// CHECK-LABEL: func.func @c1_strided_slice(
// CHECK: %[[Y:[^ ]+]] = "tfl.strided_slice"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @c1_strided_slice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %begin = arith.constant dense<3> : tensor<1xi32>
  %end = arith.constant dense<-5> : tensor<1xi32>
  %strides = arith.constant dense<-1> : tensor<1xi32>
  // expected-remark @+1 {{peephole-remove-noop-slice: constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.strided_slice"(%x, %begin, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_gather(
// CHECK: %[[Y:[^ ]+]] = "tfl.gather_nd"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @c1_gather(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %rows = arith.constant dense<[[0], [2], [1]]> : tensor<3x1xi32>
  // expected-remark @+1 {{peephole-remove-noop-slice: constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<3x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c1_scatter(
// CHECK: %[[Y:[^ ]+]] = "tfl.scatter_nd"(%{{.*}}, %arg0
// CHECK-NEXT: return %[[Y]]
func.func @c1_scatter(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %rows = arith.constant dense<[[0], [0], [2]]> : tensor<3x1xi32>
  %shape = arith.constant dense<[3, 2]> : tensor<2xi32>
  // expected-remark @+1 {{peephole-remove-noop-slice: constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.scatter_nd"(%rows, %x, %shape) : (tensor<3x1xi32>, tensor<3x2xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// Part of unknown rows.

// CHECK-LABEL: func.func @c1_update(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.dynamic_update_slice"(%arg0, %arg1, %arg2)
// CHECK-NEXT: return %[[Y]]
func.func @c1_update(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>, %start: tensor<2xi32>) -> tensor<?x2xf32> {
  // expected-remark @+1 {{peephole-remove-noop-slice: constant-value: the slice may not cover the input, although the types are equal}}
  %0 = "tfl.dynamic_update_slice"(%x, %y, %start) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @c2_shape(
// CHECK: %[[Y:[^ ]+]] = "tfl.slice"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @c2_shape(%x: tensor<4x6xf32>) -> tensor<4x5xf32> {
  %begin = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<[4, 5]> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
