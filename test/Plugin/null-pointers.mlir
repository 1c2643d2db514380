// A null pointer that the interface does not allow is reported as a mistake of
// the plug-in and does not crash.

// RUN: tfuse-opt %s --tf-user-fusions="plugins=%test_lib/TestNullPointers.so" --split-input-file --verify-diagnostics -o /dev/null

// expected-error @+2 {{results are replaced by null pointers}}
// expected-note @+1 {{hint: disable it}}
func.func @values(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "null:values"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{an op is built from null pointers}}
// expected-note @+1 {{hint: disable it}}
func.func @op(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "null:op"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{an op is built from null pointers}}
// expected-note @+1 {{hint: disable it}}
func.func @operands(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "null:operands"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{an op is built from null pointers}}
// expected-note @+1 {{hint: disable it}}
func.func @list(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "null:list"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{the pointer that receives the attribute is null}}
// expected-note @+1 {{hint: disable it}}
func.func @info(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "null:info"} {
  func.return %x : tensor<4xf32>
}
