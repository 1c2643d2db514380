// RUN: tfuse-opt %s -tfl-partitioned-topological-sort | FileCheck %s

// CHECK-LABEL: func.func @two_partitions
// CHECK: tfl.add
// CHECK-NEXT: "tf.AddV2"
// CHECK-NEXT: "tf.AddV2"
// CHECK-NEXT: tfl.add
// CHECK-NEXT: tfl.add
func.func @two_partitions(%x: tensor<1xf32>) -> tensor<1xf32> {
  %0 = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<1xf32>
  %1 = "tf.AddV2"(%0, %0) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %2 = tfl.add %x, %1 {fused_activation_function = "NONE"} : tensor<1xf32>
  %3 = "tf.AddV2"(%1, %1) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %4 = tfl.add %2, %3 {fused_activation_function = "NONE"} : tensor<1xf32>
  return %4 : tensor<1xf32>
}
