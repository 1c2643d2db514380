// RUN: tfuse-opt %s -tfl-quantize='missing-kernels=RELU6:8,ABS:16 per-channel-fully-connected=false' | FileCheck %s

// The runtime has no int8 kernel for RELU6; that of ABS it has.
// CHECK-LABEL: @relu6
// CHECK: "tfl.abs"{{.*}}!quant.uniform
// CHECK: "tfl.relu6"(%{{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
func.func @relu6(%x: tensor<2xf32> {tfl.range = [-8.0, 8.0]}) -> tensor<2xf32> {
  %0 = "tfl.abs"(%x) {tfl.ranges = [[0.0, 8.0]]} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.relu6"(%0) {tfl.ranges = [[0.0, 6.0]]} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// One scale for both rows of the weights.
// CHECK-LABEL: @dense
// CHECK: qtype = tensor<2x1x!quant.uniform<i8<-127:127>:f32, 0.015{{[0-9]*}}>>
func.func @dense(%x: tensor<1x1xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0], [-2.0]]> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %n = "tfl.no_value"() {value} : () -> none
  %0 = "tfl.fully_connected"(%x, %w, %n) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[-2.0, 2.0]]} : (tensor<1x1xf32>, tensor<2x1xf32>, none) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
