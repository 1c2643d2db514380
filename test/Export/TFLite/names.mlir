// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer -strip-debug-info %s -o - | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s --check-prefix=STRIPPED

// CHECK-LABEL: subgraphs:
// Inputs and outputs are named as in the entry function.
// CHECK: name: "serving_default_x:0",
// Tensors are named after their node; for a call, after the node inside the
// callee; for a fused op, after all its nodes.
// CHECK: name: "dense/MatMul",
// CHECK: name: "inner/Relu",
// CHECK: name: "conv/Conv2D;conv/BiasAdd",
// Names are unique.
// CHECK: name: "dense/MatMul1",
// Locations of node types and of functions do not name tensors.
// CHECK: name: "node",
// Without a location, the op's name is used.
// CHECK: name: "tfl.ceil",
// CHECK: name: "tfl.ceil1",
// CHECK: name: "StatefulPartitionedCall:0",
// CHECK: inputs: [ 0 ],
// CHECK-NEXT: outputs: [ 8 ],
// CHECK: name: "main"

// STRIPPED-LABEL: subgraphs:
// STRIPPED-NOT: MatMul

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32>
    attributes {tf.entry_function = {inputs = "serving_default_x:0", outputs = "StatefulPartitionedCall:0"}} {
  %0 = "tfl.abs"(%x) : (tensor<2xf32>) -> tensor<2xf32> loc("dense/MatMul")
  %1 = "tfl.relu"(%0) : (tensor<2xf32>) -> tensor<2xf32> loc(callsite("inner/Relu" at "outer/Call"))
  %2 = "tfl.neg"(%1) : (tensor<2xf32>) -> tensor<2xf32> loc(fused["conv/Conv2D", "conv/BiasAdd"])
  %3 = "tfl.abs"(%2) : (tensor<2xf32>) -> tensor<2xf32> loc("dense/MatMul")
  %4 = "tfl.abs"(%3) : (tensor<2xf32>) -> tensor<2xf32> loc(fused["Abs:", "node@__inference_f"])
  %5 = "tfl.ceil"(%4) : (tensor<2xf32>) -> tensor<2xf32> loc(unknown)
  %6 = "tfl.ceil"(%5) : (tensor<2xf32>) -> tensor<2xf32> loc(unknown)
  %7 = "tfl.exp"(%6) : (tensor<2xf32>) -> tensor<2xf32> loc("replaced")
  return %7 : tensor<2xf32>
}
