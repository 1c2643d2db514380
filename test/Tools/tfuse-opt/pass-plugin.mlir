// RUN: tfuse-opt %s --load-pass-plugin=%test_lib/TestPassPlugin.so --pass-pipeline="builtin.module(func.func(test-relu6))" | FileCheck %s

// A pass plug-in sees the ops that the loading program registers.
// CHECK-LABEL: @relu
// CHECK-NEXT: "tf.Relu6"(%arg0) : (tensor<f32>) -> tensor<f32>
func.func @relu(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
