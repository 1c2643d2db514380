// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @detect(
// CHECK-SAME: tf._implements = "TFLite_Detection_PostProcess"
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1, %arg2) <{custom_code = "TFLite_Detection_PostProcess", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}> : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
// CHECK-NEXT: return
func.func @detect(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// The kernel has a default for detections_per_class.

// CHECK-LABEL: func.func @per_class(
// CHECK-NEXT: "tfl.custom"{{.*}}646574656374696F6E735F7065725F636C61737300
func.func @per_class(%a: tensor<*xf32>, %b: tensor<*xf32>, %c: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {detections_per_class = 20 : i64, h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @unranked(
// CHECK-NEXT: "tfl.custom"
func.func @unranked(%a: tensor<*xf32>, %b: tensor<*xf32>, %c: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: signature: Invalid number of arguments to TFLite_Detection_PostProcess: it takes 3, the function has 2 (function 'c1_arguments')
func.func @c1_arguments(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: signature: Invalid number of results from TFLite_Detection_PostProcess: it gives 4, the function has 3 (function 'c1_results')
func.func @c1_results(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:3 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>)
  return %0#0, %0#1, %0#2 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>
}

// -----

// CHECK-LABEL: func.func @c2_max_detections(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: max_detections attribute is not set or not an integer (function 'c2_max_detections')
func.func @c2_max_detections(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c2_max_classes_per_detection(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: max_classes_per_detection attribute is not set or not an integer (function 'c2_max_classes_per_detection')
func.func @c2_max_classes_per_detection(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c2_num_classes(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: num_classes attribute is not set or not an integer (function 'c2_num_classes')
func.func @c2_num_classes(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c2_bool(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: num_classes attribute is not set or not an integer, it is true (function 'c2_bool')
func.func @c2_bool(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = true, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c2_large(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: max_detections attribute should fit into 32 bits, it is 9999999999 (function 'c2_large')
func.func @c2_large(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 9999999999 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c2_zero(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: max_detections attribute should be greater than 0, it is 0 (function 'c2_zero')
func.func @c2_zero(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 0 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_nms_score_threshold(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: nms_score_threshold attribute is not set or not a float, it is 1 : i64 (function 'c3_nms_score_threshold')
func.func @c3_nms_score_threshold(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 1 : i64, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_nms_iou_threshold(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: nms_iou_threshold attribute is not set or not a float, it is 1 : i64 (function 'c3_nms_iou_threshold')
func.func @c3_nms_iou_threshold(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 1 : i64, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_y_scale(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: y_scale attribute is not set or not a float, it is 1 : i64 (function 'c3_y_scale')
func.func @c3_y_scale(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 1 : i64}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_x_scale(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: x_scale attribute is not set or not a float, it is 1 : i64 (function 'c3_x_scale')
func.func @c3_x_scale(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 1 : i64, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_h_scale(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: h_scale attribute is not set or not a float, it is 1 : i64 (function 'c3_h_scale')
func.func @c3_h_scale(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 1 : i64, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c3_w_scale(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: w_scale attribute is not set or not a float, it is 1 : i64 (function 'c3_w_scale')
func.func @c3_w_scale(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 1 : i64, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c4_use_regular_nms(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: attribute: use_regular_nms attribute is not set or not a bool, it is 1 : i64 (function 'c4_use_regular_nms')
func.func @c4_use_regular_nms(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = 1 : i64, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c5_anchors(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: element-type: the anchors should be a 2D float or uint8 tensor, argument 2 is tensor<64x4xf64> (function 'c5_anchors')
func.func @c5_anchors(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf64>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf64>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c5_result(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: element-type: the result should be a float tensor, result 3 is tensor<1xi32> (function 'c5_result')
func.func @c5_result(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xi32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xi32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xi32>
}

// -----

// CHECK-LABEL: func.func @c6_rank(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: shape: the class predictions should be a 3D float or uint8 tensor, argument 1 is tensor<64x91xf32> (function 'c6_rank')
func.func @c6_rank(%a: tensor<1x64x4xf32>, %b: tensor<64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c6_batch(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: shape: the box encodings should be a 3D tensor of shape 1x?x?, argument 0 is tensor<2x64x4xf32> (function 'c6_batch')
func.func @c6_batch(%a: tensor<2x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<2x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c6_box(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: shape: the box encodings should have at least 4 columns (the coordinates of a box), they have 3 (function 'c6_box')
func.func @c6_box(%a: tensor<1x64x3xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x3xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @c6_anchors(
// CHECK-NOT: tfl.
// MISS: composite-detection-post-process: shape: the anchors should be a 2D tensor of shape ?x4, argument 2 is tensor<64x5xf32> (function 'c6_anchors')
func.func @c6_anchors(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x5xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tf.Elsewhere"(%a, %b, %c) : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x5xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0, %arg1, %arg2)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<1x64x4xf32>, %b: tensor<1x64x91xf32>, %c: tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>) attributes {tf._implements = #tf_type.func<@TFLite_Detection_PostProcess, {h_scale = 5.0 : f32, max_classes_per_detection = 1 : i64, max_detections = 10 : i64, nms_iou_threshold = 0.6 : f32, nms_score_threshold = 0.3 : f32, num_classes = 90 : i64, use_regular_nms = true, w_scale = 5.0 : f32, x_scale = 10.0 : f32, y_scale = 10.0 : f32}>} {
  %0:4 = "tfl.custom"(%a, %b, %c) {custom_code = "TFLite_Detection_PostProcess", custom_option = #tfl<const_bytes : "0x">} : (tensor<1x64x4xf32>, tensor<1x64x91xf32>, tensor<64x4xf32>) -> (tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1x10x4xf32>, tensor<1x10xf32>, tensor<1x10xf32>, tensor<1xf32>
}
