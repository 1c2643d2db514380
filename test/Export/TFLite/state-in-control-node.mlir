// RUN: tfuse-translate --mlir-to-tflite-flatbuffer %s -o %t
// RUN: tfuse-translate --tflite-flatbuffer-to-mlir %t | tfuse-translate --mlir-to-tflite-flatbuffer - | tfuse-translate --tflite-flatbuffer-to-text - | FileCheck %s

// As in the imported file of an encoder and a decoder: a CONCATENATION of one
// tensor, which runs after another op, writes the state of an SVDF. Its result
// is a variable tensor.

// CHECK: name: "tfl.concatenation"
// CHECK-NOT: name:
// CHECK: is_variable: true
func.func @main(%x: tensor<1x3xf32>, %initial: tensor<1x8xf32>) -> (tensor<1x2xf32>, tensor<1x3xf32>) {
  %features = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %time = "tfl.pseudo_const"() {value = dense<1.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %none = "tfl.no_value"() {value} : () -> none
  %abs, %first = tfl.control_node controls "tfl.abs"(%x) : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %state, %second = tfl.control_node(%first) controls "tfl.concatenation"(%initial) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %y = "tfl.svdf"(%abs, %features, %time, %none, %state) {rank = 1 : i32, fused_activation_function = "RELU"} : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>, none, tensor<1x8xf32>) -> tensor<1x2xf32>
  return %y, %abs : tensor<1x2xf32>, tensor<1x3xf32>
}
