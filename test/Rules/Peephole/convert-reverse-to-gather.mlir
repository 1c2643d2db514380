// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-reverse-to-gather remarks' | FileCheck %s

// Each condition of ConvertReverseToGather.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[ROWS:.*]] = arith.constant dense<[1, 0]> : tensor<2xi32>
// CHECK-DAG: %[[COLUMNS:.*]] = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
// CHECK: %[[A:.*]] = "tfl.gather"(%{{.*}}, %[[ROWS]]) <{axis = 0 : i32, batch_dims = 0 : i32}>
// CHECK: %[[B:.*]] = "tfl.gather"(%[[A]], %[[COLUMNS]]) <{axis = 1 : i32, batch_dims = 0 : i32}>
// CHECK: return %[[B]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axes = arith.constant dense<[-1, 0]> : tensor<2xi32>
  %0 = "tfl.reverse_v2"(%x, %axes) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.reverse_v2
func.func @c1(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %axes = arith.constant dense<[1]> : tensor<1xi32>
  // expected-remark @+1 {{peephole-convert-reverse-to-gather: element-type: the elements are not float32}}
  %0 = "tfl.reverse_v2"(%x, %axes) : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.reverse_v2
func.func @c2(%x: tensor<2x3xf32>, %axes: tensor<1xi32>) -> tensor<2x3xf32> {
  // expected-remark @+1 {{peephole-convert-reverse-to-gather: not-constant: the axes are not constant}}
  %0 = "tfl.reverse_v2"(%x, %axes) : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @c3(
// CHECK: tfl.reverse_v2
func.func @c3(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %axes = arith.constant dense<[1]> : tensor<1xi32>
  // expected-remark @+1 {{peephole-convert-reverse-to-gather: unknown-shape: the size of an axis is unknown}}
  %0 = "tfl.reverse_v2"(%x, %axes) : (tensor<2x?xf32>, tensor<1xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
