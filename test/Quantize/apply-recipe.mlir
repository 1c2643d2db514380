// A recipe with every mode: the attributes of the ops, then the quantized module.

// RUN: tfuse-opt %s -tfl-apply-recipe=recipe=%S/Inputs/mixed-recipe.json | FileCheck %s --check-prefix=CONFIG
// RUN: tfuse-opt %s -tfl-apply-recipe=recipe=%S/Inputs/mixed-recipe.json -tfl-quantize -tfl-quantize-weights=mode=weights | FileCheck %s
// RUN: not tfuse-opt %s -tfl-apply-recipe=recipe=%t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: cannot open the file

// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "int8", per_channel = true, symmetric_weights = true, weight_bits = 8 : i64}
// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "int16x8", per_channel = false, symmetric_weights = true, weight_bits = 8 : i64}
// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "dynamic-range", per_channel = true, symmetric_weights = true, weight_bits = 8 : i64}
// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 4 : i64, mode = "weights", per_channel = true, symmetric_weights = true, weight_bits = 4 : i64}
// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "float16",
// CONFIG: "tfl.fully_connected"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "",
// CONFIG: "tfl.relu"{{.*}}tfl.quantization = {min_elements = 0 : i64, mode = "int8",

// The scale of int8 is 2.55 / 255, that of int16 3.2767 / 32767.
// CHECK-LABEL: func.func @main
// CHECK: %[[X:.*]] = "tfl.quantize"
// CHECK-SAME: -> tensor<1x4x!quant.uniform<i8:f32, 0.009999{{[0-9]+}}:-128>>
// CHECK-DAG: %[[W4:.*]] = "tfl.dequantize"({{.*}}) : (tensor<4x4x!quant.uniform<i4<-7:7>:f32:0,
// CHECK-DAG: %[[W16:.*]] = "tfl.dequantize"({{.*}}) : (tensor<4x4xf16>)
// CHECK: %[[A:.*]] = "tfl.fully_connected"(%[[X]],
// CHECK-SAME: tensor<4x4x!quant.uniform<i8<-127:127>:f32:0,
// CHECK-SAME: -> tensor<1x4x!quant.uniform<i8:f32, 0.009999{{[0-9]+}}:-128>>
// The int16 op takes its int8 operand requantized; its weights have one scale.
// CHECK: %[[WIDE:.*]] = "tfl.quantize"(%[[A]])
// CHECK-SAME: -> tensor<1x4x!quant.uniform<i16:f32,
// CHECK: %[[B:.*]] = "tfl.fully_connected"(%[[WIDE]],
// CHECK-SAME: tensor<4x4x!quant.uniform<i8<-127:127>:f32, 0.01574{{[0-9]+}}>>
// CHECK-SAME: -> tensor<1x4x!quant.uniform<i16:f32, 9.9999{{[0-9]+}}E-5>>
// CHECK: %[[C:.*]] = "tfl.dequantize"(%[[B]])
// CHECK: %[[D:.*]] = "tfl.fully_connected"(%[[C]],
// CHECK-SAME: asymmetric_quantize_inputs = true
// CHECK-SAME: (tensor<1x4xf32>, tensor<4x4x!quant.uniform<i8<-127:127>:f32:0,
// CHECK: %[[E:.*]] = "tfl.fully_connected"(%[[D]], %[[W4]],
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[E]], %[[W16]],
// CHECK: %[[G:.*]] = "tfl.fully_connected"(%[[F]],
// CHECK-SAME: (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32>
// CHECK: %[[Q:.*]] = "tfl.quantize"(%[[G]])
// CHECK: "tfl.relu"(%[[Q]]){{.*}}!quant.uniform<i8
// CHECK-NOT: tfl.quantization
func.func @main(%x: tensor<1x4xf32> {tfl.range = [0.0, 2.55]}) -> tensor<1x4xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %none = "tfl.no_value"() {value} : () -> none
  %w0 = "tfl.pseudo_const"() {value = dense<1.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %w1 = "tfl.pseudo_const"() {value = dense<2.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %w2 = "tfl.pseudo_const"() {value = dense<3.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %w3 = "tfl.pseudo_const"() {value = dense<4.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %w4 = "tfl.pseudo_const"() {value = dense<5.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %w5 = "tfl.pseudo_const"() {value = dense<6.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %0 = "tfl.fully_connected"(%x, %w0, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[0.0, 2.55]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("plain")
  %1 = "tfl.fully_connected"(%0, %w1, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-1.0, 3.2767]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("wide")
  %2 = "tfl.fully_connected"(%1, %w2, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("dynamic1")
  %3 = "tfl.fully_connected"(%2, %w3, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("small")
  %4 = "tfl.fully_connected"(%3, %w4, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("half")
  %5 = "tfl.fully_connected"(%4, %w5, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-1.0, 1.0]]} : (tensor<1x4xf32>, tensor<4x4xf32>, none) -> tensor<1x4xf32> loc("float_layer")
  %6 = "tfl.relu"(%5) {tfl.ranges = [[0.0, 1.0]]} : (tensor<1x4xf32>) -> tensor<1x4xf32> loc("y")
  return %6 : tensor<1x4xf32>
}
