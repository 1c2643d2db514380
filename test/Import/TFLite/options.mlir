// Options of the importer.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir -use-external-constant %t.tflite | FileCheck %s --check-prefix=EXTERNAL
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir -output-arrays=first %t.tflite | FileCheck %s --check-prefix=OUTPUT
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir -output-arrays=second -experimental-prune-unreachable-nodes-unconditionally %t.tflite | FileCheck %s --check-prefix=PRUNE
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir -input-arrays=first -experimental-prune-unreachable-nodes-unconditionally %t.tflite | FileCheck %s --check-prefix=INPUT
// RUN: not tfuse-translate -tflite-flatbuffer-to-mlir -output-arrays=third %t.tflite 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not tfuse-translate -tflite-flatbuffer-to-mlir -input-arrays=first %t.tflite 2>&1 | FileCheck %s --check-prefix=WITHOUT-PRUNING

// EXTERNAL: "tfl.external_const"() <{buffer_index = {{[0-9]+}} : i32}> : () -> tensor<2xf32>

// OUTPUT: outputs = "first"
// OUTPUT: %[[FIRST:.*]] = tfl.add
// OUTPUT: tfl.mul
// OUTPUT: return %[[FIRST]]

// PRUNE: func @main(%arg0: tensor<2xf32>)
// PRUNE-NOT: tfl.add
// PRUNE: "tfl.neg"
// PRUNE-NOT: tfl.mul

// INPUT: func @main(%arg0: tensor<2xf32>)
// INPUT-SAME: inputs = "first"
// INPUT-NOT: tfl.add
// INPUT: tfl.mul %arg0

// UNKNOWN: error: {{.*}}the model has no tensor 'third'
// WITHOUT-PRUNING: error: {{.*}}inputs other than the model's require pruning (prune-unused)

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %two = "tfl.pseudo_const"() <{value = dense<2.0> : tensor<2xf32>}> : () -> tensor<2xf32> loc("two")
  %0 = tfl.add %x, %two {fused_activation_function = "NONE"} : tensor<2xf32> loc("first")
  %1 = "tfl.neg"(%x) : (tensor<2xf32>) -> tensor<2xf32> loc("second")
  %2 = tfl.mul %0, %two {fused_activation_function = "NONE"} : tensor<2xf32> loc("product")
  return %2 : tensor<2xf32>
}
