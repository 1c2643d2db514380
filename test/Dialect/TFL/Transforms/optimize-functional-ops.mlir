// RUN: tfuse-opt %s -tfl-optimize-functional-ops -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @constant
// CHECK-NOT: tf.If
// CHECK: "tf.Abs"
func.func @constant(%x: tensor<f32>) -> tensor<f32> {
  %c = arith.constant dense<false> : tensor<i1>
  %0 = "tf.If"(%c, %x) {then_branch = @neg, else_branch = @abs, is_stateless = true} : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @neg(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Neg"(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @abs(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Abs"(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// The result is unused, and the branches have no side effects.
// CHECK-LABEL: func.func @unread
// CHECK-NOT: tf.If
func.func @unread(%c: tensor<i1>, %x: tensor<f32>) {
  %0 = "tf.If"(%c, %x) {then_branch = @neg, else_branch = @neg, is_stateless = false} : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}
func.func private @neg(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Neg"(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A branch has a side effect: it prints.
// CHECK-LABEL: func.func @effect
// CHECK: tf.If
func.func @effect(%c: tensor<i1>, %x: tensor<f32>) {
  %0 = "tf.If"(%c, %x) {then_branch = @print, else_branch = @print, is_stateless = false} : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}
func.func private @print(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Print"(%x) {message = "x"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
