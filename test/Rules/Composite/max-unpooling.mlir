// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// The options are a TfLitePoolParams: padding 1 (SAME) or 2 (VALID), strides
// (width, height), filter (width, height), zeros.

// CHECK-LABEL: func.func @same(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1) <{custom_code = "MaxUnpooling2D", custom_option = #tfl<const_bytes : "0x01000000050000000400000003000000020000000000000000000000000000000000000000000000">}>
// CHECK-NEXT: return
func.func @same(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @valid(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1) <{custom_code = "MaxUnpooling2D", custom_option = #tfl<const_bytes : "0x02000000
func.func @valid(%a: tensor<*xf32>, %b: tensor<*xi32>) -> tensor<*xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "VALID", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<*xf32>, tensor<*xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: signature: Invalid number of arguments to MaxUnpooling2D: it takes 2, the function has 1 (function 'c1_arguments')
func.func @c1_arguments(%a: tensor<1x3x4x2xf32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a) : (tensor<1x3x4x2xf32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: signature: Invalid number of results from MaxUnpooling2D: it gives 1, the function has 2 (function 'c1_results')
func.func @c1_results(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> (tensor<1x6x8x2xf32>, tensor<1x6x8x2xf32>) attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> (tensor<1x6x8x2xf32>, tensor<1x6x8x2xf32>)
  return %0#0, %0#1 : tensor<1x6x8x2xf32>, tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_pool_size(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: 'pool_size' attribute for MaxUnpooling2D must be set and has size of 2 (function 'c2_pool_size')
func.func @c2_pool_size(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_strides(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: 'strides' attribute for MaxUnpooling2D must be set and has size of 2, it is [1, 2, 2, 1] (function 'c2_strides')
func.func @c2_strides(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [1, 2, 2, 1]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_floats(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: 'strides' attribute for MaxUnpooling2D does not contain integer values, it is [2.000000e+00 : f32, 2.000000e+00 : f32] (function 'c2_floats')
func.func @c2_floats(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [2.0 : f32, 2.0 : f32]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_large(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: pool_size and strides should fit into 32 bits, one is 9999999999 (function 'c2_large')
func.func @c2_large(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [2, 9999999999]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_zero(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: pool_size and strides should be greater than 0, one is 0 (function 'c2_zero')
func.func @c2_zero(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [2, 0]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c3_padding(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: Padding for MaxUnpooling2D must be 'SAME' or 'VALID', it is 'EXPLICIT' (function 'c3_padding')
func.func @c3_padding(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "EXPLICIT", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c3_missing(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: attribute: 'padding' attribute for MaxUnpooling2D is not set or not a string (function 'c3_missing')
func.func @c3_missing(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c4_indices(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: element-type: the indices should be a 4D int32 tensor, argument 1 is tensor<1x3x4x2xi64> (function 'c4_indices')
func.func @c4_indices(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi64>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi64>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @c5_values(
// CHECK-NOT: tfl.
// MISS: composite-max-unpooling: shape: the values should be a 4D float tensor, argument 0 is tensor<3x4x2xf32> (function 'c5_values')
func.func @c5_values(%a: tensor<3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<1x3x4x2xf32>, %b: tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32> attributes {tf._implements = #tf_type.func<@"addons:MaxUnpooling2D", {padding = "SAME", pool_size = [2, 3], strides = [4, 5]}>} {
  %0 = "tfl.custom"(%a, %b) {custom_code = "MaxUnpooling2D", custom_option = #tfl<const_bytes : "0x">} : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}
