// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-unary-before-broadcast remarks=true" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[SHAPE:.*]] = {{.*}}dense<[4, 7]> : tensor<2xi32>
// CHECK: %[[RELU:.*]] = "tfl.relu"(%arg0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.broadcast_to"(%[[RELU]], %[[SHAPE]]) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<1x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  %1 = "tfl.relu"(%0) : (tensor<4x7xf32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}

// A cast: broadcast_to takes the new element type.

// CHECK-LABEL: func.func @cast(
// CHECK: %[[CAST:.*]] = "tfl.cast"(%arg0) : (tensor<7xi32>) -> tensor<7xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.broadcast_to"(%[[CAST]], %arg1) : (tensor<7xf32>, tensor<2xi32>) -> tensor<?x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @cast(%x: tensor<7xi32>, %shape: tensor<2xi32>) -> tensor<?x7xf32> {
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xi32>, tensor<2xi32>) -> tensor<?x7xi32>
  %1 = "tfl.cast"(%0) : (tensor<?x7xi32>) -> tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// Attributes of the function stay.

// CHECK-LABEL: func.func @leaky_relu(
// CHECK: %[[RELU:.*]] = "tfl.leaky_relu"(%arg0) <{alpha = 2.500000e-01 : f32}> : (tensor<?x1xf32>) -> tensor<?x1xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.broadcast_to"(%[[RELU]], %arg1) : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @leaky_relu(%x: tensor<?x1xf32>, %shape: tensor<2xi32>) -> tensor<?x7xf32> {
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x7xf32>
  %1 = "tfl.leaky_relu"(%0) <{alpha = 2.500000e-01 : f32}> : (tensor<?x7xf32>) -> tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.relu"(%[[B]])
// CHECK-NEXT: return %[[R]], %[[B]]
func.func @c1_multiple_uses(%x: tensor<1x7xf32>) -> (tensor<4x7xf32>, tensor<4x7xf32>) {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  // expected-remark@+1 {{the broadcast tensor has other users}}
  %1 = "tfl.relu"(%0) : (tensor<4x7xf32>) -> tensor<4x7xf32>
  return %1, %0 : tensor<4x7xf32>, tensor<4x7xf32>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.relu"(%[[B]])
// CHECK-NEXT: return %[[R]]
func.func @c2_unknown_shape(%x: tensor<*xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<*xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  // expected-remark@+1 {{the rank of the broadcast input is unknown}}
  %1 = "tfl.relu"(%0) : (tensor<4x7xf32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%[[B]])
// CHECK-NEXT: return %[[R]]
func.func @c3_element_type(%x: tensor<1x7xf32>) -> tensor<4x7xf64> {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  // expected-remark@+1 {{broadcast_to does not support the element type of the result}}
  %1 = "tfl.cast"(%0) : (tensor<4x7xf32>) -> tensor<4x7xf64>
  return %1 : tensor<4x7xf64>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @moved_already(
// CHECK: %[[RELU:.*]] = "tfl.relu"(%arg0)
// CHECK-NEXT: %[[R:.*]] = "tfl.broadcast_to"(%[[RELU]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @moved_already(%x: tensor<1x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %0 = "tfl.relu"(%x) : (tensor<1x7xf32>) -> tensor<1x7xf32>
  %1 = "tfl.broadcast_to"(%0, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}
