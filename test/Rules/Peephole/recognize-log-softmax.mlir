// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-log-softmax remarks' | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-log-softmax semantics=exact remarks' 2>&1 | FileCheck %s --check-prefix=EXACT

// EXACT: remark: peephole-recognize-log-softmax: semantics: the exponential may overflow where log_softmax is finite

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:.*]] = "tfl.log_softmax"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
// EXACT-LABEL: func.func @fires(
// EXACT-NOT: tfl.log_softmax
// EXACT: "tfl.exp"(%arg0)
// EXACT: %[[SUM:.*]] = "tfl.sum"
// EXACT: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// EXACT: %[[Y:.*]] = tfl.sub(%arg0, %[[LOG]])
// EXACT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %log = "tfl.log"(%sum) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %0 = tfl.sub(%x, %log) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Less the maximum, with a dynamic dimension.

// CHECK-LABEL: func.func @fires_shifted(
// CHECK-NEXT: %[[Y:.*]] = "tfl.log_softmax"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_shifted(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %axis = arith.constant dense<-1> : tensor<1xi32>
  %max = "tfl.reduce_max"(%x, %axis) <{keep_dims = true}> : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?x1xf32>
  %shifted = tfl.sub(%x, %max) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  %exp = "tfl.exp"(%shifted) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?x1xf32>
  %log = "tfl.log"(%sum) : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %0 = tfl.sub(%shifted, %log) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_softmax(
// CHECK-NEXT: %[[Y:.*]] = "tfl.log_softmax"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_softmax(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %p = "tfl.softmax"(%x) <{beta = 1.0 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %0 = "tfl.log"(%p) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_activation(
// CHECK-NOT: tfl.log_softmax
// CHECK: "tfl.exp"(%arg0)
// CHECK: %[[SUM:.*]] = "tfl.sum"
// CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// CHECK: %[[Y:.*]] = tfl.sub(%arg0, %[[LOG]]) <{fused_activation_function = "RELU6"}>
// CHECK: return %[[Y]]
func.func @c1_activation(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %log = "tfl.log"(%sum) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-log-softmax: activation: the subtraction has an activation}}
  %0 = tfl.sub(%x, %log) <{fused_activation_function = "RELU6"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_first_axis(
// CHECK-NOT: tfl.log_softmax
// CHECK: "tfl.exp"(%arg0)
// CHECK: %[[SUM:.*]] = "tfl.sum"
// CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// CHECK: %[[Y:.*]] = tfl.sub(%arg0, %[[LOG]])
// CHECK: return %[[Y]]
func.func @c2_first_axis(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %axis = arith.constant dense<0> : tensor<1xi32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<1x4xf32>
  %log = "tfl.log"(%sum) : (tensor<1x4xf32>) -> tensor<1x4xf32>
  // expected-remark@+1 {{peephole-recognize-log-softmax: shape: the sum is not over exactly the last axis}}
  %0 = tfl.sub(%x, %log) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: tfl.log_softmax
// CHECK: "tfl.exp"(%arg0)
// CHECK: %[[SUM:.*]] = "tfl.sum"
// CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// CHECK: %[[Y:.*]] = tfl.sub(%arg0, %[[LOG]])
// CHECK: return %[[Y]]
func.func @c3_element_type(%x: tensor<2x4xf16>) -> tensor<2x4xf16> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf16>) -> tensor<2x4xf16>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<2x4xf16>, tensor<1xi32>) -> tensor<2x1xf16>
  %log = "tfl.log"(%sum) : (tensor<2x1xf16>) -> tensor<2x1xf16>
  // expected-remark@+1 {{peephole-recognize-log-softmax: element-type: the elements are not 32-bit floats}}
  %0 = tfl.sub(%x, %log) <{fused_activation_function = "NONE"}> : (tensor<2x4xf16>, tensor<2x1xf16>) -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}

// CHECK-LABEL: func.func @c4_attribute(
// CHECK-NOT: tfl.log_softmax
// CHECK: %[[P:.*]] = "tfl.softmax"(%arg0) <{beta = 2.000000e+00 : f32}>
// CHECK: %[[Y:.*]] = "tfl.log"(%[[P]])
// CHECK: return %[[Y]]
func.func @c4_attribute(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %p = "tfl.softmax"(%x) <{beta = 2.0 : f32}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark@+1 {{peephole-recognize-log-softmax: attribute: the softmax scales its input (beta is not 1)}}
  %0 = "tfl.log"(%p) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c5_multiple_uses(
// CHECK-NOT: tfl.log_softmax
// CHECK: "tfl.exp"(%arg0)
// CHECK: %[[SUM:.*]] = "tfl.sum"
// CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
// CHECK: %[[Y:.*]] = tfl.sub(%arg0, %[[LOG]])
// CHECK: return %[[Y]], %[[LOG]]
func.func @c5_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>) {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %exp = "tfl.exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%exp, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %log = "tfl.log"(%sum) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-log-softmax: multiple-uses: an intermediate result of the formula has other users}}
  %0 = tfl.sub(%x, %log) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0, %log : tensor<2x4xf32>, tensor<2x1xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.log_softmax"(%arg0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.log_softmax"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
