// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "tftext:WhitespaceTokenizer", custom_option = #tfl<const_bytes : "0x">}>
// CHECK-NEXT: return
func.func @scalar(%a: tensor<!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @vector(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "tftext:WhitespaceTokenizer", custom_option = #tfl<const_bytes : "0x">}>
// CHECK-NEXT: return
func.func @vector(%a: tensor<2x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0:2 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @matrix(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "tftext:WhitespaceTokenizer", custom_option = #tfl<const_bytes : "0x">}>
// CHECK-NEXT: return
func.func @matrix(%a: tensor<2x3x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0:3 = "tf.Elsewhere"(%a) : (tensor<2x3x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>)
  return %0#0, %0#1, %0#2 : tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: signature: Invalid number of arguments to WhitespaceTokenizer: it takes 1, the function has 2 (function 'c1_arguments')
func.func @c1_arguments(%a: tensor<!tf_type.string>, %b: tensor<!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<!tf_type.string>, tensor<!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: signature: Invalid number of results from WhitespaceTokenizer: it gives 2, the function has 1 (function 'c1_results')
func.func @c1_results(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c2_input(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: element-type: Input should be a 0D to 2D string tensor, argument 0 is tensor<2xi32> (function 'c2_input')
func.func @c2_input(%a: tensor<2xi32>) -> (tensor<?x!tf_type.string>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0:2 = "tf.Elsewhere"(%a) : (tensor<2xi32>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @c2_splits(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: element-type: the row splits should be a 1D int64 tensor, result 1 is tensor<?xi32> (function 'c2_splits')
func.func @c2_splits(%a: tensor<2x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi32>) attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0:2 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi32>
}

// -----

// CHECK-LABEL: func.func @c3_input(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: shape: Input should be a 0D to 2D string tensor, argument 0 is tensor<2x3x4x!tf_type.string> (function 'c3_input')
func.func @c3_input(%a: tensor<2x3x4x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0:4 = "tf.Elsewhere"(%a) : (tensor<2x3x4x!tf_type.string>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @c3_tokens(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: shape: the tokens should be a 1D string tensor, result 0 is tensor<1x?x!tf_type.string> (function 'c3_tokens')
func.func @c3_tokens(%a: tensor<!tf_type.string>) -> tensor<1x?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<!tf_type.string>) -> tensor<1x?x!tf_type.string>
  return %0 : tensor<1x?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c4_input(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: unknown-shape: Input should be a 0D to 2D string tensor, argument 0 is tensor<*x!tf_type.string> (function 'c4_input')
func.func @c4_input(%a: tensor<*x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<*x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c4_tokens(
// CHECK-NOT: tfl.
// MISS: composite-whitespace-tokenizer: unknown-shape: the tokens should be a 1D string tensor, result 0 is tensor<*x!tf_type.string> (function 'c4_tokens')
func.func @c4_tokens(%a: tensor<!tf_type.string>) -> tensor<*x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<!tf_type.string>) -> tensor<*x!tf_type.string>
  return %0 : tensor<*x!tf_type.string>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:WhitespaceTokenizer", {}>} {
  %0 = "tfl.custom"(%a) {custom_code = "tftext:WhitespaceTokenizer", custom_option = #tfl<const_bytes : "0x">} : (tensor<!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}
