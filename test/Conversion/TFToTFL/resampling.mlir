// RUN: tfuse-opt -tfl-legalize-tf %s | FileCheck %s

// Few weights are gathers, of an unknown batch, too.
// CHECK-LABEL: func @gathers
func.func @gathers(%x: tensor<?x4x4x3xf32>) -> tensor<?x2x2x3xf32> {
  // CHECK-COUNT-4: "tfl.gather"
  // CHECK-NOT: tfl.gather
  %size = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeArea"(%x, %size) : (tensor<?x4x4x3xf32>, tensor<2xi32>) -> tensor<?x2x2x3xf32>
  return %0 : tensor<?x2x2x3xf32>
}

// Many weights are a matmul for each axis.
// CHECK-LABEL: func @matmuls
func.func @matmuls(%x: tensor<?x32x64x3xf32>) -> tensor<?x2x4x3xf32> {
  // CHECK: "tfl.transpose"
  // CHECK: "tfl.fully_connected"({{.*}}) {{.*}}tensor<2x32xf32>
  // CHECK: "tfl.fully_connected"({{.*}}) {{.*}}tensor<4x64xf32>
  // CHECK-NOT: tfl.gather
  %size = "tf.Const"() {value = dense<[2, 4]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeArea"(%x, %size) : (tensor<?x32x64x3xf32>, tensor<2xi32>) -> tensor<?x2x4x3xf32>
  return %0 : tensor<?x2x4x3xf32>
}
