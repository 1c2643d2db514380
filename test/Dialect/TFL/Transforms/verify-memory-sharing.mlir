// RUN: tfuse-opt %s -tfl-verify-memory-sharing -verify-diagnostics

func.func @right(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}

func.func @wrong(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  // expected-error@+1 {{may overwrite operand 0 in place, and an op after it reads the same memory}}
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  // expected-note@+1 {{this op reads it}}
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}

// The second operand is overwritten if the first cannot be.

func.func @second_operand(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  // expected-error@+1 {{may overwrite operand 1 in place}}
  %s = tfl.sub %y, %r {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  // expected-note@+1 {{this op reads it}}
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}
