// RUN: tfuse-opt %s -tf-assume-broadcast | FileCheck %s

// CHECK-LABEL: func.func @unknown_sizes
// CHECK: "tf.Equal"(%arg0, %arg1) <{incompatible_shape_error = true}>
func.func @unknown_sizes(%x: tensor<?x?xf32>, %y: tensor<?x1xf32>) -> tensor<?x?xi1> {
  %0 = "tf.Equal"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// CHECK-LABEL: func.func @one_known_size
// CHECK: "tf.NotEqual"(%arg0, %arg1) <{incompatible_shape_error = true}>
func.func @one_known_size(%x: tensor<?x3xf32>, %y: tensor<?xf32>) -> tensor<*xi1> {
  %0 = "tf.NotEqual"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x3xf32>, tensor<?xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// Operands whose shapes contradict give a scalar False, and an unranked operand
// may have any shape.

// CHECK-LABEL: func.func @contradiction
// CHECK: incompatible_shape_error = false
func.func @contradiction(%x: tensor<?x3xf32>, %y: tensor<?x2xf32>) -> tensor<*xi1> {
  %0 = "tf.Equal"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// CHECK-LABEL: func.func @unknown_rank
// CHECK: incompatible_shape_error = false
func.func @unknown_rank(%x: tensor<?x3xf32>, %y: tensor<*xf32>) -> tensor<*xi1> {
  %0 = "tf.Equal"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x3xf32>, tensor<*xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}
