// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-unary-before-data-movement remarks=true" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[SHAPE:.*]] = {{.*}}dense<[4, 3]> : tensor<2xi32>
// CHECK: %[[RELU:.*]] = "tfl.relu"(%arg0) : (tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[RELU]], %[[SHAPE]]) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %1 = "tfl.relu"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK: %[[TANH:.*]] = "tfl.tanh"(%arg0) : (tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[TANH]], %arg1) : (tensor<?x6xf32>, tensor<2xi32>) -> tensor<6x?xf32>
// CHECK-NEXT: return %[[R]]
func.func @transpose(%x: tensor<?x6xf32>, %perm: tensor<2xi32>) -> tensor<6x?xf32> {
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x6xf32>, tensor<2xi32>) -> tensor<6x?xf32>
  %1 = "tfl.tanh"(%0) : (tensor<6x?xf32>) -> tensor<6x?xf32>
  return %1 : tensor<6x?xf32>
}

// CHECK-LABEL: func.func @squeeze(
// CHECK: %[[NEG:.*]] = "tfl.neg"(%arg0) : (tensor<1x6xi32>) -> tensor<1x6xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.squeeze"(%[[NEG]]) <{squeeze_dims = [0]}> : (tensor<1x6xi32>) -> tensor<6xi32>
// CHECK-NEXT: return %[[R]]
func.func @squeeze(%x: tensor<1x6xi32>) -> tensor<6xi32> {
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [0]}> : (tensor<1x6xi32>) -> tensor<6xi32>
  %1 = "tfl.neg"(%0) : (tensor<6xi32>) -> tensor<6xi32>
  return %1 : tensor<6xi32>
}

// CHECK-LABEL: func.func @expand_dims(
// CHECK: %[[AXIS:.*]] = {{.*}}dense<1> : tensor<i32>
// CHECK: %[[ROUND:.*]] = "tfl.round"(%arg0) : (tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.expand_dims"(%[[ROUND]], %[[AXIS]]) : (tensor<2x6xf32>, tensor<i32>) -> tensor<2x1x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @expand_dims(%x: tensor<2x6xf32>) -> tensor<2x1x6xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.expand_dims"(%x, %axis) : (tensor<2x6xf32>, tensor<i32>) -> tensor<2x1x6xf32>
  %1 = "tfl.round"(%0) : (tensor<2x1x6xf32>) -> tensor<2x1x6xf32>
  return %1 : tensor<2x1x6xf32>
}

// CHECK-LABEL: func.func @depth_to_space(
// CHECK: %[[EXP:.*]] = "tfl.exp"(%arg0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.depth_to_space"(%[[EXP]]) <{block_size = 2 : i32}> : (tensor<1x2x3x4xf32>) -> tensor<1x4x6x1xf32>
// CHECK-NEXT: return %[[R]]
func.func @depth_to_space(%x: tensor<1x2x3x4xf32>) -> tensor<1x4x6x1xf32> {
  %0 = "tfl.depth_to_space"(%x) <{block_size = 2 : i32}> : (tensor<1x2x3x4xf32>) -> tensor<1x4x6x1xf32>
  %1 = "tfl.exp"(%0) : (tensor<1x4x6x1xf32>) -> tensor<1x4x6x1xf32>
  return %1 : tensor<1x4x6x1xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[M:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.relu"(%[[M]])
// CHECK-NEXT: return %[[R]], %[[M]]
func.func @c1_multiple_uses(%x: tensor<2x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{the result of tfl.reshape has other users}}
  %1 = "tfl.relu"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %1, %0 : tensor<4x3xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c2_quantization(
// CHECK: %[[M:.*]] = "tfl.reshape"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = "tfl.logistic"(%[[M]])
// CHECK-NEXT: return %[[R]]
func.func @c2_quantization(%x: tensor<2x6x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.00390625:-128>> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x6x!quant.uniform<i8:f32, 0.5>>, tensor<2xi32>) -> tensor<4x3x!quant.uniform<i8:f32, 0.5>>
  // expected-remark@+1 {{the elementwise op changes the element type}}
  %1 = "tfl.logistic"(%0) : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.00390625:-128>>
  return %1 : tensor<4x3x!quant.uniform<i8:f32, 0.00390625:-128>>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @moved_already(
// CHECK: %[[RELU:.*]] = "tfl.relu"(%arg0)
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[RELU]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @moved_already(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "tfl.relu"(%x) : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
