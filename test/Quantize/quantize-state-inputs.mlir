// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize='input-type=int8 output-type=int8' | FileCheck %s --check-prefix=INTEGER

// The application passes states from output to input. The cell state has 16
// bits on both ways: a QUANTIZE writes the state itself.

// CHECK-LABEL: @step
// CHECK-DAG: %[[C:.*]] = "tfl.quantize"(%arg2) {{.*}} -> tensor<1x2x[[CELL:!quant.uniform<i16:f32, 6.103515625E-5>]]>
// CHECK-DAG: %[[H:.*]] = "tfl.quantize"(%arg1) {{.*}} -> tensor<1x2x!quant.uniform<i8:f32
// CHECK-NOT: tfl.concatenation
// CHECK: "tfl.unidirectional_sequence_lstm"({{.*}}, %[[H]], %[[C]],
// CHECK: %[[CF:.*]] = tfl.final_state %[[C]] {{.*}} -> tensor<1x2x[[CELL]]>
// CHECK-NEXT: "tfl.dequantize"(%[[CF]])

// INTEGER-LABEL: @step
// INTEGER-SAME: %arg1: tensor<1x2x[[HIDDEN:!quant.uniform<i8:f32, [^>]*>]]>
// INTEGER-SAME: %arg2: tensor<1x2x[[CELL:!quant.uniform<i16:f32, 6.103515625E-5>]]>
// INTEGER-SAME: -> (tensor<1x1x2x[[HIDDEN]]>
// INTEGER-SAME: tensor<1x2x[[HIDDEN]]>
// INTEGER-SAME: tensor<1x2x[[CELL]]>
// INTEGER-NOT: tfl.quantize
// INTEGER: return
func.func @step(%x: tensor<1x1x1xf32> {tfl.range = [-1.0, 1.0], tf_saved_model.index_path = ["x"]}, %h0: tensor<1x2xf32> {tfl.range = [-0.5, 0.5], tf_saved_model.index_path = ["h"]}, %c0: tensor<1x2xf32> {tfl.range = [-1.5, 1.0], tf_saved_model.index_path = ["c"]}) -> (tensor<1x1x2xf32> {tf_saved_model.index_path = ["y"]}, tensor<1x2xf32> {tf_saved_model.index_path = ["h"]}, tensor<1x2xf32> {tf_saved_model.index_path = ["c"]}) {
  %none = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %r = "tfl.pseudo_const"() {value = dense<0.25> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %b = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %h = "tfl.concatenation"(%h0) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %c = "tfl.concatenation"(%c0) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %y = "tfl.unidirectional_sequence_lstm"(%x, %w, %w, %w, %w, %r, %r, %r, %r, %none, %none, %none, %b, %b, %b, %b, %none, %none, %h, %c, %none, %none, %none, %none) {cell_clip = 0.0 : f32, proj_clip = 0.0 : f32, fused_activation_function = "TANH", time_major = false, tfl.ranges = [[-1.0, 1.0]], tfl.state_ranges = [unit, [-2.0, 1.5]]} : (tensor<1x1x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, none, none, none, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, none, none, tensor<1x2xf32>, tensor<1x2xf32>, none, none, none, none) -> tensor<1x1x2xf32>
  %cf = tfl.final_state %c after %y : (tensor<1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x2xf32>
  %hf = tfl.final_state %h after %y : (tensor<1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x2xf32>
  return %y, %hf, %cf : tensor<1x1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>
}
