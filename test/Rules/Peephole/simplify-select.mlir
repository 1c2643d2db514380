// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-select remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @always(
// CHECK-NOT: tfl.
// CHECK: return %arg0
func.func @always(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<true> : tensor<2x3xi1>
  %0 = "tfl.select"(%c, %x, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @never(
// CHECK-NOT: tfl.
// CHECK: return %arg1
func.func @never(%x: tensor<3xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %c = arith.constant dense<false> : tensor<i1>
  %0 = "tfl.select_v2"(%c, %x, %y) : (tensor<i1>, tensor<3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @equal(
// CHECK-NOT: tfl.
// CHECK: return %arg1
func.func @equal(%c: tensor<2x3xi1>, %x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.select"(%c, %x, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @turned_around(
// CHECK-NOT: logical_not
// CHECK: %[[R:.*]] = "tfl.select_v2"(%arg0, %arg2, %arg1)
// CHECK: return %[[R]]
func.func @turned_around(%c: tensor<3xi1>, %x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %not = "tfl.logical_not"(%c) : (tensor<3xi1>) -> tensor<3xi1>
  %0 = "tfl.select_v2"(%not, %x, %y) : (tensor<3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// The negation stays for its other use.

// CHECK-LABEL: func.func @turned_around_used(
// CHECK: %[[N:.*]] = "tfl.logical_not"(%arg0)
// CHECK: %[[R:.*]] = "tfl.select"(%arg0, %arg2, %arg1)
// CHECK: return %[[R]], %[[N]]
func.func @turned_around_used(%c: tensor<3xi1>, %x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi1>) {
  %not = "tfl.logical_not"(%c) : (tensor<3xi1>) -> tensor<3xi1>
  %0 = "tfl.select"(%not, %x, %y) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0, %not : tensor<3xf32>, tensor<3xi1>
}

// CHECK-LABEL: func.func @condition_itself(
// CHECK-NOT: tfl.
// CHECK: return %arg0
func.func @condition_itself(%c: tensor<3xi1>) -> tensor<3xi1> {
  %x = arith.constant dense<true> : tensor<3xi1>
  %y = arith.constant dense<false> : tensor<3xi1>
  %0 = "tfl.select"(%c, %x, %y) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// CHECK-LABEL: func.func @negated_condition(
// CHECK-NOT: select
// CHECK: %[[R:.*]] = "tfl.logical_not"(%arg0)
// CHECK: return %[[R]]
func.func @negated_condition(%c: tensor<3xi1>) -> tensor<3xi1> {
  %x = arith.constant dense<false> : tensor<i1>
  %y = arith.constant dense<true> : tensor<i1>
  %0 = "tfl.select_v2"(%c, %x, %y) : (tensor<3xi1>, tensor<i1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// CHECK-LABEL: func.func @c1_shape(
// CHECK: "tfl.select_v2"(%{{.*}}, %arg0, %arg1)
func.func @c1_shape(%x: tensor<3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<true> : tensor<i1>
  // expected-remark @+1 {{select changes the shape}}
  %0 = "tfl.select_v2"(%c, %x, %y) : (tensor<i1>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c1_shape_of_condition(
// CHECK: "tfl.select_v2"(%arg0, %arg1, %arg1)
func.func @c1_shape_of_condition(%c: tensor<2x3xi1>, %x: tensor<3xf32>) -> tensor<2x3xf32> {
  // expected-remark @+1 {{select changes the shape}}
  %0 = "tfl.select_v2"(%c, %x, %x) : (tensor<2x3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Of two unknown sizes one may be 1; a condition on x has its shape.

// CHECK-LABEL: func.func @c1_unknown_size(
// CHECK: %[[A:.*]] = "tfl.select_v2"(%arg0, %arg1, %arg1)
// CHECK: return %[[A]], %arg1
func.func @c1_unknown_size(%c: tensor<?xi1>, %x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{select changes the shape}}
  %0 = "tfl.select_v2"(%c, %x, %x) : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %positive = "tfl.greater"(%x, %zero) : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %1 = "tfl.select_v2"(%positive, %x, %x) : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// select, unlike select_v2, has operands of one shape.

// CHECK-LABEL: func.func @unknown_size_of_select(
// CHECK-NEXT: return %arg1
func.func @unknown_size_of_select(%c: tensor<?xi1>, %x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.select"(%c, %x, %x) : (tensor<?xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @nothing_known(
// CHECK: %[[A:.*]] = "tfl.select"(%arg0, %arg1, %arg2)
// CHECK: "tfl.select"(%{{.*}}, %[[A]], %arg2)
func.func @nothing_known(%c: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %mixed = arith.constant dense<[true, false]> : tensor<2xi1>
  %0 = "tfl.select"(%c, %x, %y) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.select"(%mixed, %0, %y) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
