// RUN: tfuse-opt %s -tfl-verify-kernel-types -verify-diagnostics

func.func @kernels(%x: tensor<4xi1>, %y: tensor<4xf32>) -> (tensor<2xi1>, tensor<2xf32>) {
  %axis = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %at = "tfl.pseudo_const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.slice"(%x, %at, %at) : (tensor<4xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi1>
  %b:2 = "tfl.split"(%axis, %y) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return %a, %b#0 : tensor<2xi1>, tensor<2xf32>
}

func.func @none(%x: tensor<4xi1>) -> tensor<2xi1> {
  %axis = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  // expected-error@+1 {{'tfl.split' op has no kernel for elements of type 'i1'}}
  %b:2 = "tfl.split"(%axis, %x) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<4xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  return %b#0 : tensor<2xi1>
}
