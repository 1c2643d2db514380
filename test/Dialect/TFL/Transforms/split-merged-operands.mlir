// RUN: tfuse-opt %s -tfl-split-merged-operands | FileCheck %s

// CSE merged the constants of both states: each state gets a separate constant.

// CHECK-LABEL: func.func @constant
// CHECK-DAG: %[[A:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<2x3xf32>}>
// CHECK-DAG: %[[B:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<2x3xf32>}>
// CHECK: "tfl.bidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[A]], %arg1, %arg2, %arg3, %[[B]],
func.func @constant(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> tensor<2x6x3xf32> {
  %no = "tfl.no_value"() <{value}> : () -> none
  %state = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %y:2 = "tfl.bidirectional_sequence_rnn"(%x, %w, %r, %b, %state, %w, %r, %b, %state, %no, %no, %no) <{fused_activation_function = "TANH", merge_outputs = false, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>, none, none, none) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>)
  return %y#0 : tensor<2x6x3xf32>
}

// A float16 state is copied together with its dequantize.

// CHECK-LABEL: func.func @dequantized
// CHECK-DAG: %[[A:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<2x3xf16>}>
// CHECK-DAG: %[[B:.*]] = "tfl.pseudo_const"() <{value = dense<0.000000e+00> : tensor<2x3xf16>}>
// CHECK-DAG: %[[C:.*]] = "tfl.dequantize"(%[[A]])
// CHECK-DAG: %[[D:.*]] = "tfl.dequantize"(%[[B]])
// CHECK: "tfl.bidirectional_sequence_rnn"(%arg0, %arg1, %arg2, %arg3, %[[C]], %arg1, %arg2, %arg3, %[[D]],
func.func @dequantized(%x: tensor<2x6x4xf32>, %w: tensor<3x4xf32>, %r: tensor<3x3xf32>, %b: tensor<3xf32>) -> tensor<2x6x3xf32> {
  %no = "tfl.no_value"() <{value}> : () -> none
  %half = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %state = "tfl.dequantize"(%half) : (tensor<2x3xf16>) -> tensor<2x3xf32>
  %y:2 = "tfl.bidirectional_sequence_rnn"(%x, %w, %r, %b, %state, %w, %r, %b, %state, %no, %no, %no) <{fused_activation_function = "TANH", merge_outputs = false, time_major = false}> : (tensor<2x6x4xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<2x3xf32>, none, none, none) -> (tensor<2x6x3xf32>, tensor<2x6x3xf32>)
  return %y#0 : tensor<2x6x3xf32>
}
