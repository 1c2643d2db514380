// RUN: tfuse-opt %s -tfl-reduce-while | FileCheck %s

// The iter arg that tfl.mul updates affects neither the condition nor a used
// result.

// CHECK-LABEL: func.func @count
// CHECK: %[[R:.*]] = "tfl.while"(%{{[^,]*}}) <{
// CHECK: ^bb0(%{{.*}}: tensor<i32>):
// CHECK-NOT: tfl.mul
// CHECK: return %[[R]]
func.func @count(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<i32> {
  %n = arith.constant dense<3> : tensor<i32>
  %0:2 = "tfl.while"(%i, %x) ({
  ^bb0(%j: tensor<i32>, %y: tensor<2xf32>):
    %c = "tfl.less"(%j, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%j: tensor<i32>, %y: tensor<2xf32>):
    %k = tfl.add %j, %j {fused_activation_function = "NONE"} : tensor<i32>
    %z = tfl.mul %y, %y {fused_activation_function = "NONE"} : tensor<2xf32>
    "tfl.yield"(%k, %z) : (tensor<i32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#0 : tensor<i32>
}

// The condition reads the iter arg.
// CHECK-LABEL: func.func @needed
// CHECK: "tfl.while"(%{{.*}}, %{{.*}}) <{
func.func @needed(%i: tensor<i32>, %x: tensor<f32>) -> tensor<i32> {
  %n = arith.constant dense<3.0> : tensor<f32>
  %0:2 = "tfl.while"(%i, %x) ({
  ^bb0(%j: tensor<i32>, %y: tensor<f32>):
    %c = "tfl.less"(%y, %n) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%j: tensor<i32>, %y: tensor<f32>):
    %k = tfl.add %j, %j {fused_activation_function = "NONE"} : tensor<i32>
    %z = tfl.mul %y, %y {fused_activation_function = "NONE"} : tensor<f32>
    "tfl.yield"(%k, %z) : (tensor<i32>, tensor<f32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  return %0#0 : tensor<i32>
}
