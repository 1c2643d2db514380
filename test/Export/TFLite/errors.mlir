// Ops that cannot be exported: each error names the node.
// RUN: split-file %s %t
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/type.mlir -o - 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/state.mlir -o - 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/entry.mlir -o - 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/branches.mlir -o - 2>&1 | FileCheck %s --check-prefix=BRANCHES
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/size.mlir -o - 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %t/region.mlir -o - 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer -emit-builtin-tflite-ops=false %t/state.mlir -o - 2>&1 | FileCheck %s --check-prefix=BUILTIN

// TYPE: error: {{.*}}TFLite has no tensors of i3
//--- type.mlir
func.func @main(%x: tensor<2xi3>) -> tensor<2xi3> {
  return %x : tensor<2xi3>
}

// STATE: error: layer/state: a variable tensor with a nonzero initial value cannot be stored
// BUILTIN: error: 'tfl.unidirectional_sequence_rnn' op is a TFLite builtin op but builtin emission is not enabled
//--- state.mlir
func.func @main(%x: tensor<3x1x4xf32>, %w: tensor<5x4xf32>, %r: tensor<5x5xf32>, %b: tensor<5xf32>) -> tensor<3x1x5xf32> {
  %state = "tfl.pseudo_const"() <{value = dense<1.0> : tensor<1x5xf32>}> : () -> tensor<1x5xf32> loc("layer/state")
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %r, %b, %state) <{fused_activation_function = "TANH", time_major = true}> : (tensor<3x1x4xf32>, tensor<5x4xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<1x5xf32>) -> tensor<3x1x5xf32>
  return %0 : tensor<3x1x5xf32>
}

// ENTRY: error: the module has no entry function
//--- entry.mlir
func.func @helper(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// BRANCHES: error: {{.*}}a subgraph cannot contain branches
//--- branches.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
^unreachable:
  return %x : tensor<2xf32>
}

// SIZE: error: weights: the constant's value, {{.*}}, is not of its type
//--- size.mlir
func.func @main() -> tensor<3xf32> {
  %0 = "tfl.pseudo_qconst"() <{qtype = tensor<3x!quant.uniform<i8:f32, 1.0>>, value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 1.0>> loc("weights")
  %1 = "tfl.dequantize"(%0) : (tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// REGION: error: loop: {{.*}}function
//--- region.mlir
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %0 = "tfl.while"(%n) ({
  ^bb0(%i: tensor<i32>):
    %more = tfl.less(%i, %i) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tfl.yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32> loc("loop")
  return %0 : tensor<i32>
}
