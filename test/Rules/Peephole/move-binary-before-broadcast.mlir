// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-binary-before-broadcast remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[S:.*]] = {{.*}}dense<[5, 7]> : tensor<2xi32>
// CHECK: %[[A:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU"}> : (tensor<1x7xf32>, tensor<7xf32>) -> tensor<1x7xf32>
// CHECK-NEXT: %[[B:.*]] = "tfl.broadcast_to"(%[[A]], %[[S]]) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[B]]
func.func @fires(%x: tensor<1x7xf32>, %y: tensor<7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  %1 = tfl.add(%0, %y) <{fused_activation_function = "RELU"}> : (tensor<5x7xf32>, tensor<7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// The order of operands and the type of the result stay.

// CHECK-LABEL: func.func @fires_on_comparison(
// CHECK: %[[A:.*]] = tfl.less(%arg1, %arg0) : (tensor<i32>, tensor<1x7xi32>) -> tensor<1x7xi1>
// CHECK-NEXT: %[[B:.*]] = "tfl.broadcast_to"(%[[A]], %{{.*}}) : (tensor<1x7xi1>, tensor<2xi32>) -> tensor<5x7xi1>
// CHECK-NEXT: return %[[B]]
func.func @fires_on_comparison(%x: tensor<1x7xi32>, %y: tensor<i32>) -> tensor<5x7xi1> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xi32>, tensor<2xi32>) -> tensor<5x7xi32>
  %1 = "tfl.less"(%y, %0) : (tensor<i32>, tensor<5x7xi32>) -> tensor<5x7xi1>
  return %1 : tensor<5x7xi1>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[B]], %arg1)
// CHECK: return %[[B]], %[[A]]
func.func @c1_multiple_uses(%x: tensor<1x7xf32>, %y: tensor<7xf32>) -> (tensor<5x7xf32>, tensor<5x7xf32>) {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @+1 {{the broadcast tensor has other users}}
  %1 = tfl.add(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<7xf32>) -> tensor<5x7xf32>
  return %0, %1 : tensor<5x7xf32>, tensor<5x7xf32>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[B]], %arg1)
// CHECK: return %[[A]]
func.func @c2_unknown_shape(%x: tensor<1x7xf32>, %y: tensor<*xf32>) -> tensor<*xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @+1 {{the rank of an operand is unknown}}
  %1 = tfl.add(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @c3_shape(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[B]], %arg1)
// CHECK: return %[[A]]
func.func @c3_shape(%x: tensor<1x7xf32>, %y: tensor<2x1x1xf32>) -> tensor<2x5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @+1 {{the other operand determines dimensions of the result}}
  %1 = tfl.add(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<2x1x1xf32>) -> tensor<2x5x7xf32>
  return %1 : tensor<2x5x7xf32>
}

// The sum has this shape without broadcast_to: a matter for another rule.

// CHECK-LABEL: func.func @c3_needless_broadcast(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.add %[[B]], %arg1
// CHECK: return %[[A]]
func.func @c3_needless_broadcast(%x: tensor<1x7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @+1 {{the other operand determines dimensions of the result}}
  %1 = tfl.add(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @c4_target(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.squared_difference(%[[B]], %arg1)
// CHECK: return %[[A]]
func.func @c4_target(%x: tensor<1x2x3x4x7xf32>, %y: tensor<7xf32>) -> tensor<5x2x3x4x7xf32> {
  %shape = arith.constant dense<[5, 2, 3, 4, 7]> : tensor<5xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x2x3x4x7xf32>, tensor<5xi32>) -> tensor<5x2x3x4x7xf32>
  // expected-remark @+1 {{broadcasts up to rank 4}}
  %1 = "tfl.squared_difference"(%0, %y) : (tensor<5x2x3x4x7xf32>, tensor<7xf32>) -> tensor<5x2x3x4x7xf32>
  return %1 : tensor<5x2x3x4x7xf32>
}

!q = !quant.uniform<i8:f32, 0.5:3>

// CHECK-LABEL: func.func @c5_quantization(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0,
// CHECK: %[[A:.*]] = tfl.add(%[[B]], %arg1)
// CHECK: return %[[A]]
func.func @c5_quantization(%x: tensor<1x7x!q>, %y: tensor<7x!q>) -> tensor<5x7x!q> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<1x7x!q>, tensor<2xi32>) -> tensor<5x7x!q>
  // expected-remark @+1 {{the tensors are quantized}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7x!q>, tensor<7x!q>) -> tensor<5x7x!q>
  return %1 : tensor<5x7x!q>
}

// CHECK-LABEL: func.func @is_moved(
// CHECK: %[[A:.*]] = tfl.add(%arg0, %arg1)
// CHECK-NEXT: %[[B:.*]] = "tfl.broadcast_to"(%[[A]],
// CHECK-NEXT: return %[[B]]
func.func @is_moved(%x: tensor<1x7xf32>, %y: tensor<7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<1x7xf32>, tensor<7xf32>) -> tensor<1x7xf32>
  %1 = "tfl.broadcast_to"(%0, %shape) : (tensor<1x7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}
