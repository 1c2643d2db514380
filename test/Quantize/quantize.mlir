// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s

// A convolution: int8 input, weights with a scale for each channel, int32 bias.
// The input of the function stays float.
// CHECK-LABEL: @conv
// CHECK-SAME: (%[[X:.*]]: tensor<1x2x2x1xf32>
// CHECK: %[[Q:.*]] = "tfl.quantize"(%[[X]])
// CHECK-SAME: -> tensor<1x2x2x1x!quant.uniform<i8:f32, 0.00784313{{.*}}:-1>>
// CHECK-DAG: %[[W:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x1x1x1x!quant.uniform<i8<-127:127>:f32:0, {0.007874{{.*}},0.015748{{.*}}}>>, value = dense<{{.*}}127{{.*}}-127{{.*}}>
// CHECK-DAG: %[[B:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x!quant.uniform<i32:f32:0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[Q]], %[[W]], %[[B]])
// CHECK-SAME: -> tensor<1x2x2x2x!quant.uniform<i8:f32, 0.0156862{{.*}}:-128>>
// CHECK: %[[D:.*]] = "tfl.dequantize"(%[[C]])
// CHECK: return %[[D]]
func.func @conv(%x: tensor<1x2x2x1xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x2x2x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[[[1.0]]], [[[-2.0]]]]> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %b = "tfl.pseudo_const"() {value = dense<[0.5, 1.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tfl.conv_2d"(%x, %w, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32, tfl.ranges = [[0.0, 4.0]]} : (tensor<1x2x2x1xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}
