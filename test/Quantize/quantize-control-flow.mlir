// RUN: tfuse-opt %s -split-input-file -tfl-quantize | FileCheck %s

// Regions of branches hold a call alone, so the results of both calls and of the branch have one type, and so have the
// operands of both functions. Conversions are in the functions.
// CHECK-LABEL: func.func @branch(
// CHECK: %[[Q:.*]] = "tfl.quantize"
// CHECK: func.call @double(%[[Q]])
// CHECK-NEXT: tfl.yield
// CHECK: func.call @cosine(%[[Q]])
// CHECK-NEXT: tfl.yield
// CHECK: (tensor<i1>) -> tensor<4x!quant.uniform<i8
// CHECK-LABEL: func.func private @double(
// CHECK-SAME: !quant.uniform<i8{{.*}} -> tensor<4x!quant.uniform<i8
// CHECK-LABEL: func.func private @cosine(
// CHECK-SAME: !quant.uniform<i8{{.*}} -> tensor<4x!quant.uniform<i8
// CHECK: %[[F:.*]] = "tfl.dequantize"
// CHECK: "tfl.cos"(%[[F]])
func.func @branch(%c: tensor<i1>, %x: tensor<4xf32> {tfl.range = [0.0, 1.0]}) -> tensor<4xf32> {
  %0 = "tfl.if"(%c) ({
    %1 = func.call @double(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "tfl.yield"(%1) : (tensor<4xf32>) -> ()
  }, {
    %1 = func.call @cosine(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "tfl.yield"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE", tfl.ranges = [[0.0, 2.0]]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @cosine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.cos"(%x) {tfl.ranges = [[-1.0, 0.0]]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// No sample takes the second branch: its result has no range, and the values that the branch passes on stay float.
// CHECK-LABEL: func.func @rare(
// CHECK: (tensor<i1>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @common_case(
// CHECK: tfl.add{{.*}}!quant.uniform<i8
// CHECK: %[[R:.*]] = "tfl.dequantize"
// CHECK: return %[[R]] : tensor<4xf32>
func.func @rare(%c: tensor<i1>, %x: tensor<4xf32> {tfl.range = [0.0, 1.0]}) -> tensor<4xf32> {
  %0 = "tfl.if"(%c) ({
    %1 = func.call @common_case(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "tfl.yield"(%1) : (tensor<4xf32>) -> ()
  }, {
    %1 = func.call @rare_case(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "tfl.yield"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @common_case(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE", tfl.ranges = [[0.0, 2.0]]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @rare_case(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.cos"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The result of a control node has the type of the op inside.
// CHECK-LABEL: func.func @control_node(
// CHECK: %[[O:.*]], %{{.*}} = tfl.control_node controls "tfl.add"({{.*}}-> tensor<4x!quant.uniform<i8
// CHECK: %[[P:.*]], %{{.*}} = tfl.control_node(%{{.*}}) controls "tfl.mul"({{.*}}-> tensor<4x!quant.uniform<i8
func.func @control_node(%x: tensor<4xf32> {tfl.range = [0.0, 1.0]}) -> tensor<4xf32> {
  %0, %c = tfl.control_node controls "tfl.add"(%x, %x) <{fused_activation_function = "NONE"}> {tfl.ranges = [[0.0, 2.0]]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1, %d = tfl.control_node(%c) controls "tfl.mul"(%0, %0) <{fused_activation_function = "NONE"}> {tfl.ranges = [[0.0, 4.0]]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
