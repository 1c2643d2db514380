// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-add-n-to-adds remarks' | FileCheck %s

// Each condition of ConvertAddNToAdds.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[C:.*]]: tensor<2xf32>
// CHECK: %[[S:.*]] = tfl.add %[[A]], %[[B]]
// CHECK: %[[Y:.*]] = tfl.add %[[S]], %[[C]]
// CHECK: return %[[Y]]
func.func @fires(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.add_n"(%a, %b, %c) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// C1: the delegate has a kernel for two operands.
// CHECK-LABEL: func.func @c1(
// CHECK: tfl.add_n
func.func @c1(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.add_n"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK: tfl.add_n
func.func @c2(%a: tensor<2xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  // expected-remark @+1 {{peephole-convert-add-n-to-adds: element-type: the elements are not float32}}
  %0 = "tfl.add_n"(%a, %b, %c) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
