// RUN: tfuse-opt %s "-tfl-legalize-tf=diagnose select-tf-ops" -verify-diagnostics

// With select-tf-ops, an op outside the delegate's list needs a kernel of the
// application.

func.func @user(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+2 {{cannot lower tf.Lgamma: TFLite has no equivalent op}}
  // expected-note @+1 {{hint: --select-user-tf-ops Lgamma keeps it as a Flex op}}
  %0 = "tf.Lgamma"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// The delegate has no functions of the model.

func.func private @f(tensor<2xf32>) -> tensor<2xf32>
func.func @call(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+2 {{cannot lower tf.MapDefun}}
  // expected-note @+1 {{hint: --allow-custom-ops}}
  %0 = "tf.MapDefun"(%x) {Targuments = [f32], Tcaptured = [], output_shapes = [#tf_type.shape<2>], output_types = [f32], f = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
