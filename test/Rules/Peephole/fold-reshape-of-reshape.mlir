// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-reshape-of-reshape remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[S:.*]] = {{.*}}dense<[2, 6]> : tensor<2xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%arg0, %[[S]]) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %flat = arith.constant dense<12> : tensor<1xi32>
  %shape = arith.constant dense<[2, 6]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %flat) : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<12xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<12xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  return %1 : tensor<2x6xf32>
}

// CHECK-LABEL: func.func @fires_behind_squeeze_dynamic(
// CHECK-NOT: squeeze
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<?x1x4xi32>, tensor<2xi32>) -> tensor<?x2xi32>
// CHECK-NEXT: return %[[R]]
func.func @fires_behind_squeeze_dynamic(%x: tensor<?x1x4xi32>) -> tensor<?x2xi32> {
  %shape = arith.constant dense<[-1, 2]> : tensor<2xi32>
  %0 = "tfl.squeeze"(%x) <{squeeze_dims = [1]}> : (tensor<?x1x4xi32>) -> tensor<?x4xi32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x4xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  return %1 : tensor<?x2xi32>
}

// CHECK-LABEL: func.func @fires_behind_expand_dims(
// CHECK-NOT: expand_dims
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_behind_expand_dims(%x: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %axis = arith.constant dense<0> : tensor<i32>
  %shape = arith.constant dense<[2, 6]> : tensor<2xi32>
  %0 = "tfl.expand_dims"(%x, %axis) : (tensor<3x4xf32>, tensor<i32>) -> tensor<1x3x4xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<1x3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  return %1 : tensor<2x6xf32>
}

// CHECK-LABEL: func.func @fires_with_other_use(
// CHECK-DAG: %[[A:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<12xf32>
// CHECK-DAG: %[[B:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
// CHECK: return %[[A]], %[[B]]
func.func @fires_with_other_use(%x: tensor<3x4xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %flat = arith.constant dense<12> : tensor<1xi32>
  %shape = arith.constant dense<[2, 6]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %flat) : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<12xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<12xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  return %0, %1 : tensor<12xf32>, tensor<2x6xf32>
}

// A transpose moves elements.

// CHECK-LABEL: func.func @behind_transpose(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0,
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[T]],
// CHECK: return %[[R]]
func.func @behind_transpose(%x: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %shape = arith.constant dense<[2, 6]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  return %1 : tensor<2x6xf32>
}

// CHECK-LABEL: func.func @is_merged(
// CHECK: %[[R:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @is_merged(%x: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %shape = arith.constant dense<[2, 6]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}
