// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s
// As in an imported file: the function returns the tensors of the states.
// RUN: sed -e '/= tfl.final_state/d' -e 's/return %y, %cf, %hf/return %y, %c, %h/' %s | tfuse-opt -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize='mode=int16x8 micro=true' | FileCheck %s --check-prefix=MICRO
// RUN: tfuse-opt %s -tfl-quantize=mode=int16x8 | FileCheck %s --check-prefix=FLOAT

// The types are those of QuantizedLSTM.h: the hidden state has the type of the
// result, the cell state int16 with a power of two (2^-14 for [-2, 1.5]), gate
// biases the product of the scales of input and weights.

// CHECK-LABEL: @states
// CHECK-DAG: %[[ZERO16:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<!quant.uniform<i16:f32, 6.103515625E-5>>, value = dense<0> : tensor<i16>
// CHECK-DAG: %[[H:.*]] = "tfl.fill"({{.*}}) : {{.*}} -> tensor<1x2x[[OUT:!quant.uniform<i8:f32, 0.0078431[0-9]*:-1>]]>
// CHECK-DAG: %[[C:.*]] = "tfl.fill"(%{{.*}}, %[[ZERO16]]) : {{.*}} -> tensor<1x2x[[CELL:!quant.uniform<i16:f32, 6.103515625E-5>]]>
// CHECK-DAG: qtype = tensor<2x!quant.uniform<i32:f32, 3.087{{.*}}E-5>>, value = dense<16192> : tensor<2xi32>
// CHECK: "tfl.unidirectional_sequence_lstm"
// CHECK-SAME: effective_hidden_scale_intermediate = tensor<0x[[OUT]]>
// CHECK-SAME: input_to_input_intermediate = tensor<0x!quant.uniform<i16:f32, 2.44140625E-4>>
// CHECK: %[[CF:.*]] = tfl.final_state %[[C]] after {{.*}} -> tensor<1x2x[[CELL]]>
// CHECK-NEXT: "tfl.dequantize"(%[[CF]])
// CHECK: %[[HF:.*]] = tfl.final_state %[[H]] after {{.*}} -> tensor<1x2x[[OUT]]>
// CHECK-NEXT: "tfl.dequantize"(%[[HF]])

// TFLite Micro fills no int16 tensors: the states are slices of constants.
// MICRO-LABEL: @states
// MICRO-NOT: "tfl.fill"
// MICRO-DAG: %[[H0:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<1x2x[[OUT:!quant.uniform<i16:f32, 3.0[0-9]*E-5>]]>, value = dense<0>
// MICRO-DAG: "tfl.slice"(%[[H0]], {{.*}} -> tensor<1x2x[[OUT]]>
// MICRO-DAG: %[[C0:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<1x2x[[CELL:!quant.uniform<i16:f32, 6.103515625E-5>]]>, value = dense<0>
// MICRO-DAG: "tfl.slice"(%[[C0]], {{.*}} -> tensor<1x2x[[CELL]]>
// MICRO-DAG: qtype = tensor<2x!quant.uniform<i32:f32, {{.*}}>>, value = dense<{{.*}}> : tensor<2xi64>
// The final hidden state is the last time step of the result: accelerators' compilers do not know that the LSTM
// changes its state in place.
// MICRO: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"
// MICRO-DAG: %[[BEGIN:.*]] = arith.constant dense<[0, 2, 0]> : tensor<3xi32>
// MICRO-DAG: %[[END:.*]] = arith.constant dense<[1, 3, 2]> : tensor<3xi32>
// MICRO: "tfl.strided_slice"(%[[Y]], %[[BEGIN]], %[[END]], %{{.*}}) <{{{.*}}shrink_axis_mask = 2 : i32}>

// The interpreter has no kernel for int16 inputs.
// FLOAT-LABEL: @states
// FLOAT: "tfl.unidirectional_sequence_lstm"({{.*}}tensor<1x3x1xf32>
func.func @states(%x: tensor<1x3x1xf32> {tfl.range = [-1.0, 1.0]}) -> (tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) {
  %none = "tfl.no_value"() {value} : () -> none
  %zero = "tfl.pseudo_const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %dims = "tfl.pseudo_const"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %w = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %r = "tfl.pseudo_const"() {value = dense<0.25> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %b = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %h = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<1x2xf32>
  %c = "tfl.fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<1x2xf32>
  %y = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %none, %none, %none, %b, %b, %b, %b, %none, %none, %h, %c, %none, %none, %none, %none) {cell_clip = 0.0 : f32, proj_clip = 0.0 : f32, fused_activation_function = "TANH", time_major = false, tfl.ranges = [[-1.0, 1.0]], tfl.state_ranges = [unit, [-2.0, 1.5]]} : (tensor<1x3x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, none, none, none, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, none, none, tensor<1x2xf32>, tensor<1x2xf32>, none, none, none, none) -> tensor<1x3x2xf32>
  %cf = tfl.final_state %c after %y : (tensor<1x2xf32>, tensor<1x3x2xf32>) -> tensor<1x2xf32>
  %hf = tfl.final_state %h after %y : (tensor<1x2xf32>, tensor<1x3x2xf32>) -> tensor<1x2xf32>
  return %y, %cf, %hf : tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>
}
