// RUN: tfuse-opt %s -loop-invariant-code-motion | FileCheck %s

// Loop-invariant ops without side effects are hoisted out of the body.
// CHECK-LABEL: @hoist
// CHECK: "tf.Relu"
// CHECK: "tf.WhileRegion"
// CHECK: "tf.RandomUniform"
func.func @hoist(%x: tensor<f32>, %s: tensor<0xi32>) -> tensor<f32> {
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%i: tensor<f32>):
    %1 = "tf.Greater"(%i, %x) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "tf.Yield"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<f32>):
    %1 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
    %2 = "tf.RandomUniform"(%s) : (tensor<0xi32>) -> tensor<f32>
    %3 = "tf.AddV2"(%i, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "tf.AddV2"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "tf.Yield"(%4) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
