// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @warp(
// CHECK-SAME: tf._implements = "DenseImageWarp"
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1) <{custom_code = "DenseImageWarp", custom_option = #tfl<const_bytes : "0x">}> : (tensor<?x?x?x3xf32>, tensor<?x?x?x2xf32>) -> tensor<?x?x?x3xf32>
// CHECK-NEXT: return
func.func @warp(%a: tensor<?x?x?x3xf32>, %b: tensor<?x?x?x2xf32>) -> tensor<?x?x?x3xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<?x?x?x3xf32>, tensor<?x?x?x2xf32>) -> tensor<?x?x?x3xf32>
  return %0 : tensor<?x?x?x3xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: signature: Invalid number of arguments to DenseImageWarp: it takes 2, the function has 1 (function 'c1_arguments')
func.func @c1_arguments(%a: tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a) : (tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: signature: Invalid number of results from DenseImageWarp: it gives 1, the function has 2 (function 'c1_results')
func.func @c1_results(%a: tensor<1x5x6x2xf32>, %b: tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) attributes {tf._implements = "addons:DenseImageWarp"} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>)
  return %0#0, %0#1 : tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_image(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: element-type: Image should be a 4D float tensor, argument 0 is tensor<1x5x6x2xf16> (function 'c2_image')
func.func @c2_image(%a: tensor<1x5x6x2xf16>, %b: tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x5x6x2xf16>, tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_flow(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: element-type: Flow should be a 4D float tensor, argument 1 is tensor<1x5x6x2xi32> (function 'c2_flow')
func.func @c2_flow(%a: tensor<1x5x6x2xf32>, %b: tensor<1x5x6x2xi32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x5x6x2xf32>, tensor<1x5x6x2xi32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c3_image(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: shape: Image should be a 4D float tensor, argument 0 is tensor<5x6x2xf32> (function 'c3_image')
func.func @c3_image(%a: tensor<5x6x2xf32>, %b: tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<5x6x2xf32>, tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c3_channels(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: shape: Flow should be a 4D tensor of shape ?x?x?x2, argument 1 is tensor<1x5x6x3xf32> (function 'c3_channels')
func.func @c3_channels(%a: tensor<1x5x6x2xf32>, %b: tensor<1x5x6x3xf32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x5x6x2xf32>, tensor<1x5x6x3xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

// -----

// CHECK-LABEL: func.func @c4_output(
// CHECK-NOT: tfl.
// MISS: composite-dense-image-warp: unknown-shape: Output should be a 4D float tensor, result 0 is tensor<*xf32> (function 'c4_output')
func.func @c4_output(%a: tensor<1x5x6x2xf32>, %b: tensor<1x5x6x2xf32>) -> tensor<*xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<1x5x6x2xf32>, %b: tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32> attributes {tf._implements = "addons:DenseImageWarp"} {
  %0 = "tfl.custom"(%a, %b) {custom_code = "DenseImageWarp", custom_option = #tfl<const_bytes : "0x">} : (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}
