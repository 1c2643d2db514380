// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-l2-normalization remarks' | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-recognize-l2-normalization semantics=grappler' | FileCheck %s --check-prefix=GRAPPLER

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:.*]] = "tfl.l2_normalization"(%arg0) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %max = "tfl.maximum"(%sum, %tiny) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A quotient, x * x, the last axis counted from the end, a dynamic dimension.

// CHECK-LABEL: func.func @fires_quotient(
// CHECK-NEXT: %[[Y:.*]] = "tfl.l2_normalization"(%arg0) <{fused_activation_function = "NONE"}> : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_quotient(%x: tensor<?x3x4xf32>) -> tensor<?x3x4xf32> {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<-1> : tensor<1xi32>
  %square = tfl.mul(%x, %x) <{fused_activation_function = "NONE"}> : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<?x3x4xf32>, tensor<1xi32>) -> tensor<?x3x1xf32>
  %max = "tfl.maximum"(%tiny, %sum) : (tensor<f32>, tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
  %sqrt = "tfl.sqrt"(%max) : (tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
  %0 = tfl.div(%x, %sqrt) <{fused_activation_function = "NONE"}> : (tensor<?x3x4xf32>, tensor<?x3x1xf32>) -> tensor<?x3x4xf32>
  return %0 : tensor<?x3x4xf32>
}

// CHECK-LABEL: func.func @c1_structure(
// CHECK-NOT: tfl.l2_normalization
// CHECK: "tfl.square"(%arg1)
// CHECK: %[[RSQRT:.*]] = "tfl.rsqrt"
// CHECK: %[[Y:.*]] = tfl.mul(%arg0, %[[RSQRT]])
// CHECK: return %[[Y]]
func.func @c1_structure(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%y) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %max = "tfl.maximum"(%sum, %tiny) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: structure: the norm is computed from another tensor}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_first_axis(
// CHECK-NOT: tfl.l2_normalization
// CHECK: %[[RSQRT:.*]] = "tfl.rsqrt"
// CHECK: %[[Y:.*]] = tfl.mul(%arg0, %[[RSQRT]])
// CHECK: return %[[Y]]
func.func @c2_first_axis(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<0> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<1x4xf32>
  %max = "tfl.maximum"(%sum, %tiny) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<1x4xf32>) -> tensor<1x4xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: shape: the norm is not over the last axis}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// The axis is gone: rows are divided by norms of other rows.

// CHECK-LABEL: func.func @c2_axis_gone(
// CHECK-NOT: tfl.l2_normalization
// CHECK: %[[RSQRT:.*]] = "tfl.rsqrt"
// CHECK: %[[Y:.*]] = tfl.mul(%arg0, %[[RSQRT]])
// CHECK: return %[[Y]]
func.func @c2_axis_gone(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = false}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %max = "tfl.maximum"(%sum, %tiny) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: shape: the norm is not over the last axis}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @c3_semantics(
// CHECK-NOT: tfl.l2_normalization
// CHECK: tfl.add
// CHECK: %[[RSQRT:.*]] = "tfl.rsqrt"
// CHECK: %[[Y:.*]] = tfl.mul(%arg0, %[[RSQRT]])
// CHECK: return %[[Y]]
// GRAPPLER-LABEL: func.func @c3_semantics(
// GRAPPLER-NEXT: %[[Y:.*]] = "tfl.l2_normalization"(%arg0)
// GRAPPLER-NEXT: return %[[Y]]
func.func @c3_semantics(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %small = arith.constant dense<1.0e-6> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %guarded = tfl.add(%sum, %small) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %rsqrt = "tfl.rsqrt"(%guarded) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: semantics: the guard against division by zero differs from that of l2_normalization}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A guard of 0.5 is too large for either.

// CHECK-LABEL: func.func @c3_large_guard(
// CHECK-NOT: tfl.l2_normalization
// CHECK: "tfl.maximum"
// CHECK: tfl.mul
// GRAPPLER-LABEL: func.func @c3_large_guard(
// GRAPPLER-NOT: tfl.l2_normalization
// GRAPPLER: "tfl.maximum"
// GRAPPLER: tfl.mul
func.func @c3_large_guard(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %half = arith.constant dense<0.5> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %max = "tfl.maximum"(%sum, %half) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: semantics: the guard against division by zero differs from that of l2_normalization}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c5_multiple_uses(
// CHECK-NOT: tfl.l2_normalization
// CHECK: %[[SUM:.*]] = "tfl.sum"
// CHECK: %[[Y:.*]] = tfl.mul(%arg0,
// CHECK: return %[[Y]], %[[SUM]]
// GRAPPLER-LABEL: func.func @c5_multiple_uses(
func.func @c5_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>) {
  %tiny = arith.constant dense<1.0e-12> : tensor<f32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %square = "tfl.square"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = "tfl.sum"(%square, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %max = "tfl.maximum"(%sum, %tiny) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %rsqrt = "tfl.rsqrt"(%max) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  // expected-remark@+1 {{peephole-recognize-l2-normalization: multiple-uses: an intermediate result of the formula has other users}}
  %0 = tfl.mul(%x, %rsqrt) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0, %sum : tensor<2x4xf32>, tensor<2x1xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.l2_normalization"(%arg0) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "tfl.l2_normalization"(%x) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
