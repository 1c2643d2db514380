// RUN: tfuse-opt %s --tfl-use-arith-constants --split-input-file | FileCheck %s

// In loops too.

// CHECK-LABEL: @constants
// CHECK: arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK: tfl.while
// CHECK: arith.constant dense<3> : tensor<i32>
// CHECK-NOT: tfl.pseudo_const
func.func @constants(%x: tensor<2xf32>, %i: tensor<i32>) -> (tensor<2xf32>, tensor<i32>) {
  %one = "tfl.pseudo_const"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %y = tfl.add %x, %one {fused_activation_function = "NONE"} : tensor<2xf32>
  %n = "tfl.while"(%i) ({
  ^bb0(%j: tensor<i32>):
    %three = "tfl.pseudo_const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %less = tfl.less(%j, %three) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%less) : (tensor<i1>) -> ()
  }, {
  ^bb0(%j: tensor<i32>):
    %next = tfl.add %j, %j {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %y, %n : tensor<2xf32>, tensor<i32>
}

// -----

// The type of the result differs from that of the value.

// CHECK-LABEL: @other_type
// CHECK: tfl.pseudo_const
func.func @other_type() -> tensor<*xf32> {
  %c = "tfl.pseudo_const"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<*xf32>
  return %c : tensor<*xf32>
}

// -----

// A state is no constant.

// CHECK-LABEL: @state
// CHECK: tfl.pseudo_const{{.*}}tfl.is_variable
func.func @state() -> tensor<2xf32> {
  %c = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<2xf32>}> {tfl.is_variable} : () -> tensor<2xf32>
  return %c : tensor<2xf32>
}
