// RUN: not tfuse-opt %s -split-input-file -stablehlo-call-composites 2>&1 | FileCheck %s

// CHECK: error: composite 'my.op' has the decomposition @nowhere, and there is no such function
func.func @no_function(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.composite "my.op" %x {decomposition = @nowhere} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: composite 'my.op' is of type '(tensor<2xf32>) -> tensor<2xf32>', and its decomposition @f of type '(tensor<3xf32>) -> tensor<2xf32>'
func.func @other_type(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.composite "my.op" %x {decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f(tensor<3xf32>) -> tensor<2xf32>
