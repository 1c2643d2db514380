// Every mistake of a plug-in is reported with the plug-in's name.

// RUN: tfuse-opt %s --tf-user-fusions="plugins=%test_lib/TestMistakes.so" --split-input-file --verify-diagnostics -o /dev/null

// expected-error @+2 {{the fusion 'mistake' of the plug-in mistakes 0 (}}
// expected-note @+1 {{hint: disable it with --disable-rule mistake}}
func.func @throws(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:throw"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{is broken: an exception: out of ideas}}
// expected-note @+1 {{hint: disable it}}
func.func @throw(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:throw"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{is broken: an exception}}
// expected-note @+1 {{hint: disable it}}
func.func @throw_int(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:throw_int"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{argument 7 does not exist}}
// expected-note @+1 {{hint: disable it}}
func.func @argument(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:argument"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{a null value is passed where a value is required}}
// expected-note @+1 {{hint: disable it}}
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:none"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{1 results must be replaced, but the plug-in gives 2 values}}
// expected-note @+1 {{hint: disable it}}
func.func @count(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:count"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{a result is a tensor<4xi32>, but a tensor<4xf32> is required}}
// expected-note @+1 {{hint: disable it}}
func.func @type(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:type"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{TFLite has no operator 'ABSOLUTELY' for plug-ins}}
// expected-note @+1 {{hint: disable it}}
func.func @builtin(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:builtin"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{'ABS' has no attribute 'beta'}}
// expected-note @+1 {{hint: disable it}}
func.func @attribute(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:attribute"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{the attribute 'beta' of 'SOFTMAX' has another kind or no such value in TFLite}}
// expected-note @+1 {{hint: disable it}}
func.func @attribute_kind(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:attribute_kind"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{the op 'CONV_2D' is invalid: }}
// expected-note @+1 {{hint: disable it}}
func.func @operands(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:operands"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{TensorFlow has no op 'Reluu'}}
// expected-note @+1 {{hint: disable it}}
func.func @tensorflow(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:tensorflow"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{the op 'AddV2' is invalid: }}
// expected-note @+1 {{hint: disable it}}
func.func @tensorflow_operands(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:tensorflow_operands"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{a constant of 8 elements was given 3}}
// expected-note @+1 {{hint: disable it}}
func.func @constant(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:constant"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{the option 'a' of the custom op 'Twice' is duplicate}}
// expected-note @+1 {{hint: disable it}}
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:twice"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{there is no mistake 'unheard'}}
// expected-note @+1 {{hint: disable it}}
func.func @unheard(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:unheard"} {
  func.return %x : tensor<4xf32>
}

// -----

// Refusals of a plug-in, which are not mistakes.

// expected-error @+2 {{mistake:*: not today (function 'reason')}}
// expected-note @+1 {{hint: come back tomorrow}}
func.func @reason(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:reason"} {
  func.return %x : tensor<4xf32>
}

// -----

// expected-error @+2 {{mistake:*: the plug-in gives no reason (function 'silent')}}
// expected-note @+1 {{hint: change the function}}
func.func @silent(%x: tensor<4xf32>) -> tensor<4xf32> attributes {tf._implements = "mistake:silent"} {
  func.return %x : tensor<4xf32>
}
