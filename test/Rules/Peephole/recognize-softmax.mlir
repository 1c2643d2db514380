// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-recognize-softmax remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-recognize-softmax semantics=exact' | FileCheck %s --check-prefix=EXACT
// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-recognize-softmax semantics=exact remarks' -o /dev/null 2>&1 | FileCheck %s --check-prefix=REASON

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[R:.*]] = "tfl.softmax"(%arg0) <{beta = 1.000000e+00 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
// C5
// REASON: remark: peephole-recognize-softmax: semantics: the exponential may overflow where softmax is finite
// EXACT-LABEL: func.func @fires(
// EXACT-NOT: tfl.softmax
// EXACT: %[[E:.*]] = "tfl.exp"(%arg0)
// EXACT: %[[S:.*]] = "tfl.sum"(%[[E]]
// EXACT: tfl.div(%[[E]], %[[S]])
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x1xf32>
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NEXT: %[[R:.*]] = "tfl.softmax"(%arg0) <{beta = 1.000000e+00 : f32}> : (tensor<?x4x3xf32>) -> tensor<?x4x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_dynamic(%x: tensor<?x4x3xf32>) -> tensor<?x4x3xf32> {
  %axis = arith.constant dense<-1> : tensor<1xi32>
  %0 = "tfl.exp"(%x) : (tensor<?x4x3xf32>) -> tensor<?x4x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<?x4x3xf32>, tensor<1xi32>) -> tensor<?x4x1xf32>
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<?x4x3xf32>, tensor<?x4x1xf32>) -> tensor<?x4x3xf32>
  return %2 : tensor<?x4x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1_activation(
// CHECK-NOT: tfl.softmax
// CHECK: tfl.div{{.*}}RELU6
func.func @c1_activation(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-softmax: activation: the division has an activation}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "RELU6"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2_other_axis(
// CHECK-NOT: tfl.softmax
// CHECK: "tfl.sum"
// CHECK: tfl.div
func.func @c2_other_axis(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<1x3xf32>
  // expected-remark@+1 {{peephole-recognize-softmax: shape: the sum is not over exactly the last axis}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2_both_axes(
// CHECK-NOT: tfl.softmax
// CHECK: "tfl.sum"
// CHECK: tfl.div
func.func @c2_both_axes(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axes = arith.constant dense<[0, 1]> : tensor<2xi32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.sum"(%0, %axes) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  // expected-remark@+1 {{peephole-recognize-softmax: shape: the sum is not over exactly the last axis}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x1xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----

// The sums of rows would divide columns.

// CHECK-LABEL: func.func @c2_keep_dims(
// CHECK-NOT: tfl.softmax
// CHECK: "tfl.sum"
// CHECK: tfl.div
func.func @c2_keep_dims(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = false}> : (tensor<3x3xf32>, tensor<i32>) -> tensor<3xf32>
  // expected-remark@+1 {{peephole-recognize-softmax: shape: the sum is not over exactly the last axis}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return %2 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @c3_element_type(
// CHECK-NOT: tfl.softmax
// CHECK: tfl.div
func.func @c3_element_type(%x: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<2x3xf16>, tensor<i32>) -> tensor<2x1xf16>
  // expected-remark@+1 {{peephole-recognize-softmax: element-type: the elements are not 32-bit floats}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf16>, tensor<2x1xf16>) -> tensor<2x3xf16>
  return %2 : tensor<2x3xf16>
}

// -----

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: tfl.softmax
// CHECK: %[[E:.*]] = "tfl.exp"(%arg0)
// CHECK: %[[S:.*]] = "tfl.sum"(%[[E]]
// CHECK: %[[D:.*]] = tfl.div(%[[E]], %[[S]])
// CHECK: return %[[S]], %[[D]]
func.func @c4_multiple_uses(%x: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x3xf32>) {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.exp"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.sum"(%0, %axis) <{keep_dims = true}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-softmax: multiple-uses: an intermediate result of the formula has other users}}
  %2 = tfl.div(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %1, %2 : tensor<2x1xf32>, tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[R:.*]] = "tfl.softmax"(%arg0) <{beta = 2.000000e+00 : f32}>
// CHECK-NEXT: return %[[R]]
func.func @fused_already(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.softmax"(%x) <{beta = 2.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
