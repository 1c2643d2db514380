// RUN: tfuse-opt %s -tfl-quantize=calibrated=false | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize="calibrated=false mode=int16x8" | FileCheck %s --check-prefix=WORDS

// The ranges of fake-quant ops are those of the values. Weights that training
// rounded keep the step as their scale: 1.0 is 100 steps of 0.01.
// CHECK-LABEL: @dense
// CHECK: "tfl.quantize"(%{{.*}}) <{{.*}} -> tensor<1x2x!quant.uniform<i8:f32, 0.0235294{{.*}}>>
// CHECK: "tfl.pseudo_qconst"() <{qtype = tensor<2x2x!quant.uniform<i8<-127:127>:f32, 0.0099999{{.*}}>>, value = dense<{{\[\[}}100, -37], [3, 1]]>
// CHECK: "tfl.fully_connected"
// CHECK-SAME: -> tensor<1x2x!quant.uniform<i8:f32, 0.0156862{{.*}}:-1>>
// CHECK-NEXT: "tfl.dequantize"
// CHECK-NEXT: return
// WORDS-LABEL: @dense
// WORDS: "tfl.fully_connected"
// WORDS-SAME: -> tensor<1x2x!quant.uniform<i16:f32, 6.1
func.func @dense(%x: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[1.0, -0.37], [0.03, 0.01]]> : tensor<2x2xf32>
  %none = "tfl.no_value"() {value} : () -> none
  %0 = "tfl.fake_quant"(%x) {min = -3.0 : f32, max = 3.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %1 = "tfl.fully_connected"(%0, %w, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x2xf32>, tensor<2x2xf32>, none) -> tensor<1x2xf32>
  %2 = "tfl.fake_quant"(%1) {min = -1.99215686 : f32, max = 2.00784314 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  return %2 : tensor<1x2xf32>
}

// QUANTIZE and DEQUANTIZE are fake-quant ops. The zero point of uint8 storage
// is 128 greater.
// CHECK-LABEL: @pair
// CHECK-NEXT: "tfl.quantize"(%{{.*}}) <{{.*}} -> tensor<4x!quant.uniform<i8:f32, 1.250000e-01:-28>>
// CHECK-NEXT: "tfl.tanh"
// CHECK-NEXT: "tfl.dequantize"
// CHECK-NEXT: return
func.func @pair(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.quantize"(%x) {qtype = tensor<4x!quant.uniform<u8:f32, 0.125:100>>} : (tensor<4xf32>) -> tensor<4x!quant.uniform<u8:f32, 0.125:100>>
  %1 = "tfl.dequantize"(%0) : (tensor<4x!quant.uniform<u8:f32, 0.125:100>>) -> tensor<4xf32>
  %2 = "tfl.tanh"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// MAXIMUM with the lowest level of a narrow range belongs to the pair.
// CHECK-LABEL: @narrow_pair
// CHECK-NEXT: "tfl.quantize"(%{{.*}}) <{{.*}} -> tensor<4x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: "tfl.tanh"
func.func @narrow_pair(%x: tensor<4xf32>) -> tensor<4xf32> {
  %low = arith.constant dense<-15.875> : tensor<f32>
  %0 = "tfl.maximum"(%x, %low) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "tfl.quantize"(%0) {qtype = tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>} : (tensor<4xf32>) -> tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>
  %2 = "tfl.dequantize"(%1) : (tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>) -> tensor<4xf32>
  %3 = "tfl.tanh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// Another bound stays, and has the range of the pair.
// CHECK-LABEL: @other_bound
// CHECK: "tfl.maximum"
// CHECK-SAME: -> tensor<4x!quant.uniform<i8:f32, 1.250000e-01>>
func.func @other_bound(%x: tensor<4xf32> {tfl.range = [-16.0, 15.875]}) -> tensor<4xf32> {
  %low = arith.constant dense<-2.0> : tensor<f32>
  %0 = "tfl.maximum"(%x, %low) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "tfl.quantize"(%0) {qtype = tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>} : (tensor<4xf32>) -> tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>
  %2 = "tfl.dequantize"(%1) : (tensor<4x!quant.uniform<u8<1:255>:f32, 0.125:128>>) -> tensor<4xf32>
  %3 = "tfl.tanh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// Weights after QUANTIZE and DEQUANTIZE, as TFLiteConverter's float files have
// them: a scale for each channel. The unsigned storage of 0.0 is 128.
// CHECK-LABEL: @weights_pair
// CHECK: "tfl.pseudo_qconst"() <{qtype = tensor<2x2x!quant.uniform<i8<-127:127>:f32:0, {0.0099999{{[0-9]*}},0.0199999{{[0-9]*}}}>>, value = dense<{{\[\[}}100, -37], [125, 1]]>
func.func @weights_pair(%x: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %w = arith.constant dense<[[1.0, -0.372], [2.496, 0.02]]> : tensor<2x2xf32>
  %none = "tfl.no_value"() {value} : () -> none
  %q = "tfl.quantize"(%w) {qtype = tensor<2x2x!quant.uniform<u8<1:255>:f32:0, {0.01:128,0.02:128}>>} : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<u8<1:255>:f32:0, {0.01:128,0.02:128}>>
  %d = "tfl.dequantize"(%q) : (tensor<2x2x!quant.uniform<u8<1:255>:f32:0, {0.01:128,0.02:128}>>) -> tensor<2x2xf32>
  %0 = "tfl.fake_quant"(%x) {min = -3.0 : f32, max = 3.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %1 = "tfl.fully_connected"(%0, %d, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x2xf32>, tensor<2x2xf32>, none) -> tensor<1x2xf32>
  %2 = "tfl.fake_quant"(%1) {min = -2.0 : f32, max = 2.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  return %2 : tensor<1x2xf32>
}

// The operands of a concatenation were trained with the range of its result:
// no op requantizes.
// CHECK-LABEL: @range_of_result
// CHECK: tfl.add
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: tfl.mul
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: "tfl.concatenation"
// CHECK-NEXT: "tfl.dequantize"
func.func @range_of_result(%x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "tfl.fake_quant"(%x) {min = -3.0 : f32, max = 3.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tfl.add(%0, %0) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tfl.mul(%0, %0) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %3 = "tfl.concatenation"(%1, %2) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %4 = "tfl.fake_quant"(%3) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// The only user of the sum needs another scale: ADD computes with that scale.
// CHECK-LABEL: @type_of_user
// CHECK: tfl.add
// CHECK-SAME: : tensor<2x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: "tfl.concatenation"
func.func @type_of_user(%x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "tfl.fake_quant"(%x) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tfl.add(%0, %0) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = "tfl.fake_quant"(%1) {min = -5.0 : f32, max = 6.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "tfl.concatenation"(%0, %2) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %4 = "tfl.fake_quant"(%3) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// A value with two users and two scales is requantized for one of them.
// CHECK-LABEL: @two_ranges
// CHECK: %[[Q:.*]] = "tfl.quantize"(%{{.*}}) <{{.*}} -> tensor<2x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: "tfl.tanh"(%[[Q]])
// CHECK-NEXT: "tfl.dequantize"
// CHECK-NEXT: %[[A:.*]] = tfl.add(%[[Q]], %[[Q]])
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 2.500000e-01>>
// CHECK-NEXT: %[[R:.*]] = "tfl.quantize"(%[[A]]) <{{.*}} -> tensor<2x!quant.uniform<i8:f32, 1.250000e-01>>
// CHECK-NEXT: tfl.mul(%[[R]], %[[A]])
func.func @two_ranges(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "tfl.fake_quant"(%x) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.tanh"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tfl.add(%0, %0) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %3 = "tfl.fake_quant"(%2) {min = -32.0 : f32, max = 31.75 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "tfl.fake_quant"(%2) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %5 = tfl.mul(%4, %3) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %6 = "tfl.fake_quant"(%5) {min = -32.0 : f32, max = 31.75 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  return %1, %6 : tensor<2xf32>, tensor<2xf32>
}

// Fake-quant ops disappear between float ops, too.
// CHECK-LABEL: @float_neighbors
// CHECK-NEXT: "tfl.floor_mod"
// CHECK-NEXT: "tfl.floor_mod"
func.func @float_neighbors(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.floor_mod"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.fake_quant"(%0) {min = -16.0 : f32, max = 15.875 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tfl.floor_mod"(%1, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
