// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires. TensorFlow's function has a dimension for the batch in its results.

// CHECK-LABEL: func.func @batch_of_one(
// CHECK: [[INDICES:%.*]], [[COUNT:%.*]] = "tfl.non_max_suppression_v4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<12x4xf32>, tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<?xi32>, tensor<i32>)
// CHECK: [[FIRST:%.*]] = "tf.ExpandDims"([[INDICES]], {{.*}} -> tensor<1x?xi32>
// CHECK: [[SECOND:%.*]] = "tf.ExpandDims"([[COUNT]], {{.*}} -> tensor<1xi32>
// CHECK: return [[FIRST]], [[SECOND]]
func.func @batch_of_one(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<1x?xi32>, tensor<1xi32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores, %size, %iou, %score) : (tensor<12x4xf32>, tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<1x?xi32>, tensor<1xi32>)
  return %0#0, %0#1 : tensor<1x?xi32>, tensor<1xi32>
}

// -----

// Without the batch, and with arguments that say how to compute.

// CHECK-LABEL: func.func @no_batch(
// CHECK: [[OUT:%.*]], [[COUNT:%.*]] = "tfl.non_max_suppression_v4"
// CHECK-NEXT: return [[OUT]], [[COUNT]] : tensor<5xi32>, tensor<i32>
func.func @no_batch(%boxes: tensor<?x4xf32>, %scores: tensor<?xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>, %sorted: tensor<i1>, %tile: tensor<i32>) -> (tensor<5xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<?x4xf32>, tensor<?xf32>) -> (tensor<5xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<5xi32>, tensor<i32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: signature: Invalid number of arguments to non_max_suppression_padded_v2: it takes at least 5, the function has 2 (function 'c1_arguments')
func.func @c1_arguments(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>) -> (tensor<12x4xf32>, tensor<12xf32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  return %boxes, %scores : tensor<12x4xf32>, tensor<12xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: signature: Invalid number of results from non_max_suppression_padded_v2: it gives 2, the function has 1 (function 'c1_results')
func.func @c1_results(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> tensor<i32> attributes {tf._implements = "non_max_suppression_padded_v2"} {
  return %size : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c2_batch(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: shape: TFLite does not support batched input for non_max_suppression_padded: boxes should be a 2D float tensor of shape ?x4, argument 0 is tensor<2x12x4xf32> (function 'c2_batch')
func.func @c2_batch(%boxes: tensor<2x12x4xf32>, %scores: tensor<2x12xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<2x?xi32>, tensor<2xi32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<2x12x4xf32>, tensor<2x12xf32>) -> (tensor<2x?xi32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2x?xi32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @c2_scores(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: shape: scores should be a 1D float tensor, argument 1 is tensor<12x1xf32> (function 'c2_scores')
func.func @c2_scores(%boxes: tensor<12x4xf32>, %scores: tensor<12x1xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<?xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<12x4xf32>, tensor<12x1xf32>) -> (tensor<?xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<?xi32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c3_threshold(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: shape: iou_threshold should be a scalar float tensor, argument 3 is tensor<1xf32> (function 'c3_threshold')
func.func @c3_threshold(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>, %size: tensor<i32>, %iou: tensor<1xf32>, %score: tensor<f32>) -> (tensor<?xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<12x4xf32>, tensor<12xf32>) -> (tensor<?xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<?xi32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c4_boxes(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: element-type: TFLite does not support batched input for non_max_suppression_padded: boxes should be a 2D float tensor of shape ?x4, argument 0 is tensor<12x4xf16> (function 'c4_boxes')
func.func @c4_boxes(%boxes: tensor<12x4xf16>, %scores: tensor<12xf16>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<?xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<12x4xf16>, tensor<12xf16>) -> (tensor<?xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<?xi32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @c5_results(
// CHECK-NOT: tfl.
// MISS: composite-non-max-suppression: unknown-shape: the indices should be a 1D to 2D int32 tensor, result 0 is tensor<*xi32> (function 'c5_results')
func.func @c5_results(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<*xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tf.Elsewhere"(%boxes, %scores) : (tensor<12x4xf32>, tensor<12xf32>) -> (tensor<*xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<*xi32>, tensor<i32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.non_max_suppression_v4"
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%boxes: tensor<12x4xf32>, %scores: tensor<12xf32>, %size: tensor<i32>, %iou: tensor<f32>, %score: tensor<f32>) -> (tensor<5xi32>, tensor<i32>) attributes {tf._implements = "non_max_suppression_padded_v2"} {
  %0:2 = "tfl.non_max_suppression_v4"(%boxes, %scores, %size, %iou, %score) : (tensor<12x4xf32>, tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<5xi32>, tensor<i32>)
  return %0#0, %0#1 : tensor<5xi32>, tensor<i32>
}
