// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-gather-to-slice remarks' | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-peephole='only-rules=peephole-convert-gather-to-slice missing-ops=GATHER:16' | FileCheck %s --check-prefix=INT16

// Each condition of ConvertGatherToSlice.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0> : tensor<1xi32>
// CHECK-DAG: %[[SIZES:.*]] = arith.constant dense<[2, 1, 4]> : tensor<3xi32>
// CHECK: %[[I:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
// CHECK: %[[BEGIN:.*]] = "tfl.concatenation"(%{{.*}}, %[[I]], %{{.*}}) <{axis = 0 : i32, fused_activation_function = "NONE"}>
// CHECK: %[[ROW:.*]] = "tfl.slice"(%arg0, %[[BEGIN]], %[[SIZES]]) : (tensor<2x3x4xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x1x4xi1>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[ROW]], %{{.*}}) : (tensor<2x1x4xi1>, tensor<2xi32>) -> tensor<2x4xi1>
// CHECK: return %[[Y]]
func.func @fires(%x: tensor<2x3x4xi1>, %i: tensor<i32>) -> tensor<2x4xi1> {
  %0 = "tfl.gather"(%x, %i) {axis = -2 : i32, batch_dims = 0 : i32} : (tensor<2x3x4xi1>, tensor<i32>) -> tensor<2x4xi1>
  return %0 : tensor<2x4xi1>
}

// -----

// CHECK-LABEL: func.func @vector(
// CHECK-NOT: tfl.concatenation
// CHECK: "tfl.slice"(%arg0, %arg1, %{{.*}}) : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
func.func @vector(%x: tensor<3xi32>, %i: tensor<1xi32>) -> tensor<1xi32> {
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// -----

// C1
func.func @two_indices(%x: tensor<3xi32>, %i: tensor<2xi32>) -> tensor<2xi32> {
  // expected-remark@+1 {{structure: there is not one int32 index}}
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// C2
func.func @unknown_shape(%x: tensor<?x2xi1>, %i: tensor<i32>) -> tensor<2xi1> {
  // expected-remark@+1 {{shape: the shape of params is unknown}}
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<?x2xi1>, tensor<i32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// Micro's kernel supports float32, but not int16, which the floats may become.
// INT16-LABEL: func.func @floats_stay(
// INT16: "tfl.slice"(%arg0, %{{.*}}) : (tensor<3x2xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x2xf32>
// CHECK-LABEL: func.func @floats_stay(
// CHECK: tfl.gather
func.func @floats_stay(%x: tensor<3x2xf32>, %i: tensor<i32>) -> tensor<2xf32> {
  %0 = "tfl.gather"(%x, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
