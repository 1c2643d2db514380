// RUN: tfuse-opt %s -tfl-legalize-tf -split-input-file | FileCheck %s

// The number of segments, the last id plus one, is folded.

// CHECK-LABEL: @folded
// CHECK-DAG: %[[IDS:.*]] = arith.constant dense<[0, 0, 2]>
// CHECK-DAG: %[[COUNT:.*]] = arith.constant dense<3> : tensor<i32>
// CHECK: "tfl.unsorted_segment_prod"(%arg0, %[[IDS]], %[[COUNT]])
func.func @folded(%x: tensor<3x2xf32>) -> tensor<?x2xf32> {
  %ids = "tf.Const"() <{value = dense<[0, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %0 = "tf.SegmentProd"(%x, %ids) : (tensor<3x2xf32>, tensor<3xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// -----

// A result that the function returns keeps its type.

// CHECK-LABEL: @returned
// CHECK: %[[Y:.*]] = "tfl.unsorted_segment_prod"{{.*}} -> tensor<?x0xf32>
// CHECK: return %[[Y]]
func.func @returned() -> tensor<?x0xf32> {
  %x = "tf.Const"() <{value = dense<> : tensor<3x0xf32>}> : () -> tensor<3x0xf32>
  %ids = "tf.Const"() <{value = dense<[0, 1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %0 = "tf.SegmentProd"(%x, %ids) : (tensor<3x0xf32>, tensor<3xi32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}
