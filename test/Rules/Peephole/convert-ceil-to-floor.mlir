// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-ceil-to-floor remarks' | FileCheck %s

// Each condition of ConvertCeilToFloor.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>
// CHECK: %[[N:.*]] = "tfl.neg"(%[[X]])
// CHECK: %[[F:.*]] = "tfl.floor"(%[[N]])
// CHECK: %[[Y:.*]] = "tfl.neg"(%[[F]])
// CHECK: return %[[Y]]
func.func @fires(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.ceil"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
