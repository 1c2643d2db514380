// RUN: tfuse-opt %s -split-input-file -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-quantize=mode=int16x8 | FileCheck %s --check-prefix=WIDE

// The types are those of QuantizedSVDF.h: the state [-2, 4] is symmetric int16
// (4 / 32767), time weights of at most 1 have the step 2^-9, the bias has the
// product of both scales: 0.5 / (4 / 32767 / 512) = 2097088. The result starts
// at 0 although the range, which no RELU gives, starts below.

// CHECK-LABEL: @filter
// CHECK-DAG: %[[FEATURES:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x3x!quant.uniform<i8:f32, 0.0039370{{.*}}>>, value = dense<127>
// CHECK-DAG: %[[TIME:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x4x!quant.uniform<i16:f32, 0.001953125>>, value = dense<512>
// CHECK-DAG: %[[BIAS:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x!quant.uniform<i32:f32, 2.3842{{.*}}E-7>>, value = dense<2097088>
// CHECK-DAG: %[[STATE:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<1x8x[[S:!quant.uniform<i16:f32, 1.2207[0-9]*E-4>]]>, {{.*}}tfl.is_variable
// CHECK-DAG: %[[X:.*]] = "tfl.quantize"(%arg0)
// CHECK-NOT: tfl.pseudo_const
// CHECK: %[[Y:.*]] = "tfl.svdf"(%[[X]], %[[FEATURES]], %[[TIME]], %[[BIAS]], %[[STATE]])
// CHECK-SAME: -> tensor<1x2x!quant.uniform<i8:f32, 0.02352941{{[0-9]*}}:-128>>
// The op after the filter reads the final state.
// CHECK: %[[FINAL:.*]] = tfl.final_state %[[STATE]] after %[[Y]] {{.*}} -> tensor<1x8x[[S]]>
// CHECK: "tfl.dequantize"(%[[FINAL]])

// WIDE-LABEL: @filter
// WIDE: "tfl.svdf"({{.*}}tensor<1x3xf32>
func.func @filter(%x: tensor<1x3xf32> {tfl.range = [-1.0, 1.0]}) -> (tensor<1x2xf32>, tensor<1x8xf32>) {
  %features = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %time = "tfl.pseudo_const"() {value = dense<1.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %bias = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %state = "tfl.pseudo_const"() {value = dense<3.0> : tensor<1x8xf32>, tfl.is_variable} : () -> tensor<1x8xf32>
  %y = "tfl.svdf"(%x, %features, %time, %bias, %state) {rank = 1 : i32, fused_activation_function = "RELU", tfl.ranges = [[-1.0, 6.0]], tfl.state_ranges = [[-2.0, 4.0]]} : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<1x8xf32>) -> tensor<1x2xf32>
  return %y, %state : tensor<1x2xf32>, tensor<1x8xf32>
}

// -----

// 300 products of states and weights: the step grows by 300 / 127.
// CHECK-LABEL: @many_products
// CHECK-DAG: qtype = tensor<2x150x!quant.uniform<i16:f32, 0.0046136{{.*}}>>, value = dense<217>
// Without a bias.
// CHECK: "tfl.svdf"({{.*}}none
func.func @many_products(%x: tensor<1x3xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x1xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %features = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %time = "tfl.pseudo_const"() {value = dense<1.0> : tensor<2x150xf32>} : () -> tensor<2x150xf32>
  %state = "tfl.pseudo_const"() {value = dense<0.0> : tensor<1x300xf32>, tfl.is_variable} : () -> tensor<1x300xf32>
  %y = "tfl.svdf"(%x, %features, %time, %none, %state) {rank = 2 : i32, fused_activation_function = "RELU", tfl.ranges = [[0.0, 6.0]], tfl.state_ranges = [[-2.0, 4.0]]} : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x150xf32>, none, tensor<1x300xf32>) -> tensor<1x1xf32>
  return %y : tensor<1x1xf32>
}

// -----

// SLICE takes and gives one type: a QUANTIZE after it writes the int16 state.
// CHECK-LABEL: @computed_state
// CHECK: %[[SUM:.*]] = tfl.add{{.*}} -> tensor<1x8x[[A:!quant.uniform<i8:f32, [0-9.E:-]*>]]>
// CHECK: %[[PART:.*]] = "tfl.slice"(%[[SUM]], {{.*}} -> tensor<1x8x[[A]]>
// CHECK: %[[STATE:.*]] = "tfl.quantize"(%[[PART]]) {{.*}} -> tensor<1x8x!quant.uniform<i16:f32, 1.2207{{[0-9]*}}E-4>>
// CHECK: "tfl.svdf"({{[^)]*}}, %[[STATE]])
func.func @computed_state(%x: tensor<1x3xf32> {tfl.range = [-1.0, 1.0]}, %initial: tensor<1x8xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x2xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %features = "tfl.pseudo_const"() {value = dense<0.5> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %time = "tfl.pseudo_const"() {value = dense<1.0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
  %begin = "tfl.pseudo_const"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %size = "tfl.pseudo_const"() {value = dense<-1> : tensor<2xi32>} : () -> tensor<2xi32>
  %sum = tfl.add %initial, %initial {fused_activation_function = "NONE", tfl.ranges = [[-2.0, 2.0]]} : tensor<1x8xf32>
  %state = "tfl.slice"(%sum, %begin, %size) : (tensor<1x8xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x8xf32>
  %y = "tfl.svdf"(%x, %features, %time, %none, %state) {rank = 1 : i32, fused_activation_function = "RELU", tfl.ranges = [[0.0, 6.0]], tfl.state_ranges = [[-2.0, 4.0]]} : (tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>, none, tensor<1x8xf32>) -> tensor<1x2xf32>
  return %y : tensor<1x2xf32>
}
