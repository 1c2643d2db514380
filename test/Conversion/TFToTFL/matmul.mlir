// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// XNNPACK refuses matmuls of operands without elements: the sum of no
// products is 0.
// CHECK-LABEL: @nothing_contracted
// CHECK-NOT: tfl.batch_matmul
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK: "tfl.broadcast_to"(%[[ZERO]], %{{.*}}) : (tensor<f32>, tensor<2xi32>) -> tensor<?x5xf32>
// CHECK-NOT: tfl.batch_matmul
// CHECK: return
func.func @nothing_contracted(%a: tensor<?x0xf32>, %b: tensor<0x5xf32>) -> tensor<?x5xf32> {
  %0 = "tf.MatMul"(%a, %b) {transpose_a = false, transpose_b = false} : (tensor<?x0xf32>, tensor<0x5xf32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}

// CHECK-LABEL: @no_rows
// CHECK-NOT: tfl.batch_matmul
// CHECK: "tfl.broadcast_to"(%{{.*}}, %{{.*}}) : (tensor<f32>, tensor<2xi32>) -> tensor<0x?xf32>
func.func @no_rows(%a: tensor<4x0xf32>, %b: tensor<?x4xf32>) -> tensor<0x?xf32> {
  %0 = "tf.MatMul"(%a, %b) {transpose_a = true, transpose_b = true} : (tensor<4x0xf32>, tensor<?x4xf32>) -> tensor<0x?xf32>
  func.return %0 : tensor<0x?xf32>
}

// Near miss: an unknown size may be 0, but need not be.
// CHECK-LABEL: @unknown
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %arg1)
func.func @unknown(%a: tensor<?x?xf32>, %b: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %0 = "tf.MatMul"(%a, %b) {transpose_a = false, transpose_b = false} : (tensor<?x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}
