// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -split-input-file -verify-diagnostics

// If sizes contradict, tf.Equal returns one scalar False instead of a tensor.

func.func @contradiction(%x: tensor<?x3xf32>, %y: tensor<?x2xf32>) -> tensor<*xi1> {
  // expected-error@+3 {{TFLite cannot compare tensors whose shapes may not fit}}
  // expected-note@+2 {{hint: give both operands known ranks, and sizes that broadcast}}
  // expected-note@+1 {{hint: --select-tf-ops keeps it as a Flex op}}
  %0 = "tf.Equal"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}

// -----

func.func @unknown_rank(%x: tensor<?x3xf32>, %y: tensor<*xf32>) -> tensor<*xi1> {
  // expected-error@+3 {{TFLite cannot compare tensors whose shapes may not fit}}
  // expected-note@+2 {{hint: give both operands known ranks, and sizes that broadcast}}
  // expected-note@+1 {{hint: --select-tf-ops keeps it as a Flex op}}
  %0 = "tf.NotEqual"(%x, %y) <{incompatible_shape_error = false}> : (tensor<?x3xf32>, tensor<*xf32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}
