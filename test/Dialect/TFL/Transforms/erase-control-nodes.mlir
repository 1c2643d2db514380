// RUN: tfuse-opt %s -tfl-erase-control-nodes | FileCheck %s

// CHECK-LABEL: func.func @order
// CHECK-NOT: tfl.control_node
// CHECK: %[[ABS:.*]] = "tfl.abs"(%arg0)
// CHECK: %[[NEG:.*]] = "tfl.neg"(%[[ABS]])
// CHECK: %[[EXP:.*]] = "tfl.exp"(%arg0)
// CHECK: return %[[NEG]], %[[EXP]]
func.func @order(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0, %a = tfl.control_node controls "tfl.abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.neg"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2, %b = tfl.control_node(%a) controls "tfl.exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
}
