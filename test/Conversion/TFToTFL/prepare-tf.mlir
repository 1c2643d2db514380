// RUN: tfuse-opt %s -tfl-prepare-tf | FileCheck %s

// Ops that only annotate a value are erased.

// CHECK-LABEL: func.func @marks(
// CHECK-NEXT: return %arg0
func.func @marks(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Identity"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.StopGradient"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tf.CheckNumerics"(%1) {message = "m"} : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// tf ops without a TFLite op are decomposed into tf ops that have one, such as
// Sinh into exponentials.

// CHECK-LABEL: func.func @sinh(
// CHECK-NOT: tf.Sinh
// CHECK: "tf.Exp"
// CHECK-NOT: tfl.
func.func @sinh(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Sinh"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// tf ops with a TFLite op stay.

// CHECK-LABEL: func.func @kept(
// CHECK: "tf.AddV2"(%arg0, %arg0)
func.func @kept(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.AddV2"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
