// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true | FileCheck %s

// Ops whose result has the type of their operands take operands whose shapes
// are better known.

// CHECK-LABEL: @atan2
// CHECK: "tfl.atan2"(%arg0, %arg1) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<?x1xf32>
func.func @atan2(%x: tensor<2x1xf32>, %y: tensor<2x1xf32>) -> tensor<?x1xf32> {
  %0 = "tf.Atan2"(%x, %y) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK-LABEL: @sign
// CHECK: "tfl.sign"(%arg0) : (tensor<2x1xf32>) -> tensor<?x1xf32>
func.func @sign(%x: tensor<2x1xf32>) -> tensor<?x1xf32> {
  %0 = "tf.Sign"(%x) : (tensor<2x1xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK-LABEL: @logical_not
// CHECK: "tfl.logical_not"(%arg0) : (tensor<2x1xi1>) -> tensor<?x1xi1>
func.func @logical_not(%x: tensor<2x1xi1>) -> tensor<?x1xi1> {
  %0 = "tf.LogicalNot"(%x) : (tensor<2x1xi1>) -> tensor<?x1xi1>
  return %0 : tensor<?x1xi1>
}

// CHECK-LABEL: @zeros_like
// CHECK: "tfl.zeros_like"(%arg0) : (tensor<2x1xf32>) -> tensor<?x1xf32>
func.func @zeros_like(%x: tensor<2x1xf32>) -> tensor<?x1xf32> {
  %0 = "tf.ZerosLike"(%x) : (tensor<2x1xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}
