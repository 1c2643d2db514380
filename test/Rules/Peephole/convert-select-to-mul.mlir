// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-select-to-mul remarks' | FileCheck %s

// Each condition of ConvertSelectToMul.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK: %[[N:.*]] = "tfl.logical_not"(%arg0)
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0) : (tensor<2x1xi1>) -> tensor<2x1xi32>
// CHECK: %[[X:.*]] = tfl.mul(%[[C]], %arg1)
// CHECK: %[[D:.*]] = "tfl.cast"(%[[N]]) : (tensor<2x1xi1>) -> tensor<2x1xi32>
// CHECK: %[[Y:.*]] = tfl.mul(%[[D]], %arg2)
// CHECK: %[[SUM:.*]] = tfl.add(%[[X]], %[[Y]])
// CHECK: return %[[SUM]]
func.func @fires(%c: tensor<2x1xi1>, %x: tensor<2x3xi32>, %y: tensor<i32>) -> tensor<2x3xi32> {
  %0 = "tfl.select_v2"(%c, %x, %y) : (tensor<2x1xi1>, tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK-LABEL: func.func @equal_shapes(
// CHECK-NOT: tfl.select
// CHECK: return
func.func @equal_shapes(%c: tensor<3xi1>, %x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "tfl.select"(%c, %x, %y) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// C1
func.func @rows(%c: tensor<3xi1>, %x: tensor<3x3xi32>, %y: tensor<3x3xi32>) -> tensor<3x3xi32> {
  // expected-remark@+1 {{shape: the condition chooses among rows, or a rank is unknown}}
  %0 = "tfl.select"(%c, %x, %y) : (tensor<3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}

// -----

// CHECK-LABEL: func.func @floats_stay(
// CHECK: tfl.select
func.func @floats_stay(%c: tensor<3xi1>, %x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "tfl.select"(%c, %x, %y) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
