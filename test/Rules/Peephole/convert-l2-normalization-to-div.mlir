// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-l2-normalization-to-div remarks' | FileCheck %s

// Each condition of ConvertL2NormalizationToDiv.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @rank2(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>
// CHECK-DAG: %[[AXIS:.*]] = arith.constant dense<1> : tensor<1xi32>
// CHECK-DAG: %[[BOUND:.*]] = arith.constant dense<9.99999997E-7> : tensor<f32>
// CHECK: %[[SQUARE:.*]] = "tfl.square"(%[[X]])
// CHECK: %[[SUM:.*]] = "tfl.sum"(%[[SQUARE]], %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<?x1xf32>
// CHECK: %[[SQRT:.*]] = "tfl.sqrt"(%[[SUM]])
// CHECK: %[[MAX:.*]] = "tfl.maximum"(%[[SQRT]], %[[BOUND]])
// CHECK: %[[Y:.*]] = tfl.div(%[[X]], %[[MAX]])
// CHECK: return %[[Y]]
func.func @rank2(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.l2_normalization"(%x) {fused_activation_function = "NONE"} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

!qi8 = !quant.uniform<i8:f32, 0.0078125>

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.l2_normalization
func.func @c1(%x: tensor<2x3x!qi8>) -> tensor<2x3x!qi8> {
  // expected-remark @+1 {{peephole-convert-l2-normalization-to-div: element-type: the elements are not float32}}
  %0 = "tfl.l2_normalization"(%x) {fused_activation_function = "NONE"} : (tensor<2x3x!qi8>) -> tensor<2x3x!qi8>
  return %0 : tensor<2x3x!qi8>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.l2_normalization
func.func @c2(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-remark @+1 {{peephole-convert-l2-normalization-to-div: unknown-shape: the rank is unknown}}
  %0 = "tfl.l2_normalization"(%x) {fused_activation_function = "NONE"} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK: tfl.l2_normalization
func.func @c3(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-remark @+1 {{peephole-convert-l2-normalization-to-div: activation: the op has an activation}}
  %0 = "tfl.l2_normalization"(%x) {fused_activation_function = "RELU"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
