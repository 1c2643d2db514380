// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-slice-into-topk remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[K:[^ ]+]] = {{.*}}dense<5> : tensor<i32>
// CHECK: %[[V:.*]], %[[I:[^ ]+]] = "tfl.topk_v2"(%arg0, %[[K]]) : (tensor<3x20xf32>, tensor<i32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
// CHECK-NOT: tfl.slice
// CHECK: return %[[V]], %[[I]]
func.func @fires(%x: tensor<3x20xf32>) -> (tensor<3x5xf32>, tensor<3x5xi32>) {
  %k = arith.constant dense<10> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<[3, 5]> : tensor<2xi32>
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<3x20xf32>, tensor<i32>) -> (tensor<3x10xf32>, tensor<3x10xi32>)
  %1 = "tfl.slice"(%0#0, %begin, %size) : (tensor<3x10xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x5xf32>
  %2 = "tfl.slice"(%0#1, %begin, %size) : (tensor<3x10xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x5xi32>
  return %1, %2 : tensor<3x5xf32>, tensor<3x5xi32>
}

// Only the indices are needed.

// CHECK-LABEL: func.func @fires_indices(
// CHECK: %[[K:[^ ]+]] = {{.*}}dense<2> : tensor<i32>
// CHECK: %{{.*}}, %[[I:[^ ]+]] = "tfl.topk_v2"(%arg0, %[[K]]) : (tensor<20xi8>, tensor<i32>) -> (tensor<2xi8>, tensor<2xi32>)
// CHECK-NOT: tfl.slice
// CHECK: return %[[I]]
func.func @fires_indices(%x: tensor<20xi8>) -> tensor<2xi32> {
  %k = arith.constant dense<4> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<1xi32>
  %size = arith.constant dense<2> : tensor<1xi32>
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<20xi8>, tensor<i32>) -> (tensor<4xi8>, tensor<4xi32>)
  %1 = "tfl.slice"(%0#1, %begin, %size) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: "tfl.topk_v2"(%arg0, %{{.*}}) : {{.*}} -> (tensor<4xf32>, tensor<4xi32>)
// CHECK: "tfl.slice"
func.func @c1_multiple_uses(%x: tensor<20xf32>) -> (tensor<2xf32>, tensor<4xi32>) {
  %k = arith.constant dense<4> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<1xi32>
  %size = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @below {{multiple-uses: a result has users other than a slice of leading elements}}
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<20xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %1 = "tfl.slice"(%0#0, %begin, %size) : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %1, %0#1 : tensor<2xf32>, tensor<4xi32>
}

// Not from the front.

// CHECK-LABEL: func.func @c2_begin(
// CHECK: "tfl.topk_v2"(%arg0, %{{.*}}) : {{.*}} -> (tensor<4xf32>, tensor<4xi32>)
// CHECK: "tfl.slice"
func.func @c2_begin(%x: tensor<20xf32>) -> tensor<2xf32> {
  %k = arith.constant dense<4> : tensor<i32>
  %begin = arith.constant dense<1> : tensor<1xi32>
  %size = arith.constant dense<2> : tensor<1xi32>
  // expected-remark @below {{constant-value: the slices select different numbers of leading elements}}
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<20xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %1 = "tfl.slice"(%0#0, %begin, %size) : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Not of all rows.

// CHECK-LABEL: func.func @c2_rows(
// CHECK: "tfl.topk_v2"(%arg0, %{{.*}}) : {{.*}} -> (tensor<3x4xf32>, tensor<3x4xi32>)
// CHECK: "tfl.slice"
func.func @c2_rows(%x: tensor<3x20xf32>) -> tensor<2x2xf32> {
  %k = arith.constant dense<4> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<2xi32>
  %size = arith.constant dense<2> : tensor<2xi32>
  // expected-remark @below {{constant-value: the slices select different numbers of leading elements}}
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<3x20xf32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  %1 = "tfl.slice"(%0#0, %begin, %size) : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @c2_different(
// CHECK: "tfl.topk_v2"(%arg0, %{{.*}}) : {{.*}} -> (tensor<4xf32>, tensor<4xi32>)
// CHECK: "tfl.slice"
// CHECK: "tfl.slice"
func.func @c2_different(%x: tensor<20xf32>) -> (tensor<2xf32>, tensor<3xi32>) {
  %k = arith.constant dense<4> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<1xi32>
  %two = arith.constant dense<2> : tensor<1xi32>
  %three = arith.constant dense<3> : tensor<1xi32>
  // expected-remark @below {{constant-value: the slices select different numbers of leading elements}}
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<20xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %1 = "tfl.slice"(%0#0, %begin, %two) : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %2 = "tfl.slice"(%0#1, %begin, %three) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %1, %2 : tensor<2xf32>, tensor<3xi32>
}

// CHECK-LABEL: func.func @fused(
// CHECK: %[[K:[^ ]+]] = {{.*}}dense<5> : tensor<i32>
// CHECK-NEXT: %[[V:.*]], %[[I:[^ ]+]] = "tfl.topk_v2"(%arg0, %[[K]])
// CHECK-NEXT: return %[[V]], %[[I]]
func.func @fused(%x: tensor<20xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
  %k = arith.constant dense<5> : tensor<i32>
  %0:2 = "tfl.topk_v2"(%x, %k) : (tensor<20xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
  return %0#0, %0#1 : tensor<5xf32>, tensor<5xi32>
}
