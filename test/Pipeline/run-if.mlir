// RUN: tfuse-opt %s -pass-pipeline='builtin.module(tfuse-run-if{has=control-flow pipelines=builtin.module(cse)})' -split-input-file | FileCheck %s

// The module has a branch, so CSE runs on all its functions.

// CHECK-LABEL: func @equal_ops
// CHECK-COUNT-1: tf.Neg
// CHECK-NOT: tf.Neg
func.func @equal_ops(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @branch
func.func @branch(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.IfRegion"(%c) ({
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @no_control_flow
// CHECK-COUNT-2: tf.Neg
func.func @no_control_flow(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
