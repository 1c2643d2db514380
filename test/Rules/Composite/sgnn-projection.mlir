// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @project(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1) <{custom_code = "tftext:custom:SgnnProjection", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}>
// CHECK-NEXT: return
func.func @project(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: signature: Invalid number of arguments to SgnnProjection: it takes 2, the function has 1 (function 'c1_arguments')
func.func @c1_arguments(%a: tensor<?x!tf_type.string>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<?x!tf_type.string>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: signature: Invalid number of results from SgnnProjection: it gives 1, the function has 2 (function 'c1_results')
func.func @c1_results(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> (tensor<?x3xf32>, tensor<?x3xf32>) attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> (tensor<?x3xf32>, tensor<?x3xf32>)
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2_tokens(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: element-type: the tokens should be a string tensor, argument 0 is tensor<?xf32> (function 'c2_tokens')
func.func @c2_tokens(%a: tensor<?xf32>, %b: tensor<?xi64>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?xf32>, tensor<?xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2_splits(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: element-type: the row splits should be an integer tensor, argument 1 is tensor<?xf32> (function 'c2_splits')
func.func @c2_splits(%a: tensor<?x!tf_type.string>, %b: tensor<?xf32>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c2_result(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: element-type: the projection should be a 2D floating-point tensor of shape ?x3, result 0 is tensor<?x3xi32> (function 'c2_result')
func.func @c2_result(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x3xi32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// -----

// CHECK-LABEL: func.func @c3_hash_seed(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: attribute: hash_seed attribute is not set or not an array (function 'c3_hash_seed')
func.func @c3_hash_seed(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c3_buckets(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: attribute: buckets attribute is not set or not an integer (function 'c3_buckets')
func.func @c3_buckets(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c4_columns(
// CHECK-NOT: tfl.
// MISS: composite-sgnn-projection: shape: the projection should be a 2D floating-point tensor of shape ?x3, result 0 is tensor<?x4xf32> (function 'c4_columns')
func.func @c4_columns(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x4xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<?x!tf_type.string>, %b: tensor<?xi64>) -> tensor<?x3xf32> attributes {tf._implements = #tf_type.func<@"tftext:custom:SgnnProjection", {buckets = 5 : i64, hash_seed = [1, 2, 3]}>} {
  %0 = "tfl.custom"(%a, %b) {custom_code = "tftext:custom:SgnnProjection", custom_option = #tfl<const_bytes : "0x">} : (tensor<?x!tf_type.string>, tensor<?xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
