// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-compare-of-cast-bool remarks" -cse -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @boolean(
// CHECK-NOT: tfl.cast
// CHECK: return %arg0, %arg0, %arg0 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
func.func @boolean(%b: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.cast"(%b) : (tensor<4xi1>) -> tensor<4xi32>
  %1 = "tfl.not_equal"(%0, %zero) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %2 = "tfl.greater"(%0, %zero) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %3 = "tfl.less"(%zero, %0) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi1>
  return %1, %2, %3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// Floats, and a dimension that is not known.

// CHECK-LABEL: func.func @negation(
// CHECK-NOT: tfl.cast
// CHECK: %[[N:.*]] = "tfl.logical_not"(%arg0) : (tensor<?x4xi1>) -> tensor<?x4xi1>
// CHECK-NEXT: return %[[N]], %[[N]], %[[N]] :
func.func @negation(%b: tensor<?x4xi1>) -> (tensor<?x4xi1>, tensor<?x4xi1>, tensor<?x4xi1>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0 = "tfl.cast"(%b) : (tensor<?x4xi1>) -> tensor<?x4xf32>
  %1 = "tfl.equal"(%0, %zero) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xi1>
  %2 = "tfl.less_equal"(%0, %zero) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xi1>
  %3 = "tfl.greater_equal"(%zero, %0) : (tensor<4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
  return %1, %2, %3 : tensor<?x4xi1>, tensor<?x4xi1>, tensor<?x4xi1>
}

// CHECK-LABEL: func.func @always_false(
// CHECK-NOT: tfl.
// CHECK: %[[F:.*]] = arith.constant dense<false> : tensor<4xi1>
// CHECK-NOT: tfl.
// CHECK: return %[[F]], %[[F]] :
func.func @always_false(%b: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.cast"(%b) : (tensor<4xi1>) -> tensor<4xi32>
  %1 = "tfl.less"(%0, %zero) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %2 = "tfl.greater"(%zero, %0) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi1>
  return %1, %2 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func.func @always_true(
// CHECK-NOT: tfl.
// CHECK: %[[T:.*]] = arith.constant dense<true> : tensor<4xi1>
// CHECK-NOT: tfl.
// CHECK: return %[[T]], %[[T]] :
func.func @always_true(%b: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.cast"(%b) : (tensor<4xi1>) -> tensor<4xi32>
  %1 = "tfl.greater_equal"(%0, %zero) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %2 = "tfl.less_equal"(%zero, %0) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi1>
  return %1, %2 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func.func @c1_broadcast(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: %[[R:.*]] = tfl.not_equal{{.*}}%[[C]], {{.*}}tensor<2x4xi1>
// CHECK: return %[[R]]
func.func @c1_broadcast(%b: tensor<4xi1>) -> tensor<2x4xi1> {
  %zero = arith.constant dense<0> : tensor<2x4xi32>
  %0 = "tfl.cast"(%b) : (tensor<4xi1>) -> tensor<4xi32>
  // expected-remark @below {{the comparison changes the shape}}
  %1 = "tfl.not_equal"(%0, %zero) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  return %1 : tensor<2x4xi1>
}

// The unknown size may be 1.

// CHECK-LABEL: func.func @c1_unknown_size(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: %[[R:.*]] = tfl.not_equal(%[[C]],
// CHECK: return %[[R]]
func.func @c1_unknown_size(%b: tensor<?xi1>) -> tensor<?xi1> {
  %zero = arith.constant dense<0> : tensor<4xi32>
  %0 = "tfl.cast"(%b) : (tensor<?xi1>) -> tensor<?xi32>
  // expected-remark @below {{the comparison changes the shape}}
  %1 = "tfl.not_equal"(%0, %zero) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi1>
  return %1 : tensor<?xi1>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: %[[R:.*]] = tfl.less(%[[C]],
// CHECK: return %[[R]]
func.func @c2_unknown_shape(%b: tensor<?xi1>) -> tensor<?xi1> {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.cast"(%b) : (tensor<?xi1>) -> tensor<?xi32>
  // expected-remark @below {{peephole-fold-compare-of-cast-bool: unknown-shape: the result is a constant of unknown shape}}
  %1 = "tfl.less"(%0, %zero) : (tensor<?xi32>, tensor<i32>) -> tensor<?xi1>
  return %1 : tensor<?xi1>
}

// CHECK-LABEL: func.func @not_zero(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: tfl.greater(%[[C]],
func.func @not_zero(%b: tensor<4xi1>) -> tensor<4xi1> {
  %one = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.cast"(%b) : (tensor<4xi1>) -> tensor<4xi32>
  %1 = "tfl.greater"(%0, %one) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}

// CHECK-LABEL: func.func @not_boolean(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: tfl.greater(%[[C]],
func.func @not_boolean(%x: tensor<4xi8>) -> tensor<4xi1> {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.cast"(%x) : (tensor<4xi8>) -> tensor<4xi32>
  %1 = "tfl.greater"(%0, %zero) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}

// CHECK-LABEL: func.func @without_cast(
// CHECK-NEXT: %[[N:.*]] = "tfl.logical_not"(%arg0)
// CHECK-NEXT: return %[[N]]
func.func @without_cast(%b: tensor<4xi1>) -> tensor<4xi1> {
  %0 = "tfl.logical_not"(%b) : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
