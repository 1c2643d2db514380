// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize=mode=int16x8 | FileCheck %s --check-prefix=INT16

// Types that follow from what the kernels of LiteRT take or compute.

// A filter that the model computes has int8 integers with zero point 0.
// Its range [-1, 2] gives the scale 2/127.
// CHECK-LABEL: @computed_filter
// CHECK: %[[F:.*]] = "tfl.quantize"(%{{.*}}) {{.*}} -> tensor<2x1x1x1x!quant.uniform<i8:f32, 0.01574803{{[0-9]*}}>>
// CHECK: "tfl.conv_2d"(%{{.*}}, %[[F]],
// INT16-LABEL: @computed_filter
// INT16: %[[F:.*]] = "tfl.quantize"(%{{.*}}) {{.*}} -> tensor<2x1x1x1x!quant.uniform<i8:f32, 0.01574803{{[0-9]*}}>>
// INT16: "tfl.conv_2d"(%{{.*}}, %[[F]],
func.func @computed_filter(%x: tensor<1x2x2x1xf32> {tfl.range = [-1.0, 1.0]}, %f: tensor<2x1x1x1xf32> {tfl.range = [-1.0, 2.0]}) -> tensor<1x2x2x2xf32> {
  %b = "tfl.pseudo_const"() {value = dense<[0.5, 1.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tfl.conv_2d"(%x, %f, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32, tfl.ranges = [[0.0, 4.0]]} : (tensor<1x2x2x1xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// No element reaches the constant 1e6: it saturates.
// CHECK-LABEL: @minimum_of_large_constant
// CHECK: %[[C:.*]] = "tfl.pseudo_qconst"() {{.*}}value = dense<127> : tensor<i8>
// CHECK: "tfl.minimum"(%{{.*}}, %[[C]]) : {{.*}} -> tensor<2x!quant.uniform<i8:f32, 0.0078431{{[0-9]*}}:-1>>
func.func @minimum_of_large_constant(%x: tensor<2xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<2xf32> {
  %c = "tfl.pseudo_const"() {value = dense<1.0e6> : tensor<f32>} : () -> tensor<f32>
  %0 = "tfl.add"(%x, %x) {fused_activation_function = "NONE", tfl.ranges = [[-1.0, 1.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.minimum"(%0, %c) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Masked scores are 0 after SOFTMAX. Scores in [-1, 3] have the range [-13, 3]
// with the mask: the scale 16/255.
// CHECK-LABEL: @mask_by_select
// CHECK: "tfl.select_v2"
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 0.062745{{[0-9]*}}:79>>
func.func @mask_by_select(%m: tensor<2xi1>, %x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> tensor<2xf32> {
  %c = "tfl.pseudo_const"() {value = dense<-1.0e9> : tensor<f32>} : () -> tensor<f32>
  %0 = "tfl.select_v2"(%m, %x, %c) : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "tfl.softmax"(%0) {beta = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// The mask itself has the range [-1 - 3 - 12, 0]. Another use of the constant
// keeps its range.
// CHECK-LABEL: @mask_by_add
// CHECK-DAG: %[[M:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x!quant.uniform<i8:f32, 0.062745{{[0-9]*}}:127>>, value = dense<[127, -128]>
// CHECK: tfl.add(%{{.*}}, %[[M]]) {{.*}} -> tensor<2x!quant.uniform<i8:f32, 0.062745{{[0-9]*}}:79>>
// CHECK: "tfl.reshape"({{.*}} -> tensor<1x2x!quant.uniform<i8:f32, 0.062745{{[0-9]*}}:79>>
// CHECK: tfl.mul({{.*}}, tensor<2x!quant.uniform<i8:f32, 3921568.{{[0-9]*}}:127>>)
func.func @mask_by_add(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> (tensor<1x2xf32>, tensor<2xf32>) {
  %m = "tfl.pseudo_const"() {value = dense<[0.0, -1.0e9]> : tensor<2xf32>} : () -> tensor<2xf32>
  %s = "tfl.pseudo_const"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tfl.add"(%x, %m) {fused_activation_function = "NONE", tfl.ranges = [[-1.0e9, 3.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.reshape"(%0, %s) : (tensor<2xf32>, tensor<2xi32>) -> tensor<1x2xf32>
  %2 = "tfl.softmax"(%1) {beta = 1.0 : f32} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %3 = "tfl.mul"(%x, %m) {fused_activation_function = "NONE", tfl.ranges = [[-3.0e9, 0.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2, %3 : tensor<1x2xf32>, tensor<2xf32>
}

// The mask that the model computes saturates as well.
// CHECK-LABEL: @computed_mask
// CHECK: %[[M:.*]] = tfl.mul({{.*}} -> tensor<2x!quant.uniform<i8:f32, 0.062745{{[0-9]*}}:127>>
// CHECK: tfl.add(%{{.*}}, %[[M]])
func.func @computed_mask(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}, %hidden: tensor<2xf32> {tfl.range = [0.0, 1.0]}) -> tensor<2xf32> {
  %c = "tfl.pseudo_const"() {value = dense<-1.0e9> : tensor<f32>} : () -> tensor<f32>
  %m = "tfl.mul"(%hidden, %c) {fused_activation_function = "NONE", tfl.ranges = [[-1.0e9, 0.0]]} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %0 = "tfl.add"(%x, %m) {fused_activation_function = "NONE", tfl.ranges = [[-1.0e9, 3.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.softmax"(%0) {beta = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// The int16 kernel of LESS compares stored integers: one scale, 4/32767.
// INT16-LABEL: @less
// INT16: tfl.less(%{{.*}}, %{{.*}}) : (tensor<2x!quant.uniform<i16:f32, [[S:1.2207[0-9E-]*]]>>, tensor<2x!quant.uniform<i16:f32, [[S]]>>)
func.func @less(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}, %y: tensor<2xf32> {tfl.range = [-4.0, 1.0]}) -> tensor<2xi1> {
  %0 = "tfl.less"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// All scales are nearly powers of two: the scale of the sum is 2.004/32767.
// INT16-LABEL: @sum_of_powers_of_two
// INT16: tfl.add
// INT16-SAME: -> tensor<2x!quant.uniform<i16:f32, 6.1159{{[0-9]*}}E-5>>
func.func @sum_of_powers_of_two(%x: tensor<2xf32> {tfl.range = [-1.0, 1.0]}, %y: tensor<2xf32> {tfl.range = [0.0, 1.0]}) -> tensor<2xf32> {
  %0 = "tfl.add"(%x, %y) {fused_activation_function = "NONE", tfl.ranges = [[-1.0, 2.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// The kernel of ADD aborts if the scale of an operand is 2^19 times that of the
// result.
// CHECK-LABEL: @sum_with_huge_operand
// CHECK: tfl.add
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 4.4878{{[0-9]*}}E+30:-1>>
func.func @sum_with_huge_operand(%x: tensor<2xf32> {tfl.range = [-1.0, 1.0]}, %y: tensor<2xf32> {tfl.range = [0.0, 3.0e38]}) -> tensor<2xf32> {
  %0 = "tfl.add"(%x, %y) {fused_activation_function = "NONE", tfl.ranges = [[-1.0, 1.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// An integer SUM of no elements leaves its result unset in LiteRT.
// CHECK-LABEL: @empty_sum
// CHECK: "tfl.sum"({{.*}}) {{.*}} -> tensor<2xf32>
func.func @empty_sum(%x: tensor<2x0xf32> {tfl.range = [-1.0, 1.0]}, %y: tensor<2xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<2xf32> {
  %axis = "tfl.pseudo_const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tfl.sum"(%x, %axis) {keep_dims = false, tfl.ranges = [[0.0, 0.0]]} : (tensor<2x0xf32>, tensor<1xi32>) -> tensor<2xf32>
  %1 = "tfl.add"(%0, %y) {fused_activation_function = "NONE", tfl.ranges = [[-1.0, 1.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
