// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-broadcast-to-to-tile remarks' | FileCheck %s

// Each condition of ConvertBroadcastToToTile.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>
// CHECK-DAG: %[[TIMES:.*]] = arith.constant dense<[2, 1, 4]> : tensor<3xi32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[X]], %{{.*}}) : (tensor<3x1xf32>, tensor<3xi32>) -> tensor<1x3x1xf32>
// CHECK: %[[Y:.*]] = "tfl.tile"(%[[R]], %[[TIMES]])
// CHECK: return %[[Y]]
func.func @fires(%x: tensor<3x1xf32>) -> tensor<2x3x4xf32> {
  %shape = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<3x1xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.broadcast_to
func.func @c1(%x: tensor<1xi32>) -> tensor<2xi32> {
  %shape = arith.constant dense<[2]> : tensor<1xi32>
  // expected-remark @+1 {{peephole-convert-broadcast-to-to-tile: element-type: the elements are not float32}}
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.broadcast_to
func.func @c2(%x: tensor<1xf32>, %shape: tensor<1xi32>) -> tensor<?xf32> {
  // expected-remark @+1 {{peephole-convert-broadcast-to-to-tile: unknown-shape: a shape is unknown or has no elements}}
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
