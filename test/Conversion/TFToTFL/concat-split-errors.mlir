// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -verify-diagnostics

// CONCATENATION has no kernel for strings.

func.func @strings(%x: tensor<2x!tf_type.string>, %y: tensor<1x!tf_type.string>) -> tensor<3x!tf_type.string> {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // expected-error @+3 {{cannot lower tf.ConcatV2}}
  // expected-note @+2 {{hint: cast}}
  // expected-note @+1 {{hint: --select-tf-ops keeps it as a Flex op}}
  %0 = "tf.ConcatV2"(%x, %y, %axis) : (tensor<2x!tf_type.string>, tensor<1x!tf_type.string>, tensor<i32>) -> tensor<3x!tf_type.string>
  return %0 : tensor<3x!tf_type.string>
}
