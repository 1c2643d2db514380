// LiteRT loads the exported files, and its results are those that the ops
// define.
// REQUIRES: litert
// RUN: split-file %s %t

// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %t/layers.mlir -o %t/layers.tflite
// RUN: %python %S/run-in-litert.py %t/layers.tflite 'x=[[[[1],[2]],[[3],[4]]]]' + 'x=[[[[1],[2]],[[3],[4]]],[[[0],[0]],[[0],[1]]]]' | FileCheck %s --check-prefix=LAYERS
// The same model with weights stored after the FlatBuffer.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer -use-buffer-offset %t/layers.mlir -o %t/offset.tflite
// RUN: %python %S/run-in-litert.py %t/offset.tflite 'x=[[[[1],[2]],[[3],[4]]]]' + 'x=[[[[1],[2]],[[3],[4]]],[[[0],[0]],[[0],[1]]]]' | FileCheck %s --check-prefix=LAYERS

// Two channels: the image, and its negation plus ten. The outputs are the sum
// of the first channel and the sum of all.
// LAYERS: out: float32 {{\[\[}}10., 40.]]
// LAYERS: out: float32 {{\[\[}}10., 40.], [ 1., 40.]]
//--- layers.mlir
func.func @main(%x: tensor<?x2x2x1xf32>) -> tensor<?x2xf32> attributes {tf.entry_function = {inputs = "x", outputs = "out"}} {
  %filter = "tfl.pseudo_const"() <{value = dense<[[[[1.0]]], [[[-1.0]]]]> : tensor<2x1x1x1xf32>}> : () -> tensor<2x1x1x1xf32>
  %bias = "tfl.pseudo_const"() <{value = dense<[0.0, 10.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %0 = "tfl.conv_2d"(%x, %filter, %bias) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x2x2x1xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<?x2x2x2xf32>
  %shape = "tfl.pseudo_const"() <{value = dense<[-1, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x2x2x2xf32>, tensor<2xi32>) -> tensor<?x8xf32>
  %weights = "tfl.pseudo_const"() <{value = dense<[[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %2 = "tfl.fully_connected"(%1, %weights, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x8xf32>, tensor<2x8xf32>, none) -> tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %t/while.mlir -o %t/while.tflite
// RUN: %python %S/run-in-litert.py %t/while.tflite n=3 'x=[1,5]' + n=0 'x=[7]' | FileCheck %s --check-prefix=WHILE
// WHILE: out: float32 [ 8., 40.]
// WHILE: out: float32 [7.]
//--- while.mlir
func.func @main(%n: tensor<i32>, %x: tensor<?xf32>) -> tensor<?xf32> attributes {tf.entry_function = {inputs = "n,x", outputs = "out"}} {
  %0:2 = "tfl.while"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<?xf32>):
    %more = func.call @cond(%i, %y) : (tensor<i32>, tensor<?xf32>) -> tensor<i1>
    "tfl.yield"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<?xf32>):
    %next:2 = func.call @body(%i, %y) : (tensor<i32>, tensor<?xf32>) -> (tensor<i32>, tensor<?xf32>)
    "tfl.yield"(%next#0, %next#1) : (tensor<i32>, tensor<?xf32>) -> ()
  }) : (tensor<i32>, tensor<?xf32>) -> (tensor<i32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}
func.func private @cond(%i: tensor<i32>, %y: tensor<?xf32>) -> tensor<i1> {
  %zero = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = tfl.greater(%i, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @body(%i: tensor<i32>, %y: tensor<?xf32>) -> (tensor<i32>, tensor<?xf32>) {
  %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %0 = tfl.sub %i, %one {fused_activation_function = "NONE"} : tensor<i32>
  %1 = tfl.add %y, %y {fused_activation_function = "NONE"} : tensor<?xf32>
  return %0, %1 : tensor<i32>, tensor<?xf32>
}

// Signatures that share a subgraph, and state that persists between runs.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %t/state.mlir -o %t/state.tflite
// RUN: %python %S/run-in-litert.py %t/state.tflite --signature=count 'by=[2]' + 'by=[3]' | FileCheck %s --check-prefix=STATE
// RUN: %python %S/run-in-litert.py %t/state.tflite --signature=same 'by=[4]' | FileCheck %s --check-prefix=SAME
// STATE: total: float32 [12.]
// STATE: total: float32 [15.]
// SAME: total: float32 [14.]
//--- state.mlir
func.func @main(%x: tensor<1xf32> {tf_saved_model.index_path = ["by"]}) -> (tensor<1xf32> {tf_saved_model.index_path = ["total"]})
    attributes {tf.entry_function = {inputs = "x:0", outputs = "y:0"}, tf_saved_model.exported_names = ["count", "same"]} {
  "tfl.call_once"() <{session_init_function = "initialize"}> : () -> ()
  %handle = "tfl.var_handle"() <{container = "", shared_name = "total"}> : () -> tensor<!tf_type.resource>
  %old = "tfl.read_variable"(%handle) : (tensor<!tf_type.resource>) -> tensor<1xf32>
  %new = tfl.add %old, %x {fused_activation_function = "NONE"} : tensor<1xf32>
  "tfl.assign_variable"(%handle, %new) : (tensor<!tf_type.resource>, tensor<1xf32>) -> ()
  return %new : tensor<1xf32>
}
func.func private @initialize() {
  %handle = "tfl.var_handle"() <{container = "", shared_name = "total"}> : () -> tensor<!tf_type.resource>
  %ten = "tfl.pseudo_const"() <{value = dense<10.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  "tfl.assign_variable"(%handle, %ten) : (tensor<!tf_type.resource>, tensor<1xf32>) -> ()
  return
}

// Other constants: an empty tensor, 4-bit elements, strings.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %t/constants.mlir -o %t/constants.tflite
// RUN: %python %S/run-in-litert.py %t/constants.tflite 'x=[[2]]' | FileCheck %s --check-prefix=CONSTANTS
// CONSTANTS-DAG: scalar: float32 2.
// CONSTANTS-DAG: small: float32 [-4. , 3.5, 0. ]
// CONSTANTS-DAG: text: object [b'', b'\xff\x00', b'abc']
//--- constants.mlir
func.func @main(%x: tensor<1x1xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<3x!tf_type.string>) attributes {tf.entry_function = {inputs = "x", outputs = "scalar,small,text"}} {
  %empty = "tfl.pseudo_const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %0 = "tfl.reshape"(%x, %empty) : (tensor<1x1xf32>, tensor<0xi32>) -> tensor<f32>
  %small = "tfl.pseudo_qconst"() <{qtype = tensor<3x!quant.uniform<i4:f32, 0.5>>, value = dense<[-8, 7, 0]> : tensor<3xi4>}> : () -> tensor<3x!quant.uniform<i4:f32, 0.5>>
  %1 = "tfl.dequantize"(%small) : (tensor<3x!quant.uniform<i4:f32, 0.5>>) -> tensor<3xf32>
  %text = "tfl.pseudo_const"() <{value = dense<["", "\FF\00", "abc"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %shape = "tfl.pseudo_const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tfl.reshape"(%text, %shape) : (tensor<3x!tf_type.string>, tensor<1xi32>) -> tensor<3x!tf_type.string>
  return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3x!tf_type.string>
}
