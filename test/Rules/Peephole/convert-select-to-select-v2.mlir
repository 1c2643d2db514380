// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-select-to-select-v2 remarks' | FileCheck %s

// Each condition of ConvertSelectToSelectV2.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK: "tfl.select_v2"(%arg0, %arg1, %arg2) : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
func.func @fires(%c: tensor<?x3xi1>, %x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.select"(%c, %x, %y) : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @scalar_condition(
// CHECK: "tfl.select_v2"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
func.func @scalar_condition(%c: tensor<i1>, %x: tensor<2x3xi16>, %y: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %0 = "tfl.select"(%c, %x, %y) : (tensor<i1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

// -----

// CHECK-LABEL: func.func @rows(
// CHECK: %[[C:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<3xi1>, tensor<3xi32>) -> tensor<3x1x1xi1>
// CHECK: "tfl.select_v2"(%[[C]], %arg1, %arg2) : (tensor<3x1x1xi1>, tensor<3x3x?xf32>, tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
func.func @rows(%c: tensor<3xi1>, %x: tensor<3x3x?xf32>, %y: tensor<3x3x?xf32>) -> tensor<3x3x?xf32> {
  %0 = "tfl.select"(%c, %x, %y) : (tensor<3xi1>, tensor<3x3x?xf32>, tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
  return %0 : tensor<3x3x?xf32>
}

// -----

// C2
func.func @unknown_rank(%c: tensor<*xi1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  // expected-remark@+1 {{shape: a rank is unknown}}
  %0 = "tfl.select"(%c, %x, %y) : (tensor<*xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// C2
func.func @unknown_rows(%c: tensor<?xi1>, %x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> tensor<?x2xf32> {
  // expected-remark@+1 {{shape: the number of conditions is unknown}}
  %0 = "tfl.select"(%c, %x, %y) : (tensor<?xi1>, tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// -----

// C1
func.func @integers(%c: tensor<2xi1>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  // expected-remark@+1 {{element-type: SELECT_V2 of TFLite Micro does not support the element type}}
  %0 = "tfl.select"(%c, %x, %y) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
