// RUN: tfuse-opt %s -tf-constant-fold=remarks=true -verify-diagnostics
// RUN: tfuse-opt %s "-tf-constant-fold=max-growth-bytes=16000000" | FileCheck %s

func.func @reasons() -> (tensor<1024x1024xf32>, tensor<i32>, tensor<2xf32>) {
  %dims = "tf.Const"() <{value = dense<1024> : tensor<2xi32>}> : () -> tensor<2xi32>
  %float = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: dense<1.000000e+00> : tensor<1024x1024xf32>
  // expected-remark @+1 {{not folded: the result is much larger than the operands}}
  %0 = "tf.Fill"(%dims, %float) : (tensor<2xi32>, tensor<f32>) -> tensor<1024x1024xf32>
  // expected-remark @+1 {{not folded: tf.FloorDiv: division by zero or negative power}}
  %1 = "tf.FloorDiv"(%one, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %three = "tf.Const"() <{value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
  // The operand contradicts the asserted shape.
  // expected-remark @+1 {{not folded: tf.Identity: the computed result does not match the op's result type}}
  %2 = "tf.Identity"(%three) : (tensor<3xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<1024x1024xf32>, tensor<i32>, tensor<2xf32>
}
