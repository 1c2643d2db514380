// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

func.func @too_few_operands(%x: tensor<f32>) {
  // expected-error@+1 {{'tf.AddV2' op expected 2 operands, but found 1}}
  %0 = "tf.AddV2"(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @too_few_besides_a_list() {
  // expected-error@+1 {{'tf.ConcatV2' op expected 1 or more operands, but found 0}}
  %0 = "tf.ConcatV2"() : () -> tensor<f32>
  return
}

// -----

func.func @too_many_results(%x: tensor<f32>) {
  // expected-error@+1 {{'tf.Relu' op requires one result}}
  %0:2 = "tf.Relu"(%x) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @region(%x: tensor<f32>) {
  // expected-error@+1 {{'tf.Relu' op requires zero regions}}
  %0 = "tf.Relu"(%x) ({}) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @missing_attribute(%x: tensor<1x4x4x1xf32>) {
  // expected-error@+1 {{'tf.MaxPool' op requires attribute 'ksize'}}
  %0 = "tf.MaxPool"(%x) {padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @value_not_allowed(%x: tensor<1x4x4x1xf32>) {
  // expected-error@+1 {{attribute 'padding' failed to satisfy constraint: string attribute whose value is SAME, or VALID, or EXPLICIT}}
  %0 = "tf.MaxPool"(%x) {ksize = [1, 2, 2, 1], padding = "FULL", strides = [1, 1, 1, 1]} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @list_too_short(%x: tensor<1x4x4x1xf32>) {
  // expected-error@+1 {{attribute 'ksize' failed to satisfy constraint: 64-bit integer array attribute with at least 4 elements}}
  %0 = "tf.MaxPool"(%x) {ksize = [2, 2], padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @number_too_small(%x: tensor<1x4x4x1xf32>) {
  // expected-error@+1 {{attribute 'block_size' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 2}}
  %0 = "tf.SpaceToDepth"(%x) {block_size = 1 : i64} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @number_of_other_width(%x: tensor<1x4x4x4xf32>) {
  // expected-error@+1 {{attribute 'block_size' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "tf.DepthToSpace"(%x) {block_size = 2 : i32} : (tensor<1x4x4x4xf32>) -> tensor<1x8x8x1xf32>
  return
}

// -----

func.func @element_type(%x: tensor<2xi32>) {
  // expected-error@+1 {{'tf.Softmax' op operand #0 must be tensor of floating-point values, but got 'tensor<2xi32>'}}
  %0 = "tf.Softmax"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @no_tensor(%x: f32) {
  // expected-error@+1 {{'tf.Identity' op operand #0 must be tensor of tf.dtype values, but got 'f32'}}
  %0 = "tf.Identity"(%x) : (f32) -> tensor<f32>
  return
}

// -----

func.func @element_type_in_list(%x: tensor<!tf_type.string>, %y: tensor<f32>) {
  // expected-error@+1 {{'tf.StringJoin' op operand #1 must be variadic of tensor of string values, but got 'tensor<f32>'}}
  %0 = "tf.StringJoin"(%x, %y) : (tensor<!tf_type.string>, tensor<f32>) -> tensor<!tf_type.string>
  return
}

// -----

func.func @mixed_element_types(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error@+1 {{'tf.AddV2' op requires compatible element types for all operands and results}}
  %0 = "tf.AddV2"(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @constant() {
  // expected-error@+1 {{'tf.Const' op value of type 'tensor<2xf32>' does not fit the result type 'tensor<3xf32>'}}
  %0 = "tf.Const"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<3xf32>
  return
}

// -----

func.func @undefined_function(%x: tensor<f32>) {
  // expected-error@+1 {{'f' attribute refers to an undefined function: @nowhere}}
  %0 = "tf.PartitionedCall"(%x) {f = @nowhere} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @two(tensor<f32>, tensor<f32>)
func.func @argument_count(%x: tensor<f32>) {
  // expected-error@+1 {{argument count mismatch: 'args' has 1 arguments, but '@two' expects 2}}
  "tf.StatefulPartitionedCall"(%x) {f = @two} : (tensor<f32>) -> ()
  return
}

// -----

func.func private @then(tensor<f32>) -> tensor<f32>
func.func @undefined_branch(%c: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{'tf.If' op else_branch refers to an undefined function : nowhere}}
  %0 = "tf.If"(%c, %x) {then_branch = @then, else_branch = @nowhere, is_stateless = true} : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @custom_form(%x: tensor<f32>) {
  // expected-error@+1 {{'tf.Relu' has no custom assembly form}}
  %0 = tf.Relu %x : tensor<f32>
  return
}
