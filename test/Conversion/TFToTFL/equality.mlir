// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// Unknown sizes are assumed to broadcast, as in tf-assume-broadcast.

// CHECK-LABEL: func.func @unknown_sizes
// CHECK: "tfl.equal"(%arg0, %arg1)
func.func @unknown_sizes(%x: tensor<?x?xf32>, %y: tensor<?x1xf32>) -> tensor<?x?xi1> {
  %0 = "tf.Equal"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// CHECK-LABEL: func.func @one_known_size
// CHECK: tfl.not_equal(%arg0, %arg1)
func.func @one_known_size(%x: tensor<?xi32>, %y: tensor<2xi32>) -> tensor<2xi1> {
  %0 = "tf.NotEqual"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
