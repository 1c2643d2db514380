// RUN: tfuse-opt %s "-tfl-legalize-tf=diagnose" -verify-diagnostics

// The hint names the option that helps: an op outside the delegate's list is no
// Flex op.

func.func @allowed(%x: tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string> {
  // expected-error @+2 {{cannot lower tf.StringLower: TFLite has no equivalent op}}
  // expected-note @+1 {{hint: --select-tf-ops keeps it as a Flex op}}
  %0 = "tf.StringLower"(%x) : (tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

func.func @user(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+2 {{cannot lower tf.Lgamma: TFLite has no equivalent op}}
  // expected-note @+1 {{hint: --allow-custom-ops}}
  %0 = "tf.Lgamma"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
