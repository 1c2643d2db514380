// Locations hold an op's tensor names and its operator index.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - | tfuse-translate -tflite-flatbuffer-to-mlir -mlir-print-debuginfo | FileCheck %s

// CHECK: "tfl.pseudo_const"() {{.*}} loc(#[[CONST:.*]])
// CHECK: "tfl.topk_v2"({{.*}} loc(#[[TOPK:.*]])
// CHECK-DAG: #[[CONST]] = loc(fused<"tflite.subgraph=0.tensor=1:CONST">[#[[CONST_NAME:.*]]])
// CHECK-DAG: #[[CONST_NAME]] = loc("count"(
// CHECK-DAG: #[[TOPK]] = loc(fused<"tflite.subgraph=0.op=0:TOPK_V2">[
func.func @main(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    attributes {tf.entry_function = {inputs = "x", outputs = "values,indices"}} {
  %count = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32> loc("count")
  %0:2 = "tfl.topk_v2"(%x, %count) : (tensor<4xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
}
