// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @dense(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "tftext:Ngrams", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}>
// CHECK-NEXT: return
func.func @dense(%a: tensor<2x3x!tf_type.string>) -> tensor<2x2x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x3x!tf_type.string>) -> tensor<2x2x!tf_type.string>
  return %0 : tensor<2x2x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @ragged(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1, %arg2) <{custom_code = "tftext:Ngrams", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}>
// CHECK-NEXT: return
func.func @ragged(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>, %c: tensor<?xi64>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0:3 = "tf.Elsewhere"(%a, %b, %c) : (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>) -> (tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>)
  return %0#0, %0#1, %0#2 : tensor<?x!tf_type.string>, tensor<?xi64>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @unranked(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "tftext:Ngrams", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}>
// CHECK-NEXT: return
func.func @unranked(%a: tensor<*x!tf_type.string>) -> tensor<*x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<*x!tf_type.string>) -> tensor<*x!tf_type.string>
  return %0 : tensor<*x!tf_type.string>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: signature: Invalid number of results from Ngrams: it gives 2, the function has 1 (function 'c1_results')
func.func @c1_results(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c2_tokens(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: element-type: the tokens should be a string tensor, argument 0 is tensor<2xi32> (function 'c2_tokens')
func.func @c2_tokens(%a: tensor<2xi32>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2xi32>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c2_splits(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: element-type: the row splits should be a 1D int64 tensor, argument 1 is tensor<?xi32> (function 'c2_splits')
func.func @c2_splits(%a: tensor<?x!tf_type.string>, %b: tensor<?xi32>) -> (tensor<?x!tf_type.string>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi32>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @c3_dense(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: shape: the n-grams should be a 2D string tensor, result 0 is tensor<?x!tf_type.string> (function 'c3_dense')
func.func @c3_dense(%a: tensor<2x3x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x3x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c3_ragged(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: shape: the tokens should be a 1D string tensor, argument 0 is tensor<2x3x!tf_type.string> (function 'c3_ragged')
func.func @c3_ragged(%a: tensor<2x3x!tf_type.string>, %b: tensor<?xi64>) -> (tensor<?x!tf_type.string>, tensor<?xi64>) attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<2x3x!tf_type.string>, tensor<?xi64>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @c4_width(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: attribute: width attribute is not set or not an integer, it is "2" (function 'c4_width')
func.func @c4_width(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = "2"}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c4_axis(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: attribute: axis attribute is not set or not an integer (function 'c4_axis')
func.func @c4_axis(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c4_separator(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: attribute: string_separator attribute is not set or not a string (function 'c4_separator')
func.func @c4_separator(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// CHECK-LABEL: func.func @c4_reduction(
// CHECK-NOT: tfl.
// MISS: composite-ngrams: attribute: reduction_type attribute is not set or not a string (function 'c4_reduction')
func.func @c4_reduction(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, string_separator = " ", width = 2 : i64}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string> attributes {tf._implements = #tf_type.func<@"tftext:Ngrams", {axis = -1 : i64, reduction_type = "STRING_JOIN", string_separator = " ", width = 2 : i64}>} {
  %0 = "tfl.custom"(%a) {custom_code = "tftext:Ngrams", custom_option = #tfl<const_bytes : "0x">} : (tensor<2x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}
