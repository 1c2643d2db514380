// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -verify-diagnostics

// The element type string has no zero.

func.func @gradient_of_strings(%shape: tensor<1xi32>, %i: tensor<1xi32>, %dy: tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string> {
  // expected-error @+3 {{cannot lower tf.StridedSliceGrad}}
  // expected-note @+2 {{hint: cast}}
  // expected-note @+1 {{hint: --select-tf-ops keeps it as a Flex op}}
  %0 = "tf.StridedSliceGrad"(%shape, %i, %i, %i, %dy) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string>
  func.return %0 : tensor<?x!tf_type.string>
}
