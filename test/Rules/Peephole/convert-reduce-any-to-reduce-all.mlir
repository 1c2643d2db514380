// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-reduce-any-to-reduce-all remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xi1>
// CHECK-DAG: %[[AXES:.*]] = {{.*}}dense<1>
// CHECK-DAG: %[[N:.*]] = "tfl.logical_not"(%[[X]])
// CHECK: %[[A:.*]] = "tfl.reduce_all"(%[[N]], %[[AXES]]) <{keep_dims = true}> : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2x1xi1>
// CHECK: %[[Y:.*]] = "tfl.logical_not"(%[[A]])
// CHECK: return %[[Y]]
func.func @fires(%x: tensor<2x3xi1>) -> tensor<2x1xi1> {
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.reduce_any"(%x, %axes) {keep_dims = true} : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2x1xi1>
  return %0 : tensor<2x1xi1>
}

// -----

// CHECK-LABEL: func.func @unknown_axes(
// CHECK: "tfl.reduce_all"(%{{.*}}, %arg1) <{keep_dims = false}> : (tensor<?x3xi1>, tensor<?xi32>) -> tensor<*xi1>
func.func @unknown_axes(%x: tensor<?x3xi1>, %axes: tensor<?xi32>) -> tensor<*xi1> {
  %0 = "tfl.reduce_any"(%x, %axes) {keep_dims = false} : (tensor<?x3xi1>, tensor<?xi32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// -----

// CHECK-LABEL: func.func @all_stays(
// CHECK-NOT: logical_not
func.func @all_stays(%x: tensor<2x3xi1>) -> tensor<2xi1> {
  %axes = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.reduce_all"(%x, %axes) {keep_dims = false} : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
