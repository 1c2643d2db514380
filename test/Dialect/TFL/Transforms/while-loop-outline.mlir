// RUN: tfuse-opt %s -tfl-while-loop-outline | FileCheck %s
// RUN: tfuse-opt %s -tfl-while-loop-outline -tfl-while-loop-outline | FileCheck %s

// Values from outside become iter args; constants are cloned into the body.

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<2xf32>, %[[W:.*]]: tensor<2xf32>)
// CHECK: %[[R:.*]]:3 = "tfl.while"(%[[I]], %[[X]], %[[W]])
// CHECK:   func.call @tfl.while_cond(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
// CHECK:   %[[B:.*]]:3 = func.call @tfl.while_body
// CHECK:   "tfl.yield"(%[[B]]#0, %[[B]]#1, %[[B]]#2)
// CHECK: return %[[R]]#1
// CHECK: func.func private @tfl.while_cond
// CHECK:   arith.constant dense<3>
// CHECK: func.func private @tfl.while_body(%{{.*}}: tensor<i32>, %[[Y:.*]]: tensor<2xf32>, %[[V:.*]]: tensor<2xf32>)
// CHECK:   arith.constant dense<1>
// CHECK:   tfl.mul %[[Y]], %[[V]]
// CHECK:   return %{{.*}}, %{{.*}}, %[[V]]
func.func @loop(%i: tensor<i32>, %x: tensor<2xf32>, %w: tensor<2xf32>) -> tensor<2xf32> {
  %n = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %0:2 = "tfl.while"(%i, %x) ({
  ^bb0(%j: tensor<i32>, %y: tensor<2xf32>):
    %c = "tfl.less"(%j, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%j: tensor<i32>, %y: tensor<2xf32>):
    %k = tfl.add %j, %one {fused_activation_function = "NONE"} : tensor<i32>
    %z = tfl.mul %y, %w {fused_activation_function = "NONE"} : tensor<2xf32>
    "tfl.yield"(%k, %z) : (tensor<i32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}
