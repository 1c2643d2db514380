// RUN: tfuse-opt %s -tfl-legalize-tf -cse | FileCheck %s

// Kernels broadcast up to a maximum rank; above it, operands are broadcast to
// the result's shape.

// CHECK-LABEL: @within_rank
func.func @within_rank(%x: tensor<2x1x2x1x2x1xf32>, %y: tensor<1x3x1x2x1x2xf32>) -> tensor<2x3x2x2x2x2xf32> {
  // CHECK-NEXT: tfl.add(%arg0, %arg1)
  %0 = "tf.AddV2"(%x, %y) : (tensor<2x1x2x1x2x1xf32>, tensor<1x3x1x2x1x2xf32>) -> tensor<2x3x2x2x2x2xf32>
  func.return %0 : tensor<2x3x2x2x2x2xf32>
}

// CHECK-LABEL: @above_rank
func.func @above_rank(%x: tensor<2x3x2x2x2xi32>, %y: tensor<2xi32>) -> tensor<2x3x2x2x2xi1> {
  // An operand that already has the result's shape stays.
  // CHECK: %[[SHAPE:.*]] = arith.constant dense<[2, 3, 2, 2, 2]> : tensor<5xi64>
  // CHECK: %[[Y:.*]] = "tfl.broadcast_to"(%arg1, %[[SHAPE]])
  // CHECK: tfl.less(%arg0, %[[Y]])
  %0 = "tf.Less"(%x, %y) : (tensor<2x3x2x2x2xi32>, tensor<2xi32>) -> tensor<2x3x2x2x2xi1>
  func.return %0 : tensor<2x3x2x2x2xi1>
}

// CHECK-LABEL: @same_shape_of_any_rank
func.func @same_shape_of_any_rank(%x: tensor<1x2x1x2x1x2x3xf32>) -> tensor<1x2x1x2x1x2x3xf32> {
  // CHECK-NEXT: "tfl.maximum"(%arg0, %arg0)
  %0 = "tf.Maximum"(%x, %x) : (tensor<1x2x1x2x1x2x3xf32>, tensor<1x2x1x2x1x2x3xf32>) -> tensor<1x2x1x2x1x2x3xf32>
  func.return %0 : tensor<1x2x1x2x1x2x3xf32>
}

// CHECK-LABEL: @computed_shape
func.func @computed_shape(%x: tensor<?x3x2x2x1xf32>, %y: tensor<?x1xf32>) -> tensor<?x3x2x?x1xf32> {
  // CHECK: %[[X:.*]] = "tfl.shape"(%arg0) : (tensor<?x3x2x2x1xf32>) -> tensor<5xi64>
  // CHECK: %[[Y:.*]] = "tfl.shape"(%arg1) : (tensor<?x1xf32>) -> tensor<2xi64>
  // CHECK: %[[BOTH:.*]] = "tfl.broadcast_args"(%[[X]], %[[Y]])
  // CHECK: "tfl.broadcast_to"(%arg0, %[[BOTH]])
  // CHECK: "tfl.broadcast_to"(%arg1, %[[BOTH]])
  // CHECK: tfl.pow
  %0 = "tf.Pow"(%x, %y) : (tensor<?x3x2x2x1xf32>, tensor<?x1xf32>) -> tensor<?x3x2x?x1xf32>
  func.return %0 : tensor<?x3x2x?x1xf32>
}

// SUB broadcasts at higher ranks than SQUARED_DIFFERENCE.
// CHECK-LABEL: @squared_difference
func.func @squared_difference(%x: tensor<?x3x2x2x4xf32>, %y: tensor<4xf32>) -> tensor<?x3x2x2x4xf32> {
  // CHECK: %[[DIFF:.*]] = tfl.sub(%arg0, %arg1)
  // CHECK: "tfl.square"(%[[DIFF]])
  %0 = "tf.SquaredDifference"(%x, %y) : (tensor<?x3x2x2x4xf32>, tensor<4xf32>) -> tensor<?x3x2x2x4xf32>
  func.return %0 : tensor<?x3x2x2x4xf32>
}

// CHECK-LABEL: @select
func.func @select(%c: tensor<1x1x1x2x3x1xi1>, %x: tensor<4xf32>, %y: tensor<2x1x1x2x3x4xf32>) -> tensor<2x1x1x2x3x4xf32> {
  // CHECK: %[[C:.*]] = "tfl.broadcast_to"(%arg0
  // CHECK: %[[X:.*]] = "tfl.broadcast_to"(%arg1
  // CHECK: "tfl.select"(%[[C]], %[[X]], %arg2)
  %0 = "tf.SelectV2"(%c, %x, %y) : (tensor<1x1x1x2x3x1xi1>, tensor<4xf32>, tensor<2x1x1x2x3x4xf32>) -> tensor<2x1x1x2x3x4xf32>
  func.return %0 : tensor<2x1x1x2x3x4xf32>
}

// The broadcast axes are known only at run time.

// CHECK-LABEL: func.func @gradient_args
func.func @gradient_args(%a: tensor<2xi32>, %b: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  // CHECK: "tfl.concatenation"(%{{.*}}, %arg1)
  // CHECK: "tfl.where"
  // CHECK: "tfl.where"
  %0:2 = "tf.BroadcastGradientArgs"(%a, %b) : (tensor<2xi32>, tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xi32>, tensor<?xi32>
}
