// RUN: tfuse-opt %s -tfl-if-outline | FileCheck %s --check-prefixes=CHECK,PASS
// RUN: tfuse-opt %s -tfl-if-outline=sink-constants | FileCheck %s --check-prefixes=CHECK,SINK

// Both functions take the values used by either branch as arguments.

// CHECK-LABEL: func.func @branch
// CHECK-SAME: (%[[C:.*]]: tensor<i1>, %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>)
// CHECK: "tfl.if"(%[[C]])
// PASS:    func.call @tfl.if_then(%[[X]], %{{.*}}, %[[Y]])
// PASS:    func.call @tfl.if_else(%[[X]], %{{.*}}, %[[Y]])
// SINK:    func.call @tfl.if_then(%[[X]], %[[Y]])
// SINK:    func.call @tfl.if_else(%[[X]], %[[Y]])
// CHECK: func.func private @tfl.if_then
// SINK:    arith.constant dense<2.000000e+00>
// CHECK:   tfl.mul
// CHECK: func.func private @tfl.if_else
// CHECK:   "tfl.neg"
func.func @branch(%c: tensor<i1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %two = arith.constant dense<2.0> : tensor<2xf32>
  %0 = "tfl.if"(%c) ({
    %1 = tfl.mul %x, %two {fused_activation_function = "NONE"} : tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "tfl.neg"(%y) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
