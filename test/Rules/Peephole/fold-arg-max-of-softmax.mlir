// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-arg-max-of-softmax remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: softmax
// CHECK: %[[AXIS:.*]] = arith.constant dense<1> : tensor<i32>
// CHECK-NOT: softmax
// CHECK: %[[R:.*]] = "tfl.arg_max"(%arg0, %[[AXIS]]) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2xi64> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.softmax"(%x) <{beta = 1.000000e+00 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

// An axis from the end, dimensions that are not known.

// CHECK-LABEL: func.func @arg_min_of_log_softmax(
// CHECK-NOT: softmax
// CHECK: %[[AXIS:.*]] = arith.constant dense<-1> : tensor<i32>
// CHECK-NOT: softmax
// CHECK: %[[R:.*]] = "tfl.arg_min"(%arg0, %[[AXIS]]) : (tensor<?x3x?xf32>, tensor<i32>) -> tensor<?x3xi32>
// CHECK-NEXT: return %[[R]]
func.func @arg_min_of_log_softmax(%x: tensor<?x3x?xf32>) -> tensor<?x3xi32> {
  %axis = arith.constant dense<-1> : tensor<i32>
  %0 = "tfl.log_softmax"(%x) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  %1 = "tfl.arg_min"(%0, %axis) : (tensor<?x3x?xf32>, tensor<i32>) -> tensor<?x3xi32>
  return %1 : tensor<?x3xi32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[S:.*]] = "tfl.softmax"(%arg0)
// CHECK: %[[R:.*]] = "tfl.arg_max"(%[[S]],
// CHECK: return %[[S]], %[[R]]
func.func @c1_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2xi64>) {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.softmax"(%x) <{beta = 1.000000e+00 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{the softmax has other users}}
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
  return %0, %1 : tensor<2x4xf32>, tensor<2xi64>
}

// CHECK-LABEL: func.func @c2_other_axis(
// CHECK: %[[S:.*]] = "tfl.softmax"(%arg0)
// CHECK: "tfl.arg_max"(%[[S]],
func.func @c2_other_axis(%x: tensor<2x4xf32>) -> tensor<4xi64> {
  %axis = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.softmax"(%x) <{beta = 1.000000e+00 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{softmax preserves the order only along the last axis}}
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<4xi64>
  return %1 : tensor<4xi64>
}

// CHECK-LABEL: func.func @c2_axis_not_known(
// CHECK: %[[S:.*]] = "tfl.log_softmax"(%arg0)
// CHECK: "tfl.arg_max"(%[[S]], %arg1)
func.func @c2_axis_not_known(%x: tensor<4x4xf32>, %axis: tensor<i32>) -> tensor<4xi64> {
  %0 = "tfl.log_softmax"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-remark @below {{softmax preserves the order only along the last axis}}
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<4x4xf32>, tensor<i32>) -> tensor<4xi64>
  return %1 : tensor<4xi64>
}

// CHECK-LABEL: func.func @c3_negative_beta(
// CHECK: %[[S:.*]] = "tfl.softmax"(%arg0)
// CHECK: "tfl.arg_max"(%[[S]],
func.func @c3_negative_beta(%x: tensor<2x4xf32>) -> tensor<2xi64> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.softmax"(%x) <{beta = -1.000000e+00 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{beta is not positive}}
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

// With beta 0, all elements become equal.

// CHECK-LABEL: func.func @c3_beta_zero(
// CHECK: %[[S:.*]] = "tfl.softmax"(%arg0)
// CHECK: "tfl.arg_max"(%[[S]],
func.func @c3_beta_zero(%x: tensor<2x4xf32>) -> tensor<2xi64> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.softmax"(%x) <{beta = 0.000000e+00 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{beta is not positive}}
  %1 = "tfl.arg_max"(%0, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

// CHECK-LABEL: func.func @without_softmax(
// CHECK: %[[AXIS:.*]] = arith.constant dense<1> : tensor<i32>
// CHECK-NEXT: %[[R:.*]] = "tfl.arg_max"(%arg0, %[[AXIS]])
// CHECK-NEXT: return %[[R]]
func.func @without_softmax(%x: tensor<2x4xf32>) -> tensor<2xi64> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.arg_max"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
