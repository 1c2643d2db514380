// RUN: tfuse-opt %s -tfl-pin-ops-with-side-effects | FileCheck %s

// CHECK-LABEL: func.func @variable
// CHECK: %[[V:.*]], %[[A:.*]] = tfl.control_node controls "tfl.var_handle"
// CHECK: %[[S:.*]] = tfl.add
// CHECK: %[[B:.*]] = tfl.control_node(%[[A]]) controls "tfl.assign_variable"(%[[V]], %[[S]])
// CHECK: %[[R:.*]], %{{.*}} = tfl.control_node(%[[B]]) controls "tfl.read_variable"(%[[V]])
// CHECK: return %[[R]]
func.func @variable(%x: tensor<2xf32>) -> tensor<2xf32> {
  %v = "tfl.var_handle"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource<tensor<2xf32>>>
  %s = tfl.add %x, %x {fused_activation_function = "NONE"} : tensor<2xf32>
  "tfl.assign_variable"(%v, %s) : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<2xf32>) -> ()
  %r = "tfl.read_variable"(%v) : (tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
