// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-logical remarks" -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-logical semantics=exact" | FileCheck %s --check-prefix=EXACT

// CHECK-LABEL: func.func @fires_and(
// CHECK: %[[FALSE:[^ ]+]] = {{.*}}dense<false> : tensor<4xi1>
// CHECK-NOT: logical_and
// CHECK: return %[[FALSE]]
func.func @fires_and(%x: tensor<4xi1>) -> tensor<4xi1> {
  %false = arith.constant dense<false> : tensor<4xi1>
  %0 = "tfl.logical_and"(%x, %false) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func.func @fires_or(
// CHECK: %[[TRUE:[^ ]+]] = {{.*}}dense<true> : tensor<4xi1>
// CHECK-NOT: logical_or
// CHECK: return %[[TRUE]]
func.func @fires_or(%x: tensor<i1>) -> tensor<4xi1> {
  %true = arith.constant dense<true> : tensor<4xi1>
  %0 = "tfl.logical_or"(%true, %x) : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func.func @fires_not(
// CHECK-NOT: logical_not
// CHECK: return %arg0
func.func @fires_not(%x: tensor<?xi1>) -> tensor<?xi1> {
  %0 = "tfl.logical_not"(%x) : (tensor<?xi1>) -> tensor<?xi1>
  %1 = "tfl.logical_not"(%0) : (tensor<?xi1>) -> tensor<?xi1>
  return %1 : tensor<?xi1>
}

// CHECK-LABEL: func.func @fires_compare(
// CHECK-NEXT: %[[GE:[^ ]+]] = tfl.greater_equal(%arg0, %arg1)
// CHECK-NEXT: %[[G:[^ ]+]] = tfl.greater(%arg0, %arg1)
// CHECK-NEXT: %[[LE:[^ ]+]] = tfl.less_equal(%arg0, %arg1)
// CHECK-NEXT: %[[L:[^ ]+]] = tfl.less(%arg0, %arg1)
// CHECK-NEXT: %[[NE:[^ ]+]] = tfl.not_equal(%arg0, %arg1)
// CHECK-NEXT: %[[EQ:[^ ]+]] = "tfl.equal"(%arg0, %arg1)
// CHECK-NEXT: return %[[GE]], %[[G]], %[[LE]], %[[L]], %[[NE]], %[[EQ]]
func.func @fires_compare(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = "tfl.less"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = "tfl.logical_not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
  %2 = "tfl.less_equal"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %3 = "tfl.logical_not"(%2) : (tensor<4xi1>) -> tensor<4xi1>
  %4 = "tfl.greater"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %5 = "tfl.logical_not"(%4) : (tensor<4xi1>) -> tensor<4xi1>
  %6 = "tfl.greater_equal"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %7 = "tfl.logical_not"(%6) : (tensor<4xi1>) -> tensor<4xi1>
  %8 = "tfl.equal"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %9 = "tfl.logical_not"(%8) : (tensor<4xi1>) -> tensor<4xi1>
  %10 = "tfl.not_equal"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %11 = "tfl.logical_not"(%10) : (tensor<4xi1>) -> tensor<4xi1>
  return %1, %3, %5, %7, %9, %11 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// The constant is smaller than the result.

// CHECK-LABEL: func.func @c1_shape(
// CHECK: %[[Y:[^ ]+]] = tfl.logical_and(%arg0, %
// CHECK-NEXT: return %[[Y]]
func.func @c1_shape(%x: tensor<4xi1>) -> tensor<4xi1> {
  %false = arith.constant dense<false> : tensor<i1>
  // expected-remark @below {{shape: the op changes the shape}}
  %0 = "tfl.logical_and"(%x, %false) : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK-NEXT: %[[LESS:[^ ]+]] = tfl.less(%arg0, %arg1)
// CHECK-NEXT: %[[NOT:[^ ]+]] = "tfl.logical_not"(%[[LESS]])
// CHECK-NEXT: return %[[LESS]], %[[NOT]]
func.func @c2_multiple_uses(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = "tfl.less"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // expected-remark @below {{multiple-uses: the comparison has other users}}
  %1 = "tfl.logical_not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// True is no winner over and, false none over or.

// CHECK-LABEL: func.func @neutral(
// CHECK: %[[A:[^ ]+]] = tfl.logical_and %arg0, %
// CHECK-NEXT: %[[O:[^ ]+]] = tfl.logical_or %arg0, %
// CHECK-NEXT: return %[[A]], %[[O]]
func.func @neutral(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %true = arith.constant dense<true> : tensor<4xi1>
  %false = arith.constant dense<false> : tensor<4xi1>
  %0 = "tfl.logical_and"(%x, %true) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %1 = "tfl.logical_or"(%x, %false) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// Where NaN counts, neither a < b nor a >= b may hold. Equality is the opposite
// of inequality even so.

// CHECK-LABEL: func.func @c3_semantics(
// CHECK-NEXT: %[[GE:[^ ]+]] = tfl.greater_equal(%arg0, %arg1)
// CHECK-NEXT: %[[NE:[^ ]+]] = tfl.not_equal(%arg0, %arg1)
// CHECK-NEXT: return %[[GE]], %[[NE]]
// EXACT-LABEL: func.func @c3_semantics(
// EXACT-NEXT: %[[L:[^ ]+]] = tfl.less(%arg0, %arg1)
// EXACT-NEXT: %[[NOT:[^ ]+]] = "tfl.logical_not"(%[[L]])
// EXACT-NEXT: %[[NE:[^ ]+]] = tfl.not_equal(%arg0, %arg1)
// EXACT-NEXT: return %[[NOT]], %[[NE]]
func.func @c3_semantics(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = "tfl.less"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = "tfl.logical_not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
  %2 = "tfl.equal"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = "tfl.logical_not"(%2) : (tensor<4xi1>) -> tensor<4xi1>
  return %1, %3 : tensor<4xi1>, tensor<4xi1>
}
