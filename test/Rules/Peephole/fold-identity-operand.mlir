// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-fold-identity-operand remarks' -cse -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-fold-identity-operand semantics=exact' -cse | FileCheck %s --check-prefix=EXACT
// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-fold-identity-operand semantics=exact remarks' -o /dev/null 2>&1 | FileCheck %s --check-prefix=REASON

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.
// CHECK: return %arg0, %arg0, %arg0 :
// With C3, sums of floats stay; the two of x and 0 become one.
// REASON: remark: peephole-fold-identity-operand: semantics: -0 + 0 is 0, not -0
// EXACT-LABEL: func.func @fires(
// EXACT: %[[A:.*]] = tfl.add(%arg0
// EXACT: %[[C:.*]] = tfl.sub(%arg0
// EXACT: return %[[A]], %[[A]], %[[C]]
func.func @fires(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = tfl.add(%x, %zero) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %1 = tfl.add(%zero, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tfl.sub(%x, %zero) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// Products and integers are exact.

// CHECK-LABEL: func.func @fires_exact(
// CHECK-NOT: tfl.
// CHECK: return %arg0, %arg0, %arg0, %arg1 :
// EXACT-LABEL: func.func @fires_exact(
// EXACT-NOT: tfl.
// EXACT: return %arg0, %arg0, %arg0, %arg1 :
func.func @fires_exact(%x: tensor<?x3xf32>, %n: tensor<3xi32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<3xi32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %zeros = arith.constant dense<0> : tensor<3xi32>
  %0 = tfl.mul(%x, %one) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %1 = tfl.mul(%one, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = tfl.div(%x, %one) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %3 = tfl.add(%n, %zeros) <{fused_activation_function = "NONE"}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %0, %1, %2, %3 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @fires_booleans(
// CHECK-NOT: tfl.
// CHECK: return %arg0, %arg0 :
func.func @fires_booleans(%x: tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi1>) {
  %true = arith.constant dense<true> : tensor<i1>
  %false = arith.constant dense<false> : tensor<i1>
  %0 = "tfl.logical_and"(%x, %true) : (tensor<3xi1>, tensor<i1>) -> tensor<3xi1>
  %1 = "tfl.logical_or"(%false, %x) : (tensor<i1>, tensor<3xi1>) -> tensor<3xi1>
  return %0, %1 : tensor<3xi1>, tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @fires_computed_zeros(
// CHECK: return %arg0, %arg0 :
// EXACT-LABEL: func.func @fires_computed_zeros(
// EXACT: %[[A:.*]] = tfl.add
// EXACT: %[[B:.*]] = tfl.add
// EXACT: return %[[A]], %[[B]]
func.func @fires_computed_zeros(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %zeros = "tfl.zeros_like"(%y) : (tensor<3xf32>) -> tensor<3xf32>
  %nothing = tfl.sub(%y, %y) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %0 = tfl.add(%x, %zeros) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = tfl.add(%nothing, %x) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @c1_activation(
// CHECK: %[[R:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "RELU"}>
// CHECK-NEXT: return %[[R]]
func.func @c1_activation(%x: tensor<3xf32>) -> tensor<3xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  // expected-remark@+1 {{peephole-fold-identity-operand: activation: the op has an activation}}
  %0 = tfl.add(%x, %zero) <{fused_activation_function = "RELU"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// The ones repeat x.

// CHECK-LABEL: func.func @c2_shape(
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %{{.*}}) {{.*}} -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @c2_shape(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fold-identity-operand: shape: the op changes the type or shape}}
  %0 = tfl.mul(%x, %ones) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// Of two unknown sizes, or of an unknown one and 4, one may be 1.

// CHECK-LABEL: func.func @c2_unknown_size(
// CHECK: %[[Z:.*]] = "tfl.zeros_like"(%arg1)
// CHECK: %[[A:.*]] = tfl.add %arg0, %[[Z]]
// CHECK: %[[B:.*]] = tfl.mul(%arg0, %{{.*}})
// CHECK: return %[[A]], %[[B]]
func.func @c2_unknown_size(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %zeros = "tfl.zeros_like"(%y) : (tensor<?xf32>) -> tensor<?xf32>
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-identity-operand: shape: the op changes the type or shape}}
  %0 = tfl.add(%x, %zeros) <{fused_activation_function = "NONE"}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  // expected-remark@+1 {{peephole-fold-identity-operand: shape: the op changes the type or shape}}
  %1 = tfl.mul(%x, %ones) <{fused_activation_function = "NONE"}> : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Zeros in the shape of |x| have that of x; ones of size 1 repeat nothing; and
// one number does not even if no rank is known.

// CHECK-LABEL: func.func @fires_unknown_size(
// CHECK: return %arg0, %arg0, %arg1 :
func.func @fires_unknown_size(%x: tensor<?x3xf32>, %u: tensor<*xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<*xf32>) {
  %abs = "tfl.abs"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %zeros = "tfl.zeros_like"(%abs) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %ones = arith.constant dense<1.0> : tensor<1x1xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = tfl.add(%zeros, %x) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = tfl.mul(%x, %ones) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
  %2 = tfl.add(%u, %zero) <{fused_activation_function = "NONE"}> : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  return %0, %1, %2 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<*xf32>
}

// -----

// 0 - x, 1 / x, x * 0, x and false, x + [0, 1] are something else.

// CHECK-LABEL: func.func @not_neutral(
// CHECK: %[[A:.*]] = tfl.sub(%{{.*}}, %arg0)
// CHECK: %[[B:.*]] = tfl.div(%{{.*}}, %arg0)
// CHECK: %[[C:.*]] = tfl.mul(%arg0
// CHECK: %[[D:.*]] = tfl.logical_and(%arg1
// CHECK: %[[E:.*]] = tfl.add %arg0
// CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
func.func @not_neutral(%x: tensor<2xf32>, %b: tensor<2xi1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %false = arith.constant dense<false> : tensor<i1>
  %mixed = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %0 = tfl.sub(%zero, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = tfl.div(%one, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tfl.mul(%x, %zero) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = "tfl.logical_and"(%b, %false) : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  %4 = tfl.add(%x, %mixed) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>
}
