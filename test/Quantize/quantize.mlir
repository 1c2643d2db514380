// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize=mode=int16x8 | FileCheck %s --check-prefix=INT16

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

// The table of a gather has the type of the result, whose range includes all
// rows: the samples have not looked up every one.
// CHECK-LABEL: @gather
// CHECK: %[[T:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<3x2x!quant.uniform<i8:f32, [[SCALE:0.015686[0-9]*]]:-1>>
// CHECK: "tfl.gather"(%[[T]], %{{.*}})
// CHECK-SAME: -> tensor<1x2x!quant.uniform<i8:f32, [[SCALE]]:-1>>
// INT16-LABEL: @gather
// INT16: %[[T:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<3x2x!quant.uniform<i16:f32, [[SCALE:6.10[0-9E-]*]]>>
// INT16: "tfl.gather"(%[[T]], %{{.*}})
// INT16-SAME: -> tensor<1x2x!quant.uniform<i16:f32, [[SCALE]]>>
func.func @gather(%i: tensor<1xi32>, %y: tensor<1x2xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x2xf32> {
  %t = "tfl.pseudo_const"() {value = dense<[[-2.0, 0.5], [0.25, 2.0], [1.0, 1.0]]> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
  %0 = "tfl.gather"(%t, %i) {axis = 0 : i32, batch_dims = 0 : i32, tfl.ranges = [[-0.5, 0.5]]} : (tensor<3x2xf32>, tensor<1xi32>) -> tensor<1x2xf32>
  %1 = "tfl.add"(%0, %y) {fused_activation_function = "NONE", tfl.ranges = [[-3.0, 3.0]]} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}

// An input that was zero in all samples: the scale is that of the range [0, 1].
// CHECK-LABEL: @always_zero
// CHECK-SAME: (%[[X:.*]]: tensor<1xf32>, %{{.*}}: tensor<1xf32>)
// CHECK: "tfl.quantize"(%[[X]])
// CHECK-SAME: -> tensor<1x!quant.uniform<i8:f32, 0.0039215{{[0-9]*}}:-128>>
func.func @always_zero(%x: tensor<1xf32> {tfl.range = [0.0, 0.0]}, %y: tensor<1xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1xf32> {
  %0 = "tfl.add"(%x, %y) {fused_activation_function = "NONE", tfl.ranges = [[-1.0, 1.0]]} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
