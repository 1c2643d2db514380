// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-bools-to-floats remarks' | FileCheck %s

// Each condition of ConvertBoolsToFloats.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @reduce_any(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<2x3xf32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK-DAG: %[[AXIS:.*]] = arith.constant dense<1> : tensor<1xi32>
// CHECK: %[[C:.*]] = tfl.greater(%[[X]], %[[Y]])
// CHECK: %[[F:.*]] = "tfl.select_v2"(%[[C]], %[[ONE]], %[[ZERO]]) : {{.*}} -> tensor<2x3xf32>
// CHECK: %[[M:.*]] = "tfl.reduce_max"(%[[F]], %[[AXIS]]) <{keep_dims = true}>
// CHECK: %[[N:.*]] = tfl.not_equal(%[[M]], %[[ZERO]])
// CHECK: %[[R:.*]] = "tfl.select_v2"(%[[N]], %[[X]], %[[Y]])
// CHECK: return %[[R]]
func.func @reduce_any(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %0 = tfl.greater(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "tfl.reduce_any"(%0, %axis) {keep_dims = true} : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2x1xi1>
  %2 = "tfl.select_v2"(%1, %x, %y) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @logic(
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[MASK:.*]] = arith.constant dense<[1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>
// CHECK: %[[A:.*]] = "tfl.select_v2"
// CHECK: %[[B:.*]] = "tfl.select_v2"
// CHECK: %[[AND:.*]] = tfl.mul %[[A]], %[[B]]
// CHECK: %[[NOT:.*]] = tfl.sub(%[[ONE]], %[[AND]])
// CHECK: %[[OR:.*]] = "tfl.maximum"(%[[NOT]], %[[MASK]])
// CHECK: %[[ALL:.*]] = "tfl.reduce_min"(%[[OR]]
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[ALL]]
// CHECK: return %[[R]]
func.func @logic(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x1x1xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %shape = arith.constant dense<[2, 1, 1]> : tensor<3xi32>
  %mask = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %0 = tfl.greater(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "tfl.equal"(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %2 = "tfl.logical_and"(%0, %1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %3 = "tfl.logical_not"(%2) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %4 = "tfl.logical_or"(%3, %mask) : (tensor<2x3xi1>, tensor<3xi1>) -> tensor<2x3xi1>
  %5 = "tfl.reduce_all"(%4, %axis) {keep_dims = true} : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2x1xi1>
  %6 = "tfl.reshape"(%5, %shape) : (tensor<2x1xi1>, tensor<3xi32>) -> tensor<2x1x1xi1>
  %7 = "tfl.cast"(%6) : (tensor<2x1x1xi1>) -> tensor<2x1x1xf32>
  return %7 : tensor<2x1x1xf32>
}

// -----

// Each user of a comparison gets a copy, which CSE does not merge.
// CHECK-LABEL: func.func @several_users(
// CHECK: %[[A:.*]] = tfl.greater(%arg0, %arg1)
// CHECK: %[[B:.*]] = tfl.greater(%arg0, %arg1) {tfl.copy = 2 : i64}
// CHECK: "tfl.select_v2"(%[[B]], %arg0, %arg1)
// CHECK: "tfl.select_v2"(%[[A]], %arg1, %arg0)
func.func @several_users(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tfl.greater(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "tfl.select_v2"(%0, %x, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tfl.select_v2"(%0, %y, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// The delegate takes a comparison with its only user.
// CHECK-LABEL: func.func @taken(
// CHECK: tfl.greater
// CHECK-NEXT: "tfl.select_v2"
// CHECK-NEXT: return
func.func @taken(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.greater(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "tfl.select_v2"(%0, %x, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-NOT: tfl.mul
func.func @c1(%x: tensor<2x3xi32>, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %0 = tfl.greater(%x, %x) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %1 = tfl.greater(%y, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %2 = "tfl.logical_and"(%0, %1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-convert-bools-to-floats: element-type: it compares elements that are not float32}}
  %3 = "tfl.select_v2"(%2, %y, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark @+1 {{peephole-convert-bools-to-floats: element-type: the result is not float32}}
  %4 = "tfl.select_v2"(%2, %x, %x) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %3, %4 : tensor<2x3xf32>, tensor<2x3xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-NOT: tfl.reduce_max
func.func @c2(%x: tensor<2x?xf32>, %y: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %0 = tfl.greater(%x, %y) : (tensor<2x?xf32>, tensor<2x1xf32>) -> tensor<2x?xi1>
  %1 = "tfl.reduce_any"(%0, %axis) {keep_dims = true} : (tensor<2x?xi1>, tensor<1xi32>) -> tensor<2x1xi1>
  // expected-remark @+1 {{peephole-convert-bools-to-floats: unknown-shape: the size of a reduced axis is unknown or 0}}
  %2 = "tfl.select_v2"(%1, %y, %y) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  return %2 : tensor<2x1xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK-NOT: tfl.mul
func.func @c3(%c: tensor<2x3xi1>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.greater(%y, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "tfl.logical_and"(%0, %c) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  // expected-remark @+1 {{peephole-convert-bools-to-floats: structure: its bools are inputs of the model or come from an op without a float form}}
  %2 = "tfl.select_v2"(%1, %y, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
