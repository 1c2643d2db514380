// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-reduction-before-broadcast remarks=true" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[AXES:.*]] = {{.*}}dense<1> : tensor<1xi32>
// CHECK-DAG: %[[SHAPE:.*]] = {{.*}}dense<[4, 7]> : tensor<2xi32>
// CHECK-DAG: %[[SUM:.*]] = "tfl.sum"(%arg0, %[[AXES]]) <{keep_dims = false}> : (tensor<1x5x7xf32>, tensor<1xi32>) -> tensor<1x7xf32>
// CHECK: %[[R:.*]] = "tfl.broadcast_to"(%[[SUM]], %[[SHAPE]]) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<1x5x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x5x7xf32>, tensor<3xi32>) -> tensor<4x5x7xf32>
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = false}> : (tensor<4x5x7xf32>, tensor<1xi32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}

// Integers, an axis counted from the end, and reduced dimensions that stay.

// CHECK-LABEL: func.func @keep_dims(
// CHECK-DAG: %[[AXES:.*]] = {{.*}}dense<-2> : tensor<1xi32>
// CHECK-DAG: %[[SHAPE:.*]] = {{.*}}dense<[4, 1, 7]> : tensor<3xi32>
// CHECK-DAG: %[[MAX:.*]] = "tfl.reduce_max"(%arg0, %[[AXES]]) <{keep_dims = true}> : (tensor<1x5x7xi32>, tensor<1xi32>) -> tensor<1x1x7xi32>
// CHECK: %[[R:.*]] = "tfl.broadcast_to"(%[[MAX]], %[[SHAPE]]) : (tensor<1x1x7xi32>, tensor<3xi32>) -> tensor<4x1x7xi32>
// CHECK-NEXT: return %[[R]]
func.func @keep_dims(%x: tensor<1x5x7xi32>) -> tensor<4x1x7xi32> {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<-2> : tensor<1xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x5x7xi32>, tensor<3xi32>) -> tensor<4x5x7xi32>
  %1 = "tfl.reduce_max"(%0, %axes) <{keep_dims = true}> : (tensor<4x5x7xi32>, tensor<1xi32>) -> tensor<4x1x7xi32>
  return %1 : tensor<4x1x7xi32>
}

// CHECK-LABEL: func.func @two_axes(
// CHECK-DAG: %[[AXES:.*]] = {{.*}}dense<[0, 2]> : tensor<2xi32>
// CHECK-DAG: %[[SHAPE:.*]] = {{.*}}dense<6> : tensor<1xi32>
// CHECK-DAG: %[[ANY:.*]] = "tfl.reduce_any"(%arg0, %[[AXES]]) <{keep_dims = false}> : (tensor<4x1x7xi1>, tensor<2xi32>) -> tensor<1xi1>
// CHECK: %[[R:.*]] = "tfl.broadcast_to"(%[[ANY]], %[[SHAPE]]) : (tensor<1xi1>, tensor<1xi32>) -> tensor<6xi1>
// CHECK-NEXT: return %[[R]]
func.func @two_axes(%x: tensor<4x1x7xi1>) -> tensor<6xi1> {
  %shape = arith.constant dense<[4, 6, 7]> : tensor<3xi32>
  %axes = arith.constant dense<[0, 2]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<4x1x7xi1>, tensor<3xi32>) -> tensor<4x6x7xi1>
  %1 = "tfl.reduce_any"(%0, %axes) <{keep_dims = false}> : (tensor<4x6x7xi1>, tensor<2xi32>) -> tensor<6xi1>
  return %1 : tensor<6xi1>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.mean"(%[[B]], %{{.*}})
// CHECK-NEXT: return %[[R]], %[[B]]
func.func @c1_multiple_uses(%x: tensor<1x5x7xf32>) -> (tensor<4x7xf32>, tensor<4x5x7xf32>) {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x5x7xf32>, tensor<3xi32>) -> tensor<4x5x7xf32>
  // expected-remark@+1 {{the broadcast tensor has other users}}
  %1 = "tfl.mean"(%0, %axes) <{keep_dims = false}> : (tensor<4x5x7xf32>, tensor<1xi32>) -> tensor<4x7xf32>
  return %1, %0 : tensor<4x7xf32>, tensor<4x5x7xf32>
}

// CHECK-LABEL: func.func @c2_not_constant(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.sum"(%[[B]], %arg1)
// CHECK-NEXT: return %[[R]]
func.func @c2_not_constant(%x: tensor<1x5x5xf32>, %axes: tensor<1xi32>) -> tensor<5x5xf32> {
  %shape = arith.constant dense<5> : tensor<3xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x5x5xf32>, tensor<3xi32>) -> tensor<5x5x5xf32>
  // expected-remark@+1 {{the axes are not constant}}
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = false}> : (tensor<5x5x5xf32>, tensor<1xi32>) -> tensor<5x5xf32>
  return %1 : tensor<5x5xf32>
}

// CHECK-LABEL: func.func @c3_unknown_shape(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.sum"(%[[B]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c3_unknown_shape(%x: tensor<?x5x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<?x5x7xf32>, tensor<3xi32>) -> tensor<4x5x7xf32>
  // expected-remark@+1 {{a shape is unknown}}
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = false}> : (tensor<4x5x7xf32>, tensor<1xi32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}

// CHECK-LABEL: func.func @c4_shape_more_dims(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.sum"(%[[B]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c4_shape_more_dims(%x: tensor<5x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<5x7xf32>, tensor<3xi32>) -> tensor<4x5x7xf32>
  // expected-remark@+1 {{broadcast_to adds dimensions}}
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = false}> : (tensor<4x5x7xf32>, tensor<1xi32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}

// A sum over what is broadcast would miss the factor 4.

// CHECK-LABEL: func.func @c4_shape_reduced_dim(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.sum"(%[[B]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c4_shape_reduced_dim(%x: tensor<1x5x7xf32>) -> tensor<7xf32> {
  %shape = arith.constant dense<[4, 5, 7]> : tensor<3xi32>
  %axes = arith.constant dense<[0, 1]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x5x7xf32>, tensor<3xi32>) -> tensor<4x5x7xf32>
  // expected-remark@+1 {{a reduced dimension is broadcast}}
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = false}> : (tensor<4x5x7xf32>, tensor<2xi32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @moved_already(
// CHECK: %[[SUM:.*]] = "tfl.sum"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.broadcast_to"(%[[SUM]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @moved_already(%x: tensor<1x5x7xf32>) -> tensor<4x7xf32> {
  %shape = arith.constant dense<[4, 7]> : tensor<2xi32>
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.sum"(%x, %axes) <{keep_dims = false}> : (tensor<1x5x7xf32>, tensor<1xi32>) -> tensor<1x7xf32>
  %1 = "tfl.broadcast_to"(%0, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  return %1 : tensor<4x7xf32>
}
