// RUN: tfuse-opt %s -canonicalize=test-convergence | FileCheck %s

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

// The second reshape determines the shape; the first stays if it has other
// users.

// CHECK-LABEL: func @reshape_twice(
// CHECK-DAG: %[[A:.*]] = arith.constant dense<[16, 4]>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<-1>
// CHECK: %[[FIRST:.*]] = "tfl.reshape"(%arg0, %[[A]])
// CHECK: %[[SECOND:.*]] = "tfl.reshape"(%arg0, %[[B]])
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @reshape_twice(%x: tensor<?x4x4xf32>) -> (tensor<16x4xf32>, tensor<?xf32>) {
  %a = arith.constant dense<[16, 4]> : tensor<2xi32>
  %b = arith.constant dense<[-1]> : tensor<1xi32>
  %0 = "tfl.reshape"(%x, %a) : (tensor<?x4x4xf32>, tensor<2xi32>) -> tensor<16x4xf32>
  %1 = "tfl.reshape"(%0, %b) : (tensor<16x4xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0, %1 : tensor<16x4xf32>, tensor<?xf32>
}

// Per-axis quantized types: the reshape moves the quantized dimension.

// CHECK-LABEL: func @reshape_per_axis(
// CHECK: "tfl.reshape"
// CHECK: "tfl.reshape"
func.func @reshape_per_axis(%x: tensor<2x4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<1x2x4x!quant.uniform<i8:f32:1, {0.5, 0.25}>> {
  %a = arith.constant dense<[2, 2, 2]> : tensor<3xi32>
  %b = arith.constant dense<[1, 2, 4]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %a) : (tensor<2x4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<3xi32>) -> tensor<2x2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  %1 = "tfl.reshape"(%0, %b) : (tensor<2x2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<3xi32>) -> tensor<1x2x4x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return %1 : tensor<1x2x4x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
}

//===----------------------------------------------------------------------===//
// Pack
//===----------------------------------------------------------------------===//

// Packs the results of an unpack in order; the axis may be negative.

// CHECK-LABEL: func @pack_of_unpack(
// CHECK-NEXT: return %arg0
func.func @pack_of_unpack(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %0:2 = "tfl.unpack"(%x) {axis = 1 : i32, num = 2 : i32} : (tensor<?x2xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = "tfl.pack"(%0#0, %0#1) {axis = -1 : i32, values_count = 2 : i32} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// Another order, another axis, or not all results of the unpack.

// CHECK-LABEL: func @pack_otherwise(
// CHECK-COUNT-3: "tfl.pack"
func.func @pack_otherwise(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>) {
  %0:2 = "tfl.unpack"(%x) {axis = 0 : i32, num = 2 : i32} : (tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = "tfl.pack"(%0#1, %0#0) {axis = 0 : i32, values_count = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %2 = "tfl.pack"(%0#0, %0#1) {axis = 1 : i32, values_count = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %3 = "tfl.pack"(%0#0, %0#0) {axis = 0 : i32, values_count = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %4 = "tfl.pack"(%0#0) {axis = 0 : i32, values_count = 1 : i32} : (tensor<2xf32>) -> tensor<1x2xf32>
  %5 = tfl.add %2, %3 {fused_activation_function = "NONE"} : tensor<2x2xf32>
  return %1, %5, %4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>
}

// CHECK-LABEL: func @pack_one(
// CHECK-DAG: %[[SHAPE:.*]] = arith.constant dense<[1, -1, 5]>
// CHECK: "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<1x?x5xf32>
// CHECK: "tfl.pack"(%arg1)
// CHECK: "tfl.pack"(%arg2)
func.func @pack_one(%x: tensor<?x5xf32>, %two: tensor<?x?xf32>, %none: tensor<?x0xf32>) -> (tensor<1x?x5xf32>, tensor<1x?x?xf32>, tensor<1x?x0xf32>) {
  %0 = "tfl.pack"(%x) {axis = 0 : i32, values_count = 1 : i32} : (tensor<?x5xf32>) -> tensor<1x?x5xf32>
  %1 = "tfl.pack"(%two) {axis = 0 : i32, values_count = 1 : i32} : (tensor<?x?xf32>) -> tensor<1x?x?xf32>
  %2 = "tfl.pack"(%none) {axis = 0 : i32, values_count = 1 : i32} : (tensor<?x0xf32>) -> tensor<1x?x0xf32>
  return %0, %1, %2 : tensor<1x?x5xf32>, tensor<1x?x?xf32>, tensor<1x?x0xf32>
}

//===----------------------------------------------------------------------===//
// Slice, dynamic_update_slice
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @slice_narrow(
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<0> : tensor<2xi32>
// CHECK-DAG: %[[SIZE:.*]] = arith.constant dense<[1, -1]> : tensor<2xi32>
// CHECK-DAG: %[[WIDE:.*]] = arith.constant dense<0> : tensor<2xi64>
// CHECK: "tfl.slice"(%arg0, %[[BEGIN]], %[[SIZE]])
// CHECK: "tfl.slice"(%arg0, %[[WIDE]], %arg1)
func.func @slice_narrow(%x: tensor<4x?xf32>, %size: tensor<2xi64>) -> (tensor<1x?xf32>, tensor<?x?xf32>) {
  %begin = arith.constant dense<0> : tensor<2xi64>
  %constant = arith.constant dense<[1, -1]> : tensor<2xi64>
  %0 = "tfl.slice"(%x, %begin, %constant) : (tensor<4x?xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x?xf32>
  %1 = "tfl.slice"(%x, %begin, %size) : (tensor<4x?xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0, %1 : tensor<1x?xf32>, tensor<?x?xf32>
}

// The slice is the whole operand, by its type or by its begin and size.

// CHECK-LABEL: func @slice_all(
// CHECK-NEXT: return %arg0, %arg1
func.func @slice_all(%x: tensor<4x2xf32>, %y: tensor<4x?xf32>, %begin: tensor<2xi32>) -> (tensor<4x2xf32>, tensor<4x?xf32>) {
  %zero = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<[4, 2]> : tensor<2xi32>
  %rest = arith.constant dense<-1> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %begin, %size) : (tensor<4x2xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x2xf32>
  %1 = "tfl.slice"(%y, %zero, %rest) : (tensor<4x?xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func @slice_part(
// CHECK-COUNT-2: "tfl.slice"
func.func @slice_part(%x: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %zero = arith.constant dense<0> : tensor<2xi32>
  %one = arith.constant dense<[0, 1]> : tensor<2xi32>
  %rest = arith.constant dense<-1> : tensor<2xi32>
  %two = arith.constant dense<[4, 2]> : tensor<2xi32>
  %0 = "tfl.slice"(%x, %one, %rest) : (tensor<4x?xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x?xf32>
  %1 = "tfl.slice"(%x, %zero, %two) : (tensor<4x?xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, tensor<4x?xf32>
}

// An update of the operand's whole size replaces it: the runtime clamps the
// indices.

// CHECK-LABEL: func @update_all(
// CHECK-NEXT: %[[SUM:.*]] = tfl.add %arg1, %arg1
// CHECK-NEXT: return %[[SUM]]
func.func @update_all(%x: tensor<2x7xf32>, %y: tensor<2x7xf32>, %where: tensor<2xi32>) -> tensor<2x7xf32> {
  %0 = "tfl.dynamic_update_slice"(%x, %y, %where) : (tensor<2x7xf32>, tensor<2x7xf32>, tensor<2xi32>) -> tensor<2x7xf32>
  %1 = tfl.add %0, %0 {fused_activation_function = "NONE"} : tensor<2x7xf32>
  return %1 : tensor<2x7xf32>
}

// Unknown sizes may differ; the update is smaller; the result would connect a
// function argument to a function result.

// CHECK-LABEL: func @update_otherwise(
// CHECK-COUNT-3: "tfl.dynamic_update_slice"
func.func @update_otherwise(%x: tensor<?x7xf32>, %y: tensor<?x7xf32>, %part: tensor<1x7xf32>, %where: tensor<2xi32>, %cache: tensor<2xf32>, %new: tensor<2xf32>, %at: tensor<1xi32>) -> (tensor<?x7xf32>, tensor<?x7xf32>, tensor<2xf32>) {
  %0 = "tfl.dynamic_update_slice"(%x, %y, %where) : (tensor<?x7xf32>, tensor<?x7xf32>, tensor<2xi32>) -> tensor<?x7xf32>
  %1 = "tfl.dynamic_update_slice"(%x, %part, %where) : (tensor<?x7xf32>, tensor<1x7xf32>, tensor<2xi32>) -> tensor<?x7xf32>
  %2 = "tfl.dynamic_update_slice"(%cache, %new, %at) : (tensor<2xf32>, tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<?x7xf32>, tensor<?x7xf32>, tensor<2xf32>
}

//===----------------------------------------------------------------------===//
// BroadcastTo
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @broadcast_to_same_elements(
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[1, 4]> : tensor<2xi32>
// CHECK: "tfl.reshape"(%arg0, %[[SHAPE]])
// CHECK: %[[NARROW:.*]] = "tfl.cast"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
// CHECK: "tfl.reshape"(%arg0, %[[NARROW]])
func.func @broadcast_to_same_elements(%x: tensor<4xf32>, %shape: tensor<2xi64>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %constant = arith.constant dense<[1, 4]> : tensor<2xi64>
  %0 = "tfl.broadcast_to"(%x, %constant) : (tensor<4xf32>, tensor<2xi64>) -> tensor<1x4xf32>
  %1 = "tfl.broadcast_to"(%x, %shape) : (tensor<4xf32>, tensor<2xi64>) -> tensor<1x4xf32>
  return %0, %1 : tensor<1x4xf32>, tensor<1x4xf32>
}

// CHECK-LABEL: func @broadcast_to_itself(
// CHECK-NEXT: return %arg0
func.func @broadcast_to_itself(%x: tensor<4xf32>, %shape: tensor<1xi32>) -> tensor<4xf32> {
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @broadcast_to_repeats(
// CHECK-COUNT-2: "tfl.broadcast_to"
func.func @broadcast_to_repeats(%x: tensor<4xf32>, %y: tensor<?xf32>, %shape: tensor<2xi32>) -> (tensor<2x4xf32>, tensor<1x?xf32>) {
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  %1 = "tfl.broadcast_to"(%y, %shape) : (tensor<?xf32>, tensor<2xi32>) -> tensor<1x?xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<1x?xf32>
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @transpose_rank7(
// CHECK-DAG: %[[FROM:.*]] = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
// CHECK-DAG: %[[PERM:.*]] = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
// CHECK-DAG: %[[TO:.*]] = arith.constant dense<[1, 4, 1, 2, 1, 3, 1]> : tensor<7xi32>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %[[FROM]])
// CHECK: %[[Y:.*]] = "tfl.transpose"(%[[X]], %[[PERM]]) : (tensor<2x3x4xi8>, tensor<3xi32>) -> tensor<4x2x3xi8>
// CHECK: "tfl.reshape"(%[[Y]], %[[TO]])
func.func @transpose_rank7(%x: tensor<2x1x3x1x4x1x1xi8>) -> tensor<1x4x1x2x1x3x1xi8> {
  %perm = arith.constant dense<[1, 4, 3, 0, -1, 2, 5]> : tensor<7xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x3x1x4x1x1xi8>, tensor<7xi32>) -> tensor<1x4x1x2x1x3x1xi8>
  return %0 : tensor<1x4x1x2x1x3x1xi8>
}

// Only unit dimensions move.

// CHECK-LABEL: func @transpose_units(
// CHECK-NOT: "tfl.transpose"
// CHECK: "tfl.reshape"
func.func @transpose_units(%x: tensor<2x1x3x1x4x1x1xi8>) -> tensor<1x2x3x4x1x1x1xi8> {
  %perm = arith.constant dense<[1, 0, 2, 4, 3, 5, 6]> : tensor<7xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x3x1x4x1x1xi8>, tensor<7xi32>) -> tensor<1x2x3x4x1x1x1xi8>
  return %0 : tensor<1x2x3x4x1x1x1xi8>
}

// Transposes of low rank or with unknown sizes stay.

// CHECK-LABEL: func @transpose_otherwise(
// CHECK-COUNT-2: "tfl.transpose"
func.func @transpose_otherwise(%x: tensor<2x1x3xf32>, %y: tensor<?x1x3x1x4x1x1xf32>) -> (tensor<3x1x2xf32>, tensor<3x1x?x1x4x1x1xf32>) {
  %perm = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x3xf32>, tensor<3xi32>) -> tensor<3x1x2xf32>
  %long = arith.constant dense<[2, 1, 0, 3, 4, 5, 6]> : tensor<7xi32>
  %1 = "tfl.transpose"(%y, %long) : (tensor<?x1x3x1x4x1x1xf32>, tensor<7xi32>) -> tensor<3x1x?x1x4x1x1xf32>
  return %0, %1 : tensor<3x1x2xf32>, tensor<3x1x?x1x4x1x1xf32>
}
