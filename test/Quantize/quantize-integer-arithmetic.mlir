// RUN: tfuse-opt %s -split-input-file -tfl-quantize=mode=int8 -verify-diagnostics | FileCheck %s

// Integers that are computed in float32 stay float32: int8 does not hold them.
// CHECK-LABEL: @division
// CHECK: "tfl.cast"(%arg0) : (tensor<4xi64>) -> tensor<4xf32>
// CHECK: tfl.div{{.*}} tensor<4xf32>
// CHECK: "tfl.floor"{{.*}} -> tensor<4xf32>
// CHECK: "tfl.cast"{{.*}} : (tensor<4xf32>) -> tensor<4xi64>
func.func @division(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %x = "tfl.cast"(%a) {tfl.ranges = [[-9.0, 9.0]]} : (tensor<4xi64>) -> tensor<4xf32>
  %y = "tfl.cast"(%b) {tfl.ranges = [[1.0, 3.0]]} : (tensor<4xi64>) -> tensor<4xf32>
  %q = "tfl.div"(%x, %y) {fused_activation_function = "NONE", tfl.ranges = [[-9.0, 9.0]]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %f = "tfl.floor"(%q) {tfl.ranges = [[-9.0, 9.0]]} : (tensor<4xf32>) -> tensor<4xf32>
  %r = "tfl.cast"(%f) : (tensor<4xf32>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// -----

// A float result: the ops are a part of the network.
// CHECK-LABEL: @float_result
// CHECK: tfl.mul{{.*}}!quant.uniform
func.func @float_result(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xf32>) {
  %x = "tfl.cast"(%a) {tfl.ranges = [[-9.0, 9.0]]} : (tensor<4xi32>) -> tensor<4xf32>
  %m = "tfl.mul"(%x, %x) {fused_activation_function = "NONE", tfl.ranges = [[0.0, 81.0]]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r = "tfl.cast"(%m) : (tensor<4xf32>) -> tensor<4xi32>
  return %r, %m : tensor<4xi32>, tensor<4xf32>
}

// -----

// A matmul between the casts: a network on integer images.
// CHECK-LABEL: @network
// CHECK: "tfl.fully_connected"{{.*}}!quant.uniform
func.func @network(%a: tensor<1x2xui8>) -> tensor<1x2xui8> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %none = "tfl.no_value"() {value} : () -> none
  %x = "tfl.cast"(%a) {tfl.ranges = [[0.0, 255.0]]} : (tensor<1x2xui8>) -> tensor<1x2xf32>
  %m = "tfl.fully_connected"(%x, %w, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT", tfl.ranges = [[0.0, 1785.0]]} : (tensor<1x2xf32>, tensor<2x2xf32>, none) -> tensor<1x2xf32>
  %r = "tfl.cast"(%m) : (tensor<1x2xf32>) -> tensor<1x2xui8>
  return %r : tensor<1x2xui8>
}
