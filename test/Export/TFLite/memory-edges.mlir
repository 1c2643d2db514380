// Readers of a tensor run before the op that may overwrite it in place. Control
// edges keep this order when a delegate partitions the graph; the importer
// shows them as control nodes.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: "tfl.reshape"
// CHECK: %[[M:.*]], %[[FIRST:.*]] = tfl.control_node controls "tfl.mul"
// CHECK: tfl.control_node(%[[FIRST]]) controls "tfl.sub"
func.func @main(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}

// Without a conflict, no control edge is added.

// CHECK-LABEL: func.func private @plain
// CHECK-NOT: control_node
func.func @plain(%x: tensor<1x4xi32>) -> tensor<1x4xi32> {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  return %b : tensor<1x4xi32>
}
