// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-log-softmax-to-log remarks' | FileCheck %s

// Each condition of ConvertLogSoftmaxToLog.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @rank3(
// CHECK-SAME: %[[X:.*]]: tensor<?x5x3xf32>
// CHECK: %[[AXIS:.*]] = arith.constant dense<2> : tensor<1xi32>
// CHECK: %[[MAX:.*]] = "tfl.reduce_max"(%[[X]], %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<?x5x1xf32>
// CHECK: %[[SHIFTED:.*]] = tfl.sub(%[[X]], %[[MAX]])
// CHECK: %[[EXP:.*]] = "tfl.exp"(%[[SHIFTED]])
// CHECK: %[[SUM:.*]] = "tfl.sum"(%[[EXP]], %[[AXIS]]) <{keep_dims = true}>
// CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// CHECK: %[[Y:.*]] = tfl.sub(%[[SHIFTED]], %[[LOG]])
// CHECK: return %[[Y]]
func.func @rank3(%x: tensor<?x5x3xf32>) -> tensor<?x5x3xf32> {
  %0 = "tfl.log_softmax"(%x) : (tensor<?x5x3xf32>) -> tensor<?x5x3xf32>
  return %0 : tensor<?x5x3xf32>
}

// -----

!qi8 = !quant.uniform<i8:f32, 0.0625:127>

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.log_softmax
func.func @c1(%x: tensor<2x3x!qi8>) -> tensor<2x3x!qi8> {
  // expected-remark @+1 {{peephole-convert-log-softmax-to-log: element-type: the elements are not float32}}
  %0 = "tfl.log_softmax"(%x) : (tensor<2x3x!qi8>) -> tensor<2x3x!qi8>
  return %0 : tensor<2x3x!qi8>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.log_softmax
func.func @c2(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-remark @+1 {{peephole-convert-log-softmax-to-log: unknown-shape: the rank is unknown}}
  %0 = "tfl.log_softmax"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
