// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-negation remarks" -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-simplify-negation semantics=exact" | FileCheck %s --check-prefix=EXACT

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.sub %arg0, %arg1 {fused_activation_function = "RELU"}
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.neg"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.add"(%x, %0) <{fused_activation_function = "RELU"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @fires_first(
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.sub(%arg1, %arg0) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: return %[[Y]]
func.func @fires_first(%x: tensor<?x4xf32>, %y: tensor<4xf32>) -> tensor<?x4xf32> {
  %0 = "tfl.neg"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @fires_sub(
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.add %arg0, %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: return %[[Y]]
func.func @fires_sub(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tfl.neg"(%y) : (tensor<4xi32>) -> tensor<4xi32>
  %1 = "tfl.sub"(%x, %0) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @fires_twice(
// CHECK-NOT: tfl.neg
// CHECK: return %arg0
func.func @fires_twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.neg"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @fires_product(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<[-1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.mul %arg0, %[[C]] {fused_activation_function = "NONE"}
// CHECK-NEXT: return %[[Y]]
func.func @fires_product(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %0 = "tfl.neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.mul"(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// The dividend stays the dividend.

// CHECK-LABEL: func.func @fires_quotient(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<-3.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.div(%[[C]], %arg0) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: return %[[Y]]
func.func @fires_quotient(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant dense<3.0> : tensor<f32>
  %0 = "tfl.neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.div"(%c, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @fires_sum_of_product(
// CHECK-NEXT: %[[P:[^ ]+]] = tfl.mul %arg0, %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.sub %arg2, %[[P]] {fused_activation_function = "RELU"}
// CHECK-NEXT: return %[[Y]]
func.func @fires_sum_of_product(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.mul"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "tfl.add"(%1, %z) <{fused_activation_function = "RELU"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_difference(
// CHECK-NEXT: %[[D:[^ ]+]] = tfl.sub %arg0, %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[N:[^ ]+]] = "tfl.neg"(%[[D]])
// CHECK-NEXT: return %[[D]], %[[N]]
func.func @c1_difference(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "tfl.sub"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{multiple-uses: tfl.sub has other users}}
  %1 = "tfl.neg"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_negation(
// CHECK: %[[N:[^ ]+]] = "tfl.neg"(%arg0)
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.mul(%[[N]], %
// CHECK-NEXT: return %[[N]], %[[Y]]
func.func @c1_negation(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<3.0> : tensor<f32>
  %0 = "tfl.neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{multiple-uses: tfl.neg has other users}}
  %1 = "tfl.mul"(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_product(
// CHECK-NEXT: %[[N:[^ ]+]] = "tfl.neg"(%arg0)
// CHECK-NEXT: %[[P:[^ ]+]] = tfl.mul %[[N]], %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.add %[[P]], %arg2 {fused_activation_function = "NONE"}
// CHECK-NEXT: return %[[P]], %[[Y]]
func.func @c1_product(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "tfl.neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.mul"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{multiple-uses: tfl.mul has other users}}
  %2 = "tfl.add"(%1, %z) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// An activation is in between.

// CHECK-LABEL: func.func @activation(
// CHECK-NEXT: %[[D:[^ ]+]] = tfl.sub %arg0, %arg1 {fused_activation_function = "RELU"}
// CHECK-NEXT: %[[N:[^ ]+]] = "tfl.neg"(%[[D]])
// CHECK-NEXT: return %[[N]]
func.func @activation(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.sub"(%x, %y) <{fused_activation_function = "RELU"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.neg"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// 0 - 0 is 0, but -0 is not, and so for x - x. Of integers there is one zero.

// CHECK-LABEL: func.func @c2_semantics(
// CHECK-NEXT: %[[A:[^ ]+]] = "tfl.neg"(%arg0) : (tensor<4xf32>)
// CHECK-NEXT: %[[B:[^ ]+]] = tfl.sub %arg1, %arg0 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[C:[^ ]+]] = tfl.sub %arg3, %arg2 {fused_activation_function = "NONE"}
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]]
// EXACT-LABEL: func.func @c2_semantics(
// EXACT: %[[ZERO:[^ ]+]] = {{.*}}dense<0.000000e+00>
// EXACT-NEXT: %[[A:[^ ]+]] = tfl.sub %[[ZERO]], %arg0 {fused_activation_function = "NONE"}
// EXACT-NEXT: %[[D:[^ ]+]] = tfl.sub %arg0, %arg1 {fused_activation_function = "NONE"}
// EXACT-NEXT: %[[B:[^ ]+]] = "tfl.neg"(%[[D]])
// EXACT-NEXT: %[[C:[^ ]+]] = tfl.sub %arg3, %arg2 {fused_activation_function = "NONE"}
// EXACT-NEXT: return %[[A]], %[[B]], %[[C]]
func.func @c2_semantics(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: tensor<4xi32>, %j: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0 = "tfl.sub"(%zero, %x) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.sub"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "tfl.neg"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "tfl.sub"(%i, %j) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = "tfl.neg"(%3) : (tensor<4xi32>) -> tensor<4xi32>
  return %0, %2, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: %[[P:[^ ]+]] = tfl.mul %arg0, %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.sub %arg2, %[[P]] {fused_activation_function = "NONE"}
// CHECK-NEXT: return %[[Y]]
func.func @fused(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.mul"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.sub"(%z, %0) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The product is needed here only, its factor is not.

// CHECK-LABEL: func.func @c1_factor(
// CHECK-NEXT: %[[N:[^ ]+]] = "tfl.neg"(%arg0)
// CHECK-NEXT: %[[P:[^ ]+]] = tfl.mul %[[N]], %arg1
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.add %[[P]], %arg2
// CHECK-NEXT: return %[[N]], %[[Y]]
func.func @c1_factor(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "tfl.neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.mul"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{multiple-uses: the negation has other users}}
  %2 = "tfl.add"(%1, %z) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}

// Of two unknown sizes one may be 1.

// CHECK-LABEL: func.func @unknown_size(
// CHECK: %[[Z:[^ ]+]] = "tfl.zeros_like"(%arg1)
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.sub %[[Z]], %arg0
// CHECK-NEXT: return %[[Y]]
func.func @unknown_size(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "tfl.zeros_like"(%y) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "tfl.sub"(%0, %x) <{fused_activation_function = "NONE"}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
